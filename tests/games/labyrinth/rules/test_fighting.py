"""Combat, free combat, pushes off the centre tile, death."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import Combat
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.rules.fighting.dying import lose_lives
from platformer_nb.games.labyrinth.rules.legality import actor, judge
from tests.games.labyrinth.rules.scenes import first_maze, scene, settled
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


def lives(state: State) -> list[int]:
    """The lives of all characters."""
    return [pawn.lives for pawn in state.pawns]


# --- Attack ----------------------------------------------------------------------------------------------------


@rule("CMB-1", "CMB-2", "CMB-11")
def test_one_other_character_on_the_own_corridor_is_attacked_and_nobody_else() -> None:
    state = scene(b="c3 crystal off", c="c3 crystal off")
    allowed(state, "attack B", "CMB-1")
    refused(state, "attack A", "CMB-1", who="A")
    after, _ = play(state, "attack B", HIGH, LOW)
    assert (lives(after), after.left, after.due) == ([4, 3, 4], 1, ())
    refused(scene(), "attack B", "CMB-1", who="B", place="c3")
    refused(scene(a="d3a", b="d3b"), "attack B", "CMB-1", place="d3a")
    refused(scene(a="d1", b="c3", c="S5"), "attack C", "CMB-1", place="d1")


@rule("CMB-3", "CMB-4", "CMB-8")
def test_the_higher_sum_wins_and_on_a_tie_both_test_again() -> None:
    state, _ = play(scene(b="c3 crystal off"), "attack B")
    assert lives(play(state, HIGH, LOW)[0]) == [4, 3, 4]
    assert lives(play(state, LOW, HIGH)[0]) == [3, 4, 4]
    tied, events = play(state, "roll 4 4", "roll 5 3")
    assert (lives(tied), actor(tied), events[-1].rule) == ([4, 4, 4], NATURE, "CMB-4")
    assert lives(play(tied, LOW, HIGH)[0]) == [3, 4, 4]


@rule("CMB-7", "CMB-8")
def test_after_both_tests_the_attacker_decides_then_the_attacked_by_turns_until_both_pass() -> None:
    state, _ = play(scene(a="c3", b="c3"), "attack B", "roll 4 4")
    refused(state, "repeat", "CMB-7", rolled="no")
    state, _ = play(state, "roll 4 3")
    assert actor(state) == 0
    assert judge(state, a.Roll(6, 6)).rules == ("CMB-7",)
    state, _ = play(state, "keep")
    assert actor(state) == 1
    again, _ = play(state, "repeat", "roll 5 4")
    assert actor(again) == 0, "the attacker has not passed after it"
    assert lives(play(again, "keep")[0]) == [3, 4, 4]
    assert lives(play(again, "repeat", "roll 5 5")[0]) == [4, 3, 4]
    assert lives(play(state, "keep")[0]) == [4, 3, 4]


@rule("CMB-8")
def test_on_a_tie_a_crystal_that_is_still_active_may_repeat_the_next_test() -> None:
    tied, _ = play(scene(a="c3", b="c3 crystal off"), "attack B", "roll 4 4", "roll 5 3", "keep")
    next_round, _ = play(tied, LOW, HIGH)
    assert written(next_round) == ["repeat", "keep"]
    assert actor(next_round) == 0


@rule("STN-8", "STN-3")
def test_of_two_stunned_characters_that_an_effect_makes_fight_nobody_loses_a_life() -> None:
    both = scene(a="c3 stun 1", b="c3 stun 1")
    fight = Combat(0, 1, both.pawn.at)
    assert lives(settled(both, fight).state) == [4, 4, 4]
    one = scene(a="c3 stun 1", b="c3")
    assert lives(settled(one, fight).state) == [3, 4, 4]


# --- free combat -----------------------------------------------------------------------------------------------


@rule("FRE-1", "FRE-2", "FRE-6", "FRE-10")
def test_who_enters_fights_each_one_on_that_corridor_once_and_attacks_again_for_an_action() -> None:
    state, _ = play(scene(b="b2a crystal off", c="b2b crystal off"), "move NW")
    assert written(state) == ["fight B", "stop"]
    refused(state, "fight C", "FRE-1", who="C")
    both, _ = play(scene(b="b2a crystal off", c="b2a crystal off"), "move NW")
    assert written(both) == ["fight B", "fight C", "stop"]
    fought, _ = play(both, "fight B", HIGH, LOW)
    assert written(fought) == ["fight C", "stop"]
    refused(fought, "fight B", "FRE-6", who="B")
    done, _ = play(fought, "fight C", HIGH, LOW)
    assert (lives(done), done.left, done.due) == ([4, 3, 3], 1, ())
    allowed(done, "attack B", "CMB-1")
    assert lives(play(done, "attack B", HIGH, LOW)[0]) == [4, 2, 3]


@rule("FRE-5", "FRE-3", "FRE-4")
def test_those_who_did_not_move_fight_only_the_one_who_entered() -> None:
    state, _ = play(scene(b="b2a crystal off", c="b2a crystal off"), "move NW", "stop")
    assert actor(state) == 1
    assert written(state) == ["answer yes", "answer no"]
    state, _ = play(state, "answer yes", "answer yes", "lot C")
    after, events = play(state, HIGH, LOW, HIGH, LOW)
    assert lives(after) == [2, 4, 4]
    assert {event.other for event in events if event.kind == "free-combat"} == {0}


@rule("FRE-8", "PSH-3", "PSH-4")
def test_who_is_pushed_chooses_its_fights_first_and_picks_nothing_up() -> None:
    state = scene(b="d4 crystal off", c="c4 crystal off", keys="K1 K2 c4", items="c4 lamp")
    state, _ = play(state, "move SE", "fight B", HIGH, LOW, "push NE")
    assert (at(state, 1), actor(state)) == ("c4", 1)
    assert written(state) == ["fight C", "stop"]
    after, _ = play(state, "stop", "answer no")
    assert (after.due, after.pawns[1].keys, after.pawns[1].items) == ((), 0, ())


@rule("FRE-9", "BRG-11")
def test_a_stunned_character_that_fell_attacks_nobody_but_is_attacked_and_loses() -> None:
    state, _ = play(scene(a="d2a crystal off", b="d2b crystal off"), "jump b", LOW)
    assert actor(state) == 1
    assert written(state) == ["answer yes", "answer no"]
    assert lives(play(state, "answer yes")[0]) == [1, 4, 4]


@rule("FRE-9")
def test_a_stunned_character_that_stands_there_is_not_asked_whether_it_attacks() -> None:
    state, _ = play(scene(b="b2a crystal off stun 1", c="b2a crystal off"), "move NW", "stop")
    assert actor(state) == 2
    assert play(state, "answer no")[0].due == ()


@rule("BRG-8")
def test_a_failed_jump_up_brings_the_trap_again_but_no_free_combat() -> None:
    scenery = scene(a="d2b crystal off", b="d2b crystal off", traps="d2b pit")
    state, _ = play(scenery, "jump a", LOW)
    assert actor(state) == NATURE
    up, _ = play(state, "roll 6 6")
    assert (up.due, lives(up), at(up, 0)) == ((), [2, 4, 4], "d2b")
    down, _ = play(scene(a="d2a crystal off", b="d2b crystal off"), "jump b", LOW)
    assert actor(down) == 1


@rule("FRE-11", "EXP-7")
def test_when_the_one_who_entered_dies_all_that_is_left_of_its_exploring_lapses() -> None:
    there = scene(
        a="c3 lives 1 crystal off", b="b2a crystal off", c="b2a crystal off", items="b2a lamp"
    )
    state, _ = play(there, "move NW", "fight B", LOW, HIGH)
    assert (at(state, 0), state.due) == ("S1", ())
    lived, _ = play(there, "move NW", "fight B", HIGH, LOW)
    assert written(lived) == ["fight C", "stop"]


# --- pushes ----------------------------------------------------------------------------------------------------


@rule("PSH-5", "PSH-6")
def test_a_push_goes_over_an_open_edge_of_the_centre_onto_a_tile_and_who_died_is_not_pushed() -> (
    None
):
    state, _ = play(scene(b="d4 crystal off"), "move SE", "fight B", HIGH, LOW)
    assert set(written(state)) == {"push E", "push W", "push NW", "push NE"}
    refused(state, "push SE", "PSH-6", edge="SE")
    dead, _ = play(scene(b="d4 lives 1 crystal off"), "move SE", "fight B", HIGH, LOW)
    assert (at(dead, 1), dead.due) == ("S3", ())


@rule("PSH-6", "END-1")
def test_with_no_way_off_the_centre_the_loser_stays_and_nobody_has_won() -> None:
    state = first_maze(a="d4 crystal off keys 1", b="d4 crystal off", c="d1 crystal off")
    after, _ = play(state, "attack B", HIGH, LOW)
    assert (at(after, 1), lives(after), after.due, after.winner) == ("d4", [4, 3, 4], (), -1)


# --- lives and death -------------------------------------------------------------------------------------------


@rule("LIF-2", "DTH-6", "DTH-4")
def test_a_fall_takes_two_lives_and_what_goes_beyond_the_last_one_is_ignored() -> None:
    two, _ = play(scene(a="d2b crystal off"), "jump a", LOW)
    assert lives(two) == [2, 4, 4]
    for crystal in ("on", "off"):
        state, _ = play(scene(a=f"d2b lives 1 crystal {crystal}"), "jump a", LOW)
        dead, events = play(state, "keep") if state.due else (state, [])
        assert (dead.pawn.lives, dead.pawn.crystal) == (4, crystal == "on")
        assert all(event.number == 1 for event in events if event.kind == "lost-lives")


@rule("DTH-1", "DTH-2")
def test_who_dies_drops_a_key_else_an_item_of_its_choice_else_nothing() -> None:
    def dies(carried: str) -> State:
        where = scene(a=f"d2b lives 1 crystal off {carried}".rstrip())
        return play(where, "jump a", LOW)[0]

    key = dies("keys 2 items lamp rope")
    assert (key.pawn.keys, len(key.pawn.items), key.items) == (1, 2, ())
    assert sum(keys.count for keys in key.keys if place_name(key.maze, keys.place) == "d2b") == 1
    one = dies("items lamp")
    assert (one.pawn.items, [place_name(one.maze, p) for p, _ in one.items]) == ((), ["d2b"])
    two = dies("items lamp rope")
    assert sorted(written(two)) == ["drop lamp", "drop rope"]
    refused(two, "drop flask", "DTH-2", who="A")
    after, _ = play(two, "drop rope")
    assert (len(after.pawn.items), after.pawn.lives, at(after, 0)) == (1, 4, "S1")
    assert dies("").items == ()


@rule("DTH-8", "KEY-6")
def test_who_dies_on_the_start_space_drops_on_its_key_tile_what_it_may_not_take_again() -> None:
    builder = StateBuilder(scene(a="S1 keys 1", keys="K2"))
    lose_lives(builder, 0, 4, "EVT-2")
    (here,) = (k for k in builder.state.keys if place_name(builder.state.maze, k.place) == "a4")
    assert (here.count, here.dropped) == (1, 0)
    assert at(builder.state, 0) == "S1"
