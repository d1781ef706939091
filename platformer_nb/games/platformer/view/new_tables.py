"""Tables of new games."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from platformer_nb.core.errors import said, within
from platformer_nb.core.input.short_text import seed_text
from platformer_nb.core.play.chance import Chance, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.house_rules import NO_RULINGS
from platformer_nb.games.platformer.rules.course.setup import (
    NEW_GAME,
    STANDARD_LEVELS,
    new_game,
)
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.table.factories.seats import BotMaker, seat_bots


def new_table(
    players: Sequence[Mapping[str, Any]],
    seed: int | str | None = None,
    language: str | None = None,
    chance: Chance | None = None,
    rulings: Mapping[str, str] = NO_RULINGS,
    dungeon: str = "forest",
    boss: str = "medusa",
    levels: int = STANDARD_LEVELS,
    artifacts: bool = False,
    make_bot: BotMaker | None = None,
) -> Table:
    """Return a table with a new game.

    Each player has a `name`, a `hero` (id of a card, None for a random one) and a `bot` (its kind, None for a
    person), made by `make_bot`. `rulings` are house rules: readings of open rules by rule id.
    Raise BadInput if the game cannot be played.
    """
    names, heroes, kinds = [], [], []
    for player in players:
        names.append(player.get("name") or "")
        heroes.append(player.get("hero") or None)
        kinds.append(str(player.get("bot") or ""))
    rules = GAME.rules
    start = new_game(rules.box, len(names), heroes, dungeon, boss, levels, rulings, artifacts)
    source = "" if seed is None else seed_text(seed, within(NEW_GAME, said("place-seed")))
    source = source or str(secrets.randbits(64))
    session = Session(rules, start, chance or Seeded(source))
    session.bots = tuple(kinds) if any(kinds) else ()
    return Table(session, names, language, seat_bots(kinds, make_bot, source))
