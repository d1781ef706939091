"""What the short exams have in common: a title of their own, a result in a sentence, ways on from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names

A_MINUTE: Final = 2
"""Questions that are answered in a minute."""


def minutes(count: int) -> int:
    """Return how many minutes so many questions take, a whole number."""
    return max(1, -(-count // A_MINUTE))


class Round(Exam):
    """An exam of a kind. Its words begin with `round-<kind>-`."""

    @property
    def title(self) -> str:
        """Title of the round."""
        return self.words(f"round-{self.kind}-title")

    @property
    def about(self) -> str:
        """What the round is for, in Markdown."""
        return self.words(f"round-{self.kind}-about", count=self.count)

    @property
    def right(self) -> int:
        """Number of right answers so far."""
        return sum(given.right for given in self.given)

    def closing(self) -> Mapping[str, Any]:
        """Return what the report ends with. No other round of this kind is offered, unless by a way."""
        return {
            **super().closing(),
            "title": self.words("round-report", title=self.title),
            "summary": self.words(
                "round-summary", right=self.right, answered=len(self.given), count=self.count
            ),
            "seed": "",
            "anew": False,
        }

    def lesson_way(self, lesson: str, key: str) -> dict[str, Any]:
        """Return the way to a lesson's first step; `key` has the words of its button."""
        title = Lesson(self.game, lesson, self.words).title
        text = self.words(key, number=lesson[:2], title=title)
        return {"text": text, "message": {"intent": "open", "lesson": lesson, "step": 0}}

    def lesson_after(self, lesson: str) -> str | None:
        """Return the name of the following lesson; None after the last."""
        names = lesson_names(self.game)
        return next(iter(names[names.index(lesson) + 1 :]), None)
