"""What every goal of a lesson is made of: an attempt to look at, a statement about it, its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from platformer_nb.content.shapes import Table
from platformer_nb.text import Words


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done so far: the state reached, the actions in notation, what happened."""

    state: Any
    actions: tuple[str, ...] = ()
    events: tuple[Any, ...] = ()


class Want(Table):
    """What every goal can do; `want` is its name in a lesson file."""

    want: str

    def met(self, attempt: Attempt) -> bool:
        """Whether it is so."""
        raise NotImplementedError

    def key(self) -> str:
        """The key of its words."""
        return f"goal-{self.want}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """The facts its words mention; `now` is what is the case."""
        return {}

    def say(self, words: Words, attempt: Attempt) -> str:
        """The goal in words."""
        return words.tell(self.key(), self.facts(attempt))


def met(goals: Sequence[Want], attempt: Attempt) -> bool:
    """Whether all goals are reached."""
    return all(goal.met(attempt) for goal in goals)
