"""What every subcommand has in common: how it is declared and what its exit codes mean."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any, TypeAlias

YES = 0
NO = 1
BAD_INPUT = 2
INTERRUPTED = 130  # what a shell reports for a command ended by Ctrl-C

Run: TypeAlias = Callable[[argparse.Namespace], int]
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def command(
    subparsers: Subparsers, name: str, run: Run, summary: str, more: str = ""
) -> argparse.ArgumentParser:
    """Declare the subcommand `name`, which `run` carries out."""
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}. {more}".strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def add_json(parser: argparse.ArgumentParser, what: str) -> None:
    """The `--json` flag, for an answer that a script reads."""
    parser.add_argument("--json", action="store_true", help=f"print {what} as one line of JSON")


def print_json(**answer: Any) -> None:
    """One line of JSON, at once: whoever waits for it may be reading a pipe."""
    print(json.dumps(answer, ensure_ascii=False), flush=True)
