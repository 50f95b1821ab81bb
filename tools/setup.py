"""Make ready what a make target needs, and do nothing where all is ready: environment, packages, compiled wheel.

    python tools/setup.py build run dev wheel

``build``, ``run``, ``dev`` and ``lock`` are lists in requirements/; ``wheel`` builds and installs the game itself;
``bench`` makes an environment of its own for the benchmarks. Only the standard library is used, since this runs before
anything is installed.

A stamp inside each environment says what it holds. It goes before the environment is changed and comes back when all
is done, so that a set-up that was interrupted begins anew.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / ".venv"
BENCH = ROOT / ".venv-bench"
STAMP = "zabletop.json"
NOTICE = "zabletop is not compiled: "  # hatch_build.py's words
# Two builds of Python can't share an environment.
PYTHON = f"{sys.implementation.cache_tag}{sys.abiflags}"

Stamp = dict[str, Any]


def main(words: list[str]) -> None:
    lists = [word for word in words if word not in ("wheel", "bench")]
    with one_at_a_time():
        stamp = ready_environment(GAME, lists)
        if "wheel" in words:
            ready_wheel(stamp)
        if "bench" in words:
            # The peers bring a lot of packages, in versions of their choice: the game's own environment stays clear.
            bench = ready_environment(BENCH, [*lists, "bench"])
            if bench.get("wheel") != stamp["wheel"]:
                install_wheel(BENCH, bench, stamp["wheel"])


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups in one folder (``make -j``, two terminals) take turns."""
    with open(__file__) as lock:
        # What we start holds the lock too: if we are killed, the next set-up waits for a pip that is still at work.
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is at work in this folder: waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# The environment and its packages


def ready_environment(folder: Path, lists: list[str]) -> Stamp:
    stamp = read_stamp(folder)
    held: dict[str, str] = stamp.get("lists", {})
    same_place = stamp.get("folder") == str(folder) and (folder / "bin" / "python").exists()
    if not same_place or stamp["python"] != PYTHON or any(held[name] != pins(name) for name in held):
        stamp = new_environment(folder)
    missing = [name for name in lists if name not in stamp["lists"]]
    if missing:
        before = read_stamp(folder)
        (folder / STAMP).unlink(missing_ok=True)
        say(f"Fetching packages ({', '.join(missing)}): once, half a minute or so.")
        for name in missing:
            install_list(folder, name, before)
        stamp["lists"] |= {name: pins(name) for name in missing}
        write_stamp(folder, stamp)
    return stamp


def new_environment(folder: Path) -> Stamp:
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        sys.exit(
            f"This Python ({sys.executable}) can't make a virtual environment: install its venv module (Debian and "
            "Ubuntu: apt install python3-venv), or name another Python, for example: make play PYTHON=python3.12"
        )
    say(f"Making a private environment in {folder.name} with Python {sys.version.split()[0]}.")
    try:
        venv.EnvBuilder(clear=True, symlinks=True, with_pip=True).create(folder)
    except (OSError, subprocess.CalledProcessError) as failure:
        sys.exit(f"The environment {folder} could not be made: {failure}")
    return {"folder": str(folder), "python": PYTHON, "lists": {}}


def install_list(folder: Path, name: str, before: Stamp) -> None:
    # Without isolation, a package that comes as source is built with our own pinned tools, not with any that pip finds.
    options = ["-qq", "--progress-bar=off", "--require-hashes", "--no-build-isolation"]
    if pip(folder, "install", *options, "-r", f"requirements/{name}.txt").returncode:
        if before:
            # pip fetches everything before it installs anything: what was there still works without network.
            write_stamp(folder, before)
        sys.exit(f"requirements/{name}.txt could not be installed (see above). The same command tries again.")


def pins(name: str) -> str:
    file = ROOT / "requirements" / f"{name}.txt"
    return digest(file.read_bytes()) if file.exists() else ""


# The game itself


def ready_wheel(stamp: Stamp) -> None:
    source, held = fingerprint(), stamp.get("wheel", {})
    # A plain build is tried again as soon as there is another compiler.
    if held.get("source") == source and (held["compiled"] or held["compiler"] == compiler()):
        return
    if not os.environ.get("ZABLETOP_PLAIN"):
        say("Compiling the rules for speed: a minute or two, the first time and after a change.")
    start = time.monotonic()
    log = build_wheel()
    compiled = not next(wheel_folder().glob("*.whl")).stem.endswith("-none-any")
    install_wheel(GAME, stamp, {"source": source, "compiled": compiled, "compiler": compiler()})
    if compiled:
        say(f"Compiled in {time.monotonic() - start:.0f} seconds.")
    else:
        why = next((line.partition(NOTICE)[2] for line in log.splitlines() if NOTICE in line), "no reason given")
        say(f"Not compiled: Zabletop runs as plain Python, the same games, only slower ({why}; see .venv/build.log).")


def build_wheel() -> str:
    """Build the wheel and return what was said meanwhile; pip shows it only when asked."""
    shutil.rmtree(wheel_folder(), ignore_errors=True)
    options = ["--verbose", "--no-deps", "--no-index", "--no-build-isolation", f"--wheel-dir={wheel_folder()}"]
    built = pip(GAME, "wheel", *options, ".", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    log = built.stdout.decode(errors="replace")
    (GAME / "build.log").write_text(log)
    if built.returncode:
        sys.exit("\n".join([*log.splitlines()[-20:], "The wheel could not be built (all of it: .venv/build.log)."]))
    return log


def install_wheel(folder: Path, stamp: Stamp, wheel: dict[str, Any]) -> None:
    stamp.pop("wheel", None)
    write_stamp(folder, stamp)
    # An installation that was interrupted may have left something that pip can't remove.
    for old in folder.glob("lib/python*/site-packages/[z~]abletop*"):
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    file = str(next(wheel_folder().glob("*.whl")))
    if pip(folder, "install", "--quiet", "--no-deps", "--no-index", file).returncode:
        sys.exit("The wheel could not be installed (pip says why, above).")
    stamp["wheel"] = wheel
    write_stamp(folder, stamp)


def wheel_folder() -> Path:
    return GAME / "wheel"


def fingerprint() -> str:
    """Changes when any source is changed, added, renamed or deleted, and with the settings of the build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    settings = [project["build-system"], project["project"], project["tool"]["hatch"], os.environ.get("ZABLETOP_PLAIN")]
    files = [ROOT / "hatch_build.py"]
    files += (path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    parts = [f"{path.relative_to(ROOT)} {digest(path.read_bytes())}" for path in files]
    return digest(json.dumps([settings, parts]).encode())


def compiler() -> list[str | bool | None]:
    """What a compilation depends on beside the sources: the compiler that would be called, and Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return [command, shutil.which(command.split()[0]), headers.exists()]


# Small tools


def pip(folder: Path, *arguments: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    settings = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    settings |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
    command = [str(folder / "bin" / "python"), "-I", "-m", "pip", *arguments]
    return subprocess.run(command, cwd=ROOT, env=settings, close_fds=False, stdin=subprocess.DEVNULL, **options)


def read_stamp(folder: Path) -> Stamp:
    try:
        stamp: Stamp = json.loads((folder / STAMP).read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(folder: Path, stamp: Stamp) -> None:
    draft = folder / f"{STAMP}.draft"
    draft.write_text(json.dumps(stamp, indent=1))
    draft.replace(folder / STAMP)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        sys.exit(130)
