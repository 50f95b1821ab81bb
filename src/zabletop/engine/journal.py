"""What happened, in order. Each event has a public face; some also have a secret side for a few seats."""

from __future__ import annotations

from typing import Any

from zabletop.engine.shapes import Event


class Journal:
    """The events of a match so far, and whether the latest action showed a secret to anybody."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def note(self, kind: str, seat: int, facts: dict[str, Any]) -> None:
        """Something that everybody saw and that showed nothing hidden."""
        self.events.append(Event(kind, seat, facts))

    def reveal(self, kind: str, seat: int, facts: dict[str, Any]) -> None:
        """Something hidden became known to all: it can't be taken back freely."""
        self.revealed = True
        self.events.append(Event(kind, seat, facts))

    def whisper(self, kind: str, seat: int, facts: dict[str, Any], secret: dict[str, Any], audience: list[int]) -> None:
        """Something hidden became known to a few: all saw it happen, and it can't be taken back freely."""
        self.revealed = True
        self.events.append(Event(kind, seat, facts, secret, audience))

    def face_down(
        self, kind: str, seat: int, facts: dict[str, Any], secret: dict[str, Any], audience: list[int]
    ) -> None:
        """Something that all saw happen, with a face that its audience already knew: nobody learnt anything hidden."""
        self.events.append(Event(kind, seat, facts, secret, audience))
