"""Rows, Levels and steps: what a sample of 150 small changes showed that no test looked at (`make mutate`)."""

from __future__ import annotations

import pytest

from tests.games.drawn import play, position, refused
from tests.games.test_noticed_more_notation import ROOM, fault
from tests.games.test_turns_and_levels import tower


def test_rows_are_counted_from_1_at_the_foot_of_the_tower() -> None:
    state = position(ROOM)
    terrain = state.terrain
    assert [terrain.row(row * terrain.width) for row in range(3)] == [1, 2, 3]
    assert terrain.row(state.hero.at) == 2


def test_a_row_that_is_numbered_wrongly_is_told_its_number_even_where_it_is_1() -> None:
    error = fault(
        ROOM.replace("  1 |", "  0 |").replace("  2 |", "  5 |").replace("  3 |", "  2 |")
    )
    assert (error.what.key, error.how.key) == ("error-rows", "mend-row")
    assert error.how.facts == {"row": "1"}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("tower: 10 f01 f02", "error-tower-levels"),
        ("tower: 100 f01 f02", "error-no-level"),
        ("pending: steps 0", "error-not-due"),
    ],
)
def test_a_level_has_a_number_of_two_digits_at_most_and_nobody_is_due_to_go_no_step(
    line: str, key: str
) -> None:
    assert fault(f"{ROOM}{line}\n").what.key == key


@pytest.mark.rule("LNG-1")
def test_an_enemy_card_that_lies_at_a_level_is_refused_with_that_level() -> None:
    three = "1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 werewolf"
    text = tower(1, 9, {"a8": "1 "}, f"tower: {three}\ngame: levels 5\npool: move coin\n")
    due, _ = play(position(text), "move up")
    refused(due, "reveal 4 f07 f08 werewolf", "LNG-1", enemy="werewolf", lies=3)
