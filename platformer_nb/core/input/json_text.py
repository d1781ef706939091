"""JSON from outside. Duplicate keys are errors: `json` would silently keep the last one."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from platformer_nb.core.errors import BadInput, Place, key_of, on_line, within
from platformer_nb.core.input.reasons import of_syntax

_TOKEN: Final = re.compile(r'("(?:[^"\\]|\\.)*")(\s*:)?|[{}]')


class _Doubled(Exception):
    """A duplicate key in an object."""


def read_json(text: str, place: Place, mend: str) -> Any:
    """Return the parsed JSON; raises BadInput, with `mend` if there is no more specific fix."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except _Doubled as error:
        key, first, second = _doubled(text)
        where = within(place, on_line(*_line(text, second)), key_of(key))
        number = str(_line(text, first)[0])
        raise BadInput(where, "error-key-twice", "mend-keep-one", line=number) from error
    except RecursionError as error:
        raise BadInput(place, "error-nested", mend) from error
    except ValueError as error:
        at = on_line(getattr(error, "lineno", 1), getattr(error, "colno", 1))
        reason = of_syntax(str(getattr(error, "msg", error)))
        raise BadInput(within(place, at), "error-not-json", mend, reason=reason) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Doubled
    return found


def _doubled(text: str) -> tuple[str, int, int]:
    """Return the first duplicate key and the offsets of both. The text up to there is valid: `json` parsed it."""
    objects: list[dict[str, int]] = []
    for token in _TOKEN.finditer(text):
        if token[0] == "{":
            objects.append({})
        elif token[0] == "}":
            objects.pop()
        elif token[2]:
            key, at = json.loads(token[1]), token.start()
            if key in objects[-1]:
                return key, objects[-1][key], at
            objects[-1][key] = at
    raise AssertionError("json has found a key twice that is not there")


def _line(text: str, at: int) -> tuple[int, int]:
    """Return line and column, from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
