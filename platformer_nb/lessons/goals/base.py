"""Base of all goals: the attempt to evaluate, the goal's predicate, and its text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from platformer_nb.content.shapes import ContentModel
from platformer_nb.text import Words


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done: the state reached, the actions, and the events.

    `write` returns the actions in notation, for goals about the words of an action. `before` are the states
    in which the actions were done, for goals about a moment; none where nothing is known of them.
    """

    state: Any
    actions: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()
    write: Callable[[], tuple[str, ...]] = tuple
    before: tuple[Any, ...] = ()


class Want(ContentModel):
    """Base of all goals; `want` is the goal's name in a lesson file."""

    want: str

    def met(self, attempt: Attempt) -> bool:
        """Return whether the attempt meets the goal."""
        raise NotImplementedError

    def memory(self, attempt: Attempt) -> Hashable:
        """Return what of the past the goal depends on, besides the state.

        After attempts with equal states and memories the same actions lead to the goal. Whether it is met
        is enough for a goal about the state, and for one that stays met once it is.
        """
        return self.met(attempt)

    def failed(self, attempt: Attempt) -> bool:
        """Return whether nothing that follows the attempt can meet the goal; False where that is not known."""
        return False

    def key(self) -> str:
        """Return the key of the goal's text."""
        return f"goal-{self.want}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the values that the text mentions; `now` is the present value."""
        return {}

    def say(self, words: Words, attempt: Attempt) -> str:
        """Return the goal in words."""
        return words.tell(self.key(), self.facts(attempt))


def met(goals: Sequence[Want], attempt: Attempt) -> bool:
    """Return whether all goals are met."""
    return all(goal.met(attempt) for goal in goals)


def wants_of(goal: Any) -> tuple[str, ...]:
    """Return the names of all goals in a game's `Goal`, in its order."""
    kinds = get_args(get_args(goal)[0])
    return tuple(get_args(kind.model_fields["want"].annotation)[0] for kind in kinds)
