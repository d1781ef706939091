"""A drawn tile is refused with the line and column of its fault."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content.tiles import check_tile

TOWER = """
+----+----+----+----+
:    :    : x  :   c:
+    +    +====+====+
:    : x  :    :    :
+    +====+    +    +
: $  :H  c:    :   g:
+====+=HH=+====+    +
"""
BOSS = """
+----+----+----+----+
:   g:    : b  :   g:
+====+    +====+    +
: *  :    :    :    :
+====+    +    +====+
:    : $  :   c:   g:
+^^^^+^^^^+^^^^+^^^^+
"""


def check(text: str, boss: bool = False) -> tuple[str, ...]:
    return check_tile("tile t", text, 4, 3, boss)


def test_good_tiles_pass_and_keep_their_lines():
    assert check(TOWER) == tuple(TOWER.strip().split("\n"))
    assert len(check(BOSS, boss=True)) == 7


FAULTS = [
    ("a missing line", TOWER, "+====+=HH=+====+    +\n", "", "6 lines instead of 7"),
    ("a short line", TOWER, ": x  :   c:", ": x  :  c:", "line 2 of the drawing, column 21"),
    ("a strange edge", TOWER, ":    :    : x", ";    :    : x", "column 1: “;” is not an edge"),
    ("a strange corner", TOWER, "+    +    +===", "*    +    +===", "“*” is not an edge"),
    ("a strange floor", TOWER, "=HH=", "=H==", "“=H==” is not a floor"),
    ("a strange feature", TOWER, ": $  ", ": £  ", "“£” means nothing in place 2"),
    ("a figure on a tile", TOWER, ": $  ", ": $1 ", "“1” means nothing in place 3"),
    ("a token in the wrong place", TOWER, "   c:", "  c :", "“c” means nothing in place 3"),
    ("a Ladder that leads nowhere", TOWER, ":H  c", ":   c", "write H"),
    ("too many spawns", TOWER, ": $  ", ": x  ", "3 Enemy spawn spaces"),
    ("a Boss spawn below", TOWER, ": $  ", ": b  ", "Boss spawn space"),
    ("an icon below", TOWER, ": $  ", ": *  ", "special icon"),
    ("a spawn in the air", TOWER, "+====+    +    +", "+    +    +    +", "hangs in the air"),
    ("one way in only", TOWER, "====+    +\n", "====+====+\n", "only 1 way leads"),
    ("a one-way Platform below", TOWER, "+====+=HH", "+^^^^+=HH", "one-way Platform"),
    ("a Space shut off", TOWER, "+    +    +====+====+", "+====+====+====+====+", "shut off"),
    ("a hole in the Boss Level", BOSS, "^^^^+\n", "    +\n", "one-way Platforms belong"),
    ("two Bosses", BOSS, ": *  ", ": b  ", "2 Boss spawn spaces"),
    ("no Shop", BOSS, " $  ", "    ", "0 Shops"),
    ("no icon", BOSS, " *  ", "    ", "0 special icons"),
    ("Enemies on a Boss tile", BOSS, ":   g:    : b", ": x g:    : b", "Enemy spawn space"),
]


@pytest.mark.parametrize(("name", "tile", "old", "new", "said"), FAULTS, ids=[f[0] for f in FAULTS])
def test_a_fault_of_a_drawing_is_named(name: str, tile: str, old: str, new: str, said: str):
    assert old in tile
    with pytest.raises(BadInput) as caught:
        check(tile.replace(old, new, 1), boss=tile is BOSS)
    assert caught.value.place.startswith("tile t")
    assert said.lower() in str(caught.value).lower()
