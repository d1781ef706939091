"""Picking up keys and items, and swapping items (KEY, ITM)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import ShowItem
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, KEY_PLACES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import hand

Taking = a.TakeKey | a.TakeItem | a.Swap | a.TakeHidden | a.SwapHidden

TAKING: Final = (a.TakeKey, a.TakeItem, a.Swap, a.TakeHidden, a.SwapHidden)
"""The same as a row."""

NO_ITEM: Final = -2

# --- clauses ---------------------------------------------------------------------------------------------------


@rule("KEY-2")
def lies_here(state: State, action: Taking) -> Cite | None:
    """KEY-2: only what lies on the corridor of the player's character is picked up."""
    at = state.pawn.at
    facts = {"place": place_name(state.maze, at)}
    if isinstance(action, a.TakeKey):
        return None if state.keys_on(at).count else Cite("KEY-2", {**facts, "what": "key"})
    if lying(action) in state.items_on(at):
        return None
    swaps_ = isinstance(action, (a.Swap, a.SwapHidden))
    return Cite("ITM-4" if swaps_ else "KEY-2", {**facts, "what": "item"})


def lying(action: a.TakeItem | a.Swap | a.TakeHidden | a.SwapHidden) -> int:
    """Return the item that is to be picked up, HIDDEN for one that lies face down."""
    match action:
        case a.TakeItem(item) | a.Swap(_, item):
            return item if item >= 0 else NO_ITEM
    return HIDDEN


@rule("KEY-4", "KEY-5", "KEY-6", "KEY-7", off=9)
def free_keys(state: State, seat: int, place: int) -> int:
    """KEY-4: the key beside a start space is not for its player; KEY-5, KEY-6: as many are as others dropped.

    KEY-7: anywhere else every key is free. Return how many keys may be taken.
    """
    keys = state.keys_on(place)
    return keys.dropped if place == KEY_PLACES[state.pawns[seat].start] else keys.count


@rule("KEY-4", "END-2")
def is_no_own_key(state: State, action: Taking) -> Cite | None:
    """KEY-4, END-2: the key on a player's key tile is not taken by that player, but for those that others dropped there."""
    if not isinstance(action, a.TakeKey) or free_keys(state, state.active, state.pawn.at):
        return None
    return Cite("KEY-4", {"place": place_name(state.maze, state.pawn.at)})


@rule("ITM-2")
def has_room(state: State, action: Taking) -> Cite | None:
    """ITM-2: a character carries at most 2 items, unless a card lets it carry more."""
    most = hand(state, state.active)
    if not isinstance(action, (a.TakeItem, a.TakeHidden)) or len(state.pawn.items) < most:
        return None
    return Cite("ITM-2", {"most": most})


@rule("ITM-4", "ITM-8")
def has_no_room(state: State, action: Taking) -> Cite | None:
    """ITM-4: an item that is carried is swapped; ITM-8: only by a player who already has 2, or by a house rule by any."""
    if not isinstance(action, (a.Swap, a.SwapHidden)):
        return None
    most = hand(state, state.active)
    if len(state.pawn.items) < most and not state.reads("ITM-8", "any"):
        return Cite("ITM-8", {"most": most})
    return None if action.down in state.pawn.items else Cite("ITM-4", {"what": "carried"})


@rule("ITM-6")
def was_not_laid_down(state: State, action: Taking) -> Cite | None:
    """ITM-6: an item is laid down for another once per turn."""
    if not isinstance(action, (a.Swap, a.SwapHidden)) or action.down not in state.laid_down:
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
    yield from hidden(state)
    yield from swaps(state)
    yield from hidden_swaps(state)


def keys(state: State) -> Iterator[a.Action]:
    """Yield the picking up of a key."""
    if free_keys(state, state.active, state.pawn.at):
        yield a.TakeKey()


def items(state: State) -> Iterator[a.Action]:
    """Yield the picking up of each item here."""
    there = state.items_on(state.pawn.at)
    if there and len(state.pawn.items) < hand(state, state.active):
        yield from (a.TakeItem(one) for one in there if one != HIDDEN)


def hidden(state: State) -> Iterator[a.Action]:
    """Yield the picking up of an item here that lies face down."""
    there = HIDDEN in state.items_on(state.pawn.at)
    if there and len(state.pawn.items) < hand(state, state.active):
        yield a.TakeHidden()


def swaps(state: State) -> Iterator[a.Action]:
    """Yield each swap of an item."""
    there = state.items_on(state.pawn.at)
    for down in _down(state) if there else ():
        yield from (a.Swap(down, up) for up in there if up != HIDDEN)


def hidden_swaps(state: State) -> Iterator[a.Action]:
    """Yield each swap for an item that lies face down."""
    if HIDDEN in state.items_on(state.pawn.at):
        yield from map(a.SwapHidden, _down(state))


def _down(state: State) -> Iterator[int]:
    """Yield the items that may be laid down for others."""
    if len(state.pawn.items) >= hand(state, state.active) or state.reads("ITM-8", "any"):
        yield from (down for down in state.pawn.items if down not in state.laid_down)


# --- carrying out ----------------------------------------------------------------------------------------------


