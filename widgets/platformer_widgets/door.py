"""Validation of messages from a browser, before anything is done with them.

A table's intents and their fields are declared where they are handled; see `core.parts.intent`. This module
holds the messages of a page.
"""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.parts.intent import (
    MAX_WORD,
    Intents,
    Refused,
    read_intent,
    read_mapping,
    read_text,
)

__all__ = ["Refused", "game", "intent", "kind_of", "language", "link", "record", "what"]

MAX_LANGUAGE: Final = 20
SHARED: Final = ("position", "verdict", "doubt")
"""What a page may ask to share: the position, with the action ruled on, or a report of that ruling."""


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


def what(content: object) -> str:
    """Return what a message asks to share: one of `SHARED`. Raise Refused."""
    found = read_mapping(content).get("what")
    if found not in SHARED:
        raise Refused("nothing of this kind is shared")
    return str(found)
