"""The toy's lessons on the tutor's page: the component of every game, its kernel side, to the end."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from platformer_nb.l10n.media import lesson_media_faults, page_media_faults
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.lesson import open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_widgets.tutor.tutor_page import TutorPage

LANGUAGES = ["en", "pl", "uk"]


class Heard(TutorPage):
    """A page whose messages to the browser are kept for the test."""

    def __init__(self, language: str) -> None:
        self.sent: list[Mapping[str, Any]] = []
        super().__init__(language, "moths")

    def send(self, content: Any, buffers: Any = None) -> None:
        """Keep the message."""
        self.sent.append(content)

    def hear(self, **message: Any) -> None:
        """A message comes from the browser."""
        self._message(self, message, None)

    def do(self, intent: str, **fields: Any) -> dict[str, Any]:
        """An intent made on the view that is shown; the view that follows."""
        self.hear(intent=intent, **fields, **{"for": self.view["state"]})
        assert not self.view.get("error"), self.view["error"]
        return dict(self.view)

    @property
    def kept(self) -> dict[str, Any]:
        """The progress that the browser has been given to keep."""
        texts = [message["text"] for message in self.sent if message.get("type") == "progress"]
        return dict(json.loads(texts[-1]))


def watch(page: Heard, lesson: Any, number: int) -> None:
    while page.view["lesson"]["next"] is not None:
        page.do("next")
    assert page.view["lesson"]["done"]


def try_out(page: Heard, lesson: Any, number: int) -> None:
    for action in page.view["lesson"]["ideas"]:
        page.do("act", action=action)


def foresee(page: Heard, lesson: Any, number: int) -> None:
    asked = lesson.predict(number).asked
    for one, shown in zip(asked, page.view["lesson"]["asks"], strict=True):
        assert shown["text"] == one.question
        assert shown["number"]
        page.do("mark", mark=one.truth)
    assert page.do("play")["lesson"]["feedback"]["status"] == "solved"


def solve(page: Heard, lesson: Any, number: int) -> None:
    board = lesson.exercise(number)
    refused = next(wrong for wrong in board.step.wrong if wrong.rule)
    for action in refused.actions:
        page.do("act", action=action)
    assert [one["rule"] for one in page.view["refusal"]["reasons"]] == [refused.rule]
    page.do("reset")
    for action in board.step.solutions[0]:
        page.do("act", action=action)
    assert page.view["lesson"]["done"]
    assert page.view["lesson"]["feedback"]["status"] == "solved"


def examine(page: Heard, lesson: Any, number: int) -> None:
    """Answer every question rightly, as the rules do."""
    for _ in range(page.view["exam"]["count"]):
        exam = page.course.exam
        assert exam is not None
        asked = exam.item
        assert asked is not None
        page.do("exam-judge", legal=asked.legal)
        if not asked.legal:
            assert {one["rule"] for one in page.view["exam"]["choices"]} == set(asked.choices)
            page.do("exam-cite", rule=asked.rules[0])
        assert page.view["exam"]["feedback"]["status"] == "solved"
        page.do("exam-onward")
    assert page.view["exam"]["report"]["over"]


KINDS = {"show": watch, "try": try_out, "predict": foresee, "exercise": solve, "exam": examine}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_driven_to_its_end(game: Any, language: str) -> None:
    page = Heard(language)
    assert [one["name"] for one in page.page["lessons"]] == [*lesson_names(game)]
    seen = []
    for name in lesson_names(game):
        lesson, counts = open_lesson(game, name, language), dict.fromkeys(KINDS, 0)
        page.hear(intent="open", lesson=name, step=0)
        for number in range(page.page["step"]["count"]):
            page.hear(intent="open", lesson=name, step=number)
            kind = page.page["step"]["kind"]
            seen.append(kind)
            assert page.page["step"]["prose"]
            assert not page.view.get("handover"), "a lesson has one learner"
            if kind in KINDS:
                counts[kind] += 1
                board = counts["show"] + counts["try"] if kind in ("show", "try") else counts[kind]
                KINDS[kind](page, lesson, board)
    assert set(seen) == {"say", *KINDS}
    solved = [entry[:2] for entry in page.kept["solved"]]
    assert ["moths:01-lamp", "just-enough"] in solved
    assert ["moths:02-dusk", "rest"] in solved
    assert {str(answer[0]).partition(":")[0] for answer in page.kept["answers"]} == {"moths"}


def test_what_is_known_is_shown_rule_by_rule(game: Any) -> None:
    page = Heard("en")
    page.hear(intent="open", lesson="01-lamp", step=4)
    page.do("act", action="lay 5")
    page.hear(intent="room", room="progress")
    told = json.dumps(page.page["progress"])
    assert all(rule in told for rule in game.rulebook.entries)
    page.hear(intent="rule", rule="SHED-1")
    assert (page.page["step"]["lesson"], page.page["step"]["kind"]) == ("02-dusk", "show")


def test_puzzles_are_solved_and_exams_sat_from_the_lists(game: Any) -> None:
    page = Heard("en")
    page.hear(intent="room", room="puzzles")
    assert [grade["id"] for grade in page.page["puzzles"]["grades"]] == ["easy", "medium"]
    for number, puzzle in enumerate(load_puzzles(game), 1):
        page.hear(intent="puzzle", number=number)
        for action in puzzle.solution:
            page.do("act", action=action)
        assert page.view["lesson"]["done"]
    page.hear(intent="exam", rules=["WING-2"])
    examine(page, None, 1)


def test_rounds_are_for_every_game(game: Any) -> None:
    page = Heard("pl")
    page.hear(intent="round", kind="placement", lesson="")
    examine(page, None, 1)
    assert page.view["exam"]["report"]["ways"][0]["message"]["lesson"] in lesson_names(game)
    for number in range(5):
        page.hear(intent="open", lesson="01-lamp", step=number)
    offer = page.page["step"]["checkpoint"]
    assert offer["count"] == 3
    page.hear(intent="round", kind="checkpoint", lesson="01-lamp")
    examine(page, None, 1)
    page.hear(intent="leave")
    assert [one["done"] for one in page.page["rounds"]["checkpoints"]] == [True]


def test_its_lessons_say_in_each_medium_what_belongs_there(game: Any) -> None:
    for name in lesson_names(game):
        assert list(lesson_media_faults(open_lesson(game, name, "en"), LANGUAGES)) == []
    for language in LANGUAGES:
        assert list(page_media_faults(game, language)) == []
