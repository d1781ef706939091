"""No rule function without a test, no citation without a rule."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

from platformer_nb.games import labyrinth
from platformer_nb.games.labyrinth.content import load_rulebook
from platformer_nb.games.labyrinth.registry import RULEBOOK

HERE = Path(__file__).parent
PACKAGE = Path(labyrinth.__path__[0])
RULE = re.compile(r"\b[A-Z]{3}-\d{1,2}\b")


def load() -> None:
    """Import every module, so that every rule is entered."""
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE).with_suffix("").parts
        import_module(".".join((labyrinth.__name__, *(p for p in inside if p != "__init__"))))


def proved() -> set[str]:
    """The ids in the `rule` markers of the tests of this folder."""
    found: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                        found |= {a.value for a in mark.args if isinstance(a, ast.Constant)}  # type: ignore[misc]
    return found


def test_every_rule_that_a_function_enforces_is_proved_by_a_test() -> None:
    load()
    assert len(RULEBOOK.ids) > 5
    assert sorted(RULEBOOK.ids - proved()) == []
    assert sorted(proved() - set(load_rulebook())) == []


def test_every_rule_cited_in_the_code_stands_in_the_rulebook() -> None:
    paths = [*PACKAGE.rglob("*.py"), *HERE.rglob("*.py")]
    cited = {(found, p.name) for p in paths for found in RULE.findall(p.read_text("utf-8"))}
    assert len(cited) > 30
    assert sorted(one for one in cited if one[0] not in load_rulebook()) == []


def test_a_rule_function_opens_its_docstring_with_a_rule_it_enforces() -> None:
    load()
    wrong = [
        entry.place
        for entry in RULEBOOK
        if not any(rule in (entry.function.__doc__ or "") for rule in entry.rules)
    ]
    assert wrong == []
