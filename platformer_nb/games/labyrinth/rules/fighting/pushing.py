"""Pushing the loser of a combat off the centre tile (PSH)."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.passives import ChoosesPush
from platformer_nb.games.labyrinth.model.frames import PUSHED, PushOff
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.maze.entering import enters
from platformer_nb.games.labyrinth.rules.maze.ways import steps
from platformer_nb.games.labyrinth.rules.records import Decision, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive


@rule("PSH-5", "PSH-6", off=())
def directions(state: State, frame: PushOff) -> tuple[tuple[int, int], ...]:
    """PSH-6: a push goes one step along an open corridor onto a tile; PSH-5: a loser that died is not pushed."""
    if state.pawns[frame.loser].at != state.centre:
        return ()
    return steps(state.maze, state.centre)


@rule("PSH-2", off=None)
def winner_decides(state: State, frame: PushOff) -> int | None:
    """PSH-2: the winner chooses the direction, unless the card of the loser's character says otherwise."""
    if not directions(state, frame):
        return None
    own = passive(state, frame.loser, ChoosesPush)
    return frame.seat if own is None else frame.loser


def _options(state: State, frame: PushOff) -> Sequence[a.Action]:
    return tuple(a.Push(edge) for edge, _ in directions(state, frame))


@rule("PSH-6")
def leads_somewhere(state: State, frame: PushOff, action: a.Push) -> Cite | None:
    """PSH-6: nobody is pushed against a closed edge or onto an empty cell."""
    if action.edge in dict(directions(state, frame)):
        return None
    return Cite("PSH-6", {"edge": EDGES[action.edge]} if 0 <= action.edge < 6 else {})


def _allows(state: State, frame: PushOff, action: a.Push) -> tuple[Cite, ...]:
    to = place_name(state.maze, dict(directions(state, frame))[action.edge])
    facts = {"edge": EDGES[action.edge], "to": to}
    return (Cite("PSH-2", facts), Cite("PSH-6", facts))


@rule("PSH-3", "PSH-7", off=Instead(nothing))
def push(builder: StateBuilder, frame: PushOff, action: a.Push) -> None:
    """PSH-3: a push counts as a move: the pushed character explores where it comes to.

    PSH-7: if it is the active one, its turn goes on.
    """
    to = dict(directions(builder.state, frame))[action.edge]
    at = builder.centre
    builder.tell("pushed", "PSH-2", frame.seat, other=frame.loser, frm=at, to=to)
    enters(builder, frame.loser, action.edge, PUSHED)


DECISIONS = (
    Decision(PushOff, winner_decides, nothing, (a.Push,), _options, leads_somewhere, _allows, push),
)
