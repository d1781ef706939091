"""Coverage of the rules: for each, its functions, tests, examples and lessons.

Also which example proves a rule, and in which examples a verdict or an event cites it.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from platformer_nb import DEFAULT_GAME

if TYPE_CHECKING:
    from platformer_nb.core.game import Game

KINDS = ("functions", "tests", "examples", "lessons")


class Coverage(NamedTuple):
    """Coverage of one rule; `tests` is None outside a checkout, where there are no tests to search.

    `pending` gives the reason why an example, a lesson or a citation is still missing. `proven` is the example
    that ends differently without the rule's functions: "" if none does, None if this was not computed. `cited`
    are the examples in which a verdict or an event cites the rule, its own first.
    """

    functions: tuple[str, ...]
    tests: tuple[str, ...] | None
    examples: tuple[str, ...]
    lessons: tuple[str, ...]
    pending: Mapping[str, str]
    proven: str | None = None
    cited: tuple[str, ...] | None = None

    @property
    def lacking(self) -> tuple[str, ...]:
        """What is missing without a reason given in `pending`."""
        found = tuple(k for k in KINDS if getattr(self, k) == () and k not in self.pending)
        if self.proven == "":
            found = (*found, "proof")
        return (*found, "citation") if self.cited == () and "cited" not in self.pending else found


def coverage(game: Game[Any, Any, Any], proving: Iterable[str] = ()) -> dict[str, Coverage]:
    """Return the coverage of every rule, in the order of the rulebook.

    Prove the rules in `proving` by their examples, in processes of their own (seconds for all rules).
    Play the examples, too, to find which rules they cite.
    """
    entries, registry = game.rulebook.entries, game.rulebook.registry
    if game.name != DEFAULT_GAME:  # no other game provides examples, tests and lessons yet
        none: dict[str, str] = {}
        return {
            rule: Coverage(tuple(e.place for e in registry.of(rule)), None, (), (), none)
            for rule in entries
        }
    from platformer_nb.games.platformer.content.examples import (
        LESSONS_PENDING,
        load_examples,
        load_pending,
        load_uncited,
    )

    examples: dict[str, list[str]] = defaultdict(list)
    for example in load_examples():
        for rule in example.rules:
            examples[rule].append(example.name)
    tests, lessons = marked_tests(), lessons_of_rules()
    wanted = tuple(proving)
    proven, cited = proving_examples(wanted), cited_in_examples() if wanted else {}
    waiting = {
        "examples": load_pending(),
        "lessons": load_pending(name=LESSONS_PENDING),
        "cited": load_uncited(),
    }
    return {
        rule: Coverage(
            functions=tuple(e.place for e in registry.of(rule)),
            tests=None if tests is None else (*tests.get(rule, ()), *_by_example(examples[rule])),
            examples=tuple(examples[rule]),
            lessons=lessons.get(rule, ()),
            pending={kind: why[rule] for kind, why in waiting.items() if rule in why},
            proven=proven.get(rule),
            cited=cited.get(rule, ()) if rule in wanted else None,
        )
        for rule in entries
    }


def proving_examples(rules: Iterable[str]) -> dict[str, str]:
    """Return the example that proves each of these rules, "" where none does."""
    from platformer_nb.games.platformer.teaching.example_proofs import proofs
    from platformer_nb.simulate.executor import cores

    found = proofs(rules, processes=cores())
    return {proof.rule: proof.whole.example if proof.whole.proves else "" for proof in found}


@cache
def cited_in_examples() -> dict[str, tuple[str, ...]]:
    """Return for each rule the examples in which a verdict or an event cites it, by playing them."""
    from platformer_nb.games.platformer.content.examples import load_examples
    from platformer_nb.games.platformer.teaching.examples import cited

    own: dict[str, list[str]] = defaultdict(list)
    other: dict[str, list[str]] = defaultdict(list)
    for example in load_examples():
        for rule in cited(example):
            (own if rule in example.rules else other)[rule].append(example.name)
    return {rule: (*own[rule], *other[rule]) for rule in {**own, **other}}


def _by_example(names: list[str]) -> Iterator[str]:
    return (f"tests/games/test_examples.py[{name}]" for name in names)


def lessons_of_rules() -> dict[str, tuple[str, ...]]:
    """Return for each rule the lessons that teach it."""
    from platformer_nb.content.files import read_toml
    from platformer_nb.games.platformer import GAME
    from platformer_nb.games.platformer.content import game_folder
    from platformer_nb.lessons.track.loading import FOLDER, lesson_names

    found: dict[str, list[str]] = defaultdict(list)
    for lesson in lesson_names(GAME):
        steps: list[dict[str, Any]] = read_toml(game_folder(), f"{FOLDER}/{lesson}.toml")["steps"]
        for rule in dict.fromkeys(rule for step in steps for rule in step.get("rules", ())):
            found[rule].append(lesson)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def marked_tests(root: Path | None = None) -> dict[str, tuple[str, ...]] | None:
    """Return for each rule the tests marked with it, as `file::name`; None outside a checkout."""
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
