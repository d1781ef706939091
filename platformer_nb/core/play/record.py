"""Saved games as text: format, parsing and validation."""

from __future__ import annotations

import json
from typing import Any, Final

from platformer_nb.core.errors import BadInput, Part, key_of, said, within
from platformer_nb.core.input.json_text import read_json
from platformer_nb.core.input.short_text import MAX_NAME, short_text
from platformer_nb.core.value import value

RECORD: Final = said("place-record")
SCHEMA: Final = "platformer-nb/record/2"
OLDER_SCHEMAS: Final = ("platformer-nb/record/1",)
"""Older schemas that are still read. Records of the first one name no game and have no position."""
MAX_RECORD_ACTIONS: Final = 20_000
MAX_RECORD_CHARS: Final = 2_000_000


@value
class Record:
    """A saved game: its game and content, its players, its start and every action, in notation.

    `position` is the last one, "" if none was saved: where actions can no longer be replayed, the game
    continues from it. `laid` is how what equals each other lay on the table, as its board section writes it.
    """

    game: str
    content_hash: str
    players: tuple[str, ...]
    start: str
    actions: tuple[str, ...]
    bots: tuple[str, ...] = ()
    position: str = ""
    laid: str = ""

    def text(self) -> str:
        """Return the record as JSON."""
        return json.dumps(
            {
                "schema": SCHEMA,
                "game": self.game,
                "content_hash": self.content_hash,
                "players": list(self.players),
                **({"bots": list(self.bots)} if any(self.bots) else {}),
                "start": self.start,
                "actions": list(self.actions),
                "position": self.position,
                **({"laid": self.laid} if self.laid else {}),
            },
            ensure_ascii=False,
            indent=1,
        )


def parse_record(text: str, legacy: str | None = None) -> Record:
    """Return the parsed record; raises BadInput with the place of the error.

    `legacy` is the game of a record that names none; without it such a record is refused.
    """
    if len(text) > MAX_RECORD_CHARS:
        raise BadInput(RECORD, "error-record-long", "mend-saved-game", most=MAX_RECORD_CHARS)
    data = read_json(text, RECORD, "mend-as-saved")
    if not isinstance(data, dict):
        raise BadInput(RECORD, "error-record-object", "mend-as-saved")
    if not (_NEEDED.keys() - {"game"}) & data.keys():  # another program's file, not a damaged one
        raise BadInput(RECORD, "error-record-foreign", "mend-saved-game")
    if legacy is not None:
        data.setdefault("game", legacy)
    _expect_keys(data)
    if data["schema"] not in (SCHEMA, *OLDER_SCHEMAS):
        raise BadInput(
            record_key("schema"),
            "error-record-schema",
            "mend-record-schema",
            schema=data["schema"],
            known=SCHEMA,
        )
    return Record(
        game=data["game"],
        content_hash=data["content_hash"],
        players=tuple(
            short_text(name, record_key(f"players.{number}"), MAX_NAME)
            for number, name in enumerate(data["players"], 1)
        ),
        start=data["start"],
        actions=tuple(data["actions"]),
        bots=tuple(data.get("bots", ())),
        position=data.get("position", ""),
        laid=data.get("laid", ""),
    )


def record_key(name: str) -> tuple[Part, ...]:
    """Return the place of a key of a record."""
    return within(RECORD, key_of(name))


_NEEDED: Final[dict[str, type]] = {
    "schema": str,
    "game": str,
    "content_hash": str,
    "players": list,
    "start": str,
    "actions": list,
}
_OPTIONAL: Final[dict[str, type]] = {"bots": list, "position": str, "laid": str}


def _expect_keys(data: dict[str, Any]) -> None:
    for key in _NEEDED:
        if key not in data:
            raise BadInput(record_key(key), "error-key-missing", "mend-as-saved")
    for key, given in data.items():
        kind = _NEEDED.get(key) or _OPTIONAL.get(key)
        if kind is None:
            raise BadInput(record_key(key), "error-key-unknown", "mend-as-saved")
        _expect_kind(key, given, kind)
    actions = data["actions"]
    if len(actions) > MAX_RECORD_ACTIONS:
        raise BadInput(
            record_key("actions"),
            "error-record-actions",
            "mend-saved-game",
            most=MAX_RECORD_ACTIONS,
        )
    for key in ("players", "bots", "actions"):
        for number, given in enumerate(data.get(key, ()), 1):
            _expect_kind(f"{key}.{number}", given, str)


def _expect_kind(key: str, value: object, kind: type) -> None:
    if isinstance(value, kind):
        return
    if kind is list:
        raise BadInput(record_key(key), "error-no-list", "mend-list")
    raise BadInput(record_key(key), "error-no-text", "mend-text")
