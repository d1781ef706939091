"""What activities cost, what comes first, who begins and who has won."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import FirstPlayer, LayBlank
from platformer_nb.games.labyrinth.model.maze import BLANK, Maze
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.legality import actions, actor, judge
from tests.games.labyrinth.drawn import stuck
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


@rule("ACT-2", "ACT-5", "ACT-6", "ACT-7", "ACT-13")
@pytest.mark.parametrize(
    ("activity", "where", "cost"),
    [
        ("build", "d2b crystal off", 1),
        ("move E", "d2b crystal off", 1),
        ("jump a", "d2b crystal off", 1),
        ("rest", "d2b crystal off stun 1", 1),
        ("attack B", "d1 crystal off", 1),
        ("set trap d3a", "d2b crystal off", 1),
        ("move golem", "d2b crystal off", 1),
        ("safe jump a", "d2b crystal off", 2),
        ("activate crystal", "d2b crystal off", 2),
        ("take key", "d2b crystal off", 0),
        ("take lamp", "d2b crystal off", 0),
        ("swap rope lamp", "d2b crystal off items flask rope", 0),
    ],
)
def test_an_activity_is_paid_as_it_begins(activity: str, where: str, cost: int) -> None:
    state = scene(a=where, keys="d2b", items="d2b lamp")
    after, _ = play(state, activity)
    assert after.left == 2 - cost


@rule("ACT-13")
def test_a_jump_that_failed_is_paid_for_and_what_is_refused_costs_nothing() -> None:
    state = scene(a="d2b crystal off")
    assert play(state, "jump a", LOW)[0].left == 1
    refused(state, "jump b", "BRG-1")
    assert state.left == 2


@rule("ACT-12", "ACT-14")
def test_activities_of_cost_0_come_between_and_after_paid_ones_and_what_is_begun_is_settled() -> (
    None
):
    state = scene(items="c3 lamp, b2a rope")
    state, _ = play(state, "take lamp", "move NW")
    for other in ("end", "move SE", "build"):
        refused(state, other, "ACT-14", pending="explore-6", who="A")
    state, _ = play(state, "leave", "build", "draw b1", "lay e6 4")
    assert state.left == 0
    allowed(state, "take rope", "KEY-1")
    after, _ = play(state, "take rope", "end")
    assert after.active == 1


@rule("ACT-14")
def test_a_combat_is_settled_before_anything_else() -> None:
    state, _ = play(scene(b="c3", a="c3 crystal off"), "attack B")
    assert judge(state, a.Move(1)).rules == ("ACT-14",)
    state, _ = play(state, HIGH, LOW)
    assert actor(state) == 1
    refused(state, "end", "ACT-14", pending="combat", who="B")
    assert play(state, "keep")[0].due == ()


@rule("STN-7", "STN-2", "STN-5")
def test_a_stunned_character_on_its_start_space_rests_and_then_moves() -> None:
    state = scene(turn="C 2", c="S5 stun 1", b="b4")
    assert written(state) == ["rest", "end"]
    refused(state, "move E", "STN-2", stun=1)
    rested, _ = play(state, "rest")
    assert written(rested) == ["move E", "end"]


# --- new tiles that fit nowhere ----------------------------------------------------------------------------------


@rule("TIL-8")
def test_what_fits_nowhere_goes_under_the_pool_and_if_all_was_tried_the_first_is_laid_blank() -> (
    None
):
    fit_nowhere = stuck()
    taking = replaced(play(scene(), "build")[0], maze=fit_nowhere)
    first, *others = fit_nowhere.shuffled
    state, _ = apply(taking, a.Draw(first))
    assert (state.maze.tail, len(others) > 0) == ((first,), True)
    for tile in others:
        assert actor(state) == NATURE
        state, _ = apply(state, a.Draw(tile))
    assert state.top == LayBlank(first)
    state, _ = apply(state, actions(state)[0])
    assert BLANK in state.maze.laid
    assert set(state.maze.tail) == set(others)


# --- winning ---------------------------------------------------------------------------------------------------


@rule("END-1", "END-4", "END-6")
def test_alone_on_the_centre_with_a_key_one_wins_beside_the_golem_and_stunned() -> None:
    beside, events = play(scene(golem="d4", a="c3 crystal off keys 1"), "move SE", "roll 6 6")
    assert (beside.winner, events[-1].rule) == (0, "END-1")
    stunned, _ = play(
        scene(a="d4 crystal off stun 2 keys 1", b="d4 crystal off", turn="B 2", golem="g4"),
        "move NW",
        "end",
        "end",
    )
    assert (stunned.winner, stunned.pawns[0].stun) == (0, 2)
    keyless, _ = play(scene(), "move SE")
    assert keyless.winner == -1


@rule("END-5", "END-3")
def test_alone_on_the_centre_in_the_turn_of_another_one_wins_when_the_own_turn_begins() -> None:
    state = scene(a="d4 crystal off", b="d4 crystal off keys 1")
    left, _ = play(state, "move NW")
    assert left.winner == -1
    begun, _ = play(left, "end")
    assert begun.winner == 1


@rule("END-7", "END-1")
def test_neither_a_death_nor_an_empty_pool_ends_the_game_but_the_win_does() -> None:
    state = scene(a="d2b lives 1 crystal off")
    rest = tuple((cell, tile) for cell, tile in enumerate(state.maze.shuffled))
    empty = replaced(state, maze=Maze(state.maze.field, state.maze.laid, below=rest))
    dead, _ = play(empty, "jump a", LOW)
    assert (at(dead, 0), dead.winner, written(dead)) == ("S1", -1, ["rest", "end"])
    won, _ = play(scene(a="c3 crystal off keys 1"), "move SE")
    assert (won.winner, actor(won), list(actions(won))) == (0, None, [])
    assert judge(won, a.End()).rules == ("END-1",)


@rule("SET-16", "CMP-4")
def test_the_highest_sum_begins_and_only_those_tied_for_it_roll_again() -> None:
    start = replaced(new_state(load_box(), 3), due=(FirstPlayer((0, 0, 0)),))
    clear, _ = play(start, "roll 3 3", "roll 6 2", "roll 4 1")
    assert (clear.active, clear.due) == (1, ())
    tied, _ = play(start, "roll 5 3", "roll 3 3", "roll 6 2")
    assert tied.top == FirstPlayer((0, 1, 0))
    begun, events = play(tied, "roll 2 1", "roll 4 1")
    assert (begun.active, begun.due, events[-1].rule) == (2, (), "SET-16")
