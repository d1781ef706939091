"""How seats are called in sentences: by their characters, which no two share, and by a letter before one is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.records import SEAT_LETTERS, letter

SEATS: Final = ("who", "other")
"""The facts that hold the letter of a seat, or of several."""


def character_of(state: State, seat: int) -> str:
    """Return the id of a seat's character; its letter before it has one."""
    number = state.pawns[seat].character if 0 <= seat < len(state.pawns) else -1
    return letter(seat) if number < 0 else state.box.character_ids[number]


def called(state: State, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a sentence with characters in place of the letters of seats."""
    return {
        name: _called(state, value) if name in SEATS else value for name, value in facts.items()
    }


def _called(state: State, value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_called(state, one) for one in value)
    if not isinstance(value, str) or value not in SEAT_LETTERS:
        return value
    return character_of(state, SEAT_LETTERS.index(value))


def name_of(state: State, seat: int, words: Words) -> str:
    """Return how a seat is called."""
    return words.tell("called", {"who": character_of(state, seat)})
