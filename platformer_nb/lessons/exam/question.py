"""One question of an exam, ready to be shown."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.feedback import wrapped
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.text import Words


class Question:
    """A question: a drawn position, and the action a player announces there."""

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
        """The position, parsed."""
        return self._state

    @property
    def heading(self) -> str:
        """Heading with the question's number."""
        return self._words("exam-question", number=self.number, count=self.count)

    @property
    def text(self) -> str:
        """The question in words."""
        return self._teaching.question(self._state, self.action, self._words)

    @property
    def facts(self) -> tuple[str, ...]:
        """Facts about the position that its drawing does not show."""
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
