"""Production code does nothing that a reader would not expect of Python; switching rules off is for the proofs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tricks(code: str) -> Iterator[str]:
    """Yield each assignment to `__class__`, `__code__`, a module of `sys.modules` or a private name of argparse."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets = [node.target]
        else:
            continue
        for target in targets:
            name = ast.unparse(target)
            if name.endswith((".__class__", ".__code__")) or name.startswith(
                ("sys.modules[", "argparse._")
            ):
                yield f"line {node.lineno}: {name}"


@pytest.mark.parametrize("folder", ["platformer_nb", "widgets"])
def test_no_class_code_or_module_is_exchanged(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert len(files) > 20
    assert [(str(file), found) for file in files for found in tricks(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "code",
    [
        "made.__class__ = State",
        "rule.__code__ = nothing.__code__",
        "sys.modules['bqplot'] = None",
        "argparse._ = say",
        "a.b.__class__: type = State",
    ],
)
def test_each_of_them_is_found(code: str) -> None:
    assert list(tricks(code))
