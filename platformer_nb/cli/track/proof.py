"""What `platformer-nb lessons` proves of a whole track, and of plays at random."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.lessons.checks.seed import SEED

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.lessons.checks.plays import Tally
    from platformer_nb.text import Words


def add_arguments(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Declare the options."""
    parser.add_argument("--thorough", action="store_true", help=words("cli-lessons-thorough"))
    parser.add_argument(
        "--plays", type=int, default=0, metavar="N", help=words("cli-lessons-plays")
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=SEED,
        metavar="N",
        help=words("cli-lessons-seed", seed=str(SEED)),
    )


def faults(args: argparse.Namespace, words: Words) -> list[str]:
    """Return what is wrong with the track as a whole."""
    from platformer_nb.lessons.checks.track import SAMPLED, THOROUGH, track_faults

    depth = THOROUGH if args.thorough else SAMPLED
    return list(track_faults(args.game, words, depth, args.seed))


def play(args: argparse.Namespace, words: Words) -> int:
    """Play all boards at random and print what was found; return exit code 1 for any false claim."""
    from platformer_nb.lessons.checks.claims import boards_of
    from platformer_nb.lessons.checks.plays import play_all

    boards = boards_of(args.game, words)

    def told(tally: Tally) -> None:
        print(f"{tally.plays}/{args.plays}", len(tally.wrong), file=sys.stderr, flush=True)

    tally = play_all(boards, args.plays, args.seed, told)
    if args.json:
        print(json.dumps({"seed": args.seed, "boards": len(boards), **asdict(tally)}, indent=1))
    else:
        for fault in tally.wrong:
            print(fault)
        facts = {key: value for key, value in asdict(tally).items() if isinstance(value, int)}
        print(
            words(
                "lessons-played",
                seed=str(args.seed),
                boards=len(boards),
                wrong=len(tally.wrong),
                **facts,
            )
        )
    return answers.NO if tally.wrong else answers.YES
