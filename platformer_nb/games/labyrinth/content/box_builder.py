"""Builds the Box from the validated content files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from pydantic import TypeAdapter

from platformer_nb.content.check import check
from platformer_nb.content.files import read_toml
from platformer_nb.content.plain import said_only
from platformer_nb.games.labyrinth.content import models as m
from platformer_nb.games.labyrinth.content import references
from platformer_nb.games.labyrinth.content.built_files import FILES
from platformer_nb.games.labyrinth.model import box as b
from platformer_nb.games.labyrinth.model.hexes import CELL_OF

SHAPES: Final[Mapping[str, TypeAdapter[Any]]] = {"tiles.toml": m.TILES, "layouts.toml": m.LAYOUTS}
"""The shape of each file."""


def build_box(folder: Traversable) -> b.Box:
    """Return the Box built from a folder; raise BadInput for the first error."""
    files = {file: read_toml(folder, file) for file in FILES}
    shapes = check(m.TILES, files["tiles.toml"], "tiles.toml")
    layouts = check(m.LAYOUTS, files["layouts.toml"], "layouts.toml")
    for letter, shape in shapes.items():
        references.check_shape(letter, shape)
    references.check_counts(shapes)
    references.check_layouts(layouts)
    tiles = [tile for letter, shape in shapes.items() for tile in _tiles(letter, shape)]
    return b.Box(
        tiles={tile.id: tile for tile in tiles},
        layouts=tuple(map(_layout, sorted(layouts.layouts, key=lambda layout: layout.players))),
        content_hash=_hash([said_only(SHAPES[name], file) for name, file in files.items()]),
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


def _layout(layout: m.TableLayout) -> b.Layout:
    starts = tuple(number - 1 for number in layout.starts)
    return b.Layout(layout.players, starts, CELL_OF[layout.centre])


def _hash(files: list[Mapping[str, Any]]) -> str:
    """Return a hash of what the files say without comments; the order of tiles counts, as records number them."""
    text = json.dumps(files, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
