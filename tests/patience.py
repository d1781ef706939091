"""A limit of time for what may never end: a game without one of its rules."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Late(BaseException):
    """Timeout. Not an Exception, so that no handler on the way takes it for an error of the game."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise Late after so many seconds of this process."""

    def late(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
