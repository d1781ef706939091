"""The options that `play` and `tutor` share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from platformer_nb.cli import answers


def add_options(parser: argparse.ArgumentParser) -> None:
    """Where to listen, and whether to open a browser."""
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on; the default, 127.0.0.1, is reached from this machine only",
    )
    parser.add_argument("--port", type=int, help="port to listen on (default: one that is free)")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    parser.add_argument("--verbose", action="store_true", help="log what the server does")
    answers.add_json(parser, "the address")


def announce(args: argparse.Namespace, words: str) -> Callable[[str], None]:
    """What to do with the address once the server answers there."""

    def ready(address: str) -> None:
        if args.json:
            answers.print_json(address=address, pid=os.getpid())
        else:
            print(f"{words} at  {address}\nCtrl-C stops it.", flush=True)

    return ready
