"""Positions and actions in notation: what is read, and what is refused."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import BadInput, UnreadableAction
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.notation.position import read, write
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from tests.games.labyrinth.walking import TURN, play, position, worked


def test_a_position_in_the_middle_of_a_build_is_read_as_it_was_written() -> None:
    for state in (
        worked(),
        play(worked(), "build")[0],
        play(worked(), "build", "draw b2")[0],
        new_state(load_box(), 2),
        new_state(load_box(), 6),
    ):
        assert position(write(state)) == state
    assert "due lay-tile b2\n" in write(play(worked(), "build", "draw b2")[0])


def test_a_text_that_was_read_is_kept_and_another_one_is_read_anew() -> None:
    """An exam varies few positions very often: simulated learners took most of their time to read."""
    box, text = load_box(), write(worked())
    assert read(box, text) is read(box, text)
    assert read(box, text.replace("turn A 2", "turn A 1")).left == 1
    assert read(box, text).left == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("turn A 2", "turn D 2", "error-no-line"),
        ("turn A 2", "turn A 3", "error-no-line"),
        ("C S5 at d2b", "D S5 at d2b", "error-seat-count"),
        ("    B S3 at d4\n    C S5 at d2b\n", "    B S3 at d4\n", "error-seat-count"),
        ("B S3", "B S1", "error-twice"),
        ("at d2b", "at d2", "error-no-place"),
        ("at d2b", "at a3", "error-no-place"),
        ("at d4", "at S5", "error-other-start"),
        ("at d4", "in d4", "error-no-line"),
        ("turn A 2", "turn A 2\n    due lay-tile b2", "error-not-due"),
        ("turn A 2", "turn A 1\n    due lay-blank b2", "error-not-due"),
        ("turn A 2", "turn A 1\n    due lay-tile t3", "error-not-due"),
        ("turn A 2", "turn A 1\n    due lay-blank i2", "error-not-due"),
        ("turn A 2", "turn A 1\n    due take-tile 1", "error-not-due"),
        ("turn A 2", "turn A 1\n    due lay-tile z1", "error-unknown"),
        ("turn A 2", "turn A 1\n    due fly", "error-unknown"),
        ("turn A 2", "turn A 2\n    E S4 at S4\n    F S2 at S2", "error-seat-count"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TURN
    with pytest.raises(BadInput) as caught:
        worked(TURN.replace(old, new))
    assert caught.value.what.key == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "error-no-action"),
        ("fly", "error-no-action"),
        ("move", "error-word-missing"),
        ("move up", "error-unknown"),
        ("move NE NE", "error-left-over"),
        ("lay d5", "error-word-missing"),
        ("lay d9 1", "error-unknown"),
        ("lay d5 6", "error-unknown"),
        ("safe jump", "error-word-missing"),
        ("safe jump d", "error-unknown"),
        ("draw z1", "error-unknown"),
        ("roll 0 3", "error-unknown"),
        ("roll 3 7", "error-unknown"),
        ("build" * 50, "error-too-long"),
    ],
)
def test_a_word_that_is_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        read_action(worked(), text)
    assert caught.value.what.key == reason


def test_a_verb_may_begin_with_a_capital_letter() -> None:
    assert read_action(worked(), "Move NW") == read_action(worked(), "move NW")
    assert read_action(worked(), "ROLL 1 6") == read_action(worked(), "roll 1 6")


def test_nobody_carries_five_items() -> None:
    four = TURN.replace("at c3", "at c3 items boots lamp magnet rope")
    assert len(worked(four).pawns[0].items) == 4
    with pytest.raises(BadInput):
        worked(four.replace("rope", "rope flask"))
