"""What all subcommands share: their declaration, common options, exit codes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from textwrap import fill
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from platformer_nb import DEFAULT_GAME
from platformer_nb.games import game_names

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech

YES = 0
NO = 1
BAD_INPUT = 2
WIDTH = 79
INTERRUPTED = 130  # the exit code of a command interrupted by Ctrl-C, as in shells

Run: TypeAlias = Callable[[argparse.Namespace], int]


class Subparsers(Protocol):
    """What `add_subparsers` of argparse returns."""

    def add_parser(self, name: str, *, help: str, description: str) -> argparse.ArgumentParser:
        """Return the parser of a new subcommand."""


def command(
    subparsers: Subparsers,
    name: str,
    run: Run,
    words: Speech,
    summary: str,
    more: str = "",
    examples: tuple[str, ...] = (),
) -> argparse.ArgumentParser:
    """Declare the subcommand `name`, run by `run`. Examples are given without the program's name.

    Those with names of a game's own follow: the lines of its text `cli-<name>-examples`.
    """
    if words.has(own := f"cli-{name}-examples"):
        examples = (*examples, *(f"{name} {example}" for example in words(own).splitlines()))
    paragraphs = (f"{summary[0].upper()}{summary[1:]}.", *more.splitlines())
    told = "\n".join(fill(paragraph, WIDTH) for paragraph in paragraphs)
    shown = ""
    if examples:
        lines = "\n".join(f"  platformer-nb {example}" for example in examples)
        shown = f"\n\n{words('cli-examples', count=len(examples))}\n{lines}"
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=told + shown,
    )
    parser.set_defaults(run=run)
    add_game(parser, words)
    return parser


def add_game(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Add the `--game` option, which may also stand before the subcommand; `main` loads the game."""
    parser.add_argument(
        "--game",
        default=argparse.SUPPRESS,
        help=words("cli-game", games=", ".join(game_names()), default=DEFAULT_GAME),
    )


def add_option(parser: argparse.ArgumentParser, words: Speech, name: str, about: str) -> None:
    """Add an option that a game declares; its help is the text `about`, else that of the page's form."""
    told = next((key for key in (about, f"option-{name}") if words.has(key)), None)
    metavar = f"cli-value-{name}"
    parser.add_argument(
        f"--{name}",
        metavar=words(metavar) if words.has(metavar) else name.upper(),
        help=None if told is None else words(told),
    )


def add_language(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Add the `--language` option, which may also stand before the subcommand; `main` evaluates it."""
    parser.add_argument("--language", default=argparse.SUPPRESS, help=words("cli-language"))


def add_json(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Add the `--json` flag, for machine-readable output."""
    parser.add_argument("--json", action="store_true", help=words("cli-json"))


def print_json(**answer: Any) -> None:
    """Print one line of JSON and flush: the reader may be at the other end of a pipe."""
    print(json.dumps(answer, ensure_ascii=False), flush=True)
