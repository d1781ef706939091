"""The page people play on: a form for a new game, then the table, with saving and loading."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from typing import Any

import traitlets

from platformer_nb.bots.seats import bot_kinds, make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.core.intent import Refused, read_intent
from platformer_nb.core.short_text import MAX_NAME
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table, offered
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import Words, asked_language, chosen_language, languages
from platformer_nb.text.errors import error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component
from platformer_widgets.play_table import STYLES


class PlayPage(Component):
    """The whole page. The kernel decides; the browser keeps a record of the game against a reload.

    `page`: `games`, how many games have been put on the table; `form`, what may be chosen for a new one;
    `problem`, why the last wish of the page was not fulfilled; `restored`, whether this game is an old one;
    `asked`, whether somebody asked for the language, so that the browser's own does not count.
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
                "form": form(spoken),
                "problem": None,
                "restored": False,
                "asked": asked_language(language) is not None,
            },
        )
        self._table: Table | None = None
        self._problem: BadInput | str | None = None
        """Why the last wish of the page was not fulfilled: an error, or the key of a sentence."""

    def receive(self, content: object) -> None:
        """Answer one message of the page or the table."""
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
            self._play(self._table, read_intent(content, self._table.intents))

    def trouble(self, key: str) -> None:
        """Say that something went wrong where it will be seen."""
        if self._table is not None:
            super().trouble(key)
        else:
            self._tell(key)

    def _play(self, table: Table, message: dict[str, Any]) -> None:
        before = len(table.session.history)
        self.show(table.intent(message))
        if len(table.session.history) != before:
            self._keep()

    def _start(self, content: object) -> None:
        wish = door.start(content)
        try:
            table = new_table(
                wish["players"],
                wish["seed"] or None,
                self.language,
                make_bot=partial(make_bot, GAME),
                **wish["game"],
            )
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=False)

    def _load(self, content: object) -> None:
        try:
            table = Table.from_record(
                door.record(content), self.language, make_bot=partial(make_bot, GAME)
            )
        except BadInput as error:
            self._tell(error)
            return
        self._put(table, restored=door.kind_of(content) == "resume")

    def _put(self, table: Table, restored: bool) -> None:
        """Put a game on the table in place of the one before."""
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
        """Somebody has chosen a language on the page."""
        if language not in languages():
            raise Refused("there is no such language")
        self._speak(language)

    def _speak(self, language: str) -> None:
        with self.hold_sync():
            super()._speak(language)
            problem = self.page["problem"]
            if problem is not None and self._problem is not None:
                problem = {**problem, **_told(self._problem, language)}
            self.page = {**self.page, "form": form(language), "problem": problem}

    def _keep(self) -> None:
        """Give the browser the record of the game to keep."""
        if self._table is not None:
            self.send({"type": "record", "text": self._table.record()})

    def _tell(self, problem: BadInput | str) -> None:
        self._problem = problem
        # Equal values are not sent again; the browser has to hear of the second refusal too.
        tries = (self.page["problem"] or {}).get("tries", 0) + 1
        self.page = {**self.page, "problem": {**_told(problem, self.language), "tries": tries}}

    def __repr__(self) -> str:
        return f"PlayPage({'no game yet' if self._table is None else 'a game'})"


def form(language: str) -> dict[str, Any]:
    """What may be chosen for a new game: nothing that cannot be played."""
    say = Words(language)
    choices = offered()
    return {
        "players": [min(choices["players"]), max(choices["players"])],
        "heroes": [{"id": hero, "name": say(f"card-{hero}")} for hero in GAME.box.heroes],
        "bots": [{"id": kind, "name": say(f"form-bot-{kind}")} for kind in bot_kinds(GAME)],
        "dungeons": [{"id": one, "name": say(f"dungeon-{one}")} for one in choices["dungeons"]],
        "bosses": [{"id": one, "name": say(f"card-{one}")} for one in choices["bosses"]],
        "levels": choices["levels"],
        "artifacts": choices["artifacts"],
        "rulings": [
            {
                "id": rule,
                "name": say(f"ruling-{rule}"),
                "readings": [
                    {"id": reading, "name": say(f"ruling-{rule}-{reading}")} for reading in readings
                ],
            }
            for rule, readings in choices["rulings"].items()
        ],
        "languages": [{"id": code, "name": Words(code)("language-name")} for code in languages()],
        "most": MAX_NAME,
    }


def play_page(language: str | None = None) -> PlayPage:
    """The page of the Voilà notebook, in a language; without one it is that of the environment.

    A visitor can choose another on the page, and finds it again on the next visit.
    """
    return PlayPage(language)


def _told(problem: BadInput | str, language: str) -> dict[str, str]:
    """What went wrong, in a language."""
    words = Words(language)
    return (
        {"text": words(problem)} if isinstance(problem, str) else asdict(error_text(words, problem))
    )
