"""The recall at a lesson's end: three questions, about what it taught first, within what the learner has been taught."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any, ClassVar, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.rounds.round import Round
from platformer_nb.lessons.track.loading import load_lesson

ITEMS: Final = 3
"""Questions of a recall, about as many rules."""

ATTEMPTS: Final = 12
"""Seeds tried for questions that all stay within what was taught."""

A_DAY: Final = 24 * 60 * 60


class Recall(Round):
    """A short exam that is a part of its lesson's last step. The same day asks the same, so a reload goes on with it."""

    kind: ClassVar[Kind] = "lesson"

    @property
    def title(self) -> str:
        """Title of the recall."""
        return self.words("tutor-recall-title", count=self.count)

    def closing(self) -> Mapping[str, Any]:
        """Return the report's end: the lesson's own way on stands below it."""
        return {**super().closing(), "mend": 0}


def recall(game: AnyGame, lesson: str, learner: Learner, language: str) -> Recall | None:
    """Return the recall of a lesson; None if the learner cannot be asked about anything yet.

    A lesson whose rules nobody can break asks about rules of earlier ones.
    """
    scope, seed = taught_scope(game, learner.progress), f"{lesson} {learner.now // A_DAY}"
    taught = dict.fromkeys(rule for step in load_lesson(game, lesson).steps for rule in step.rules)
    random = Random(seed)
    own, others = sorted(scope.rules & taught.keys()), sorted(scope.rules - taught.keys())
    rules = (*random.sample(own, len(own)), *random.sample(others, len(others)))
    asked = tuple(islice((rule for rule in rules if askable(game, rule, scope)), ITEMS))
    for attempt in range(ATTEMPTS if asked else 0):
        own_seed = f"{seed} {attempt}"
        trial = Recall(game, own_seed, asked, ITEMS, language=language, scope=scope)
        if _stays_within(trial):
            return Recall(
                game, own_seed, asked, ITEMS, language=language, learner=learner, scope=scope
            )
    return None


def _stays_within(trial: Recall) -> bool:
    """Return whether every question stays within the scope, which an exam leaves when it finds nothing there."""
    scope = trial.scope
    while (item := trial.item) is not None:
        if scope is not None and not scope.holds(trial.game, item):
            return False
        trial.answer(item.legal, "" if item.legal else item.rules[0])
    return True
