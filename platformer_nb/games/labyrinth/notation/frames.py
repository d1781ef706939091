"""What is pending in notation: `due explore B d5 c4 walked 4 -, test B golem d5 1 -`.

A frame is its name and its fields in order, each written by the name of its type; the last frame is settled first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from platformer_nb.core.errors import one_of, use
from platformer_nb.core.value import field_names
from platformer_nb.games.labyrinth.model import card_frames as c
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import NOWHERE, place_name
from platformer_nb.games.labyrinth.model.pending import FRAMES, Frame
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.lines import NONE, Line
from platformer_nb.games.labyrinth.notation.names import SEATS, place_names

MOST: Final = 40
"""Most frames of a position: more are never pending, as each pair fights once for a move (FRE-6)."""

LARGEST: Final = 99
"""The largest number in a frame."""

WORDS: Final = (*f.ARRIVALS, *f.TESTS, *c.LOOKS)

ROWS: Final = {
    "Seats": "Seat",
    "Sums": "Count",
    "Tiles": "TileNumber",
    "Uses": "UseNumber",
    "CharacterNumbers": "CharacterNumber",
}
"""The types that are rows, each with the type of its members; they are joined by `+`."""


def frame_name(kind: type) -> str:
    """Return the name of a kind of frame: `lay-tile`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


_KINDS: Final = {frame_name(kind): kind for kind in FRAMES}


def write_frame(state: State, frame: Frame) -> str:
    """Return a frame in notation."""
    types = type(frame).__annotations__
    words = [_written(state, types[name], getattr(frame, name)) for name in field_names(frame)]
    return " ".join([frame_name(type(frame)), *words])


def _written(state: State, kind: str, value: Any) -> str:
    if kind in ROWS:
        return "+".join(_written(state, ROWS[kind], one) for one in value) or NONE
    if kind == "Place":
        return NONE if value == NOWHERE else place_name(state.maze, value)
    return next(word for word, one in _known(state, kind).items() if one == value)


def read_frames(state: State, line: Line) -> tuple[Frame, ...]:
    """Return the frames of the line `due`; raise BadInput."""
    entries = line.entries()
    if len(entries) > MOST:
        line.fail("error-not-due", "mend-not-due", frame=" ".join(entries[MOST]))
    return tuple(_frame(state, line, words) for words in entries)


def _frame(state: State, line: Line, words: list[str]) -> Frame:
    name, *rest = words or [""]
    if name not in _KINDS:
        line.fail("error-unknown", one_of(name, _KINDS), word=name)
    kind = _KINDS[name]
    types = [kind.__annotations__[field] for field in field_names(kind)]
    if len(rest) != len(types):
        line.fail("error-not-due", "mend-not-due", frame=" ".join(words))
    made: Frame = kind(*map(partial(_read, state, line), types, rest))
    return made


def _read(state: State, line: Line, kind: str, word: str) -> Any:
    if kind in ROWS:
        return tuple(_read(state, line, ROWS[kind], one) for one in word.split("+") if word != NONE)
    if kind == "Place" and word == NONE:
        return NOWHERE
    known = _known(state, kind)
    if word not in known:
        line.fail("error-unknown", one_of(word, known) if known else use(()), word=word)
    return known[word]


def _known(state: State, kind: str) -> Mapping[str, Any]:
    if kind == "Seat":
        return {SEATS[seat]: seat for seat in range(len(state.pawns))}
    if kind == "Place":
        return place_names(state.maze)
    if kind == "TileNumber":
        return state.box.number_of
    if kind == "Word":
        return {word: word for word in WORDS}
    rows = {
        "Cell": NAMES,
        "TrapNumber": state.box.trap_ids,
        "ItemNumber": state.box.item_ids,
        "EventNumber": state.box.event_ids,
        "UseNumber": state.box.use_ids,
        "CharacterNumber": state.box.character_ids,
    }
    if kind in rows:
        return {word: number for number, word in enumerate(rows[kind])}
    return {str(number): number for number in range(LARGEST + 1)}
