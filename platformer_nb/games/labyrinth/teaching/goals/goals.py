"""All goals of a lesson in one type, and whether one can be meant in a position."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from platformer_nb.core.errors import BadInput, Place, one_of
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.events import EVENTS
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names
from platformer_nb.games.labyrinth.teaching.goals.maze_goals import Happened, Laid, Lies, Route
from platformer_nb.games.labyrinth.teaching.goals.names import can_be, in_play
from platformer_nb.games.labyrinth.teaching.goals.state_goals import (
    At,
    Carries,
    Crystal,
    Holds,
    Left,
    Settled,
    Stunned,
    Turn,
    Wins,
)
from platformer_nb.lessons.goals.base import wants_of
from platformer_nb.lessons.goals.common import AllOf, AnyOf, Denied, Used, Within


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
    | Holds
    | Carries
    | Stunned
    | Crystal
    | Left
    | Turn
    | Settled
    | Wins
    | Laid
    | Route
    | Lies
    | Happened
    | Within
    | Used
    | Not
    | Any_
    | All,
    Field(discriminator="want"),
]
WANTS: Final = wants_of(Goal)

Not.model_rebuild()
Any_.model_rebuild()
All.model_rebuild()


def check_goal(goal: Goal, state: State, place: Place) -> None:
    """Raise BadInput if a goal names what is not in the position or not in the box."""
    if isinstance(goal, Not):
        check_goal(goal.of, state, place)
    elif isinstance(goal, (Any_, All)):
        for part in goal.of:
            check_goal(part, state, place)
    _check_figure(goal, state, place)
    for field in ("place", "start", "end"):
        named = getattr(goal, field, None)
        if named is not None and not can_be(state, named):
            raise BadInput(
                place, "error-no-place", one_of(named, place_names(state.maze)), word=named
            )
    _check_thing(goal, state, place)


def _check_figure(goal: Goal, state: State, place: Place) -> None:
    who = getattr(goal, "who", SEATS[0])
    if not in_play(state, who):
        known = SEATS[: len(state.pawns)]
        raise BadInput(place, "error-unknown", one_of(who, tuple(known)), word=who)


def _check_thing(goal: Goal, state: State, place: Place) -> None:
    known = {
        "item": state.box.item_ids,
        "tile": tuple(state.box.number_of),
        "event": EVENTS,
    }
    for field, ids in known.items():
        word = getattr(goal, field, None)
        if word is not None and word not in ids:
            raise BadInput(place, "error-unknown", one_of(word, ids), word=word)
