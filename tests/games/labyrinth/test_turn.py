"""A turn: two actions, the first Move, building, walking, jumping."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import LayBlank
from platformer_nb.games.labyrinth.model.maze import BLANK
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, Event, State
from platformer_nb.games.labyrinth.notation.actions import read_action, write_action
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.legality import actions, actor
from tests.games.labyrinth.crowded import crowded, with_cards
from tests.games.labyrinth.drawn import grown, number
from tests.games.labyrinth.walking import (
    TURN,
    agree,
    allowed,
    at,
    instead,
    is_whole,
    play,
    position,
    random_play,
    refused,
    varied_play,
    worked,
    written,
)
from tests.sizes import sizes

rule = pytest.mark.rule


# --- actions of a turn -----------------------------------------------------------------------------------------


@rule("ACT-1", "ACT-10", "MOV-3", "SET-14")
def test_each_player_first_moves_from_the_start_space_to_the_key_tile() -> None:
    start = new_state(load_box(), 3)
    assert [at(start, seat) for seat in range(3)] == ["S1", "S3", "S5"]
    assert written(start) == ["move SW", "end"]
    allowed(start, "move SW", "MOV-1", "MOV-2", "MOV-3")
    refused(start, "build", "MOV-3", place="S1")
    refused(start, "safe jump a", "MOV-3", place="S1")
    after, events = play(start, "move SW")
    assert at(after, 0) == "a4"
    assert after.left == 1
    assert [event.kind for event in events] == ["moved"]


@rule("ACT-1", "ACT-3", "ACT-11")
def test_the_turn_ends_when_the_player_says_so_and_actions_left_are_lost() -> None:
    state = worked()
    allowed(state, "end", "ACT-11")
    after, _ = play(state, "move SW", "end")
    assert (after.active, after.left) == (1, 2)
    after, _ = play(after, "end", "end")
    assert (after.active, after.left) == (0, 2)


@rule("ACT-3")
def test_an_activity_that_costs_more_than_is_left_is_refused() -> None:
    spent, _ = play(worked(), "move SW", "move NE")
    assert written(spent) == ["end"]
    refused(spent, "build", "ACT-3", cost=1, left=0)
    refused(spent, "move SE", "ACT-3", cost=1, left=0)
    assert instead(spent, "build") == ["end"]
    one = worked(TURN.replace("A 2", "C 1"))
    refused(one, "safe jump a", "ACT-3", cost=2, left=1)
    two = worked(TURN.replace("A 2", "C 0"))
    refused(two, "move NW", "MOV-1", "ACT-3", place="d2b")


# --- moving ----------------------------------------------------------------------------------------------------


@rule("MOV-1", "MOV-2")
def test_a_move_follows_the_corridor_over_an_open_edge() -> None:
    state = worked()
    assert written(state)[:4] == ["build", "move SE", "move SW", "move NW"]
    after, events = play(state, "move SE")
    assert at(after, 0) == at(after, 1) == "d4", "any number of pawns shares a corridor"
    assert events[0].rule == "MOV-1"


@rule("MOV-1")
def test_no_move_leads_over_a_closed_edge_onto_an_empty_cell_or_off_the_field() -> None:
    state = worked()
    refused(state, "move E", "MOV-1", place="c3", edge="E", there="closed")
    refused(
        worked(TURN.replace("A 2", "B 2")),
        "move SE",
        "MOV-1",
        place="d4",
        edge="SE",
        cell="e4",
        there="empty",
    )
    blank, _ = play(worked(), "build", "draw f1", "lay b5 0", "item lamp")
    edge = position(write(blank).replace("A S1 at c3", "A S1 at b5"))
    refused(edge, "move E", "MOV-1", place="b5", edge="E", there="outside")
    key = worked(TURN.replace("A S1 at c3", "A S1 at a4"))
    refused(key, "move E", "MOV-1", place="a4", edge="E", there="closed")
    assert instead(key, "move E")[0] == "move NE"


@rule("MOV-2")
def test_a_corridor_that_faces_a_closed_edge_is_a_dead_end() -> None:
    laid, _ = play(worked(), "build", "draw b2", "lay e4 0", "end")
    allowed(laid, "move E", "MOV-2")
    refused(laid, "move SE", "MOV-2", place="d4", edge="SE", cell="e4", there="facing")


@rule("MOV-6")
def test_nobody_enters_another_start_space_but_everybody_the_own_one() -> None:
    own = worked(TURN.replace("A S1 at c3", "A S1 at a4"))
    allowed(own, "move NE", "MOV-1")
    back, _ = play(own, "move NE")
    assert at(back, 0) == "S1"
    assert written(back) == ["move SW", "end"]
    other = worked(TURN.replace("A S1 at c3", "A S1 at d1"))
    refused(other, "move W", "MOV-6", place="S5")
    unused = worked(TURN.replace("A S1 at c3", "A S1 at a1"))
    refused(unused, "move NW", "MOV-6", place="S6")


# --- jumping ---------------------------------------------------------------------------------------------------


@rule("BRG-1")
def test_a_safe_jump_costs_both_actions_and_leads_to_the_other_corridor_of_the_bridge() -> None:
    state = worked(TURN.replace("turn A 2", "turn C 2"))
    allowed(state, "safe jump a", "BRG-1", "BRG-10")
    down, events = play(state, "safe jump a")
    assert at(down, 2) == "d2a"
    assert down.left == 0
    assert events[-1].kind == "jumped"
    up = worked(TURN.replace("turn A 2", "turn C 2").replace("d2b", "d2a"))
    assert at(play(up, "safe jump b")[0], 2) == "d2b"


@rule("BRG-1")
def test_no_jump_leads_anywhere_else() -> None:
    refused(worked(), "safe jump a", "BRG-1", place="c3", ends=None)
    c = worked(TURN.replace("turn A 2", "turn C 2"))
    refused(c, "safe jump b", "BRG-1", place="d2b", ends=("d2a",))
    refused(c, "safe jump c", "BRG-1")
    assert instead(c, "safe jump b")[0] == "safe jump a"


# --- building --------------------------------------------------------------------------------------------------


@rule("TIL-1", "TIL-19")
def test_a_build_is_paid_when_the_tile_is_taken_and_has_to_be_gone_through_with() -> None:
    state = worked()
    allowed(state, "build", "TIL-1")
    taking, events = play(state, "build")
    assert taking.left == 1
    assert actor(taking) == NATURE
    assert {event.kind for event in events} == {"build"}
    refused(taking, "end", "TIL-1")
    holding, _ = play(taking, "draw b2")
    assert actor(holding) == 0
    for other in ("end", "move SE", "build", "draw b1", "blank d6"):
        refused(holding, other, "TIL-19", tile="b2")
    laid, _ = play(holding, "lay d6 1")
    assert (laid.left, laid.due) == (1, ())
    refused(laid, "lay c6 0", "TIL-1")
    refused(laid, "blank c6", "TIL-1")
    refused(laid, "draw b1", "TIL-1")


@rule("TIL-1")
def test_every_tile_of_the_pool_is_as_likely_to_come() -> None:
    taking, _ = play(worked(), "build")
    found = actions(taking)
    assert isinstance(found, Odds)
    assert len(found.given) == len(found) == 30 - 13
    refused(taking, "draw t3", "TIL-1")


@rule("TIL-2", "TIL-4", "TIL-6")
def test_laying_is_judged_by_the_rules_of_building() -> None:
    holding, _ = play(worked(), "build", "draw b1")
    refused(holding, "lay d4 0", "TIL-2", there="taken")
    assert instead(holding, "lay d4 0")
    allowed(holding, "lay e6 4", "TIL-2", "TIL-7")
    straight, _ = play(worked(), "build", "draw f1")
    assert read_action(straight, "lay e6 4") == read_action(straight, "lay e6 0")


def builds(seed: int) -> Iterator[State]:
    """The positions of a game in which the players only Build, from a maze that is nearly full."""
    random = Random(seed)
    start = replaced(new_state(load_box(), 4), maze=grown(seed, 25, "d4"))
    state = replaced(
        start, pawns=tuple(replaced(one, at=KEY_PLACES[one.start]) for one in start.pawns)
    )
    for _ in range(60):
        yield state
        found = actions(state)
        if isinstance(found, Odds):
            action = found.sample(random)
        else:
            action = found[0] if not state.due else random.choice(list(found))
            if not state.due and not isinstance(action, a.Build):
                action = a.End()
        state, _ = apply(state, action)


@rule("TIL-8", "LIM-1")
def test_a_tile_that_fits_nowhere_goes_under_the_pool_and_if_none_fits_the_first_is_laid_blank() -> (
    None
):
    blanks = under = 0
    for seed in range(40):
        before: State | None = None
        for state in builds(seed):
            if before is not None and len(state.maze.tail) > len(before.maze.tail):
                under += 1
                assert state.due
            if isinstance(state.top, LayBlank):
                blanks += 1
                refused(state, "end", "TIL-8")
                assert instead(state, "end")
                assert not state.shuffled
                cell = write_action(state, actions(state)[0])
                allowed(state, cell, "TIL-8")
                after, events = play(state, cell)
                assert BLANK in after.maze.laid
                assert events[-1].rule == "TIL-8"
                refused(state, "blank d4", "TIL-2", there="taken")
            before = state
        assert before is not None
        if (
            not before.shuffled
            and not before.maze.tail
            and before.left
            and before.pawn.at < 111
            and not before.due
            and not before.pawn.stun
        ):
            refused(before, "build", "LIM-1", pool=0)
    assert under
    assert blanks


# --- a whole way -----------------------------------------------------------------------------------------------


@rule("ACT-1", "MOV-1", "TIL-1")
def test_the_shortest_lonely_way_to_a_key_and_the_centre_takes_seven_moves_and_four_builds() -> (
    None
):
    state, turns = new_state(load_box(), 3), 1
    way = ["move SW", "build i1 b5 2", "move SE", "build i2 c6 2", "move SE", "move SE"]
    way += ["build t1 d6 1", "move W", "build t2 d5 1", "move W", "move W"]
    for step in way:
        if not state.left:
            state, _ = play(state, "end", "end", "end")
            turns += 1
        if step.startswith("build"):
            _, tile, cell, turning = step.split()
            state, _ = play(state, "build", f"draw {tile}", f"lay {cell} {turning}")
            if state.due:
                state, _ = play(state, "item lamp")
        else:
            state, _ = play(state, step)
        while state.due:
            state, _ = play(state, written(state)[-1])
    assert at(state, 0) == "d4"
    assert turns == 6


# --- all actions against every verdict ---------------------------------------------------------------------------


@pytest.mark.parametrize("apart", sizes(24, 12))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_list_of_actions_is_what_the_verdicts_allow(players: int, apart: int) -> None:
    for step, state in enumerate(random_play(new_state(load_box(), players), players, 420)):
        if step % apart == 0:
            agree(state, step)


def test_the_list_agrees_with_the_verdicts_where_characters_meet_and_things_lie_about() -> None:
    pending = set()
    for seed in range(24):
        for step, state in enumerate(random_play(crowded(seed, 2 + seed % 3), seed, 12)):
            if type(state.top) not in pending or (step + seed) % 12 == 0:
                pending.add(type(state.top))
                agree(state, step)
    assert len(pending) > 6


def test_the_list_agrees_with_the_verdicts_where_cards_are_in_play() -> None:
    pending = set()
    for seed in range(12):
        start = with_cards(crowded(seed, 2 + seed % 5), seed)
        for state in varied_play(start, seed, 10):
            is_whole(state)
            if type(state.top) not in pending:
                pending.add(type(state.top))
                agree(state, seed)
    assert len(pending) > 8


@rule("ACT-11", "ITM-10", "EXP-9")
@pytest.mark.parametrize("seed", range(6))
def test_no_turn_goes_on_for_ever_however_long_it_is_not_ended(seed: int) -> None:
    state = with_cards(crowded(seed, 2 + seed % 5), seed)
    random, active = Random(seed), state.active
    for _ in range(200):
        found = actions(state)
        busy = [one for one in found if not isinstance(one, a.End)]
        if not busy:
            break
        action = found.sample(random) if isinstance(found, Odds) else random.choice(busy)
        state, _ = apply(state, action)
    assert not busy
    assert state.winner >= 0 or state.active == active


def test_the_same_actions_give_the_same_position_and_change_no_other() -> None:
    state = worked()
    before = write(state)
    one, events = play(state, "build", "draw b2", "lay d6 1", "move SE")
    two, again = play(state, "build", "draw b2", "lay d6 1", "move SE")
    assert (one, hash(one), events) == (two, hash(two), again)
    assert write(state) == before
    assert events[1] == Event("taken", "TIL-1", 0, tile=number("b2"))
    assert apply(state, a.End())[0].active == 1
