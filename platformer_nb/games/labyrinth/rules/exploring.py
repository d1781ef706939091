"""Exploring a corridor, step by step (EXP-1): Golem, ability tokens, trap, characters, other tokens."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import AtTrap
from platformer_nb.games.labyrinth.model.frames import (
    ANSWERS,
    FIGHTS,
    GOLEM,
    GOLEM_TEST,
    PICKING,
    PUSHED,
    SET_OUT,
    TOKENS,
    TRAP,
    Combat,
    Explore,
    HiddenTrap,
    Test,
)
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules import picking
from platformer_nb.games.labyrinth.rules.fighting import free_combat
from platformer_nb.games.labyrinth.rules.records import Decision, nothing
from platformer_nb.games.labyrinth.rules.using.tokens import meets_tokens


@rule("EXP-1", off=Instead(nothing))
def next_step(builder: StateBuilder, frame: Explore) -> None:
    """EXP-1: exploring has its steps in this order."""
    if frame.step == PICKING:
        return
    left = Explore(frame.seat, frame.place, frame.frm, frame.how, frame.step + 1, frame.fought)
    builder.push(left)
    _takes(builder, frame)
    if builder.due[-1] is left and left.step in (TOKENS, TRAP):  # which leave nothing to decide
        builder.pop()
        next_step(builder, left)


def _takes(builder: StateBuilder, frame: Explore) -> None:
    """Take a step, which pushes what it leaves to be settled."""
    if frame.step == GOLEM:
        meets_the_golem(builder, frame)
    elif frame.step == TOKENS:
        meets_tokens(builder, frame)
    elif frame.step == TRAP:
        comes_upon_a_trap(builder, frame)
    elif frame.step == ANSWERS:
        free_combat.asks(builder, frame)


@rule("EXP-2", "GOL-19", off=Instead(nothing))
def meets_the_golem(builder: StateBuilder, frame: Explore) -> None:
    """EXP-2, GOL-19: a character that comes onto the Golem's corridor makes the Golem test."""
    if builder.golem.at == frame.place:
        builder.push(Test(frame.seat, GOLEM_TEST, frame.place))


@rule("EXP-4", "TRP-6", "TRP-8", "TRP-12", off=Instead(nothing))
def comes_upon_a_trap(builder: StateBuilder, frame: Explore) -> None:
    """EXP-4, TRP-8: a trap is turned up if hidden, then it is tested; TRP-6: by whoever comes upon it.

    TRP-12: upon no trap but that of the corridor itself.
    """
    if builder.trap_on(frame.place) is None:
        return
    if frame.how == SET_OUT:
        ignores_a_trap(builder, frame)
    else:
        builder.push(HiddenTrap(frame.seat, frame.place), AtTrap(frame.seat, frame.place))


@rule("MOV-5", "TRP-14", off=Instead(nothing))
def ignores_a_trap(builder: StateBuilder, frame: Explore) -> None:
    """MOV-5: who leaves the start space ignores a trap, TRP-14: which is not turned up either."""
    builder.tell("passed-by", "MOV-5", frame.seat, to=frame.place)


@rule("EXP-6", "PSH-4", "BRG-7", "KEY-1", "KEY-3", off=False)
def may_pick_up(state: State, frame: Explore) -> bool:
    """EXP-6, KEY-3: in the last step keys and items are picked up, KEY-1: in the player's turn, PSH-4: not after a push.

    BRG-7: after a failed jump not before the stun is rested off.
    """
    own_turn = frame.seat == state.active
    return own_turn and frame.how != PUSHED and not state.pawns[frame.seat].stun


# --- the decisions ---------------------------------------------------------------------------------------------


def _decides(state: State, frame: Explore) -> int | None:
    return frame.seat if _options(state, frame) else None


def _options(state: State, frame: Explore) -> Sequence[a.Action]:
    if frame.step == FIGHTS:
        found = free_combat.opponents(state, frame)
        return (*map(a.Fight, found), a.Stop()) if found else ()
    if frame.step == PICKING and may_pick_up(state, frame):
        taken = tuple(picking.options(state))
        return (*taken, a.Leave()) if taken else ()
    return ()


def _objects(state: State, frame: Explore, action: a.Action) -> Cite | None:
    if isinstance(action, (a.Fight, a.Stop)) != (frame.step == FIGHTS):
        if isinstance(action, a.Fight) and frame.fought and state.reads("EXP-5", "one"):
            return free_combat.may_be_fought(state, frame, action)
        return Cite("EXP-1", {"step": "fights" if frame.step == FIGHTS else "picking"})
    if isinstance(action, a.Fight):
        return free_combat.may_be_fought(state, frame, action)
    if isinstance(action, picking.TAKING):
        return picking.objection(state, action)
    return None


def _allows(state: State, frame: Explore, action: a.Action) -> tuple[Cite, ...]:
    if isinstance(action, (a.Fight, a.Stop)):
        return (Cite("EXP-5"), *free_combat.allows(state, action))
    if isinstance(action, picking.TAKING):
        return (Cite("EXP-6"), *picking.allows(state, action))
    return (Cite("EXP-6"),)


def _answer(builder: StateBuilder, frame: Explore, action: a.Action) -> None:
    if isinstance(action, a.Fight):
        fights(builder, frame, action)
    elif isinstance(action, a.Stop):
        builder.push(replaced(frame, step=ANSWERS))
    elif isinstance(action, picking.TAKING):
        builder.push(frame)
        picking.carry_out(builder, action)


@rule("FRE-7", "FRE-6", "FRE-11", off=Instead(nothing))
def fights(builder: StateBuilder, frame: Explore, action: a.Fight) -> None:
    """FRE-7: free combat is like an Attack; FRE-6: once for a move, FRE-11: settled before the next is named."""
    builder.push(replaced(frame, fought=(*frame.fought, action.seat)))
    builder.tell("free-combat", "FRE-2", frame.seat, other=action.seat)
    builder.push(Combat(frame.seat, action.seat, frame.place))


DECISIONS = (
    Decision(
        Explore,
        _decides,
        next_step,
        (a.Fight, a.Stop, *picking.TAKING, a.Leave),
        _options,
        _objects,
        _allows,
        _answer,
    ),
)
