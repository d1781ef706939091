"""One question of an exam, ready to be shown."""

from __future__ import annotations

from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.core.rules import NATURE
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
        self.state = item.state
        self._told = item.told
        self._announced = item.action
        self._words = words

    @property
    def position(self) -> str:
        """The position in notation."""
        return self.game.rules.write(self.state)

    @property
    def action(self) -> str:
        """The action in notation."""
        return self.game.rules.write_action(self.state, self._announced)

    @property
    def heading(self) -> str:
        """Heading with the question's number."""
        return self._words("exam-question", number=self.number, count=self.count)

    @property
    def text(self) -> str:
        """The question in words."""
        if self._told is not None:
            return self._happening(self._told)
        return self._teaching.question(self.state, self._announced, self._words)

    def _happening(self, told: tuple[int, ...]) -> str:
        """Return what happens, to ask which rule decides it."""
        game, words, before = self.game, self._words, self.state
        after, events = game.rules.apply(before, self._announced)
        sentences = (game.narrator.event(before, after, events[number], words) for number in told)
        happens = " ".join(filter(None, sentences))
        if game.rules.actor(before) == NATURE:
            return words("exam-happens", told=happens)
        does = game.narrator.action(before, self._announced, words)
        key = "exam-done-happens" if happens else "exam-done"
        return words(key, action=does, told=happens)

    @property
    def facts(self) -> tuple[str, ...]:
        """Facts about the position that its drawing does not show."""
        return tuple(self._teaching.statement(self.state, self._words))

    @property
    def holdings(self) -> tuple[str, ...]:
        """What the players have, where a page does not draw it; the text of a position tells it anyway."""
        return tuple(self._teaching.holdings(self.state, self._words))

    @property
    def things(self) -> tuple[Thing, ...]:
        """What the announced action is about, such as the card that is played; empty without a catalogue."""
        if self.game.rules.actor(self.state) == NATURE:
            return ()
        keys, catalogue = self._teaching.announced(self.state, self._announced), self.game.catalogue
        if not keys or catalogue is None:
            return ()
        return tuple(thing for thing in catalogue.things(self._words) if thing.key in keys)

    def __repr__(self) -> str:
        return "\n".join(
            [
                self.heading,
                self.game.narrator.position(self.state, self._words, full=True),
                *wrapped(self.facts),
                *wrapped([f"{thing.name}: {' '.join(thing.texts)}" for thing in self.things]),
                *wrapped([self.text, f"> {self.action}"]),
            ]
        )
