"""The lines of a position in notation, with errors that name the line."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Final, NoReturn

from platformer_nb.core.errors import BadInput, Fact, Said, on_line, said, within
from platformer_nb.games.labyrinth.notation.drawing import LINES

HEADER: Final = "labyrinth 1"
"""The first line: the game, and the version of the notation."""

POSITION: Final = said("place-position")

LONGEST: Final = 10_000
"""Most characters of a position."""

NONE: Final = "-"
"""What a line without anything says."""


class Line:
    """One line after the drawing: its key, its words, and the number of the line."""

    def __init__(self, number: int, key: str, rest: str) -> None:
        self.number, self.key, self.rest = number, key, rest

    def entries(self) -> list[list[str]]:
        """Return the words between commas; none for `-`."""
        return [] if self.rest == NONE else [part.split() for part in self.rest.split(",")]

    def fail(self, reason: str, mend: str | Said, **facts: Fact) -> NoReturn:
        """Raise BadInput with the place of this line."""
        fault_at(self.number, reason, mend, **facts)


class Lines:
    """A position split into the lines of its drawing, numbered from 1, and those that follow by key."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadInput(POSITION, "error-too-long", "mend-position-long", most=LONGEST)
        rows = [(n, row.rstrip()) for n, row in enumerate(dedent(text).splitlines(), 1)]
        while rows and not rows[0][1]:
            rows.pop(0)
        while rows and not rows[-1][1]:
            rows.pop()
        if not rows or rows[0][1] != HEADER:
            fault_at(rows[0][0] if rows else 1, "error-no-header", "mend-no-header", known=HEADER)
        self.drawing = rows[1 : LINES + 1]
        if len(self.drawing) < LINES:
            fault_at(rows[-1][0], "error-drawing-lines", "mend-drawing-lines", needed=LINES)
        self._last = rows[-1][0]
        self.lines: dict[str, Line] = {}
        for number, row in rows[LINES + 1 :]:
            self._add(number, row)

    def _add(self, number: int, row: str) -> None:
        match = re.fullmatch(r"([A-Za-z]+) +(\S.*)", row)
        if match is None:
            fault_at(number, "error-no-line", "mend-notation-line", text=row)
        key, rest = match[1], match[2]
        if key in self.lines:
            fault_at(number, "error-twice", "mend-keep-one", word=key)
        self.lines[key] = Line(number, key, rest)

    def take(self, key: str) -> Line:
        """Return the line with this key and remove it; if there is none, one at the end without anything."""
        return self.lines.pop(key, Line(self._last, key, NONE))

    def finish(self, known: tuple[str, ...]) -> None:
        """Raise BadInput for the first line that nobody took."""
        for line in self.lines.values():
            line.fail("error-unknown", said("mend-use", known=known), word=line.key)


def fault_at(number: int, reason: str, mend: str | Said, **facts: Fact) -> NoReturn:
    """Raise BadInput with the place of a line, numbered from 1."""
    raise BadInput(within(POSITION, on_line(number)), reason, mend, **facts)


def fault(number: int, column: int, reason: str, mend: str | Said, **facts: Fact) -> NoReturn:
    """Raise BadInput with the place of a character, its column from 0."""
    raise BadInput(within(POSITION, on_line(number, column + 1)), reason, mend, **facts)
