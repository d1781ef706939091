"""Tables of new games, of any game, and what a game was begun with, so that the next one can be begun alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from platformer_nb.core.errors import said, within
from platformer_nb.core.game import AnyGame, ReadableSetup
from platformer_nb.core.input.short_text import seed_text
from platformer_nb.core.play.chance import Chance, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.table.factories.seats import NEW_GAME, BotMaker, seat_bots
from platformer_nb.table.table import Table


def table_of_new_game(
    game: AnyGame,
    players: Sequence[Mapping[str, Any]],
    seed: int | str | None = None,
    language: str | None = None,
    chance: Chance | None = None,
    make_bot: BotMaker | None = None,
    **options: Any,
) -> Table[Any, Any, Any]:
    """Return a table with a new game; `options` are those of the game's setup.

    Each player has a `name` and a `bot` (its kind, None for a person), made by `make_bot`.
    Raise BadInput if the game cannot be played.
    """
    names = [player.get("name") or "" for player in players]
    kinds = [str(player.get("bot") or "") for player in players]
    start = game.setup.new(len(names), **options)
    source = "" if seed is None else seed_text(seed, within(NEW_GAME, said("place-seed")))
    source = source or str(secrets.randbits(64))
    session = Session(game.rules, start, chance or Seeded(source))
    session.bots = tuple(kinds) if any(kinds) else ()
    return Table(game, session, names, language, seat_bots(kinds, make_bot, source))


def begun_with(game: AnyGame, session: Session[Any, Any, Any], seats: int) -> dict[str, Any]:
    """Return the players of a game, each with its name and kind of bot, and the options if its setup can be read."""
    names = [*session.players, *[""] * seats][:seats]
    bots = [*session.bots, *[""] * seats][:seats]
    setup = game.setup
    return {
        "players": [
            {"name": name, "bot": bot or None} for name, bot in zip(names, bots, strict=True)
        ],
        "options": dict(setup.chosen(session.start)) if isinstance(setup, ReadableSetup) else {},
    }


def table_from_position(
    game: AnyGame, state: Any, language: str | None = None, chance: Chance | None = None
) -> Table[Any, Any, Any]:
    """Return a table at which people play on from a position."""
    session = Session(game.rules, state, chance or Seeded(str(secrets.randbits(64))))
    return Table(game, session, (), language)
