"""Goals of any game: about the actions themselves, and those made of other goals.

A game names the ones it has in its union of goals. `Denied`, `AnyOf` and `AllOf` are bases: their parts
are of the game's union, so that the game gives the field `of` its type, and `want` its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from platformer_nb.lessons.goals.base import Attempt, Want, met
from platformer_nb.text import Words

Word = Annotated[str, StringConstraints(pattern=r"^[a-z-]+$")]


class Within(Want):
    """In so many actions, or fewer."""

    want: Literal["within"]
    actions: Annotated[int, Field(ge=1, le=99)]

    def met(self, attempt: Attempt) -> bool:
        """Whether there were no more."""
        return len(attempt.actions) <= self.actions

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """How many, and how many now."""
        return {"n": self.actions, "now": len(attempt.actions)}


class Used(Want):
    """Some action has this word in its notation."""

    want: Literal["used"]
    word: Word

    def met(self, attempt: Attempt) -> bool:
        """Whether one has."""
        return any(self.word in a.split() for a in attempt.actions)

    def key(self) -> str:
        """A key for each word."""
        return f"goal-used-{self.word}"


class Denied(Want):
    """Something is not so."""

    of: Want

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


class AnyOf(Want):
    """One of several is enough."""

    of: Sequence[Want]

    def met(self, attempt: Attempt) -> bool:
        """Whether at least one is so."""
        return any(goal.met(attempt) for goal in self.of)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Its parts in words."""
        parts = [goal.say(words, attempt) for goal in self.of]
        return words("goal-any", goals=words("goal-or").join(parts))


class AllOf(Want):
    """All of several."""

    of: Sequence[Want]

    def met(self, attempt: Attempt) -> bool:
        """Whether all are so."""
        return met(self.of, attempt)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Its parts in words."""
        return words.joined([goal.say(words, attempt) for goal in self.of])
