"""The console command `platformer-nb`.

Each subcommand is a module here with `add_parser(subparsers, words)`, which declares its arguments, and
`run(args) -> int`, which does the work and returns the exit code. A new one is added to `COMMANDS`, its
words to `cli.ftl` in each language.

A module imports what it needs inside `run`, so that `--help` stays quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from platformer_nb import DEFAULT_GAME, __version__
from platformer_nb.cli import (
    check_content,
    content,
    judge,
    lessons,
    play,
    replay,
    rules,
    simulate,
    text,
    tiles,
    tutor,
)
from platformer_nb.cli.answers import BAD_INPUT, INTERRUPTED, Subparsers, add_language
from platformer_nb.cli.speech import Speech, argparse_speaks, name_values, spoken_language
from platformer_nb.core.errors import BadInput
from platformer_nb.core.reasons import refused_by_system

COMMANDS: tuple[ModuleType, ...] = (
    play,
    tutor,
    lessons,
    judge,
    rules,
    replay,
    content,
    tiles,
    text,
    check_content,
    simulate,
)


def parser(words: Speech) -> argparse.ArgumentParser:
    """The command's arguments and help."""
    top = argparse.ArgumentParser(
        prog="platformer-nb",
        description=words("cli-top"),
        epilog=_exit_codes(words),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"platformer-nb {__version__}"
    top.add_argument("--version", action="version", version=version, help=words("cli-version"))
    add_language(top, words)
    subparsers: Subparsers = top.add_subparsers(
        title=words("cli-commands"), dest="command", metavar=words("cli-command"), required=True
    )
    for module in COMMANDS:
        module.add_parser(subparsers, words)
    name_values(top, words)
    return top


def _exit_codes(words: Speech) -> str:
    meaning = (words("cli-exit-0"), words("cli-exit-1"), words("cli-exit-2"))
    listed = (f"  {code}  {said}" for code, said in enumerate(meaning))
    return "\n".join((words("cli-exit-codes"), *listed))


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; an error that the user can mend is one message, never a traceback."""
    given = sys.argv[1:] if argv is None else argv
    words = Speech(spoken_language(given))
    with argparse_speaks(words):
        args = parser(words).parse_args(given)
    try:
        args.asked, args.language = _languages(args)
        code: int = args.run(args)
        sys.stdout.flush()
    except BadInput as error:
        print(f"platformer-nb {args.command}: {_told(error, words.language)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader (`head`, say) has what it wanted. Python would complain once more at exit.
        sys.stderr.close()
        return 0
    except OSError as error:  # a file that cannot be written, say
        trouble = refused_by_system(error)
        print(f"platformer-nb {args.command}: {_told(trouble, args.language)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _languages(args: argparse.Namespace) -> tuple[str | None, str]:
    """The language somebody asked for, if so, and the one to answer in.

    Raises BadInput for one that there are no words in.
    """
    from platformer_nb.text import asked_language, chosen_language

    option = getattr(args, "language", None)
    return asked_language(option), chosen_language(option)


def _told(error: BadInput, language: str) -> str:
    from platformer_nb.text import Words
    from platformer_nb.text.errors import tell_error

    try:
        return tell_error(Words(language, DEFAULT_GAME), error)
    except BadInput:  # the words themselves are what is at fault
        return str(error)
