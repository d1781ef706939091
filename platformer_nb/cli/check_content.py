"""`platformer-nb check-content`: every fault of a folder of content, with its mend."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.text import Words


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "check-content",
        run,
        words,
        words("cli-check-content"),
        words("cli-check-content-more"),
        ("check-content", "check-content my-cards", "check-content --schemas my-cards/schemas"),
    )
    parser.add_argument("folder", nargs="?", type=Path, help=words("cli-check-content-folder"))
    parser.add_argument(
        "--schemas", type=Path, metavar="FOLDER", help=words("cli-check-content-schemas")
    )
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Say every fault; exit code 1 if there is one."""
    from platformer_nb.content import game_folder
    from platformer_nb.text import Words
    from platformer_nb.text.errors import error_text

    words = Words(args.language)
    if args.schemas is not None:
        return _write_schemas(args.schemas, words)
    if args.folder is not None and not args.folder.is_dir():
        raise BadInput(str(args.folder), "error-no-folder", "mend-folder")
    folder = args.folder or game_folder()
    faults = [error_text(words, fault) for fault in faults_in(args.folder)]
    if args.json:
        answers.print_json(
            folder=str(folder),
            good=not faults,
            faults=[asdict(fault) for fault in faults],
        )
    elif faults:
        print(words("check-faults", folder=str(folder), count=len(faults)))
        for fault in faults:
            print(words("check-fault", place=fault.place, reason=fault.reason))
            print("  " + words("check-mend", mend=fault.mend))
    else:
        print(_good(folder, args.folder, words))
    return answers.NO if faults else answers.YES


def faults_in(path: Path | None) -> list[BadInput]:
    """What is wrong with a folder of content: its files, and, once they are good, its words."""
    from platformer_nb.content import game_folder
    from platformer_nb.content.faults import box_faults

    return box_faults(path or game_folder()) or word_faults(path)


def word_faults(path: Path | None) -> list[BadInput]:
    """The words that cards of the folder lack, in each language it has words in."""
    from platformer_nb.content import load_box
    from platformer_nb.games.platformer.narration.card_words import cards_of
    from platformer_nb.text import BASE, Words, languages

    try:
        spoken = {language: Words(language, path=path) for language in languages(path) or (BASE,)}
    except BadInput as fault:
        return [fault]
    return [
        BadInput(
            f"text/{language}",
            "check-word-missing",
            "check-word-missing-mend",
            card=card.id,
            key=key,
        )
        for language, words in spoken.items()
        for card in cards_of(load_box(path))
        for key in card.keys
        if key not in words.own_keys()
    ]


def _good(folder: object, path: Path | None, words: Words) -> str:
    from platformer_nb.content import load_box
    from platformer_nb.games.platformer.narration.card_words import cards_of

    box = load_box(path)
    return words(
        "check-good", folder=str(folder), cards=len(list(cards_of(box))), tiles=len(box.tiles)
    )


def _write_schemas(folder: Path, words: Words) -> int:
    from platformer_nb.content.schemas import SHAPES, write_schemas
    from platformer_nb.games.platformer import GAME
    from platformer_nb.lessons.puzzles.models import puzzle_shape
    from platformer_nb.lessons.track.models import lesson_shape

    for path in write_schemas(
        folder, {**SHAPES, "lesson": lesson_shape(GAME), "puzzles": puzzle_shape(GAME)}
    ):
        print(words("check-written", file=str(path)))
    return answers.YES
