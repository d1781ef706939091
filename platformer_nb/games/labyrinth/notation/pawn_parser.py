"""Parser of the lines of the seats."""

from __future__ import annotations

import re
from typing import Final

from platformer_nb.core.errors import one_of, use
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Maze, is_start
from platformer_nb.games.labyrinth.model.state import NO_CHARACTER, Pawn
from platformer_nb.games.labyrinth.notation.lines import NONE, Line
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names

_PAWN: Final = re.compile(
    r"(?:([a-z][a-z-]*) )?S([1-6]) at (\S+)(?: lives ([0-4]))?(?: crystal (on|off))?(?: stun (\d\d?))?"
    r"(?: keys ([0-6]))?(?: items (\S+(?: \S+)*))?"
)


MOST_ITEMS: Final = 4
"""The most items that a card lets a character carry (ITM-2)."""


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
        if pawn.character >= 0 and any(pawn.character == other.character for other in found):
            line.fail("error-twice", "mend-keep-one", word=line.rest.split()[0])
        for item in pawn.items:
            if any(item in other.items for other in found):
                line.fail("error-twice", "mend-keep-one", word=maze.field.box.item_ids[item])
        found.append(pawn)
    return tuple(found)


def _pawn(maze: Maze, line: Line) -> Pawn:
    match = _PAWN.fullmatch(line.rest)
    if match is None:
        line.fail("error-no-line", "mend-pawn", text=line.rest)
    character, place, lives, crystal, stun, keys, items = match.group(1, 3, 4, 5, 6, 7, 8)
    start = int(match[2]) - 1
    known = place_names(maze)
    if place not in known:
        line.fail("error-no-place", one_of(place, known), word=place)
    at = known[place]
    if is_start(at) and at != FIRST_START + start:
        line.fail("error-other-start", use((f"S{start + 1}",)), word=place)
    return Pawn(
        start,
        at,
        lives=int(lives or 4),
        crystal=crystal != "off",
        stun=int(stun or 0),
        keys=int(keys or 0),
        items=_items(maze, line, items),
        character=_character(maze, line, character),
    )


def _character(maze: Maze, line: Line, word: str | None) -> int:
    known = maze.field.box.character_ids
    if word is None:
        return NO_CHARACTER
    if word not in known:
        line.fail("error-unknown", one_of(word, known), word=word)
    return known.index(word)


def _items(maze: Maze, line: Line, words: str | None) -> tuple[int, ...]:
    known = {item: number for number, item in enumerate(maze.field.box.item_ids)}
    found: list[int] = []
    for word in [] if words in (None, NONE) else words.split():
        if word not in known:
            line.fail("error-unknown", one_of(word, known), word=word)
        if known[word] in found:
            line.fail("error-twice", "mend-keep-one", word=word)
        found.append(known[word])
    if len(found) > MOST_ITEMS:
        line.fail("error-too-many", "mend-too-many", word="items", most=MOST_ITEMS)
    return tuple(sorted(found))
