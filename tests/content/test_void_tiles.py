"""The tiles of the void: portals enough, and a tower that can be climbed on foot."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.content.tiles import Drawing, Space, check_tile
from platformer_nb.games.platformer.model.box.box import Tile

BOX = load_box()
VOID = [t for t in BOX.tiles.values() if t.dungeon == "void"]
TOWER = [t for t in VOID if not t.boss]
CHAMBER = """
+----+----+----+----+
: x  :    :    : @  :
+====+    +    +====+
:    : ^  :   g: x  :
+    +====+====+====+
:   c:    | @  : $  |
+    +    +====+====+
"""


def drawing(tile: Tile) -> Drawing:
    return Drawing(tile.id, tile.drawing, BOX.tile_width, BOX.tile_height)


def on_foot(tile: Tile, start: Space) -> set[Space]:
    """Every Space that steps reach on the tile itself."""
    drawn = drawing(tile)
    reached, waiting = {start}, [start]
    while waiting:
        column, row = waiting.pop()
        ways = [
            ((column - 1, row), not drawn.walled((column, row))),
            ((column + 1, row), column < 3 and not drawn.walled((column + 1, row))),
            ((column, row - 1), drawn.floor((column, row)) != "===="),
            ((column, row + 1), row < 2 and drawn.floor((column, row + 1)) != "===="),
        ]
        for space, is_open in ways:
            if is_open and 0 <= space[0] < 4 and 0 <= space[1] < 3 and space not in reached:
                reached.add(space)
                waiting.append(space)
    return reached


def test_the_void_has_as_many_tiles_as_the_forest():
    assert (len(TOWER), len(VOID)) == (12, 16)


@pytest.mark.parametrize("tile", VOID, ids=lambda t: t.id)
def test_every_tile_has_two_portals(tile: Tile):
    assert len(drawing(tile).of_feature("@")) == 2


@pytest.mark.parametrize("tile", TOWER, ids=lambda t: t.id)
def test_a_tower_tile_has_two_spawns_coins_and_a_gem(tile: Tile):
    cells = [drawing(tile).cell(space) for space in drawing(tile).spaces()]
    assert len(drawing(tile).of_feature("x")) == 2
    assert 1 <= sum(cell[3] == "c" for cell in cells) <= 3
    assert 1 <= sum(cell[3] == "g" for cell in cells) <= 2


@pytest.mark.parametrize("tile", TOWER, ids=lambda t: t.id)
def test_every_way_in_from_below_leads_to_the_top_without_a_portal(tile: Tile):
    drawn = drawing(tile)
    ways = [(c, 0) for c in range(4) if drawn.floor((c, 0)) != "===="]
    for way in ways:
        assert any(row == 2 for _, row in on_foot(tile, way)), way


def test_the_void_brings_gems_enough_for_the_boss():
    gems = sum(line.count("g") for tile in TOWER for line in tile.drawing)
    assert 6 * gems / len(TOWER) >= 6


def test_some_chambers_are_reached_by_a_portal_only():
    shut = [t for t in TOWER if len(on_foot(t, (0, 0))) < 12]
    assert len(shut) >= 4


def test_the_loader_lets_a_portal_lead_into_a_chamber_and_nothing_else():
    assert check_tile("tile t", CHAMBER, 4, 3, boss=False)
    with pytest.raises(BadInput, match="shut off"):
        check_tile("tile t", CHAMBER.replace("| @ ", "|   "), 4, 3, boss=False)
