"""A person at a lesson: does each of its steps on the page, with the same board here to know what is due.

Nothing here knows a lesson: what is played comes from its data, and `wishes` turns it into clicks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.tracing import OFF
from platformer_nb.lessons.boards.boards import Board, TryBoard
from platformer_nb.lessons.boards.prediction_table import PredictTable, table_of
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from tests.browser.hands import PATIENCE
from tests.browser.visitor import Visitor, quoted
from tests.browser.wishes import Unreachable, Wish, wishes

CARDED = ":is(.pw-offer, .pw-use)"
"""Cards that are bought or used beside a lesson's board: they have no other button."""


def board_of(lesson: Lesson, step: models.Step) -> Board | None:
    """The board of a step; None if it has none."""
    match step:
        case models.Show() | models.Try():
            return lesson.show(lesson.shows.index(step) + 1)
        case models.Predict():
            return lesson.predict(lesson.predictions.index(step) + 1)
        case models.Exercise():
            return lesson.exercise(lesson.exercises.index(step) + 1)
    return None


class Pupil(Visitor):
    """Learns on a page, by mouse or by keyboard alone, in a language."""

    grid = ".pw-lessongrid"
    words_for_actions = False
    """Whether the page calls actions by words: a notebook has them as they are written."""

    def __init__(
        self, page: Page, hands: Literal["mouse", "keys"], lesson: str, language: str
    ) -> None:
        super().__init__(page, hands)
        self.words = Words(language)
        self.lesson = Lesson(GAME, lesson, self.words)
        self.table: LessonTable | None = None
        self.mistakes = 0
        """Wrong ways gone on purpose."""

    # --- a board -------------------------------------------------------------------------------------

    def sit(self, room: Locator, board: Board) -> None:
        """Begin at a board that has just been put up in `room`."""
        self.room = room
        self.table = table_of(board)
        self.await_board()

    @property
    def board(self) -> LessonTable:
        """The board one sits at."""
        assert self.table is not None
        return self.table

    def await_board(self) -> None:
        """Wait until the page shows what the board here shows."""
        shown = self.room.locator(f"{self.grid}[data-state='{self.board.number}']")
        expect(shown).to_be_visible(timeout=PATIENCE)
        expect(shown.get_by_role("heading", level=2)).to_have_text(
            f"{self.board.board.heading}: {self.board.board.title}"
        )

    def answer(self, wish: Wish) -> dict[str, Any]:
        """What the board here shows after a wish."""
        return self.board.intent(wish)

    def place(self, wish: Any) -> Locator:
        """What has to be pressed for a wish."""
        kind, named = wish["intent"], self.room.get_by_role
        word = self.words
        if kind in ("hint", "reset"):
            return named("button", name=word(f"lesson-word-{kind}"), exact=True)
        if kind == "solution":
            return named("button", name=word("lesson-word-play"), exact=True)
        if kind == "next":
            left = self.view()["lesson"]["next"]
            again = word("lesson-word-again")
            name = f"{word('lesson-word-next')}: {self.called(left)}" if left else again
            return named("button", name=name, exact=True)
        if kind == "ask":
            asks = self.view()["lesson"]["asks"]
            return named("button", name=next(a["text"] for a in asks if a["id"] == wish["ask"]))
        if kind == "mark":
            return named(
                "button",
                name=word("lesson-word-off") if wish["mark"] == OFF else str(wish["mark"]),
                exact=True,
            )
        if kind == "play":
            return named("button", name=word("lesson-word-see"), exact=True)
        if kind == "rewind":
            return named("button", name=word("lesson-rewind"), exact=True)
        if kind == "undo":
            return named("button", name=word("undo"), exact=True)
        if wish.get("idea"):
            room = "choices" if self.has_button(wish["action"]) else "ideas"
            called = quoted(self.called(wish["action"]))
            return self.room.locator(f".pw-{room} button:text-is({called})")
        carded = self.room.locator(f"{CARDED}[data-action={quoted(str(wish.get('action')))}]")
        if kind == "act" and carded.count():
            return carded.first
        return super().place(wish)

    def has_button(self, action: str) -> bool:
        """On a page an idea that has a button of its own is not offered twice."""
        texts = [button["text"] for button in self.view()["buttons"]]
        return self.words_for_actions and self.called(action) in texts

    def called(self, action: str) -> str:
        """What the page calls an action."""
        said = self.view()["lesson"]["said"] if self.words_for_actions else {}
        return str(said.get(action, action))

    @property
    def feedback(self) -> Locator:
        """What is said of an answer."""
        return self.room.locator(".pw-feedback:not(.pw-consequence)")

    @property
    def consequence(self) -> Locator:
        """What came of a wrong way."""
        return self.room.locator(".pw-consequence")

    def seen(self, where: Locator) -> None:
        """What answers is there; on a page it is also in view."""
        expect(where).to_be_visible()

    # --- the kinds of steps ----------------------------------------------------------------------------

    def do_step(self, step: models.Step) -> None:
        """Do all there is to do on the board of a step."""
        match step:
            case models.Show():
                self.watch()
            case models.Try():
                self.play_freely()
            case models.Predict():
                self.foresee()
            case models.Exercise():
                self.go_wrong(step)
                self.solve(step)

    def watch(self) -> None:
        """Let the board play to the end, and once more from the start."""
        while self.view()["lesson"]["next"]:
            view = self.wish({"intent": "next"})
            told = [event["text"] for event in view["events"]]
            expect(self.room.locator(".pw-told-events li")).to_have_text(told)
        self.wish({"intent": "next"})

    def play_freely(self) -> None:
        """Try every idea, take one back, begin again."""
        board = self.board.board
        assert isinstance(board, TryBoard)
        if not board.ideas:
            return
        for idea in board.ideas:
            lesson = self.view()["lesson"]
            if idea not in lesson["ideas"] or (
                self.words_for_actions and idea not in lesson["said"]
            ):
                continue  # what cannot be said or made now is not offered
            self.wish({"intent": "act", "action": idea, "idea": True})
        assert self.view()["undo"]["can"], "an idea could be played"
        self.wish({"intent": "undo"})
        self.wish({"intent": "reset"})

    def foresee(self) -> None:
        """Mark wrong first, hear the truth, then mark right."""
        table = self.board
        assert isinstance(table, PredictTable)
        asked = table.board.asked
        self._mark_all({a.id: _other(a.truth, [b.truth for b in asked]) for a in asked})
        self._told("not-yet")
        self.wish({"intent": "reset"})
        self._mark_all({a.id: a.truth for a in asked})
        self._told("solved")

    def _mark_all(self, marks: dict[str, str | int]) -> None:
        for ask, mark in marks.items():
            if not next(a["now"] for a in self.view()["lesson"]["asks"] if a["id"] == ask):
                self.wish({"intent": "ask", "ask": ask})
            if isinstance(mark, int) or mark == OFF:
                self.wish({"intent": "mark", "mark": mark})
            else:
                self.wish({"intent": "point", "at": mark})
        self.wish({"intent": "play"})

    def go_wrong(self, step: models.Exercise) -> None:
        """Go a wrong way that the lesson expects, read what is said of it, take it back or begin again.

        Some can only be written: there is nothing to press for what is not offered.
        """
        key = self.lesson.key(step)
        ways = [(w, self.words(f"{key}-{w.id}")) for w in step.wrong if w.id]
        found = next((way for way in ways if self._leads_to(way[0].actions, way[1])), None)
        if found is None:
            return
        wrong, said = found
        self.mistakes += 1
        self._press_all(wrong.actions)
        consequence = self.view()["lesson"]["consequence"]
        feedback = self.consequence if consequence else self.feedback
        expect(feedback.locator("p").first).to_have_text(said)
        self.seen(feedback.locator("p").first)
        if self.view()["refusal"]:
            assert wrong.rule is not None
            refusal = self.room.get_by_role("region", name=self.view()["refusal"]["title"])
            expect(refusal).to_contain_text(wrong.rule)
        assert not self.view()["lesson"]["done"]
        if consequence:
            self.wish({"intent": "rewind"})
            expect(feedback).to_be_hidden()
        self.wish({"intent": "reset"})
        expect(feedback).to_be_hidden()

    def solve(self, step: models.Exercise) -> None:
        """Play the reference solution."""
        self._press_all(step.solutions[0])
        self._told("solved")
        expect(self.feedback.locator("p").first).to_have_text(
            self.words(f"{self.lesson.key(step)}-done")
        )

    def _told(self, status: str) -> None:
        """The verdict stands on the page, with its reasons.

        Of a wrong prediction a learner reads only the rules that it counts against, which depends on what came
        before; the board here has no learner.
        """
        feedback = self.view()["lesson"]["feedback"]
        assert feedback["status"] == status
        shown = self.feedback
        expect(shown.get_by_role("heading")).to_have_text(feedback["title"])
        self.seen(shown.get_by_role("heading"))
        reasons = [re.escape(reason["text"]) for reason in feedback["reasons"]]
        if isinstance(self.board, PredictTable) and status != "solved":
            reasons = ["|".join(reasons)]
        for reason in reasons:
            expect(shown).to_contain_text(re.compile(reason))

    def _press_all(self, actions: Sequence[str]) -> None:
        for action in actions:
            for wish in wishes(self.board, self.board.session.action(action)):
                self.wish(wish)

    def _leads_to(self, actions: Sequence[str], said: str) -> bool:
        """Whether these actions can be pressed, one after the other, and this is what is said then."""
        board = board_of(self.lesson, self.board.board.step)
        assert board is not None
        table = table_of(board)
        try:
            for action in actions:
                for wish in wishes(table, table.session.action(action)):
                    choices = [button["action"] for button in table.view()["buttons"]]
                    if wish["intent"] == "act" and wish["action"] not in choices:
                        return False
                    table.intent({**wish, "for": table.number})
        except (BadInput, Unreachable):
            return False
        lesson = table.view()["lesson"]
        told = [lesson["feedback"] and lesson["feedback"]["note"]]
        told += [lesson["consequence"] and lesson["consequence"]["text"]]
        return said in told


def _other(truth: str | int, truths: Sequence[str | int]) -> str | int:
    """A wrong answer to a question, a likely one."""
    if isinstance(truth, int):
        return truth + 1
    return next((t for t in truths if t != truth), OFF if truth != OFF else "a1")
