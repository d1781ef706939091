"""Why a press on a cell leads nowhere: how far it is, what is missing on the way, what can be done instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Reason, Verdict, once
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.hexes import AXIAL, CELL_OF, NAMES
from platformer_nb.games.labyrinth.model.maze import (
    EMPTY,
    FIRST_START,
    MOST_CORRIDORS,
    Maze,
    is_start,
    place_name,
)
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules import legality
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.maze.ways import jumps, steps

OWN_REASONS: Final = ("MOV-1", "MOV-2")
"""What the Move of any one edge would be refused for, and says nothing of a cell farther off."""


def unreachable(state: State, at: str, words: Words) -> Verdict:
    """Return why nothing can be done at a place now, and what is possible instead."""
    ruling = legality.judge(state, a.Move(0))
    cites = [cite for cite in ruling.cites if cite.rule not in OWN_REASONS]
    reasons = [GAME.narrator.reason(state, cite, False, words) for cite in cites]
    instead = list(ruling.instead) if cites else []
    if state.top is None:
        ways = _ways(state)
        reasons.append(_how_far(state, at, ways, words))
        instead = [*_instead(state, at, ways), *instead]
    legal = list(legality.actions(state))
    if state.top is None and is_bound(state) and not any(one in legal for one in instead):
        # The start space has to be left first, whatever is wanted.
        instead = [one for one in legal if not isinstance(one, a.End)]
    told = [
        (GAME.rules.write_action(state, one), one) for one in dict.fromkeys(instead) if one in legal
    ]
    return Verdict(
        "",
        False,
        words("far-title", cell=at),
        tuple(reasons),
        once((written, GAME.narrator.action(state, one, words)) for written, one in told),
        "",
    )


def _how_far(state: State, at: str, ways: dict[int, tuple[int, ...]], words: Words) -> Reason:
    """Return by which rule, and how far or by what, a cell is out of reach of the active pawn."""
    here, cell = place_name(state.maze, state.pawn.at), CELL_OF.get(at[:2])
    if cell is None:
        return GAME.narrator.rule("MOV-6", words)
    way = _way_to(cell, ways)
    lit: tuple[str, ...]
    if state.maze.laid[cell] == EMPTY:
        text, lit = words("far-empty", cell=NAMES[cell]), (NAMES[cell],)
    elif way:
        first = place_name(state.maze, way[0])
        text = words("far-way", place=here, cell=NAMES[cell], n=len(way), first=first)
        lit = tuple(place_name(state.maze, one) for one in way)
    else:
        far = place_name(state.maze, _nearest(cell, ways))
        text = words("far-none", place=here, cell=NAMES[cell], far="none" if far == here else far)
        lit = (NAMES[cell],) if far == here else (far, NAMES[cell])
    return replace(GAME.narrator.rule("MOV-1", words), text=text, spaces=lit)


def _instead(state: State, at: str, ways: dict[int, tuple[int, ...]]) -> Iterator[a.Action]:
    """Yield the first step towards a cell; where no way leads there a Build, and the first step that comes nearest."""
    cell = CELL_OF.get(at[:2])
    if cell is None:
        yield a.Build()
        return
    way = _way_to(cell, ways)
    if not way:
        yield a.Build()
        way = ways[_nearest(cell, ways)]
    if not way:
        return
    for edge, to in steps(state.maze, state.pawn.at):
        if to == way[0]:
            yield a.Move(edge)
    if way[0] in jumps(state.maze, state.pawn.at):
        yield a.SafeJump(way[0] % MOST_CORRIDORS)
        yield a.RiskyJump(way[0] % MOST_CORRIDORS)


def _ways(state: State) -> dict[int, tuple[int, ...]]:
    """Return for each place that the active pawn could come to the shortest way there, by steps and jumps."""
    found: dict[int, tuple[int, ...]] = {state.pawn.at: ()}
    for place in (queue := [state.pawn.at]):
        for to in _beside(state.maze, place, FIRST_START + state.pawn.start):
            if to not in found:
                found[to] = (*found[place], to)
                queue.append(to)
    return found


def _beside(maze: Maze, place: int, home: int) -> Iterator[int]:
    """Yield the places that one step or jump leads to; of start spaces only one's own."""
    yield from (to for _, to in steps(maze, place) if not is_start(to) or to == home)
    yield from jumps(maze, place)


def _way_to(cell: int, ways: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Return the shortest way to a cell; () without one."""
    found = (
        way
        for place, way in ways.items()
        if not is_start(place) and place // MOST_CORRIDORS == cell
    )
    return min(found, key=len, default=())


def _nearest(cell: int, ways: dict[int, tuple[int, ...]]) -> int:
    """Return the place within reach that lies nearest to a cell."""
    on = [place for place in ways if not is_start(place)]
    return min(on, key=lambda one: _apart(one // MOST_CORRIDORS, cell), default=next(iter(ways)))


def _apart(one: int, other: int) -> int:
    """Return how many cells apart two cells are."""
    (q, r), (to_q, to_r) = AXIAL[one], AXIAL[other]
    return max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r))
