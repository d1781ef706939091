"""Whether what a card has made pending can be: who uses what, whom it is about, which tile lies covered."""

from __future__ import annotations

from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.maze import COVERED, is_start
from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import HIDDEN, NO_CHARACTER, State
from platformer_nb.games.labyrinth.rules.characters import undealt
from platformer_nb.games.labyrinth.rules.maze.entering import turnings
from platformer_nb.games.labyrinth.rules.maze.ways import open_edges


def card_can_be(state: State, frame: Frame, on_top: bool, number: int) -> bool | None:
    """Return whether a frame that a card brings can be pending; None for the others."""
    match frame:
        case c.DealCharacter(seat):
            first = number > 0 and isinstance(state.due[0], f.FirstPlayer)
            drawn = state.pawns[seat].character == NO_CHARACTER
            return bool(undealt(state)) and (first if drawn else on_top)
        case c.Aim(seat, use, done, place):
            return on_top and seat == state.active and _can_aim(state, use, done, place)
        case c.Look(seat, at):
            return on_top and at in c.LOOKS
        case c.RevealTrap(place):
            return on_top and state.trap_on(place) == HIDDEN
        case c.Redraw(_, back):
            return on_top and back in state.unknown_items and state.item_pool > 1
        case c.ShowItem():
            return bool(state.unknown_items) and state.item_pool >= 0
        case c.AtTrap(seat, place):
            return state.pawns[seat].at == place and state.trap_on(place) is not None
        case c.Won(winner, loser, place):
            return winner != loser and state.pawns[loser].at == place
        case c.TokensAct(seat, place, left):
            return state.pawns[seat].at == place and len(set(left)) == len(left)
        case c.AtGate(seat, place):
            return state.pawns[seat].at == place and not is_start(place)
        case c.TakeEvent():
            return on_top and state.has_called
        case c.Once(event) | c.Lasts(event):
            return event in state.called and state.event < 0
        case c.Strike(seats) | c.LayDown(seats) | c.Demolish(seats):
            return bool(seats) and len(set(seats)) == len(seats)
    return _tile_can_be(state, frame, on_top)


def _tile_can_be(state: State, frame: Frame, on_top: bool) -> bool | None:
    """Return whether a frame about a covered tile can be pending; None for the others."""
    match frame:
        case c.Uncover(_, cell, edge):
            lies = any(one.cell == cell for one in state.covered)
            return on_top and edge < 6 and lies
        case c.TurnCovered(_, cell, edge, tile):
            lies = state.maze.laid[cell] == COVERED and tile in state.maze.shuffled
            return on_top and edge < 6 and lies and bool(turnings(state, cell, edge, tile))
        case c.Enter(seat, edge, how):
            at = state.pawns[seat].at
            return edge in open_edges(state.maze, at) and how in f.ARRIVALS
        case c.GolemEnters(edge, left, card):
            return edge in open_edges(state.maze, state.golem.at) and left > 0 and card < 2
    return None


def _can_aim(state: State, use: int, done: int, place: int) -> bool:
    """Return whether a use can wait for what it is aimed at."""
    if state.box.uses[use].when != "turn" or done > 1:
        return False
    return place < 0 or (not is_start(place) and done == 1)
