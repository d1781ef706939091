"""A question of the exam as it is asked."""

from __future__ import annotations

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.notation.action_writer import OUTSIDE
from platformer_nb.games.platformer.teaching.position_statement import stated
from platformer_nb.games.platformer.teaching.text_board import drawn
from platformer_nb.lessons.boards.feedback import wrapped
from platformer_nb.lessons.exam.question_generator import Item
from platformer_nb.text import Words


class Question:
    """A question as it is asked; its text is the drawn position and what somebody wants to do there."""

    def __init__(self, item: Item, number: int, count: int, words: Words) -> None:
        self.number = number
        self.count = count
        self.position = item.position
        self.action = item.action
        self._words = words
        self._state: State = GAME.rules.read(item.position)

    @property
    def state(self) -> State:
        """The position, read."""
        return self._state

    @property
    def heading(self) -> str:
        """Which question it is."""
        return self._words("exam-question", number=self.number, count=self.count)

    @property
    def text(self) -> str:
        """What is asked."""
        rules = GAME.rules
        seat = rules.actor(self._state)
        hero = self._state.heroes[seat] if isinstance(seat, int) else self._state.hero
        wish = say_action(self._words, self._state, rules.read_action(self._state, self.action))
        if OUTSIDE in self.action.split():
            wish = self._words("exam-off", action=wish)
        return self._words.tell("exam-asked", {"hero": hero.card, "action": wish})

    def __repr__(self) -> str:
        return "\n".join(
            [
                self.heading,
                drawn(self._state, self._words, told=True),
                *wrapped(stated(self._state, self._words)),
                *wrapped([self.text, f"> {self.action}"]),
            ]
        )
