"""No rule without a test, no citation without a rule."""

import ast
import re
import tomllib
from pathlib import Path

from platformer_nb.games.platformer.content.examples import load_examples
from platformer_nb.games.platformer.registry import RULEBOOK
from tests.games.drawn import rules
from tests.prove.switching import without

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RULE = re.compile(r"\b[A-Z]{3}-\d{1,2}\b")


def _marked(source: str) -> set[str]:
    """The ids in the `rule` markers of the tests of one file."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) in (
                "rule",
                "pytest.mark.rule",
            ):
                found |= {a.value for a in mark.args if isinstance(a, ast.Constant)}
    return {str(f) for f in found}


def rulebook() -> set[str]:
    """Every id of the rulebook."""
    path = ROOT / "content" / "platformer" / "rulebook.toml"
    return set(tomllib.loads(path.read_text(encoding="utf-8")))


def test_every_rule_that_a_function_enforces_is_proved_by_a_test() -> None:
    rules()  # every module is loaded, every rule entered
    proved = set().union(*(_marked(p.read_text(encoding="utf-8")) for p in HERE.glob("test_*.py")))
    proved |= {rule for example in load_examples() for rule in example.rules}
    assert sorted(RULEBOOK.ids - proved) == []
    assert sorted(proved - rulebook()) == []


def test_every_rule_cited_in_the_code_stands_in_the_rulebook() -> None:
    cited = {
        (found, str(path.relative_to(ROOT)))
        for folder in ("core", "games/platformer", "bots", "lessons")
        for path in (ROOT / "platformer_nb" / folder).rglob("*.py")
        for found in RULE.findall(path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 200
    known = rulebook()
    assert sorted(c for c in cited if c[0] not in known) == []


def test_every_rule_is_enforced_by_a_function() -> None:
    rules()
    assert sorted(rulebook() - RULEBOOK.ids) == []


def test_a_rule_function_opens_its_docstring_with_a_rule_it_enforces() -> None:
    wrong = [
        entry.place
        for entry in RULEBOOK
        if not any(rule in (entry.function.__doc__ or "") for rule in entry.rules)
    ]
    assert wrong == []


def test_every_entry_of_the_registry_can_be_switched_off_where_it_is_called() -> None:
    """A proof by mutation needs it: `without` has to find the names a module calls it by."""
    for entry in RULEBOOK:
        with without(entry):
            pass
