"""The lines of a position in notation: keys and values, and errors with the line and a fix."""

from __future__ import annotations

import re
from typing import Any

from platformer_nb.core.errors import BadInput, Part, on_line, one_of, said, within
from platformer_nb.games.platformer.model.box.box import SYMBOLS, Box
from platformer_nb.games.platformer.notation.position_writer import HEADER

POSITION = said("place-position")
MAP = within(POSITION, said("place-map"))

KEYS = (
    "game",
    "tower",
    "turn",
    "map",
    "roll",
    "pool",
    "enemy die",
    "bonus",
    "shop",
    "decks",
    "boss",
    "solo",
    "artifacts",
    "pending",
    "script",
)
"""The keys of a position, besides `hero 1` to `hero 4`."""

_KEY = re.compile(r"([a-z]+(?: [a-z]+)*(?: ?[0-9])?) *:(.*)")


class Lines:
    """The lines of a position by key, with the drawn map apart, and parsers of their values.

    Every parser raises BadInput with the line of the error.
    """

    def __init__(self, box: Box, text: str) -> None:
        self.box = box
        self.lines: dict[str, tuple[int, str]] = {}
        self.map: list[tuple[int, str]] = []
        self._split(text)

    def _split(self, text: str) -> None:
        in_map = False
        for number, line in enumerate(text.splitlines(), 1):
            stripped = line.strip()
            if not stripped or stripped.startswith("#"):
                continue
            if in_map and line[0] in " +|" and not _KEY.fullmatch(stripped):
                self.map.append((number, line))
                continue
            in_map = False
            if stripped == HEADER:
                continue
            found = _KEY.fullmatch(stripped)
            if found is None:
                raise BadInput(
                    on_this_line(number), "error-no-line", "mend-no-line", text=stripped[:40]
                )
            key, value = found[1], found[2].strip()
            self._enter(number, key, value)
            in_map = key == "map"
        if not self.map and "map" in self.lines:
            raise BadInput(MAP, "error-map-empty", "mend-draw-map")

    def _enter(self, number: int, key: str, value: str) -> None:
        if key not in KEYS and not re.fullmatch(r"hero [1-4]", key):
            raise BadInput(on_this_line(number), "error-unknown", one_of(key, KEYS), word=key)
        if key in self.lines:
            raise BadInput(on_this_line(number), "error-twice", "mend-keep-one", word=key)
        self.lines[key] = (number, value)

    def fields(self, key: str) -> dict[str, str]:
        """Return the fields of a line, `name value; name value`, by name."""
        number, value = self.lines.get(key, (0, ""))
        found: dict[str, str] = {}
        for part in filter(None, (p.strip() for p in value.split(";"))):
            name, _, rest = part.partition(" ")
            if name in found:
                raise BadInput(on_this_line(number), "error-twice", "mend-keep-one", word=name)
            found[name] = rest.strip()
        return found

    def place(self, key: str) -> tuple[Part, ...]:
        """Return the place of a line, for errors."""
        if key not in self.lines:
            return (POSITION,)
        return within(POSITION, said("place-line-of", line=str(self.lines[key][0]), key=key))

    def number(self, key: str, value: str, most: int = 99_999) -> int:
        """Return a whole number from 0 to `most`."""
        if not value.isdecimal() or len(value) > 6 or int(value) > most:
            raise BadInput(
                self.place(key), "error-no-number", "mend-whole-number", word=value, most=most
            )
        return int(value)

    def choice(self, key: str, value: str, known: Any) -> str:
        """Return the value if it is one of the known words."""
        if value not in known:
            raise BadInput(self.place(key), "error-unknown", one_of(value, known), word=value)
        return value

    def cards(self, key: str, value: str, known: Any) -> tuple[str, ...]:
        """Return a list of card ids; `-` stands for none."""
        names = [v.strip() for v in value.split(",")]
        return tuple(self.choice(key, v, known) for v in names if v and v != "-")

    def symbols(self, key: str) -> tuple[int, ...]:
        """Return the symbols of a line as indices, sorted."""
        words = [w for w in self.lines[key][1].split() if w != "-"]
        return tuple(sorted(SYMBOLS.index(self.choice(key, w, SYMBOLS)) for w in words))


def on_this_line(number: int) -> tuple[Part, ...]:
    """Return the place of a line by its number, for errors."""
    return within(POSITION, on_line(number))
