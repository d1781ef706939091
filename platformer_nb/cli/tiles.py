"""`platformer-nb tiles`: the map tiles, as they are drawn."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers
from platformer_nb.core.errors import BadInput, one_of, said

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.games.platformer.model.box import Tile
    from platformer_nb.text import Words

ACROSS = 4
"""Tiles side by side: they fit into 100 columns."""


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    parser = answers.command(
        subparsers,
        "tiles",
        run,
        words,
        words("cli-tiles"),
        words("cli-tiles-more"),
        ("tiles", "tiles f01 v03", "tiles --dungeon void"),
    )
    parser.add_argument("ids", nargs="*", metavar="TILE", help=words("cli-tiles-ids"))
    parser.add_argument("--dungeon", help=words("cli-tiles-dungeon"))
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """Show tiles, side by side."""
    from platformer_nb.games.platformer.content import load_box
    from platformer_nb.text import Words

    tiles = load_box().tiles
    chosen = [tiles[_known("place-tile-named", i, tiles)] for i in args.ids] or list(tiles.values())
    if args.dungeon is not None:
        dungeon = _known("place-dungeon-named", args.dungeon, [t.dungeon for t in tiles.values()])
        chosen = [tile for tile in chosen if tile.dungeon == dungeon]
    if args.json:
        drawn = [
            {"id": t.id, "dungeon": t.dungeon, "boss": t.boss, "drawing": list(t.drawing)}
            for t in chosen
        ]
        print(json.dumps(drawn, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join(_told(chosen, Words(args.language, DEFAULT_GAME))))
    return answers.YES


def _known(place: str, name: str, known: Sequence[str] | dict[str, Tile]) -> str:
    if name in known:
        return name
    raise BadInput(said(place, name=name), "error-not-there", one_of(name, dict.fromkeys(known)))


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
