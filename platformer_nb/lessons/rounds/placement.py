"""The placement: a few positions for somebody who has played, and the lesson to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from secrets import randbelow
from typing import Any, ClassVar, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.exam.given import Given
from platformer_nb.lessons.exam.question_generator import Item, Referee, Scope
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.progress.mastery import Mastery
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.ladder import HALF, Outcome, boundary, next_level
from platformer_nb.lessons.rounds.round import Round
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words

POSITIONS: Final = 8
"""Questions of a placement."""


class LadderLevel(NamedTuple):
    """A lesson that a placement can ask about: its new rules, and what is taught up to its end."""

    lesson: str
    rules: tuple[str, ...]
    scope: Scope


@cache
def ladder(game: AnyGame) -> tuple[LadderLevel, ...]:
    """Return the lessons that questions can be asked about, in order, each with its new rules."""
    found, met = [], Progress()
    for name in lesson_names(game):
        taught = [rule for step in load_lesson(game, name).steps for rule in step.rules]
        fresh = met.unmet(dict.fromkeys(taught))
        met = met.has_met(fresh, 0)
        scope = taught_scope(game, met)
        rules = tuple(rule for rule in fresh if askable(game, rule, scope))
        if rules:
            found.append(LadderLevel(name, rules, scope))
    return tuple(found)


def can_place(game: AnyGame) -> bool:
    """Return whether a placement makes sense: there is more than one lesson to begin with."""
    return len(lesson_names(game)) > 1


def placement_offer(words: Words) -> dict[str, Any]:
    """Return the words of the offer; how many positions it has is known without setting it up."""
    return {
        "count": POSITIONS,
        "text": words("round-placement-offer", count=POSITIONS),
        "button": words("round-placement-begin"),
    }


class Placement(Round):
    """Eight questions that climb from easy lessons to the first that is not known.

    A right answer counts as met and right. A wrong one is held against nobody: nothing was taught yet.
    """

    kind: ClassVar[Kind] = "placement"

    def __init__(
        self,
        game: AnyGame,
        learner: Learner | None = None,
        seed: int | str | None = None,
        *,
        language: str | None = None,
    ) -> None:
        """Set up a placement; raises BadInput for a game without questions."""
        seed = randbelow(10_000) if seed is None else seed
        self._ladder = ladder(game)
        self._random = Random(f"placement {seed}")
        self._referees: dict[int, Referee] = {}
        self._placed = learner
        self._asked: list[int] = []
        rules = tuple(rule for level in self._ladder for rule in level.rules)
        super().__init__(game, seed, rules, POSITIONS, language=language)

    @property
    def start(self) -> str:
        """The lesson to begin with: the first after the last that is known."""
        known = boundary(len(self._ladder), self._outcomes())
        names = lesson_names(self.game)
        if not known:
            return names[0]
        return self.lesson_after(self._ladder[known - 1].lesson) or names[-1]

    def closing(self) -> Mapping[str, Any]:
        """Return the report's end: the lesson to begin with. What was not taught is not to be read again."""
        way = self.lesson_way(self.start, "round-placement-way")
        text = self.words("round-placement-result", right=self.right)
        return {**super().closing(), "text": text, "ways": [way], "mend": 0, "advice": ""}

    def _next(self) -> Item | None:
        if len(self.given) >= self.count:
            return None
        number = next_level(len(self._ladder), self._outcomes())
        self._asked.append(number)
        return self._referee_of(number).ask(self._random.choice(self._ladder[number].rules))

    def _outcomes(self) -> list[Outcome]:
        """Return what was asked and how it was answered; who guesses has to guess the rule as well."""
        return [
            Outcome(level, given.right, HALF / max(1, len(given.item.choices)))
            for level, given in zip(self._asked, self.given, strict=False)
        ]

    def _levels(self) -> dict[str, Mastery]:
        """Return what the learner knows: wrong answers here are not recorded."""
        return super()._levels() if self._placed is None else self._placed.progress.rules

    def _referee_of(self, number: int) -> Referee:
        level = self._ladder[number]
        if number not in self._referees:
            seed = f"{self.seed} {level.lesson}"
            self._referees[number] = Referee(self.game, seed, level.rules, level.scope)
        return self._referees[number]

    def _take(self, given: Given) -> None:
        if given.right and self._placed is not None and not self.repeating:
            self._placed.met((given.decides,))
            self._placed.answered((given.decides,), True)
        super()._take(given)
