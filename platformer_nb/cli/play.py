"""`platformer-nb play`: the play page in a browser."""

from __future__ import annotations

import argparse
import sys

from platformer_nb.cli import answers, serving


def add_parser(subparsers: answers.Subparsers) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "play", run, "play the game in a web browser", "Ctrl-C ends it."
    )
    serving.add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C, which is the ordinary way to end it: exit code 0."""
    try:
        from platformer_nb.serve import folders, listening, play

        if not listening.is_local(args.host):
            print(
                f"Note: on {args.host}, everyone who can reach this machine can play here, "
                "each in a Python process under your name.",
                file=sys.stderr,
            )
        play.serve(
            folders.notebooks() / "play.ipynb",
            host=args.host,
            port=args.port,
            ready=serving.announce(args, "The tower stands"),
            open_browser=not (args.no_browser or args.json),
            verbose=args.verbose,
        )
    except KeyboardInterrupt:
        pass
    return answers.YES
