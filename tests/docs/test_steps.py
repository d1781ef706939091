"""The guide lists every module that tells one kind of step of a lesson from another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from platformer_nb.lessons.track.models import KINDS

MODELS = "platformer_nb.lessons.track.models"
STEPS = {"OnBoard", *(kind.title() for kind in KINDS)}
BOARDS = {"ShowBoard", "TryBoard", "Exercise", "Prediction", "PredictTable", "LessonExam"}
QUOTED = "|".join(f'"{kind}"' for kind in KINDS)
MENTIONS = re.compile(r"lessons\.(track|boards|exam)|\[.kind.\]|\blesson\.\w+s\b")
"""What a module has that can branch; the others need not be parsed."""
LISTS = {f"{name}s" for name in ("prediction", *KINDS)}
"""What a lesson has of each kind."""
IN_SCRIPTS = re.compile(rf"\bkind\b.*({QUOTED})|= \[({QUOTED})(, ({QUOTED}))*\];")
"""A line of a script that compares a kind, or lists kinds."""
ROOMS = {"platformer_nb": "", "widgets/platformer_widgets": "W/"}


def named(tree: ast.Module) -> Iterator[str]:
    """Yield the classes of steps that a module names, those of boards by which it branches, and the lists of a kind it reads."""
    module = next(
        (a.asname or a.name for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)
         and f"{n.module}.models" == MODELS for a in n.names if a.name == "models"),
        None,
    )  # fmt: skip
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=found) if found == MODELS:
                yield from (a.name for a in node.names if a.name in STEPS)
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner == module:
                if name in STEPS:
                    yield name
            case ast.Attribute(value=ast.Name(id="lesson"), attr=name) if name in LISTS:
                yield name
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
                yield from (
                    x.id for x in ast.walk(kinds) if isinstance(x, ast.Name) and x.id in BOARDS
                )
            case ast.Compare(left=ast.Subscript(slice=ast.Constant(value="kind"))):
                yield from (
                    x.value
                    for x in ast.walk(node)
                    if isinstance(x, ast.Constant) and x.value in KINDS
                )


def branching(root: Path) -> Iterator[str]:
    """Yield the modules and scripts that branch on kinds, as the guide writes their paths."""
    for room, short in ROOMS.items():
        for path in (root / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if MENTIONS.search(text) and any(named(ast.parse(text))):
                yield short + path.relative_to(root / room).as_posix()
        for path in (root / room).rglob("*.js"):
            lines = path.read_text(encoding="utf-8").splitlines()
            if any(IN_SCRIPTS.search(line) for line in lines):
                yield short + path.relative_to(root / room).as_posix()


def listed(root: Path) -> set[str]:
    """Return the paths that the guide names."""
    guide = (root / "docs" / "change" / "step.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in guide.splitlines() if line.startswith("| `")]
    return {path for row in rows for path in re.findall(r"`([\w/.]+)`", row)}


def test_each_module_that_branches_on_kinds_of_steps_is_in_the_guide(root: Path) -> None:
    found = set(branching(root))
    assert len(found) > 15
    assert found - listed(root) == set(), "list it in docs/change/step.md"
    assert listed(root) - found == set(), "it branches no more: take it off"
