"""A prediction does not give its answer away: until it is answered, the board concludes nothing from the position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.views import Offer
from platformer_nb.games import game_names, load_game
from platformer_nb.lessons.boards.prediction_table import PredictTable
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.loading import lesson_names, load_lesson

PREDICTIONS = [
    pytest.param(game, name, number, id=f"{game.name}/{name}/{step.id}")
    for game in map(load_game, game_names())
    if game.teaching is not None
    for name in lesson_names(game)
    for number, step in enumerate(
        (one for one in load_lesson(game, name).steps if isinstance(one, models.Predict)), 1
    )
]
WIN = ("stands in the way", "wins when its own turn", "in the way: win", "is alone on d4")
"""What Labyrinth concludes about the win, on badges, cards, cells and in the aim of the turn."""


def table_of(game: AnyGame, name: str, number: int) -> PredictTable:
    return PredictTable(open_lesson(game, name, "en").predict(number))


def drawn(view: dict[str, Any]) -> str:
    """All of a view but its fixed words, as text."""
    return json.dumps({key: part for key, part in view.items() if key != "words"})


@pytest.mark.parametrize(("game", "name", "number"), PREDICTIONS)
def test_the_board_of_a_prediction_concludes_nothing_until_it_is_answered(
    game: AnyGame, name: str, number: int
) -> None:
    table = table_of(game, name, number)
    assert not table.offer.conclusions
    view = table.view()
    assert not view.get("targets"), "nothing is lit"
    assert not [told for told in WIN if told in drawn(view)]
    for asked in table.board.asked:
        view = table.intent({"intent": "mark", "mark": asked.truth, "for": view["state"]})
        assert not table.offer.conclusions, "a mark is no answer yet"
    view = table.intent({"intent": "play", "for": view["state"]})
    assert view["lesson"]["played"]
    assert table.offer.conclusions
    view = table.intent({"intent": "reset", "for": view["state"]})
    assert not table.offer.conclusions, "it is asked anew"


def test_who_stands_in_the_way_is_told_again_once_the_prediction_is_answered() -> None:
    table = table_of(load_game("labyrinth"), "01-goal", 1)
    view = table.view()
    assert [pawn["centre"] for pawn in view["pawns"]] == [None, None, None]
    for asked in table.board.asked:
        view = table.intent({"intent": "mark", "mark": asked.truth, "for": view["state"]})
    view = table.intent({"intent": "play", "for": view["state"]})
    assert view["pawns"][1]["centre"]["does"] == "blocks"
    assert "stands in the way" in drawn(view)


def test_elsewhere_a_board_tells_what_follows_from_a_position() -> None:
    assert Offer().conclusions
