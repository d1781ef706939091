"""A page whose visitor can print what helps at the real table."""

from __future__ import annotations

from typing import Final

from platformer_nb.games import load_game
from platformer_widgets import door
from platformer_widgets.rules.search import RulesPage

SHOW: Final = "show-sheets"

STYLES: Final = ("sheets/sheets.css",)


class SheetsPage(RulesPage):
    """Answers `show-sheets` with a message `sheets`."""

    def _missed(self) -> tuple[str, ...]:
        """Return the rules that the visitor gets wrong; a page that knows no learner knows none."""
        return ()

    def _heard(self, content: object) -> bool:
        if door.kind_of(content) != SHOW or not self.game:
            return super()._heard(content)
        # Nobody prints while a page starts.
        from platformer_nb.table.reference.sheets import sheets

        found = sheets(load_game(self.game), self.language, self._missed())
        self.send({"type": "sheets", **found})
        return True
