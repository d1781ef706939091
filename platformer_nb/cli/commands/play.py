"""`platformer-nb play`: serve the play page to a browser, or play in the terminal."""

from __future__ import annotations

import argparse
import sys

from platformer_nb.cli import answers, serving
from platformer_nb.cli.speech import Speech
from platformer_nb.core.input.plain_text import quoted

MAX_LINE = 10_000
"""Bytes of a line that are read at once."""


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "play", run, words, words("cli-play"), words("cli-play-more")
    )
    parser.add_argument("--terminal", action="store_true", help=words("cli-play-terminal"))
    parser.add_argument("--people", type=int, metavar="N", default=1, help=words("cli-play-people"))
    parser.add_argument("--bots", help=words("cli-play-bots"))
    parser.add_argument("--seed", help=words("cli-play-seed"))
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help=words("cli-play-resume")
    )
    serving.add_options(parser, words)
    serving.add_hosting(parser, words)


def run(args: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C, the ordinary way to end it: exit code 0."""
    if args.terminal:
        return _in_terminal(args)
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


def _in_terminal(args: argparse.Namespace) -> int:
    """Play in the terminal. Whoever leaves, by a command, the end of input or Ctrl-C, can resume the game."""
    from platformer_nb.cli.commands.judge import read_file
    from platformer_nb.cli.terminal.opening import new_table, saved_file, saved_table
    from platformer_nb.cli.terminal.terminal import Terminal
    from platformer_nb.core.play.record import MAX_RECORD_CHARS

    game, file = args.game, saved_file(args.game.name)
    if args.resume is None:
        table = new_table(game, args.people, args.bots, args.seed, args.language)
    else:
        text = read_file(args.resume or str(file), MAX_RECORD_CHARS)
        table = saved_table(game, text, args.language)
    terminal, code = Terminal(table, _line, _print, file), answers.YES
    try:
        if terminal.play():
            return code
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        code = answers.INTERRUPTED
    terminal.keep(file)
    return code


def _line(prompt: str) -> str:
    """Return a line that is typed; what is no text in it becomes question marks."""
    print(prompt, end="", flush=True)
    line = sys.stdin.buffer.readline(MAX_LINE)
    if not line:
        raise EOFError
    return line.decode("utf-8", "replace")


def _print(text: str) -> None:
    print(text, flush=True)
