"""`platformer-nb tutor`: the tutorial in JupyterLab, or as a page without code."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb.cli import answers, serving
from platformer_nb.cli.speech import Speech
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.core.game import AnyGame


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "tutor", run, words, words("cli-tutor"), words("cli-tutor-more")
    )
    parser.add_argument("--page", action="store_true", help=words("cli-tutor-page"))
    parser.add_argument("--folder", type=Path, help=words("cli-tutor-folder"))
    parser.add_argument("--copy", action="store_true", help=words("cli-tutor-copy"))
    serving.add_options(parser, words)
    serving.add_hosting(parser, words)


def run(args: argparse.Namespace) -> int:
    """Serve JupyterLab until Ctrl-C, the ordinary way to end it: exit code 0."""
    try:
        if args.page:
            _page(args)
            return answers.YES
        serving.refuse_hosting(args)
        if args.copy:
            print(_copied(args.game, args.folder))
            return answers.YES
        from platformer_nb.serve import tutor

        serving.choose_game(args)
        folder = args.folder or _folder(args.game)
        print(Speech(args.language)("cli-tutor-notebooks", folder=str(folder)), file=sys.stderr)
        tutor.serve(
            folder,
            host=args.host,
            port=args.port,
            ready=serving.announce(args, "cli-tutor-ready"),
            open_browser=not (args.no_browser or args.json),
            verbose=args.verbose,
            language=args.asked,
        )
    except KeyboardInterrupt:
        pass
    return answers.YES


def _copied(game: AnyGame, folder: Path | None) -> Path:
    """Copy the game's notebooks that the folder, or else the learner's own, lacks; return the folder."""
    from platformer_nb.lessons.track.notebook_builder import write_missing
    from platformer_nb.serve import folders

    game.part("teaching", game.teaching)
    target = folder or folders.copies(game.name)
    folders.copy_what_is_missing(folders.delivered(game.name), target)
    if not folders.delivered(game.name).is_dir():
        write_missing(game, target)
    return target


def _folder(game: AnyGame) -> Path:
    """Return the folder of the game's notebooks, which are written if none are delivered."""
    from platformer_nb.serve import folders

    game.part("teaching", game.teaching)
    folder = folders.tutorial(game.name)
    if not folders.delivered(game.name).is_dir():
        from platformer_nb.lessons.track.notebook_builder import write_missing

        write_missing(game, folder)
    return folder


def _page(args: argparse.Namespace) -> None:
    """Serve the page of lessons without code."""
    from platformer_nb.serve import folders, play

    if args.folder is not None:
        raise BadInput("--folder", "error-tutor-folder", "error-tutor-folder-mend")
    if args.asked_game:
        args.game.part("teaching", args.game.teaching)
    serving.choose_game(args)
    play.serve(
        folders.notebooks() / "play.ipynb",
        host=args.host,
        port=args.port,
        ready=serving.announce(args, "cli-tutor-ready"),
        open_browser=not (args.no_browser or args.json),
        verbose=args.verbose,
        language=args.asked,
        path=play.TUTOR_PATH,
        hosting=serving.hosting(args),
    )
