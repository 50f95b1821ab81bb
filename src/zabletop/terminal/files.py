"""Records and card files on disk: one clear reason where they can't be read or written, never half a file."""

from __future__ import annotations

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path

from zabletop.engine.errors import BadOption, BadRecord
from zabletop.engine.record import read_record
from zabletop.engine.shapes import Record


def read_text(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise BadOption("cli-unreadable", {"file": file, "why": str(error)}) from error


def load_record(file: str) -> Record:
    return read_record(read_text(file))


def save_record(record: Record, file: str) -> None:
    """Write it beside its place first, so that a full disk or a crash never leaves half a record."""
    target = Path(file)
    if not target.parent.is_dir():
        raise BadOption("cli-no-folder", {"file": file})
    check_place(target)
    try:
        handle, name = tempfile.mkstemp(prefix=".zabletop-", dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as opened:
                opened.write(record.to_json() + b"\n")
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        raise BadOption("cli-unwritable", {"file": file, "why": str(error)}) from error


def check_place(target: Path) -> None:
    """A record may take the place of a record, and of nothing else."""
    if not target.is_file():
        return
    try:
        read_record(target.read_bytes())
    except (BadRecord, OSError) as error:
        raise BadOption("cli-not-over-that", {"file": str(target)}) from error


def saved_matches(game: str) -> list[str]:
    """The matches in this folder that were saved under a name of ours and are not over, the latest first."""
    found = []
    for file in sorted(Path().glob(f"{game}-*.json"), reverse=True):
        with contextlib.suppress(BadRecord, OSError):
            if read_record(file.read_bytes()).result is None:
                found.append(str(file))
    return found


def new_name(game: str) -> str:
    """A file name that is not taken."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    name, number = f"{stem}.json", 1
    while Path(name).exists():
        number += 1
        name = f"{stem}-{number}.json"
    return name
