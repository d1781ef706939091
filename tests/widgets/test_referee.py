"""The exam as a component: what it shows, takes from the browser, keeps, and says as text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.exam.table import EXAM_WORDS
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.text import languages
from platformer_widgets import RefereeExam, open_lesson, referee_exam
from platformer_widgets.assets import read

OWN = "games/platformer/beside/exam_position"
"""The game's own part of a position that is judged."""


@pytest.fixture(autouse=True)
def own_progress(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLATFORMER_PROGRESS", str(tmp_path / "progress.json"))


def send(shown: RefereeExam, intent: str, **fields: Any) -> dict[str, Any]:
    shown._message(shown, {"intent": intent, "for": shown.view["state"], **fields}, [])
    return dict(shown.view["exam"])


def test_an_exam_is_sat_by_messages_and_its_text_is_the_question_then_the_report() -> None:
    shown = referee_exam(3, count=1, language="en")
    assert repr(shown).startswith("Question 1 of 1")
    item = shown.exam.item
    assert item is not None
    assert send(shown, "exam-judge", legal=not item.legal)["stage"] == "feedback"
    assert send(shown, "exam-onward")["report"]["lines"]
    assert repr(shown).startswith("Referee’s exam: report")
    answers = ProgressFile().load().answers
    assert [answer.right for answer in answers] == [False], "the answer is kept in the progress"


def test_a_message_that_is_none_of_ours_answers_nothing_and_is_said() -> None:
    shown = referee_exam(3, count=1, language="en")
    for message in (None, {}, {"intent": "point", "at": "a1", "for": 0}, {"intent": "exam-cite"}):
        shown._message(shown, message, [])
    assert not shown.exam.given
    assert shown.view["exam"]["stage"] == "question"


@pytest.mark.parametrize("language", languages())
def test_the_component_speaks_a_language_and_another_one_later(language: str) -> None:
    shown = referee_exam(3, count=1, language=language)
    say = Words(language)
    assert shown.words["exam-legal"] == say("exam-word-legal")
    assert "{date}" in shown.words["exam-printed"], "the browser fills in the date"
    other = "uk" if language != "uk" else "pl"
    shown.language = other
    assert shown.words["exam-legal"] == Words(other)("exam-word-legal")
    assert shown.view["exam"]["title"] == Words(other)("exam-title")


def test_every_word_of_the_exam_is_asked_for_by_the_browser_and_no_other() -> None:
    source = "".join(
        read(f"{name}.js") for name in ("exam/exam", "exam/position", "exam/report", OWN)
    )
    asked = set()
    for call in re.findall(r"fixed\(([^)]*)\)", source):
        asked.update(re.findall(r'"([a-z]+)"', call))
    assert asked == set(EXAM_WORDS)


def test_an_exam_of_a_lesson_is_a_component_with_a_plain_text() -> None:
    exam = open_lesson("19-exam", "en").exam(1)
    data, _ = exam._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(exam)
    assert repr(exam).startswith("Exam 1: Getting about\nQuestion 1 of 5")
