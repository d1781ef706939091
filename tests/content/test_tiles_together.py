"""Any two tiles of a dungeon can stand side by side and above each other: the tower can be climbed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.model.box.box import Tile
from platformer_nb.games.platformer.model.terrain import Terrain

BOX = load_box()
DUNGEONS = sorted({tile.dungeon for tile in BOX.tiles.values()})


def tiles(dungeon: str, boss: bool) -> list[Tile]:
    return [t for t in BOX.tiles.values() if t.dungeon == dungeon and t.boss == boss]


def terrain_of(dungeon: str, levels: Sequence[tuple[Tile, ...]]) -> Terrain:
    """The terrain of Levels, the highest first, each of tiles side by side."""
    lines: list[str] = []
    for level in levels:
        drawn = [tile.drawing for tile in level]
        for n in range(1 if lines else 0, len(drawn[0])):
            lines.append("".join(d[n][:-1] for d in drawn) + drawn[0][n][-1])
    rows = len(lines) // 2
    labelled = [
        f"{rows - n // 2:3} |{line[1:-1]}|" if n % 2 else f"    {line}"
        for n, line in enumerate(lines)
    ]
    text = f"game: players 1; dungeon {dungeon}; levels {len(levels)}\nmap:\n" + "\n".join(labelled)
    return GAME.rules.read(text + "\nhero 1: sweety\n").terrain


def climbed(terrain: Terrain) -> set[int]:
    """Every Space that can be reached from the lowest Row by Moves, portals left out."""
    reached = set(range(terrain.width))
    waiting = list(reached)
    for space in waiting:
        for to, _ in terrain.ways[space]:
            if to not in reached:
                reached.add(to)
                waiting.append(to)
    return reached


@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_any_tile_can_stand_above_any_other(dungeon: str):
    upper = [*tiles(dungeon, boss=False), *tiles(dungeon, boss=True)]
    for low, high in product(tiles(dungeon, boss=False), upper):
        terrain = terrain_of(dungeon, [(high,), (low,)])
        top = range(terrain.size - terrain.width, terrain.size)
        assert climbed(terrain) & set(top), f"{high.id} above {low.id}"


@pytest.mark.parametrize("dungeon", DUNGEONS)
@pytest.mark.parametrize("boss", [False, True])
def test_any_two_tiles_can_stand_side_by_side(dungeon: str, boss: bool):
    for left, right in product(tiles(dungeon, boss), repeat=2):
        if left.id != right.id:
            terrain = terrain_of(dungeon, [(left, right)])
            top = set(range(terrain.size - terrain.width, terrain.size))
            reached = climbed(terrain)
            assert {space % terrain.width < terrain.width // 2 for space in reached & top}


@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_portals_come_in_pairs_at_least_and_spawns_fit_the_tokens(dungeon: str):
    for left, right in product(tiles(dungeon, boss=False), repeat=2):
        if left.id != right.id:
            text = "".join((*left.drawing, *right.drawing))
            assert text.count("@") != 1, (left.id, right.id)
            assert text.count("x") <= min(e.tokens for e in BOX.enemies.values())
