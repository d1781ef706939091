"""What a prediction may ask: about the figure on a Space, about a Hero's hearts."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.errors import BadInput, Place, within
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.lessons.track.models import Predict

HEARTS: Final = "hearts"


def check_asks(step: Predict, state: State, place: Place) -> None:
    """What is asked has to be there: a figure on its Space, a Hero of the seat. Raises BadInput."""
    for ask in step.asks:
        if ask.startswith(HEARTS):
            if int(ask[-1]) > len(state.heroes):
                raise BadInput(within(place, ask), "error-predict-seat", "error-predict-seat-mend")
        elif (space := space_of(state, ask)) < 0 or not state.occupied[space]:
            raise BadInput(within(place, ask), "error-predict-nobody", "error-predict-nobody-mend")


def space_of(state: State, name: str) -> int:
    """The Space of this name; -1 if there is none on the map."""
    width = state.terrain.width
    spaces = (s for s in range(state.terrain.size) if space_name(width, s) == name)
    return next(spaces, -1)
