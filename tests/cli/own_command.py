"""A command of a single game, for tests."""

from __future__ import annotations

import argparse

from platformer_nb.cli import answers
from platformer_nb.cli.speech import Speech


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    parser = answers.command(subparsers, "greet", run, words, "greet a player")
    parser.add_argument("name")


def run(args: argparse.Namespace) -> int:
    print(f"{args.name} plays {args.game.name}")
    return answers.YES
