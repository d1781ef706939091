"""The door: what a browser sends is measured before anything is done with it.

Anybody who can open the page can send any message, so nothing here is believed: only known intents with
the fields they need, of the right type and of a bearable size, go further.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MAX_WORD: Final = 200
"""Longest text of a table's intent: actions in notation are shorter by far."""

MAX_PLAYERS: Final = 4
MAX_LANGUAGE: Final = 20
MAX_LEVELS: Final = 99
MAX_NUMBER: Final = 2**53

FIELDS: Final[Mapping[str, Mapping[str, tuple[type, ...]]]] = {
    "select": {"die": (str,)},
    "boost": {"die": (str,), "by": (int,)},
    "forge": {"symbol": (str, type(None))},
    "clear": {},
    "point": {"at": (str,)},
    "act": {"action": (str,)},
    "undo": {},
    "redo": {},
    "dismiss": {},
    "bot": {},
}
"""The intents of a table and the fields each needs besides `for`."""


class Refused(ValueError):
    """A message that is none of ours; nothing is done with it."""


def intent(content: object) -> dict[str, Any]:
    """An intent for a table, with its own fields and no others."""
    message = _mapping(content)
    kind = message.get("intent")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise Refused("unknown intent")
    number = message.get("for")
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < MAX_NUMBER:
        raise Refused("`for` is no number of a view")
    clean: dict[str, Any] = {"intent": kind, "for": number}
    for name, types in FIELDS[kind].items():
        if name not in message:
            raise Refused(f"{name} is missing")
        clean[name] = _field(name, message[name], types)
    return clean


def kind_of(content: object) -> str:
    """Which intent a message says it is, "" if none."""
    kind = content.get("intent") if isinstance(content, dict) else None
    return kind if isinstance(kind, str) else ""


def record(content: object) -> str:
    """The saved game in a message; what is wrong with it is told to whoever has chosen it."""
    return _typed(_mapping(content).get("record"), "record")


def language(content: object) -> str:
    """The language a message asks for."""
    return _text(_mapping(content).get("language"), "language", MAX_LANGUAGE)


def start(content: object) -> dict[str, Any]:
    """What a new game's form says: who plays, and what. What is left out is the ordinary game.

    Names and the seed are somebody's own words: `new_table` says what is wrong with them.
    """
    message = _mapping(content)
    players = message.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MAX_PLAYERS:
        raise Refused("players is no list of players")
    return {
        "players": [_player(player) for player in players],
        "seed": _typed(message.get("seed", ""), "seed"),
        "game": _game(message),
    }


def _game(message: dict[str, Any]) -> dict[str, Any]:
    """The choices of a game that the message makes."""
    types = {"dungeon": str, "boss": str, "levels": int, "artifacts": bool}
    chosen: dict[str, Any] = {name: message[name] for name in types if name in message}
    for name, value in chosen.items():
        if type(value) is not types[name]:
            raise Refused(f"{name} has a wrong type")
        if isinstance(value, str):
            _text(value, name, MAX_WORD)
        elif isinstance(value, int) and not 0 <= value <= MAX_LEVELS:
            raise Refused(f"{name} is out of range")
    if "rulings" in message:
        rulings = _mapping(message["rulings"])
        chosen["rulings"] = {
            _text(rule, "rulings", MAX_WORD): _text(reading, "rulings", MAX_WORD)
            for rule, reading in rulings.items()
        }
    return chosen


def _player(player: object) -> dict[str, str | None]:
    given = _mapping(player)
    hero, bot = given.get("hero"), given.get("bot")
    return {
        "name": _typed(given.get("name", ""), "name"),
        "hero": None if hero is None else _text(hero, "hero", MAX_WORD),
        "bot": None if bot is None else _text(bot, "bot", MAX_WORD),
    }


def _mapping(content: object) -> dict[str, Any]:
    if not isinstance(content, dict):
        raise Refused("no mapping")
    if len(content) > 12:
        raise Refused("too many fields")
    return content


def _field(name: str, value: object, types: tuple[type, ...]) -> object:
    if isinstance(value, bool) or not isinstance(value, types):
        raise Refused(f"{name} has a wrong type")
    if isinstance(value, str):
        return _text(value, name, MAX_WORD)
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        raise Refused(f"{name} is out of range")
    return value


def _text(value: object, name: str, most: int) -> str:
    text = _typed(value, name)
    if len(text) > most:
        raise Refused(f"{name} is too long")
    return text


def _typed(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise Refused(f"{name} is no text")
    return value
