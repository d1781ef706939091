"""The keys used by the code, found by parsing the source.

A key is used where it occurs as a string: `words("over")`, `"do-move"` in a table, `word("undo")` in
JavaScript. A string of one word counts only as an argument of such a call, since `"star"` may be anything.
A key with gaps, such as `f"card-{card}"`, is a family; `families` defines what can fill the gaps.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from platformer_nb.core.discovery import offered_folder

GAP = "{}"
_KEY = re.compile(r"[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*")
_FAMILY = re.compile(r"[a-z][a-z-]*-(\{\}|[A-Za-z0-9-])*")
_SPEAKERS = frozenset({"words", "say", "said", "english"})
_METHODS = frozenset({"tell", "fill", "name", "has"})
_JS_WORD = re.compile(r"""\bword\(\s*(?:"([^"]+)"|`([^`]+)`)""")
_TEMPLATE_WORD = re.compile(r"""\bwords\(([^)]*)\)""")
_JS_TEXT = re.compile(r"""["`]([a-z][A-Za-z0-9]*(?:-(?:[A-Za-z0-9]+|\$\{[^}]+\}))+)["`]""")


@dataclass(frozen=True, slots=True)
class Uses:
    """Where the code uses which keys: `path:line` by key, and by family."""

    keys: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    families: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    spoken: set[str] = field(default_factory=set)
    """Keys passed to functions that return texts: these must exist."""
    texts: set[str] = field(default_factory=set)
    """Every string in the Python code, every word in the JavaScript: nothing else can be used."""
    page: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """As `keys`, for the components' JavaScript; families have gaps."""


_DECLARED: Final = ("families.py", "lesson_families.py", "l10n.py")
"""Files that declare families: their strings do not count as uses."""


@cache
def uses(game: str) -> Uses:
    """Return the uses in the installed code when this game is played: other games' code is left out."""
    found = Uses()
    package = Path(str(files("platformer_nb")))
    for path in sorted(package.rglob("*.py")):
        if path.name not in _DECLARED and not _of_another(path.relative_to(package), game):
            _read_python(path, str(path.relative_to(package.parent)), found)
    for path in sorted(package.rglob("*.j2")):
        for call in _TEMPLATE_WORD.finditer(path.read_text(encoding="utf-8")):
            found.spoken.update(re.findall(r"""["']([^"']+)["']""", call[1]))
    widgets = _widgets(package)
    for path in sorted(widgets.rglob("*")):
        name = str(path.relative_to(widgets.parent))
        if _of_another(path.relative_to(widgets), game):
            continue
        if path.suffix == ".py":
            _read_python(path, name, found)
        elif path.suffix == ".js":
            _read_javascript(path.read_text(encoding="utf-8"), path.name, found)
    if own := offered_folder(game, ""):
        _read_offered(Path(str(own)), found)
    return found


def _read_offered(package: Path, found: Uses) -> None:
    """Enter the uses in the package of another distribution that offers the game."""
    for path in sorted(package.rglob("*")):
        name = str(path.relative_to(package.parent))
        if path.suffix == ".py" and path.name not in _DECLARED:
            _read_python(path, name, found)
        elif path.suffix == ".js":
            _read_javascript(path.read_text(encoding="utf-8"), name, found)


def _of_another(path: Path, game: str) -> bool:
    """Return whether a file is in the folder of another game: `games/<name>/`."""
    return path.parts[0] == "games" and len(path.parts) > 2 and path.parts[1] != game


def _widgets(package: Path) -> Path:
    """Return the components' folder. It is parsed and never imported: its libraries may not be installed."""
    beside = package.parent / "platformer_widgets"
    return beside if beside.is_dir() else package.parent / "widgets" / "platformer_widgets"


def _read_python(path: Path, name: str, found: Uses) -> None:
    """Enter the uses in a module; a module that belongs to no game is parsed once for all of them."""
    read = _uses_in_python(path.read_text(encoding="utf-8"))
    found.texts.update(read.texts)
    found.spoken.update(read.spoken)
    for entered, those in ((found.keys, read.keys), (found.families, read.families)):
        for key, line in those:
            entered[key].append(f"{name}:{line}")


@dataclass(frozen=True, slots=True)
class _Read:
    """The uses in one module, keys and families with their lines."""

    keys: list[tuple[str, int]] = field(default_factory=list)
    families: list[tuple[str, int]] = field(default_factory=list)
    spoken: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)


@cache
def _uses_in_python(source: str) -> _Read:
    read = _Read()
    nodes = list(ast.walk(ast.parse(source)))
    spoken = {id(node) for call in nodes for node in _said(call)}
    documents = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if id(node) in documents:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            read.texts.add(node.value)
            if GAP in node.value and _FAMILY.fullmatch(node.value):
                read.families.append((node.value, node.lineno))
            if _KEY.fullmatch(node.value) and ("-" in node.value or id(node) in spoken):
                read.keys.append((node.value, node.lineno))
                if id(node) in spoken:
                    read.spoken.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            family = "".join(
                str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values
            )
            if _FAMILY.fullmatch(family):
                read.families.append((family, node.lineno))
    return read


def _said(call: ast.AST) -> Iterable[ast.expr]:
    """Return the arguments of a call that are keys."""
    return _keys_of(call) if isinstance(call, ast.Call) else ()


def _keys_of(call: ast.Call) -> Iterator[ast.expr]:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name) if name in _SPEAKERS:
            speaks = True
        case ast.Attribute(value=ast.Name(name) | ast.Attribute(attr=name), attr=method):
            speaks = method in _METHODS and name in _SPEAKERS
        case ast.Call(ast.Name("Words")) | ast.Attribute(ast.Call(ast.Name("Words")), _):
            speaks = True  # Words(code)("language-name")
        case _:
            speaks = False
    if speaks and call.args:
        yield from _branches(call.args[0])


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _read_javascript(source: str, name: str, found: Uses) -> None:
    def note(text: str, at: int) -> None:
        key = re.sub(r"\$\{[^}]*\}", GAP, text)
        found.page[key].append(f"{name}:{source.count(chr(10), 0, at) + 1}")

    found.texts.update(re.findall(r"[a-z][a-z-]*", source))
    for match in _JS_WORD.finditer(source):
        if match[1]:
            found.spoken.add(match[1])
        note(match[1] or match[2], match.start())
    for match in _JS_TEXT.finditer(source):
        note(match[1], match.start())
