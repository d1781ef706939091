"""Why a Move or a Push does not get there: the rule that decides is told first, and nothing else."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.narration.rulings import say_ruling
from tests.games.drawn import action, judge, position
from tests.games.refusing import WORDS, room, says

rule = pytest.mark.rule


# --- a Move ------------------------------------------------------------------------------------------------


@rule("MAP-3", "MOV-1", "PSH-1")
def test_a_wall_stops_a_move_whoever_stands_behind_it() -> None:
    wall = "A Wall stands between b2 and a2."
    says(room(), "move left", "MAP-3", frm="b2", to="a2", edge="wall", reasons=[wall])
    behind = room(("  2 |    |  1", "  2 |  W |  1"))
    says(behind, "move left", "MAP-3", to="a2", reasons=[wall])
    says(behind, "move left push up", "MAP-3", to="a2", reasons=[wall])


@rule("MAP-4", "ADJ-3", "PSH-1")
def test_a_platform_stops_a_move_whoever_stands_beneath_it() -> None:
    floor = "There is a Platform between b2 and b1, with no Ladder through it."
    for push in ("", " push left", " push right", " push down", " push up"):
        says(room(), f"move down{push}", "MAP-4", edge="platform", reasons=[floor])


@rule("BLV-1", "ADJ-5", "PSH-1")
def test_the_one_way_platform_stops_a_move_down_whoever_stands_beneath_it() -> None:
    state = position(
        """
game: levels 2
map:
    +----+----+----+
  4 |    :  1 :    |
    +^^^^+^^^^+^^^^+
  3 |    :  G :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""
    )
    one_way = ["The Platform between b4 and b3 can only be passed upward."]
    says(state, "move down", "BLV-1", edge="oneway", reasons=one_way)
    says(state, "move down push left", "BLV-1", reasons=one_way)


@rule("ADJ-4", "MOV-1", "MOV-4")
def test_a_move_to_a_corner_is_refused_by_the_corner() -> None:
    for there in ("a1", "a3", "c3", "c1"):
        corner = f"b2 and {there} touch only at a corner, so they are not neighbours."
        move = f"{there} is not next to b2: a Move goes one Space up, down, left or right."
        says(room(), f"move {there}", "ADJ-4", "MOV-1", to=there, reasons=[corner, move])


@rule("MOV-1", "ADJ-1", "PSH-1")
def test_a_move_to_a_far_space_is_refused_with_its_neighbours() -> None:
    """Nobody asks where to push a figure that is out of reach."""
    says(
        room(),
        "move d2",
        "MOV-1",
        "ADJ-1",
        frm="b2",
        to="d2",
        same=0,
        reasons=[
            "d2 is not next to b2: a Move goes one Space up, down, left or right.",
            "The neighbours of b2 are b3 and c2.",
        ],
    )
    assert judge(room(), "move d2").cites[1].facts["spaces"] == ("b3", "c2")


@rule("MOV-1")
def test_a_move_to_the_hero_s_own_space_is_no_push_of_itself() -> None:
    own = "Your Hero already stands on b2. A Move goes to a neighbouring Space."
    says(room(), "move b2", "MOV-1", to="b2", same=1, reasons=[own])
    says(room(), "move b2 push up", "MOV-1", same=1, reasons=[own])


@rule("MAP-11")
def test_where_the_map_ends_is_told_by_its_side() -> None:
    left = room(("  3 |    :  G", "  3 |  1 :  G"), ("|    |  1 :H", "|    |    :H"))
    says(
        left,
        "move left",
        "MAP-11",
        edge="side",
        reasons=["a3 is at the side of the map, and there is no way out."],
    )
    low = room((":  2 :    |  G", ":  2 :  1 |  G"), ("|    |  1 :H", "|    |    :H"))
    says(
        low,
        "move down",
        "MAP-11",
        edge="bottom",
        reasons=["Below c1 there is solid ground."],
    )
    corner = room(("1 |  G :  2 ", "1 |  1 :  2 "), ("|    |  1 :H", "|    |    :H"))
    for way in ("left", "down"):
        says(corner, f"move {way}", "MAP-11", reasons=["Beyond a1 the map ends."])
    says(room(), "move a99", "MAP-11", edge="far", reasons=["The map has no such Space."])


