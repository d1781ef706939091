"""What the play page shows beside the visitor's game: a shared position, or one that is being set up."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any

from platformer_nb import DEFAULT_GAME, __version__
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame, Game
from platformer_nb.core.play.record import parse_record
from platformer_nb.core.play.sharing import read_shared, shared_game
from platformer_nb.games import load_game
from platformer_nb.table.analysis.inquiry import Inquiry
from platformer_nb.table.analysis.review import Review, review_of_record, review_of_table
from platformer_nb.table.analysis.set_up import SetUpTable
from platformer_nb.table.analysis.sharing import doubt, is_masked, share_table
from platformer_nb.table.factories.new_game import table_from_position
from platformer_nb.table.reference.box_page import has_catalogue
from platformer_nb.table.table import Table
from platformer_widgets import door
from platformer_widgets.base import synced_dict
from platformer_widgets.box.box import BoxPage
from platformer_widgets.page.games import asked_game

AnyTable = Table[Any, Any, Any]
Shown = Inquiry[Any, Any, Any] | SetUpTable | Review[Any, Any, Any]

BESIDE = ("open", "set-up", "ask", "edit", "play-on", "leave", "review")
"""The messages about what is shown beside the game."""


def _kind(shown: Shown) -> str:
    if isinstance(shown, Review):
        return "review"
    return "inquiry" if isinstance(shown, Inquiry) else "set-up"


def has_editor(game: AnyGame | None) -> bool:
    """Return whether positions of a game can be set up by hand, without loading its editor."""
    return game is not None and type(game).editor is not Game.editor


class BesidePage(BoxPage):
    """A page on which a position can be shown beside the game, whose record is not touched.

    `page.beside` says what is: "inquiry", "set-up", "review", or "" for nothing; `page.editor`, whether a position of
    the game that is shown can be set up; `page.catalogue`, whether its box can be looked at.
    """

    page = synced_dict()

    _plays: AnyGame | None = None
    """The game that is chosen."""
    _table: AnyTable | None = None
    """The visitor's own game; it stays while something is shown beside it."""
    _beside: Shown | None = None
    _problem: BadInput | str | None = None
    """Why the last request of the page failed: an error, or the key of a sentence."""
    _setting: SetUpTable | None = None
    """The position that was set up last, to go back to from the questions about it."""

    @abstractmethod
    def _choose(self, name: str) -> None:
        """Switch to another game."""

    @abstractmethod
    def _put(self, table: AnyTable, restored: bool) -> None:
        """Replace the game on the table."""

    @abstractmethod
    def _tell(self, problem: BadInput | str) -> None:
        """Show a problem on the page."""

    @abstractmethod
    def _form(self, language: str) -> dict[str, Any] | None:
        """Return the form of a new game."""

    def _receive_beside(self, kind: str, content: object) -> None:
        """Carry out one of the messages `BESIDE`. Raise Refused if it makes no sense now."""
        if kind == "open":
            self._open(door.link(content))
        elif kind == "leave":
            self._leave()
        elif kind == "review":
            self._review(content)
        elif kind == "play-on" and isinstance(self._beside, Review) and self._beside.playable:
            self._branch(self._beside)
        elif kind == "set-up" and self._plays is not None and has_editor(self._plays):
            self._show_beside(SetUpTable(self._plays, self.language))
        elif kind == "ask" and isinstance(self._beside, SetUpTable):
            self._setting = self._beside
            self._show_beside(Inquiry(self._beside.game, self._beside.state, self.language))
        elif kind == "edit" and isinstance(self._beside, Inquiry):
            self._edit(self._beside)
        elif kind == "play-on" and isinstance(self._beside, Inquiry) and self._beside.playable:
            self._play_on(self._beside)
        else:
            raise door.Refused("nothing of this kind is shown")

    def _open(self, link: str) -> None:
        """Show a shared position."""
        try:
            game = load_game(asked_game(shared_game(link), self.page["choices"]))
            shared = read_shared(game, link)
        except BadInput as error:
            self._tell(error)
            return
        self._show_beside(
            Inquiry(game, shared.state, self.language, shared.action, masked=shared.masked)
        )

    def _review(self, content: object) -> None:
        """Show a saved game, or the one on the table, to be looked through. Raise Refused if there is none."""
        saved, at = door.record(content), door.moment(content)
        if not saved and self._table is None:
            raise door.Refused("there is no game")
        try:
            if saved:
                game = load_game(parse_record(saved, DEFAULT_GAME).game)
                shown = review_of_record(game, saved, self.language, legacy=DEFAULT_GAME)
            else:
                assert self._table is not None
                shown = review_of_table(self._table, None if at < 0 else at)
        except BadInput as error:
            self._tell(error)
            return
        self._show_beside(shown)

    def _branch(self, shown: Review[Any, Any, Any]) -> None:
        """Begin a game of the visitor's own that has gone as the reviewed one until its moment."""
        table = shown.branch(self.language, partial(make_bot, shown.game))
        if self._plays is not shown.game:
            self._choose(shown.game.name)
        self._put(table, restored=False)

    def _edit(self, shown: Inquiry[Any, Any, Any]) -> None:
        """Go back from the questions to setting up, or begin to change a shared position."""
        if shown.masked or not has_editor(shown.game):
            raise door.Refused("this position cannot be changed")
        before = self._setting
        if before is None or before.game is not shown.game or before.state != shown.state:
            before = SetUpTable(shown.game, self.language, shown.state)
        before.speak(self.language)
        self._show_beside(before)

    def _show_beside(self, shown: Shown) -> None:
        self._game = self._beside = shown
        self._problem = None
        with self.hold_sync():
            self.game = shown.game.name
            self.show(shown.view(), self._fixed_words(self.language))
            self.page = {
                **self.page,
                "problem": None,
                "beside": _kind(shown),
                "editor": has_editor(shown.game),
                "catalogue": has_catalogue(shown.game),
            }

    def _leave(self) -> None:
        """Go back to the visitor's own game, or to the form."""
        if self._beside is None:
            return
        table = self._game = self._table
        self._beside = self._problem = None
        with self.hold_sync():
            self.game = "" if self._plays is None else self._plays.name
            empty = {"state": 0, "language": self.language}
            self.show(empty if table is None else table.view(), self._fixed_words(self.language))
            self.page = {
                **self.page,
                "form": self._form(self.language),
                "problem": None,
                "beside": "",
                "editor": has_editor(self._plays),
                "catalogue": has_catalogue(self._plays),
            }

    def _play_on(self, shown: Inquiry[Any, Any, Any]) -> None:
        """Begin a game of the visitor's own from the position."""
        table = table_from_position(shown.game, shown.state, self.language)
        if self._plays is not shown.game:
            self._choose(shown.game.name)
        self._put(table, restored=False)

    def _share(self, table: AnyTable, what: str) -> None:
        """Send the position, or a report of the ruling made last, as text."""
        try:
            if what == "doubt":
                text = doubt(table, __version__)
            else:
                text = share_table(table, asked=what == "verdict")
        except BadInput as error:
            self._tell(error)
            return
        self.send({"type": "shared", "what": what, "text": text, "masked": is_masked(table)})
