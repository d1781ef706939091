"""The teaching part of Labyrinth, used by lessons, predictions and exams."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from platformer_nb.core.errors import Place
from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games.labyrinth.model.actions import Action, Pact, Use
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.narration.called import called, name_of
from platformer_nb.games.labyrinth.narration.facts import action_facts
from platformer_nb.games.labyrinth.narration.prompts import deciding
from platformer_nb.games.labyrinth.notation import position as notation
from platformer_nb.games.labyrinth.rules.using.uses import is_of_item
from platformer_nb.games.labyrinth.teaching import (
    prediction_questions,
    shown,
    statement,
    variations,
)
from platformer_nb.games.labyrinth.teaching.goals import goals as g
from platformer_nb.games.labyrinth.teaching.goals.names import can_be
from platformer_nb.games.labyrinth.teaching.puzzles.kinds import LabyrinthPuzzles


class LabyrinthTeaching:
    """The teaching part of Labyrinth; see `core.parts.teaching.Teaching`."""

    goals: Any = g.Goal
    wants = g.WANTS
    asks: Any = prediction_questions.Ask
    puzzles = LabyrinthPuzzles()

    def __init__(self, box: Box) -> None:
        self.box = box

    def check_goal(self, goal: g.Goal, state: State, place: Place) -> None:
        """Raise BadInput if a goal names what is not in the position or not in the box."""
        g.check_goal(goal, state, place)

    def remark(self, state: State, words: Words) -> str:
        """Return what is pending, if a player has to decide it."""
        return statement.remark(state, words)

    # --- predictions ---------------------------------------------------------------------------------

    def check_asks(self, asks: Iterable[str], state: State, place: Place) -> None:
        """Raise BadInput for a question about a character that takes no part."""
        prediction_questions.check_asks(asks, state, place)

    def asked(
        self,
        asks: Iterable[str],
        before: State,
        after: State,
        events: Sequence[Event],
        words: Words,
    ) -> tuple[Asked, ...]:
        """Return the questions about where figures end, what characters have and what is legal."""
        return prediction_questions.asked(asks, before, after, words)

    def is_mark(self, state: State, mark: str) -> bool:
        """Return whether the mark is a corridor, one that is still to be built included."""
        return can_be(state, mark)

    def say_mark(self, mark: str, words: Words) -> str:
        """Return the mark as it is: a name of a corridor."""
        return mark

    # --- exams -----------------------------------------------------------------------------------------

    def vary(self, position: str, action: str, random: Random) -> tuple[str, str]:
        """Return a variation of a position and an action; it may be invalid."""
        return variations.vary(notation.read(self.box, position), action, random)

    def rules_shown(self, state: State) -> Iterator[str]:
        """Yield the rules of bridges, stun, items, traps and the like, where there are any."""
        return shown.rules_shown(state)

    def statement(self, state: State, words: Words) -> Iterator[str]:
        """Yield sentences on the turn, on what is pending, on what was done this turn."""
        return statement.stated(state, words)

    def holdings(self, state: State, words: Words) -> Iterator[str]:
        """Yield what the deciding character has, and the others that have more or less than at the beginning."""
        return statement.held(state, words)

    def question(self, state: State, action: Action, words: Words) -> str:
        """Return the exam question: who would do what."""
        key, facts = action_facts(state, action)
        wish = words.tell(key, called(state, facts))
        return words("exam-asked", who=name_of(state, deciding(state), words), action=wish)

    def announced(self, state: State, action: Action) -> tuple[str, ...]:
        """Return the items that are taken, swapped, dropped or used, or the character whose ability is."""
        if isinstance(action, (Use, Pact)):
            kind = "items" if is_of_item(state, action.use) else "characters"
            return (f"{kind}/{state.box.use_cards[action.use]}",)
        facts = action_facts(state, action)[1]
        items = (facts[name] for name in ("item", "up", "down") if name in facts)
        return tuple(f"items/{item}" for item in items)
