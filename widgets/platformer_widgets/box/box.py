"""A page whose visitor can look at the box of its game."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.parts.intent import MAX_WORD, read_mapping, read_text
from platformer_nb.games import load_game
from platformer_nb.table.reference.box_page import box_page, found_things, has_catalogue
from platformer_widgets import door
from platformer_widgets.sheets.sheets import STYLES as SHEET_STYLES
from platformer_widgets.sheets.sheets import SheetsPage

SHOW: Final = "show-box"
FIND: Final = "find-box"

STYLES: Final = ("box/gallery.css", "box/aid.css", *SHEET_STYLES)


class BoxPage(SheetsPage):
    """Answers `show-box` with a message `box`, and `find-box` (`text`) with a message `box-found`."""

    def _heard(self, content: object) -> bool:
        kind = door.kind_of(content)
        if kind not in (SHOW, FIND):
            return super()._heard(content)
        game = load_game(self.game) if self.game else None
        if game is None or not has_catalogue(game):
            raise door.Refused("this game has no catalogue")
        if kind == SHOW:
            self.send({"type": "box", "game": game.name, **box_page(game, self.language)})
        else:
            query = read_text(read_mapping(content).get("text"), "text", MAX_WORD)
            keys = found_things(game, self.language, query)
            self.send({"type": "box-found", "text": query, "found": keys})
        return True
