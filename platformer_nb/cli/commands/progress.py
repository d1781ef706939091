"""`platformer-nb progress`: read many exported progress files into one table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers
from platformer_nb.cli.commands.judge import read_file
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.lessons.progress.progress import Progress


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "progress",
        run,
        words,
        words("cli-progress"),
        words("cli-progress-more"),
        examples=("progress class/*.json", "progress class/*.json --csv > class.csv"),
    )
    parser.add_argument(
        "files", nargs="+", metavar=words("cli-progress-metavar"), help=words("cli-progress-files")
    )
    parser.add_argument("--csv", action="store_true", help=words("cli-progress-csv"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Print the table of all files that can be read, and why others cannot: exit code 1, or 2 if none can."""
    from platformer_nb.lessons.progress.pupils import as_json, in_csv, in_text
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    game, words = args.game, Words(args.language, args.game.name)
    pupils: dict[str, Progress] = {}
    bad: list[str] = []
    for file, name in zip(args.files, names(args.files), strict=True):
        try:
            pupils[name] = _read(file, game.name)
        except BadInput as error:
            bad.append(tell_error(words, error))
    for told in bad:
        print(f"platformer-nb progress: {told}", file=sys.stderr)
    if not pupils:
        return answers.BAD_INPUT
    if args.json:
        answers.print_json(pupils=as_json(game, pupils), unread=bad)
    elif args.csv:
        sys.stdout.write(in_csv(game, words, pupils))
    else:
        for line in in_text(game, words, pupils):
            print(line)
    return answers.NO if bad else answers.YES


def names(files: list[str]) -> list[str]:
    """Return a pupil's name for each file: its own without the ending, or its path where that is not unique."""
    stems = [Path(file).stem for file in files]
    told = [
        file if stems.count(stem) > 1 else stem for file, stem in zip(files, stems, strict=True)
    ]
    return [
        name if told.count(name) == 1 else f"{name} ({told[: place + 1].count(name)})"
        for place, name in enumerate(told)
    ]


def _read(file: str, game: str) -> Progress:
    """Return one game's progress in a file. Raise BadInput if it cannot be read."""
    from platformer_nb.lessons.progress.memory import Memory
    from platformer_nb.lessons.progress.of_game import ProgressOfGame
    from platformer_nb.lessons.progress.progress import LONGEST, read

    stored = read(read_file(file, LONGEST), file)
    return ProgressOfGame(Memory(lambda _progress: None), game, DEFAULT_GAME).of(stored)
