"""Picking up keys and items, and swapping items (KEY, ITM)."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HAND, KEY_PLACES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Activity, nothing

Taking = a.TakeKey | a.TakeItem | a.Swap

# --- clauses ---------------------------------------------------------------------------------------------------


@rule("KEY-2")
def lies_here(state: State, action: Taking) -> Cite | None:
    """KEY-2: only what lies on the corridor of the own character is picked up."""
    at = state.pawn.at
    facts = {"place": place_name(state.maze, at)}
    if isinstance(action, a.TakeKey):
        return None if state.keys_on(at).count else Cite("KEY-2", {**facts, "what": "key"})
    wanted = action.up if isinstance(action, a.Swap) else action.item
    if wanted in state.items_on(at):
        return None
    return Cite("ITM-4" if isinstance(action, a.Swap) else "KEY-2", {**facts, "what": "item"})


@rule("KEY-4", "KEY-5", "KEY-6", "KEY-7", off=9)
def free_keys(state: State, seat: int, place: int) -> int:
    """KEY-4: the key beside the own start space is not for its player; KEY-5, KEY-6: as many are as others dropped.

    KEY-7: anywhere else every key is free. Return how many keys may be taken.
    """
    keys = state.keys_on(place)
    return keys.dropped if place == KEY_PLACES[state.pawns[seat].start] else keys.count


@rule("KEY-4", "END-2")
def is_no_own_key(state: State, action: Taking) -> Cite | None:
    """KEY-4, END-2: the key on the own key tile is not taken, but for those that others dropped there."""
    if not isinstance(action, a.TakeKey) or free_keys(state, state.active, state.pawn.at):
        return None
    return Cite("KEY-4", {"place": place_name(state.maze, state.pawn.at)})


@rule("ITM-2")
def has_room(state: State, action: Taking) -> Cite | None:
    """ITM-2: a character carries at most 2 items."""
    if not isinstance(action, a.TakeItem) or len(state.pawn.items) < HAND:
        return None
    return Cite("ITM-2", {"most": HAND})


@rule("ITM-4", "ITM-8")
def has_no_room(state: State, action: Taking) -> Cite | None:
    """ITM-4: an item that is carried is swapped; ITM-8: only by a player who already has 2."""
    if not isinstance(action, a.Swap):
        return None
    if len(state.pawn.items) < HAND:
        return Cite("ITM-8", {"most": HAND})
    return None if action.down in state.pawn.items else Cite("ITM-4", {"what": "carried"})


@rule("ITM-6")
def was_not_laid_down(state: State, action: Taking) -> Cite | None:
    """ITM-6: an item is laid down for another once per turn."""
    if not isinstance(action, a.Swap) or action.down not in state.laid_down:
        return None
    return Cite("ITM-6", {"item": state.box.item_ids[action.down]})


CLAUSES = (lies_here, is_no_own_key, has_room, has_no_room, was_not_laid_down)


def objection(state: State, action: Taking) -> Cite | None:
    """Return the first clause that objects."""
    return next((cite for clause in CLAUSES if (cite := clause(state, action))), None)


# --- options ---------------------------------------------------------------------------------------------------


def options(state: State) -> Iterator[a.Action]:
    """Yield what the active player may pick up or swap."""
    yield from keys(state)
    yield from items(state)
    yield from swaps(state)


def keys(state: State) -> Iterator[a.Action]:
    """Yield the picking up of a key."""
    if free_keys(state, state.active, state.pawn.at):
        yield a.TakeKey()


def items(state: State) -> Iterator[a.Action]:
    """Yield the picking up of each item here."""
    if len(state.pawn.items) < HAND:
        yield from map(a.TakeItem, state.items_on(state.pawn.at))


def swaps(state: State) -> Iterator[a.Action]:
    """Yield each swap of an item."""
    if len(state.pawn.items) >= HAND:
        for down in state.pawn.items:
            if down not in state.laid_down:
                yield from (a.Swap(down, up) for up in state.items_on(state.pawn.at))


# --- carrying out ----------------------------------------------------------------------------------------------


def carry_out(builder: StateBuilder, action: Taking) -> None:
    """Pick up or swap."""
    if isinstance(action, a.TakeKey):
        take_key(builder, action)
    elif isinstance(action, a.TakeItem):
        take_item(builder, action)
    else:
        swap(builder, action)


@rule("KEY-1", "KEY-6", "KEY-8", off=Instead(nothing))
def take_key(builder: StateBuilder, _action: a.TakeKey) -> None:
    """KEY-1: a key is picked up, KEY-8: however many there are already; KEY-6: a barred one goes first to another."""
    seat = builder.state.active
    pawn = builder.pawn(seat)
    keys = builder.state.keys_on(pawn.at)
    own = pawn.at == KEY_PLACES[pawn.start]
    free = own or keys.count == keys.dropped
    left = replaced(keys, count=keys.count - 1, dropped=keys.dropped - (free and keys.dropped > 0))
    builder.put_keys(left)
    builder.change_pawn(seat, keys=pawn.keys + 1)
    builder.tell("took-key", "KEY-1", seat, frm=pawn.at)


@rule("KEY-1", off=Instead(nothing))
def take_item(builder: StateBuilder, action: a.TakeItem) -> None:
    """KEY-1: an item is picked up."""
    seat = builder.state.active
    builder.lift_item(action.item)
    builder.change_pawn(seat, items=tuple(sorted((*builder.pawn(seat).items, action.item))))
    builder.tell("took-item", "KEY-1", seat, item=action.item, frm=builder.pawn(seat).at)


@rule("ITM-4", "ITM-5", "ITM-6", off=Instead(nothing))
def swap(builder: StateBuilder, action: a.Swap) -> None:
    """ITM-4: one item is picked up for another, ITM-5: which is left on the own corridor, ITM-6: not twice in a turn."""
    seat = builder.state.active
    pawn = builder.pawn(seat)
    builder.lift_item(action.up)
    builder.put_item(pawn.at, action.down)
    left = (item for item in pawn.items if item != action.down)
    builder.change_pawn(seat, items=tuple(sorted((*left, action.up))))
    builder.change(laid_down=tuple(sorted((*builder.state.laid_down, action.down))))
    builder.tell("swapped", "ITM-4", seat, item=action.up, number=action.down, to=pawn.at)


def allows(state: State, action: Taking) -> tuple[Cite, ...]:
    """Return the rules by which this is picked up."""
    here = {"place": place_name(state.maze, state.pawn.at)}
    if isinstance(action, a.Swap):
        return (Cite("ITM-4", here), Cite("ITM-6"))
    cites = (Cite("KEY-1"), Cite("KEY-2", here))
    own = state.pawn.at == KEY_PLACES[state.pawn.start]
    return (*cites, Cite("KEY-5", here)) if own and isinstance(action, a.TakeKey) else cites


ACTIVITIES = (
    Activity(a.TakeKey, 0, keys, CLAUSES, allows, take_key),
    Activity(a.TakeItem, 0, items, CLAUSES, allows, take_item),
    Activity(a.Swap, 0, swaps, CLAUSES, allows, swap),
)
