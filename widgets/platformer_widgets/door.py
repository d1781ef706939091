"""The door: what a browser sends is measured before anything is done with it.

What a table's intents are, and their fields, is declared where they are handled (`core.intent`); here stand
the messages of a page: a form, a saved game, a language.
"""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.intent import MAX_WORD, Refused, read_mapping, read_text

MAX_PLAYERS: Final = 4
MAX_LANGUAGE: Final = 20
MAX_LEVELS: Final = 99


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


def start(content: object) -> dict[str, Any]:
    """What a new game's form says: who plays, and what. What is left out is the ordinary game.

    Names and the seed are somebody's own words: `new_table` says what is wrong with them.
    """
    message = read_mapping(content)
    players = message.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MAX_PLAYERS:
        raise Refused("players is no list of players")
    return {
        "players": [_player(player) for player in players],
        "seed": read_text(message.get("seed", ""), "seed"),
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
            read_text(value, name, MAX_WORD)
        elif isinstance(value, int) and not 0 <= value <= MAX_LEVELS:
            raise Refused(f"{name} is out of range")
    if "rulings" in message:
        rulings = read_mapping(message["rulings"])
        chosen["rulings"] = {
            read_text(rule, "rulings", MAX_WORD): read_text(reading, "rulings", MAX_WORD)
            for rule, reading in rulings.items()
        }
    return chosen


def _player(player: object) -> dict[str, str | None]:
    given = read_mapping(player)
    hero, bot = given.get("hero"), given.get("bot")
    return {
        "name": read_text(given.get("name", ""), "name"),
        "hero": None if hero is None else read_text(hero, "hero", MAX_WORD),
        "bot": None if bot is None else read_text(bot, "bot", MAX_WORD),
    }
