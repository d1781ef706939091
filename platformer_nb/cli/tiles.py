"""`platformer-nb tiles`: the map tiles, as they are drawn."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput

if TYPE_CHECKING:
    from platformer_nb.games.platformer.box import Tile
    from platformer_nb.text import Words

EXAMPLE = """\
The signs are explained in docs/notation.md.

examples:
  platformer-nb tiles
  platformer-nb tiles f01 v03
  platformer-nb tiles --dungeon void
"""
ACROSS = 4
"""Tiles side by side: they fit into 100 columns."""


def add_parser(subparsers: answers.Subparsers) -> None:
    """Declare the command."""
    parser = answers.command(subparsers, "tiles", run, "show the map tiles", EXAMPLE)
    parser.add_argument("ids", nargs="*", metavar="TILE", help="tiles such as f01; none: all")
    parser.add_argument("--dungeon", help="only the tiles of this dungeon")
    parser.add_argument("--language", default="en", help="language of the answers (default: en)")
    parser.add_argument("--json", action="store_true", help="answer as JSON")


def run(args: argparse.Namespace) -> int:
    """Show tiles, side by side."""
    from platformer_nb.content import load_box
    from platformer_nb.text import Words

    tiles = load_box().tiles
    chosen = [tiles[_known("tile", i, tiles)] for i in args.ids] or list(tiles.values())
    if args.dungeon is not None:
        dungeon = _known("dungeon", args.dungeon, [t.dungeon for t in tiles.values()])
        chosen = [tile for tile in chosen if tile.dungeon == dungeon]
    if args.json:
        drawn = [
            {"id": t.id, "dungeon": t.dungeon, "boss": t.boss, "drawing": list(t.drawing)}
            for t in chosen
        ]
        print(json.dumps(drawn, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join(_told(chosen, Words(args.language))))
    return answers.YES


def _known(kind: str, name: str, known: Sequence[str] | dict[str, Tile]) -> str:
    if name in known:
        return name
    near = get_close_matches(name, known, n=3) or sorted(set(known))[:3]
    raise BadInput(f"{kind} {name}", f"there is no such {kind}", f"Did you mean {', '.join(near)}?")


def _told(tiles: Sequence[Tile], words: Words) -> Iterator[str]:
    """The tiles by dungeon and kind, each group under its heading."""
    for dungeon, boss in dict.fromkeys((t.dungeon, t.boss) for t in tiles):
        group = [t for t in tiles if (t.dungeon, t.boss) == (dungeon, boss)]
        yield words(
            "content-tiles",
            dungeon=words(f"dungeon-{dungeon}"),
            kind=words(f"content-kind-{'boss' if boss else 'tower'}-tiles"),
            count=len(group),
        )
        for first in range(0, len(group), ACROSS):
            yield "\n".join(side_by_side(group[first : first + ACROSS]))


def side_by_side(tiles: Sequence[Tile]) -> Iterator[str]:
    """The drawings next to each other, each under its id."""
    width = len(tiles[0].drawing[0])
    yield "   ".join(f"{tile.id:{width}}" for tile in tiles).rstrip()
    for lines in zip(*(tile.drawing for tile in tiles), strict=True):
        yield "   ".join(lines).rstrip()
