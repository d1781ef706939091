"""What befalls several characters one after the other, clockwise (DTH-9, ACT-15)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Demolish, LayDown, Strike
from platformer_nb.games.labyrinth.model.frames import DropItem
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import KEY_PLACES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.fighting.dying import drop_item, lose_lives
from platformer_nb.games.labyrinth.rules.maze import changing
from platformer_nb.games.labyrinth.rules.records import Decision, goes_on, nothing


@rule("DTH-9", off=Instead(nothing))
def strikes(builder: StateBuilder, frame: Strike) -> None:
    """DTH-9: several losses, and the deaths they bring, are settled one after the other."""
    seat, *rest = frame.seats
    if rest:
        builder.push(Strike(tuple(rest), frame.lives))
    lose_lives(builder, seat, frame.lives, "DTH-9")


@rule("ACT-15", "DTH-8", off=Instead(nothing))
def lays_down(builder: StateBuilder, frame: LayDown) -> None:
    """ACT-15: each player says which of several items is left; DTH-8: on the start space it lies on the key tile."""
    seat, *rest = frame.seats
    if rest:
        builder.push(LayDown(tuple(rest)))
    pawn = builder.pawn(seat)
    place = KEY_PLACES[pawn.start] if is_start(pawn.at) else pawn.at
    if len(pawn.items) > 1:
        builder.push(DropItem(seat, place, 0))
    elif pawn.items:
        drop_item(builder, seat, place, pawn.items[0], "EVT-2")


# --- removing tiles --------------------------------------------------------------------------------------------


def _options(state: State, _frame: Demolish) -> Sequence[a.Action]:
    return tuple(map(a.OnCell, changing.removable(state)))


@rule("ACT-15", "EVT-6", off=None)
def who_removes(state: State, frame: Demolish) -> int | None:
    """ACT-15: each player chooses a tile; EVT-6: if none may go, nothing is removed."""
    return frame.seats[0] if _options(state, frame) else None


def _answer(builder: StateBuilder, frame: Demolish, action: a.OnCell) -> None:
    if frame.seats[1:]:
        builder.push(Demolish(frame.seats[1:]))
    changing.demolish(builder, frame.seats[0], action.cell)


DECISIONS = (
    Decision(Strike, goes_on, strikes),
    Decision(LayDown, goes_on, lays_down),
    Decision(
        Demolish,
        who_removes,
        nothing,
        (a.OnCell,),
        _options,
        lambda state, _frame, action: changing.may_be_removed(state, action.cell),
        lambda _s, _f, action: (Cite("TIL-16", {"cell": NAMES[action.cell]}),),
        _answer,
    ),
)
