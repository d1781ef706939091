"""The table of Platformer, with concrete types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from platformer_nb.core.game import Player
from platformer_nb.core.play.chance import Chance
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.view.board_section import PlatformerSection
from platformer_nb.table import table
from platformer_nb.table.factories.saves import resumed_session
from platformer_nb.table.factories.seats import BotMaker


class Table(table.Table[State, Action, Event]):
    """A table at which Platformer is played."""

    section: PlatformerSection

    def __init__(
        self,
        session: Session[State, Action, Event],
        names: Sequence[str] = (),
        language: str | None = None,
        bots: Mapping[int, Player[Any, Any]] | None = None,
    ) -> None:
        super().__init__(GAME, session, names, language, bots)

    @classmethod
    def from_record(
        cls,
        text: str,
        language: str | None = None,
        chance: Chance | None = None,
        make_bot: BotMaker | None = None,
    ) -> Table:
        """Return the table of a saved game; see `table.factories.saves.table_from_record`.

        A record that names no game is taken for Platformer: it was saved when that was the only game.
        """
        session, bots, notice = resumed_session(GAME, text, chance, make_bot, legacy=GAME.name)
        return cls(session, session.players, language, bots).resumed(notice)
