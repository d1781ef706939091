"""Abilities and items that lay tokens, set, move and turn up traps, and fetch or change items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Aim, Redraw, RevealTrap
from platformer_nb.games.labyrinth.model.cards import effects as fx
from platformer_nb.games.labyrinth.model.maze import place_name, places
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules import picking, trapping
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.using.aims import (
    Aimed,
    cell_at,
    effect_of,
    in_reach,
    not_for,
    within,
)
from platformer_nb.games.labyrinth.rules.using.bonuses import hand

# --- ability tokens --------------------------------------------------------------------------------------------


def _token_places(state: State, aim: Aim) -> Iterator[a.Action]:
    anywhere = effect_of(state, aim).place == "anywhere"
    return map(a.AtPlace, places(state.maze) if anywhere else (state.pawns[aim.seat].at,))


@rule("LIM-1", "CRY-7")
def may_hold_a_token(state: State, aim: Aim, action: a.AtPlace) -> Cite | None:
    """LIM-1: a token is laid as long as there is one, CRY-7: where the card says, one of each character on a corridor.

    Never on the centre tile nor on a start space.
    """
    pawn, place = state.pawns[aim.seat], action.place
    if not state.token_pool(pawn.character):
        return not_for(state, aim, "tokens")
    if place == state.centre or (effect_of(state, aim).place == "own" and place != pawn.at):
        return not_for(state, aim, "place")
    if place not in places(state.maze) or pawn.character in state.tokens_on(place):
        return not_for(state, aim, "place")
    there = state.others_on(place, aim.seat) if effect_of(state, aim).place == "anywhere" else ()
    if not there:
        return None
    who = tuple(map(letter, there))
    return Cite("TRP-2", {"place": place_name(state.maze, place), "who": who})


def _lays_token(builder: StateBuilder, aim: Aim, action: a.AtPlace) -> None:
    builder.put_token(action.place, builder.pawn(aim.seat).character)
    whose = builder.pawn(aim.seat).character
    builder.tell("token-laid", "CRY-7", aim.seat, to=action.place, number=whose)


# --- traps -----------------------------------------------------------------------------------------------------


def _trap_objects(state: State, _aim: Aim, action: a.AtPlace) -> Cite | None:
    wanted = a.SetTrap(action.place)
    return next((cite for clause in trapping.PLACING if (cite := clause(state, wanted))), None)


def _sets_trap(builder: StateBuilder, aim: Aim, action: a.AtPlace) -> None:
    trapping.set_trap(builder, a.SetTrap(action.place))
    if aim.done + 1 < effect_of(builder.state, aim).traps:
        builder.push(replaced(aim, done=aim.done + 1))


def _trapped(state: State, _aim: Aim) -> Iterator[a.AtPlace]:
    return (a.AtPlace(place) for place, _ in state.traps)


@rule("TRP-15", "TRP-12")
def is_hidden_and_near(state: State, aim: Aim, action: a.AtPlace) -> Cite | None:
    """TRP-15, TRP-12: only a trap that lies face down on a corridor in reach is turned up."""
    if state.trap_on(action.place) != HIDDEN:
        return not_for(state, aim, "trap")
    return in_reach(state, aim, cell_at(action.place))


def _turns_up(builder: StateBuilder, _aim: Aim, action: a.AtPlace) -> None:
    builder.push(RevealTrap(action.place))


@rule("TRP-15", off=Instead(nothing))
def revealed(builder: StateBuilder, frame: RevealTrap, action: a.TurnUp) -> None:
    """TRP-15: a trap that is turned up stays so."""
    builder.put_trap(frame.place, action.trap)
    builder.tell("trap-revealed", "TRP-15", to=frame.place, trap=action.trap)


def _move_candidates(state: State, aim: Aim) -> Iterator[a.AtPlace]:
    if aim.done:
        reached = within(state, aim.place, effect_of(state, aim).steps)
        return map(a.AtPlace, sorted(reached))
    return _trapped(state, aim)


@rule("TRP-6", "TRP-2", "TRP-3", "TRP-4")
def may_be_moved(state: State, aim: Aim, action: a.AtPlace) -> Cite | None:
    """TRP-6: a trap stays unless a card moves it; TRP-2, TRP-3, TRP-4: then where it might have been set."""
    if aim.done:
        if action.place not in within(state, aim.place, effect_of(state, aim).steps):
            return not_for(state, aim, "far")
        return _trap_objects(state, aim, action)
    if state.trap_on(action.place) is None:
        return not_for(state, aim, "trap")
    found = in_reach(state, aim, cell_at(action.place))
    if found is not None:
        return found
    after = replaced(aim, done=1, place=action.place)
    free = (may_be_moved(state, after, to) is None for to in _move_candidates(state, after))
    return None if any(free) else not_for(state, aim, "place")


@rule("TRP-6", off=Instead(nothing))
def moves_trap(builder: StateBuilder, aim: Aim, action: a.AtPlace) -> None:
    """TRP-6: a trap stays where it is, unless a card moves it; it stays as it lies."""
    if not aim.done:
        builder.push(replaced(aim, done=1, place=action.place))
        return
    kind = builder.trap_on(aim.place)
    builder.lift_trap(aim.place)
    builder.put_trap(action.place, HIDDEN if kind is None else kind)
    builder.tell("trap-moved", "TRP-6", aim.seat, frm=aim.place, to=action.place)


# --- items -----------------------------------------------------------------------------------------------------


def _reached(state: State, aim: Aim) -> frozenset[int]:
    return within(state, state.pawns[aim.seat].at, effect_of(state, aim).steps)


def _item_candidates(state: State, aim: Aim) -> Iterator[a.Action]:
    reached = _reached(state, aim)
    for place, item in dict.fromkeys(state.items):
        if place in reached:
            yield a.AtPlace(place) if item == HIDDEN else a.Choose(item)


@rule("ITM-2", "KEY-2")
def may_be_fetched(state: State, aim: Aim, action: a.Choose | a.AtPlace) -> Cite | None:
    """ITM-2: an item is fetched by whoever has room for it, KEY-2: from as far as the card says."""
    if len(state.pawns[aim.seat].items) >= hand(state, aim.seat):
        return Cite("ITM-2", {"most": hand(state, aim.seat)})
    return None if action in tuple(_item_candidates(state, aim)) else not_for(state, aim, "item")


def _fetches(builder: StateBuilder, aim: Aim, action: a.Choose | a.AtPlace) -> None:
    if isinstance(action, a.AtPlace):
        picking.picks_up(builder, aim.seat, action.place, HIDDEN)
        return
    place = next(place for place, item in builder.state.items if item == action.item)
    picking.picks_up(builder, aim.seat, place, action.item)


@rule("LIM-1", "LIM-6")
def may_be_put_back(state: State, aim: Aim, action: a.Choose) -> Cite | None:
    """LIM-6: an item that is carried goes back into its pool, LIM-1: if there is another one to draw."""
    if action.item not in state.pawns[aim.seat].items:
        return not_for(state, aim, "item")
    return None if state.item_pool else not_for(state, aim, "pool")


def _puts_back(builder: StateBuilder, aim: Aim, action: a.Choose) -> None:
    picking.loses(builder, aim.seat, action.item)
    builder.tell("put-back", "LIM-6", aim.seat, item=action.item)
    builder.push(Redraw(aim.seat, action.item))


def _others(state: State, frame: Redraw) -> Sequence[a.Action]:
    return Odds(a.DrawItem(item) for item in state.unknown_items if item != frame.back)


def _redraw_objects(state: State, frame: Redraw, action: a.DrawItem) -> Cite | None:
    return None if action in _others(state, frame) else Cite("TIL-10", {"pool": state.item_pool})


@rule("LIM-6", off=Instead(nothing))
def redrawn(builder: StateBuilder, frame: Redraw, action: a.DrawItem) -> None:
    """LIM-6: another item is drawn from the rest of the pool."""
    picking.gains(builder, frame.seat, action.item)
    builder.tell("drew-item", "LIM-6", frame.seat, item=action.item)


AIMS = (
    Aimed(
        fx.LayToken,
        _lays_token,
        (a.AtPlace,),
        _token_places,
        may_hold_a_token,
        forced=lambda state, aim: effect_of(state, aim).place == "own",
    ),
    Aimed(
        fx.SetTraps,
        _sets_trap,
        (a.AtPlace,),
        lambda state, _aim: map(a.AtPlace, trapping.free_places(state)),
        _trap_objects,
    ),
    Aimed(fx.RevealTrap, _turns_up, (a.AtPlace,), _trapped, is_hidden_and_near),
    Aimed(fx.MoveTrap, moves_trap, (a.AtPlace,), _move_candidates, may_be_moved),
    Aimed(fx.TakeItem, _fetches, (a.Choose, a.AtPlace), _item_candidates, may_be_fetched),
    Aimed(
        fx.ChangeItem,
        _puts_back,
        (a.Choose,),
        lambda state, aim: map(a.Choose, state.pawns[aim.seat].items),
        may_be_put_back,
    ),
)

DECISIONS = (
    Decision(
        RevealTrap,
        lambda _s, _f: NATURE,
        nothing,
        (a.TurnUp,),
        lambda state, _f: trapping.hidden_kinds(state),
        lambda state, _f, action: trapping.is_a_kind(state, action),
        lambda state, _f, action: (Cite("TRP-8", {"trap": state.box.trap_ids[action.trap]}),),
        revealed,
    ),
    Decision(
        Redraw,
        lambda _s, _f: NATURE,
        nothing,
        (a.DrawItem,),
        _others,
        _redraw_objects,
        lambda state, _f, action: (Cite("LIM-6", {"item": state.box.item_ids[action.item]}),),
        redrawn,
    ),
)
