"""The review: three minutes about rules that are due, one question each, and one more round if more are due."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, ClassVar, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.difficulty import starting_levels
from platformer_nb.lessons.exam.exam import Kind
from platformer_nb.lessons.exam.question_generator import Scope
from platformer_nb.lessons.exam.scope import reviewable, taught_scope
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.rounds.round import Round, minutes
from platformer_nb.text import Words

ITEMS: Final = 6
"""Most questions in a round of review."""


def due_rules(game: AnyGame, progress: Progress, now: int) -> tuple[str, ...]:
    """Return the rules of the next round: due, met, and such as questions can be asked about within what was taught.

    Those overdue longest come first. `now` is in seconds since 1970.
    """
    scope = taught_scope(game, progress)
    due = (rule for rule in progress.due(now) if reviewable(game, rule, scope))
    return tuple(islice(due, ITEMS))


def review_offer(
    game: AnyGame, words: Words, progress: Progress, now: int
) -> dict[str, Any] | None:
    """Return how many questions the next round has and how long it takes; None if nothing is due."""
    count = len(due_rules(game, progress, now))
    if not count:
        return None
    return {
        "count": count,
        "text": words("round-review-offer", count=count, minutes=minutes(count)),
        "button": words("round-review-begin"),
    }


class ReviewRound(Round):
    """One question about each of the rules due; a right answer moves the rule's next review on."""

    kind: ClassVar[Kind] = "review"

    def __init__(
        self,
        game: AnyGame,
        learner: Learner,
        rules: tuple[str, ...],
        seed: int | str | None = None,
        *,
        language: str | None = None,
        scope: Scope | None = None,
        levels: Mapping[str, int] | None = None,
    ) -> None:
        """Set up a round about these rules, within what the learner has been taught, as hard as the answers so far call for."""
        self._reviewer = learner
        super().__init__(
            game,
            seed,
            rules,
            len(rules),
            language=language,
            learner=learner,
            scope=scope or taught_scope(game, learner.progress),
            levels=levels or starting_levels(rules, learner.progress.estimates),
        )

    def closing(self) -> Mapping[str, Any]:
        """Return the report's end: one more round, or that nothing is due."""
        progress, now = self._reviewer.progress, self._reviewer.now
        more = len(due_rules(self.game, progress, now)) if self.over else 0
        one_more = {
            "text": self.words("round-review-more", count=more),
            "message": {"intent": "round", "kind": self.kind, "lesson": ""},
        }
        return {
            **super().closing(),
            "text": "" if more or not self.over else self.words("round-review-done"),
            "ways": [one_more] if more else [],
        }
