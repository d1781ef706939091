"""The clauses of a turn: what comes first, what an activity costs; Rest, the Fate Crystal, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import is_start, place_name
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Activity, nothing


@rule("ACT-3")
def can_be_paid(state: State, cost: int) -> Cite | None:
    """ACT-3: an activity costs no more actions than are left."""
    return Cite("ACT-3", {"cost": cost, "left": state.left}) if cost > state.left else None


@rule("STN-2", "STN-7")
def rests_first(state: State, action: a.Action) -> Cite | None:
    """STN-2: a stunned character does nothing but Rest, STN-7: on its start space too; the turn can end (ACT-11)."""
    if not state.pawn.stun or isinstance(action, (a.Rest, a.End)):
        return None
    return Cite("STN-2", {"stun": state.pawn.stun})


@rule("MOV-3", off=False)
def is_bound(state: State) -> bool:
    """MOV-3: the active pawn has to Move first while it is on its start space; by a house rule in its first turn only."""
    later = state.reads("MOV-3", "first-turn") and state.turn > len(state.pawns)
    return is_start(state.pawn.at) and not later


@rule("MOV-3", "ACT-10")
def moves_off_first(state: State, action: a.Action) -> Cite | None:
    """MOV-3, ACT-10: on its start space a pawn does nothing but Move, or end the turn (ACT-11).

    Rest comes first while it is stunned (STN-7), and the Golem is moved while it is in the way (MOV-4).
    """
    pawn = state.pawn
    if not is_bound(state) or isinstance(action, (a.Move, a.End)):
        return None
    if isinstance(action, a.Rest) and pawn.stun:
        return None
    if isinstance(action, a.MoveGolem) and golem_bars_the_way(state):
        return None
    return Cite("MOV-3", {"place": place_name(state.maze, pawn.at)})


@rule("MOV-4")
def way_is_free(state: State, action: a.Action) -> Cite | None:
    """MOV-4: while the Golem stands on a player's key tile, that player's character does not leave the start space."""
    if not isinstance(action, a.Move) or not golem_bars_the_way(state):
        return None
    return Cite("MOV-4", {"place": place_name(state.maze, state.golem.at)})


def golem_bars_the_way(state: State) -> bool:
    """Return whether the active pawn is on its start space, and the Golem on its key tile."""
    pawn = state.pawn
    return is_start(pawn.at) and state.golem.at == KEY_PLACES[pawn.start]


# --- Rest ------------------------------------------------------------------------------------------------------


@rule("STN-4")
def is_stunned(state: State, _action: a.Rest) -> Cite | None:
    """STN-4: without a stun token there is no Rest."""
    return None if state.pawn.stun else Cite("STN-4")


def _rests(state: State) -> Iterator[a.Action]:
    if state.pawn.stun:
        yield a.Rest()


@rule("STN-4", "STN-5", off=Instead(nothing))
def rest(builder: StateBuilder, _action: a.Rest) -> None:
    """STN-4: one stun token goes back; STN-5: with the last one gone, the rest of the turn is free."""
    seat = builder.active
    builder.change_pawn(seat, stun=builder.pawn(seat).stun - 1)
    builder.tell("rested", "STN-4", seat)


# --- the Fate Crystal ------------------------------------------------------------------------------------------


@rule("CRY-5")
def crystal_is_inactive(state: State, _action: a.ActivateCrystal) -> Cite | None:
    """CRY-5: only an inactive Fate Crystal is activated."""
    return Cite("CRY-5") if state.pawn.crystal else None


def _activates(state: State) -> Iterator[a.Action]:
    if not state.pawn.crystal:
        yield a.ActivateCrystal()


@rule("CRY-5", off=Instead(nothing))
def activate(builder: StateBuilder, _action: a.ActivateCrystal) -> None:
    """CRY-5: the Fate Crystal turns to its active side."""
    seat = builder.active
    builder.change_pawn(seat, crystal=True)
    builder.tell("crystal-on", "CRY-5", seat)


REST: Final[Activity] = Activity(
    a.Rest, 1, _rests, (is_stunned,), lambda s, _a: (Cite("STN-4", {"stun": s.pawn.stun}),), rest
)
ACTIVATE: Final[Activity] = Activity(
    a.ActivateCrystal,
    2,
    _activates,
    (crystal_is_inactive,),
    lambda _s, _a: (Cite("CRY-5", {"crystal": "off"}),),
    activate,
)
