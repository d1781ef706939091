"""Builds the Box from the validated content files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.plain import said_only
from platformer_nb.games.labyrinth.content import models as m
from platformer_nb.games.labyrinth.content.demands import checks
from platformer_nb.games.labyrinth.content.load import FILES
from platformer_nb.games.labyrinth.model import box as b
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF


def build_box(folder: Traversable) -> b.Box:
    """Return the Box built from a folder; raise BadInput for the first error."""
    files = {file: read_toml(folder, file) for file in FILES}
    read = {file: check(m.BOX_FILES[file], data, file) for file, data in files.items()}
    for demand in checks(read):
        demand()
    layouts = sorted(read["layouts.toml"].layouts, key=lambda layout: layout.players)
    tiles = [tile for letter, shape in read["tiles.toml"].items() for tile in _tiles(letter, shape)]
    box: m.BoxFile = read["box.toml"]
    return b.Box(
        tiles={tile.id: tile for tile in tiles},
        layouts=tuple(map(_layout, layouts)),
        content_hash=_hash([said_only(m.BOX_FILES[name], file) for name, file in files.items()]),
        pieces=box.pieces,
        golem={kind: box.golem[kind] for kind in GOLEM_CARDS},
        characters=read["characters.toml"],
        items=read["items.toml"],
        events=read["events.toml"],
        traps=read["traps.toml"],
    )


def _tiles(letter: str, shape: m.TileShape) -> list[b.Tile]:
    corridors = tuple(sum(1 << edge for edge in edges) for edges in shape.corridors)
    bridges = tuple((_number(over), _number(under)) for over, under in shape.bridges)
    return [
        b.Tile(
            id=f"{letter}{number}",
            corridors=corridors,
            bridges=bridges,
            traps=tuple(map(_number, copy.traps)),
            items=tuple(map(_number, copy.items)),
        )
        for number, copy in enumerate(shape.copies, 1)
    ]


def _number(letter: str) -> int:
    return b.LETTERS.index(letter)


def _layout(layout: m.PlayersLayout) -> b.Layout:
    starts = tuple(number - 1 for number in layout.starts)
    return b.Layout(layout.players, starts, CELL_OF[layout.centre])


def _hash(files: list[Mapping[str, Any]]) -> str:
    """Return a hash of what the files say without comments; the order of tiles counts, as records number them."""
    text = json.dumps(files, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
