"""Puts a component's small JavaScript modules and styles together, as anywidget wants one text of each.

Every module stands by itself and is imported by its path, so that editors and node read it as it is.
A component cannot do that in a notebook, where there is no path: here each module becomes a function
that gives back what it exports, in the order in which they need one another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from posixpath import dirname, normpath
from typing import Final

REGISTRY: Final = "lib/games.js"
"""The module that knows the games of a bundle, once they have been entered."""

BOARD: Final = "board.js"
"""The module of a game whose default export is all that the pages mount of it."""

_IMPORT = re.compile(r'^import\s+\{([^}]*)\}\s+from\s+"(\.[^"]+)";[ \t]*\n', re.MULTILINE)
_EXPORT = re.compile(
    r"^export\s+((?:async\s+)?function\*?|const|let|class)\s+([A-Za-z_$][\w$]*)", re.MULTILINE
)
_DEFAULT = re.compile(r"^export\s+default\s+(?=[^\n])", re.MULTILINE)
_LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


def read(path: str) -> str:
    """A file of this package."""
    place = files(__package__)
    for part in path.split("/"):
        place = place / part
    return place.read_text(encoding="utf-8")


def games() -> tuple[str, ...]:
    """The games that have something to show here: each is a folder of `games/` with a `board.js`."""
    place = files(__package__) / "games"
    return tuple(sorted(one.name for one in place.iterdir() if (one / BOARD).is_file()))


def game_styles() -> tuple[str, ...]:
    """The style sheets of all games."""
    place = files(__package__) / "games"
    return tuple(
        f"games/{game}/{sheet.name}"
        for game in games()
        for sheet in sorted((place / game).iterdir(), key=lambda one: one.name)
        if sheet.name.endswith(".css")
    )


@lru_cache
def bundle(entry: str) -> str:
    """One ES module that holds `entry` and all it imports; its default export is the entry's.

    An entry that shows games gets the boards of all of them, though no module of its own imports one.
    """
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
    """Several style sheets as one."""
    return "\n".join(read(path) for path in paths)


def imports(source: str, path: str) -> Iterator[str]:
    """The paths of the modules that a module imports."""
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
