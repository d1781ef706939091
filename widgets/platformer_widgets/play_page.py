"""The page people play on: a form for a new game, then the table, with saving and loading."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import traitlets

from platformer_nb.bots.seats import KINDS, make_bot
from platformer_nb.core.errors import BadInput
from platformer_nb.games import load_game
from platformer_nb.games.platformer.table import Table, new_table, offered
from platformer_nb.text import BASE, Words, languages
from platformer_nb.text.errors import error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component
from platformer_widgets.play_table import STYLES
from platformer_widgets.words import words


class PlayPage(Component):
    """The whole page. The kernel decides; the browser keeps a record of the game against a reload.

    `page`: `games`, how many games have been put on the table; `form`, what may be chosen for a new one;
    `problem`, why the last wish of the page was not fulfilled; `restored`, whether this game is an old one.
    """

    _esm = bundle("play_page.js")
    _css = style(*STYLES, "play_page.css")
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, language: str = BASE) -> None:
        super().__init__(
            None,
            {"state": 0, "language": language},
            page={"games": 0, "form": form(language), "problem": None, "restored": False},
        )
        self._table: Table | None = None
        self._language = language

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
        elif self._table is not None:
            self._play(self._table, door.intent(content))

    def trouble(self, key: str) -> None:
        """Say that something went wrong where it will be seen."""
        if self._table is not None:
            super().trouble(key)
        else:
            self._tell({"text": self.words.get(key, key)})

    def _play(self, table: Table, message: dict[str, Any]) -> None:
        before = len(table.session.history)
        self.show(table.intent(message))
        if len(table.session.history) != before:
            self._keep()

    def _start(self, content: object) -> None:
        wish = door.start(content)
        try:
            if wish["language"] not in languages():
                wish["language"] = self._language
            table = new_table(
                wish["players"],
                wish["seed"] or None,
                wish["language"],
                make_bot=make_bot,
                **wish["game"],
            )
        except BadInput as error:
            self._tell(_problem(error, wish["language"]))
            return
        self._put(table, wish["language"], restored=False)

    def _load(self, content: object) -> None:
        try:
            table = Table.from_record(door.record(content), self._language, make_bot=make_bot)
        except BadInput as error:
            self._tell(_problem(error, self._language))
            return
        self._put(table, self._language, restored=door.kind_of(content) == "resume")

    def _put(self, table: Table, language: str, restored: bool) -> None:
        """Put a game on the table in place of the one before."""
        self._table, self._language = table, language
        self._shown += 1
        with self.hold_sync():
            self.words = words(language)
            self.view = table.view()
            self.serial = self._shown
            self.page = {
                "games": self.page["games"] + 1,
                "form": form(language),
                "problem": None,
                "restored": restored,
            }
        self._keep()

    def _keep(self) -> None:
        """Give the browser the record of the game to keep."""
        if self._table is not None:
            self.send({"type": "record", "text": self._table.record()})

    def _tell(self, problem: dict[str, str]) -> None:
        # Equal values are not sent again; the browser has to hear of the second refusal too.
        tries = (self.page["problem"] or {}).get("tries", 0) + 1
        self.page = {**self.page, "problem": {**problem, "tries": tries}}

    def __repr__(self) -> str:
        return f"PlayPage({'no game yet' if self._table is None else 'a game'})"


def form(language: str) -> dict[str, Any]:
    """What may be chosen for a new game: nothing that cannot be played."""
    say = Words(language)
    choices = offered()
    return {
        "players": [min(choices["players"]), max(choices["players"])],
        "heroes": [{"id": hero, "name": say(f"card-{hero}")} for hero in load_game().box.heroes],
        "bots": [{"id": kind, "name": say(f"form-bot-{kind}")} for kind in KINDS],
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
        "languages": [
            {"id": code, "name": Words(code)("language-name")}
            for code in languages()
            if Words(code).has("language-name")
        ],
        "most": door.MAX_NAME,
    }


def play_page(language: str = BASE) -> PlayPage:
    """The page of the Voilà notebook."""
    return PlayPage(language)


def _problem(error: BadInput, language: str) -> dict[str, str]:
    return asdict(error_text(Words(language), error))
