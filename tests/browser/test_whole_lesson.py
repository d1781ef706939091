"""A whole lesson on the tutor's page, from its first step to its last: by mouse and by keyboard, on a narrow page, in other languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import STARS
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.track import models
from tests.browser.hands import PATIENCE
from tests.browser.pupil import Pupil, board_of
from tests.browser.test_layout import SMALL, WIDER
from tests.browser.visitor import START

BOSS = "14-medusa"


class Reader(Pupil):
    """Reads a lesson on the tutor's page, step by step."""

    words_for_actions = True

    def arrive_at_lessons(self, address: str) -> None:
        """Open the list of lessons."""
        self.page.goto(f"{address}tutor", wait_until="commit")
        self.await_lessons()

    def await_lessons(self) -> None:
        """Wait until the list is there, in this language."""
        heading = self.page.get_by_role("heading", name=self.words("tutor-word-title"))
        expect(heading).to_be_visible(timeout=START)
        expect(self.entry).to_be_visible(timeout=PATIENCE)

    @property
    def entry(self) -> Locator:
        """The lesson in the list."""
        listed = self.page.get_by_role("listitem").filter(has_text=self.lesson.title)
        return listed.get_by_role("button")

    @property
    def steps(self) -> list[models.Step]:
        """The steps for readers who write no code."""
        return reading_steps(GAME, self.lesson.name)

    def open_lesson(self) -> None:
        """Open the lesson at its first step."""
        self.press(self.entry)
        self.await_step(0)

    def await_step(self, number: int, patience: int = PATIENCE) -> None:
        """Wait until a step is open, and sit down at its board."""
        step = self.steps[number]
        title = self.words(f"{self.lesson.key(step)}-title")
        reader = self.page.locator(".pw-stepper")
        expect(reader.locator("> h2")).to_have_text(title, timeout=patience)
        board = board_of(self.lesson, step)
        if board is not None:
            self.sit(reader, board)

    def do_step(self, step: models.Step) -> None:
        """Do a step, or sit its exam."""
        if isinstance(step, models.Exam):
            self.sit_exam(step)
        else:
            super().do_step(step)

    def sit_exam(self, step: models.Exam) -> None:
        """Answer every question of an exam, the second one wrongly, with a reload in the middle."""
        exam = self.lesson.exam(self.lesson.exams.index(step) + 1)
        room = self.page.locator(".pw-exam")
        for number in range(1, exam.count + 1):
            heading = self.words("exam-question", number=number, count=exam.count)
            expect(room.locator("h2")).to_have_text(heading, timeout=START)
            if number == exam.count // 2 + 1:
                self.page.reload(wait_until="commit")
                expect(room.locator("h2")).to_have_text(heading, timeout=START)
            self.answer_question(exam, right=number != 2)
        self.mistakes += 1
        expect(self.page.locator(".pw-report")).to_contain_text(exam.report().summary)

    def answer_question(self, exam: Exam, *, right: bool) -> None:
        """Answer the open question here and on the page, and go on."""
        item, room = exam.item, self.page.locator(".pw-exam")
        assert item is not None
        legal = item.legal == right
        verdict = self.words("exam-word-legal" if legal else "exam-word-illegal")
        self.press(room.get_by_role("button", name=verdict, exact=True))
        rule = "" if item.legal or legal else item.rules[0]
        if rule:
            self.press(room.locator(".pw-choices-of-rules button", has_text=rule).first)
        feedback = exam.answer(legal, rule)
        expect(room.locator(".pw-feedback h3")).to_have_text(feedback.title)
        self.press(room.locator(".pw-feedback button.pw-primary"))

    def go_on(self, number: int) -> None:
        """From a step to the next."""
        self.press(
            self.page.get_by_role("button", name=self.words("tutor-word-forward"), exact=True)
        )
        self.await_step(number + 1)
        self.held("going on")
        top = self.page.locator(".pw-stepper > h2").bounding_box()
        assert top is not None
        assert top["y"] >= 0, "a step begins at its beginning"


def arrived(
    page: Page, address: str, hands: Any, language: str, lesson: str = "03-jumping"
) -> Reader:
    """Somebody at the list of lessons, who has chosen a language there."""
    reader = Reader(page, hands, lesson, "en")
    reader.arrive_at_lessons(address)
    if language != "en":
        reader.choose(page.get_by_label("Language"), Words(language)("language-name"))
        reader = Reader(page, hands, lesson, language)
        reader.await_lessons()
    return reader


def walked(reader: Reader, at_step: Callable[[int, models.Step], None]) -> None:
    """From the first step to the last, with a reload in the middle, then back to the list with every star."""
    page = reader.page
    reader.open_lesson()
    last = len(reader.steps) - 1
    for number, step in enumerate(reader.steps):
        at_step(number, step)
        if number == last // 2:
            page.reload(wait_until="commit")
            reader.await_step(number, START)
        if number < last:
            reader.go_on(number)
    assert reader.mistakes, "a wrong way was gone too"
    reader.press(page.get_by_role("button", name=reader.words("tutor-word-to-lessons"), exact=True))
    exercises = len(reader.lesson.exercises)
    everything = reader.words(
        "tutor-solved",
        solved=exercises,
        exercises=exercises,
        stars=STARS * exercises,
        all=STARS * exercises,
    )
    expect(reader.entry).to_contain_text(everything)


@pytest.mark.parametrize(
    ("lesson", "hands", "language", "width"),
    [
        ("00-first-turn", "keys", "en", 360),
        ("03-jumping", "keys", "pl", 1280),
        ("04-shop", "mouse", "pl", 1280),
        ("19-exam", "keys", "en", 360),
    ],
)
def test_a_lesson_from_its_first_step_to_its_last(
    page: Page, page_server: str, lesson: str, hands: str, language: str, width: int
) -> None:
    """The exam outlives a reload in the middle of its questions."""
    page.set_viewport_size({"width": width, "height": 780})
    reader = arrived(page, page_server, hands, language, lesson)
    walked(reader, lambda _, step: reader.do_step(step))


def test_a_lesson_by_mouse_fits_a_narrow_dark_page_and_axe_finds_nothing_serious(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    page.emulate_media(color_scheme="dark")
    reader = arrived(page, page_server, "mouse", "uk", BOSS)
    seen: set[str] = set()

    def fits(_number: int, step: models.Step) -> None:
        if step.kind not in seen:
            seen.add(step.kind)
            assert serious_findings(page) == [], step.id
        reader.do_step(step)
        assert page.evaluate(WIDER) <= 0, f"{step.id} scrolls sideways"
        assert page.evaluate(SMALL) == [], step.id

    walked(reader, fits)
    assert seen == {"say", "show", "try", "exercise", "predict"}
    assert serious_findings(page) == []
