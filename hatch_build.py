"""Compile the hot path into the wheel with mypyc.

The sources are copied to a scratch folder and compiled there, never in the source tree: a left-over
extension would silently shadow its ``.py``. If anything goes wrong (no compiler, no headers, no mypyc)
the wheel is made of plain Python, which plays the same matches, only slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="zabletop", packages=[], ext_modules=mypycify({modules!r}, opt_level="3", debug_level="0"))
"""

NOTICE = "zabletop: not compiled, plain Python will be used (it is slower and plays the same). Reason: "


class CompileHotPath(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, or says why it could not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("ZABLETOP_PLAIN"):
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="zabletop-build-"))
        try:
            extensions = self.compile()
        except (subprocess.CalledProcessError, OSError) as failure:
            lines = (getattr(failure, "stdout", "") or str(failure)).strip().splitlines()
            self.app.display_warning(NOTICE + next((x for x in lines if "error" in x.lower()), lines[-1]))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for extension in extensions:
            build_data["force_include"][str(extension)] = str(extension.relative_to(self.scratch / "out"))

    def compile(self) -> list[Path]:
        shutil.copytree(Path(self.root) / "src", self.scratch / "src")
        package = self.scratch / "src" / "zabletop"
        modules = sorted(
            str(path.relative_to(self.scratch / "src"))
            for pattern in self.config["compiled"]
            for path in package.glob(pattern)
            if path.name != "__init__.py"
        )
        # mypyc names modules by their path from the folder in which it runs.
        (self.scratch / "src" / "setup.py").write_text(SETUP.format(modules=modules))
        (self.scratch / "src" / "mypy.ini").write_text("[mypy]\nstrict = True\nignore_missing_imports = True\n")
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(self.scratch / "out")],
            cwd=self.scratch / "src",
            check=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        built = [path for suffix in ("*.so", "*.pyd") for path in (self.scratch / "out").rglob(suffix)]
        if not built:
            raise OSError("the compiler made no extension")
        return built

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        scratch = getattr(self, "scratch", None)
        if scratch is not None:
            shutil.rmtree(scratch, ignore_errors=True)
