"""Intents: the messages a page may send to a table, declared once for validation, parsing and documentation.

Anyone who can open a page can send any message. Only declared intents pass, with the fields they
need, of the right type and of limited size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from platformer_nb.core.value import part, value

MAX_WORD: Final = 200
"""Maximum length of a text field; actions in notation are far shorter."""
MAX_NUMBER: Final = 2**53
"""Numbers from here on are not exact in a browser."""
MAX_FIELDS: Final = 12

BOT: Final = "bot"
"""A bot's decision is due."""
HANDOVER: Final = "handover"
"""The screen has to be handed over."""


@value
class Field:
    """A field of an intent's message: its allowed types, and its meaning for docs/view.md."""

    types: tuple[type, ...]
    about: str = ""


@value
class Intent:
    """One kind of request from a page; `handle` takes the intent's owner and the fields of the message.

    `during` are the waits in which it is done all the same: BOT, HANDOVER.
    """

    handle: Callable[[Any, Mapping[str, Any]], None]
    about: str
    fields: Mapping[str, Field] = part(default_factory=dict)
    during: frozenset[str] = frozenset()


Intents = Mapping[str, Intent]


class Refused(ValueError):
    """A message that matches no declared intent; it is ignored."""


def read_intent(content: object, intents: Intents) -> dict[str, Any]:
    """Return `intent`, `for` and the intent's own fields of a message; raises Refused if it is invalid."""
    message = read_mapping(content)
    kind = message.get("intent")
    if not isinstance(kind, str) or kind not in intents:
        raise Refused("unknown intent")
    number = message.get("for")
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < MAX_NUMBER:
        raise Refused("`for` is no number of a view")
    read: dict[str, Any] = {"intent": kind, "for": number}
    for name, declared in intents[kind].fields.items():
        if name not in message:
            raise Refused(f"{name} is missing")
        read[name] = _value(name, message[name], declared.types)
    return read


def read_mapping(content: object) -> dict[str, Any]:
    """Return a message as a dict; raises Refused if it is no mapping or has too many fields."""
    if not isinstance(content, dict):
        raise Refused("no mapping")
    if len(content) > MAX_FIELDS:
        raise Refused("too many fields")
    return content


def read_text(value: object, name: str, most: int | None = None) -> str:
    """Return a text of at most `most` characters; raises Refused."""
    if not isinstance(value, str):
        raise Refused(f"{name} is no text")
    if most is not None and len(value) > most:
        raise Refused(f"{name} is too long")
    return value


def _value(name: str, value: object, types: tuple[type, ...]) -> object:
    if type(value) not in types:
        raise Refused(f"{name} has a wrong type")
    if isinstance(value, str):
        return read_text(value, name, MAX_WORD)
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        raise Refused(f"{name} is out of range")
    return value
