"""Content that was built and validated before: JSON in the folder `built`, beside the files it is made of.

Validation takes several times as long as all else of a start, and imports pydantic. What is built from a game's
own files is stored with them, by a command of the game; a test fails when it is stale. It is never trusted to fit: it names the hash of the files it is made of and the hash of itself, and is not used
if either is another, so that a changed card or a damaged file is read and validated as it stands.
Nothing is written when a game is played: an installation may be read-only, processes may start together.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.content.files import read_text
from platformer_nb.core.errors import BadInput
from platformer_nb.core.plain_values import plain, valued

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDER: Final = "built"


def stored(
    folder: Traversable, name: str, sources: Mapping[str, str], classes: Mapping[str, type[Any]]
) -> Any | None:
    """Return what was built from these files, by name their texts; None if it is not stored, or does not fit."""
    try:
        head, _, body = read_text(folder, f"{FOLDER}/{name}.json").partition("\n")
        if json.loads(head) != _head(sources, body):
            return None
        return valued(json.loads(body), classes)
    except (BadInput, ValueError, RecursionError):
        return None


def store(folder: Path, name: str, sources: Mapping[str, str], tree: Any) -> Path:
    """Write what was built from these files; return its path. Another process never reads half of it."""
    data = plain(tree)
    rows = data.items() if isinstance(data, dict) else ()
    lines = (f"{json.dumps(key)}: {json.dumps(one, ensure_ascii=False)}" for key, one in rows)
    body = "{\n" + ",\n".join(lines) + "\n}\n"
    path = folder / FOLDER / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(f".{os.getpid()}")
    new.write_text(f"{json.dumps(_head(sources, body))}\n{body}", encoding="utf-8")
    new.replace(path)
    return path


def _head(sources: Mapping[str, str], body: str) -> dict[str, str]:
    return {"made of": _hash(json.dumps(dict(sources))), "hash": _hash(body)}


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
