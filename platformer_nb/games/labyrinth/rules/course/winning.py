"""Winning, and who begins (END, SET-16)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import FirstPlayer
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.records import Decision, nothing
from platformer_nb.games.labyrinth.rules.rolls import is_a_roll, two_dice

OUT = 1
"""Stands for the sum of a player who is not among the highest."""


@rule("END-1", "END-4", "END-5", "END-6", off=False)
def has_won(state: State) -> bool:
    """END-1: the active player wins whose character has a key and is alone on the centre tile.

    END-4: the Golem does not count, END-6: nor does stun; END-5: in another's turn nobody wins.
    """
    pawn = state.pawn
    alone = not state.others_on(state.centre, state.active)
    return pawn.at == state.centre and pawn.keys > 0 and alone


@rule("END-3", off=Instead(nothing))
def wins(builder: StateBuilder) -> None:
    """END-3: this is looked at when a turn begins and when an activity is settled, and takes no action."""
    if not builder.due and has_won(builder.state):
        seat = builder.active
        builder.change(winner=seat)
        builder.tell("won", "END-1", seat)


# --- who begins ------------------------------------------------------------------------------------------------


def _decides(_state: State, frame: FirstPlayer) -> int | None:
    return NATURE if 0 in frame.sums else None


def _options(_state: State, _frame: FirstPlayer) -> Sequence[a.Action]:
    return two_dice()


def _rolled(builder: StateBuilder, frame: FirstPlayer, action: a.Roll) -> None:
    seat, total = frame.sums.index(0), action.high + action.low
    builder.tell("rolled", "SET-16", seat, number=total, high=action.high)
    builder.push(FirstPlayer((*frame.sums[:seat], total, *frame.sums[seat + 1 :])))


@rule("SET-16", off=Instead(nothing))
def highest_begins(builder: StateBuilder, frame: FirstPlayer) -> None:
    """SET-16: the highest sum begins; only those tied for it roll again, until one is highest."""
    most = max(frame.sums)
    if frame.sums.count(most) > 1:
        builder.push(FirstPlayer(tuple(0 if one == most else OUT for one in frame.sums)))
        return
    builder.change(active=frame.sums.index(most))
    builder.tell("begins", "SET-16", frame.sums.index(most), number=most)


DECISIONS = (
    Decision(
        FirstPlayer,
        _decides,
        highest_begins,
        (a.Roll,),
        _options,
        lambda _s, _f, action: is_a_roll(action),
        lambda _s, _f, _a: (Cite("SET-16"),),
        _rolled,
    ),
)
