"""A new or saved game for a terminal, and where it is saved."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.own_files import learner_data
from platformer_nb.table.factories.new_game import table_of_new_game
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.table import Table

NO_BOTS: Final = "none"


def saved_file(game: str) -> Path:
    """Return where a game in a terminal is saved when it is left."""
    return learner_data() / "terminal" / f"{game}.json"


def new_table(
    game: AnyGame, people: int, bots: str | None, seed: str | None, language: str
) -> Table[Any, Any, Any]:
    """Return a table of people and bots; without `bots`, as many of the strongest kind as the game needs, at least one.

    `bots` are kinds divided by commas, or “none”. Raises BadInput for what cannot be played.
    """
    if people < 1:
        raise BadInput("--people", "error-from-1", "mend-from-1", number=str(people))
    needed = max(1, game.setup.seats.start - people)
    kinds = [list(bot_kinds(game))[-1]] * needed if bots is None else bots.split(",")
    kinds = [] if bots == NO_BOTS else kinds
    players: list[dict[str, str]] = [{}] * people + [{"bot": kind} for kind in kinds]
    maker = partial(make_bot, game)
    return table_of_new_game(game, players, seed, language, make_bot=maker)


def saved_table(game: AnyGame, text: str, language: str) -> Table[Any, Any, Any]:
    """Return the table of a saved game; raises BadInput if it is none, or one of another game."""
    maker = partial(make_bot, game)
    return table_from_record(game, text, language, make_bot=maker, legacy=DEFAULT_GAME)


def save(table: Table[Any, Any, Any], file: Path) -> None:
    """Write the game to a file, whole or not at all. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}.new")
    beside.write_text(table.record(), encoding="utf-8")
    beside.replace(file)
