"""All records in one place: the activities, and what settles each kind of frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.core.newest import Latest
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules import (
    characters,
    exploring,
    golem,
    moving,
    picking,
    rolls,
    trapping,
)
from platformer_nb.games.labyrinth.rules.course import turn, turn_end, winning
from platformer_nb.games.labyrinth.rules.events import calling, each, once
from platformer_nb.games.labyrinth.rules.fighting import (
    combat,
    dying,
    free_combat,
    pushing,
    winning_combat,
)
from platformer_nb.games.labyrinth.rules.maze import entering, laying
from platformer_nb.games.labyrinth.rules.records import Activity, Decision
from platformer_nb.games.labyrinth.rules.using import activity as using
from platformer_nb.games.labyrinth.rules.using import aims_things, looking, tokens

ACTIVITIES: Final[Mapping[type, Activity]] = {
    activity.kind: activity
    for activity in (
        laying.BUILD,
        moving.MOVE,
        moving.RISKY_JUMP,
        moving.SAFE_JUMP,
        turn.REST,
        combat.ATTACK,
        trapping.SET_TRAP,
        golem.MOVE_GOLEM,
        turn.ACTIVATE,
        calling.CALL,
        *picking.ACTIVITIES,
        using.USE,
        using.PACT,
        turn_end.END,
    )
}
"""By kind of action, in the order in which they are listed."""

DECISIONS: Final[Mapping[type, Decision]] = {
    decision.kind: decision
    for chapter in (
        laying,
        exploring,
        free_combat,
        rolls,
        moving,
        trapping,
        dying,
        combat,
        pushing,
        golem,
        winning,
        turn_end,
        picking,
        tokens,
        characters,
        entering,
        winning_combat,
        using,
        aims_things,
        looking,
        calling,
        once,
        each,
    )
    for decision in chapter.DECISIONS
}
"""By kind of frame."""


def decides(state: State) -> int | None:
    """Return who decides what is pending: a seat, NATURE, or None if it goes on by itself; the active player if
    nothing is pending."""
    return state.active if state.top is None else _decides(state)


# Whose turn it is may depend on what can be chosen, and each action of a position asks.
@Latest
def _decides(state: State) -> int | None:
    top = state.top
    return DECISIONS[type(top)].decides(state, top)
