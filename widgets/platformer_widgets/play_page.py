"""The play page of any game: a form for a new game, then the table, with saving and loading."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import traitlets

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput
from platformer_nb.table.table import Table
from platformer_nb.text import Words, asked_language, chosen_language, languages
from platformer_nb.text.errors import error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component
from platformer_widgets.play_table import STYLES

AnyTable = Table[Any, Any, Any]


class GamePage(Component):
    """The whole page. The kernel decides; the browser stores a record of the game against a reload.

    The page of a game overrides `form`, `new_table` and `saved_table`.

    `page`: `games`, number of games put on the table; `form`, options for a new game; `problem`, error of
    the last request of the page; `restored`, whether this game is a saved one; `asked`, whether a language
    was requested, so that the browser's own is ignored.
    """

    _esm = bundle("play_page.js")
    _css = style(*STYLES, "play_page.css")
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, language: str | None = None) -> None:
        spoken = chosen_language(language)
        super().__init__(
            None,
            {"state": 0, "language": spoken},
            page={
                "games": 0,
                "form": self.form(spoken),
                "problem": None,
                "restored": False,
                "asked": asked_language(language) is not None,
            },
        )
        self._table: AnyTable | None = None
        self._problem: BadInput | str | None = None
        """Why the last request of the page failed: an error, or the key of a sentence."""

    def form(self, language: str) -> dict[str, Any]:
        """Return the options of a new game, in a language."""
        raise NotImplementedError

    def new_table(self, content: object) -> AnyTable:
        """Return the table of a filled-in form. Raise BadInput if it cannot be played."""
        raise NotImplementedError

    def saved_table(self, text: str) -> AnyTable:
        """Return the table of a saved game. Raise BadInput if it is damaged."""
        raise NotImplementedError

    def receive(self, content: object) -> None:
        """Carry out one message of the page or the table."""
        kind = door.kind_of(content)
        if kind == "ping":
            self.send({"type": "pong"})
        elif kind == "start":
            self._start(content)
        elif kind in ("load", "resume"):
            self._load(content)
        elif kind == "save":
            self._keep()
        elif kind == "language":
            self._hear(door.language(content))
        elif self._table is not None:
            self._play(self._table, door.intent(content, self._table.intents))

    def trouble(self, key: str) -> None:
        """Show an error: on the table or, without one, on the form."""
        if self._table is not None:
            super().trouble(key)
        else:
            self._tell(key)

    def _play(self, table: AnyTable, message: dict[str, Any]) -> None:
        before = len(table.session.history)
        self.show(table.intent(message))
        if len(table.session.history) != before:
            self._keep()

    def _start(self, content: object) -> None:
        try:
            table = self.new_table(content)
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=False)

    def _load(self, content: object) -> None:
        try:
            table = self.saved_table(door.record(content))
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=door.kind_of(content) == "resume")

    def _put(self, table: AnyTable, restored: bool) -> None:
        """Replace the game on the table."""
        self._game = self._table = table
        self._problem = None
        with self.hold_sync():
            self.show(table.view())
            self.page = {
                **self.page,
                "games": self.page["games"] + 1,
                "problem": None,
                "restored": restored,
            }
        self._keep()

    def _hear(self, language: str) -> None:
        """Switch to the language chosen on the page. Raise Refused if it is unknown."""
        if language not in languages():
            raise door.Refused("there is no such language")
        self._speak(language)

    def _speak(self, language: str) -> None:
        with self.hold_sync():
            super()._speak(language)
            problem = self.page["problem"]
            if problem is not None and self._problem is not None:
                problem = {**problem, **_told(self._problem, language)}
            self.page = {**self.page, "form": self.form(language), "problem": problem}

    def _keep(self) -> None:
        """Send the record of the game to the browser, which stores it."""
        if self._table is not None:
            self.send({"type": "record", "text": self._table.record()})

    def _tell(self, problem: BadInput | str) -> None:
        self._problem = problem
        # Equal values are not sent again; counting tries makes a second equal error arrive, too.
        tries = (self.page["problem"] or {}).get("tries", 0) + 1
        self.page = {**self.page, "problem": {**_told(problem, self.language), "tries": tries}}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({'no game yet' if self._table is None else 'a game'})"


def _told(problem: BadInput | str, language: str) -> dict[str, str]:
    """Return an error as text, in a language."""
    words = Words(language, DEFAULT_GAME)
    return (
        {"text": words(problem)} if isinstance(problem, str) else asdict(error_text(words, problem))
    )
