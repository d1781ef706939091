"""The worked examples of the rulebook, with their numbers (EXA-1 to EXA-6)."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth.rules.legality import actor
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import at, play, refused, written

rule = pytest.mark.rule


@rule("EXA-1", "EVT-2", "EVT-3", "EVT-7", "EVT-8")
def test_terror_takes_a_life_of_the_lady_of_golems_and_then_bars_abilities_until_replaced() -> None:
    state = scene(who="swordmaster lady-of-golems bell-ringer")
    state, _ = play(state, "call event", "event terror", "name B")
    assert [pawn.lives for pawn in state.pawns] == [4, 3, 4]
    state, _ = play(state, "end", "end")
    refused(state, "use listen", "EVT-8", card="terror", ability="listen")
    state, _ = play(state, "call event", "event tide")
    assert "use listen" in written(state)


SISTER = scene(
    who="sister-of-war swordmaster warlock",
    a="c3 crystal off",
    b="b2a crystal off keys 1",
    c="b2a crystal off",
)
"""The Sister of War beside the corridor of the Swordmaster, who has a key, and the Warlock."""

STEPS = ("move NW", "fight B", "roll 4 3", "roll 4 2")


@rule("EXA-2", "CMB-6", "CMB-9")
def test_she_rolls_7_he_6_and_2_and_fury_makes_it_9_against_8() -> None:
    behind, _ = play(SISTER, *STEPS)
    assert (actor(behind), written(behind)) == (0, ["use fury", "keep"])
    assert play(behind, "keep")[0].pawns[0].lives == 3, "8 against 7"
    won, events = play(behind, "use fury")
    assert won.pawns[0].lives == 3
    assert ("won-combat", 0, 1) in [(event.kind, event.seat, event.other) for event in events]


@rule("EXA-3", "DTH-1", "DTH-3", "CMB-5")
def test_rending_takes_all_his_lives_and_his_key_drops_where_he_died() -> None:
    state, events = play(SISTER, *STEPS, "use fury")
    assert [event.number for event in events if event.kind == "lost-lives"] == [4]
    assert (at(state, 1), state.pawns[1].lives, state.pawns[1].keys) == ("S3", 4, 0)
    assert state.keys_on(state.pawns[0].at).count == 1


@rule("EXA-4", "FRE-3", "KEY-1", "KEY-3")
def test_the_warlock_she_left_alone_may_attack_her_does_not_and_she_picks_up_the_key() -> None:
    state, _ = play(SISTER, *STEPS, "use fury", "stop")
    assert (actor(state), written(state)) == (2, ["answer yes", "answer no"])
    state, _ = play(state, "answer no")
    assert written(state) == ["take key", "leave"]
    state, _ = play(state, "take key")
    assert (state.pawns[0].keys, state.active, state.left, state.due) == (1, 0, 1, ())


CENTRE = scene(
    who="paladin lady-of-golems -",
    a="c3 crystal off keys 1",
    b="d4 crystal off",
    traps="d5 ?",
    cards="tokens b2a lady-of-golems",
)
"""The Paladin, with a key, beside the centre tile on which the Lady of Golems stands."""


@rule("EXA-5", "CMB-4", "CMB-6")
def test_9_against_8_and_1_is_a_tie_then_12_against_11_wins() -> None:
    tied, events = play(CENTRE, "move SE", "fight B", "roll 5 4", "roll 4 4")
    assert (events[-1].kind, events[-1].number) == ("tied", 9)
    won, _ = play(tied, "roll 6 6", "roll 5 5")
    assert won.pawns[1].lives == 3
    assert actor(won) == 0


@rule("EXA-6", "PSH-2", "PSH-3", "END-1", "END-3")
def test_he_pushes_her_onto_a_trap_and_wins_after_her_test() -> None:
    state, _ = play(CENTRE, "move SE", "fight B", "roll 5 4", "roll 4 4", "roll 6 6", "roll 5 5")
    state, _ = play(state, "push E", "turn up pit")
    assert state.winner == -1, "not before her trap test"
    state, events = play(state, "roll 1 1")
    assert (state.winner, at(state, 1), state.pawns[1].lives) == (0, "d5", 2)
    assert events[-1].rule == "END-1"
