"""Where content lies, and how a file of it is read."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from platformer_nb.core.errors import BadInput


def content_root() -> Traversable:
    """The folder `content`: inside the installed package, else that of the checkout."""
    installed = files("platformer_nb") / "_content"
    if installed.is_dir():
        return installed
    return Path(__file__).resolve().parents[2] / "content"


def game_folder(game: str = "platformer") -> Traversable:
    """The folder with everything of one game."""
    return content_root() / game


def read_text(folder: Traversable, name: str) -> str:
    """The text of a file of `folder`; `name` may lead through folders by `/`."""
    try:
        return _file(folder, name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput(name, f"the file is missing from {folder}", "Put it back") from error
    except OSError as error:
        raise BadInput(
            name, f"the file cannot be read ({error.strerror})", "Check its permissions"
        ) from error
    except UnicodeDecodeError as error:
        raise BadInput(
            name, f"byte {error.start} is not UTF-8", "Save the file as UTF-8 text"
        ) from error


def read_toml(folder: Traversable, name: str) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(read_text(folder, name))
    except tomllib.TOMLDecodeError as error:
        line, reason = _place_in(str(error))
        raise BadInput(
            f"{name}{line}", f"it is not TOML: {reason}", "Correct the file there"
        ) from error
    except RecursionError as error:
        raise BadInput(name, "it is nested too deeply", "Flatten the file") from error


def names_in(folder: Traversable, name: str, ending: str) -> tuple[str, ...]:
    """The files of a folder that end so, as `name/file`, sorted."""
    inner = _file(folder, name)
    if not inner.is_dir():
        raise BadInput(f"{name}/", f"the folder is missing from {folder}", "Put it back")
    found = sorted(f.name for f in inner.iterdir() if f.name.endswith(ending))
    return tuple(f"{name}/{file}" for file in found)


def _file(folder: Traversable, name: str) -> Traversable:
    for part in name.split("/"):
        folder = folder / part
    return folder


def _place_in(message: str) -> tuple[str, str]:
    """Split `reason (at line 3, column 5)` into `, line 3, column 5` and the reason."""
    match = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", message, re.DOTALL)
    return (f", {match[2]}", match[1]) if match else ("", message)
