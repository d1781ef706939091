"""Predict: mark what will be, let it happen, hear the difference."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.prediction_questions import check_asks
from platformer_nb.lessons.boards.prediction import Prediction
from platformer_nb.lessons.boards.prediction_table import PredictTable
from platformer_nb.lessons.track.models import Predict

SHOULDERS = """
map:
    +----+----+----+----+
  3 |    :  2 :    :    |
    +    +    +    +    +
  2 |    :  1 :    :  G |
    +    +    +    +====+
  1 |    :    :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""
DIE = """
turn: 2; hero 1; step roll
map:
    +----+----+----+----+
  1 |  1 :  E :    :  W |
    +====+====+====+====+
hero 1: etorn; hearts 5
"""


def prediction(position: str = SHOULDERS, asks: tuple[str, ...] = ("b2", "b3", "d2")) -> Prediction:
    step = Predict(
        kind="predict",
        id="one",
        rules=["GRA-1"],
        position=position,
        actions=["gravity"],
        asks=list(asks),
    )
    return Prediction(GAME, step, "lesson-jumping-ledge", 1, Words("en"))


def attack() -> Prediction:
    step = Predict(
        kind="predict",
        id="two",
        rules=["ENM-2"],
        position=DIE,
        script=["roll move move move move move enemy attack"],
        actions=["end"],
        asks=["hearts 1", "b1"],
    )
    return Prediction(GAME, step, "lesson-jumping-ledge", 1, Words("en"))


def test_the_truth_is_found_by_playing():
    truth = {asked.id: asked.truth for asked in prediction().asked}
    assert truth == {"b2": "b1", "b3": "b2", "d2": "d2"}


def test_a_right_prediction_is_told_so():
    feedback = prediction().answer(b2="b1", b3="b2", d2="d2")
    assert feedback.solved
    assert all(right for _, right in feedback.goals)
    assert any("falls" in line for line in feedback.told)


def test_a_wrong_mark_is_held_against_what_happens_with_the_rule():
    feedback = prediction().answer(b2="b2", b3="b2", d2="d2")
    assert not feedback.solved
    assert [right for _, right in feedback.goals] == [False, True, True]
    said = feedback.goals[0][0]
    assert "You said: b2" in said
    assert "The right answer: b1" in said
    assert "GRA-1" in repr(feedback)


def test_hearts_can_be_predicted():
    truth = {asked.id: asked.truth for asked in attack().asked}
    assert truth == {"hearts_1": 4, "b1": "b1"}


def test_its_text_says_how_to_answer_and_not_what():
    assert repr(attack()).splitlines()[-1] == 'In Python: .answer(hearts_1=…, b1="…")'


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ({"c3": "b1"}, "no such question"),
        ({"b2": "z9"}, "no such place"),
        ({"b2": 3}, "no such place"),
    ],
)
def test_a_mark_that_means_nothing_is_refused(marks: dict[str, object], said: str):
    with pytest.raises(BadInput, match=said):
        prediction().answer(**marks)


def test_hearts_want_a_number():
    with pytest.raises(BadInput, match="number"):
        attack().answer(hearts_1="many")


def test_one_can_only_ask_about_somebody():
    board = prediction()
    check_asks(board.step.asks, board.runner.state, "here")
    for ask in ("a1", "hearts 3"):
        step = board.step.model_copy(update={"asks": [ask]})
        with pytest.raises(BadInput):
            check_asks(step.asks, board.runner.state, "here")


def test_clicks_on_the_map_mark_one_after_the_other_and_then_it_happens():
    table = PredictTable(prediction())

    def send(**wish: object) -> dict[str, Any]:
        return table.intent({**wish, "for": table.number})

    assert not table.view()["lesson"]["can_play"]
    send(intent="point", at="b1")
    send(intent="point", at="b1")
    send(intent="ask", ask="b3")
    send(intent="point", at="b2")
    view = send(intent="mark", mark="off")
    assert [ask["mark"] for ask in view["lesson"]["asks"]] == ["b1", "b2", "off"]
    lesson = send(intent="play")["lesson"]
    assert lesson["played"]
    assert [goal["met"] for goal in lesson["feedback"]["goals"]] == [True, True, False]


def test_the_table_ends_with_what_came_of_it():
    table = PredictTable(prediction())
    for space in ("b1", "b2", "d2"):
        table.intent({"intent": "point", "at": space, "for": table.number})
    assert table.view()["lesson"]["can_play"]
    view = table.intent({"intent": "play", "for": table.number})
    assert view["lesson"]["played"]
    assert view["lesson"]["feedback"]["status"] == "solved"
    assert {f["id"]: f["at"] for f in view["figures"]}["hero-1"] == "b1"
    again = table.intent({"intent": "reset", "for": table.number})
    assert again["lesson"]["feedback"] is None
    assert all(ask["mark"] is None for ask in again["lesson"]["asks"])


def test_an_answer_may_be_chosen_among_several(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (Asked("first", "Who comes first?", "kim", (("ada", "Ada"), ("kim", "Kim"))),)
    monkeypatch.setattr(Prediction, "asked", property(lambda self: asked))
    table = PredictTable(prediction())
    shown = table.view()["lesson"]["asks"]
    assert shown[0]["choices"] == [{"mark": "ada", "text": "Ada"}, {"mark": "kim", "text": "Kim"}]
    wrong = table.intent({"intent": "mark", "for": 0, "mark": "off"})
    assert wrong["error"], "off is no answer to it"
    view = table.intent({"intent": "mark", "for": 1, "mark": "ada"})
    assert (view["error"], view["lesson"]["asks"][0]["told"]) == ("", "Ada")
    view = table.intent({"intent": "play", "for": 2})
    assert view["lesson"]["feedback"]["status"] == "not-yet"
    assert "Kim" in view["lesson"]["feedback"]["goals"][0]["text"]
