"""`make prove`: is every rule function needed? Each is switched off, and somebody has to notice it.

By tests: a function is killed if a test fails that cites one of its rules. Those that survive stand in
survivors.toml with the reason; that list may only shrink. By examples (see `by_examples`): every rule
is proven by an example of its own. Options: `python -m tests.prove --help`.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.games.platformer.registry import RULEBOOK
from tests.prove import by_examples, showing
from tests.prove.proving import Proof, Prover, place
from tests.prove.showcases import GAMES, showcase

FOLDER = Path(__file__).resolve().parent
TESTS = tuple(str(FOLDER.parent / folder) for folder in ("games", "cards"))
OTHERS = tuple(f"--ignore={FOLDER.parent / 'games' / game}" for game in GAMES)
"""Tests of games that have a folder of their own: they know nothing of these functions."""
FLOOR = 95
"""Percent of the functions that have to be killed."""


def survivors() -> dict[str, str]:
    """Return the functions known to survive, with reasons."""
    return tomllib.loads((FOLDER / "survivors.toml").read_text(encoding="utf-8"))


def main(arguments: list[str] | None = None) -> int:
    """Prove, print, and return 0 if the proof holds."""
    asked = _parser().parse_args(arguments)
    if asked.store and (asked.function or asked.share != 1):
        raise SystemExit("--store needs the proofs of all rules")
    if asked.shown:
        return _where_shown(asked.game, asked.store)
    if asked.game != by_examples.GAME and asked.tests:
        raise SystemExit(f"the rules of {asked.game} are proven by examples only; give --examples")
    asked.examples = asked.examples or asked.store
    asked.examples = asked.examples or asked.game != by_examples.GAME
    both = asked.examples == asked.tests
    wrong: list[str] = []
    told: dict[str, Any] = {}
    if both or asked.tests:
        prover = _by_tests(asked)
        if prover is None:
            return 2
        wrong += faults(prover, whole=not asked.function and asked.share == 1)
        told["tests"] = _tests_as_json(prover)
        if not asked.json:
            _print(prover)
    if both or asked.examples:
        result = by_examples.proved(asked.share, asked.workers, asked.function, asked.game)
        wrong += result.faults
        if asked.store:
            by_examples.store(result, asked.game)
        told["examples"] = by_examples.as_json(result)
        if not asked.json:
            print("\n".join(by_examples.report(result, asked.game)))
    if asked.json:
        print(json.dumps(told | {"faults": wrong}, indent=1))
    else:
        print("\n".join(f"fault: {fault}" for fault in wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


def _where_shown(game: str, store: bool) -> int:
    """Measure the renderers of every rule; store them, or print how the stored ones differ."""
    if game not in GAMES:
        raise SystemExit(f"the page of {game} is not measured: it has no showcase")
    of = showcase(game)
    found = showing.all_measured(of.game.rulebook.entries, game)
    if store:
        showing.store(found, game)
    wrong = list(showing.faults(found, of.shown))
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


def _by_tests(asked: argparse.Namespace) -> Prover | None:
    only = tuple(asked.function)
    prover = Prover(only, asked.share, asked.workers, asked.patience, passing=asked.passing)
    quiet = ["-o", "addopts=--import-mode=importlib"]
    for plugin in ("terminal", "cacheprovider", "xdist"):
        quiet += ["-p", f"no:{plugin}"]
    ended = pytest.main([*TESTS, *OTHERS, *quiet], plugins=[prover])
    if prover.proofs:
        return prover
    print(f"Nothing was proved (pytest: {ended!r}).", file=sys.stderr)
    return None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.prove", description=__doc__)
    parser.add_argument("function", nargs="*", help="only these, as in `gravity.fall`")
    parser.add_argument(
        "--game", default=by_examples.GAME, help="another game: --examples or --shown"
    )
    parser.add_argument("--tests", action="store_true", help="only by the tests of the rules")
    parser.add_argument("--examples", action="store_true", help="only by the rules' own examples")
    parser.add_argument("--shown", action="store_true", help="only where each rule is shown")
    parser.add_argument("--store", action="store_true", help="write to proven.toml or shown.toml")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="every Nth of them")
    parser.add_argument(
        "--passing", action="store_true", help="the tests are known to pass with every rule"
    )
    parser.add_argument("--workers", type=int, default=2, help="how many at a time")
    parser.add_argument("--patience", type=float, default=30, help="seconds until it hangs")
    parser.add_argument("--json", action="store_true", help="print the proofs as JSON")
    return parser


def faults(prover: Prover, whole: bool) -> Iterator[str]:
    """Yield the reasons why the proof fails."""
    known = survivors()
    for test in prover.unsound:
        yield f"fails with every rule in force: {test}"
    for proof in prover.proofs:
        if not proof.killed and proof.function not in known:
            yield f"survives, and nobody says why: {proof.function} ({' '.join(proof.rules)})"
        if proof.killed and proof.function in known:
            yield f"is killed: take it off survivors.toml: {proof.function}"
    if whole:
        for function in sorted(known.keys() - {place(entry) for entry in RULEBOOK}):
            yield f"there is no such function: take it off survivors.toml: {function}"
        if percent(prover.proofs) < FLOOR:
            yield f"only {percent(prover.proofs)} % are killed; {FLOOR} % is the floor"


def percent(proofs: list[Proof]) -> float:
    """Return the percentage of killed functions."""
    return round(100 * sum(p.killed for p in proofs) / len(proofs), 1)


def _print(prover: Prover) -> None:
    killed = [p for p in prover.proofs if p.killed]
    total = len(prover.proofs)
    print(f"killed by tests: {len(killed)} of {total} rule functions ({percent(prover.proofs)} %)")
    for how, count in Counter(p.how for p in killed).most_common():
        print(f"  {count:4} by {how}")
    known = survivors()
    for proof in prover.proofs:
        if not proof.killed:
            reason = known.get(proof.function, "no reason is given")
            print(f"survives: {proof.function} ({' '.join(proof.rules)}): {reason}")


def _tests_as_json(prover: Prover) -> dict[str, Any]:
    known = survivors()
    return {
        "killed": sum(p.killed for p in prover.proofs),
        "total": len(prover.proofs),
        "percent": percent(prover.proofs),
        "functions": [
            p._asdict() | {"killed": p.killed, "reason": known.get(p.function, "")}
            for p in prover.proofs
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
