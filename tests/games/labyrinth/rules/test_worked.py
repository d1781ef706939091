"""Golem, traps, combat, stun, keys, items, death and the win, on the worked position."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth.rules.legality import actor
from tests.games.labyrinth.walking import allowed, at, instead, play, refused, worked, written

rule = pytest.mark.rule

P = """\
    turn A 2
    golem d5 < e5 by C
    keys K1 K2 K3 K4 K5
    traps b4 ?, d3b pit
    items b2b lamp
    A S1 at c3 lives 3 keys 1
    B S3 at d4 crystal off items rope
    C S5 at d2b lives 2 crystal off stun 1
"""


def p(*changes: str) -> str:
    """The worked position with these changes: old, new, old, new."""
    text = P
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


@rule("PSH-1", "PSH-2", "PSH-3", "CMB-3", "CMB-5", "END-1", "END-3", "FRE-2", "CRY-6")
def test_who_wins_the_fight_for_the_centre_pushes_the_rival_off_and_wins_the_game() -> None:
    state, _ = play(worked(p()), "move SE")
    assert written(state) == ["fight B", "stop"]
    refused(state, "end", "ACT-14")
    state, _ = play(state, "fight B", "roll 4 4", "roll 5 1")
    assert written(state) == ["repeat", "keep"]
    state, _ = play(state, "keep")
    assert state.pawns[1].lives == 3
    assert set(written(state)) == {"push E", "push W", "push NW", "push NE"}
    refused(state, "push SE", "PSH-6")
    after, events = play(state, "push NW")
    assert at(after, 1) == "c3"
    assert after.winner == 0
    assert events[-1].rule == "END-1"
    assert written(after) == []


@rule("GOL-2", "GOL-9", "GOL-12", "GOL-16", "GOL-17", "GOL-18", "ACT-8")
def test_the_golem_does_not_turn_back_and_tests_whom_it_meets_once_a_turn() -> None:
    state, _ = play(worked(p()), "move golem", "card 2")
    assert "step golem SE" not in written(state)
    state, _ = play(state, "step golem W")
    state, _ = play(state, "roll 6 6")
    refused(state, "step golem E", "GOL-12", place="d5")
    home, _ = play(state, "step golem NE")
    assert (at(home, 1), home.due) == ("d4", ())
    refused(home, "move golem", "ACT-8")


@rule("STN-2", "STN-3", "STN-4", "STN-5", "CMB-12")
def test_a_stunned_character_only_rests_and_loses_every_combat_unrolled() -> None:
    state = worked(p("turn A", "turn C"))
    assert written(state) == ["rest", "end"]
    assert instead(state, "build") == ["rest"]
    refused(state, "build", "STN-2")
    free, _ = play(state, "rest")
    refused(free, "rest", "STN-4")
    assert "build" in written(free)
    near = worked(p("A S1 at c3", "A S1 at d2b"))
    lost, events = play(near, "attack C")
    assert lost.pawns[2].lives == 1
    assert "STN-3" in {event.rule for event in events}


@rule("BRG-2", "BRG-5", "BRG-6", "BRG-9", "DTH-1", "DTH-3", "DTH-5", "STN-6")
def test_a_failed_jump_down_costs_two_lives_and_stuns_and_can_kill() -> None:
    fly = ("turn A", "turn C", "stun 1", "stun 0 keys 1", "K1 K2", "K1")
    state = worked(p(*fly, "at d2b", "at d2a"))
    dead, events = play(state, "jump b", "roll 3 2")
    assert at(dead, 2) == "S5"
    assert (dead.pawns[2].lives, dead.pawns[2].stun, dead.pawns[2].keys) == (4, 1, 0)
    assert dead.keys_on(events[0].to).count == 1, "it drops below the bridge"
    safe, _ = play(state, "jump b", "roll 4 4")
    assert (at(safe, 2), safe.pawns[2].lives) == ("d2b", 2)
    down = worked(p(*fly, "at d2b lives 2", "at d2a lives 3"))
    fell, _ = play(down, "jump b", "roll 3 2")
    assert (at(fell, 2), fell.pawns[2].lives, fell.pawns[2].stun) == ("d2b", 1, 1)
    up, _ = play(worked(p(*fly, "lives 2", "lives 3")), "jump a", "roll 3 2")
    assert (at(up, 2), up.pawns[2].lives, up.pawns[2].stun) == ("d2b", 1, 1)


@rule("KEY-1", "KEY-2", "KEY-4", "KEY-5", "KEY-6", "END-2")
def test_the_own_key_is_barred_but_not_one_that_another_dropped_there() -> None:
    own = worked(p("at c3", "at a4"))
    refused(own, "take key", "KEY-4", place="a4")
    dropped = worked(p("at c3", "at a4", "K1 K2", "K1+1"))
    taken, _ = play(dropped, "take key")
    assert (taken.pawns[0].keys, taken.left) == (2, 2)
    refused(taken, "take key", "KEY-4")
    other = worked(p("turn A", "turn B", " < e5 by C", "", "at d4", "at a4", "K1 K2", "K1+1"))
    first, _ = play(other, "take key")
    assert (first.keys_on(9).count, first.keys_on(9).dropped) == (1, 1)
    refused(worked(p()), "take key", "KEY-2", what="key")


@rule("ITM-2", "ITM-4", "ITM-5", "ITM-6", "ITM-8")
def test_a_third_item_is_only_swapped_for_and_each_item_once_a_turn() -> None:
    room = worked(p("keys 1\n", "keys 1 items horn\n", "b2b lamp", "c3 lamp"))
    allowed(room, "take lamp", "KEY-1")
    refused(room, "swap horn lamp", "ITM-8")
    full = worked(p("keys 1\n", "keys 1 items flask horn\n", "b2b lamp", "c3 lamp"))
    refused(full, "take lamp", "ITM-2", most=2)
    refused(full, "swap rope lamp", "ITM-4")
    once, _ = play(full, "swap horn lamp", "swap lamp horn")
    refused(once, "swap horn lamp", "ITM-6", item="horn")


@rule("TRP-1", "TRP-2", "TRP-3", "TRP-4", "TRP-16")
def test_a_trap_is_set_on_a_free_corridor_without_others_and_off_the_centre() -> None:
    state = worked(p())
    allowed(state, "set trap c3", "TRP-1")
    refused(state, "set trap d2b", "TRP-2")
    refused(worked(p("at d4", "at c4")), "set trap d4", "TRP-3")
    refused(state, "set trap b4", "TRP-4")
    after, _ = play(state, "set trap c3")
    assert (at(after, 0), after.due) == ("c3", ())


@rule("TRP-8", "TRP-9", "TRP-10", "TRP-11", "TRP-17", "EXP-4")
def test_a_trap_is_turned_up_tested_and_acts_for_each_failed_roll() -> None:
    state, _ = play(
        worked(p("b4 ?", "c4 ?", "A S1 at c3", "A S1 at d4", "B S3 at d4", "B S3 at b1")), "move NE"
    )
    assert "turn up" in written(state)[0]
    state, _ = play(state, "turn up blades", "roll 3 3", "roll 6 6", "roll 1 1")
    assert written(state) == ["repeat", "keep"]
    hurt, _ = play(state, "keep")
    assert hurt.pawns[0].lives == 1


@rule("CRY-1", "CRY-2", "CRY-3", "CRY-5", "TRP-13")
def test_an_active_crystal_repeats_a_test_whole_and_is_activated_for_two_actions() -> None:
    start = p("b4 ?", "c4 blades", "A S1 at c3", "A S1 at d4", "B S3 at d4", "B S3 at b1")
    state, _ = play(worked(start), "move NE", "roll 3 3", "roll 6 6", "roll 1 1", "repeat")
    assert not state.pawns[0].crystal
    state, _ = play(state, "roll 6 6", "roll 6 6", "roll 6 6")
    assert state.pawns[0].lives == 3
    refused(worked(p()), "activate crystal", "CRY-5")
    on, _ = play(worked(p("turn A", "turn B", " < e5 by C", "")), "activate crystal")
    assert (on.pawns[1].crystal, on.left) == (True, 0)


@rule("MOV-3", "MOV-4", "STN-7")
def test_on_the_start_space_a_golem_on_the_key_tile_is_moved_again_and_again() -> None:
    state = worked(
        p(
            "turn A",
            "turn C",
            "golem d5 < e5 by C",
            "golem d1",
            "d2b lives 2",
            "S5 lives 2",
            "stun 1",
            "stun 0",
        )
    )
    refused(state, "move E", "MOV-4")
    again, _ = play(state, "move golem", "card stay")
    allowed(again, "move golem", "MOV-4")
    refused(again, "build", "MOV-3")
    allowed(again, "end", "ACT-11")
    elsewhere = worked(p("turn A 2", "turn A 1 used golem", " < e5 by C", ""))
    refused(elsewhere, "move golem", "ACT-8")


@rule("FRE-3", "FRE-4", "PSH-7")
def test_those_left_alone_answer_and_the_lot_says_who_begins() -> None:
    start = p("C S5 at d2b lives 2 crystal off stun 1", "C S5 at d4 lives 2")
    state, _ = play(worked(start), "move SE", "stop", "answer yes", "answer yes")
    assert written(state) == ["lot B", "lot C"]
    state, _ = play(state, "lot C", "roll 6 6", "roll 5 5", "keep", "keep")
    assert "push NW" in written(state)
    gone, _ = play(state, "push NW")
    assert (at(gone, 0), gone.due, gone.left, gone.winner) == ("c3", (), 1, -1)
    assert gone.pawns[1].lives == 4, "the yes of B has lapsed"


@rule("FRE-3", "FRE-6")
def test_who_was_fought_is_not_asked_and_who_was_left_alone_is() -> None:
    start = p(
        "C S5 at d2b lives 2 crystal off stun 1",
        "C S5 at b2a crystal off",
        "d4 crystal",
        "b2a crystal",
    )
    state, _ = play(worked(start), "move NW", "fight B", "roll 6 6", "roll 5 5", "keep")
    assert written(state) == ["fight C", "stop"]
    refused(state, "fight B", "FRE-6", who="B")
    state, _ = play(state, "stop")
    assert (actor(state), written(state)) == (2, ["answer yes", "answer no"])
    assert play(state, "answer no")[0].due == ()
