"""Write requirements/*.txt: today's versions, every file's hash, for all Pythons and systems that we support.

Run by ``make requirements``. The lists come from pyproject.toml; the files name no package index, so that everybody's
own one (a mirror, a proxy) is used.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Written by `make requirements` from pyproject.toml.\n"


def main() -> None:
    build_tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    # Each list is held to the versions of those before it, since they end up in the same environment.
    lock("run", "pyproject.toml")
    lock("build", "-", "-c", "requirements/run.txt", text="\n".join(build_tools))
    earlier = ("-c", "requirements/run.txt", "-c", "requirements/build.txt")
    for group in ("dev", "bench"):
        lock(group, "--group", group, *earlier)
    lock("lock", "--group", "lock")


def lock(name: str, *sources: str, text: str = "") -> None:
    uv = [str(Path(sys.executable).with_name("uv")), "--no-config", "pip", "compile", "--quiet", "--no-header"]
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate"]
    # Settings of this machine (other indexes, local wheels) must not colour what everybody installs.
    settings = {key: value for key, value in os.environ.items() if not key.startswith(("UV_INDEX", "UV_FIND_LINKS"))}
    pins = subprocess.run(
        [*uv, *options, *sources], cwd=ROOT, env=settings, input=text, text=True, stdout=subprocess.PIPE, check=True
    ).stdout
    (ROOT / "requirements" / f"{name}.txt").write_text(HEADER + pins)
    packages = sum(line[:1].isalnum() for line in pins.splitlines())
    print(f"requirements/{name}.txt: {packages} packages, {pins.count('--hash')} files")


if __name__ == "__main__":
    main()
