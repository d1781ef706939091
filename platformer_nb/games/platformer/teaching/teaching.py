"""The teaching part of Platformer, used by lessons, predictions and exams."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from platformer_nb.core.errors import BadInput, Place, one_of
from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.actions import Ability, Action, Buy, Discard, Use
from platformer_nb.games.platformer.model.state import SPECIAL_DIE, State
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.notation.action_parts import OUTSIDE
from platformer_nb.games.platformer.notation.action_writer import write_action
from platformer_nb.games.platformer.rules.cards.cards import shop_card
from platformer_nb.games.platformer.teaching import prediction_questions, shown
from platformer_nb.games.platformer.teaching.goals import goals as g
from platformer_nb.games.platformer.teaching.goals.figures import figure_code
from platformer_nb.games.platformer.teaching.position_statement import stated
from platformer_nb.games.platformer.teaching.puzzles.kinds import PlatformerPuzzles
from platformer_nb.games.platformer.teaching.tracing import OFF
from platformer_nb.games.platformer.teaching.variations import vary

if TYPE_CHECKING:
    from platformer_nb.games.platformer.game import PlatformerGame


class PlatformerTeaching:
    """The teaching part of Platformer; see `core.parts.teaching.Teaching`."""

    def __init__(self, game: PlatformerGame) -> None:
        self.game = game

    goals: Any = g.Goal
    wants = g.WANTS
    asks: Any = prediction_questions.Ask

    def check_goal(self, goal: g.Goal, state: State, place: Place) -> None:
        """Raise BadInput if a goal's figure is not in the game, or its card not in the box."""
        if isinstance(goal, g.Not):
            self.check_goal(goal.of, state, place)
        elif isinstance(goal, (g.Any_, g.All)):
            for part in goal.of:
                self.check_goal(part, state, place)
        elif isinstance(goal, (g.At, g.Stands, g.Gone)):
            if not figure_code(state, goal.figure):
                raise BadInput(place, "error-nobody-called", "mend-nobody-called", name=goal.figure)
        elif isinstance(goal, g.Owns) and shop_card(state, goal.card) is None:
            box = state.game.box
            known = (*box.items, *box.potions, *box.artifacts)
            value = repr(goal.card)
            raise BadInput(place, "error-value-unknown", one_of(goal.card, known), value=value)

    def remark(self, state: State, words: Words) -> str:
        """Return a reminder of a decision about a passed Ladder or the Special die; else ""."""
        if state.frame is not None and state.frame.kind == "ladder":
            return words("lesson-hold-or-drop")
        return words("lesson-set-now") if state.step == SPECIAL_DIE else ""

    # --- predictions ---------------------------------------------------------------------------------

    def check_asks(self, asks: Iterable[str], state: State, place: Place) -> None:
        """Raise BadInput unless each question's figure or Hero is in the position."""
        prediction_questions.check_asks(asks, state, place)

    def asked(
        self,
        asks: Iterable[str],
        before: State,
        after: State,
        events: Sequence[Event],
        words: Words,
    ) -> tuple[Asked, ...]:
        """Return the questions about final Spaces and hearts, with their true answers."""
        return prediction_questions.asked(asks, before, after, events, words)

    def is_mark(self, state: State, mark: str) -> bool:
        """Return whether the mark is a Space or `off`."""
        return mark == OFF or prediction_questions.space_of(state, mark) >= 0

    def say_mark(self, mark: str, words: Words) -> str:
        """Return the mark in words."""
        return words("predict-off") if mark == OFF else mark

    # --- puzzles ---------------------------------------------------------------------------------------

    @cached_property
    def puzzles(self) -> PlatformerPuzzles:
        """The puzzles part."""
        return PlatformerPuzzles(self.game)

    # --- exams -----------------------------------------------------------------------------------------

    def vary(self, position: str, action: str, random: Random) -> tuple[str, str]:
        """Return a variation: mirrored, with other Heroes, Enemies, dice, tokens, or possessions."""
        return vary(position, action, random, self.game.box)

    def rules_shown(self, state: State) -> Iterator[str]:
        """Yield the rules of what the position shows."""
        return shown.rules_shown(state)

    def statement(self, state: State, words: Words) -> Iterator[str]:
        """Yield sentences on what the drawn position does not show."""
        return stated(state, words)

    def holdings(self, state: State, words: Words) -> Iterator[str]:
        """Yield nothing: an exam's page draws the players and what they have."""
        return iter(())

    def question(self, state: State, action: Action, words: Words) -> str:
        """Return the exam question: the Hero and its announced action, in words."""
        seat = pending_decision.actor(state)
        hero = state.heroes[seat] if isinstance(seat, int) else state.hero
        wish = say_action(words, state, action)
        if OUTSIDE in write_action(state, action).split():
            wish = words("exam-off", action=wish)
        return words.tell("exam-asked", {"hero": hero.card, "action": wish})

    def announced(self, state: State, action: Action) -> Sequence[str]:
        """Return the card that is bought or used, the Hero whose ability is, or the token that is given up."""
        if isinstance(action, (Buy, Use)):
            box = state.game.box
            shelves = (("items", box.items), ("potions", box.potions), ("artifacts", box.artifacts))
            return [f"{kind}/{action.card}" for kind, cards in shelves if action.card in cards]
        if isinstance(action, Ability):
            return [f"heroes/{state.hero.card}"]
        return [f"tokens/{action.token}"] if isinstance(action, Discard) else []
