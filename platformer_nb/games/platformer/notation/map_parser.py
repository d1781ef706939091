"""Parser of the drawn map of a position: Rows, terrain, figures and tokens."""

from __future__ import annotations

import re

from platformer_nb.core.errors import BadInput, within
from platformer_nb.games.platformer.model.state import Constants
from platformer_nb.games.platformer.model.terrain import (
    ONE_WAY,
    PLATFORM,
    Terrain,
    ground,
    space_name,
)
from platformer_nb.games.platformer.notation.key_lines import MAP, POSITION, Lines, on_this_line
from platformer_nb.games.platformer.notation.map_drawing import Drawn, parse_rows

MAX_WIDTH = 26
MAX_ROWS = 60

_LABEL = re.compile(r" {0,3}(\d{1,2}) ")


def drawn_rows(lines: Lines) -> tuple[Drawn, int]:
    """Return the drawn Rows and the number of the lowest one."""
    rows = [(n, line) for n, line in lines.map if not re.fullmatch(r" *([a-z] +)*[a-z] *", line)]
    if not rows:
        return Drawn(()), 1
    edge = rows[0][1].find("+")
    if edge < 0:
        raise BadInput(on_this_line(rows[0][0]), "error-no-edge", "mend-no-edge")
    labels = [_LABEL.match(line) for _, line in rows[1::2]]
    first = labels[-1] if labels else None
    plain = [(n, line[edge:]) for n, line in rows]
    drawn = parse_rows(plain, POSITION, edge)
    width = len(drawn.lowest_first[0].ladder)
    if width < 1 or width > MAX_WIDTH or len(drawn.lowest_first) > MAX_ROWS:
        raise BadInput(MAP, "error-map-large", "mend-map-large", columns=MAX_WIDTH, rows=MAX_ROWS)
    lowest = int(first[1]) if first else 1
    _check_labels(rows, labels, lowest)
    return drawn, lowest


def _check_labels(
    lines: list[tuple[int, str]], labels: list[re.Match[str] | None], lowest: int
) -> None:
    rows = len(labels)
    for place, label in enumerate(labels):
        expected = lowest + rows - 1 - place
        if (label and int(label[1]) != expected) or expected < 1 or expected > MAX_ROWS:
            mend = "mend-row" if expected > 0 else "mend-rows-from-1"
            where = on_this_line(lines[1 + 2 * place][0])
            raise BadInput(where, "error-rows", mend, row=str(expected))


def terrain_of(drawn: Drawn, first_row: int, width: int) -> Terrain:
    """Return the terrain of the revealed map; its lowest Row gets a solid floor (MAP-9)."""
    if not drawn.lowest_first:
        return ground(width)
    low = (first_row - 1) * width
    blank = bytes(low)
    rows = drawn.lowest_first
    floors = bytearray(b"".join(r.floor for r in rows))
    for column in range(width):
        if first_row > 1 and floors[column] != ONE_WAY:
            floors[column] = PLATFORM
    walls = bytearray()
    for row in rows:
        walls += bytes((0,)) + row.wall[1:-1]
    return Terrain(
        width,
        low,
        blank + b"".join(r.ladder for r in rows),
        blank + b"".join(r.feature for r in rows),
        blank + bytes(walls),
        blank + bytes(floors),
    )


def put_people(
    drawn: Drawn, terrain: Terrain, chosen: Constants, occupied: bytearray, lying: bytearray
) -> None:
    """Write the figures to `occupied` and the tokens to `lying`; raise BadInput for an unknown character."""
    glyphs = {kind.glyph: code for code, kind in chosen.kinds.items()}
    glyphs |= {str(seat + 1): seat + 1 for seat in range(chosen.players)}
    space = terrain.low
    seen: set[str] = set()
    for row in drawn.lowest_first:
        for character, token in zip(row.figure, row.token, strict=True):
            lying[space] = token
            if character != " ":
                if character not in glyphs:
                    raise BadInput(
                        within(MAP, space_name(terrain.width, space)),
                        "error-nobody-drawn",
                        "mend-use",
                        sign=character,
                        known=tuple(glyphs),
                    )
                if character.isdigit() and character in seen:
                    raise BadInput(MAP, "error-hero-twice", "mend-keep-one", hero=character)
                seen.add(character)
                occupied[space] = glyphs[character]
            space += 1
