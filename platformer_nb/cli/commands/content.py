"""`platformer-nb content`: list the components in a game's box."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from platformer_nb.cli import answers

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    summary = words("cli-content")
    parser = answers.command(
        subparsers, "content", run, words, summary, examples=("content --json",)
    )
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """List every card, tile and piece."""
    from platformer_nb.text import Words

    words, content = Words(args.language, args.game.name), args.game.files
    if args.json:
        print(json.dumps(content.as_json(words), ensure_ascii=False, indent=1))
    else:
        print("\n".join(content.listing(words)))
    return answers.YES
