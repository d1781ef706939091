"""Validation of messages from a browser, before anything is done with them.

A table's intents and their fields are declared where they are handled; see `core.parts.intent`. This module
holds the messages of a page.
"""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.parts.intent import (
    MAX_NUMBER,
    MAX_WORD,
    Intent,
    Intents,
    Refused,
    read_intent,
    read_mapping,
    read_text,
)
from platformer_nb.core.play.record import MAX_RECORD_ACTIONS
from platformer_nb.table.coach import ABOUT

__all__ = [
    "Refused",
    "coaching",
    "foresight",
    "game",
    "intent",
    "kind_of",
    "language",
    "link",
    "moment",
    "record",
    "what",
]

MAX_LANGUAGE: Final = 20
SHARED: Final = ("position", "verdict", "doubt")
"""What a page may ask to share: the position, with the action ruled on, or a report of that ruling."""

FORESEE: Final = "foresee"
"""The message that asks what would happen; it changes nothing."""

THINGS: Final = "things"
"""The message that asks what the things of the game are."""

MAX_LINES: Final = 8
"""So many lines of the log are asked about at once at most."""

COACH: Final = "coach"
"""The message that asks the coach; it changes nothing."""


def _nothing(_owner: object, _message: object) -> None:
    """Do nothing: a question is answered by a message."""


_FORESEE: Final[Intents] = {FORESEE: Intent(_nothing, "ask what would happen")}
_COACH: Final[Intents] = {COACH: Intent(_nothing, "ask the coach")}


def intent(content: object, intents: Intents) -> dict[str, Any]:
    """Return a message as one of these intents, with exactly its fields. Raise Refused."""
    return read_intent(content, intents)


def kind_of(content: object) -> str:
    """Return the name of a message's intent, "" if it has none."""
    kind = content.get("intent") if isinstance(content, dict) else None
    return kind if isinstance(kind, str) else ""


def record(content: object) -> str:
    """Return the saved game in a message, unparsed: its errors are shown to the person who chose the file."""
    return read_text(read_mapping(content).get("record"), "record")


def game(content: object) -> str:
    """Return the name of the game that a message requests; "" for none."""
    return read_text(read_mapping(content).get("game"), "game", MAX_WORD)


def language(content: object) -> str:
    """Return the language that a message requests."""
    return read_text(read_mapping(content).get("language"), "language", MAX_LANGUAGE)


def link(content: object) -> str:
    """Return the shared position in a message, unparsed: its errors are shown to the visitor."""
    return read_text(read_mapping(content).get("link"), "link")


def moment(content: object) -> int:
    """Return the moment of a game that a message asks to see, a number of actions; -1 for the last."""
    found = read_mapping(content).get("at")
    if type(found) is not int or not -1 <= found <= MAX_RECORD_ACTIONS:
        raise Refused("at is no moment")
    return found


def foresight(content: object) -> dict[str, Any]:
    """Return a question about what would happen: `for`, and a Space `at` or an `action`. Raise Refused."""
    read = read_intent(content, _FORESEE)
    found = read_mapping(content)
    named = {key: found.get(key) for key in ("at", "action")}
    if sum(value is not None for value in named.values()) != 1:
        raise Refused("one thing is asked about")
    texts = {k: None if v is None else read_text(v, k, MAX_WORD) for k, v in named.items()}
    return {"for": read["for"], **texts}


def coaching(content: object) -> dict[str, Any]:
    """Return a question to the coach: `for`, `about` and, of lines of the log, their numbers. Raise Refused."""
    read, found = read_intent(content, _COACH), read_mapping(content)
    about, lines = found.get("about"), found.get("lines")
    if about not in ABOUT:
        raise Refused("the coach is not asked about this")
    if lines is not None and not _numbers(lines):
        raise Refused("`lines` are no numbers of lines")
    return {"for": read["for"], "about": about, "lines": lines}


def _numbers(found: object) -> bool:
    """Return whether this is a short list of numbers."""
    if not isinstance(found, list) or len(found) > MAX_LINES:
        return False
    return all(type(one) is int and 0 <= one < MAX_NUMBER for one in found)


def what(content: object) -> str:
    """Return what a message asks to share: one of `SHARED`. Raise Refused."""
    found = read_mapping(content).get("what")
    if found not in SHARED:
        raise Refused("nothing of this kind is shared")
    return str(found)
