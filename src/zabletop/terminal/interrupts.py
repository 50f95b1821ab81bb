"""Ctrl-C, a closed terminal, a request to end: each may come at any moment, and none may spoil a match."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def handled(handler: Callable[[int, FrameType | None], None], *signals: signal.Signals) -> Iterator[None]:
    """Signals go to this handler meanwhile. Outside the main thread no signal arrives, and nothing changes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in signals}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def interrupted_by(*signals: signal.Signals) -> AbstractContextManager[None]:
    """A terminal that is closed, or a request to end, is treated like Ctrl-C."""
    return handled(interrupt, *signals)


@contextmanager
def undisturbed() -> Iterator[None]:
    """An interruption waits until the table is in order again: a match is never left in the middle of an action."""
    pressed: list[int] = []
    with handled(lambda number, frame: pressed.append(number), signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        yield
    if pressed:
        raise KeyboardInterrupt
