"""What a content file says, without what it need not say: a default that is written out means nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")

TomlTable = dict[str, Any]


def said_only(shape: TypeAdapter[T], data: TomlTable) -> TomlTable:
    """Return valid data without the keys that could be left out; each table of a file is looked at by itself."""
    return {key: _said(shape, key, value) for key, value in data.items()}


def _said(shape: TypeAdapter[T], key: str, value: Any) -> Any:
    """Return the value of one key of a file; where it is not valid alone it stays as it is."""
    try:
        meant = shape.validate_python({key: value})
    except ValidationError:
        return value
    found = _copied(value)
    for table, name in list(_keys(found)):
        kept = table.pop(name)
        try:
            same = shape.validate_python({key: found}) == meant
        except ValidationError:
            same = False
        if not same:
            table[name] = kept
    return found


def _keys(value: Any) -> Iterator[tuple[TomlTable, str]]:
    """Yield all keys of the tables in a value, inner ones first, each with its table."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inside:
        yield from _keys(one)
    if isinstance(value, dict):
        yield from ((value, name) for name in value)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(one) for name, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value
