"""The fifteen items: what works by itself, what is used once a turn, what is discarded."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, Known
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.using.looking import observe
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


@rule("ITM-9", "ITM-1", "CMB-6")
def test_an_item_without_a_moment_works_by_itself_while_it_is_carried() -> None:
    fight = scene(b="c3 crystal off", a="c3 crystal off items dagger")
    assert play(fight, "attack B", "roll 4 3", "roll 4 3")[0].pawns[1].lives == 3
    jump = scene(a="d2b crystal off items rope")
    assert at(play(jump, "jump a", "roll 4 3")[0], 0) == "d2a"
    trapped = scene(a="c3 crystal off items boots", traps="b2a pit")
    assert play(trapped, "move NW", "roll 4 3")[0].pawns[0].lives == 4
    met = scene(golem="d4", a="c3 crystal off items clay-charm")
    assert at(play(met, "move SE", "roll 6 5")[0], 0) == "d4"
    lying = scene(b="c3 crystal off", items="c3 dagger")
    assert actor(play(lying, "attack B", "roll 4 3", "roll 4 3")[0]) == NATURE, (
        "on the board it does nothing"
    )


@rule("ITM-9", "DTH-2")
def test_the_belt_is_dropped_in_place_of_a_key() -> None:
    state = scene(a="d2b lives 1 crystal off keys 1 items belt rope")
    dead, _ = play(state, "jump a", LOW)
    assert (dead.pawns[0].keys, dead.due) == (1, ())
    assert [dead.box.item_ids[item] for _, item in dead.items] == ["belt"]


@rule("TIL-19", "ITM-9", "ITM-10", "SET-7")
def test_the_lamp_shows_the_top_tile_to_its_bearer_only_and_once_a_turn() -> None:
    state, _ = play(scene(a="c3 crystal off items lamp"), "use lamp", "draw b1")
    tile = state.box.number_of["b1"]
    assert (state.top_tile, state.left) == (Known(tile, (0,)), 2)
    assert observe(state, 2).top_tile == Known(HIDDEN, (0,))
    refused(state, "use lamp", "ITM-10")
    again, _ = play(state, "end", "end", "end")
    refused(again, "use lamp", "ITM-9", why="known")
    building, _ = play(state, "build")
    assert written(building) == ["draw b1"]
    assert len(written(observe(building, 2))) > 10
    assert play(building, "draw b1")[0].top_tile is None


@rule("TIL-20", "TIL-15", "ITM-9")
def test_the_crank_turns_a_tile_beside_its_bearer() -> None:
    state, _ = play(scene(a="b2a crystal off items crank"), "use crank")
    refused(state, "turn a1 1", "TIL-15", cell="a1")
    refused(state, "turn d3 1", "ITM-9", why="far")
    after, _ = play(state, "turn c3 1")
    assert (after.left, after.maze == state.maze) == (2, False)


@rule("CMB-9", "MOV-1", "MOV-8")
def test_the_sandals_take_a_life_for_a_step_which_is_explored() -> None:
    state = scene(a="c3 lives 2 crystal off items sandals", traps="b2a cobweb")
    state, _ = play(state, "use sandals")
    refused(state, "move E", "MOV-1")
    state, _ = play(state, "move NW")
    assert (at(state, 0), state.pawns[0].lives, state.left, actor(state)) == ("b2a", 1, 2, NATURE)
    refused(scene(a="c3 lives 1 items sandals"), "use sandals", "CMB-9", lives=1)


@rule("TRP-15", "TRP-12", "TRP-6")
def test_the_spyglass_turns_up_a_trap_that_then_stays_so() -> None:
    state = scene(a="c3 crystal off items spyglass", traps="b2a ?, f5 ?")
    state, _ = play(state, "use spyglass")
    refused(state, "at c4", "ITM-9", why="trap")
    state, _ = play(state, "at f5" if "at f5" in written(state) else "at b2a", "turn up pit")
    assert state.box.trap_ids.index("pit") in dict(state.traps).values()
    assert state.pawns[0].lives == 4


@rule("KEY-2", "ITM-2")
def test_the_magnet_fetches_from_two_steps_away() -> None:
    state = scene(a="c3 crystal off items magnet", items="a1 horn, e5 belt")
    allowed(state, "use magnet", "ITM-9")
    state, _ = play(state, "use magnet")
    refused(state, "choose belt", "ITM-9", why="item")
    state, _ = play(state, "choose horn")
    assert (len(state.pawns[0].items), state.items[0][0] >= 0, state.left) == (2, True, 2)
    full = scene(a="c3 crystal off items magnet rope", items="a1 horn")
    refused(full, "use magnet", "ITM-9", why="aim")


@rule("GOL-3", "GOL-6")
def test_the_whistle_lets_a_card_with_a_number_go_further_and_no_other() -> None:
    state = scene(golem="d5", a="b2a crystal off items whistle")
    further, _ = play(state, "move golem", "card 1", "use whistle", "step golem SE")
    assert further.due
    assert play(state, "move golem", "card stay")[0].due == ()


@rule("LIF-3", "LIF-1", "LIM-6", "ITM-10")
def test_the_flask_heals_a_life_and_goes_back_into_the_pool() -> None:
    state = scene(a="c3 lives 2 crystal off items flask")
    after, _ = play(state, "use flask")
    assert (after.pawns[0].lives, after.pawns[0].items, after.left) == (3, (), 2)
    assert after.item_pool == state.item_pool + 1
    refused(scene(a="c3 crystal off items flask"), "use flask", "LIF-3", lives=4)


@rule("TRP-14", "LIM-6")
def test_the_plank_passes_a_trap_by_which_is_not_turned_up() -> None:
    state, _ = play(scene(a="c3 crystal off items plank", traps="b2a ?"), "move NW")
    assert (actor(state), written(state)) == (0, ["use plank", "keep"])
    refused(state, "use lamp", "ITM-9", why="carried")
    passed, _ = play(state, "use plank")
    assert (passed.due, dict(passed.traps)[passed.pawns[0].at], passed.pawns[0].items) == (
        (),
        HIDDEN,
        (),
    )
    assert actor(play(state, "keep")[0]) == NATURE


@rule("CRY-1", "CRY-2", "CRY-6", "CMB-9", "LIM-6")
def test_the_splinter_repeats_a_test_as_the_crystal_does() -> None:
    state, _ = play(scene(a="d2b crystal off items splinter"), "jump a", LOW)
    assert written(state) == ["use splinter", "keep"]
    refused(state, "repeat", "CRY-1", who="A")
    again, _ = play(state, "use splinter")
    assert (actor(again), again.pawns[0].items) == (NATURE, ())
    assert at(play(again, "roll 4 4")[0], 0) == "d2a"
    fight, _ = play(
        scene(a="c3 crystal off items splinter", b="c3 crystal off"), "attack B", LOW, HIGH
    )
    won, _ = play(fight, "use splinter", "roll 6 6")
    assert won.pawns[1].lives == 3


@rule("GOL-14", "GOL-15", "GOL-6")
def test_the_horn_moves_the_golem_one_corridor_and_bars_nothing_afterwards() -> None:
    state = scene(golem="d5 < d4 by C", a="c3 crystal off items horn")
    state, _ = play(state, "use horn")
    assert written(state) == ["step golem SE"], "what barred a card bars it too"
    after, _ = play(state, "step golem SE")
    assert (place_name(after.maze, after.golem.at), after.golem.came) == ("e5", -1)
    assert not after.golem.used
    stuck = scene(golem="d7", a="c3 items horn")
    refused(stuck, "use horn", "GOL-14", place="d7")


def test_each_item_of_the_box_is_used_or_carried_in_a_test_of_this_file() -> None:

    text = Path(__file__).read_text("utf-8")
    assert [item for item in load_box().items if item not in text] == []
