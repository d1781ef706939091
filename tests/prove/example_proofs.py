"""Mutation check of each rule by its own examples: disable its functions and see which example fails.

The functions are replaced for the whole process, so `proofs` runs in worker processes: none stays
disabled in the caller's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from platformer_nb import load_game
from platformer_nb.core.parts.examples import Example, Examples
from platformer_nb.core.registry import Entry
from tests.patience import Late, at_most
from tests.prove.switching import without

MISMATCH = "mismatch"
HANGS = "hangs"
PATIENCE = 2.0
"""Seconds of work after which an example counts as hanging, however busy the machine is."""

BATCH = 8
"""Rules per batch for a worker process."""


class Notice(NamedTuple):
    """The failing example and its failure: a mismatch, a hang, or the name of an error; empty if none fails."""

    example: str = ""
    how: str = ""

    @property
    def proves(self) -> bool:
        """Whether the example's result differs from the expected one. An error alone proves little."""
        return self.how == MISMATCH


class Proof(NamedTuple):
    """The failures of a rule's examples: with all its functions disabled, and with each one alone."""

    rule: str
    whole: Notice
    parts: Mapping[str, Notice]


def proofs(
    game: str, rules: Iterable[str], parts: bool = False, processes: int = 1
) -> Iterator[Proof]:
    """Yield the proofs of these rules of a game in their order, computed in worker processes."""
    wanted = tuple(rules)
    batches = [wanted[n : n + BATCH] for n in range(0, len(wanted), BATCH)]
    many = max(1, min(processes, len(batches)))
    with ProcessPoolExecutor(many, mp_context=get_context("spawn")) as pool:
        for batch in pool.map(_prove, [game] * len(batches), batches, [parts] * len(batches)):
            yield from batch


def _prove(game: str, rules: Sequence[str], parts: bool) -> list[Proof]:
    return [prove(game, rule, parts) for rule in rules]


def prove(game: str, rule: str, parts: bool = False) -> Proof:
    """Return the proof of one rule, computed in this process; `parts` also disables each function alone."""
    rulebook = load_game(game).rulebook
    shown = examples_of_game(game)
    entries = rulebook.registry.of(rule)
    own = [example for example in shown.all if rule in example.rules]
    return Proof(
        rule,
        noticed(shown, own, entries),
        {entry.place: noticed(shown, own, (entry,)) for entry in entries} if parts else {},
    )


def examples_of_game(game: str) -> Examples[Any]:
    """Return the examples of a game's rulebook."""
    loaded = load_game(game)
    return loaded.part("examples", loaded.rulebook.examples)


def noticed(shown: Examples[Any], own: Iterable[Example], entries: Sequence[Entry]) -> Notice:
    """Return the first of these examples whose result is wrong with these functions disabled.

    If there is none, the first that stops with an error or hangs.
    """
    error = Notice()
    own = tuple(own)
    for example in own:
        shown.faults(example)  # what it keeps, it keeps with every rule in force
    with without(*entries):
        for example in own:
            found = Notice(example.name, _outcome(shown, example))
            if found.proves:
                return found
            if found.how and not error.how:
                error = found
    return error


def _outcome(shown: Examples[Any], example: Example) -> str:
    """Return the kind of failure of an example; "" if it passes."""
    try:
        with at_most(PATIENCE):
            return MISMATCH if shown.faults(example) else ""
    except Late:
        return HANGS
    except Exception as error:  # a disabled rule may break anything
        return type(error).__name__
