"""A maze in text: the drawing, what is read from it, and what is refused."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, KEY_CELLS, NAMES
from platformer_nb.games.labyrinth.model.maze import Field, first_maze, with_blank
from platformer_nb.games.labyrinth.notation.maze_writer import write_maze
from tests.games.labyrinth.drawn import START, WORKED, again, built, grown, maze, number

HALF = WORKED.replace("y34   ...   K2.", "y34   ### - K2.")


def test_the_worked_position_is_written_as_it_was_drawn() -> None:
    assert again(WORKED) == dedent(WORKED).lstrip("\n")


def test_the_start_shows_the_centre_and_six_key_tiles_alone() -> None:
    start = first_maze(Field(load_box(), CELL_OF["d4"]))
    assert maze(START) == start
    assert write_maze(start) == dedent(START).lstrip("\n") + "tail -\ndown -\n"
    assert len(start.shuffled) == 30


def test_for_two_players_the_centre_tile_is_drawn_where_it_lies() -> None:
    two = first_maze(Field(load_box(), load_box().layout(2).centre))
    assert "d  K5.   ...   <C>   ...   ...   ...   K2." in write_maze(two)
    assert maze(write_maze(two)) == two


@settings(max_examples=20)
@given(seed=st.integers(0, 10**6), tiles=st.integers(0, 30), two=st.booleans())
def test_every_maze_is_read_as_it_was_written(seed: int, tiles: int, two: bool) -> None:
    found = grown(seed, tiles, "d3" if two else "d4")
    text = write_maze(found)
    assert maze(text) == found
    assert again(text) == text
    assert hash(maze(text)) == hash(found)


def test_blank_tiles_and_the_bottom_of_the_pool_are_lines_below_the_drawing() -> None:
    text = HALF.replace("tail -", "tail b1 f1").replace("down -", "down d6 e2")
    found = maze(text)
    assert found.below == ((CELL_OF["d6"], number("e2")),)
    assert found.tail == (number("b1"), number("f1"))
    assert len(found.shuffled) == 30 - 13 - 3
    assert again(text) == dedent(text).lstrip("\n")


def test_a_blank_tile_meets_every_corridor_that_faces_it() -> None:
    start = first_maze(Field(load_box(), CELL_OF["d4"]))
    blank = with_blank(start, CELL_OF["d5"], number("i1"))
    assert "<C> - ###" in write_maze(blank)
    assert maze(write_maze(blank)) == blank


def test_the_corners_are_key_tiles_and_nothing_else() -> None:
    assert [NAMES[cell] for cell in KEY_CELLS] == ["a4", "d7", "g4", "g1", "d1", "a1"]
    for key in range(1, 7):
        with pytest.raises(BadInput):
            maze(START.replace(f"K{key}.", "..."))


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("labyrinth 1", "labyrinth 2", "error-no-header", 2),
        ("    g           K4.   ...   ...   K3.\n    tail -\n    down -\n", "", "error-drawing-lines", 14),
        ("K6. - t33", "K6.   t33", "error-stroke", 3),
        ("t33   ...", "t33 - ...", "error-stroke", 3),
        ("t33   ...", "t33   i3.", "error-cell-drawn", 3),
        ("t33   ...", "t33   z10", "error-no-tile", 3),
        ("t33   ...", "t33   t30", "error-twice", 3),
        ("t33   ...", "t33   t46", "error-cell-drawn", 3),
        ("K1.", "K2.", "error-cell-drawn", 3),
        ("<C>", "...", "error-centres", 3),
        ("t33   ...", "t33   <C>", "error-centres", 3),
        ("tail -", "tail t3", "error-twice", 16),
        ("tail -", "tail b1 b1", "error-twice", 16),
        ("tail -", "tail z1", "error-no-tile", 16),
        ("tail -", "tail -\n    tail -", "error-twice", 17),
        ("down -", "down e2 b1", "error-no-blank", 17),
        ("down -", "down e2", "error-no-line", 17),
        ("down -", "up -", "error-unknown", 17),
        ("down -", "down", "error-no-line", 17),
        ("d  K5.", "h  K5.", "error-stroke", 9),
    ],
)  # fmt: skip
def test_a_fault_is_refused_with_its_line(old: str, new: str, reason: str, line: int) -> None:
    assert old in WORKED
    with pytest.raises(BadInput) as caught:
        maze(WORKED.replace(old, new, 1))
    error = caught.value
    assert error.what.key == reason
    place = error.where[1]
    assert not isinstance(place, str)
    assert place.facts["line"] == str(line)


def test_a_blank_tile_without_its_tile_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        maze(HALF)
    assert caught.value.what.key == "error-nothing-below"


def test_a_maze_whose_keys_do_not_hang_together_is_refused() -> None:
    # Three tiles turn their backs on the first key tile.
    closed = write_maze(built(maze(START), "i12 a3", "i22 b4", "b11 b5"))
    with pytest.raises(BadInput) as caught:
        maze(closed)
    assert caught.value.what.key == "error-cut-off"
    assert caught.value.how.key == "mend-cut-off"
    assert caught.value.what.facts["known"] == ("K1",)
    where = caught.value.where[1]
    assert not isinstance(where, str)
    assert where.facts["line"] == "2", "where the drawing begins"


def test_a_text_of_any_length_is_refused_quickly() -> None:
    with pytest.raises(BadInput) as caught:
        maze(WORKED + "x" * 20_000)
    assert caught.value.what.key == "error-too-long"
