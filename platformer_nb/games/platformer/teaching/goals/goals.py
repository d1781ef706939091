"""Goals of lessons: composable predicates on an attempt.

Each is data in a lesson file, selected by `want`. Its text has the key `goal-<want>`; its facts include
the present value.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from platformer_nb.core.input.data_shape import Some
from platformer_nb.games.platformer.content.models import Symbol
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.facts import at, symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import event_type
from platformer_nb.games.platformer.rules.figures import gravity
from platformer_nb.games.platformer.teaching.goals.event_goals import (
    Defeats,
    Reaches,
    Scores,
    Spends,
    Survives,
    Takes,
)
from platformer_nb.games.platformer.teaching.goals.figures import SpaceName, card, figure_code
from platformer_nb.lessons.goals.base import Attempt, Want, wants_of
from platformer_nb.lessons.goals.common import AllOf, AnyOf, Denied, Used, Within
from platformer_nb.text import Words

Figure = Annotated[str, StringConstraints(pattern=r"^(hero [1-4]|[a-z]+(-[a-z]+)*)$")]
"""`hero 1`, or a kind of Enemy: any one of it."""
Word = Annotated[str, StringConstraints(pattern=r"^[a-z-]+$")]


class At(Want):
    """A figure stands on a Space."""

    want: Literal["at"]
    space: SpaceName
    figure: Figure = "hero 1"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the figure is there."""
        return self.space in where(attempt.state, self.figure)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the figure, the Space, and the Spaces where it is now."""
        now = where(attempt.state, self.figure)
        return {"figure": card(attempt.state, self.figure), "space": self.space, "now": now}


class Stands(Want):
    """A figure is held by something: it would not fall."""

    want: Literal["stands"]
    figure: Figure = "hero 1"

    def met(self, attempt: Attempt) -> bool:
        """Return whether the figure is on the map and none of its kind would fall."""
        state = attempt.state
        floating = {at(state, s) for s in gravity.floating(state)}
        spaces = where(state, self.figure)
        return bool(spaces) and floating.isdisjoint(spaces)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the figure."""
        return {"figure": card(attempt.state, self.figure)}


class Gone(Want):
    """A figure has left the map; of a kind of Enemy, the last one has."""

    want: Literal["gone"]
    figure: Figure

    def met(self, attempt: Attempt) -> bool:
        """Return whether the figure is not on the map."""
        return not where(attempt.state, self.figure)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the figure."""
        return {"figure": card(attempt.state, self.figure)}


class Holds(Want):
    """A Hero has at least so many coins, gems or hearts."""

    want: Literal["holds"]
    what: Literal["coins", "gems", "hearts"]
    least: Some
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether there are enough."""
        return self._now(attempt) >= self.least

    def key(self) -> str:
        """Return a key of its own for coins, gems and hearts."""
        return f"goal-holds-{self.what}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero, the number needed, and the number now."""
        hero = card(attempt.state, f"hero {self.hero}")
        return {"hero": hero, "least": self.least, "now": self._now(attempt)}

    def _now(self, attempt: Attempt) -> int:
        return int(getattr(attempt.state.heroes[self.hero - 1], self.what))


class Owns(Want):
    """A Hero owns an item, a potion or an artifact."""

    want: Literal["owns"]
    card: Word
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the Hero has the card, ready or exhausted."""
        hero = attempt.state.heroes[self.hero - 1]
        return self.card in hero.potions or any(item == self.card for item, _ in hero.items)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the Hero and the card."""
        return {"hero": card(attempt.state, f"hero {self.hero}"), "card": self.card}


class Special(Want):
    """A Hero's Special die shows a symbol."""

    want: Literal["special"]
    shows: Symbol | Literal["blank"]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether the die shows the symbol."""
        return symbol(attempt.state.heroes[self.hero - 1].special) == self.shows

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the symbol."""
        return {"symbol": self.shows}


class Keeps(Want):
    """These dice are left in the pool, unused."""

    want: Literal["keeps"]
    dice: Annotated[list[Symbol], Field(min_length=1)]

    def met(self, attempt: Attempt) -> bool:
        """Return whether the pool has these dice."""
        pool = attempt.state.pool
        return all(pool[SYMBOLS.index(s)] >= self.dice.count(s) for s in self.dice)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the dice."""
        return {"dice": tuple(self.dice)}


class Happened(Want):
    """Something has happened at least so often; events as `fell`, `pushed`, `enemy-attacked`."""

    want: Literal["happened"]
    event: Word
    least: Some = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether there were enough such events."""
        return self._count(attempt) >= self.least

    def memory(self, attempt: Attempt) -> Hashable:
        """Return their number, as far as it matters."""
        return min(self._count(attempt), self.least)

    def _count(self, attempt: Attempt) -> int:
        return sum(event_type(e) == self.event for e in attempt.events)

    def key(self) -> str:
        """Return a key of its own for each kind of event."""
        return f"goal-happened-{self.event}"


Now = Annotated[At | Stands | Gone | Holds | Owns | Special | Keeps, Field(discriminator="want")]
"""A goal about a state, which needs nothing of the past."""


class ThisTurn(Want):
    """Something is so when the first turn of the attempt ends; what a later turn brings does not count."""

    want: Literal["this-turn"]
    of: Now

    def met(self, attempt: Attempt) -> bool:
        """Return whether it was so when the turn ended; while the turn lasts, whether it is so now."""
        return self.of.met(_in_first_turn(attempt))

    def failed(self, attempt: Attempt) -> bool:
        """Return whether the turn is over and it was not so."""
        return _first_turn_over(attempt) and not self.met(attempt)

    def memory(self, attempt: Attempt) -> Hashable:
        """Return whether the turn is over, and whether it is so."""
        return _first_turn_over(attempt), self.met(attempt)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Return the goal in words, with the values that the turn has ended with."""
        return words("goal-this-turn", goal=self.of.say(words, _in_first_turn(attempt)))


class Not(Denied):
    """Something is not so."""

    want: Literal["not"]
    of: Goal


class Any_(AnyOf):
    """One of several is enough."""

    want: Literal["any"]
    of: Annotated[list[Goal], Field(min_length=2)]


class All(AllOf):
    """All of several."""

    want: Literal["all"]
    of: Annotated[list[Goal], Field(min_length=2)]


Goal = Annotated[
    At
    | Stands
    | Gone
    | Holds
    | Owns
    | Special
    | Keeps
    | Happened
    | ThisTurn
    | Within
    | Used
    | Spends
    | Reaches
    | Defeats
    | Takes
    | Survives
    | Scores
    | Not
    | Any_
    | All,
    Field(discriminator="want"),
]
WANTS: Final = wants_of(Goal)

Not.model_rebuild()
Any_.model_rebuild()
All.model_rebuild()


def where(state: State, figure: str) -> tuple[str, ...]:
    """Return the Spaces where a figure, or any Enemy of a kind, stands."""
    code = figure_code(state, figure)
    return tuple(at(state, s) for s, who in enumerate(state.occupied) if code and who == code)


def _first_turn_over(attempt: Attempt) -> bool:
    """Return whether another turn than that of the first action has begun."""
    return bool(attempt.before) and _turn(attempt.before[0]) != _turn(attempt.state)


def _in_first_turn(attempt: Attempt) -> Attempt:
    """Return the attempt with the state that the first turn has ended with; unchanged while it lasts."""
    if not _first_turn_over(attempt):
        return attempt
    first = _turn(attempt.before[0])
    later = (state for state in attempt.before if _turn(state) != first)
    return replace(attempt, state=next(later, attempt.state))


def _turn(state: State) -> tuple[int, int]:
    return state.turn, state.active
