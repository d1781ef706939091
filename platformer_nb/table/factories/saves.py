"""Tables and sessions from saved games."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

from platformer_nb.core.errors import Said
from platformer_nb.core.game import Game, Player
from platformer_nb.core.play.chance import Chance, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.table.factories.seats import BotMaker, seat_bots
from platformer_nb.table.table import Table

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def table_from_record(
    game: Game[S, A, E],
    text: str,
    language: str | None = None,
    chance: Chance | None = None,
    make_bot: BotMaker | None = None,
    *,
    legacy: str | None = None,
) -> Table[S, A, E]:
    """Return the table of a saved game with its bots in their seats; raises BadInput if it is damaged.

    Without `make_bot`, people take over the bots' seats. `legacy` is the game of a record that names none.
    """
    session, bots, notice = resumed_session(game, text, chance, make_bot, legacy=legacy)
    return Table(game, session, session.players, language, bots).resumed(notice)


def resumed_session(
    game: Game[S, A, E],
    text: str,
    chance: Chance | None = None,
    make_bot: BotMaker | None = None,
    *,
    legacy: str | None = None,
) -> tuple[Session[S, A, E], dict[int, Player[Any, Any]], Said | None]:
    """Return the session of a saved game, its bots by seat, and a notice for the player or None."""
    source = chance or Seeded(secrets.randbits(64))
    session, notice = Session.resume(game, text, source, legacy=legacy)
    return session, seat_bots(session.bots, make_bot) if make_bot else {}, notice
