"""The once rules of events: those that the active player aims, and those that befall all (EVT-2, EVT-6, EVT-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import part, replaced, value
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.card_frames import (
    DealCharacter,
    Demolish,
    LayDown,
    Once,
    Strike,
)
from platformer_nb.games.labyrinth.model.cards import events as ev
from platformer_nb.games.labyrinth.model.frames import TakeTile, Walk
from platformer_nb.games.labyrinth.model.hexes import CELLS
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.characters import undealt
from platformer_nb.games.labyrinth.rules.fighting.dying import heal, lose_lives
from platformer_nb.games.labyrinth.rules.golem import barred, to_the_centre
from platformer_nb.games.labyrinth.rules.maze import changing
from platformer_nb.games.labyrinth.rules.records import Decision, nothing


@value
class Did:
    """How one kind of once rule is carried out: what the active player may choose, why not, what is done.

    `times` says how often it is chosen. One without `answers` is carried out with None, once.
    """

    kind: type
    do: Callable[[StateBuilder, Any, Any], None]
    answers: tuple[type, ...] = ()
    candidates: Callable[[State], Iterable[a.Action]] = lambda _state: ()
    objects: Callable[[State, Any], Cite | None] = part(default=lambda _state, _action: None)
    times: Callable[[Any], int] = lambda _effect: 1


def effect_of(state: State, frame: Once) -> Any:
    """Return the once rule of an event."""
    return state.box.events[state.box.event_ids[frame.event]].once


# --- clauses ---------------------------------------------------------------------------------------------------


@rule("EVT-7")
def is_a_character(state: State, action: a.Name) -> Cite | None:
    """EVT-7: the active player names any character, its own included."""
    return None if 0 <= action.seat < len(state.pawns) else Cite("EVT-7")


@rule("EVT-7", "CHR-8")
def can_be_changed(state: State, action: a.Name) -> Cite | None:
    """EVT-7, CHR-8: a character is named that can be changed for another one."""
    found = is_a_character(state, action)
    if found is not None:
        return found
    changes = state.pawns[action.seat].character != NO_CHARACTER and undealt(state)
    return None if changes else Cite("CHR-8")


@rule("TRP-6")
def has_a_trap(state: State, action: a.AtPlace) -> Cite | None:
    """TRP-6: a trap stays unless a card removes it; only one that lies there is removed."""
    return None if state.trap_on(action.place) is not None else Cite("TRP-6")


# --- carrying out ----------------------------------------------------------------------------------------------


@rule("DTH-9", "LIF-2", off=Instead(nothing))
def each_loses(builder: StateBuilder, effect: ev.EachLoses, _action: None) -> None:
    """DTH-9, LIF-2: each character loses lives, one after the other, clockwise from the active player."""
    seats = tuple(builder.state.clockwise(builder.active))
    builder.push(Strike(seats, effect.lives))


def _each_heals(builder: StateBuilder, effect: ev.EachHeals, _action: None) -> None:
    for seat in builder.state.clockwise(builder.active):
        heal(builder, seat, effect.lives, "EVT-2")


def _named_loses(builder: StateBuilder, effect: ev.NamedLoses, action: a.Name) -> None:
    builder.tell("named", "EVT-7", builder.active, other=action.seat)
    lose_lives(builder, action.seat, effect.lives, "EVT-2")


def _named_changes(builder: StateBuilder, _effect: ev.NamedChanges, action: a.Name) -> None:
    builder.tell("named", "EVT-7", builder.active, other=action.seat)
    builder.push(DealCharacter(action.seat))


@rule("GOL-15", off=Instead(nothing))
def golem_moves(builder: StateBuilder, effect: ev.GolemMoves, _action: None) -> None:
    """GOL-15: what an event moves comes from nowhere afterwards, but what bars the first step bars it here too."""
    builder.push(Walk(effect.steps, barred(builder.state), 0))


@rule("LIM-4", "TRP-6", off=Instead(nothing))
def remove_trap(builder: StateBuilder, _effect: ev.RemoveTraps, action: a.AtPlace) -> None:
    """LIM-4, TRP-6: a trap that is removed is mixed into its pool."""
    builder.lift_trap(action.place)
    builder.tell("trap-removed", "LIM-4", builder.active, frm=action.place)


def _turns(builder: StateBuilder, _effect: ev.TurnTiles, action: a.Turn) -> None:
    changing.turn(builder, builder.active, action.cell, action.turning)


@rule("EVT-6", "LIM-1", off=Instead(nothing))
def build_tiles(builder: StateBuilder, effect: ev.BuildTiles, _action: None) -> None:
    """EVT-6, LIM-1: tiles are built as long as the pool has any; else this is skipped."""
    tiles = min(effect.tiles, builder.state.tile_pool)
    builder.push(*(TakeTile() for _ in range(tiles)))


def _each_drops(builder: StateBuilder, effect: ev.EachDrops, _action: None) -> None:
    seats = tuple(builder.state.clockwise(builder.active))
    builder.push(*(LayDown(seats) for _ in range(effect.items)))


@rule("CRY-5", off=Instead(nothing))
def each_crystal(builder: StateBuilder, _effect: ev.EachCrystal, _action: None) -> None:
    """CRY-5: an inactive Fate Crystal turns to its active side."""
    for seat in builder.state.clockwise(builder.active):
        if not builder.pawn(seat).crystal:
            builder.change_pawn(seat, crystal=True)
            builder.tell("crystal-on", "CRY-5", seat)


def _each_demolishes(builder: StateBuilder, effect: ev.EachDemolishes, _action: None) -> None:
    seats = tuple(builder.state.clockwise(builder.active))
    builder.push(*(Demolish(seats) for _ in range(effect.tiles)))


DID: Final[Mapping[type, Did]] = {
    did.kind: did
    for did in (
        Did(ev.EachLoses, each_loses),
        Did(ev.EachHeals, _each_heals),
        Did(
            ev.NamedLoses,
            _named_loses,
            (a.Name,),
            lambda state: map(a.Name, range(len(state.pawns))),
            is_a_character,
        ),
        Did(
            ev.NamedChanges,
            _named_changes,
            (a.Name,),
            lambda state: map(a.Name, range(len(state.pawns))),
            can_be_changed,
        ),
        Did(ev.GolemMoves, golem_moves),
        Did(ev.GolemToCentre, lambda builder, _effect, _action: to_the_centre(builder)),
        Did(
            ev.RemoveTraps,
            remove_trap,
            (a.AtPlace,),
            lambda state: (a.AtPlace(place) for place, _ in state.traps),
            has_a_trap,
            lambda effect: effect.traps,
        ),
        Did(
            ev.TurnTiles,
            _turns,
            (a.Turn,),
            lambda _s: (a.Turn(cell, turn) for cell in range(CELLS) for turn in range(TURNINGS)),
            lambda state, action: changing.may_be_turned(state, action.cell, action.turning),
            lambda effect: effect.tiles,
        ),
        Did(ev.BuildTiles, build_tiles),
        Did(ev.EachDrops, _each_drops),
        Did(ev.EachCrystal, each_crystal),
        Did(ev.EachDemolishes, _each_demolishes),
    )
}
"""By kind of once rule."""

# --- the decision ----------------------------------------------------------------------------------------------


def _did(state: State, frame: Once) -> Did:
    return DID[type(effect_of(state, frame))]


def _options(state: State, frame: Once) -> Sequence[a.Action]:
    did = _did(state, frame)
    if frame.done >= did.times(effect_of(state, frame)):
        return ()
    return tuple(one for one in did.candidates(state) if did.objects(state, one) is None)


@rule("EVT-2", "EVT-6", "EVT-7", off=None)
def who_decides(state: State, frame: Once) -> int | None:
    """EVT-2, EVT-7: what an event leaves open is the active player's to choose; EVT-6: without a choice it is skipped."""
    return state.active if _options(state, frame) else None


