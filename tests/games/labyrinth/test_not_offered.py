"""Half a game is offered to nobody; what stands of it is found by its own name only."""

import pytest

from platformer_nb import game_names, load_game
from platformer_nb.core.errors import BadInput


def test_a_game_that_is_being_built_is_not_among_the_games() -> None:
    assert "platformer" in game_names()
    assert "labyrinth" not in game_names()


def test_asking_for_it_names_the_games_there_are() -> None:
    with pytest.raises(BadInput) as caught:
        load_game("labyrinth")
    assert caught.value.what.key == "error-no-such-game"
