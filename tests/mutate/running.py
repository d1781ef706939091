"""Run the tests against many mutants, some at a time, each in a copy of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from tests.mutate.copies import ROOT, Copy, Noticed
from tests.mutate.mutants import Mutant, mutated, source_of
from tests.mutate.swapping import IMPORTED
from tests.mutate.traces import SLOW, Traced, stages

EQUIVALENT = Path(__file__).resolve().parent / "equivalent.toml"
Key = tuple[str, str, str, int]


class Fate(NamedTuple):
    """What came of a mutant; `reason` if it is listed as equivalent."""

    mutant: Mutant
    noticed: Noticed
    reason: str = ""


def equivalent() -> dict[Key, str]:
    """The mutants that are known to change nothing, and why."""
    told = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {
        (one["function"], one["before"], one["after"], one.get("which", 1)): one["reason"]
        for one in told.get("mutant", ())
    }


def fates(
    mutants: Sequence[Mutant], tests: list[Traced], copies: Sequence[Copy], quick: bool = False
) -> Iterator[Fate]:
    """What comes of each mutant, as it is known.

    First all are swapped in (see `swapping`). Who survives that, or cannot be swapped, is written into a copy.
    """
    known = equivalent()
    left: list[Mutant] = []
    for mutant, found in _swapped(mutants, tests, copies):
        reason = known.get(mutant.key, "")
        if found.how == IMPORTED or not (found or reason or quick):
            left.append(mutant)
        else:
            yield Fate(mutant, found, reason)
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def fate(mutant: Mutant) -> Fate:
        copy = free.get()
        try:
            reason = known.get(mutant.key, "")
            return Fate(mutant, noticed(copy, mutant, tests, quick or bool(reason)), reason)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        running = [pool.submit(fate, mutant) for mutant in left]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _swapped(
    mutants: Sequence[Mutant], tests: list[Traced], copies: Sequence[Copy]
) -> Iterator[tuple[Mutant, Noticed]]:
    """Each mutant with what the fast tests notice."""
    jobs = []
    for mutant in mutants:
        likely = [test for stage in stages(mutant, tests, quick=True) for test in stage]
        patience = {test.name: test.patience for test in likely}
        jobs.append(mutant._asdict() | {"lines": [], "tests": patience})
    for number, found in copies[0].swapped(jobs, len(copies)):
        yield mutants[number], found


def fails_unchanged(copy: Copy, tests: list[Traced]) -> Noticed:
    """What the fast tests notice although nothing is changed: then they would notice every mutant.

    Kept traces do not know: a new test can be what an old one fails of.
    """
    fast = [test for test in tests if not test.failed and test.seconds < SLOW]
    return copy.notice({test.name: test.patience for test in fast})


def noticed(copy: Copy, mutant: Mutant, tests: list[Traced], quick: bool = False) -> Noticed:
    """Whether a test notices the mutant."""
    return played(copy, mutant, tests, lambda source: mutated(source, mutant.number), quick)


def played(
    copy: Copy, mutant: Mutant, tests: list[Traced], change: Callable[[str], str], quick: bool
) -> Noticed:
    """Whether a test notices if the mutant's module is changed like this."""
    with copy.holding(mutant.module, change(source_of(ROOT, mutant.module))):
        for stage in stages(mutant, tests, quick):
            found = (
                copy.notice({test.name: test.patience for test in stage}) if stage else Noticed()
            )
            if found:
                return found
    return Noticed()


def faults(found: Sequence[Fate], mutants: Sequence[Mutant], floor: float) -> Iterator[str]:
    """Why the mutants' fates are not good enough. `mutants` are all there are."""
    keys = {mutant.key for mutant in mutants}
    for key in equivalent():
        if key not in keys:
            name, before, after, which = key
            yield f"no such mutant, take it off equivalent.toml: {name}: {before} -> {after} ({which})"
    for fate in found:
        if fate.reason and fate.noticed:
            yield f"is noticed, take it off equivalent.toml: {fate.mutant.name}: {fate.mutant.after}"
    if percent(found) < floor:
        yield f"only {percent(found)} % are noticed; {floor:g} % is the floor"


def percent(found: Sequence[Fate]) -> float:
    """How many of a hundred that are not equivalent are noticed."""
    counted = [fate for fate in found if not fate.reason]
    return int(1000 * sum(map(bool, (f.noticed for f in counted))) / max(1, len(counted))) / 10


def as_json(fate: Fate) -> dict[str, Any]:
    """A fate as plain values."""
    mutant = fate.mutant
    return {
        "function": mutant.name,
        "line": mutant.line,
        "before": mutant.before,
        "after": mutant.after,
        "which": mutant.which,
        "rules": mutant.rules,
        "test": fate.noticed.test,
        "how": fate.noticed.how,
        "equivalent": fate.reason,
    }
