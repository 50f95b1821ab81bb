"""A match as a small JSON document. It is the referee's: it holds the secret."""

from __future__ import annotations

import hashlib

import msgspec

from zabletop.engine.dealer import commitment, secret_of_seed
from zabletop.engine.errors import BadRecord
from zabletop.engine.shapes import FORMAT, VERSION, Chance, Record


def sealed(record: Record) -> Record:
    return msgspec.structs.replace(record, digest=digest_of(record))


def digest_of(record: Record) -> str:
    plain = msgspec.structs.replace(record, digest="")
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


def read_record(text: bytes | str) -> Record:
    """A record from its text. Raises BadRecord with one clear reason."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-not-json") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord("record-not-a-record")
    if found.get("version") != VERSION:
        raise BadRecord("record-other-version", {"version": str(found.get("version")), "known": VERSION})
    try:
        record = msgspec.convert(found, Record, strict=True)
    except msgspec.ValidationError as error:
        raise BadRecord("record-bad-field", {"why": str(error)}) from error
    if record.digest != digest_of(record):
        raise BadRecord("record-altered")
    return record


def checked_secret(chance: Chance) -> bytes:
    try:
        secret = bytes.fromhex(chance.secret)
    except ValueError as error:
        raise BadRecord("record-bad-secret") from error
    if commitment(secret) != chance.commitment:
        raise BadRecord("record-broken-promise")
    if chance.seed is not None and secret_of_seed(chance.seed) != secret:
        raise BadRecord("record-bad-secret")
    return secret
