"""The play page: which game, a form for a new one, then the table, with saving and loading."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.play.record import parse_record
from platformer_nb.games import load_game
from platformer_nb.table.analysis.review import Review
from platformer_nb.table.analysis.set_up import SetUpTable
from platformer_nb.table.factories.new_game import begun_with, table_of_new_game
from platformer_nb.table.factories.saves import table_from_record
from platformer_nb.table.reference.box_page import has_catalogue
from platformer_nb.table.table import Table
from platformer_nb.text import Words, asked_language, chosen_language, languages
from platformer_nb.text.choosing import language_choices
from platformer_nb.text.errors import can_tell, error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.box.box import STYLES as BOX_STYLES
from platformer_widgets.page.beside import BESIDE, AnyTable, BesidePage, has_editor
from platformer_widgets.page.form import form, read_start
from platformer_widgets.page.games import asked_game, game_choices
from platformer_widgets.rules.search import PAGE_STYLES
from platformer_widgets.standalone.play_table import STYLES

if TYPE_CHECKING:
    from platformer_nb.table.reference.rule_card import Here

OWN_STYLES: Final = (
    "page/set_up.css",
    "review/review.css",
    "screen/wide.css",
    "screen/landscape.css",
    "screen/landscape_play.css",
    "screen/sheet.css",
    "screen/form.css",
)


class PlayPage(BesidePage):
    """The whole page. The kernel decides; the browser stores a record of the game against a reload.

    Without `game` and with several installed, the page asks which one. `page`: `choices`, the games to
    choose from; `games`, number of games put on the table; `form`, options for a new game, None until
    there is a game; `problem`, error of the last request of the page; `restored`, whether this game is
    a saved one; `begun`, what it was begun with; `asked`, whether a language was requested, so that the browser's own is ignored;
    `unnamed`, the game whose saves named none.
    """

    _esm = bundle("page/play_page.js")
    _css = style(*STYLES, *PAGE_STYLES, *BOX_STYLES, *OWN_STYLES)

    def __init__(self, language: str | None = None, game: str | None = None) -> None:
        spoken = chosen_language(language)
        choices = game_choices(spoken)
        name = asked_game(game, choices)
        self._plays: AnyGame | None = load_game(name) if name else None
        super().__init__(
            None,
            {"state": 0, "language": spoken},
            game=name,
            page={
                "choices": choices,
                "unnamed": DEFAULT_GAME,
                "games": 0,
                "form": self._form(spoken),
                "languages": language_choices(),
                "problem": None,
                "restored": False,
                "begun": None,
                "beside": "",
                "editor": has_editor(self._plays),
                "catalogue": has_catalogue(self._plays),
                "asked": asked_language(language) is not None,
            },
        )
        self._table: AnyTable | None = None

    def _form(self, language: str) -> dict[str, Any] | None:
        return None if self._plays is None else form(self._plays, language)

    def receive(self, content: object) -> None:
        """Carry out one message of the page or the table."""
        kind = door.kind_of(content)
        if kind == "ping":
            self.send({"type": "pong"})
        elif kind == "game":
            self._choose(door.game(content))
        elif kind == "start":
            self._start(content)
        elif kind in ("load", "resume"):
            self._load(content)
        elif kind == "save":
            self._keep()
        elif kind == "language":
            self._hear(door.language(content))
        elif kind in BESIDE:
            self._receive_beside(kind, content)
        else:
            self._act(kind, content)

    def _act(self, kind: str, content: object) -> None:
        """Carry out an intent at what is shown: the game, or what stands beside it."""
        shown = self._beside or self._table
        if shown is None:
            return
        if kind in (door.FORESEE, door.COACH):
            self._tell_more(kind, content)
            return
        if isinstance(shown, (SetUpTable, Review)):
            self.show(shown.intent(door.intent(content, shown.intents)))
        elif kind == "share":
            self._share(shown, door.what(content))
        else:
            self._play(shown, door.intent(content, shown.intents))

    def _here(self) -> Here | None:
        """Return the position of the game, unless something of it is hidden: tried out, that would be seen."""
        from platformer_nb.table.reference.rule_card import Here
        from platformer_nb.table.screen import masks

        table = self._beside or self._table
        if not isinstance(table, Table) or table.screen.asked is not None:
            return None
        viewer = table.viewer
        if viewer is None or masks(table.session.rules, table.state, viewer):
            return None
        return Here(table.state, table.shown_names)

    def trouble(self, key: str) -> None:
        """Show an error: on the table or, without one, on the form."""
        if self._beside is not None or self._table is not None:
            super().trouble(key)
        else:
            self._tell(key)

    def _play(self, table: AnyTable, message: dict[str, Any]) -> None:
        before = len(table.session.history)
        self.show(table.intent(message))
        if len(table.session.history) != before:
            self._keep()

    def _choose(self, name: str) -> None:
        """Switch to another game, with its form; "" lists the games. Raise Refused if there is no such game."""
        if name and name not in [one["id"] for one in self.page["choices"]]:
            raise door.Refused("there is no such game")
        self._plays = load_game(name) if name else None
        self._game = self._table = self._beside = self._problem = None
        with self.hold_sync():
            self.game = name
            self.show({"state": 0, "language": self.language}, self._fixed_words(self.language))
            self.page = {
                **self.page,
                "games": 0,
                "form": self._form(self.language),
                "problem": None,
                "beside": "",
                "editor": has_editor(self._plays),
                "catalogue": has_catalogue(self._plays),
            }

    def _start(self, content: object) -> None:
        if self._plays is None:
            raise door.Refused("no game is chosen yet")
        start = read_start(self._plays, content)
        try:
            table = table_of_new_game(
                self._plays,
                start.players,
                start.seed or None,
                self.language,
                make_bot=partial(make_bot, self._plays),
                **start.options,
            )
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=False)

    def _load(self, content: object) -> None:
        try:
            table = self._saved_table(door.record(content))
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=door.kind_of(content) == "resume")

    def _saved_table(self, text: str) -> AnyTable:
        """Return the table of a saved game, after switching to its game. Raise BadInput if it is damaged."""
        name = parse_record(text, DEFAULT_GAME).game
        game = load_game(name)
        table = table_from_record(
            game, text, self.language, make_bot=partial(make_bot, game), legacy=DEFAULT_GAME
        )
        if name != self.game:
            self._choose(name)
        return table

    def _put(self, table: AnyTable, restored: bool) -> None:
        """Replace the game on the table."""
        self._game = self._table = table
        self._beside = self._problem = None
        with self.hold_sync():
            self.show(table.view())
            self.page = {
                **self.page,
                "games": self.page["games"] + 1,
                "problem": None,
                "restored": restored,
                "begun": begun_with(table.game, table.session, len(table.names)),
                "beside": "",
            }
        self._keep(fresh=True)

    def _hear(self, language: str) -> None:
        """Switch to the language chosen on the page. Raise Refused if it is unknown."""
        if language not in languages():
            raise door.Refused("there is no such language")
        self._speak(language)

    def _speak(self, language: str) -> None:
        if self._beside is not None and self._table is not None:
            self._table.speak(language)
        with self.hold_sync():
            super()._speak(language)
            problem = self.page["problem"]
            if problem is not None and self._problem is not None:
                problem = {**problem, **_told(self._problem, language, self.game)}
            more = {"form": self._form(language), "choices": game_choices(language)}
            self.page = {**self.page, **more, "problem": problem}

    def _keep(self, fresh: bool = False) -> None:
        """Send the record of the game to the browser, which stores it; a `fresh` game replaces none there."""
        if self._table is not None:
            self.send({"type": "record", "text": self._table.record(), "fresh": fresh})

    def _tell(self, problem: BadInput | str) -> None:
        self._problem = problem
        # Equal values are not sent again; counting tries makes a second equal error arrive, too.
        tries = (self.page["problem"] or {}).get("tries", 0) + 1
        self.page = {
            **self.page,
            "problem": {**_told(problem, self.language, self.game), "tries": tries},
        }

    def __repr__(self) -> str:
        return f"{type(self).__name__}({'no game yet' if self._table is None else 'a game'})"


def _told(problem: BadInput | str, language: str, game: str) -> dict[str, str]:
    """Return an error as text, in a language: in the words of the game that is shown, or of that which has them."""
    names = [game or DEFAULT_GAME, *(one["id"] for one in game_choices(language))]
    books = [Words(language, name) for name in names]
    if isinstance(problem, str):
        return {"text": next((one for one in books if one.has(problem)), books[0])(problem)}
    parts = (*problem.where, problem.what, problem.how)
    words = (one for one in books if all(can_tell(one, part) for part in parts))
    return asdict(error_text(next(words, books[0]), problem))


def play_page(language: str | None = None, game: str | None = None) -> PlayPage:
    """Return the page of the Voilà notebook, in `language` or in that of the environment.

    `game` is the game to play; without it, that of the environment (`PLATFORMER_GAME`), or the only one there
    is; or else the page asks. A visitor can choose another language on the page; it is kept for the next visit.
    """
    return PlayPage(language, game)
