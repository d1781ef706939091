"""Laying a tile: where it goes, how it is turned, and the last corridor."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model.actions import Lay
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF, CELLS, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    FIRST_START,
    Field,
    first_maze,
    place_name,
    put,
    with_blank,
)
from platformer_nb.games.labyrinth.notation.maze_writer import write_maze
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.connections import ends, parting, parts
from platformer_nb.games.labyrinth.rules.maze.last_corridor import cut_off
from platformer_nb.games.labyrinth.rules.maze.ways import beyond, jumps
from tests.games.labyrinth.drawn import (
    START,
    WORKED,
    allowed,
    built,
    grown,
    lay,
    maze,
    number,
    reachable,
    refused,
    stuck,
    turnings,
)
from tests.games.labyrinth.oracle import maze as oracle

rule = pytest.mark.rule

QUESTION_5 = built(maze(WORKED), "y20 d6", "b20 c6")
"""The fifth disputed question: K2’s one way to the centre leads over e6."""


@rule("TIL-2")
def test_a_tile_goes_beside_another_one_even_along_a_closed_edge() -> None:
    allowed(maze(START), "i1", lay("d5", 0), "TIL-2", "TIL-7")
    allowed(maze(START), "i1", lay("a2", 0), "TIL-2")


@rule("TIL-2")
def test_a_tile_is_not_laid_on_another_off_the_field_or_by_itself() -> None:
    refused(maze(START), "i1", lay("d4", 0), "TIL-2", cell="d4", there="taken")
    refused(maze(START), "i1", lay("a1", 0), "TIL-2", cell="a1", there="taken")
    refused(maze(START), "i1", lay("b3", 0), "TIL-2", cell="b3", there="alone")
    refused(maze(START), "i1", Lay(CELLS, 0), "TIL-2", there="outside")
    refused(maze(START), "i1", Lay(-1, 0), "TIL-2", there="outside")


@rule("TIL-7")
def test_a_tile_is_turned_in_any_of_six_ways_and_equal_ones_are_one_choice() -> None:
    assert turnings(maze(START), "b1", "d5") == [0, 1, 2, 3, 4, 5]
    assert turnings(maze(START), "i1", "d5") == [0, 1, 2]
    assert turnings(maze(START), "y1", "d5") == [0, 1]
    assert turnings(maze(START), "f1", "d5") == [0]
    allowed(maze(START), "i1", lay("d5", 5))


@rule("TIL-6", "TIL-4", "TIL-3")
def test_where_the_only_way_of_a_key_tile_would_end_the_turning_is_refused() -> None:
    assert turnings(QUESTION_5, "b1", "e6") == [4]
    for turning in (0, 1, 2, 3, 5):
        refused(QUESTION_5, "b1", lay("e6", turning), "TIL-4", "TIL-6", keys=("K2",), tile="b1")
    allowed(QUESTION_5, "b1", lay("e6", 4), "TIL-6")
    ruling = building.judge(QUESTION_5, number("b1"), lay("e6", 0))
    assert ruling.instead[0] == lay("e6", 4)


@rule("TIL-3")
def test_the_last_corridor_to_the_centre_tile_stays_open() -> None:
    shut = built(maze(START), "b10 d5", "b20 e4", "d20 e3", "i12 d3", "i20 c3")
    found = refused(shut, "t1", lay("c4", 5), "TIL-3", "TIL-6", cell="c4", turning=5)
    assert "keys" not in found.facts
    allowed(shut, "t1", lay("c4", 0), "TIL-6")


@rule("TIL-5", "TIL-6")
def test_a_jump_counts_as_a_way() -> None:
    # e6 again, with a tile whose corridors do not meet: apart they part K2 from the centre, with a bridge they do not.
    assert turnings(QUESTION_5, "d2", "e6") != [0, 1, 2, 3, 4, 5]
    assert 0 in turnings(QUESTION_5, "p1", "e6") or 1 in turnings(QUESTION_5, "p1", "e6")
    for tile in ("p1", "q1", "r1", "s1"):
        for turning in turnings(QUESTION_5, tile, "e6"):
            joined = load_box().joined[number(tile)][turning][0]
            assert joined >> 4 & 1
            assert joined & 0b000001


def test_a_cell_parts_a_maze_if_the_ends_have_no_way_to_each_other_without_it() -> None:
    mazes = [grown(seed, 5 * seed, "d3" if seed % 2 else "d4") for seed in range(1, 5)]
    sizes = set()
    for found in (stuck(), *mazes):
        field, laid, free = found.field, found.laid, {*building.free_cells(found.laid)}
        parted = {
            cell for cell in free if len({parts(field, laid, cell)[end] for end in ends(field)}) > 1
        }
        assert parting(field, laid) & free == parted
        sizes.add(len(parted))
    assert {0, 1} < sizes


def test_every_cell_parts_a_maze_that_is_parted_already() -> None:
    shut = built(maze(START), "b10 d5", "b20 e4", "d20 e3", "i12 d3", "i20 c3").laid
    shut = put(shut, CELL_OF["c4"], number("t1") * TURNINGS + 5)
    assert parting(maze(START).field, shut) == frozenset(range(CELLS))


@rule("TIL-8")
def test_a_blank_tile_breaks_nothing() -> None:
    for cell in building.free_cells(QUESTION_5.laid):
        assert cut_off(QUESTION_5.field, with_blank(QUESTION_5, cell, number("b1")).laid) == ()


@rule("TIL-8")
def test_a_tile_may_fit_nowhere() -> None:
    left = stuck().shuffled
    assert left
    drawn = oracle.signs(write_maze(stuck()))
    assert all(oracle.may_lay(drawn, load_box().numbers[tile].id) == set() for tile in left)
    for tile in left:
        assert building.fits_nowhere(stuck(), tile)
        assert (
            building.judge(stuck(), tile, Lay(building.free_cells(stuck().laid)[0], 0)).instead
            == ()
        )
    assert not building.fits_nowhere(maze(START), number("i1"))


@settings(max_examples=15)
@given(
    seed=st.integers(0, 10**6),
    tiles=st.integers(0, 29),
    pick=st.integers(0, 29),
    two=st.booleans(),
)
def test_placements_are_those_of_the_rulebook(seed: int, tiles: int, pick: int, two: bool) -> None:
    found = grown(seed, tiles, "d3" if two else "d4")
    if not found.shuffled:
        return
    tile = found.shuffled[pick % len(found.shuffled)]
    drawn = oracle.signs(write_maze(found))
    wanted = oracle.may_lay(drawn, load_box().numbers[tile].id)
    plain = {(cell, building.plainest(load_box(), tile, turning)) for cell, turning in wanted}
    listed = building.placements(found, tile)
    assert {(NAMES[one.cell], one.turning) for one in listed} == plain
    assert len(listed) == len(plain)
    # The verdict agrees with the list on every cell and turning, in the field and off it.
    for cell in range(-1, CELLS + 1):
        for turning in range(6):
            ruling = building.judge(found, tile, Lay(cell, turning))
            inside = 0 <= cell < CELLS
            assert ruling.legal == (inside and (NAMES[cell], turning) in wanted)
            assert ruling.cites
            assert set(ruling.instead) <= set(listed)
            assert ruling.legal or bool(ruling.instead) == bool(listed)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), tiles=st.integers(0, 30), turns=st.integers(0, 5))
def test_what_is_cut_off_is_what_nobody_can_walk_to(seed: int, tiles: int, turns: int) -> None:
    """Mazes of all kinds, with tiles turned as no Build allows."""
    found = grown(seed, tiles)
    laid = list(found.laid)
    for cell, code in enumerate(laid):
        if 0 <= code < 1000 and (cell + seed) % 3 == 0:
            laid[cell] = code // 6 * 6 + (code + turns) % 6
    turned = type(found)(found.field, tuple(laid))
    cut = {f"K{key + 1}" for key in cut_off(turned.field, turned.laid)}
    assert cut == oracle.cut_off(oracle.signs(write_maze(turned)))


# --- ways ------------------------------------------------------------------------------------------------------


@rule("MOV-2", "BRG-1", "TIL-5", "TIL-14")
def test_corridors_and_jumps_lead_from_the_start_space_through_the_maze() -> None:
    found = maze(WORKED)
    reached = {place_name(found, place) for place in reachable(found, FIRST_START)}
    assert {"S1", "a4", "b4", "c4", "d4", "d3b", "d3a"} <= reached
    assert "S5" in reached
    assert "S4" not in reached


@rule("BRG-1")
def test_only_the_corridors_of_a_bridge_are_joined_by_a_jump() -> None:
    start = built(maze(START), "p10 d5", "d20 d3")
    over, under = 3 * CELL_OF["d5"], 3 * CELL_OF["d5"] + 1
    assert jumps(start, over) == (under,)
    assert jumps(start, under) == (over,)
    assert jumps(start, 3 * CELL_OF["d3"]) == ()
    assert jumps(start, 3 * CELL_OF["d4"]) == ()


@rule("MOV-2")
def test_an_edge_is_passed_only_if_both_sides_are_open() -> None:
    start = built(maze(START), "b10 d5", "i12 d3")
    centre = 3 * CELL_OF["d4"]
    assert beyond(start, centre, 1) == -1, "d5 is closed to the west"
    assert beyond(start, 3 * CELL_OF["d5"], 0) == -1, "c5 is empty"
    assert beyond(start, 3 * CELL_OF["d3"], 5) == -1, "c2 is empty"
    assert beyond(start, centre, 7) == -1


@rule("SET-17")
def test_a_start_space_leads_to_its_key_tile_and_back() -> None:
    start = maze(START)
    for key, cell in enumerate(("a4", "d7", "g4", "g1", "d1", "a1")):
        place = 3 * CELL_OF[cell]
        assert beyond(start, place, key) == 111 + key
        assert beyond(start, 111 + key, (key + 3) % 6) == place
        assert sorted(reachable(start, 111 + key)) == [place, 111 + key]


def test_a_maze_is_a_value() -> None:
    one, two = maze(WORKED), maze(WORKED)
    assert one == two
    assert hash(one) == hash(two)
    assert one != built(one, "b20 c6")
    assert first_maze(Field(load_box(), CELL_OF["d4"])) != first_maze(
        Field(load_box(), CELL_OF["d3"])
    )
