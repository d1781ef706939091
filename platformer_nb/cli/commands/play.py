"""`platformer-nb play`: serve the play page to a browser."""

from __future__ import annotations

import argparse
import sys

from platformer_nb.cli import answers, serving
from platformer_nb.cli.speech import Speech
from platformer_nb.core.input.plain_text import quoted


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "play", run, words, words("cli-play"), words("cli-play-more")
    )
    serving.add_options(parser, words)
    serving.add_hosting(parser, words)


def run(args: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C, the ordinary way to end it: exit code 0."""
    try:
        from platformer_nb.serve import folders, listening, play

        serving.choose_game(args)
        if not listening.is_local(args.host):
            print(Speech(args.language)("cli-play-open", host=quoted(args.host)), file=sys.stderr)
        play.serve(
            folders.notebooks() / "play.ipynb",
            host=args.host,
            port=args.port,
            ready=serving.announce(args, "cli-play-ready"),
            open_browser=not (args.no_browser or args.json),
            verbose=args.verbose,
            language=args.asked,
            hosting=serving.hosting(args),
        )
    except KeyboardInterrupt:
        pass
    return answers.YES
