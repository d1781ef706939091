"""The oracle's own parser of positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from tests.oracle.actions import GEMS_FOR, read_action
from tests.oracle.drawing import Map
from tests.oracle.geometry import adjacent, has_platform, may_move
from tests.oracle.position import Hero, Position, differences, name, read

TABLE = """platformer 1
game: players 2; dungeon void; boss ikee; levels 4; artifacts on; ruling ZOC-1 arriving
tower: 1 v01 v02 gloop; 2 v03 v04 ent
turn: 7; hero 2; step actions; must spawn
map:
    +----+----+----+----+
  5 |    :    :H   :   g|
    +    +====+=HH=+^^^^+
  4 |  W : ^  |H   :    |
    +====+    +    +====+
  3 |    : @1c:H   : $  |
    +    +    +====+    +
      a    b    c    d
hero 1: sweety; hearts 3; coins 2; gems 4; special sword; items boots-of-haste (used), grapnel; ward 1
hero 2: lumi; hearts 5; potions stone-skin; tokens brand; ability used; boons hover, trade; fell on boss level
roll: move move sword coin star
pool: move star
enemy die: left
bonus: attack 2
shop: items greedymmer, -, -; potions fire-flask, -, -
decks: items lodestone, hourglass; potions -; bottom smoke-bomb
boss: deck tribute; discards stampede, shockwave
artifacts: rams-horn, scar-medal
solo: event hailstorm; deck lullaby, cold-flood; defeated 3; surplus 1
pending: effects 1 0 ability; swap 0 0
"""


def test_all_that_a_position_says_is_read() -> None:
    position = read(TABLE)
    assert (position.players, position.dungeon, position.boss, position.levels) == (2, "void", "ikee", 4)  # fmt: skip
    assert position.rulings == {"ZOC-1": "arriving"}
    assert position.tower == {1: ("v01", "v02", "gloop"), 2: ("v03", "v04", "ent")}
    assert (position.turn, position.active, position.step) == (7, 2, "actions")
    assert position.must_spawn
    assert position.figures == {(0, 4): "W", (1, 3): "1"}
    assert position.lying == {(3, 5): "g", (1, 3): "c"}
    assert position.map.features == {(1, 4): "^", (1, 3): "@", (3, 3): "$"}
    assert position.map.ladders == {(2, 5), (2, 4), (2, 3)}
    assert position.map.walls == {(1, 4)}, "the sides of the map need none (MAP-11)"
    assert (position.map.lowest, position.map.highest, position.map.boss_row) == (3, 5, 5)
    sweety, lumi = position.heroes[1], position.heroes[2]
    assert sweety == Hero("sweety", 3, 2, 4, "sword", {"boots-of-haste": False, "grapnel": True}, ward=1)  # fmt: skip
    assert lumi == Hero("lumi", 5, potions=["stone-skin"], tokens=["brand"], ability_used=True,
                        boons=["hover", "trade"], fell_on_boss_level=True)  # fmt: skip
    assert (position.pool, position.enemy_die, position.bonus) == (["move", "star"], "left", 2)
    assert position.shop == ["greedymmer", "-", "-", "fire-flask", "-", "-"]
    assert (position.event, position.defeated, position.surplus) == ("hailstorm", 3, 1)
    assert position.pending == [("effects", "1", "0", "ability"), ("swap", "0", "0")]


@pytest.mark.parametrize("line", ["weather: fine", "hero 1: sweety; hat red", "game: moons 2"])
def test_a_line_that_is_not_understood_is_not_passed_over(line: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        read(TABLE + line + "\n")


def changed(thing: Any) -> Iterator[tuple[str, Any]]:
    """Yield another value for each part of a thing."""
    for part in fields(thing):
        value = getattr(thing, part.name)
        match value:
            case bool():
                yield part.name, not value
            case int():
                yield part.name, value + 1
            case str():
                yield part.name, value + "x"
            case list():
                yield part.name, [*value, "x"]
            case dict():
                yield part.name, {**value, (9, 9): "x"}
            case frozenset():
                yield part.name, value | {(9, 9)}
            case Map():
                yield part.name, Map()


def test_no_part_of_a_position_can_differ_unnoticed() -> None:
    position = read(TABLE)
    assert differences(position, read(TABLE)) == []
    for part, value in changed(position):
        if part != "heroes":
            other = position.copy()
            setattr(other, part, value)
            assert differences(position, other), part
    for part, value in changed(position.heroes[1]):
        other = position.copy()
        setattr(other.heroes[1], part, value)
        assert differences(position, other), part
    for part, value in changed(position.map):
        other = position.copy()
        parts = {p.name: getattr(position.map, p.name) for p in fields(Map)} | {part: value}
        other.map = Map(**parts)
        assert differences(position, other), part


def test_a_copy_shares_nothing_that_changes() -> None:
    position = read(TABLE)
    copy = position.copy()
    for part in fields(Position):
        value = getattr(copy, part.name)
        if isinstance(value, (list, dict)) and part.name != "heroes":
            value.clear()
    copy.heroes[1].items.clear()
    copy.heroes[2].tokens.clear()
    assert differences(position, read(TABLE)) == []


def test_what_is_adjacent_can_be_read_off_the_drawing() -> None:
    drawn = read(TABLE).map
    assert adjacent(drawn, (2, 4), (2, 5)), "through the Platform by the Ladder (ADJ-3)"
    assert not adjacent(drawn, (1, 4), (1, 5)), "a Platform (ADJ-2)"
    assert not adjacent(drawn, (1, 4), (2, 4)), "a Wall"
    assert not adjacent(drawn, (0, 3), (1, 4)), "a corner (ADJ-4)"
    assert not adjacent(drawn, (0, 3), (0, 2)), "not on the map (LVL-3)"
    assert not adjacent(drawn, (3, 4), (3, 5)), "the one-way Platform (ADJ-5)"
    assert may_move(drawn, (3, 4), (3, 5))
    assert not may_move(drawn, (3, 5), (3, 4))
    assert has_platform(drawn, (0, 3)), "the lowest Row (MAP-9)"
    assert not has_platform(drawn, (0, 5))


@pytest.mark.parametrize(
    "text",
    ["move up with move+1", "move left push up with forge coin", "attack b4 with sword+3 special",
     "shove b4 right with star shove", "portal c7 push up with special", "set star with forge special",
     "turn move to sword", "place boss b11", "slide b4 up", "step left push down", "end"],
)  # fmt: skip
def test_an_action_survives_being_read_and_written(text: str) -> None:
    assert str(read_action(text)) == text


def test_gems_cost_what_the_rulebook_says() -> None:
    assert [GEMS_FOR[steps] for steps in range(5)] == [0, 1, 3, 6, 10]
    assert name((2, 7)) == "c7"
