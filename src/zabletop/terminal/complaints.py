"""Errors in one line. What the system or a library says only in English is said in our words instead."""

from __future__ import annotations

import errno
import re

from zabletop.engine.errors import ZabletopError
from zabletop.words import Words

REASONS = {
    errno.ENOENT: "cli-why-missing",
    errno.EISDIR: "cli-why-folder",
    errno.ENOTDIR: "cli-why-missing",
    errno.EACCES: "cli-why-forbidden",
    errno.EPERM: "cli-why-forbidden",
    errno.EROFS: "cli-why-forbidden",
    errno.ENOSPC: "cli-why-full",
    errno.ENAMETOOLONG: "cli-why-name",
    errno.EINVAL: "cli-why-name",
}

LONGEST = 1000


def complaint(words: Words, error: ZabletopError) -> str:
    """What went wrong, in a sentence."""
    facts = {name: shortened(value) for name, value in error.facts.items()}
    if "why" in facts:
        facts["why"] = reason(words, error)
    return words.say(error.message, **facts)


def shortened(value: object) -> object:
    """Somebody may have typed, or pasted, a whole book: a sentence quotes only its beginning."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def reason(words: Words, error: ZabletopError) -> str:
    """The cause of an error, where it came from below us."""
    cause = error.__cause__
    if isinstance(cause, ZabletopError):
        return complaint(words, cause).rstrip(".")
    if isinstance(cause, OSError):
        return words.say(REASONS.get(cause.errno or 0, "cli-why-other"), number=str(cause.errno))
    if isinstance(cause, UnicodeDecodeError):
        return words.say("cli-why-not-text")
    told = str(error.facts["why"])
    if error.message == "cards-not-toml":
        found = re.search(r"line (\d+), column (\d+)", told)
        return words.say("cli-why-line", line=found[1], column=found[2]) if found else words.say("cli-why-end")
    if error.message == "record-bad-field":
        found = re.search(r"`\$\.?([^`]*)`", told)
        return words.say("cli-why-field", field=found[1] if found and found[1] else "-")
    return words.say("cli-why-name") if isinstance(cause, ValueError) else told
