"""Whether what a position says is pending can be: the tile in hand, who stands where, who decides."""

from __future__ import annotations

from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.maze import is_start, places
from platformer_nb.games.labyrinth.model.state import ACTIONS, HIDDEN, LIVES, State
from platformer_nb.games.labyrinth.notation.lines import Line
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.legality import actions
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.ways import jumps


def check_pending(state: State, line: Line) -> None:
    """Raise BadInput if a frame cannot be pending here, or if nobody could go on."""
    whole = all(_can_be(state, frame, number) for number, frame in enumerate(state.due))
    if not whole or decides(state) is None or not actions(state) or not _all_live(state):
        line.fail("error-not-due", "mend-not-due", frame=line.rest)


def _all_live(state: State) -> bool:
    """Return whether only those are without lives who are just dropping something."""
    dying = {f_.seat for f_ in state.due if isinstance(f_, f.DropItem) and f_.dies}
    return all((seat in dying) == (pawn.lives == 0) for seat, pawn in enumerate(state.pawns))


def _can_be(state: State, frame: f.Frame, number: int) -> bool:
    on_top = number == len(state.due) - 1
    match frame:
        case f.TakeTile() | f.LayTile() | f.LayBlank():
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
            return how in (f.WALKED, f.FELL) and not is_start(place) and not is_start(frm)
        case f.HiddenTrap(seat, place):
            return state.pawns[seat].at == place and state.trap_on(place) == HIDDEN
        case f.TrapActs(seat, place, trap, failed, done):
            kind, box = state.trap_on(place), state.box
            most = failed * len(box.table[trap].failed)
            return state.pawns[seat].at == place and kind == trap and done <= most
        case f.DropItem(seat, _, dies):
            pawn = state.pawns[seat]
            return len(pawn.items) > 1 and dies in (0, 1) and not (dies and pawn.keys)
        case f.Combat(one, two, place, sums, turn, passed):
            there = {state.pawns[one].at, state.pawns[two].at} == {place} and one != two
            return there and len(sums) == 2 and turn < 2 and passed < 2 and _sums(sums, 0)
        case f.PushOff(seat, loser):
            return seat != loser
        case f.TakeCard():
            return on_top and state.golem.used and sum(state.box.deck) > 0
        case f.Walk(left, came):
            return 0 < left <= 3 and not is_start(came)
        case f.Meet(seats):
            return bool(seats) and len(set(seats)) == len(seats)
        case f.FirstPlayer(sums):
            return len(sums) == len(state.pawns) and on_top and number == 0 and _sums(sums, 0, 1)


def _others(seat: int, seats: tuple[int, ...]) -> bool:
    return len(set(seats)) == len(seats) and seat not in seats


def _sums(sums: tuple[int, ...], *besides: int) -> bool:
    return all(2 <= one <= 12 or one in besides for one in sums)


def _can_build(state: State, frame: f.TakeTile | f.LayTile | f.LayBlank) -> bool:
    """Return whether a Build can be pending as far as this (TIL-8, TIL-19)."""
    if state.left >= ACTIONS or is_start(state.pawn.at):
        return False
    maze = state.maze
    if isinstance(frame, f.TakeTile):
        return frame.refused <= len(maze.tail) and bool(maze.shuffled)
    if frame.tile not in maze.shuffled:
        return False
    nowhere = building.fits_nowhere(maze, frame.tile)
    if isinstance(frame, f.LayTile):
        return not nowhere
    return nowhere and all(tile == frame.tile for tile in maze.shuffled)


def _can_test(state: State, test: f.Test) -> bool:
    at = state.pawns[test.seat].at
    if not _sums(test.sums) or len(test.sums) > test.rolls or is_start(at):
        return False
    if test.kind == f.JUMP_TEST:
        return test.rolls == 1 and test.place in jumps(state.maze, at)
    if test.kind == f.GOLEM_TEST:
        return test.rolls == 1 and test.place == at == state.golem.at
    kind = state.trap_on(test.place)
    known = kind is not None and kind != HIDDEN
    return (
        known
        and test.place == at
        and test.rolls == state.box.table[kind or 0].rolls
        and (state.pawns[test.seat].lives <= LIVES)
    )
