"""The form of a new game of Platformer: its options, and reading it once filled in."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.bots.seats import bot_kinds
from platformer_nb.core.intent import MAX_WORD, Refused, read_mapping, read_text
from platformer_nb.core.short_text import MAX_NAME
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import MOST_PLAYERS, offered
from platformer_nb.text import Words, languages

MAX_LEVELS: Final = 99


def form(language: str) -> dict[str, Any]:
    """Return the options of a new game: only those that can be played."""
    say = Words(language, GAME.name)
    choices = offered()
    return {
        "players": [min(choices["players"]), max(choices["players"])],
        "heroes": [{"id": hero, "name": say(f"card-{hero}")} for hero in GAME.box.heroes],
        "bots": [{"id": kind, "name": say(f"form-bot-{kind}")} for kind in bot_kinds(GAME)],
        "dungeons": [{"id": one, "name": say(f"dungeon-{one}")} for one in choices["dungeons"]],
        "bosses": [{"id": one, "name": say(f"card-{one}")} for one in choices["bosses"]],
        "levels": choices["levels"],
        "artifacts": choices["artifacts"],
        "rulings": [
            {
                "id": rule,
                "name": say(f"ruling-{rule}"),
                "readings": [
                    {"id": reading, "name": say(f"ruling-{rule}-{reading}")} for reading in readings
                ],
            }
            for rule, readings in choices["rulings"].items()
        ],
        "languages": [
            {"id": code, "name": Words(code, None)("language-name")} for code in languages()
        ],
        "most": MAX_NAME,
    }


def read_start(content: object) -> dict[str, Any]:
    """Return the arguments of a new game from its form; what is left out is the ordinary game.

    Names and the seed are free text: `new_table` validates them.
    """
    message = read_mapping(content)
    players = message.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        raise Refused("players is no list of players")
    return {
        "players": [_player(player) for player in players],
        "seed": read_text(message.get("seed", ""), "seed"),
        "game": _game(message),
    }


def _game(message: dict[str, Any]) -> dict[str, Any]:
    """Return the variant of the game chosen in the form."""
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
