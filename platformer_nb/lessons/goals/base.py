"""What every goal of a lesson is made of: an attempt to look at, a statement about it, its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import StringConstraints

from platformer_nb.content.shapes import Table
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.text import Words

SpaceName = Annotated[str, StringConstraints(pattern=r"^[a-z][1-9][0-9]?$")]


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done so far: the state reached, the actions in notation, what happened."""

    state: State
    actions: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()


class Want(Table):
    """What every goal can do."""

    def met(self, attempt: Attempt) -> bool:
        """Whether it is so."""
        raise NotImplementedError

    def key(self) -> str:
        """The key of its words."""
        return f"goal-{self.want}"  # type: ignore[attr-defined]

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """The facts its words mention; `now` is what is the case."""
        return {}

    def say(self, words: Words, attempt: Attempt) -> str:
        """The goal in words."""
        return words.tell(self.key(), self.facts(attempt))


def figure_code(state: State, figure: str) -> int:
    """The code of a figure; 0 if the game has none of that name."""
    if figure.startswith("hero "):
        seat = int(figure[-1])
        return seat if seat <= len(state.heroes) else 0
    code = state.game.codes.get(figure, 0)
    assert code == 0 or code >= FIRST_KIND
    return code


def card(state: State, figure: str) -> str:
    """The id of a figure's card."""
    if figure.startswith("hero "):
        return state.heroes[int(figure[-1]) - 1].card
    return figure
