"""The notation: what small changes of the code showed that no test looked at (`make mutate`)."""

from __future__ import annotations

from random import Random

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.model.actions import Move
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import action, position, rules

THREE_WIDE = """
map:
    +----+----+----+
  2 |  1 :    :    |
    +=HH=+    +    +
  1 |    :    :H 2 |
    +====+====+====+
pool: move
pending: steps 1
"""


def test_the_last_column_of_a_position_can_be_named_and_the_one_beyond_it_not() -> None:
    """Beyond c1 there is no d1; it is not a2, which comes next when Spaces are counted."""
    state = position(THREE_WIDE.replace("steps 1", "ladder c1"))
    assert state.pending[-1].a == 2
    with pytest.raises(BadInput) as caught:
        rules().read(THREE_WIDE.replace("steps 1", "ladder d1"))
    assert "d1" in caught.value.reason
    assert "line 9" in caught.value.place


def test_the_last_column_of_an_action_can_be_named_and_the_one_beyond_it_not() -> None:
    state = position(THREE_WIDE.replace("pending: steps 1\n", ""))
    move = action(state, "move c1")
    assert isinstance(move, Move)
    assert move.to == 2
    with pytest.raises(BadInput) as caught:
        action(state, "move d1")
    assert "d1" in caught.value.reason
    assert "a to c" in caught.value.mend


def test_no_gems_on_a_symbol_are_the_symbol_as_it_is() -> None:
    state = position(THREE_WIDE.replace("pending: steps 1\n", ""))
    assert action(state, "move left with move+0") == action(state, "move left with move")


@pytest.mark.parametrize(
    ("row", "wrong", "column"),
    [
        ("  2 |  1 :    :    |", "  2 |? 1 :    :    |", 6),
        ("  2 |  1 :    :    |", "  2 |  1 :    ?    |", 15),
        ("  1 |    :    :H 2 |", "  1 |    :    :Q 2 |", 16),
    ],
)
def test_a_wrong_sign_is_found_in_its_column(row: str, wrong: str, column: int) -> None:
    """For a cell it is the column where the cell begins; for a Wall its own."""
    assert row in THREE_WIDE
    with pytest.raises(BadInput) as caught:
        rules().read(THREE_WIDE.replace(row, wrong))
    assert f"column {column}" in caught.value.place
    assert wrong[column - 1] in "?Q", "counted from 1"


def test_the_number_of_a_level_may_have_two_digits_and_is_then_for_the_rules_to_refuse() -> None:
    session = new_game(rules().box, 2)
    while not any(frame.kind == "reveal" for frame in session.pending[-1:]):
        session, _ = rules().apply(session, rules().actions(session).sample(Random(1)))  # type: ignore[attr-defined]
    ruling = rules().judge(session, action(session, "reveal 12 f01 f02 gloop"))
    assert not ruling.legal
    with pytest.raises(BadInput):
        action(session, "reveal 123 f01 f02 gloop")


@pytest.mark.parametrize("seat", [1, 2])
def test_who_has_won_is_written_and_read_the_first_seat_too(seat: int) -> None:
    text = THREE_WIDE.replace("pending: steps 1", f"turn: 3; hero 1; won {seat}")
    state = position(text)
    assert state.winner == seat - 1
    assert f"won {seat}" in rules().write(state)
    assert rules().read(rules().write(state)) == state


def grid(columns: int, rows: int) -> str:
    """A map of so many Spaces, with the Hero in the first."""
    lines = ["map:", "    " + "+----" * columns + "+"]
    for row in range(rows, 0, -1):
        first = "  1 " if row == 1 else "    "
        lines += [f"{row:>3} |{':'.join([first, *['    '] * (columns - 1)])}|"]
        lines += ["    " + "+====" * columns + "+"]
    return "\n".join(lines)


def test_a_map_has_at_most_as_many_columns_as_there_are_letters_and_at_most_sixty_rows() -> None:
    assert position(grid(26, 1)).terrain.width == 26
    assert position(grid(2, 60)).terrain.size == 120
    for columns, rows in ((27, 1), (2, 61)):
        with pytest.raises(BadInput):
            position(grid(columns, rows))


@pytest.mark.parametrize(
    ("pending", "possible"),
    [
        ("slide b1 1", True),
        ("slide b1 0", False),
        ("slide a1 1", False),
        ("slide b2 1", False),
        ("pick 0 1", True),
        ("pick 0 0", False),
    ],
)
def test_an_enemy_can_be_moved_on_only_where_one_stands_and_spaces_are_left(
    pending: str, possible: bool
) -> None:
    text = THREE_WIDE.replace("1 |    :    :H 2 |", "1 |    :  G :H 2 |").replace(
        "steps 1", pending
    )
    if possible:
        assert position(text).pending[-1].kind == pending.split()[0]
    else:
        with pytest.raises(BadInput):
            position(text)


@pytest.mark.parametrize("pending", ["slide b1 1", "pick 0 1", "blink 2", "steps 1"])
def test_a_hero_off_the_map_has_nothing_to_finish_there(pending: str) -> None:
    text = THREE_WIDE.replace("1 |    :    :H 2 |", "1 |    :  G :H 2 |").replace(
        "steps 1", pending
    )
    assert position(text).pending
    with pytest.raises(BadInput) as caught:
        position(text.replace("2 |  1 :", "2 |    :"))
    assert "pending" in caught.value.place
