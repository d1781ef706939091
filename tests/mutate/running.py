"""Run the tests against many mutants in parallel, each in a copy of the project."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from queue import SimpleQueue
from typing import Any, NamedTuple

from tests.mutate.copies import ROOT, Copy, Noticed
from tests.mutate.mutants import Mutant, mutated, source_of
from tests.mutate.swapping import IMPORTED
from tests.mutate.targets import target
from tests.mutate.traces import SLOW, Traced, stages

Key = tuple[str, str, str, int]


class Fate(NamedTuple):
    """The result for a mutant; `reason` if it is listed as equivalent."""

    mutant: Mutant
    noticed: Noticed
    reason: str = ""


def equivalent() -> dict[Key, str]:
    """Return the mutants known to be equivalent, with reasons."""
    told = tomllib.loads(target().equivalent.read_text(encoding="utf-8"))
    return {
        (one["function"], one["before"], one["after"], one.get("which", 1)): one["reason"]
        for one in told.get("mutant", ())
    }


def fates(
    mutants: Sequence[Mutant], tests: list[Traced], copies: Sequence[Copy], quick: bool = False
) -> Iterator[Fate]:
    """Yield the result for each mutant, as it arrives.

    First swap in all of them (see `swapping`). Those that survive, or cannot be swapped, are written into a copy.
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
    """Yield each mutant with the result of the fast tests."""
    jobs = []
    for mutant in mutants:
        likely = [test for stage in stages(mutant, tests, quick=True) for test in stage]
        patience = {test.name: test.patience for test in likely}
        jobs.append(mutant._asdict() | {"lines": [], "tests": patience})
    for number, found in copies[0].swapped(jobs, len(copies)):
        yield mutants[number], found


def fails_unchanged(copy: Copy, tests: list[Traced]) -> Noticed:
    """Return how the fast tests fail without any change: such a failure would count for every mutant.

    Stored traces do not show it: a new test can make an old one fail.
    """
    fast = [test for test in tests if not test.failed and test.seconds < SLOW]
    return copy.notice({test.name: test.patience for test in fast})


def noticed(copy: Copy, mutant: Mutant, tests: list[Traced], quick: bool = False) -> Noticed:
    """Return the test that notices the mutant, if any."""
    return played(copy, mutant, tests, lambda source: mutated(source, mutant.number), quick)


def played(
    copy: Copy, mutant: Mutant, tests: list[Traced], change: Callable[[str], str], quick: bool
) -> Noticed:
    """Return the test that notices this change of the mutant's module, if any."""
    with copy.holding(mutant.module, change(source_of(ROOT, mutant.module))):
        for stage in stages(mutant, tests, quick):
            found = (
                copy.notice({test.name: test.patience for test in stage}) if stage else Noticed()
            )
            if found:
                return found
    return Noticed()


def faults(found: Sequence[Fate], mutants: Sequence[Mutant], floor: float) -> Iterator[str]:
    """Yield the reasons to fail. `mutants` are all there are."""
    keys = {mutant.key for mutant in mutants}
    for key in equivalent():
        if key not in keys:
            name, before, after, which = key
            yield f"no such mutant, take it off {target().equivalent.name}: {name}: {before} -> {after} ({which})"
    for fate in found:
        if fate.reason and fate.noticed:
            yield f"is noticed, take it off {target().equivalent.name}: {fate.mutant.name}: {fate.mutant.after}"
    if percent(found) < floor:
        yield f"only {percent(found)} % are noticed; {floor:g} % is the floor"


def percent(found: Sequence[Fate]) -> float:
    """Return the percentage of non-equivalent mutants that are noticed."""
    counted = [fate for fate in found if not fate.reason]
    return int(1000 * sum(map(bool, (f.noticed for f in counted))) / max(1, len(counted))) / 10


def as_json(fate: Fate) -> dict[str, Any]:
    """Return a fate as JSON values."""
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
