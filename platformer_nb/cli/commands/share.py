"""`platformer-nb share`: print a position, and optionally an action, as a short text."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.cli.commands.judge import read_file

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "share", run, words, words("cli-share"), words("cli-share-more")
    )
    parser.add_argument("position", help=words("cli-share-position"))
    parser.add_argument("action", nargs="?", metavar="ACTION", help=words("cli-share-action"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Print the shared text."""
    from platformer_nb.core.play.sharing import FRAGMENT, share

    game = args.game
    state = game.rules.read(read_file(args.position))
    text = share(game, state, args.action)
    if args.json:
        answers.print_json(text=text, fragment=f"#{FRAGMENT}{text}")
    else:
        print(text)
    return answers.YES
