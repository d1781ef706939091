"""A position in notation: the drawn maze, whose turn it is, what is due, the pawns by seat.

    turn B 1
    due draw 2
    A S1 at c3

`turn` has the seat and the actions left; `due` a Build that is not settled: `draw` with the number of tiles that went
under the pool since it began, `lay` or `blank` with the tile in hand. Seats are letters in turn order.
"""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import one_of, use
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.hexes import NAMES, STARTS
from platformer_nb.games.labyrinth.model.maze import (
    FIRST_START,
    Maze,
    is_start,
    place_name,
    places,
)
from platformer_nb.games.labyrinth.model.state import ACTIONS, DRAW, DUE, LAY, Due, Pawn, State
from platformer_nb.games.labyrinth.notation.drawing import draw
from platformer_nb.games.labyrinth.notation.lines import HEADER, NONE, Line, Lines
from platformer_nb.games.labyrinth.notation.maze_parser import read_maze
from platformer_nb.games.labyrinth.notation.maze_writer import maze_lines
from platformer_nb.games.labyrinth.rules import building

SEATS: Final = "ABCDEF"
KEYS: Final = ("turn", "due", "tail", "down", *SEATS)
"""The first words of the lines after the drawing."""

_PAWN: Final = re.compile(r"S([1-6]) at (\S+)")
_TURN: Final = re.compile(r"([A-F]) ([0-2])")


def write(state: State) -> str:
    """Return the position in notation."""
    return "\n".join([HEADER, *draw(state.maze), *_lines(state)]) + "\n"


def _lines(state: State) -> list[str]:
    pawns = [
        f"{seat} S{pawn.start + 1} at {place_name(state.maze, pawn.at)}"
        for seat, pawn in zip(SEATS, state.pawns, strict=False)
    ]
    turn = [f"turn {SEATS[state.active]} {state.left}", f"due {_due(state)}"]
    return [*turn, *maze_lines(state.maze), *pawns]


def _due(state: State) -> str:
    due = state.due
    if due is None:
        return NONE
    what = due.refused if due.kind == DRAW else state.maze.field.box.numbers[due.tile].id
    return f"{due.kind} {what}"


def read(box: Box, text: str) -> State:
    """Return the position of a notation; raise BadInput, with the line, if it cannot be."""
    lines = Lines(text)
    maze = read_maze(box, lines)
    turn, due = lines.take("turn"), lines.take("due")
    seats = [(seat, lines.take(seat)) for seat in SEATS]
    lines.finish(KEYS)
    pawns = _pawns(maze, seats, turn)
    found = _TURN.fullmatch(turn.rest)
    if found is None or SEATS.index(found[1]) >= len(pawns):
        turn.fail("error-no-line", "mend-turn", text=turn.rest, most=ACTIONS)
    state = State(maze, pawns, SEATS.index(found[1]), int(found[2]))
    return State(maze, pawns, state.active, state.left, _read_due(state, due))


def _pawns(maze: Maze, seats: list[tuple[str, Line]], turn: Line) -> tuple[Pawn, ...]:
    written = [(seat, line) for seat, line in seats if line.rest != NONE]
    centres = {layout.players: layout.centre for layout in maze.field.box.layouts}
    in_order = [seat for seat, _ in written] == list(SEATS[: len(written)])
    if not in_order or centres.get(len(written)) != maze.field.centre:
        turn.fail("error-seats", "mend-seats", count=len(written), centre=NAMES[maze.field.centre])
    known = {place_name(maze, place): place for place in places(maze)}
    known |= {f"S{start + 1}": FIRST_START + start for start in range(STARTS)}
    found: list[Pawn] = []
    for _, line in written:
        match = _PAWN.fullmatch(line.rest)
        if match is None:
            line.fail("error-no-line", "mend-pawn", text=line.rest)
        start = int(match[1]) - 1
        if any(start == pawn.start for pawn in found):
            line.fail("error-twice", "mend-keep-one", word=f"S{start + 1}")
        if match[2] not in known:
            line.fail("error-no-place", one_of(match[2], known), word=match[2])
        at = known[match[2]]
        if is_start(at) and at != FIRST_START + start:
            line.fail("error-other-start", use((f"S{start + 1}",)), word=match[2])
        found.append(Pawn(start, at))
    return tuple(found)


def _read_due(state: State, line: Line) -> Due | None:
    """Return the Build that is not settled, as far as it can be in this position (TIL-8, TIL-19)."""
    if line.rest == NONE:
        return None
    kind, _, what = line.rest.partition(" ")
    if kind not in DUE:
        line.fail("error-unknown", use(DUE), word=kind)
    if state.left >= ACTIONS or is_start(state.pawn.at):
        line.fail("error-not-due", "mend-not-due", frame=line.rest)
    if kind == DRAW:
        if what not in map(str, range(len(state.maze.tail) + 1)) or not state.maze.shuffled:
            line.fail("error-not-due", "mend-not-due", frame=line.rest)
        return Due(DRAW, refused=int(what))
    box = state.maze.field.box
    if what not in box.tiles:
        line.fail("error-no-tile", one_of(what, box.tiles), word=what)
    tile = box.number_of[what]
    off_board = tile in state.maze.shuffled
    if not off_board or building.fits_nowhere(state.maze, tile) == (kind == LAY):
        line.fail("error-not-due", "mend-not-due", frame=line.rest)
    if kind != LAY and any(one != tile for one in state.maze.shuffled):
        line.fail("error-not-due", "mend-not-due", frame=line.rest)
    return Due(kind, tile)
