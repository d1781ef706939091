"""How seats are called in sentences: by their characters, which no two share; before one is dealt by name or letter."""

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


def called(state: State, facts: Mapping[str, Any], words: Words | None = None) -> dict[str, Any]:
    """Return the facts of a sentence with characters in place of the letters of seats.

    A seat without a character goes by the name of its player, if `words` have it.
    """
    return {
        name: _called(state, value, words) if name in SEATS else value
        for name, value in facts.items()
    }


def _called(state: State, value: Any, words: Words | None) -> Any:
    if isinstance(value, tuple):
        return tuple(_called(state, one, words) for one in value)
    if not isinstance(value, str) or value not in SEAT_LETTERS:
        return value
    seat = SEAT_LETTERS.index(value)
    who = character_of(state, seat)
    return (words.player(seat) if words is not None and who == value else None) or who


def name_of(state: State, seat: int, words: Words) -> str:
    """Return how a seat is called."""
    return words.tell("called", {"who": character_of(state, seat)})
