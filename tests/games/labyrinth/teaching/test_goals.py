"""Goals, predictions and exam questions of Labyrinth's lessons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from platformer_nb.core.errors import BadInput
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.teaching.goals.goals import WANTS, Goal
from platformer_nb.lessons.boards.boards import TryBoard
from platformer_nb.lessons.boards.prediction import Prediction
from platformer_nb.lessons.boards.prediction_table import PredictTable
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track.models import Predict, Try
from platformer_nb.text import Words

WORDS = Words("en", "labyrinth")
GOAL: TypeAdapter[Any] = TypeAdapter(Goal)

KEYS = tuple(WORDS.keys())
BESIDE = r"""
labyrinth 1
a           K6.   ...   ...   K1.

b        ...   ...   i20   ...   ...
                     /
c     ...   ...   t30   ...   ...   ...
                  /
d  K5.   ...   <C>   ...   ...   ...   K2.

e     ...   ...   ...   ...   ...   ...

f        ...   ...   ...   ...   ...

g           K4.   ...   ...   K3.
turn A 2
golem g1
keys K1 K2 K4 K5 K6 b3
items c3 lamp
traps b3 ?
A swordmaster S1 at b3 stun 0 items rope
B warlock S3 at S3 lives 2 crystal off stun 1
"""
"""A stands on a key, two steps from the centre tile."""


def runner() -> LessonRunner:
    return LessonRunner(GAME, BESIDE, ("draw t1",), WORDS)


def goal(**fields: Any) -> Any:
    return GOAL.validate_python(fields)


@pytest.mark.parametrize(
    ("fields", "actions"),
    [
        ({"want": "at", "place": "c3"}, ["move SW"]),
        ({"want": "at", "who": "golem", "place": "g1"}, []),
        ({"want": "holds", "what": "keys", "least": 1}, ["take key"]),
        ({"want": "holds", "what": "items", "least": 1}, []),
        ({"want": "holds", "what": "lives", "least": 4}, []),
        ({"want": "carries", "item": "lamp"}, ["move SW", "take lamp"]),
        ({"want": "stunned", "who": "B"}, []),
        ({"want": "crystal"}, []),
        ({"want": "not", "of": {"want": "crystal", "who": "B"}}, []),
        ({"want": "left", "least": 1}, ["move SW"]),
        ({"want": "turn", "who": "B"}, ["end"]),
        ({"want": "settled"}, ["build", "lay a3 1"]),
        ({"want": "wins"}, ["take key", "move SW", "leave", "move SW"]),
        ({"want": "laid", "cell": "a3"}, ["build", "lay a3 1"]),
        ({"want": "laid", "cell": "a3", "tile": "t1", "turning": 1}, ["build", "lay a3 1"]),
        ({"want": "route", "start": "b3", "end": "d3", "moves": 2}, []),
        ({"want": "route", "start": "S1", "end": "a4"}, []),
        ({"want": "lies", "what": "key", "place": "b3"}, []),
        ({"want": "lies", "what": "trap", "place": "b3"}, []),
        ({"want": "lies", "what": "item", "place": "c3"}, []),
        ({"want": "happened", "event": "moved"}, ["move SW"]),
        ({"want": "within", "actions": 1}, ["end"]),
        ({"want": "used", "word": "end"}, ["end"]),
    ],
)
def test_a_goal_is_met(fields: dict[str, Any], actions: list[str]) -> None:
    board = runner()
    for action in actions:
        feedback = board.do(action)
        assert feedback, (action, feedback)
    assert goal(**fields).met(board.attempt)


@pytest.mark.parametrize(
    "fields",
    [
        {"want": "at", "place": "c3"},
        {"want": "holds", "what": "keys", "least": 1},
        {"want": "holds", "what": "lives", "least": 3, "who": "B"},
        {"want": "carries", "item": "lamp"},
        {"want": "stunned"},
        {"want": "crystal", "who": "B"},
        {"want": "left", "least": 1, "who": "B"},
        {"want": "wins"},
        {"want": "laid", "cell": "a3"},
        {"want": "laid", "cell": "b3", "tile": "i1"},
        {"want": "route", "start": "b3", "end": "d3", "moves": 1},
        {"want": "route", "start": "b3", "end": "a4"},
        {"want": "lies", "what": "token", "place": "b3"},
        {"want": "lies", "what": "key", "place": "a3"},
        {"want": "happened", "event": "moved"},
    ],
)
def test_a_goal_is_not_met(fields: dict[str, Any]) -> None:
    assert not goal(**fields).met(runner().attempt)


def test_actions_that_are_spent_do_not_come_back() -> None:
    board, two = runner(), goal(want="left", least=2)
    assert not two.failed(board.attempt)
    board.do("move SW")
    assert two.failed(board.attempt)


def test_those_of_a_later_turn_are_not_those_that_were_to_be_left() -> None:
    board, one = runner(), goal(want="left", least=1)
    board.do("end")
    for _ in range(9):
        if board.state.active == 0:
            break
        board.do(board.legal()[-1])
    assert (board.state.active, board.state.left) == (0, 2)
    assert not one.met(board.attempt)
    assert one.failed(board.attempt)


def test_every_goal_has_a_sentence() -> None:
    spoken = {
        want: f"goal-{want}"
        for want in WANTS
        if want not in ("not", "any", "all", "used", "happened")
    }
    for key in spoken.values():
        assert any(one == key or one.startswith(f"{key}-") for one in KEYS), key


@pytest.mark.parametrize(
    "fields",
    [
        {"want": "at", "who": "C", "place": "c3"},
        {"want": "at", "place": "a7"},
        {"want": "carries", "item": "sword"},
        {"want": "laid", "cell": "a3", "tile": "z9"},
        {"want": "not", "of": {"want": "happened", "event": "sneezed"}},
    ],
)
def test_a_goal_about_what_is_not_there_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        GAME.teaching.check_goal(goal(**fields), runner().state, "here")


def prediction(*asks: str, actions: tuple[str, ...] = ("take key", "move SW")) -> Prediction:
    step = Predict.model_validate(
        {
            "kind": "predict",
            "id": "x",
            "position": BESIDE,
            "actions": list(actions),
            "asks": list(asks),
        }
    )
    return Prediction(GAME, step, "lesson-goal-empty-handed", 1, WORDS)


def test_questions_have_their_true_answers() -> None:
    asks = "corridor A", "golem", "keys A", "items A", "lives B", "stun B", "left", "next", "winner"
    found = {one.id: one.truth for one in prediction(*asks[:6]).asked}
    found |= {one.id: one.truth for one in prediction(*asks[6:]).asked}
    assert found == {
        "corridor_A": "c3", "golem": "g1", "keys_A": 1, "items_A": 1, "lives_B": 2, "stun_B": 1,
        "left": 1, "next": "A", "winner": "nobody",
    }  # fmt: skip


def test_what_is_legal_is_asked_before_and_after_the_actions_and_a_no_names_the_rule() -> None:
    board = prediction("may take key", "then take key", "then take lamp")
    truth = {one.id: one.truth for one in board.asked}
    assert truth == {"may_take_key": "yes", "then_take_key": "no", "then_take_lamp": "yes"}
    assert board.asked[1].question == "Then Swordmaster announces: Pick up a key. Legal?"
    told = [text for text, _ in board.answer(**truth).goals]
    assert "(KEY-2) Legal instead:" in told[1]
    assert told[2].endswith("yes: correct.")


def test_a_question_about_an_action_that_cannot_be_read_names_its_place() -> None:
    check = GAME.teaching.check_asks
    check(["may build", "then lay c2 0"], GAME.rules.read(BESIDE), "x")
    with pytest.raises(BadInput):
        check(["may dance"], GAME.rules.read(BESIDE), "x")


def test_a_figure_is_never_nowhere() -> None:
    table = PredictTable(prediction("corridor A"))
    assert table.view()["lesson"]["asks"][0]["off"] is False
    with pytest.raises(BadInput, match="no such place"):
        prediction("corridor A").answer(corridor_A="off")


def test_variations_are_read_again_and_differ() -> None:
    random = Random(7)
    found = [GAME.teaching.vary(BESIDE, "move SW", random) for _ in range(40)]
    assert len(set(found)) > 30
    for position, action in found:
        state = GAME.rules.read(position)
        assert GAME.rules.write(state) == position
        GAME.rules.judge(state, action)


def test_a_question_states_what_the_drawing_does_not_show() -> None:
    state = GAME.rules.read(BESIDE.replace("turn A 2", "turn A 1 used golem event rope"))
    told = " ".join(GAME.teaching.statement(state, WORDS))
    for part in ("1", "Golem", "event", "Rope"):
        assert part in told
    move = GAME.rules.read_action(state, "move SW")
    assert GAME.teaching.question(state, move, WORDS).endswith("c3. Legal or not?")


def test_the_golem_is_offered_only_where_it_is_taught() -> None:
    def offered(*choices: str) -> set[str]:
        step = Try.model_validate({"kind": "try", "id": "x", "position": BESIDE})
        board = TryBoard(GAME, step, "lesson-goal-aim", 1, WORDS, choices)
        view = LessonTable(board).view()
        return {one["action"] for one in (*view["targets"], *view["buttons"])}

    assert "move SW" in offered("move")
    assert "move golem" not in offered("move")
    assert "move golem" in offered("move golem")
    assert "move SW" not in offered("move golem")


def test_an_exam_shows_the_card_that_is_used() -> None:
    state = GAME.rules.read(BESIDE)
    lamp = GAME.rules.read_action(state, "use lamp")
    assert GAME.teaching.announced(state, lamp) == ("items/lamp",)
    riposte = GAME.rules.read_action(state, "use riposte")
    assert GAME.teaching.announced(state, riposte) == ("characters/swordmaster",)
    assert GAME.teaching.announced(state, GAME.rules.read_action(state, "end")) == ()


def test_characters_are_called_by_their_names() -> None:
    state = runner().attempt
    assert goal(want="at", place="c3").say(WORDS, state) == "Swordmaster is on c3 (now on b3)"
    assert goal(want="at", who="golem", place="c3").say(WORDS, state).startswith("The Golem")
    where, who = prediction("corridor A", "next").asked
    assert where.question == "Where will Swordmaster be?"
    assert dict(who.choices)["B"] == "Warlock"
