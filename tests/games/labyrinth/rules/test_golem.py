"""The Golem: its cards, its walk, whom it tests."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.frames import GOLEM_TEST, Test
from platformer_nb.games.labyrinth.model.maze import Field, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.legality import actor
from tests.games.labyrinth.rules.scenes import first_maze, scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH = "roll 6 5"

LAST = "1 1 2 2 2 3 3 3 3 stay centre"
"""All used cards but one, which puts the Golem on the centre tile."""


def golem(state: State) -> str:
    """Where the Golem is."""
    return place_name(state.maze, state.golem.at)


def meeting(state: State) -> list[int]:
    """Who makes a Golem test now."""
    top = state.top
    return [top.seat] if isinstance(top, Test) and top.kind == GOLEM_TEST else []


@rule("GOL-3", "GOL-6", "GOL-24")
def test_a_number_moves_it_that_many_corridors_and_the_way_is_chosen_at_each_step() -> None:
    state, _ = play(scene(golem="d2b"), "move golem", "card 2")
    assert actor(state) == 0
    assert set(written(state)) == {"step golem E", "step golem W"}
    state, _ = play(state, "step golem E")
    assert written(state) == ["step golem E"]
    refused(state, "end", "ACT-14")
    state, _ = play(state, "step golem E")
    assert (golem(state), state.due) == ("d4", ())


@rule("GOL-2", "ACT-13")
def test_a_card_is_shown_paid_for_and_put_aside_and_without_cards_it_is_not_moved() -> None:
    state = scene()
    shown, _ = play(state, "move golem", "card stay")
    assert (shown.left, shown.golem.out[3]) == (1, 1)
    bare = replaced(state.box, golem={}, content_hash="no cards")
    field = Field(bare, state.maze.field.centre)
    none = replaced(state, maze=replaced(state.maze, field=field))
    refused(none, "move golem", "GOL-2", cards=0)


@rule("ACT-8", "GOL-2")
def test_each_player_moves_it_at_most_once_in_a_turn() -> None:
    state, _ = play(scene(), "move golem", "card stay")
    refused(state, "move golem", "ACT-8", activity="golem")
    state, _ = play(state, "end")
    allowed(state, "move golem", "GOL-2")


@rule("STN-6", "CRY-1")
def test_a_stunned_character_is_tested_but_cannot_repeat_the_test() -> None:
    state, _ = play(scene(golem="d4", a="c3"), "move golem", "card 1", "step golem NW", HIGH)
    assert (actor(state), written(state)) == (0, ["repeat", "keep"])
    stunned = scene(golem="d4", b="c3 stun 1", a="d3a crystal off")
    state, _ = play(stunned, "move golem", "card 1", "step golem NW", HIGH)
    assert (at(state, 1), state.pawns[1].crystal, state.due) == ("S3", True, ())


@rule("GOL-24")
def test_the_steps_go_on_after_the_own_character_was_sent_away() -> None:
    state, _ = play(scene(golem="d4"), "move golem", "card 2", "step golem NW")
    assert meeting(state) == [0]
    state, _ = play(state, HIGH)
    assert (at(state, 0), actor(state)) == ("S1", 0)
    assert set(written(state)) == {"step golem NW", "step golem SW"}


@rule("GOL-4")
def test_on_a_stay_card_it_does_not_move() -> None:
    state, events = play(scene(golem="c3", b="c3"), "move golem", "card stay")
    assert (golem(state), state.due, state.left) == ("c3", (), 1)
    assert [event.kind for event in events] == ["golem-moved", "golem-card"]
    assert sum(state.golem.out) == 1


@rule("GOL-5", "GOL-21", "GOL-26")
def test_a_centre_card_puts_it_there_and_only_those_on_the_centre_tile_test() -> None:
    state = scene(golem="f5", b="d4 crystal off", c="d5 crystal off")
    state, _ = play(state, "move golem", "card centre")
    assert (golem(state), meeting(state)) == ("d4", [1])
    after, _ = play(state, HIGH)
    assert ([at(after, seat) for seat in range(3)], after.due) == (["c3", "S3", "d5"], ())
    there, _ = play(scene(golem="d4", b="d4 crystal off"), "move golem", "card centre")
    assert (at(there, 1), there.due) == ("d4", ())


@rule("GOL-7", "GOL-13")
def test_a_bridge_a_closed_edge_an_empty_cell_and_a_start_space_are_no_way_for_it() -> None:
    at_bridge, _ = play(scene(golem="d2b"), "move golem", "card 1")
    assert set(written(at_bridge)) == {"step golem E", "step golem W"}
    refused(at_bridge, "step golem SW", "GOL-13", place="d2b", there="closed", edge="SW")
    key, _ = play(scene(golem="d1", b="c3"), "move golem", "card 1")
    assert set(written(key)) == {"step golem NE", "step golem E", "step golem SE"}
    refused(key, "step golem W", "GOL-13", place="d1", there="start", cell="S5")
    centre, _ = play(scene(golem="d4"), "move golem", "card 1")
    refused(centre, "step golem SE", "GOL-13", place="d4", there="empty", cell="e4")


@rule("GOL-10")
def test_at_a_dead_end_with_steps_to_go_it_turns_round() -> None:
    state, _ = play(scene(golem="c3", a="d4 crystal off"), "move golem", "card 2", "step golem SW")
    assert written(state) == ["step golem NE"]
    allowed(state, "step golem NE", "GOL-10")
    only, _ = play(scene(golem="d3a < c3 by C"), "move golem", "card 1")
    allowed(only, "step golem NE", "GOL-10")


@rule("GOL-8")
def test_it_ignores_traps_keys_and_items() -> None:
    state = scene(golem="d5", traps="e5 ?", keys="e5 K1", items="e5 lamp")
    after, _ = play(state, "move golem", "card 1", "step golem SE")
    assert (golem(after), after.due) == ("e5", ())
    assert (after.traps, after.keys, after.items) == (state.traps, state.keys, state.items)


@rule("GOL-14", "ACT-13")
def test_with_no_way_at_all_it_stays_and_the_action_and_the_card_are_spent() -> None:
    state = first_maze(golem="d4", a="a4", b="d7", c="g1")
    after, events = play(state, "move golem", "card 3")
    assert (golem(after), after.due, after.left, sum(after.golem.out)) == ("d4", (), 1, 1)
    assert events[-1].rule == "GOL-14"


@rule("GOL-9", "GOL-11")
def test_only_the_turn_of_the_player_just_before_bars_the_way_back() -> None:
    moved, _ = play(scene(golem="d5"), "move golem", "card 1", "step golem SE", "end")
    barred, _ = play(moved, "move golem", "card 1")
    refused(barred, "step golem NW", "GOL-9", place="d5")
    free, _ = play(moved, "end", "move golem", "card 1")
    allowed(free, "step golem NW", "GOL-3")


@rule("GOL-15")
def test_the_way_back_is_the_corridor_before_the_last_step_and_none_after_a_stay_or_centre_card() -> (
    None
):
    moved, _ = play(scene(golem="d4"), "move golem", "card 2", "step golem E", "step golem SE")
    after, _ = play(moved, "end", "move golem", "card 2")
    refused(after, "step golem NW", "GOL-9", place="d5")
    on_from, _ = play(after, "step golem SE")
    refused(on_from, "step golem NW", "GOL-12", place="e5")
    put, _ = play(scene(golem="f5"), "move golem", "card centre", "end", "move golem", "card 1")
    assert len(written(put)) == 4
    on_own = scene(turn="C 2", golem="d1 < c1 by C", c="S5", b="b4")
    stayed, _ = play(on_own, "move golem", "card stay", "end", "move golem", "card 1")
    allowed(stayed, "step golem NE", "GOL-3")


@rule("GOL-25")
def test_an_own_card_before_in_this_turn_bars_nothing_but_the_bar_of_the_player_before_holds() -> (
    None
):
    own = scene(turn="C 1 used golem", golem="d1 < c1 by C", c="S5 crystal off", b="b4")
    state, _ = play(own, "move golem", "card 1")
    allowed(state, "step golem NE", "GOL-3")
    before = scene(turn="C 2", golem="d1 < c1 by B", c="S5 crystal off", b="b4")
    state, _ = play(before, "move golem", "card stay", "move golem", "card 1")
    refused(state, "step golem NE", "GOL-9", place="c1")


@rule("GOL-20", "GOL-16")
def test_a_failed_golem_test_costs_no_life_no_key_and_no_item() -> None:
    given = scene(golem="d4", a="c3 lives 2 crystal off keys 1 items lamp")
    state, _ = play(given, "move SE", HIGH)
    pawn = state.pawn
    assert (at(state, 0), pawn.lives, pawn.keys, pawn.items) == ("S1", 2, 1, given.pawn.items)


@rule("GOL-22", "GOL-17")
def test_who_passed_and_stays_beside_it_tests_again_only_when_one_of_them_comes_anew() -> None:
    met, _ = play(scene(golem="b2a"), "move NW")
    assert at(play(met, HIGH)[0], 0) == "S1"
    state, _ = play(met, "roll 6 6")
    assert (at(state, 0), state.due) == ("b2a", ())
    stayed, _ = play(state, "end", "move golem", "card stay", "end", "end")
    assert (at(stayed, 0), stayed.due) == ("b2a", ())
    anew, _ = play(stayed, "move SE", "move NW")
    assert meeting(anew) == [0]


@rule("GOL-23", "GOL-27")
def test_the_used_cards_are_shuffled_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    state, _ = play(scene(out=LAST), "move golem")
    assert actor(state) == NATURE
    assert written(state) == ["card centre"]
    state, _ = play(state, "card centre")
    assert state.golem.out == state.box.deck, "not before the next card is needed"
    state, _ = play(state, "end", "move golem")
    assert len(written(state)) == 5
    state, _ = play(state, "card stay")
    assert sum(state.golem.out) == 1
