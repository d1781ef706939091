"""The way of one pupil: the lessons in their order, reviews when due, exams for practice, day by day."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.progress.knowledge import review
from platformer_nb.lessons.pupils.at_boards import sit_board
from platformer_nb.lessons.pupils.at_exams import sit_exam
from platformer_nb.lessons.pupils.desk import Desk
from platformer_nb.lessons.pupils.kinds import KINDS
from platformer_nb.lessons.track.loading import lesson_names

DAY: Final = 86_400
START: Final = 1_800_000_000
"""When the first day begins, in seconds since 1970."""

A_DAY: Final = 2
"""Lessons a day."""

ROUNDS: Final = 3
"""Most rounds of review a day."""

STEPS: Final = 8
"""Most steps that are done again in a day, for rules due that cannot be asked about."""

PRACTICE: Final = 2
"""Exams for practice a day, after the last lesson."""

A_ROUND: Final = 6
"""Rules of an exam for practice before everything has been met."""


class Track:
    """One pupil's way through a game's lessons."""

    def __init__(
        self, game: AnyGame, kind: str, seed: str, lessons: Sequence[str] = (), days: int = 0
    ) -> None:
        """Take these lessons, or all, and then so many days of practice."""
        self.game = game
        self.lessons = tuple(lessons) or lesson_names(game)
        self.days = days
        rules = tuple(game.rulebook.entries)
        random = Random(f"pupil {seed}")
        self._visited: dict[tuple[str, int], int] = {}
        self.desk = Desk(game, KINDS[kind](rules, random), random, START)
        self.exams = 0

    def go(self) -> Desk:
        """Go through everything; return the desk with its notes."""
        left = [*self.lessons]
        learning = -(-len(left) // A_DAY)
        for day in range(learning + self.days):
            self.desk.clock.now = max(self.desk.now, START + day * DAY)
            self._review()
            for name in left[:A_DAY]:
                self._lesson(name)
            del left[:A_DAY]
            if day >= learning:
                for _ in range(PRACTICE):
                    self._practise()
        return self.desk

    def _lesson(self, name: str) -> None:
        """Go through a lesson step by step, and leave it done."""
        course = self.desk.course
        steps = reading_steps(self.game, name)
        for number in range(len(steps)):
            self._step(name, number)
        course.go("lessons")
        listed = course.rooms()["lessons"]
        entry = next(one for one in listed if one["name"] == name)
        exercises = entry["exercises"]
        if exercises and not entry["done"]:
            self.desk.stalled(f"{name} is not done: {entry['solved']} of {exercises}")

    def _step(self, name: str, number: int) -> None:
        desk, step = self.desk, reading_steps(self.game, name)[number]
        desk.course.open(name, number)
        desk.arrive(f"{name}/{step.id}")
        for rule in step.rules:
            desk.pupil.meets(rule, desk.now)
        if desk.course.exam is not None:
            sit_exam(desk)
        elif desk.course.board is not None:
            sit_board(desk, step)

    def _review(self) -> None:
        """Sit rounds of review while something is due, then go to the steps of rules that cannot be asked about."""
        desk, seed = self.desk, self.desk.random.randrange
        for _ in range(ROUNDS):
            if not desk.course.open_round("review", seed=seed(10_000)):
                break
            desk.arrive("a review")
            sit_exam(desk)
        told = review(self.game, desk.course.words, desk.progress, desk.now)
        left = [one for one in told["rules"] if one["rule"] not in told["ask"]]
        ways = filter(None, (one["practised"] or one["taught"] for one in left))
        places = dict.fromkeys((way["lesson"], way["step"]) for way in ways)
        # In turn, as a list is gone through: what was not visited for longest comes first.
        for place in sorted(places, key=lambda one: self._visited.get(one, 0))[:STEPS]:
            self._visited[place] = desk.now
            self._step(*place)

    def _practise(self) -> None:
        """Sit an exam: about all once everything has been met, else about some of what can be asked."""
        met = self.desk.progress.rules_met
        if met.issuperset(breakable(self.game)):
            self._exam(())
            return
        scope = taught_scope(self.game, self.desk.progress)
        asked = [rule for rule in breakable(self.game) if askable(self.game, rule, scope)]
        if asked:
            self._exam(tuple(self.desk.random.sample(asked, min(A_ROUND, len(asked)))))

    def _exam(self, rules: tuple[str, ...]) -> None:
        self.exams += 1
        self.desk.course.open_exam(rules, self.desk.random.randrange(10_000))
        self.desk.arrive(f"exam {self.exams}")
        sit_exam(self.desk)
