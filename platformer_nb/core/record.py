"""A saved game as text: what stands in it, and what is wrong with one that comes from outside."""

from __future__ import annotations

from typing import Any, Final

from platformer_nb.core.errors import BadInput, Part, key_of, said, within
from platformer_nb.core.json_text import read_json
from platformer_nb.core.short_text import MAX_NAME, short_text

RECORD: Final = said("place-record")
SCHEMA: Final = "platformer-nb/record/1"
MAX_RECORD_ACTIONS: Final = 20_000
MAX_RECORD_CHARS: Final = 2_000_000


def parse_record(text: str, content_hash: str | None) -> dict[str, Any]:
    """What a record holds; raises BadInput with the place of the damage."""
    if len(text) > MAX_RECORD_CHARS:
        raise BadInput(RECORD, "error-record-long", "mend-saved-game", most=MAX_RECORD_CHARS)
    data = read_json(text, RECORD, "mend-as-saved")
    if not isinstance(data, dict):
        raise BadInput(RECORD, "error-record-object", "mend-as-saved")
    _expect_keys(data)
    if data["schema"] != SCHEMA:
        raise BadInput(
            _key("schema"),
            "error-record-schema",
            "mend-record-schema",
            schema=data["schema"],
            known=SCHEMA,
        )
    if content_hash is not None and data["content_hash"] != content_hash:
        raise BadInput(_key("content_hash"), "error-record-content", "mend-record-content")
    data["players"] = [
        short_text(name, _key(f"players.{number}"), MAX_NAME)
        for number, name in enumerate(data["players"], 1)
    ]
    return data


def _key(name: str) -> tuple[Part, ...]:
    return within(RECORD, key_of(name))


def _expect_keys(data: dict[str, Any]) -> None:
    known: dict[str, type] = {
        "schema": str,
        "content_hash": str,
        "players": list,
        "start": str,
        "actions": list,
    }
    for key, kind in known.items():
        if key not in data:
            raise BadInput(_key(key), "error-key-missing", "mend-as-saved")
        _expect_kind(key, data[key], kind)
    _expect_kind("bots", data.get("bots", []), list)
    for key in data:
        if key not in (*known, "bots"):
            raise BadInput(_key(key), "error-key-unknown", "mend-as-saved")
    actions = data["actions"]
    if len(actions) > MAX_RECORD_ACTIONS:
        raise BadInput(
            _key("actions"), "error-record-actions", "mend-saved-game", most=MAX_RECORD_ACTIONS
        )
    for key in ("players", "bots", "actions"):
        for number, value in enumerate(data.get(key, ()), 1):
            _expect_kind(f"{key}.{number}", value, str)


def _expect_kind(key: str, value: object, kind: type) -> None:
    if isinstance(value, kind):
        return
    if kind is list:
        raise BadInput(_key(key), "error-no-list", "mend-list")
    raise BadInput(_key(key), "error-no-text", "mend-text")
