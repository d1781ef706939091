"""An answer as one line: on the page, where no cell stands below a board."""

from typing import Any

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.track.lesson import open_lesson


def table(name: str, number: int) -> LessonTable:
    return LessonTable(open_lesson(GAME, name, "en").exercise(number))


def send(at: LessonTable, line: str) -> dict[str, Any]:
    return at.intent({"intent": "answer", "line": line, "for": at.number})


def test_a_line_is_played_from_the_start_and_graded() -> None:
    at = table("00-first-turn", 1)
    at.intent({"intent": "act", "action": "move up", "for": at.number})

    view = send(at, "move right,coin ; end")

    assert view["lesson"]["done"]
    assert view["lesson"]["feedback"]["status"] == "solved"


def test_a_line_goes_as_far_as_the_rules_let_it_and_says_why_not_further() -> None:
    at = table("00-first-turn", 2)

    view = send(at, "move right, attack gloop")

    assert view["undo"]["can"], "the first action was done"
    assert {reason["rule"] for reason in view["refusal"]["reasons"]} & {"ATK-3", "ATK-1", "ADJ-1"}
    assert view["refusal"]["instead"]


def test_what_cannot_be_read_is_said_and_an_empty_line_is_nothing() -> None:
    at = table("00-first-turn", 1)

    assert "jump" in send(at, "jump")["error"]
    assert send(at, " , ")["error"] == ""


def test_a_line_too_long_is_no_intent() -> None:
    at = table("00-first-turn", 1)

    assert send(at, "coin," * 100)["error"]


class Notes:
    """What was recorded of a learner."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.stars = 0
        self.given: dict[object, object] = {}
        self.helped = 0
        self.comes_back = False

    def wrong(self, rules: object) -> None:
        self.found.append("wrong")

    def right(self, rules: object) -> None:
        self.found.append("right")


def noted(*lines: tuple[str, ...]) -> list[str]:
    board = open_lesson(GAME, "00-first-turn", "en").exercise(2)
    notes: Any = Notes()
    board.noted = notes
    at = LessonTable(board)
    for line in lines:
        send(at, ", ".join(line))
    return list(notes.found)


def test_the_answer_begun_is_not_the_learners_mistake_but_their_own_line_is() -> None:
    board: Exercise = open_lesson(GAME, "00-first-turn", "en").exercise(2)
    refused = ("move right", "attack gloop")

    assert noted(board.begun) == []
    assert noted(refused) == ["wrong"]
    assert noted(board.begun, tuple(board.step.solutions[0])) == ["right"]


def test_the_page_tells_everything_for_its_medium() -> None:
    course = Course(GAME, Learner(Memory(lambda progress: None)), "en")
    course.open("08-gems", 5)
    assert course.board is not None
    at = LessonTable(course.board)

    for words in (course.words, course.board.words, at.words):
        assert words("lesson-gems-one-sword").endswith("The answer in\nthe line is too stingy.")
    course.speak("pl")
    at.speak("pl")
    for words in (course.words, course.board.words, at.words):
        assert "linijce" in words("lesson-gems-one-sword")
    course.open_puzzle(1)
    assert course.board.words.medium == "page"
