"""Bundle a component's small JavaScript modules and styles, as anywidget needs a single text of each.

Every module is a standalone file imported by its path, so that editors and node can read it. In a
notebook a component has no path to import from: the bundle turns each module into a function that
returns its exports, in the order of their dependencies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath
from typing import Final

from platformer_nb.core.discovery import offered, offered_folder

REGISTRY: Final = "lib/games.js"
"""The module in which the games of a bundle are registered."""

BOARD: Final = "board.js"
"""The module of a game whose default export is all that the pages mount of it."""

SHEETS: Final = "games/*.css"

_IMPORT = re.compile(r'^import\s+\{([^}]*)\}\s+from\s+"(\.[^"]+)";[ \t]*\n', re.MULTILINE)
_EXPORT = re.compile(
    r"^export\s+((?:async\s+)?function\*?|const|let|class)\s+([A-Za-z_$][\w$]*)", re.MULTILINE
)
_DEFAULT = re.compile(r"^export\s+default\s+(?=[^\n])", re.MULTILINE)
_LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


PAGE: Final = "page"
"""The folder of the package of another distribution that stands for `games/<name>/`."""


def read(path: str) -> str:
    """Return the text of a file of this package; those of an offered game lie in its own package."""
    parts = path.split("/")
    place: Traversable = files(__package__)
    if parts[0] == "games" and len(parts) > 2:
        place, parts = game_folder(parts[1]), parts[2:]
    for part in parts:
        place = place / part
    return place.read_text(encoding="utf-8")


def game_folder(name: str) -> Traversable:
    """Return the folder with the scripts and styles of a game."""
    own = files(__package__) / "games" / name
    return own if own.is_dir() else offered_folder(name, PAGE) or own


def games() -> tuple[str, ...]:
    """Return the games with components: those with a `board.js` in their folder."""
    place = files(__package__) / "games"
    names = {*(one.name for one in place.iterdir()), *offered()}
    return tuple(sorted(name for name in names if (game_folder(name) / BOARD).is_file()))


@lru_cache
def delivered() -> bool:
    """Return whether the scripts are here: a page whose Python is a web worker of its own has them already."""
    return (files(__package__) / REGISTRY).is_file()


@lru_cache
def bundle(entry: str) -> str:
    """Return one ES module with `entry` and all it imports; its default export is the entry's.

    An entry that shows games gets the boards of all games, though no module imports them. Where no scripts are
    delivered (`delivered`) it is empty.
    """
    if not delivered():
        return ""
    modules: dict[str, str] = {}
    _collect(entry, modules, ())
    entered = []
    if REGISTRY in modules:
        for game in games():
            board = f"games/{game}/{BOARD}"
            _collect(board, modules, ())
            entered.append(f'{_name(REGISTRY)}.enter("{game}", {_name(board)}.standard);')
    return "\n".join([*modules.values(), *entered, f"export default {_name(entry)}.standard;\n"])


@lru_cache
def style(*paths: str) -> str:
    """Return several style sheets as one; `games/*.css` stands for those of all games. Empty like `bundle`."""
    return (
        ""
        if not delivered()
        else "\n".join(read(sheet) for path in paths for sheet in _sheets(path))
    )


def _sheets(path: str) -> Iterator[str]:
    if path != SHEETS:
        yield path
        return
    for game in games():
        place = game_folder(game)
        names = sorted(one.name for one in place.iterdir() if one.name.endswith(".css"))
        yield from (f"games/{game}/{name}" for name in names)


def imports(source: str, path: str) -> Iterator[str]:
    """Yield the paths of the modules that a module imports."""
    for match in _IMPORT.finditer(source):
        yield normpath(f"{dirname(path) or '.'}/{match[2]}")


def _collect(path: str, modules: dict[str, str], waiting: tuple[str, ...]) -> None:
    if path in modules:
        return
    if path in waiting:
        raise ValueError(f"modules import each other in a ring: {' -> '.join((*waiting, path))}")
    source = read(path)
    for needed in imports(source, path):
        _collect(needed, modules, (*waiting, path))
    modules[path] = _wrapped(path, source)


def _wrapped(path: str, source: str) -> str:
    def brought(match: re.Match[str]) -> str:
        names = re.sub(r"\bas\b", ":", " ".join(match[1].split()))
        needed = normpath(f"{dirname(path) or '.'}/{match[2]}")
        return f"const {{ {names} }} = {_name(needed)};\n"

    names = [match[2] for match in _EXPORT.finditer(source)]
    body = _IMPORT.sub(brought, source)
    body = _EXPORT.sub(r"\1 \2", body)
    body, standards = _DEFAULT.subn("const standard = ", body)
    if standards:
        names.append("standard")
    left = _LEFT.search(body)
    if left:
        raise ValueError(f"{path}: write this import or export plainly: {left[0]}")
    return f"// {path}\nconst {_name(path)} = (() => {{\n{body}\nreturn {{ {', '.join(names)} }};\n}})();"


def _name(path: str) -> str:
    return "module_" + "$".join(re.sub(r"\W", "_", part) for part in path.split("/"))
