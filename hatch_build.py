"""Compile the hot path into the wheel with mypyc.

The sources are copied to a scratch folder and compiled there, never in the source tree: a left-over
extension would silently shadow its ``.py``. If anything goes wrong (no compiler, no headers, no mypyc)
the wheel is made of plain Python, which plays the same matches, only slower.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# One group, in one C file: calls between modules stay direct, and the compiler may inline them.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({modules!r}, opt_level="3", debug_level="0", group_name="zabletop")
for extension in extensions:
    if "-Werror" in extension.extra_compile_args:
        # A compiler newer than mypyc may have new warnings.
        extension.extra_compile_args.append("-Wno-error")
setup(name="zabletop", packages=[], ext_modules=extensions)
"""

# Only what would make the compiled code wrong stops us here; `make check` is the strict reader.
MYPY_INI = """
[mypy]
follow_imports = silent
ignore_missing_imports = True
"""

# tools/setup.py looks for this line, since pip hides it.
NOTICE = "zabletop is not compiled: "


class CompileHotPath(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, or says why it could not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if os.environ.get("ZABLETOP_PLAIN"):
            self.app.display_warning(NOTICE + "ZABLETOP_PLAIN is set")
            return
        # Removed with this object, also when the build is interrupted.
        self.scratch = tempfile.TemporaryDirectory(prefix="zabletop-build-")
        try:
            extensions = self.compile(Path(self.scratch.name))
        except Exception as failure:
            self.app.display_warning(NOTICE + reason(failure))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(extensions)

    def compile(self, scratch: Path) -> dict[str, str]:
        """Where each compiled module lies, and its place in the wheel."""
        sources, out = scratch / "src", scratch / "out"
        shutil.copytree(Path(self.root) / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        modules = sorted(
            str(path.relative_to(sources))
            for pattern in self.config["compiled"]
            for path in (sources / "zabletop").glob(pattern)
            if path.name not in self.config["interpreted"]
        )
        for module in modules:
            refuse_class_options(module, (sources / module).read_text())
        # mypyc names modules by their path from the folder in which it runs.
        (sources / "setup.py").write_text(SETUP.format(modules=modules))
        (sources / "mypy.ini").write_text(MYPY_INI)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out), "--parallel", "2"]
        log = subprocess.run(
            command, cwd=sources, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        print(log.stdout, flush=True)
        if log.returncode:
            raise OSError(log.stdout)
        built = [path for suffix in ("*.so", "*.pyd") for path in out.rglob(suffix)]
        if not built:
            raise OSError("the compiler made nothing")
        return {str(path): str(path.relative_to(out)) for path in built}


def refuse_class_options(module: str, text: str) -> None:
    """mypyc forgets the options of a class, such as ``frozen=True``, without a word: better slow than wrong."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef) and any(option.arg != "metaclass" for option in node.keywords):
            raise ValueError(f"{module}:{node.lineno}: error: class {node.name} has options: it belongs in shapes.py")


def reason(failure: Exception) -> str:
    """The one line that says most: the first error that a tool reports, else its last word."""
    lines = str(failure).strip().splitlines() or [type(failure).__name__]
    line = next((line.strip() for line in lines if "error:" in line), lines[-1].strip())
    # Of a compiler that failed or is missing, its name and what became of it will do, without the whole command.
    line = re.sub(r"error: \[Errno 2\] No such file or directory: '(.*)'", r"\1 is missing", line)
    return re.sub(r"error: Command '\['([^']+)'.*\]' (returned .*?)\.?$", r"\1 \2", line)[:200]
