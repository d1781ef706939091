"""Questions of predictions: where a figure will be, and how many hearts a Hero will have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final

from pydantic import StringConstraints

from platformer_nb.core.errors import BadInput, Place, within
from platformer_nb.core.game import Words
from platformer_nb.core.parts.teaching import Asked
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.facts import at
from platformer_nb.games.platformer.model.state import FIRST_KIND, State
from platformer_nb.games.platformer.model.terrain import NOWHERE, space_name
from platformer_nb.games.platformer.teaching.tracing import OFF, ends

HEARTS: Final = "hearts"

Ask = Annotated[str, StringConstraints(pattern=r"^([a-z][1-9][0-9]?|hearts [1-4])$")]
"""A question: the Space of a figure whose final Space is to be predicted, or a Hero's hearts."""


def check_asks(asks: Iterable[str], state: State, place: Place) -> None:
    """Raise BadInput unless each question's figure is on its Space, or its Hero in the game."""
    for ask in asks:
        if ask.startswith(HEARTS):
            if int(ask[-1]) > len(state.heroes):
                raise BadInput(within(place, ask), "error-predict-seat", "error-predict-seat-mend")
        elif (space := space_of(state, ask)) < 0 or not state.occupied[space]:
            raise BadInput(within(place, ask), "error-predict-nobody", "error-predict-nobody-mend")


def space_of(state: State, name: str) -> int:
    """Return the Space of this name; -1 if the map has none."""
    width = state.terrain.width
    spaces = (s for s in range(state.terrain.size) if space_name(width, s) == name)
    return next(spaces, -1)


def asked(
    asks: Iterable[str], before: State, after: State, events: Sequence[Event], words: Words
) -> tuple[Asked, ...]:
    """Return the questions with their true answers."""
    paths = ends(before, after, events)
    return tuple(_asked(ask, before, after, paths, words) for ask in asks)


def _asked(ask: str, before: State, after: State, paths: Mapping[int, int], words: Words) -> Asked:
    if ask.startswith(HEARTS):
        seat = int(ask[-1]) - 1
        question = words.tell("predict-hearts", {"hero": before.heroes[seat].card})
        return Asked(f"{HEARTS}_{seat + 1}", question, after.heroes[seat].hearts)
    start = space_of(before, ask)
    figure = before.occupied[start]
    card = before.heroes[figure - 1].card if figure < FIRST_KIND else before.game.kinds[figure].id
    question = words.tell("predict-where", {"figure": card, "from": ask})
    end = paths[start]
    return Asked(ask, question, OFF if end == NOWHERE else at(after, end))
