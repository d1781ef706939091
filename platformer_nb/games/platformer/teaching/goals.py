"""Goals: small statements about an attempt, true or false, that compose.

Each is data in a lesson file (`want` says which), and each can be said in words by the key
`goal-<want>`, with what is the case now among its facts.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from platformer_nb.games.platformer.content.models import Some, Symbol
from platformer_nb.games.platformer.model.box import SYMBOLS
from platformer_nb.games.platformer.model.facts import at, symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import event_type
from platformer_nb.games.platformer.rules.figures import gravity
from platformer_nb.games.platformer.teaching.event_goals import (
    Defeats,
    Reaches,
    Scores,
    Spends,
    Survives,
    Takes,
)
from platformer_nb.games.platformer.teaching.figures import SpaceName, card, figure_code
from platformer_nb.lessons.goals.base import Attempt, Want, met
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
        """Whether it is there."""
        return self.space in where(attempt.state, self.figure)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Who, where, and where now."""
        now = where(attempt.state, self.figure)
        return {"figure": card(attempt.state, self.figure), "space": self.space, "now": now}


class Stands(Want):
    """A figure is held by something: it would not fall."""

    want: Literal["stands"]
    figure: Figure = "hero 1"

    def met(self, attempt: Attempt) -> bool:
        """Whether it is on the map and nothing of its kind is in the air."""
        state = attempt.state
        floating = {at(state, s) for s in gravity.floating(state)}
        spaces = where(state, self.figure)
        return bool(spaces) and floating.isdisjoint(spaces)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Who."""
        return {"figure": card(attempt.state, self.figure)}


class Gone(Want):
    """A figure has left the map; of a kind of Enemy, the last one has."""

    want: Literal["gone"]
    figure: Figure

    def met(self, attempt: Attempt) -> bool:
        """Whether it stands nowhere."""
        return not where(attempt.state, self.figure)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Who."""
        return {"figure": card(attempt.state, self.figure)}


class Holds(Want):
    """A Hero has at least so many coins, gems or hearts."""

    want: Literal["holds"]
    what: Literal["coins", "gems", "hearts"]
    least: Some
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether there are enough."""
        return self._now(attempt) >= self.least

    def key(self) -> str:
        """One key for coins, one for gems, one for hearts."""
        return f"goal-holds-{self.what}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Who, how many, and how many now."""
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
        """Whether it has the card, ready or exhausted."""
        hero = attempt.state.heroes[self.hero - 1]
        return self.card in hero.potions or any(item == self.card for item, _ in hero.items)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Who, and what."""
        return {"hero": card(attempt.state, f"hero {self.hero}"), "card": self.card}


class Special(Want):
    """A Hero's Special die shows a symbol."""

    want: Literal["special"]
    shows: Symbol | Literal["blank"]
    hero: Annotated[int, Field(ge=1, le=4)] = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether it shows it."""
        return symbol(attempt.state.heroes[self.hero - 1].special) == self.shows

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """The symbol wanted."""
        return {"symbol": self.shows}


class Keeps(Want):
    """These dice are left in the pool, unused."""

    want: Literal["keeps"]
    dice: Annotated[list[Symbol], Field(min_length=1)]

    def met(self, attempt: Attempt) -> bool:
        """Whether they are there."""
        pool = attempt.state.pool
        return all(pool[SYMBOLS.index(s)] >= self.dice.count(s) for s in self.dice)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """The dice."""
        return {"dice": tuple(self.dice)}


class Happened(Want):
    """Something has happened at least so often; events as `fell`, `pushed`, `enemy-attacked`."""

    want: Literal["happened"]
    event: Word
    least: Some = 1

    def met(self, attempt: Attempt) -> bool:
        """Whether it has."""
        return sum(event_type(e) == self.event for e in attempt.events) >= self.least

    def key(self) -> str:
        """A key for each kind of event."""
        return f"goal-happened-{self.event}"


class Within(Want):
    """In so many actions, or fewer."""

    want: Literal["within"]
    actions: Some

    def met(self, attempt: Attempt) -> bool:
        """Whether there were no more."""
        return len(attempt.actions) <= self.actions

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """How many, and how many now."""
        return {"n": self.actions, "now": len(attempt.actions)}


class Used(Want):
    """Some action has this word in its notation: `forge`, `special`, `push`, `gravity`."""

    want: Literal["used"]
    word: Word

    def met(self, attempt: Attempt) -> bool:
        """Whether one has."""
        return any(self.word in a.split() for a in attempt.actions)

    def key(self) -> str:
        """A key for each word."""
        return f"goal-used-{self.word}"


class Not(Want):
    """Something is not so."""

    want: Literal["not"]
    of: Goal

    def met(self, attempt: Attempt) -> bool:
        """Whether it is not."""
        return not self.of.met(attempt)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """None: it is said from its part."""
        return {}

    def say(self, words: Words, attempt: Attempt) -> str:
        """Its part in words, denied."""
        own = f"goal-not-{self.of.key().removeprefix('goal-')}"
        if words.has(own):
            return words.tell(own, self.of.facts(attempt))
        return words("goal-not", goal=self.of.say(words, attempt))


class Any_(Want):
    """One of several is enough."""

    want: Literal["any"]
    of: Annotated[list[Goal], Field(min_length=2)]

    def met(self, attempt: Attempt) -> bool:
        """Whether at least one is so."""
        return any(goal.met(attempt) for goal in self.of)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Its parts in words."""
        parts = [goal.say(words, attempt) for goal in self.of]
        return words("goal-any", goals=words("goal-or").join(parts))


class All(Want):
    """All of several."""

    want: Literal["all"]
    of: Annotated[list[Goal], Field(min_length=2)]

    def met(self, attempt: Attempt) -> bool:
        """Whether all are so."""
        return met(self.of, attempt)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Its parts in words."""
        return words.joined([goal.say(words, attempt) for goal in self.of])


Goal = Annotated[
    At
    | Stands
    | Gone
    | Holds
    | Owns
    | Special
    | Keeps
    | Happened
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
WANTS = (
    "at",
    "stands",
    "gone",
    "holds",
    "owns",
    "special",
    "keeps",
    "happened",
    "within",
    "used",
    "spends",
    "reaches",
    "defeats",
    "takes",
    "survives",
    "scores",
    "not",
    "any",
    "all",
)

Not.model_rebuild()
Any_.model_rebuild()
All.model_rebuild()


def where(state: State, figure: str) -> tuple[str, ...]:
    """The Spaces where a figure, or any Enemy of a kind, stands."""
    code = figure_code(state, figure)
    return tuple(at(state, s) for s, who in enumerate(state.occupied) if code and who == code)
