"""Tiles that the Illusionist lays face down, and what becomes of them (CHR-6, CHR-9)."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Uncover
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import COVERED, place_name, place_of
from platformer_nb.games.labyrinth.model.state import HIDDEN
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.maze import entering
from platformer_nb.games.labyrinth.rules.using.aims import within
from platformer_nb.games.labyrinth.rules.using.looking import observe
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import agree, at, play, position, refused, written

rule = pytest.mark.rule


@rule("CHR-9", "TIL-16", "TIL-2", "LIM-1")
def test_the_top_tile_is_laid_unseen_with_a_mark_on_it() -> None:
    state, _ = play(scene(who="illusionist - -"), "use mirage")
    refused(state, "cell d5", "TIL-2", there="taken")
    after, _ = play(state, "cell e4")
    cell = CELL_OF["e4"]
    assert after.maze.laid[cell] == COVERED
    assert (after.covered[0].tile, after.tile_pool) == (HIDDEN, scene().tile_pool - 1)
    assert [place_name(after.maze, place) for place, _ in after.tokens] == ["e4"]
    assert "???" in write(after)
    assert "set trap e4" not in written(after)
    marks = scene(
        who="illusionist - -",
        cards="tokens c3 illusionist, b4 illusionist, d5 illusionist, e5 illusionist",
    )
    refused(marks, "use mirage", "CRY-7", why="aim")


@rule("CHR-9", "LIF-2", "KEY-2")
def test_nothing_reaches_through_a_tile_that_lies_face_down() -> None:
    state, _ = play(scene(who="illusionist - -"), "use mirage", "cell e4")
    covered, centre = place_of(CELL_OF["e4"]), state.centre
    assert covered in within(state, centre, 1)
    assert within(state, covered, 1) == {covered}
    through = within(state, centre, 2) - within(scene(), centre, 2)
    assert through == {covered}


@rule("CHR-9", "CHR-5", "CHR-6", "TIL-6")
def test_whoever_enters_turns_it_up_and_the_illusionist_says_how_it_lies() -> None:
    start = scene(who="illusionist - -", c="d4 crystal off", keys="K1 K2 K3 K4 K5 K6")
    entered, _ = play(start, "use mirage", "cell e4", "end", "end", "move SE")
    assert actor(entered) == NATURE
    agree(entered, 1)
    turned, _ = play(entered, "draw b1")
    assert (actor(turned), turned.tokens) == (0, ())
    agree(turned, 2)
    open_ = written(turned)
    assert open_
    refused(turned, "turn e4 0" if "turn e4 0" not in open_ else "turn e4 1", "CHR-9")
    inside, _ = play(turned, open_[0])
    assert (at(inside, 2), inside.covered) == ("e4", ())


@rule("CHR-6", "CHR-9")
def test_without_the_illusionist_the_one_who_enters_decides_or_who_moves_the_golem() -> None:
    laid = play(scene(who="illusionist - -", c="d4 crystal off"), "use mirage", "cell e4")[0]
    gone = position(write(laid).replace("A illusionist S1", "A S1"))
    c, _ = play(gone, "end", "end", "move SE", "draw b1")
    assert actor(c) == 2
    golem = position(write(gone).replace("golem g4", "golem d4").replace("at d4", "at b4"))
    walked, _ = play(golem, "move golem", "card 1", "step golem SE", "draw b1")
    assert actor(walked) == 0
    after, _ = play(walked, written(walked)[0])
    assert place_name(after.maze, after.golem.at) == "e4"


@rule("CHR-9", "TIL-8")
def test_a_tile_that_cannot_lie_there_becomes_blank() -> None:
    state, _ = play(
        scene(who="illusionist - -", c="d4 crystal off"), "use mirage", "cell e4", "end", "end"
    )
    entered, _ = play(state, "move SE")
    frame = entered.top
    assert isinstance(frame, Uncover)
    fits = [
        tile
        for tile in entered.shuffled
        if entering.turnings(entered, frame.cell, frame.edge, tile)
    ]
    assert fits
    assert entering.turnings(entered, frame.cell, 9, fits[0]) == ()
    builder = StateBuilder(entered)
    blank = Uncover(frame.seat, frame.cell, 9)
    entering.uncovers(builder, blank, a.Draw(fits[0]))
    assert builder.state.maze.below == ((frame.cell, fits[0]),)


@rule("CHR-9", "TIL-19")
def test_a_tile_that_had_been_looked_at_is_known_to_those_who_looked_only() -> None:
    state = scene(who="illusionist - -", a="c3 crystal off items lamp", c="d4 crystal off")
    state, _ = play(state, "use lamp", "draw b1", "use mirage", "cell e4")
    tile = state.box.number_of["b1"]
    assert (state.covered[0].tile, state.top_tile) == (tile, None)
    assert observe(state, 0).covered[0].tile == tile
    assert observe(state, 1).covered[0].tile == HIDDEN
    entered, _ = play(state, "end", "end", "move SE")
    assert written(entered) == ["draw b1"]
    assert len(written(observe(entered, 2))) > 5
