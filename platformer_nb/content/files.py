"""Locating and reading content files."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.core.discovery import offered_folder
from platformer_nb.core.errors import BadInput, Part, on_line, said, within
from platformer_nb.core.input.reasons import of_syntax, of_system

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

COMMON: Final = "common"
"""The folder of texts that belong to no game."""

TEXTS: Final = "PLATFORMER_TEXTS"
"""The environment variable that lists folders with texts in further languages."""


@cache
def content_root() -> Traversable:
    """Return the folder `content` of the installed package, or else of the checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "_content", package.parent / "content"):
        if folder.is_dir():
            return folder
    from importlib.resources import files  # slow to import: for a package that is not in a folder

    return files("platformer_nb") / "_content"


def game_folder(game: str) -> Traversable:
    """Return the folder of one game, or of what belongs to none (COMMON).

    A game of another distribution has it as `content` in its own package.
    """
    own = content_root() / game
    return own if own.is_dir() else offered_folder(game, "content") or own


def added_folders(game: str) -> tuple[Path, ...]:
    """Return the folders that add texts in further languages to a game, or to COMMON.

    They are folders of its name in those that the variable TEXTS lists, divided like those of `PATH`.
    """
    listed = filter(None, os.environ.get(TEXTS, "").split(os.pathsep))
    return tuple(path / game for path in map(Path, listed) if (path / game).is_dir())


def read_text(folder: Traversable, name: str) -> str:
    """Return the text of a file of `folder`; `name` may have subfolders (`/`). Raises BadInput."""
    try:
        return _file(folder, name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput(name, "error-file-missing", "mend-put-back", folder=str(folder)) from error
    except OSError as error:
        raise BadInput(
            name, "error-file-unreadable", "mend-permissions", reason=of_system(error)
        ) from error
    except UnicodeDecodeError as error:
        raise BadInput(name, "error-not-utf8", "mend-utf8", byte=str(error.start)) from error


def read_toml(folder: Traversable, name: str) -> dict[str, Any]:
    """Return the parsed TOML file; raises BadInput."""
    import tomllib

    text = read_text(folder, name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where, reason = _place_in(str(error))
        if (word := _named_twice(str(error), text)) is not None:
            raise BadInput(within(name, *where), "error-twice", "mend-rename", word=word) from error
        raise BadInput(
            within(name, *where), "error-not-toml", "mend-not-toml", reason=of_syntax(reason)
        ) from error
    except RecursionError as error:
        raise BadInput(name, "error-nested", "mend-nested") from error


def names_in(folder: Traversable, name: str, ending: str) -> tuple[str, ...]:
    """Return the files of a folder with this ending, as `name/file`, sorted; raises BadInput."""
    inner = _file(folder, name)
    if not inner.is_dir():
        raise BadInput(f"{name}/", "error-folder-missing", "mend-put-back", folder=str(folder))
    found = sorted(f.name for f in inner.iterdir() if f.name.endswith(ending))
    return tuple(f"{name}/{file}" for file in found)


def _file(folder: Traversable, name: str) -> Traversable:
    for part in name.split("/"):
        folder = folder / part
    return folder


def _named_twice(message: str, text: str) -> str | None:
    """Return the table or key that the parser met twice, as the file names it; None for another error."""
    if not message.startswith("Cannot "):
        return None
    at = re.search(r"at line (\d+)", message)
    line = text.splitlines()[int(at[1]) - 1] if at else ""
    table = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
    key = re.match(r"\s*([\w.\"' -]+?)\s*=", line)
    found = table or key
    return found[1].strip("\"'") if found else None


def _place_in(message: str) -> tuple[tuple[Part, ...], str]:
    """Split `reason (at line 3, column 5)` into the place and the reason."""
    match = re.fullmatch(
        r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", message, re.DOTALL
    )
    if match is None:
        return (), message
    return ((on_line(int(match[2]), int(match[3])) if match[2] else said("place-end")),), match[1]
