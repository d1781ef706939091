"""The play page of Platformer."""

from __future__ import annotations

from functools import partial
from typing import Any

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from platformer_widgets.games.platformer.form import form, read_start
from platformer_widgets.play_page import GamePage


class PlayPage(GamePage):
    """The page of Platformer: a form for a new game, then the table, with saving and loading."""

    def form(self, language: str) -> dict[str, Any]:
        """Return the options of a new game, in a language."""
        return form(language)

    def new_table(self, content: object) -> Table:
        """Return the table of a filled-in form."""
        start = read_start(content)
        return new_table(
            start["players"],
            start["seed"] or None,
            self.language,
            make_bot=partial(make_bot, GAME),
            **start["game"],
        )

    def saved_table(self, text: str) -> Table:
        """Return the table of a saved game."""
        return Table.from_record(text, self.language, make_bot=partial(make_bot, GAME))


def play_page(language: str | None = None) -> PlayPage:
    """Return the page of the Voilà notebook, in `language` or in that of the environment.

    A visitor can choose another on the page; it is kept for the next visit.
    """
    return PlayPage(language)
