"""`platformer-nb tiles`: draw the tiles of a board."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, one_of
from platformer_nb.core.game import NoPart

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.core.parts.content import Content, Drawing
    from platformer_nb.text import Words

ACROSS = 4
"""Tiles per line, so that they fit into 100 columns."""


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "tiles",
        run,
        words,
        words("cli-tiles"),
        words("cli-tiles-more"),
        ("tiles",),
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help=words("cli-tiles-ids"))
    if (game := words.loaded("tiles")) is not None:
        for kind in _kinds(game.files.drawings()):
            answers.add_option(parser, words, kind, f"cli-tiles-{kind}")
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Print tiles side by side."""
    from platformer_nb.text import Words

    content = args.game.files
    tiles = {tile.id: tile for tile in content.drawings()}
    if not tiles:
        raise NoPart(args.game.name, "error-no-drawings", "mend-no-content")
    chosen = [tiles[_known(name, name, tiles)] for name in args.ids] or list(tiles.values())
    for kind in _kinds(tiles.values()):
        if (wish := getattr(args, kind)) is not None:
            there = [str(tile.kind[kind]) for tile in tiles.values()]
            _known(f"--{kind} {wish}", wish, there)
            chosen = [tile for tile in chosen if str(tile.kind[kind]) == wish]
    if args.json:
        drawn = [{"id": t.id, **t.kind, "drawing": list(t.lines)} for t in chosen]
        print(json.dumps(drawn, ensure_ascii=False, indent=1))
    else:
        words = Words(args.language, args.game.name)
        print("\n\n".join(_told(chosen, content, words)))
    return answers.YES


def _kinds(tiles: Iterable[Drawing]) -> tuple[str, ...]:
    """Return by what the tiles can be chosen: the names of what makes their kinds, if these are words."""
    named = (name for tile in tiles for name, value in tile.kind.items() if isinstance(value, str))
    return tuple(dict.fromkeys(named))


def _known(place: str, name: str, known: Iterable[str]) -> str:
    if name in known:
        return name
    raise BadInput(place, "error-not-there", one_of(name, dict.fromkeys(known)))


def _told(tiles: Sequence[Drawing], content: Content, words: Words) -> Iterator[str]:
    """Yield the lines of the tiles, grouped by kind under headings."""
    groups: dict[tuple[tuple[str, Any], ...], list[Drawing]] = {}
    for tile in tiles:
        groups.setdefault(tuple(tile.kind.items()), []).append(tile)
    for group in groups.values():
        yield content.heading(group, words)
        for first in range(0, len(group), ACROSS):
            yield "\n".join(side_by_side(group[first : first + ACROSS]))


def side_by_side(tiles: Sequence[Drawing]) -> Iterator[str]:
    """Yield the lines of the drawings next to each other, each under its id."""
    width = len(tiles[0].lines[0])
    yield "   ".join(f"{tile.id:{width}}" for tile in tiles).rstrip()
    for lines in zip(*(tile.lines for tile in tiles), strict=True):
        yield "   ".join(lines).rstrip()
