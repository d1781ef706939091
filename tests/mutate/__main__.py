"""`make mutate`: is every line of the rules needed as it is? Small changes are made, and a test has to notice.

A change is a comparison, an operator, a `not`, a number, a truth that could have been another by mistake. It is made in
a copy of the project, in the modules that decide legality, outcomes and the notation; then the rules' tests are
run: first those that run the changed line, and before a change is said to survive, all of them.
Options: `python -m tests.mutate --help`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from tests.mutate import running
from tests.mutate.copies import ROOT, Copy
from tests.mutate.mutants import Mutant, every, path_of, sample
from tests.mutate.running import Fate, as_json, fates, faults, percent
from tests.mutate.targets import GAME, TARGETS
from tests.mutate.traces import Traced, traced

FLOOR = 95
"""Percent of the non-equivalent mutants that have to be noticed."""


def main(arguments: list[str] | None = None) -> int:
    """Mutate, print, and return 0 if enough mutants are noticed."""
    asked = _parser().parse_args(arguments)
    os.environ[GAME] = asked.game
    mutants = every(ROOT)
    chosen = [m for m in mutants if not asked.where or {m.module, m.name} & {*asked.where}]
    if not chosen:
        print(f"There is nothing to change in {' '.join(asked.where)}.", file=sys.stderr)
        return 2
    if asked.sample:
        chosen = sample(chosen, asked.sample, asked.seed)
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        copies = [Copy(Path(folder) / str(n)) for n in range(max(1, asked.workers))]
        tests = traced(copies)
        broken = running.fails_unchanged(copies[0], tests)
        if broken:
            print(f"{broken.test} fails ({broken.how}) with nothing changed.", file=sys.stderr)
            return 2
        found = list(_told(fates(chosen, tests, copies, asked.quick), len(chosen)))
    order = {mutant: n for n, mutant in enumerate(chosen)}
    found.sort(key=lambda fate: order[fate.mutant])
    wrong = [f"fails with nothing changed: {test.name}" for test in tests if test.failed]
    wrong += faults(found, mutants, FLOOR)
    if asked.json:
        told = {"percent": percent(found), "mutants": [*map(as_json, found)], "faults": wrong}
        print(json.dumps(told, indent=1))
    else:
        print("\n".join([*report(found, mutants, tests), *(f"fault: {fault}" for fault in wrong)]))
    return 1 if wrong else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("where", nargs="*", help="only here: `gravity` or `gravity.fall`")
    parser.add_argument("--game", choices=TARGETS, default="platformer", help="whose rules")
    parser.add_argument("--sample", type=int, metavar="N", help="only N, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1, help="another seed chooses others")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument(
        "--quick", action="store_true", help="only suspects: without the slow tests"
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    return parser


def _told(coming: Iterator[Fate], total: int) -> Iterator[Fate]:
    """Yield the fates unchanged, printing progress to stderr."""
    began, alive = monotonic(), 0
    for done, fate in enumerate(coming, 1):
        alive += not fate.noticed
        seconds = monotonic() - began
        line = f"\r{done} of {total} changes, {alive} not noticed, {seconds:.0f} s "
        print(line, end="", file=sys.stderr, flush=True)
        yield fate
    print(file=sys.stderr)


def report(
    found: Sequence[Fate], mutants: Sequence[Mutant], tests: Sequence[Traced]
) -> Iterator[str]:
    """Yield the result as lines: each survivor, then the numbers."""
    for fate in found:
        if not fate.noticed:
            yield from _survivor(fate)
    noticed = [fate for fate in found if fate.noticed]
    listed = sum(bool(fate.reason) for fate in found)
    yield f"{len(found)} of {len(mutants)} changes were made, {len(tests)} tests of the rules run"
    yield f"noticed: {len(noticed)} of {len(found) - listed} ({percent(found)} %); {listed} more are equivalent"
    for how, count in Counter(fate.noticed.how for fate in noticed).most_common():
        yield f"  {count:4} by {how}"


def _survivor(fate: Fate) -> Iterator[str]:
    mutant = fate.mutant
    path = path_of(ROOT, mutant.module).relative_to(ROOT)
    rules = f" ({' '.join(mutant.rules)})" if mutant.rules else ""
    what = "equivalent" if fate.reason else "survives"
    which = f", number {mutant.which} that reads so" if mutant.which > 1 else ""
    yield f"{what}: {path}:{mutant.line} in {mutant.name}{rules}{which}"
    yield f"  - {mutant.before}"
    yield f"  + {mutant.after}"
    if fate.reason:
        yield f"  {fate.reason}"


if __name__ == "__main__":
    sys.exit(main())
