"""What there is of every rule: functions, tests, examples, lessons."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

KINDS = ("functions", "tests", "examples", "lessons")


class Coverage(NamedTuple):
    """What there is of one rule; `tests` is None where there are no tests to look into.

    `pending` says why an example or a lesson is still to come.
    """

    functions: tuple[str, ...]
    tests: tuple[str, ...] | None
    examples: tuple[str, ...]
    lessons: tuple[str, ...]
    pending: Mapping[str, str]

    @property
    def lacking(self) -> tuple[str, ...]:
        """What it lacks and has no excuse for."""
        return tuple(k for k in KINDS if getattr(self, k) == () and k not in self.pending)


def coverage() -> dict[str, Coverage]:
    """What there is of every rule, in the order of the rulebook."""
    import platformer_nb.games.platformer.rules  # noqa: F401 - enters the functions in the registry
    from platformer_nb.content import load_rulebook
    from platformer_nb.content.examples import LESSONS_PENDING, load_examples, load_pending
    from platformer_nb.games.platformer.registry import RULEBOOK

    examples: dict[str, list[str]] = defaultdict(list)
    for example in load_examples():
        for rule in example.rules:
            examples[rule].append(example.name)
    tests, lessons = marked_tests(), lessons_of_rules()
    waiting = {"examples": load_pending(), "lessons": load_pending(name=LESSONS_PENDING)}
    return {
        rule: Coverage(
            functions=tuple(e.place for e in RULEBOOK.of(rule)),
            tests=None if tests is None else (*tests.get(rule, ()), *_by_example(examples[rule])),
            examples=tuple(examples[rule]),
            lessons=lessons.get(rule, ()),
            pending={kind: why[rule] for kind, why in waiting.items() if rule in why},
        )
        for rule in load_rulebook()
    }


def _by_example(names: list[str]) -> Iterator[str]:
    return (f"tests/games/test_examples.py[{name}]" for name in names)


def lessons_of_rules() -> dict[str, tuple[str, ...]]:
    """The lessons that teach each rule."""
    from platformer_nb.content import game_folder
    from platformer_nb.content.files import read_toml
    from platformer_nb.lessons.loading import FOLDER, lesson_names

    found: dict[str, list[str]] = defaultdict(list)
    for lesson in lesson_names():
        steps: list[dict[str, Any]] = read_toml(game_folder(), f"{FOLDER}/{lesson}.toml")["steps"]
        for rule in dict.fromkeys(rule for step in steps for rule in step.get("rules", ())):
            found[rule].append(lesson)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def marked_tests(root: Path | None = None) -> dict[str, tuple[str, ...]] | None:
    """The tests marked with each rule, as `file::name`; None outside a checkout."""
    root = root or Path(__file__).resolve().parents[2]
    if not (root / "tests" / "games").is_dir():
        return None
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for rule in _marked(function):
                    found[rule].append(f"{path.relative_to(root).as_posix()}::{function.name}")
    return {rule: tuple(names) for rule, names in found.items()}


def _marked(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule"):
            for arg in mark.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
