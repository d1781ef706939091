"""Losing lives, death, and what is dropped (LIF, DTH)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.passives import DroppedInstead
from platformer_nb.games.labyrinth.model.frames import DropItem, EndTurn
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, LIVES, NOBODY, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.placing import go_home
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import carried


@rule("LIF-2", "DTH-6", off=Instead(nothing))
def lose_lives(builder: StateBuilder, seat: int, count: int, cite: str) -> None:
    """LIF-2: that many life tokens turn to the inactive side; DTH-6: what goes beyond the last one is ignored."""
    left = max(0, builder.pawn(seat).lives - count)
    builder.tell("lost-lives", cite, seat, number=builder.pawn(seat).lives - left)
    builder.change_pawn(seat, lives=left)
    if not left:
        dies(builder, seat)


@rule("LIF-3", "LIF-1", off=Instead(nothing))
def heal(builder: StateBuilder, seat: int, count: int, cite: str) -> None:
    """LIF-3: that many life tokens turn to the active side, LIF-1: of which there are 4."""
    healed = min(LIVES - builder.pawn(seat).lives, count)
    if healed > 0:
        builder.change_pawn(seat, lives=builder.pawn(seat).lives + healed)
        builder.tell("healed", cite, seat, number=healed)


@rule("DTH-1", "DTH-2", "DTH-8", off=Instead(nothing))
def dies(builder: StateBuilder, seat: int) -> None:
    """DTH-1: who loses the last life drops a key on its corridor; DTH-2: without one, an item of its choice.

    DTH-8: on the start space it is dropped on the key tile.
    """
    pawn = builder.pawn(seat)
    place = KEY_PLACES[pawn.start] if is_start(pawn.at) else pawn.at
    builder.tell("died", "DTH-1", seat, frm=pawn.at)
    instead = dropped_instead(builder.state, seat)
    if instead:
        drop_item(builder, seat, place, instead[0], "ITM-9")
    elif pawn.keys:
        drop_key(builder, seat, place)
    elif len(pawn.items) > 1:
        builder.push(DropItem(seat, place, 1))
        return
    elif pawn.items:
        drop_item(builder, seat, place, pawn.items[0], "DTH-2")
    revives(builder, seat)


def dropped_instead(state: State, seat: int) -> tuple[int, ...]:
    """Return the items whose card says that they are dropped in place of a key or another item."""
    found = carried(state, seat)
    return tuple(item for item, effect in found if isinstance(effect, DroppedInstead))


@rule("DTH-1", "KEY-6", off=Instead(nothing))
def drop_key(builder: StateBuilder, seat: int, place: int) -> None:
    """DTH-1: a key is dropped; KEY-6: on a key tile it is counted apart if another than its owner dropped it."""
    builder.change_pawn(seat, keys=builder.pawn(seat).keys - 1)
    keys = builder.state.keys_on(place)
    by_another = builder.state.owner(place) not in (NOBODY, seat)
    builder.put_keys(replaced(keys, count=keys.count + 1, dropped=keys.dropped + by_another))
    builder.tell("dropped-key", "DTH-1", seat, to=place)


def drop_item(builder: StateBuilder, seat: int, place: int, item: int, cite: str) -> None:
    """Let a character drop an item on a corridor."""
    left = tuple(one for one in builder.pawn(seat).items if one != item)
    builder.change_pawn(seat, items=left)
    builder.put_item(place, item)
    builder.tell("dropped-item", cite, seat, to=place, item=item)


@rule("DTH-3", "DTH-4", "DTH-5", off=Instead(nothing))
def revives(builder: StateBuilder, seat: int) -> None:
    """DTH-3: the pawn goes to its start space with all lives; DTH-4, DTH-5: everything else stays as it is."""
    builder.change_pawn(seat, lives=LIVES)
    go_home(builder, seat)
    builder.tell("revived", "DTH-3", seat, to=builder.pawn(seat).at)
    turn_goes_on(builder, seat)


@rule("DTH-7", off=Instead(nothing))
def turn_goes_on(builder: StateBuilder, seat: int) -> None:
    """DTH-7: an active player whose character died goes on with the actions left, unless a house rule ends the turn."""
    state = builder.state
    ending = any(isinstance(frame, EndTurn) for frame in state.due)
    if seat == state.active and state.reads("DTH-7", "ends") and not ending:
        builder.change(due=(EndTurn(), *state.due))


# --- which item ------------------------------------------------------------------------------------------------


def _dropped(builder: StateBuilder, frame: DropItem, action: a.Drop) -> None:
    drop_item(builder, frame.seat, frame.place, action.item, "DTH-2" if frame.dies else "TRP-11")
    if frame.dies:
        revives(builder, frame.seat)


def _options(state: State, frame: DropItem) -> Sequence[a.Action]:
    return tuple(map(a.Drop, state.pawns[frame.seat].items))


@rule("DTH-2")
def carries_it(state: State, frame: DropItem, action: a.Drop) -> Cite | None:
    """DTH-2: an item that is dropped is one of those carried."""
    if action.item in state.pawns[frame.seat].items:
        return None
    return Cite("DTH-2", {"who": letter(frame.seat)})


DECISIONS = (
    Decision(
        DropItem,
        lambda _state, frame: frame.seat,
        nothing,
        (a.Drop,),
        _options,
        carries_it,
        lambda state, _f, action: (Cite("DTH-2", {"item": state.box.item_ids[action.item]}),),
        _dropped,
    ),
)
