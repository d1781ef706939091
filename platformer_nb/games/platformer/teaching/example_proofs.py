"""Prove each rule by its own examples: switch its functions off, and see which example goes wrong.

The functions are exchanged for the whole process, so this is done in processes of its own
(`proofs`): nothing can stay switched off in the one that asks.
"""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import NamedTuple

from platformer_nb.core.registry import Entry
from platformer_nb.games.platformer.content.examples import Example
from platformer_nb.games.platformer.registry import RULEBOOK
from platformer_nb.games.platformer.teaching.examples import examples_of, run

MISMATCH = "mismatch"
HANGS = "hangs"
PATIENCE = 2.0
"""Seconds after which an example hangs."""

BATCH = 8
"""Rules handed to a process at once."""


class Notice(NamedTuple):
    """The example that goes wrong, and how: a mismatch, or the name of an error; both empty if none."""

    example: str = ""
    how: str = ""

    @property
    def proves(self) -> bool:
        """Whether the example ends otherwise than it says. A mere error proves little."""
        return self.how == MISMATCH


class Proof(NamedTuple):
    """What the examples of a rule notice: without all its functions, and without each of them."""

    rule: str
    whole: Notice
    parts: Mapping[str, Notice]


def proofs(rules: Iterable[str], parts: bool = False, processes: int = 1) -> Iterator[Proof]:
    """The proofs of these rules, in their order, made in so many other processes."""
    wanted = tuple(rules)
    batches = [wanted[n : n + BATCH] for n in range(0, len(wanted), BATCH)]
    many = max(1, min(processes, len(batches)))
    with ProcessPoolExecutor(many, mp_context=get_context("spawn")) as pool:
        for batch in pool.map(_prove, batches, [parts] * len(batches)):
            yield from batch


def _prove(rules: Sequence[str], parts: bool) -> list[Proof]:
    import platformer_nb.games.platformer.engine  # noqa: F401 - enters the functions in the registry

    return [prove(rule, parts) for rule in rules]


def prove(rule: str, parts: bool = False) -> Proof:
    """The proof of one rule, in this process; `parts` asks for each of its functions too."""
    entries, examples = RULEBOOK.of(rule), examples_of(rule)
    return Proof(
        rule,
        noticed(examples, entries),
        {entry.place: noticed(examples, (entry,)) for entry in entries} if parts else {},
    )


def noticed(examples: Iterable[Example], entries: Sequence[Entry]) -> Notice:
    """The first of the examples that does not end as it says without these functions.

    If there is none, the first that stops with an error.
    """
    error = Notice()
    with RULEBOOK.without(*entries):
        for example in examples:
            found = Notice(example.name, _outcome(example))
            if found.proves:
                return found
            if found.how and not error.how:
                error = found
    return error


def _outcome(example: Example) -> str:
    """How the example goes wrong; empty if it does not."""
    try:
        with _at_most(PATIENCE):
            return MISMATCH if run(example).faults else ""
    except _Late:
        return HANGS
    except Exception as error:  # a rule that is missing may break anything
        return type(error).__name__


class _Late(BaseException):
    """Time is up. No Exception, so that nothing on the way takes it for an error of the game."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """A game without one of its rules may go on for ever."""

    def late(*_: object) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
