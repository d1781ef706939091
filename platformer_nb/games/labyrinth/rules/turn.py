"""The clauses of a turn: what comes first, what an activity costs; Rest, the Fate Crystal, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import NOWHERE, is_start, place_name
from platformer_nb.games.labyrinth.model.state import ACTIONS, KEY_PLACES, NOBODY, State
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


@rule("MOV-3", "ACT-10")
def moves_off_first(state: State, action: a.Action) -> Cite | None:
    """MOV-3, ACT-10: on its start space a pawn does nothing but Move, or end the turn (ACT-11).

    Rest comes first while it is stunned (STN-7), and the Golem is moved while it is in the way (MOV-4).
    """
    pawn = state.pawn
    if not is_start(pawn.at) or isinstance(action, (a.Move, a.End)):
        return None
    if isinstance(action, a.Rest) and pawn.stun:
        return None
    if isinstance(action, a.MoveGolem) and golem_bars_the_way(state):
        return None
    return Cite("MOV-3", {"place": place_name(state.maze, pawn.at)})


@rule("MOV-4")
def way_is_free(state: State, action: a.Action) -> Cite | None:
    """MOV-4: while the Golem stands on the own key tile, nobody leaves the start space."""
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
    seat = builder.state.active
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
    seat = builder.state.active
    builder.change_pawn(seat, crystal=True)
    builder.tell("crystal-on", "CRY-5", seat)


# --- the end of the turn ---------------------------------------------------------------------------------------


@rule("ACT-1", "ACT-8", "ACT-11", "GOL-11", off=Instead(nothing))
def turn_ends(builder: StateBuilder, _action: a.End) -> None:
    """ACT-1: the next player has 2 actions; ACT-11: those left over are lost; ACT-8: what was once per turn is free.

    GOL-11: if the player whose turn ends did not move the Golem, nothing bars its way.
    """
    state = builder.state
    builder.tell("ended", "ACT-11", state.active)
    golem = replaced(state.golem, used=False)
    if golem.by != state.active:
        golem = replaced(golem, came=NOWHERE, by=NOBODY)
    then = (state.active + 1) % len(state.pawns)
    builder.change(active=then, left=ACTIONS, laid_down=(), golem=golem, turn=state.turn + 1)


def _end(_state: State) -> Iterator[a.Action]:
    yield a.End()


REST = Activity(
    a.Rest, 1, _rests, (is_stunned,), lambda s, _a: (Cite("STN-4", {"stun": s.pawn.stun}),), rest
)
ACTIVATE = Activity(
    a.ActivateCrystal,
    2,
    _activates,
    (crystal_is_inactive,),
    lambda _s, _a: (Cite("CRY-5", {"crystal": "off"}),),
    activate,
)
END = Activity(
    a.End, 0, _end, (), lambda state, _a: (Cite("ACT-11", {"left": state.left}),), turn_ends
)
