"""`platformer-nb check-content`: list all errors in a content folder, each with its remedy."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.game import Game
    from platformer_nb.core.parts.content import Content
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
    """Print every error; return exit code 1 if there is one."""
    from platformer_nb.content import game_folder
    from platformer_nb.text import Words
    from platformer_nb.text.errors import error_text

    words, game = Words(args.language, args.game.name), args.game
    if args.schemas is not None:
        return _write_schemas(game, args.schemas, words)
    if args.folder is not None and not args.folder.is_dir():
        raise BadInput(str(args.folder), "error-no-folder", "mend-folder")
    folder = args.folder or game_folder(game.name)
    faults = [error_text(words, fault) for fault in faults_in(game, args.folder)]
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
        print(game.files.praise(args.folder, str(folder), words))
    return answers.NO if faults else answers.YES


def faults_in(game: Game[Any, Any, Any], path: Path | None) -> list[BadInput]:
    """Return the errors of a content folder: those of its files or, if there are none, those of its words."""
    content = game.files
    return content.faults(path) or word_faults(game.name, content, path)


def word_faults(game: str, content: Content, path: Path | None) -> list[BadInput]:
    """Return an error for each word that cards of the folder lack, in each language the folder has."""
    from platformer_nb.text import BASE, Words, languages

    try:
        spoken = {one: Words(one, game, path=path) for one in languages(path) or (BASE,)}
    except BadInput as fault:
        return [fault]
    return [
        BadInput(
            f"text/{language}",
            "check-word-missing",
            "check-word-missing-mend",
            what=card,
            key=key,
        )
        for language, words in spoken.items()
        for key, card in content.needed_keys(path).items()
        if key not in words.own_keys()
    ]


def shapes(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """Return the models of all content files, lessons and puzzles included, by schema name."""
    from platformer_nb.lessons.puzzles.models import puzzle_shape
    from platformer_nb.lessons.track.models import lesson_shape
    from platformer_nb.lessons.track.track_file import TRACK_SHAPE

    found = dict(game.files.shapes)
    if game.teaching is not None:
        found["lesson"] = lesson_shape(game)
        found["track"] = TRACK_SHAPE
        if game.teaching.puzzles is not None:
            found["puzzles"] = puzzle_shape(game)
    return found


def _write_schemas(game: Game[Any, Any, Any], folder: Path, words: Words) -> int:
    from platformer_nb.content.schemas import write_schemas

    for path in write_schemas(folder, shapes(game)):
        print(words("check-written", file=str(path)))
    return answers.YES
