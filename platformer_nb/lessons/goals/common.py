"""Goals of any game: about the actions themselves, and compositions of other goals.

A game lists the goals it uses in its own union type. `Denied`, `AnyOf` and `AllOf` are bases: the game
subclasses them to give `of` that union as its type, and `want` its name.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
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
        """Return whether there were no more actions than that."""
        return len(attempt.actions) <= self.actions

    def memory(self, attempt: Attempt) -> Hashable:
        """Return the number of actions, up to one too many."""
        return min(len(attempt.actions), self.actions + 1)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the limit, and the number of actions now."""
        return {"n": self.actions, "now": len(attempt.actions)}


class Used(Want):
    """Some action has this word in its notation."""

    want: Literal["used"]
    word: Word

    def met(self, attempt: Attempt) -> bool:
        """Return whether an action contains the word."""
        return any(self.word in text.split() for text in attempt.write())

    def key(self) -> str:
        """Return a key of its own for each word."""
        return f"goal-used-{self.word}"


class Denied(Want):
    """Negation of a goal."""

    of: Want

    def met(self, attempt: Attempt) -> bool:
        """Return whether the part is not met."""
        return not self.of.met(attempt)

    def memory(self, attempt: Attempt) -> Hashable:
        """Return that of the part."""
        return self.of.memory(attempt)

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return nothing: `say` uses the facts of the part."""
        return {}

    def say(self, words: Words, attempt: Attempt) -> str:
        """Return the negated goal in words: its own sentence if there is one, else built from the part's."""
        own = f"goal-not-{self.of.key().removeprefix('goal-')}"
        if words.has(own):
            return words.tell(own, self.of.facts(attempt))
        return words("goal-not", goal=self.of.say(words, attempt))


class AnyOf(Want):
    """At least one of several goals."""

    of: Sequence[Want]

    def met(self, attempt: Attempt) -> bool:
        """Return whether at least one part is met."""
        return any(goal.met(attempt) for goal in self.of)

    def memory(self, attempt: Attempt) -> Hashable:
        """Return those of the parts."""
        return tuple(goal.memory(attempt) for goal in self.of)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Return the parts joined with “or”."""
        parts = [goal.say(words, attempt) for goal in self.of]
        return words("goal-any", goals=words("goal-or").join(parts))


class AllOf(Want):
    """All of several goals."""

    of: Sequence[Want]

    def met(self, attempt: Attempt) -> bool:
        """Return whether all parts are met."""
        return met(self.of, attempt)

    def memory(self, attempt: Attempt) -> Hashable:
        """Return those of the parts."""
        return tuple(goal.memory(attempt) for goal in self.of)

    def say(self, words: Words, attempt: Attempt) -> str:
        """Return the parts joined with “and”."""
        return words.joined([goal.say(words, attempt) for goal in self.of])
