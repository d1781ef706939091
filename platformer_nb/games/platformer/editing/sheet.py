"""A position as a sheet of notation: its lines by key and the lines of its map, to be changed and read again.

The reader of the notation is then the check of every change.
"""

from __future__ import annotations

import re

from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.supply import Level
from platformer_nb.games.platformer.model.terrain import SPAWN
from platformer_nb.games.platformer.notation.map_drawing import CELL, draw_rows
from platformer_nb.games.platformer.notation.position_writer import HEADER, write
from platformer_nb.games.platformer.rules.course.levels import joined

_LABEL = 4
_FIGURE, _TOKEN = 3, 4
"""Where figure and token of a Space stand in its cell, counted from the left edge."""


class Sheet:
    """The lines of a position by key, and those of its map, top line first."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: dict[str, str] = {}
        self.map: list[str] = []
        self.tower = {level.number: level for level in state.tower}
        for line in write(state).splitlines():
            if line[:1] in " +":
                self.map.append(line)
            elif line != HEADER:
                key, _, value = line.partition(":")
                self.lines[key] = value.strip()
        # What is not named is in the decks: cards that are taken or given back need not be moved there.
        self.lines.pop("decks", None)

    def text(self) -> str:
        """Return the notation."""
        lines = [HEADER]
        for key, value in self.lines.items():
            lines.append(f"{key}: {value}".rstrip())
            if key == "map":
                lines += self.map
        return "\n".join(lines) + "\n"

    # --- lines of fields, `name value; name value` ------------------------------------------------------

    def parts(self, key: str) -> list[str]:
        """Return the parts of a line."""
        return [part.strip() for part in self.lines.get(key, "").split(";") if part.strip()]

    def set_part(self, key: str, name: str, value: str | None) -> None:
        """Replace the part of a line that begins with these words, or add one; None removes it."""
        found = self.parts(key)
        at = next((n for n, one in enumerate(found) if f"{one} ".startswith(f"{name} ")), None)
        new = [] if value is None else [f"{name} {value}".strip()]
        found = [*found, *new] if at is None else [*found[:at], *new, *found[at + 1 :]]
        self.lines[key] = "; ".join(found)

    def set_head(self, key: str, value: str) -> None:
        """Replace the first part of a line."""
        self.lines[key] = "; ".join([value, *self.parts(key)[1:]])

    # --- the map ----------------------------------------------------------------------------------------

    def put(self, at: str, figure: str | None = None, token: str | None = None) -> None:
        """Draw a figure or a token, or both, on a Space; None leaves what is there."""
        row, start = self._row(at)
        if row is None:
            return
        line = self.map[row].ljust(start + CELL + 1)
        for place, sign in ((_FIGURE, figure), (_TOKEN, token)):
            if sign is not None:
                line = line[: start + place] + sign + line[start + place + 1 :]
        self.map[row] = line

    def signs(self, at: str) -> tuple[str, str]:
        """Return the characters of the figure and the token on a Space."""
        row, start = self._row(at)
        if row is None:
            return " ", " "
        line = self.map[row].ljust(start + CELL + 1)
        return line[start + _FIGURE], line[start + _TOKEN]

    def lift(self, figure: str) -> None:
        """Take a figure off the map, wherever it stands."""
        at = re.compile(rf"(?<=[:|][ H].){re.escape(figure)}(?=.[:|])")
        self.map = [at.sub(" ", line) for line in self.map]

    def _row(self, at: str) -> tuple[int | None, int]:
        """Return the number of the line in which a Space is drawn, and where its cell begins."""
        head = f"{int(at[1:]):>3} "
        row = next((n for n, line in enumerate(self.map) if line.startswith(head)), None)
        return row, _LABEL + (ord(at[0]) - ord("a")) * (CELL + 1)

    # --- Levels -------------------------------------------------------------------------------------------

    def set_level(self, level: Level) -> None:
        """Draw a Level as it is revealed: its tiles, tokens and Enemies. Heroes on it stay where they are."""
        rows, drawn = self._block(level.number), self._drawn(level)
        if level.number in self.tower:
            self._keep_heroes(drawn, self.map[rows])
            self.map[rows] = drawn
        else:
            self.map[1:1] = drawn
        self.tower[level.number] = level
        self._name()

    def drop_level(self, number: int) -> None:
        """Take a Level off the map, with all that is on it."""
        del self.map[self._block(number)]
        del self.tower[number]
        self._name()

    def _name(self) -> None:
        told = (
            " ".join((str(v.number), v.left, v.right, v.enemy)).rstrip()
            for v in self.tower.values()
        )
        self.lines["tower"] = "; ".join(told)

    def _block(self, number: int) -> slice:
        """Return where the lines of a Level stand."""
        height = self.state.game.box.tile_height
        highest = max(self.tower, default=0)
        first = 1 + (highest - number) * 2 * height
        return slice(first, first + 2 * height)

    def _drawn(self, level: Level) -> list[str]:
        box, game = self.state.game.box, self.state.game
        left, right = box.tiles[level.left], box.tiles[level.right]
        ladder, feature, wall, floors, tokens = joined(left.drawing, right.drawing)
        width = self.state.terrain.width
        rows = range((level.number - 1) * box.tile_height + 1, level.number * box.tile_height + 1)
        below = bytes((rows.start - 1) * width)
        figures = {}
        if level.enemy:
            kind = game.kinds[game.codes[level.enemy]]
            others = "".join(self.map[: self._block(level.number).start])
            others += "".join(self.map[self._block(level.number).stop :])
            spaces = [s for s, mark in enumerate(feature) if mark == SPAWN]
            for space in spaces[: max(0, kind.tokens - len(re.findall(kind.glyph, others)))]:
                figures[len(below) + space] = kind.glyph
        return draw_rows(
            width,
            rows,
            below + ladder,
            below + feature,
            below + wall,
            below + floors,
            below + tokens,
            figures,
        )[1:-1]

    def _keep_heroes(self, drawn: list[str], before: list[str]) -> None:
        for row, line in enumerate(before):
            for at, sign in enumerate(line):
                if sign in "1234" and at > _LABEL and (at - _LABEL) % (CELL + 1) == _FIGURE:
                    drawn[row] = drawn[row][:at] + sign + drawn[row][at + 1 :]
