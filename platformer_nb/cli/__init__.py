"""The console command `platformer-nb`.

Each subcommand is a module of `commands/` with `add_parser(subparsers, words)`, which declares its arguments, and
`run(args) -> int`, which does the work and returns the exit code. To add one, add it to `COMMANDS` here and its
words to `cli.ftl` in each language. A command of a single game is listed in that game's `commands`, of the
default game in `COMMANDS`: help lists them without loading it.

A module imports what it needs inside `run`, so that `--help` stays quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, cast

from platformer_nb import DEFAULT_GAME, __version__
from platformer_nb.cli.answers import BAD_INPUT, INTERRUPTED, Subparsers, add_game, add_language
from platformer_nb.cli.commands import (
    check_content,
    content,
    judge,
    lessons,
    play,
    progress,
    replay,
    rules,
    share,
    simulate,
    site,
    text,
    tiles,
    tutor,
)
from platformer_nb.cli.extras import missing_extra
from platformer_nb.cli.speech import Parser, Speech, spoken_language, typed_command, wished
from platformer_nb.core.errors import BadInput
from platformer_nb.core.input.reasons import refused_by_system

if TYPE_CHECKING:
    from platformer_nb.core.game import AnyGame

GAME_OPTION: Final = "--game"

COMMANDS: tuple[ModuleType, ...] = (
    play,
    tutor,
    lessons,
    progress,
    judge,
    share,
    rules,
    replay,
    content,
    tiles,
    text,
    check_content,
    simulate,
    site,
)


def commands(game: str) -> tuple[ModuleType, ...]:
    """Return the subcommands of a game, those of its own last. Raise BadInput if the game is unknown.

    A command whose part the game lacks says so (NoPart).
    """
    if game == DEFAULT_GAME:  # it has none of its own, and help does not have to load it
        return COMMANDS
    from platformer_nb.games import load_game

    return (*COMMANDS, *(import_module(name) for name in load_game(game).commands))


def parser(words: Speech) -> argparse.ArgumentParser:
    """Return the argument parser with the subcommands of the game of `words`."""
    top = Parser(
        words, prog="platformer-nb", description=words("cli-top"), epilog=_exit_codes(words)
    )
    version = f"platformer-nb {__version__}"
    top.add_argument("--version", action="version", version=version, help=words("cli-version"))
    add_language(top, words)
    add_game(top, words)
    subparsers: Subparsers = top.add_subparsers(
        title=words("cli-commands"),
        dest="command",
        metavar=words("cli-command"),
        required=True,
        parser_class=cast(Any, partial(Parser, words)),  # argparse only calls it
    )
    for module in commands(words.game):
        module.add_parser(subparsers, words)
    return top


def _exit_codes(words: Speech) -> str:
    meaning = (words("cli-exit-0"), words("cli-exit-1"), words("cli-exit-2"))
    listed = (f"  {code}  {said}" for code, said in enumerate(meaning))
    return "\n".join((words("cli-exit-codes"), *listed))


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. Report BadInput and OSError as one message, without a traceback."""
    given = sys.argv[1:] if argv is None else argv
    name = wished(given, GAME_OPTION)
    words = Speech(spoken_language(given), name or DEFAULT_GAME, typed_command(given))
    try:
        args = parser(words).parse_args(given)
    except BadInput as error:
        print(f"platformer-nb: {_told(error, words)}", file=sys.stderr)
        return BAD_INPUT
    try:
        args.asked, args.language = _languages(args)
        args.asked_game = name
        args.game = _game(words.game)
        code: int = args.run(args)
        sys.stdout.flush()
    except BadInput as error:
        print(f"platformer-nb {args.command}: {_told(error, words)}", file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        told = _told(missing_extra(args.command, error), words)
        print(f"platformer-nb: {told}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader (such as `head`) has closed the pipe. Python would report it once more at exit.
        sys.stderr.close()
        return 0
    except OSError as error:  # such as a file that cannot be written
        trouble = refused_by_system(error)
        print(f"platformer-nb {args.command}: {_told(trouble, words)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _game(name: str) -> AnyGame:
    from platformer_nb.games import load_game

    return load_game(name)


def _languages(args: argparse.Namespace) -> tuple[str | None, str]:
    """Return the requested language (None if none) and the language to answer in.

    Raise BadInput if there are no words in the requested language.
    """
    from platformer_nb.text import asked_language, chosen_language

    option = getattr(args, "language", None)
    return asked_language(option), chosen_language(option)


def _told(error: BadInput, words: Speech) -> str:
    from platformer_nb.games import game_names
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    game = words.game if words.game in game_names() else None
    try:
        return tell_error(Words(words.language, game), error)
    except BadInput:  # the words themselves are faulty
        return str(error)
