"""A question of the exam as it is asked."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.feedback import wrapped
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.text import Words


class Question:
    """A question as it is asked; its text is the drawn position and what somebody wants to do there."""

    def __init__(self, game: AnyGame, item: Item, number: int, count: int, words: Words) -> None:
        self.game = game
        self._teaching = game.part("teaching", game.teaching)
        self.number = number
        self.count = count
        self.position = item.position
        self.action = item.action
        self._words = words
        self._state: Any = game.rules.read(item.position)

    @property
    def state(self) -> Any:
        """The position, read."""
        return self._state

    @property
    def heading(self) -> str:
        """Which question it is."""
        return self._words("exam-question", number=self.number, count=self.count)

    @property
    def text(self) -> str:
        """What is asked."""
        return self._teaching.question(self._state, self.action, self._words)

    @property
    def facts(self) -> tuple[str, ...]:
        """What has to be known of the position besides what is drawn."""
        return tuple(self._teaching.statement(self._state, self._words))

    def __repr__(self) -> str:
        return "\n".join(
            [
                self.heading,
                self.game.narrator.position(self._state, self._words, full=True),
                *wrapped(self.facts),
                *wrapped([self.text, f"> {self.action}"]),
            ]
        )
