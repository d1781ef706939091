"""The door: what a browser sends is measured before anything is done with it.

What a table's intents are, and their fields, is declared where they are handled; see `core.intent`. Here stand the
messages of a page.
"""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.intent import Intents, Refused, read_intent, read_mapping, read_text

__all__ = ["Refused", "intent", "kind_of", "language", "record"]

MAX_LANGUAGE: Final = 20


def intent(content: object, intents: Intents) -> dict[str, Any]:
    """A message as one of these intents, with its own fields and no others; raises Refused."""
    return read_intent(content, intents)


def kind_of(content: object) -> str:
    """Which intent a message says it is, "" if none."""
    kind = content.get("intent") if isinstance(content, dict) else None
    return kind if isinstance(kind, str) else ""


def record(content: object) -> str:
    """The saved game in a message; what is wrong with it is told to whoever has chosen it."""
    return read_text(read_mapping(content).get("record"), "record")


def language(content: object) -> str:
    """The language a message asks for."""
    return read_text(read_mapping(content).get("language"), "language", MAX_LANGUAGE)
