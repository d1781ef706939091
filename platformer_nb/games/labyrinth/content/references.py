"""Checks of what a model cannot say: corridors that cross, symbols on corridors, exact counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from platformer_nb.core.errors import BadInput, Place, key_of, use, within
from platformer_nb.games.labyrinth.content.models import LayoutsFile, TileShape
from platformer_nb.games.labyrinth.model.box import LETTERS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, CELLS, KEY_CELLS, NAMES
from platformer_nb.games.labyrinth.registry import rule

ORDINARY: Final = CELLS - len(KEY_CELLS) - 1
"""The number of ordinary tiles: all but the key tiles and the centre tile (CMP-1)."""

ITEMS: Final = 15
"""The number of item tokens (CMP-3): no more symbols can be settled."""

PLAYERS: Final = tuple(range(2, 7))
"""The numbers of players (SET-1)."""

TILES_FILE: Final = "tiles.toml"
LAYOUTS_FILE: Final = "layouts.toml"


@rule("TIL-13", "TIL-14")
def check_shape(letter: str, shape: TileShape) -> None:
    """TIL-13, TIL-14: raise BadInput if corridors share an edge, cross without a bridge, or a symbol is on none."""
    place = within(TILES_FILE, key_of(letter))
    known = LETTERS[: len(shape.corridors)]
    edges = [edge for corridor in shape.corridors for edge in corridor]
    if len(edges) != len(set(edges)):
        raise BadInput(place, "error-edge-shared", "mend-edge-shared")
    for number, copy in enumerate(shape.copies, 1):
        for key, symbols in (("traps", copy.traps), ("items", copy.items)):
            where = within(TILES_FILE, key_of(f"{letter}.copies.{number}.{key}"))
            _check_letters(where, symbols, known)
    for bridge in shape.bridges:
        _check_letters(within(TILES_FILE, key_of(f"{letter}.bridges")), bridge, known)
    _check_bridges(within(TILES_FILE, key_of(f"{letter}.bridges")), shape)


def _check_letters(place: Place, letters: Sequence[str], known: str) -> None:
    for letter in letters:
        if letter not in known:
            raise BadInput(place, "error-no-corridor", use(known), word=letter)
        if letters.count(letter) > 1:
            raise BadInput(place, "error-twice", "mend-keep-one", word=letter)


def _check_bridges(place: Place, shape: TileShape) -> None:
    """Raise BadInput unless there is exactly one bridge where two corridors cross, and none elsewhere."""
    bridges = [frozenset(bridge) for bridge in shape.bridges]
    for (one, first), (two, second) in combinations(zip(LETTERS, shape.corridors, strict=False), 2):
        wanted = int(cross(first, second))
        if bridges.count(frozenset((one, two))) != wanted:
            reason = "error-bridge-missing" if wanted else "error-bridge-idle"
            mend = "mend-bridge-missing" if wanted else "mend-bridge-idle"
            raise BadInput(place, reason, mend, one=one, two=two)


def cross(one: Iterable[int], two: Iterable[int]) -> bool:
    """Return whether two corridors of a tile cross: going round, their edges take turns more than twice."""
    first = set(one)
    around = [edge in first for edge in sorted([*first, *two])]
    changes = sum(a != b for a, b in zip(around, [*around[1:], around[0]], strict=True))
    return changes > 2


def check_counts(shapes: Mapping[str, TileShape]) -> None:
    """Raise BadInput unless there are exactly 30 tiles (CMP-1), with no more item symbols than items (CMP-3)."""
    copies = [copy for shape in shapes.values() for copy in shape.copies]
    if len(copies) != ORDINARY:
        raise BadInput(
            TILES_FILE, "error-tile-count", "mend-write-so-many", count=len(copies), needed=ORDINARY
        )
    items = sum(len(copy.items) for copy in copies)
    if items > ITEMS:
        raise BadInput(
            TILES_FILE, "error-item-symbols", "mend-item-symbols", count=items, most=ITEMS
        )


def check_layouts(file: LayoutsFile) -> None:
    """Raise BadInput unless there is one layout for each number of players, with starts and a centre that fit (SET-14)."""
    listed = tuple(sorted(layout.players for layout in file.layouts))
    if listed != PLAYERS:
        known = tuple(map(str, PLAYERS))
        raise BadInput(LAYOUTS_FILE, "error-layouts", "mend-layouts", known=known)
    for number, layout in enumerate(file.layouts, 1):
        place = within(LAYOUTS_FILE, key_of(f"layouts.{number}.starts"))
        starts = layout.starts
        if len(starts) != layout.players or sorted(set(starts)) != starts:
            raise BadInput(place, "error-starts", "mend-starts", count=layout.players)
        place = within(LAYOUTS_FILE, key_of(f"layouts.{number}.centre"))
        if CELL_OF.get(layout.centre, KEY_CELLS[0]) in KEY_CELLS:
            free = tuple(name for name in NAMES if CELL_OF[name] not in KEY_CELLS)
            raise BadInput(
                place, "error-no-centre", "mend-such-as", word=layout.centre, known=free[:3]
            )
