"""Parser of the lines of the seats."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import one_of, use
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Maze, is_start
from platformer_nb.games.labyrinth.model.state import HAND, Pawn
from platformer_nb.games.labyrinth.notation.lines import NONE, Line
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names

_PAWN: Final = re.compile(
    r"S([1-6]) at (\S+)(?: lives ([0-4]))?(?: crystal (on|off))?(?: stun (\d\d?))?"
    r"(?: keys ([0-6]))?(?: items (\S+(?: \S+)*))?"
)


def read_pawns(maze: Maze, seats: list[tuple[str, Line]], turn: Line) -> tuple[Pawn, ...]:
    """Return the characters by seat; raise BadInput."""
    written = [(seat, line) for seat, line in seats if line.rest != NONE]
    centres = {layout.players: layout.centre for layout in maze.field.box.layouts}
    in_order = [seat for seat, _ in written] == list(SEATS[: len(written)])
    if not in_order or centres.get(len(written)) != maze.field.centre:
        turn.fail(
            "error-seat-count",
            "mend-seat-count",
            count=len(written),
            centre=NAMES[maze.field.centre],
        )
    found: list[Pawn] = []
    for _, line in written:
        pawn = _pawn(maze, line)
        if any(pawn.start == other.start for other in found):
            line.fail("error-twice", "mend-keep-one", word=f"S{pawn.start + 1}")
        for item in pawn.items:
            if any(item in other.items for other in found):
                line.fail("error-twice", "mend-keep-one", word=maze.field.box.item_ids[item])
        found.append(pawn)
    return tuple(found)


def _pawn(maze: Maze, line: Line) -> Pawn:
    match = _PAWN.fullmatch(line.rest)
    if match is None:
        line.fail("error-no-line", "mend-pawn", text=line.rest)
    start = int(match[1]) - 1
    known = place_names(maze)
    if match[2] not in known:
        line.fail("error-no-place", one_of(match[2], known), word=match[2])
    at = known[match[2]]
    if is_start(at) and at != FIRST_START + start:
        line.fail("error-other-start", use((f"S{start + 1}",)), word=match[2])
    return Pawn(
        start,
        at,
        lives=int(match[3] or 4),
        crystal=match[4] != "off",
        stun=int(match[5] or 0),
        keys=int(match[6] or 0),
        items=_items(maze, line, match[7]),
    )


def _items(maze: Maze, line: Line, words: str | None) -> tuple[int, ...]:
    known = {item: number for number, item in enumerate(maze.field.box.item_ids)}
    found: list[int] = []
    for word in (words or NONE).split():
        if word == NONE:
            continue
        if word not in known:
            line.fail("error-unknown", one_of(word, known), word=word)
        if known[word] in found:
            line.fail("error-twice", "mend-keep-one", word=word)
        found.append(known[word])
    if len(found) > HAND:
        line.fail("error-too-many", "mend-too-many", word="items", most=HAND)
    return tuple(sorted(found))