@rule("LVL-3")
def test_a_level_face_down_is_entered_by_nobody_neither_moved_pushed_nor_shoved() -> None:
    """LVL-3 decides, not what is adjacent and not what is free."""
    state = position(
        """
map:
    +----+----+----+
  4 |  1 :  G :    |
    +    +    +    +
  3 |    :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move shove
"""
    )
    for text, there in (
        ("move up", "a5"),
        ("move c6", "c6"),
        ("move right push up", "b5"),
        ("shove gloop up", "b5"),
        ("shove gloop c6", "c6"),
    ):
        closed = f"{there} is on a Level that is not revealed. Nobody can go there."
        says(state, text, "LVL-3", to=there, removed=0, reasons=[closed])


@rule("LVL-3", "LVL-4")
def test_a_level_that_is_gone_is_entered_by_nobody() -> None:
    state = position(
        """
map:
    +----+----+----+
  5 |  1 :  G :    |
    +    +    +    +
  4 |  G :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move shove
"""
    )
    gone = ["a3 is on a Level that is gone. Nobody can go there."]
    says(state, "move a3", "LVL-3", to="a3", removed=1, reasons=gone)
    says(state, "shove a4 down", "LVL-3", to="a3", removed=1, reasons=gone)


# --- a Push -------------------------------------------------------------------------------------------------


@rule("PSH-1")
def test_where_somebody_stands_it_has_to_be_said_where_to_push() -> None:
    says(
        room(),
        "move up",
        "PSH-1",
        to="b3",
        free=0,
        enemy="gloop",
        reasons=["The Gloop stands on b3. Choose where to push."],
    )
    says(
        room(),
        "move right push up",
        "PSH-1",
        to="c2",
        free=1,
        reasons=["Nobody stands on c2, so there is nobody to push."],
    )


@rule("PSH-3", "MAP-3", "MAP-4", "ADJ-1", "ADJ-4")
def test_what_keeps_a_figure_from_being_pushed_there_is_told_first() -> None:
    state = room(
        ("3 |    :  G :H   :", "3 |    |  G :H   :"), ("  4 |    :    :", "  4 |    :  W :")
    )
    base = "The Gloop on b3 can be pushed only to a neighbouring Space."
    wall = "A Wall stands between b3 and a3."
    says(
        state, "move up push left", "MAP-3", "PSH-3", frm="b3", to="a3", edge="wall",
        reasons=[wall, base],
    )  # fmt: skip
    corner = "b3 and a4 touch only at a corner, so they are not neighbours."
    says(state, "move up push a4", "ADJ-4", "PSH-3", to="a4", reasons=[corner, base])
    near = "The neighbours of b3 are b4, b2 and c3."
    says(state, "move up push e1", "PSH-3", "ADJ-1", to="b3", space="e1", reasons=[base, near])
    says(
        state, "move up push b3", "PSH-3", to="b3", same=1,
        reasons=["The Gloop already stands on b3. A Push moves a figure to a neighbouring Space."],
    )  # fmt: skip
    floor = room(("+    +    +====+    +    +", "+    +====+====+    +    +"))
    above = "There is a Platform between b3 and b4, with no Ladder through it."
    says(floor, "move up push up", "MAP-4", "PSH-3", edge="platform", reasons=[above, base])
    taken = "You cannot push to b4: the Werewolf stands there."
    says(state, "move up push up", "PSH-2", space="b4", enemy="werewolf", reasons=[taken])


@rule("MAP-11", "PSH-3")
def test_nobody_is_pushed_off_the_map() -> None:
    """It has been said where to push, so nobody asks for it."""
    state = room(("3 |    :  G :H", "3 |  G :  1 :H"), ("|    |  1 :H", "|    |    :H"))
    side = "a3 is at the side of the map, and there is no way out."
    says(state, "move left push left", "MAP-11", frm="a3", edge="side", reasons=[side])
    title = say_ruling(
        WORDS, state, action(state, "move left push outside"), judge(state, "move left push left")
    )
    assert title.title == "Not allowed: Move to a3 and push the Gloop off the map (move)"


@rule("ADJ-5", "PSH-3", "ENM-5", "BLV-5")
def test_the_entry_of_the_boss_level_lets_nobody_through_who_is_pushed_or_shoved() -> None:
    state = position(
        """
game: levels 2
map:
    +----+----+----+
  4 |    :  W :    |
    +^^^^+^^^^+^^^^+
  3 |  1 :  G :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move shove sword
"""
    )
    parts = "A one-way Platform separates b3 from b4. Only a Hero’s own Move upward gets through."
    says(state, "move right push up", "ADJ-5", frm="b3", to="b4", reasons=[parts])
    says(state, "shove gloop up", "ADJ-5", frm="b3", to="b4", reasons=[parts])
    sealed = "The Boss Level is sealed off, so the Werewolf on b4 cannot be reached from a3."
    says(state, "attack werewolf", "BLV-5", frm="a3", to="b4", reasons=[sealed])
    says(state, "shove werewolf up", "BLV-5", to="b4", enemy="werewolf", reasons=[sealed])


