"""Boards and Python share what is shown: an answer in a cell moves the board above it."""

from typing import Any

import pytest

from platformer_nb.lessons.boards import shown
from platformer_nb.lessons.track.lesson import Lesson
from platformer_widgets import LessonStep, open_lesson, open_puzzle
from platformer_widgets.standalone import lesson


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> list[LessonStep]:
    """The components that are put up."""
    found: list[LessonStep] = []

    def kept(board: Any) -> Any:
        found.append(present(board))
        return found[-1]

    present = lesson.present
    monkeypatch.setattr(lesson, "present", kept)
    return found


@pytest.fixture
def first(boards: list[LessonStep]) -> Lesson:
    return open_lesson("01-dice-pool", "en")


def stands(component: LessonStep) -> str:
    return next(str(f["at"]) for f in component.view["figures"] if f["kind"] == "hero")


def test_an_answer_is_played_on_the_board_above(first: Lesson, boards: list[LessonStep]) -> None:
    first.exercise(1)._repr_mimebundle_()
    (above,) = boards
    assert stands(above) == "a1"

    feedback = first.exercise(1).answer("coin", "move right")

    assert feedback.solved
    assert stands(above) == "b1"
    assert above.view["lesson"]["done"]
    assert above.view["state"] == above.table.number == 1, "clicks on the view before are late"


def test_a_refused_answer_shows_its_refusal_there(first: Lesson, boards: list[LessonStep]) -> None:
    first.exercise(1)._repr_mimebundle_()

    first.exercise(1).answer("coin", "coin")

    assert boards[0].view["refusal"]["reasons"]
    assert boards[0].view["lesson"]["feedback"]["note"]


def test_the_starter_is_played_on_a_board_that_was_seen_and_not_touched(
    first: Lesson, boards: list[LessonStep], monkeypatch: pytest.MonkeyPatch
) -> None:
    starter = first.exercises[0].starter
    first.exercise(1)._repr_mimebundle_()
    first.exercise(1).answer(*starter)
    assert boards[0].view["state"] == 0, "all cells are being run"

    monkeypatch.setattr(shown, "GLANCE", -1.0)
    first.exercise(1).answer(*starter)
    begun = boards[0].view["state"]
    assert begun == 1
    assert boards[0].view["undo"]["can"]

    first.exercise(1)._repr_mimebundle_()
    boards[1]._message(boards[1], {"intent": "act", "action": "move right", "for": 0}, [])
    first.exercise(1).answer(*starter)
    assert stands(boards[1]) == "b1", "what was played there stays"


def test_an_answer_is_recorded_once(
    first: Lesson, boards: list[LessonStep], monkeypatch: Any
) -> None:
    first.exercise(1)._repr_mimebundle_()
    notes: list[str] = []

    class Notes:
        stars = 0
        given: dict[object, object] = {}  # noqa: RUF012
        helped = 0
        comes_back = False

        def right(self, rules: object) -> None:
            notes.append("right")

        def wrong(self, rules: object) -> None:
            notes.append("wrong")

    answering = first.exercise(1)
    answering.noted = boards[0].board.noted = Notes()  # type: ignore[assignment]
    answering.answer("coin", "coin")
    answering.answer("coin", "move right")
    boards[0].table.intent({"intent": "dismiss", "for": boards[0].table.number})

    assert notes == ["wrong", "right"]


def test_what_python_does_on_a_board_is_shown(first: Lesson, boards: list[LessonStep]) -> None:
    board = first.exercise(1)
    board._repr_mimebundle_()

    board.do("move right")
    assert stands(boards[0]) == "b1"
    board.undo()
    assert stands(boards[0]) == "a1"
    board.do("move right")
    board.reset()
    assert stands(boards[0]) == "a1"


def test_another_task_and_a_fresh_board_are_left_alone(
    first: Lesson, boards: list[LessonStep]
) -> None:
    first.exercise(1)._repr_mimebundle_()

    first.exercise(2).answer("move right")
    first.exercise(1).do("move right")

    assert boards[0].view["state"] == 0
    assert stands(boards[0]) == "a1"


def test_a_prediction_shows_the_marks_and_what_happens(boards: list[LessonStep]) -> None:
    lesson = open_lesson("03-jumping", "en")
    lesson.predict(1)._repr_mimebundle_()
    asked = lesson.predict(1).asked

    lesson.predict(1).answer(**{one.id: one.truth for one in asked})

    shown = boards[0].view["lesson"]
    assert shown["played"]
    assert [ask["mark"] for ask in shown["asks"]] == [one.truth for one in asked]
    assert shown["feedback"]["status"] == "solved"


def test_a_puzzle_too(boards: list[LessonStep]) -> None:
    open_puzzle(1, "en")._repr_mimebundle_()

    solved = open_puzzle(1, "en")
    solved.answer(*solved.puzzle.solution)

    assert boards[0].view["lesson"]["done"]
