"""What has changed between two views, so that no more than that is sent. `link/changes.js` applies it.

A change is None, where nothing has changed, or one of

    {"is": value}                                        another value
    {"in": {key: change}, "gone": [key]}                 an object: changes by key, keys that it has no more
    {"drop": n, "keep": n, "at": [[index, change]], "more": [value]}
                                                         a list: first items left out, how many of the others stay,
                                                         changes of these by index, items that follow
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Change = dict[str, Any]


def changes(before: Any, after: Any) -> Change | None:
    """Return what has changed, None if nothing has; values that JSON writes differently are different."""
    if before is after:
        return None
    if type(before) is dict and type(after) is dict:
        return _of_object(before, after)
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        return _of_list(before, after)
    return None if type(before) is type(after) and before == after else {"is": after}


def _of_object(before: Mapping[str, Any], after: Mapping[str, Any]) -> Change | None:
    found: dict[str, Change] = {}
    for key, value in after.items():
        change = changes(before[key], value) if key in before else {"is": value}
        if change is not None:
            found[key] = change
    gone = [key for key in before if key not in after]
    if not gone:
        return {"in": found} if found else None
    return {"in": found, "gone": gone}


def _of_list(before: Sequence[Any], after: Sequence[Any]) -> Change | None:
    drop = _left_out(before, after)
    keep = min(len(before) - drop, len(after))
    found = []
    for index in range(keep):
        change = changes(before[drop + index], after[index])
        if change is not None:
            found.append([index, change])
    if not drop and not found and len(before) == len(after):
        return None
    return {"drop": drop, "keep": keep, "at": found, "more": list(after[keep:])}


def _left_out(before: Sequence[Any], after: Sequence[Any]) -> int:
    """Return how many items at the beginning are gone: a log keeps its lines, and forgets the oldest."""
    if not after or not before or before[0] is after[0]:
        return 0
    return next((n for n, item in enumerate(before) if item is after[0]), 0)
