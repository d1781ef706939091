"""`platformer-nb tutor`: the tutorial in JupyterLab."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from platformer_nb.cli import answers, serving


def add_parser(subparsers: answers.Subparsers) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "tutor",
        run,
        "open the tutorial in JupyterLab",
        "In a checkout it opens notebooks/tutorial. An installed package copies the notebooks "
        "once\nto ~/.local/share/platformer-nb/tutorial, where your work stays yours. "
        "Ctrl-C ends it.",
    )
    parser.add_argument("--folder", type=Path, help="open this folder of notebooks instead")
    serving.add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Serve JupyterLab until Ctrl-C, which is the ordinary way to end it: exit code 0."""
    try:
        from platformer_nb.serve import folders, tutor

        folder = args.folder or folders.tutorial()
        print(f"Notebooks: {folder}", file=sys.stderr)
        tutor.serve(
            folder,
            host=args.host,
            port=args.port,
            ready=serving.announce(args, "The tutorial is open"),
            open_browser=not (args.no_browser or args.json),
            verbose=args.verbose,
        )
    except KeyboardInterrupt:
        pass
    return answers.YES
