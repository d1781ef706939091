"""A person who reads a whole lesson on the tutor's page: every step, the recall at its end, the way to the next lesson."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.learner import STARS, Learner
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.page.places import GRADED, reading_steps
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress, read
from platformer_nb.lessons.rounds.recall import recall
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from tests.browser.hands import PATIENCE
from tests.browser.pupil import Pupil, board_of
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

KEPT = """() => localStorage.getItem("platformer-nb/progress") ?? "" """


class Reader(Pupil):
    """Reads a lesson on the tutor's page, step by step."""

    words_for_actions = True
    hints = 0
    """Hints asked for: each costs a star."""

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
        """Do a step, or sit its exam; the page is never wider than its window."""
        if isinstance(step, models.Exam):
            self.sit_exam(step)
        else:
            super().do_step(step)
        assert self.page.evaluate(WIDER) <= 0, f"{step.id} scrolls sideways"

    def solve(self, step: models.Exercise) -> None:
        """Solve an exercise, the first one of a lesson after a hint."""
        if not self.hints:
            self.ask_hint()
        super().solve(step)

    def ask_hint(self) -> None:
        """Ask for a hint: it is in view, and it costs a star then, not before."""
        stars = self.room.locator(".pw-stars")
        expect(stars).to_have_text(self._worth(STARS))
        self.hints += 1
        hint = self.wish({"intent": "hint"})["lesson"]["hints"][-1]
        shown = self.room.locator(".pw-hints li").last
        self.seen(shown.locator("h3"))
        expect(shown.locator("h3")).to_have_text(hint["title"])
        expect(stars).to_have_text(self._worth(STARS - self.hints))

    def _worth(self, stars: int) -> str:
        return self.words("lesson-stars", earned=0, worth=stars, all=STARS, again="more")

    def seen(self, where: Locator) -> None:
        """What answers is in view without scrolling."""
        expect(where).to_be_in_viewport(ratio=1)

    # --- exams ---------------------------------------------------------------------------------------

    def sit_exam(self, step: models.Exam) -> None:
        """Sit the exam of a step, the first one of a lesson with a reload in the middle."""
        place = self.lesson.exams.index(step)
        self.answer_all(self.lesson.exam(place + 1), reload=place == 0)

    def answer_all(self, exam: Exam, *, reload: bool = False) -> None:
        """Answer every question of an exam, the second one wrongly, and read its report."""
        room = self.page.locator(".pw-exam")
        for number in range(1, exam.count + 1):
            heading = self.words("exam-question", number=number, count=exam.count)
            expect(room.locator("h2")).to_have_text(heading, timeout=START)
            if reload and number == exam.count // 2 + 1:
                self.page.reload(wait_until="commit")
                expect(room.locator("h2")).to_have_text(heading, timeout=START)
            self.answer_question(exam, right=number != 2)
        self.mistakes += 1
        summary = exam.closing().get("summary", exam.report().summary)
        expect(self.page.locator(".pw-report")).to_contain_text(summary)

    def answer_question(self, exam: Exam, *, right: bool) -> None:
        """Answer the open question here and on the page, and go on."""
        item, room = exam.item, self.page.locator(".pw-exam")
        assert item is not None
        legal = item.legal == right
        if item.told is None:
            verdict = self.words("exam-word-legal" if legal else "exam-word-illegal")
            self.press(room.get_by_role("button", name=verdict, exact=True))
            rule = "" if item.legal or legal else item.rules[0]
        else:  # What happens has a rule and no verdict.
            rule = next(one for one in item.choices if (one in item.rules) == right)
        if rule:
            self.press(self.choice(item.choices.index(rule)))
        feedback = exam.answer(legal, rule)
        expect(room.locator(".pw-feedback h3")).to_have_text(feedback.title)
        self.seen(room.locator(".pw-feedback h3"))
        self.press(room.locator(".pw-feedback button.pw-primary"))

    def choice(self, number: int) -> Locator:
        """A rule among those to choose from, by its place."""
        return self.page.locator(".pw-choices-of-rules button").nth(number)

    # --- the end of a lesson ---------------------------------------------------------------------------

    def kept(self) -> Progress:
        """The progress as the browser keeps it."""
        memory = Memory(lambda _progress: None)
        if text := self.page.evaluate(KEPT):
            memory.follow(read(text))
        return ProgressOfGame(memory, GAME.name).load()

    def end(self) -> None:
        """Every rule was met and every task solved: the page says so, asks three questions, leads to the next lesson."""
        progress = self._met_everything()
        ended = self.page.locator(".pw-lessonend")
        expect(ended).to_have_class("pw-panel pw-lessonend pw-endwhole")
        if self.lesson.exercises:
            stars = self.words("tutor-end-stars", stars=self.stars, all=self.all, result="whole")
            expect(ended).to_contain_text(stars)
        memory = Memory(lambda _progress: None)
        memory.follow(progress)
        asked = recall(GAME, self.lesson.name, Learner(memory), self.words.language)
        assert asked is not None, "every lesson is recalled"
        self.answer_all(asked)

    def _met_everything(self) -> Progress:
        """What the browser keeps, once it has all of this lesson."""
        tasks = [s.id for s in self.steps if isinstance(s, GRADED)]
        rules = [rule for step in self.steps for rule in step.rules]
        name, until = self.lesson.name, time.monotonic() + PATIENCE / 1000
        while True:
            progress = self.kept()
            left = [*progress.unmet(rules), *(t for t in tasks if progress.best(name, t) is None)]
            if not left:
                return progress
            assert time.monotonic() < until, f"not met: {left}"
            self.page.wait_for_timeout(200)

    @property
    def all(self) -> int:
        """All stars of the lesson."""
        return STARS * len(self.lesson.exercises)

    @property
    def stars(self) -> int:
        """The stars after the hints."""
        return self.all - self.hints

    def go_on(self, number: int) -> None:
        """From a step to the next."""
        self.press(
            self.page.get_by_role("button", name=self.words("tutor-word-forward"), exact=True)
        )
        self.await_step(number + 1)
        self.held("going on")
        self._at_the_top()

    def on_to_next_lesson(self) -> None:
        """From the end of a lesson to the beginning of the next; there is none after the last."""
        names = lesson_names(GAME)
        following = names[names.index(self.lesson.name) + 1 :]
        word = self.words("tutor-word-next-lesson")
        if not following:
            expect(self.page.get_by_role("button", name=word)).to_have_count(0)
            return
        after = Lesson(GAME, following[0], self.words)
        self.press(self.page.get_by_role("button", name=f"{word}: {after.title}", exact=True))
        title = self.words(f"{after.key(after.steps[0])}-title")
        expect(self.page.locator(".pw-stepper > h2")).to_have_text(title, timeout=PATIENCE)
        self._at_the_top()

    def _at_the_top(self) -> None:
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


def walked(reader: Reader, at_step: Callable[[models.Step], None] | None = None) -> None:
    """From the first step to the last, with a reload in the middle, to the next lesson, and back to the list."""
    page = reader.page
    reader.open_lesson()
    last = len(reader.steps) - 1
    for number, step in enumerate(reader.steps):
        (at_step or reader.do_step)(step)
        if number == last // 2:
            page.reload(wait_until="commit")
            reader.await_step(number, START)
        if number < last:
            reader.go_on(number)
    reader.end()
    assert reader.mistakes, "a wrong way was gone too"
    reader.on_to_next_lesson()
    reader.press(page.get_by_role("button", name=reader.words("tutor-word-to-lessons"), exact=True))
    exercises = len(reader.lesson.exercises)
    everything = reader.words(
        "tutor-solved", solved=exercises, exercises=exercises, stars=reader.stars, all=reader.all
    )
    expect(reader.entry).to_contain_text(everything)