# --- independent parts ----------------------------------------------------------------------------------------


@rule("MAP-3", "SYM-1", "ATK-5", "SYM-2")
def test_where_it_goes_and_what_is_paid_can_each_be_wrong() -> None:
    """Both have to be mended, so both are told: where it goes comes first."""
    broke = room(("pool: move sword shove", "pool: coin"))
    assert judge(broke, "move left").rules == ("MAP-3", "SYM-1")
    assert judge(broke, "attack b1").rules == ("ATK-5", "SYM-2")
    assert judge(broke, "shove b1 up").rules == ("SYM-4",)
    assert judge(broke, "shove d1 left").rules == ("MAP-3", "ENM-5", "SYM-4")


# --- what can be done instead --------------------------------------------------------------------------------


@rule("MAP-3", "PSH-1")
def test_one_push_for_each_space_is_near_a_move_elsewhere() -> None:
    assert judge(room(), "move left").written == (
        "move right with move",
        "move up push up with move",
    )
    here = judge(room(), "move up").written
    assert len(here) == 3
    assert all(other.startswith("move up push") for other in here), "where it was wanted, every way"


@rule("ATK-1")
def test_one_attack_for_each_enemy_is_near_an_attack_on_another() -> None:
    state = room(("pool: move sword shove", "pool: sword sword star"))
    assert [x for x in judge(state, "attack d1").written if x.startswith("attack")] == [
        "attack b3 with sword"
    ]


@rule("ADJ-1")
def test_who_has_no_move_left_is_not_sent_to_a_neighbour() -> None:
    drawing = """
map:
    +----+----+----+----+
  1 |  1 :    :    :    |
    +====+====+====+====+
hero 1: sweety
pool: {}
"""

    def beside(pool: str) -> str:
        state = position(drawing.format(pool))
        far = action(state, "move d1 with move")
        said = say_ruling(WORDS, state, far, judge(state, "move d1 with move"))
        return next(one.text for one in said.reasons if one.rule == "ADJ-1")

    assert beside("move sword") == "The only neighbour of a1 is b1."
    assert beside("shove sword") == (
        "The only neighbour of a1 is b1. But nothing is left that pays for a Move."
    )


@rule("ENM-5", "ADJ-1")
def test_a_refused_shove_says_nothing_of_moves() -> None:
    """The neighbours named are those of the Enemy: whether a Move is left does not matter."""
    state = position(
        """
map:
    +----+----+----+----+
  1 |  1 :  W :    :    |
    +====+====+====+====+
hero 1: sweety
pool: shove
"""
    )
    far = action(state, "shove b1 d1 with shove")
    said = say_ruling(WORDS, state, far, judge(state, "shove b1 d1 with shove"))
    beside = next(one.text for one in said.reasons if one.rule == "ADJ-1")
    assert beside == "The neighbours of b1 are a1 and c1."


ALONG = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  1 :    :    :    |
    +====+====+====+====+
hero 1: sweety; gems 4
hero 2: etorn
pool: move
"""


@rule("MOV-1", "MOV-5")
@pytest.mark.parametrize(
    ("text", "first"), [("move c1 with move+1", "b1"), ("move d1 with move+3", "b1")]
)
def test_a_move_of_several_spaces_names_its_first_step(text: str, first: str) -> None:
    state = position(ALONG)
    ruling = judge(state, text)
    there = text.split()[1]
    assert ruling.cites[0].facts["first"] == first
    told = say_ruling(WORDS, state, action(state, text), ruling)
    assert told.reasons[0].text.endswith(
        f"step by step: choose {first} first, then go on to {there}."
    )
    assert told.instead[0][0] == text.replace(f"move {there}", "move right")


@rule("MOV-1", "ADJ-4")
def test_a_corner_is_two_steps_of_one_move() -> None:
    assert judge(position(ALONG), "move b2 with move+1").cites[1].facts["first"] == "b1"


@rule("MOV-1")
@pytest.mark.parametrize("text", ["move c1 with move", "move d1 with move+1"])
def test_what_is_farther_than_the_move_names_no_first_step(text: str) -> None:
    assert "first" not in judge(position(ALONG), text).cites[0].facts
