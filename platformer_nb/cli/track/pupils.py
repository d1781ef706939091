"""`platformer-nb lessons --simulate`: simulated pupils go through the track and test marking and pacing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.lessons.pupils.outcome import Report
    from platformer_nb.text import Words


def add_options(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Declare the options of the simulation; its seed is that of the other checks."""
    add = parser.add_argument
    add("--simulate", action="store_true", help=words("cli-lessons-simulate"))
    add("--pupils", type=int, default=1, metavar="N", help=words("cli-lessons-pupils"))
    add("--days", type=int, default=60, metavar="N", help=words("cli-lessons-days"))


def simulate(args: argparse.Namespace) -> int:
    """Send the pupils through the lessons; print what came of it, return exit code 1 if a bound is broken."""
    from platformer_nb.lessons.pupils.outcome import report, simulated
    from platformer_nb.text import Words

    for option, number in (("--pupils", args.pupils), ("--days", args.days)):
        if number < 1:
            raise BadInput(option, "error-from-1", "mend-from-1", number=str(number))
    words = Words(args.language, args.game.name)
    found = report(simulated(args.game, args.pupils, str(args.seed), args.names, args.days))
    if args.json:
        told = {"seed": args.seed, **found.as_json()}
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        print(words("pupils-seed", seed=str(args.seed)))
        print("\n".join(_lines(found, words)))
    return answers.NO if found.broken else answers.YES


def _lines(found: Report, words: Words) -> Iterator[str]:
    for row in found.rows:
        yield words(
            "pupils-row",
            kind=words(f"pupils-kind-{row.kind}"),
            pupils=row.pupils,
            clicks=row.clicks,
            most=row.most,
            feedback=row.feedback,
            answers=row.answers,
            known=f"{row.known:.0%}",
            recall=f"{row.recall:.0%}",
        )
    yield words("pupils-stalls", count=len(found.stalls))
    yield from (f"  {stall}" for stall in found.stalls)
    yield words("pupils-false", count=len(found.false))
    yield from (f"  {false}" for false in found.false)
    if found.agreement is None:
        yield words("pupils-few", pairs=found.pairs)
    else:
        yield words("pupils-agreement", r=f"{found.agreement:.2f}", pairs=found.pairs)
    if found.certain is not None:
        yield words("pupils-certain", r=f"{found.certain:.2f}", pairs=found.sure)
    yield words("pupils-luck", luck=f"{found.luck:.1%}")
    yield words("pupils-broken") if found.broken else words("pupils-hold")
    yield words("pupils-no-evidence")
