"""The maze as a component of a notebook: its text is the drawn position, and another game is refused."""

from __future__ import annotations

import pytest

from platformer_nb import load_game, new_game
from platformer_nb.core.errors import BadInput
from platformer_widgets import Maze
from tests.games.labyrinth.walking import worked

GAME = load_game("labyrinth")


def test_it_shows_a_drawing_a_state_and_a_game_and_prints_the_position() -> None:
    state = worked()
    drawn = GAME.rules.write(state)
    assert repr(Maze(state, game="labyrinth")) == repr(Maze(drawn)) == drawn
    assert Maze(drawn, language="pl").view["maze"]["cells"]
    assert repr(Maze(new_game("labyrinth", players=2, seed=1))).startswith("labyrinth 1")


def test_it_refuses_a_position_of_another_game() -> None:
    with pytest.raises(BadInput, match="labyrinth"):
        Maze(new_game("platformer", players=2, seed=1))
