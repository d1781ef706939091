"""`platformer-nb site`: build the static site."""

from __future__ import annotations

import argparse
from pathlib import Path

from platformer_nb.cli import answers
from platformer_nb.cli.speech import Speech


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers, "site", run, words, words("cli-site"), words("cli-site-more")
    )
    parser.add_argument("folder", type=Path, help=words("cli-site-out"))
    parser.add_argument("--pyodide", type=Path, metavar="FOLDER", help=words("cli-site-pyodide"))
    parser.add_argument("--wheels", type=Path, metavar="FOLDER", help=words("cli-site-wheels"))
    parser.add_argument("--lab", type=Path, metavar="FOLDER", help=words("cli-site-lab"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Build the site and say what was built."""
    from platformer_nb.site.build import build
    from platformer_nb.site.lab import found_lab
    from platformer_nb.site.parts import found_parts

    built = build(args.folder, found_parts(args.pyodide, args.wheels), found_lab(args.lab))
    if args.json:
        answers.print_json(**built)
        return answers.YES
    size = f"{built['bytes'] / 1e6:.1f}"
    told = Speech(args.language)(
        "cli-site-done",
        folder=str(args.folder),
        files=str(built["files"]),
        size=size,
        version=built["version"],
    )
    print(told)
    return answers.YES
