"""State of the tutor's page: the open lesson step, puzzle or exam, and what can follow."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Board
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.difficulty import starting_levels
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.exam.scope import taught_scope
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.page.course_view import rooms_view, step_view
from platformer_nb.lessons.page.links import read_link, scope_upto
from platformer_nb.lessons.page.places import (
    Anywhere,
    Before,
    ExamPlace,
    Place,
    PuzzlePlace,
    Room,
    Whereabouts,
    is_place,
    is_puzzle,
    reading_steps,
    where_taught,
)
from platformer_nb.lessons.page.result import result_text, score_of
from platformer_nb.lessons.page.rounds import open_round
from platformer_nb.lessons.progress.forgetting import Forgettable
from platformer_nb.lessons.puzzles.puzzles import open_puzzle
from platformer_nb.lessons.rounds.going_on import KeptExam, gone_on, kept_exam, read_kept
from platformer_nb.lessons.rounds.placement import Placement
from platformer_nb.lessons.rounds.recall import recall
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import PAGE, Words

A_RULE: Final = 3
"""Questions per rule in an exam about chosen rules."""

LONGEST: Final = 20
"""Most questions in an exam."""


class WayBack(NamedTuple):
    """What was open before a step was visited for the sake of a rule, with all that was played there."""

    at: Anywhere
    board: Board | None
    sitting: ExamTable | None
    about: str


class Course:
    """A game's lessons, puzzles and exams for one learner, in one language.

    `at` is the open place, if any, with its `board` or its exam (`sitting`); `room` is the list behind it. `left` maps
    a lesson to the step where it was left; `last` is the lesson opened last, `placed` the one that a
    placement has led to. `about` is the rule for
    which the open step was chosen; `chosen` is the rule selected on the progress page.
    """

    def __init__(self, game: AnyGame, learner: Learner, language: str) -> None:
        self.game = game
        self.learner = learner
        self.words = Words(language, self.game.name, medium=PAGE)
        self.room: Room = "lessons"
        self.at: Anywhere | None = None
        self.board: Board | None = None
        self.sitting: ExamTable | None = None
        self.left: dict[str, int] = {}
        self.last = ""
        self.placed = ""
        self.score = ""
        self.about = ""
        self.chosen = ""
        self._way_back: WayBack | None = None

    @property
    def exam(self) -> Exam | None:
        """The open exam; None if there is none."""
        return None if self.sitting is None else self.sitting.exam

    @property
    def visiting(self) -> bool:
        """Whether the open step is visited for the sake of a rule, and `go_back` leads back."""
        return self._way_back is not None

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.words = self.words.spoken(language)

    # --- navigation -----------------------------------------------------------------------------------

    def open(self, lesson: str, step: int = 0, about: str = "") -> bool:
        """Open a step of a lesson; return False if it does not exist. `about` is the rule it is opened for."""
        if not is_place(self.game, lesson, step):
            return False
        self._arrive(Place(lesson, step))
        self.left[lesson], self.last = step, lesson
        self.about = about if about in self.game.rulebook.entries else ""
        self.learner.met(reading_steps(self.game, lesson)[step].rules)
        self._put_up(Lesson(self.game, lesson, self.words, learner=self.learner), step)
        return True

    def open_puzzle(self, number: int) -> bool:
        """Open a puzzle by its number from 1; return False if it does not exist."""
        if not is_puzzle(self.game, number):
            return False
        self._arrive(PuzzlePlace(number))
        self.room = "puzzles"
        self.board = open_puzzle(self.game, number, self.words.language, learner=self.learner)
        self.board.speak(self.words)
        return True

    def open_exam(
        self, rules: tuple[str, ...] = (), seed: int | str | None = None, upto: str = ""
    ) -> None:
        """Start an exam, a short one if it is about few rules. Raises BadInput for a rule no action can break.

        One about rules that have all been met, or are taught `upto` a lesson, asks nothing that was not taught.
        """
        count = min(LONGEST, A_RULE * len(rules)) if rules else LONGEST
        met = taught_scope(self.game, self.learner.progress)
        scope = scope_upto(self.game, upto) if upto else met
        exam = Exam(
            self.game,
            seed,
            rules,
            count,
            language=self.words.language,
            learner=self.learner,
            scope=scope if rules and scope.rules.issuperset(rules) else None,
            levels=starting_levels(rules or breakable(self.game), self.learner.progress.estimates),
        )
        self._arrive(ExamPlace(rules, upto=upto))
        self._sit(ExamTable(exam))

    def follow_link(self, link: str) -> bool:
        """Open what a link leads to; return False if it leads nowhere."""
        found = read_link(self.game, link)
        if isinstance(found, Place):
            return self.open(found.lesson, found.step)
        if found is not None:
            self.open_exam(found.rules, upto=found.upto)
        return found is not None

    def open_round(self, kind: str, lesson: str = "", seed: int | str | None = None) -> bool:
        """Open a review, a placement or a checkpoint; return False if this learner cannot be asked anything."""
        found = open_round(self.game, kind, lesson, self.learner, self.words.language, seed)
        if found is None:
            return False
        self._arrive(ExamPlace(kind=found.kind))
        self._sit(ExamTable(found))
        return True

    def show_rule(self, rule: str) -> bool:
        """Visit the first step that teaches a rule; return False if no lesson teaches it.

        Where the learner goes on is not moved by it, and what was open waits for `go_back`.
        """
        place = where_taught(self.game).get(rule)
        if place is None:
            return False
        left, last, back = dict(self.left), self.last, self._way_back
        if self.at is not None and back is None:
            back = WayBack(self.at, self.board, self.sitting, self.about)
        found = self.open(place.lesson, place.step, rule)
        self.left, self.last, self._way_back = left, last, back
        return found

    def go_back(self) -> bool:
        """Return from a visit to what was open before, as it was left; False if there was none."""
        back = self._way_back
        if back is None:
            return False
        self._arrive(back.at)
        self.board, self.sitting, self.about = back.board, back.sitting, back.about
        if self.board is not None:
            self.board.speak(self.words)
        if self.sitting is not None:
            self.sitting.speak(self.words.language)
        return True

    def go(self, room: Room) -> None:
        """Close what is open and show one of the lists."""
        self._arrive(None)
        self.room, self.chosen = room, ""

    def leave(self) -> None:
        """Close what is open and return to the list behind it."""
        self._arrive(None)

    def look(self, rule: str) -> None:
        """Select a rule on the progress page, or deselect it if it is already selected."""
        self.chosen = "" if rule == self.chosen else rule

    def come_back(self, kept: Whereabouts) -> None:
        """Restore the place of an earlier visit."""
        self.placed, self.score = kept.placed, kept.score
        back = None
        if kept.back is not None:
            self._restore(kept.back)
            if self.at is not None:
                back = WayBack(self.at, self.board, self.sitting, self.about)
        self._restore(kept)
        # A visit moves nothing of this, and goes on after a reload.
        self.room, self.left, self.last = kept.room, dict(kept.left), kept.last
        self._way_back = back if self.about else None

    def _restore(self, kept: Whereabouts | Before) -> None:
        """Open a stored place."""
        self._arrive(None)
        if kept.lesson:
            self.open(kept.lesson, kept.step, kept.about)
        elif kept.puzzle:
            self.open_puzzle(kept.puzzle)
        exam = read_kept(kept.exam)
        # A recall is about what was met, which the browser brings later: it may not be there yet.
        recalled = exam is not None and exam.kind == "lesson" and not exam.of_step
        there = self.sitting is not None or (recalled and self.board is None)
        if exam is not None and bool(kept.lesson) == there:
            self._go_on(exam)

    def _go_on(self, kept: KeptExam) -> None:
        """Go on with an exam, of the open step or by itself."""
        found = gone_on(self.game, kept, self.learner, self.words.language, self.exam)
        if found is None:
            return
        if self.at is None:
            self._arrive(ExamPlace(tuple(kept.rules) if kept.kind == "exam" else (), kept.kind))
        self._sit(found)

    def forget(self, part: Forgettable) -> None:
        """Reset the state held here for a part of the progress; the stored answers are not touched."""
        if part.what == "all":
            self.left, self.last, self.placed, self.score = {}, "", "", ""
        elif part.what == "lesson":
            self.left.pop(part.name, None)
            self.last = "" if self.last == part.name else self.last
        self.learner.forget(None if part.what == "all" else part.name)

    def _arrive(self, at: Anywhere | None) -> None:
        if isinstance(self.exam, Placement) and self.exam.over:
            self.placed = self.exam.start
        self.at, self.board, self.sitting, self.about = at, None, None, ""
        self._way_back = None

    def _put_up(self, lesson: Lesson, number: int) -> None:
        """Create the board or the exam of a step, if it has one."""
        step = reading_steps(self.game, lesson.name)[number]
        if isinstance(step, models.Exercise):
            self.board = lesson.exercise(lesson.exercises.index(step) + 1)
        elif isinstance(step, models.Predict):
            self.board = lesson.predict(lesson.predictions.index(step) + 1)
        elif isinstance(step, (models.Show, models.Try)):
            self.board = lesson.show(lesson.shows.index(step) + 1)
        elif isinstance(step, models.Exam):
            self._sit(ExamTable(lesson.exam(lesson.exams.index(step) + 1)))
        elif number + 1 == len(reading_steps(self.game, lesson.name)):
            found = recall(self.game, lesson.name, self.learner, self.words.language)
            if found is not None:
                self._sit(ExamTable(found))

    def _sit(self, table: ExamTable) -> None:
        """Open an exam, in the words of the page: it has no notation."""
        table.exam.words = self.words
        self.sitting = table

    # --- views --------------------------------------------------------------------------------------

    def rooms(self) -> dict[str, Any]:
        """Return the view of the list shown now (the other lists are None) and of what every page needs."""
        return rooms_view(self)

    def result(self) -> str:
        """Return the learner's result as a text to share."""
        progress, score = self.learner.progress, score_of(self.exam, self.score)
        return result_text(self.game, self.words, progress, self.left, score)

    def where(self) -> Whereabouts:
        """Return the place that the browser stores."""
        self.score = score_of(self.exam, self.score)
        back = self._way_back
        return Whereabouts(
            room=self.room,
            **_stored(self.at, self.sitting, self.about),
            last=self.last,
            placed=self.placed,
            score=self.score,
            back=back and Before(**_stored(back.at, back.sitting, back.about)),
            left=self.left,
        )

    def step(self) -> dict[str, Any] | None:
        """Return the view of the open place: heading, prose and links; None if nothing is open."""
        return step_view(self)


def _stored(at: Anywhere | None, sitting: ExamTable | None, about: str) -> dict[str, Any]:
    """Return what a browser stores of an open place."""
    lesson, step = (at.lesson, at.step) if isinstance(at, Place) else ("", 0)
    return {
        "lesson": lesson,
        "step": step,
        "puzzle": at.number if isinstance(at, PuzzlePlace) else 0,
        "exam": None if sitting is None else kept_exam(sitting).model_dump(),
        "about": about,
    }