def carry_out(builder: StateBuilder, action: Taking) -> None:
    """Pick up or swap."""
    if isinstance(action, a.TakeKey):
        take_key(builder, action)
    elif isinstance(action, (a.TakeItem, a.TakeHidden)):
        take_item(builder, action)
    else:
        swap(builder, action)


@rule("KEY-1", "KEY-6", "KEY-8", off=Instead(nothing))
def take_key(builder: StateBuilder, _action: a.TakeKey) -> None:
    """KEY-1: a key is picked up, KEY-8: however many there are already; KEY-6: a barred one goes first to another."""
    seat = builder.active
    pawn = builder.pawn(seat)
    keys = builder.state.keys_on(pawn.at)
    own = pawn.at == KEY_PLACES[pawn.start]
    free = own or keys.count == keys.dropped
    left = replaced(keys, count=keys.count - 1, dropped=keys.dropped - free)
    builder.put_keys(left)
    builder.change_pawn(seat, keys=pawn.keys + 1)
    builder.tell("took-key", "KEY-1", seat, frm=pawn.at)


@rule("KEY-1", "ITM-7", off=Instead(nothing))
def take_item(builder: StateBuilder, action: a.TakeItem | a.TakeHidden) -> None:
    """KEY-1: an item is picked up, ITM-7: from the board, never from another character."""
    picks_up(builder, builder.active, builder.pawn(builder.active).at, lying(action))


@rule("VAR-2", "KEY-1", off=Instead(nothing))
def picks_up(builder: StateBuilder, seat: int, place: int, item: int) -> None:
    """KEY-1: an item comes into a character's hand; VAR-2: one that lay face down is chosen unseen, then shown."""
    if item == HIDDEN:
        builder.lift_hidden(place)
        builder.push(ShowItem(seat))
        return
    builder.lift_item(item)
    gains(builder, seat, item)
    builder.tell("took-item", "KEY-1", seat, item=item, frm=place)


def gains(builder: StateBuilder, seat: int, item: int) -> None:
    """Let a character carry an item more."""
    builder.change_pawn(seat, items=tuple(sorted((*builder.pawn(seat).items, item))))


def loses(builder: StateBuilder, seat: int, item: int) -> None:
    """Let a character carry an item less."""
    left = tuple(one for one in builder.pawn(seat).items if one != item)
    builder.change_pawn(seat, items=left)


@rule("ITM-3", "ITM-4", "ITM-5", "ITM-6", off=Instead(nothing))
def swap(builder: StateBuilder, action: a.Swap | a.SwapHidden) -> None:
    """ITM-4, ITM-3: one item is picked up for another, ITM-5: which is left on the character's corridor, ITM-6: not twice in a turn."""
    seat, up = builder.active, lying(action)
    at = builder.pawn(seat).at
    loses(builder, seat, action.down)
    builder.change(laid_down=tuple(sorted((*builder.state.laid_down, action.down))))
    builder.tell("swapped", "ITM-4", seat, item=up, number=action.down, to=at)
    if up == HIDDEN:
        picks_up(builder, seat, at, up)
    else:
        builder.lift_item(up)
        gains(builder, seat, up)
    builder.put_item(at, action.down)


# --- which item it was -----------------------------------------------------------------------------------------


def _unknown(state: State, _frame: ShowItem) -> Sequence[a.Action]:
    return Odds(map(a.DrawItem, state.unknown_items))


def _may_be(state: State, _frame: ShowItem, action: a.DrawItem) -> Cite | None:
    return None if action.item in state.unknown_items else Cite("VAR-2")


@rule("VAR-2", off=Instead(nothing))
def shown(builder: StateBuilder, frame: ShowItem, action: a.DrawItem) -> None:
    """VAR-2: the item is shown when it is picked up, and stays open."""
    gains(builder, frame.seat, action.item)
    builder.tell("took-item", "VAR-2", frame.seat, item=action.item)


def allows(state: State, action: Taking) -> tuple[Cite, ...]:
    """Return the rules by which this is picked up."""
    here = {"place": place_name(state.maze, state.pawn.at)}
    if isinstance(action, (a.Swap, a.SwapHidden)):
        return (Cite("ITM-4", here), Cite("ITM-6"))
    cites = (Cite("KEY-1"), Cite("KEY-2", here))
    own = state.pawn.at == KEY_PLACES[state.pawn.start]
    return (*cites, Cite("KEY-5", here)) if own and isinstance(action, a.TakeKey) else cites


ACTIVITIES = (
    Activity(a.TakeKey, 0, keys, CLAUSES, allows, take_key),
    Activity(a.TakeItem, 0, items, CLAUSES, allows, take_item),
    Activity(a.TakeHidden, 0, hidden, CLAUSES, allows, take_item),
    Activity(a.Swap, 0, swaps, CLAUSES, allows, swap),
    Activity(a.SwapHidden, 0, hidden_swaps, CLAUSES, allows, swap),
)
DECISIONS = (
    Decision(
        ShowItem,
        lambda _s, _f: NATURE,
        nothing,
        (a.DrawItem,),
        _unknown,
        _may_be,
        lambda state, _f, action: (Cite("VAR-2", {"item": state.box.item_ids[action.item]}),),
        shown,
    ),
)
