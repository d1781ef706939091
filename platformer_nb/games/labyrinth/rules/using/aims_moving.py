"""Abilities and items that move characters and the Golem, heal and hurt."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Aim, Strike
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.frames import PUT, Explore, Walk
from platformer_nb.games.labyrinth.model.maze import is_start, place_name
from platformer_nb.games.labyrinth.model.state import LIVES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules import moving
from platformer_nb.games.labyrinth.rules.fighting.dying import heal
from platformer_nb.games.labyrinth.rules.golem import barred, golem_ways
from platformer_nb.games.labyrinth.rules.maze.ways import jumps
from platformer_nb.games.labyrinth.rules.placing import explores, put
from platformer_nb.games.labyrinth.rules.records import letter, nothing
from platformer_nb.games.labyrinth.rules.using.aims import (
    Aimed,
    cell_at,
    effect_of,
    in_reach,
    not_for,
    within,
)

# --- jumping and stepping --------------------------------------------------------------------------------------


def _jumps(state: State, aim: Aim) -> Iterator[a.Action]:
    return (a.SafeJump(to % 3) for to in jumps(state.maze, state.pawns[aim.seat].at))


def _step_objects(state: State, _aim: Aim, action: a.Move) -> Cite | None:
    found = moving.follows_the_corridor(state, action)
    return found or moving.keeps_off_start_spaces(state, action)


def _steps(builder: StateBuilder, _aim: Aim, action: a.Move) -> None:
    moving.move(builder, action)


# --- being put -------------------------------------------------------------------------------------------------


def _marked(state: State, aim: Aim) -> Iterator[a.Action]:
    own = state.pawns[aim.seat].character
    return (a.AtPlace(place) for place, whose in state.tokens if whose == own)


@rule("EXP-8", "CHR-4")
def is_marked(state: State, aim: Aim, action: a.AtPlace) -> Cite | None:
    """EXP-8, CHR-4: a character is put only where a token of its own lies, and not where it stands."""
    pawn = state.pawns[aim.seat]
    if action.place != pawn.at and pawn.character in state.tokens_on(action.place):
        return None
    return not_for(state, aim, "place")


@rule("EXP-8", off=Instead(nothing))
def goes_to_token(builder: StateBuilder, aim: Aim, action: a.AtPlace) -> None:
    """EXP-8: whoever is put on another corridor explores it; the token comes back."""
    frm = builder.pawn(aim.seat).at
    builder.lift_token(action.place, builder.pawn(aim.seat).character)
    put(builder, aim.seat, action.place)
    builder.tell("put", "EXP-8", aim.seat, frm=frm, to=action.place)
    explores(builder, aim.seat, frm, PUT)


def _others(state: State, aim: Aim) -> Iterator[a.Action]:
    return (a.Name(seat) for seat in state.clockwise(aim.seat) if seat != aim.seat)


@rule("EXP-8", "EVT-7")
def may_change_places(state: State, aim: Aim, action: a.Name) -> Cite | None:
    """EXP-8, EVT-7: another character is named, and neither may be on the centre tile or on a start space."""
    if not 0 <= action.seat < len(state.pawns) or action.seat == aim.seat:
        return not_for(state, aim, "who")
    for seat in (aim.seat, action.seat):
        at = state.pawns[seat].at
        if at == state.centre or is_start(at):
            facts = {"who": letter(seat), "place": place_name(state.maze, at)}
            return Cite("EXP-8", facts)
    return in_reach(state, aim, cell_at(state.pawns[action.seat].at))


@rule("EXP-8", off=Instead(nothing))
def change_places(builder: StateBuilder, aim: Aim, action: a.Name) -> None:
    """EXP-8: two put at the same time explore one after the other, clockwise from the active player."""
    one, two = builder.pawn(aim.seat).at, builder.pawn(action.seat).at
    put(builder, aim.seat, two)
    put(builder, action.seat, one)
    builder.tell("changed-places", "EXP-8", aim.seat, other=action.seat, frm=one, to=two)
    builder.push(Explore(action.seat, one, two, PUT), Explore(aim.seat, two, one, PUT))


# --- the Golem -------------------------------------------------------------------------------------------------


@rule("GOL-14")
def has_a_way(state: State, aim: Aim) -> Cite | None:
    """GOL-14: what has no way at all does not move, so that nothing is used for it."""
    if golem_ways(state, barred(state)):
        return None
    return Cite("GOL-14", {"place": place_name(state.maze, state.golem.at)})


def _moves_golem(builder: StateBuilder, aim: Aim, _action: None) -> None:
    state = builder.state
    builder.push(Walk(effect_of(state, aim).steps, barred(state), 0))


def struck(state: State, aim: Aim) -> tuple[int, ...]:
    """Return the other characters that the Golem reaches, clockwise."""
    reached = within(state, state.golem.at, effect_of(state, aim).steps)
    found = state.clockwise(aim.seat)
    return tuple(s for s in found if s != aim.seat and state.pawns[s].at in reached)


def _strikes(builder: StateBuilder, aim: Aim, _action: None) -> None:
    builder.push(Strike(struck(builder.state, aim), effect_of(builder.state, aim).lives))


# --- lives and Crystals ----------------------------------------------------------------------------------------


@rule("LIF-3", "LIF-1")
def has_lost_lives(state: State, aim: Aim) -> Cite | None:
    """LIF-3, LIF-1: nobody heals above 4 lives."""
    if state.pawns[aim.seat].lives < LIVES:
        return None
    return Cite("LIF-3", {"lives": LIVES})


def _heals(builder: StateBuilder, aim: Aim, _action: None) -> None:
    heal(builder, aim.seat, effect_of(builder.state, aim).lives, "LIF-3")


def _bright(state: State, aim: Aim) -> tuple[int, ...]:
    found = state.clockwise(aim.seat)
    return tuple(s for s in found if s != aim.seat and state.pawns[s].crystal)


def _quenches(builder: StateBuilder, aim: Aim, _action: None) -> None:
    for seat in _bright(builder.state, aim):
        builder.change_pawn(seat, crystal=False)
        builder.tell("crystal-off", "CRY-1", seat)


AIMS = (
    Aimed(
        fx.Jump,
        lambda builder, _aim, action: moving.safe_jump(builder, action),
        (a.SafeJump,),
        _jumps,
        lambda state, _aim, action: moving.jumps_at_a_bridge(state, action),
    ),
    Aimed(
        fx.Step,
        _steps,
        (a.Move,),
        lambda _state, _aim: map(a.Move, range(6)),
        _step_objects,
    ),
    Aimed(fx.GoToToken, goes_to_token, (a.AtPlace,), _marked, is_marked),
    Aimed(fx.SwapPlaces, change_places, (a.Name,), _others, may_change_places),
    Aimed(fx.MoveGolem, _moves_golem, idle=has_a_way),
    Aimed(
        fx.GolemStrikes,
        _strikes,
        idle=lambda state, aim: None if struck(state, aim) else not_for(state, aim, "nobody"),
    ),
    Aimed(fx.Heal, _heals, idle=has_lost_lives),
    Aimed(
        fx.QuenchCrystals,
        _quenches,
        idle=lambda state, aim: None if _bright(state, aim) else not_for(state, aim, "nobody"),
    ),
)