def _objects(state: State, frame: Once, action: Any) -> Cite | None:
    did = _did(state, frame)
    if not isinstance(action, did.answers):
        return Cite("EVT-2", {"card": state.box.event_ids[frame.event]})
    return did.objects(state, action)


def _answer(builder: StateBuilder, frame: Once, action: a.Action) -> None:
    builder.push(replaced(frame, done=frame.done + 1))
    _did(builder.state, frame).do(builder, effect_of(builder.state, frame), action)


@rule("EVT-2", "EVT-6", off=Instead(nothing))
def goes_on_by_itself(builder: StateBuilder, frame: Once) -> None:
    """EVT-2: what leaves nothing open is carried out at once; EVT-6: what cannot be carried out is skipped."""
    did, effect = _did(builder.state, frame), effect_of(builder.state, frame)
    if not did.answers:
        did.do(builder, effect, None)
    elif not frame.done:
        builder.tell("event-skipped", "EVT-6", builder.active, number=frame.event)


ANSWERS: Final = tuple({kind: None for did in DID.values() for kind in did.answers})

DECISIONS = (
    Decision(
        Once,
        who_decides,
        goes_on_by_itself,
        ANSWERS,
        _options,
        _objects,
        lambda state, frame, _a: (Cite("EVT-7", {"card": state.box.event_ids[frame.event]}),),
        _answer,
    ),
)
