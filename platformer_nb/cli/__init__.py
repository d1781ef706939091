"""The console command `platformer-nb`.

Each subcommand is a module here with `add_parser(subparsers)`, which declares its arguments, and
`run(args) -> int`, which does the work and returns the exit code. A new one is added to `COMMANDS`.

A module imports what it needs inside `run`, so that `--help` stays quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType

from platformer_nb import __version__
from platformer_nb.cli import (
    check_content,
    content,
    judge,
    play,
    replay,
    rules,
    simulate,
    text,
    tiles,
    tutor,
)
from platformer_nb.cli.answers import BAD_INPUT, INTERRUPTED, Subparsers
from platformer_nb.core.errors import BadInput

COMMANDS: tuple[ModuleType, ...] = (
    play,
    tutor,
    judge,
    rules,
    replay,
    content,
    tiles,
    text,
    check_content,
    simulate,
)

EXIT_CODES = """\
exit codes:
  0  done; or the answer is yes
  1  the answer is no (an illegal action, a record that does not replay)
  2  wrong usage, or input that cannot be used; the message says what to mend
"""


def parser() -> argparse.ArgumentParser:
    """The command's arguments and help."""
    top = argparse.ArgumentParser(
        prog="platformer-nb",
        description="Learn a tower-climbing board game by playing it.",
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"platformer-nb {__version__}")
    subparsers: Subparsers = top.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", required=True
    )
    for module in COMMANDS:
        module.add_parser(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; an error that the user can mend is one message, never a traceback."""
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BadInput as error:
        print(f"platformer-nb {args.command}: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader (`head`, say) has what it wanted. Python would complain once more at exit.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
