"""Whether what a position says is pending can be: the tile in hand, who stands where, who decides."""

from __future__ import annotations

from typing import Final

from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.maze import is_start, places
from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import ACTIONS, HIDDEN, State
from platformer_nb.games.labyrinth.notation.card_pending_check import card_can_be
from platformer_nb.games.labyrinth.notation.lines import Line
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.legality import actions
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.laying import unseen
from platformer_nb.games.labyrinth.rules.maze.ways import jumps
from platformer_nb.games.labyrinth.rules.rolls import guards
from platformer_nb.games.labyrinth.rules.trapping import rolls_of

MOST_STEPS: Final = 9
"""More steps than any card lets the Golem go."""


def check_pending(state: State, line: Line) -> None:
    """Raise BadInput if a frame cannot be pending here, or if nobody could go on."""
    whole = all(_can_be(state, frame, number) for number, frame in enumerate(state.due))
    if not whole or decides(state) is None or not actions(state) or not _all_live(state):
        line.fail("error-not-due", "mend-not-due", frame=line.rest)


def _all_live(state: State) -> bool:
    """Return whether only those are without lives who are just dropping something."""
    dying = {f_.seat for f_ in state.due if isinstance(f_, f.DropItem) and f_.dies}
    return all((seat in dying) == (pawn.lives == 0) for seat, pawn in enumerate(state.pawns))


def _can_be(state: State, frame: Frame, number: int) -> bool:
    on_top = number == len(state.due) - 1
    of_card = card_can_be(state, frame, on_top, number)
    if of_card is not None:
        return of_card
    match frame:
        case f.TakeTile() | f.PickTile() | f.LayTile() | f.LayBlank():
            return on_top and _can_build(state, frame)
        case f.StockItem(place):
            return place in places(state.maze)
        case f.Explore(seat, place, frm, how, step, fought):
            stands = state.pawns[seat].at == place and not is_start(place) and frm >= 0
            return stands and how in f.ARRIVALS and step in f.STEPS and _others(seat, fought)
        case f.Answers(seat, place, ask, yes):
            there = all(state.pawns[one].at == place for one in (seat, *ask))
            return there and not is_start(place) and _others(seat, (*ask, *yes))
        case f.Test():
            return _can_test(state, frame)
        case f.Fallen(_, place, frm, how):
            return how in (f.DROPPED, f.FELL) and not is_start(place) and not is_start(frm)
        case f.HiddenTrap(seat, place):
            return state.pawns[seat].at == place and state.trap_on(place) is not None
        case f.TrapActs(seat, place, trap, failed, done):
            kind, box = state.trap_on(place), state.box
            most = failed * len(box.table[trap].failed)
            return state.pawns[seat].at == place and kind == trap and done <= most
        case f.DropItem(seat, _, dies):
            pawn = state.pawns[seat]
            return len(pawn.items) > 1 and dies in (0, 1) and not (dies and pawn.keys)
        case f.Combat(one, two, place, sums, turn, passed, added):
            there = {state.pawns[one].at, state.pawns[two].at} == {place} and one != two
            whole = len(sums) == len(added) == 2 and _sums(sums, 0)
            return there and whole and turn < 2 and passed < 2
        case f.PushOff(seat, loser):
            return seat != loser
        case f.TakeCard():
            return on_top and state.golem.used and sum(state.box.deck) > 0
        case f.CardShown(steps):
            return on_top and 0 < steps <= MOST_STEPS
        case f.Walk(left, came, card):
            return 0 < left <= MOST_STEPS and not is_start(came) and card in (0, 1)
        case f.Meet(seats):
            return bool(seats) and len(set(seats)) == len(seats)
        case f.FirstPlayer(sums):
            return len(sums) == len(state.pawns) and number == 0 and _sums(sums, 0, 1)
        case f.EndTurn():
            return number == 0
    return False


def _others(seat: int, seats: tuple[int, ...]) -> bool:
    return len(set(seats)) == len(seats) and seat not in seats


def _sums(sums: tuple[int, ...], *besides: int) -> bool:
    return all(2 <= one <= 12 or one in besides for one in sums)


def _can_build(state: State, frame: f.TakeTile | f.PickTile | f.LayTile | f.LayBlank) -> bool:
    """Return whether a Build can be pending as far as this (TIL-8, TIL-19)."""
    maze = state.maze
    known = [one.tile for one in state.covered]
    hand = state.in_hand
    if state.left >= ACTIONS or is_bound(state) or len(set(hand)) < len(hand):
        return False
    if any(tile not in maze.shuffled or tile in known for tile in hand):
        return False
    if isinstance(frame, f.TakeTile):
        fit = not any(building.fits_nowhere(maze, tile) for tile in hand)
        return frame.refused <= len(maze.tail) and fit
    if isinstance(frame, f.PickTile):
        return len(hand) > 1 and not any(building.fits_nowhere(maze, tile) for tile in hand)
    nowhere = building.fits_nowhere(maze, frame.tile)
    if isinstance(frame, f.LayTile):
        return not nowhere
    return nowhere and unseen(state) == 0


def _can_test(state: State, test: f.Test) -> bool:
    at = state.pawns[test.seat].at
    if not _sums(test.sums) or len(test.sums) > test.rolls or is_start(at):
        return False
    if test.kind == f.JUMP_TEST:
        return test.rolls == 1 and test.place in jumps(state.maze, at)
    if test.kind == f.GOLEM_TEST:
        return test.rolls == 1 and test.place == at == state.golem.at
    if test.kind == f.TOKEN_TEST:
        return test.rolls == 1 and test.place == at and guards(state, at) > 0
    kind = state.trap_on(test.place)
    if kind is None or kind == HIDDEN:
        return False
    return test.place == at and test.rolls == rolls_of(state, test.seat, kind)
