"""Options shared by `play` and `tutor`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.cli.speech import Speech
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.serve.hosting import Hosting


def add_options(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Add the options for host and port, and for opening a browser."""
    parser.add_argument("--host", default="127.0.0.1", help=words("cli-serve-host"))
    parser.add_argument("--port", type=int, help=words("cli-serve-port"))
    parser.add_argument("--no-browser", action="store_true", help=words("cli-serve-no-browser"))
    parser.add_argument("--verbose", action="store_true", help=words("cli-serve-verbose"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def add_hosting(parser: argparse.ArgumentParser, words: Speech) -> None:
    """Add the options of a host whose page others visit."""
    from platformer_nb.serve.hosting import IDLE_MINUTES, MOST_VISITORS

    add = parser.add_argument
    idle, most = (
        words("cli-serve-idle", idle=IDLE_MINUTES),
        words("cli-serve-most", most=MOST_VISITORS),
    )
    added = (
        add(
            "--allow-host",
            action="append",
            default=[],
            metavar="HOST",
            help=words("cli-serve-allow-host"),
        ),
        add("--base-url", default="/", metavar="PATH", help=words("cli-serve-base-url")),
        add("--most", type=int, metavar="N", default=MOST_VISITORS, help=most),
        add("--token", nargs="?", const="", help=words("cli-serve-token")),
        add("--idle", type=int, metavar="N", default=IDLE_MINUTES, help=idle),
        add("--site", metavar="ADDRESS", default="", help=words("cli-serve-site")),
        add("--log-json", action="store_true", help=words("cli-serve-log-json")),
    )
    parser.set_defaults(
        of_hosts=tuple((one.option_strings[0], one.dest, one.default) for one in added)
    )


def refuse_hosting(args: argparse.Namespace) -> None:
    """Raise BadInput if an option of a host is given, for a server that has none of them."""
    for option, name, default in args.of_hosts:
        if getattr(args, name) != default:
            raise BadInput(option, "error-tutor-hosting", "mend-tutor-hosting")


def hosting(args: argparse.Namespace) -> Hosting:
    """Return what the host has decided; raise BadInput for less than one page."""
    from platformer_nb.serve.hosting import Hosting, as_base

    if args.most < 1:
        raise BadInput("--most", "error-from-1", "mend-from-1", number=str(args.most))
    if args.idle < 0:
        raise BadInput("--idle", "error-from-0", "mend-from-0", number=str(args.idle))
    return Hosting(
        tuple(args.allow_host),
        args.most,
        as_base(args.base_url),
        token=_token(args.token),
        site=args.site,
        idle=args.idle,
        json_log=args.log_json,
    )


def _token(given: str | None) -> str:
    """Return the token that visitors need: the one given, that of the environment, or a new one; "" for none."""
    from platformer_nb.serve.access.token import new_token
    from platformer_nb.serve.hosting import TOKEN

    if given is None:
        return os.environ.get(TOKEN, "")
    return given or os.environ.get(TOKEN, "") or new_token()


def choose_game(args: argparse.Namespace) -> None:
    """Let the pages show the game that is asked for; without one they ask. Raise NoPart if it has no page."""
    if args.asked_game:
        args.game.part("views", args.game.views)
        os.environ[VARIABLE] = args.game.name  # the kernels inherit it


def announce(args: argparse.Namespace, key: str) -> Callable[[str], None]:
    """Return a callback that prints the server's address once it is reachable."""
    words = Speech(args.language)

    def ready(address: str) -> None:
        if args.json:
            answers.print_json(address=address, pid=os.getpid())
        else:
            print(words(key, address=address), words("cli-serve-stop"), sep="\n", flush=True)

    return ready
