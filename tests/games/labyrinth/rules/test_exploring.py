"""Exploring and its steps, traps, picking up."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import GOLEM_TEST, TRAP_TEST, Explore, Test
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import Field, place_of
from platformer_nb.games.labyrinth.model.state import HIDDEN
from platformer_nb.games.labyrinth.rules.legality import actor, judge
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"

BUSY = {"golem": "b2a", "traps": "b2a ?", "items": "b2a lamp", "b": "b2a crystal off"}
"""A corridor with everything that is explored."""


@rule("EXP-1", "EXP-2", "GOL-19", "EXP-4", "EXP-5", "EXP-6", "KEY-1", "KEY-3")
def test_the_golem_comes_first_then_the_trap_the_characters_and_what_may_be_picked_up() -> None:
    state, _ = play(scene(**BUSY), "move NW")
    assert isinstance(state.top, Test)
    assert (state.top.kind, state.top.seat) == (GOLEM_TEST, 0)
    state, _ = play(state, "roll 6 6")
    assert "turn up pit" in written(state)
    state, _ = play(state, "turn up pit")
    assert isinstance(state.top, Test)
    assert state.top.kind == TRAP_TEST
    state, _ = play(state, HIGH)
    assert written(state) == ["fight B", "stop"]
    refused(state, "take lamp", "EXP-1", step="fights")
    state, _ = play(state, "stop", "answer no")
    assert written(state) == ["take lamp", "leave"]
    refused(state, "fight B", "EXP-1", step="picking")
    after, _ = play(state, "take lamp")
    assert (len(after.pawn.items), after.left, after.due) == (1, 1, ())


@rule("EXP-7")
def test_who_is_sent_off_by_the_golem_explores_no_further() -> None:
    state, _ = play(scene(**BUSY), "move NW", HIGH)
    assert (at(state, 0), state.due, dict(state.traps)) == ("S1", (), dict(scene(**BUSY).traps))


@rule("EXP-8", "MOV-8")
def test_a_move_makes_the_character_explore_but_not_on_its_start_space() -> None:
    state, _ = play(scene(items="b2a lamp"), "move NW")
    assert written(state) == ["take lamp", "leave"]
    home, _ = play(scene(a="a4 crystal off"), "move NE")
    assert (at(home, 0), home.due) == ("S1", ())


@rule("BRG-3", "BRG-4", "EXP-8")
@pytest.mark.parametrize("jump", ["safe jump", "jump"])
@pytest.mark.parametrize(("frm", "to"), [("d2a", "b"), ("d2b", "a")])
def test_a_jump_that_succeeds_down_or_up_is_explored_as_a_move_is(
    jump: str, frm: str, to: str
) -> None:
    state, _ = play(scene(a=f"{frm} crystal off", items=f"d2{to} lamp"), f"{jump} {to}")
    if jump == "jump":
        state, _ = play(state, "roll 4 4")
    assert at(state, 0) == f"d2{to}"
    assert isinstance(state.top, Explore)
    assert written(state) == ["take lamp", "leave"]


@rule("KEY-1", "PSH-4", "EXP-6")
def test_only_who_comes_by_itself_in_its_own_turn_picks_up_there() -> None:
    walked, _ = play(scene(a="d4 crystal off", keys="c4"), "move NE")
    assert written(walked)[0] == "take key"
    fight = scene(b="d4 crystal off", keys="c4")
    other, _ = play(fight, "move SE", "fight B", HIGH, LOW, "push NE")
    assert (at(other, 1), other.due) == ("c4", ())
    own, _ = play(fight, "move SE", "fight B", LOW, HIGH, "push NE")
    assert (at(own, 0), own.due, own.active) == ("c4", (), 0)
    allowed(own, "take key", "KEY-1")


# --- traps -----------------------------------------------------------------------------------------------------


@rule("TRP-6", "TRP-15", "TRP-16", "TRP-1")
def test_a_trap_stays_turned_up_and_acts_on_everyone_who_enters_and_on_who_set_it() -> None:
    state, _ = play(scene(), "set trap c3", "move NW", "end", "end", "end", "move SE")
    state, _ = play(state, "turn up pit", LOW)
    assert (state.pawn.lives, state.pawn.stun, state.due) == (3, 1, ())
    again = scene(a="b2a crystal off", b="d4 crystal off", traps="c3 pit")
    state, _ = play(again, "move SE")
    assert len(written(state)) == 21, "it is not turned up once more, but tested"
    state, _ = play(state, HIGH, "end", "move NW")
    assert isinstance(state.top, Test)
    assert (state.top.seat, state.top.kind) == (1, TRAP_TEST)


@rule("TRP-12")
def test_a_trap_acts_on_its_own_corridor_only() -> None:
    beside, _ = play(scene(traps="b2b pit"), "move NW")
    assert beside.due == ()
    on_it, _ = play(scene(traps="b2a pit"), "move NW")
    assert isinstance(on_it.top, Test)


@rule("TRP-1", "TRP-5", "LIM-1")
def test_no_trap_is_set_where_there_is_no_corridor_or_when_none_is_left() -> None:
    state = scene()
    d3 = place_of(CELL_OF["d3"])
    assert judge(state, a.SetTrap(d3 + 1)).legal
    assert judge(state, a.SetTrap(d3 + 2)).rules == ("TRP-1",)
    assert judge(state, a.SetTrap(place_of(CELL_OF["f3"]))).rules == ("TRP-1",)
    pit = replaced(state.box.traps["pit"], tokens=1)
    box = replaced(state.box, traps={"pit": pit}, content_hash="one trap")
    field = Field(box, state.maze.field.centre)
    last = replaced(state, maze=replaced(state.maze, field=field))
    after, _ = play(last, "set trap d3a")
    refused(after, "set trap d3b", "TRP-1", pool=0)


@rule("TRP-5", "TRP-4")
def test_each_corridor_of_a_tile_may_have_a_trap() -> None:
    state = scene(traps="d3a ?")
    allowed(state, "set trap d3b", "TRP-1")
    refused(state, "set trap d3a", "TRP-4", place="d3a")


@rule("MOV-5", "TRP-14")
def test_who_leaves_the_start_space_ignores_a_trap_and_does_not_turn_it_up() -> None:
    state, _ = play(scene(a="S1 crystal off", traps="a4 ?"), "move SW")
    assert (at(state, 0), state.due) == ("a4", ())
    assert [kind for _, kind in state.traps] == [HIDDEN]
    other, _ = play(scene(a="b4 crystal off", c="c3", traps="a4 ?"), "move NE")
    assert "turn up pit" in written(other)


@rule("CMP-4", "CRY-6")
def test_a_roll_is_one_of_two_dice_with_six_faces() -> None:
    state, _ = play(scene(a="d2a crystal on"), "jump b")
    assert actor(state) == NATURE
    assert len(written(state)) == 21
    for high, low in ((7, 1), (3, 0), (2, 5)):
        assert judge(state, a.Roll(high, low)).rules == ("CMP-4",)
    refused(state, "repeat", "CRY-6", rolled="no")
    rolled, _ = play(state, LOW)
    assert judge(rolled, a.Roll(6, 6)).rules == ("CRY-6",)


# --- keys ------------------------------------------------------------------------------------------------------


@rule("KEY-7", "KEY-8", "KEY-1")
def test_keys_away_from_the_own_key_tile_are_free_however_many_are_carried() -> None:
    state = scene(a="c3 crystal off keys 3", keys="K2 c3*2")
    after, _ = play(state, "take key", "take key")
    assert (after.pawn.keys, after.left) == (5, 2)
    own = scene(a="a4 crystal off keys 3", keys="K1 c3*2")
    refused(own, "take key", "KEY-4", place="a4")


# --- new tiles ---------------------------------------------------------------------------------------------------


@rule("TIL-9", "TIL-10", "TIL-11")
def test_a_trap_goes_unseen_on_each_trap_symbol_and_an_item_on_each_item_symbol() -> None:
    state, _ = play(scene(), "build", "draw x3", "lay e4 0")
    assert actor(state) == NATURE
    assert len(written(state)) == 15
    state, _ = play(state, "item flask")
    assert [kind for _, kind in state.traps] == [HIDDEN]
    assert [state.box.item_ids[item] for _, item in state.items] == ["flask"]
    assert {place for place, _ in state.traps} == {place for place, _ in state.items}
    pool = ", ".join(f"c4 {item}" for item in state.box.item_ids)
    empty, _ = play(scene(items=pool), "build", "draw x3", "lay e4 0")
    assert (len(empty.items), len(empty.traps), empty.due) == (15, 1, ())
