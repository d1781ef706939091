"""The oracle is independent: it uses the notation's text and no code of the game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.oracle.facts import CONTENT

HERE = Path(__file__).parent
MODULES = sorted(path for path in HERE.glob("*.py") if not path.name.startswith("test_"))


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


TOOLS = "__future__ collections contextlib dataclasses functools itertools pathlib random re tomllib typing"
"""The standard modules it may use: none of them can import another."""

HANDED_THE_RULES = ("compare", "disturb")
"""The modules that compare the two. Those that decide use neither."""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_oracle_imports_itself_and_a_few_tools_only(path: Path) -> None:
    for name in imported(path):
        assert name.startswith("tests.oracle.") or name.partition(".")[0] in TOOLS.split(), name
        if path.stem not in HANDED_THE_RULES:
            assert not name.startswith(tuple(f"tests.oracle.{who}" for who in HANDED_THE_RULES))
    text = path.read_text(encoding="utf-8")
    back_doors = r"importlib|__import__|\bexec\(|\beval\(|platformer_nb"
    assert not re.search(back_doors, text), "not by a back door either"


def test_asking_the_oracle_loads_nothing_of_the_game(root: Path) -> None:
    asked = (
        "import sys; from tests.oracle import compare, disturb\n"
        "print(*[name for name in sys.modules if name.startswith('platformer')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


CHAPTERS = (
    "aims attacks cards enemies entering falling gains geometry levels movement payments shoves"
)
CHAPTERS += " spawning turns wounds"


@pytest.mark.parametrize("chapter", CHAPTERS.split())
def test_a_function_names_the_rules_it_follows(chapter: str) -> None:
    """A referee reads the oracle beside the rulebook."""
    rulebook = tomllib.loads((CONTENT / "rulebook.toml").read_text(encoding="utf-8"))
    tree = ast.parse((HERE / f"{chapter}.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            cited = re.findall(r"[A-Z]{3}-\d+", ast.get_docstring(node) or "")
            assert cited, f"{chapter}.{node.name}"
            assert set(cited) <= set(rulebook), f"{chapter}.{node.name}"
