"""Coverage of the rules: for each, its functions, tests, examples and lessons.

Also which example proves a rule, and in which examples a verdict or an event cites it.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from platformer_nb.core.discovery import offered

if TYPE_CHECKING:
    from platformer_nb.core.game import AnyGame, Game
    from platformer_nb.core.parts.examples import Examples

KINDS = ("functions", "tests", "examples", "lessons")

_MARK: Final = re.compile(r"^[ \t]*@(?:pytest\.mark\.)?rule\(", re.MULTILINE)
"""How a test is marked with a rule."""


class Coverage(NamedTuple):
    """Coverage of one rule; `tests` is None outside a checkout, where there are no tests to search.

    `pending` gives the reason why an example, a lesson or a citation is still missing. `proven` is the example
    that ends differently without the rule's functions: "" if none does, None in a game without examples. `cited`
    are the examples in which a verdict or an event cites the rule, its own first; None if they were not played.
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
        if self.proven == "" and "functions" not in self.pending:
            found = (*found, "proof")
        return (*found, "citation") if self.cited == () and "cited" not in self.pending else found


def coverage(game: Game[Any, Any, Any], played: Iterable[str] = ()) -> dict[str, Coverage]:
    """Return the coverage of every rule, in the order of the rulebook.

    Play the examples to find which of them cite the rules in `played` (seconds).
    """
    entries, registry = game.rulebook.entries, game.rulebook.registry
    tests, lessons = marked_tests(game.name), lessons_of_rules(game)
    shown = game.rulebook.examples
    examples = examples_of_rules(shown)
    pending = {} if shown is None else shown.pending
    wanted = frozenset(played) if shown is not None else frozenset()
    cited = cited_in_examples(game) if wanted else {}

    def tested(rule: str) -> tuple[str, ...] | None:
        run = shown.test if shown is not None else ""
        by_example = (f"{run}[{name}]" for name in examples.get(rule, ()) if run)
        return None if tests is None else (*tests.get(rule, ()), *by_example)

    return {
        rule: Coverage(
            functions=tuple(e.place for e in registry.of(rule)),
            tests=tested(rule),
            examples=examples.get(rule, ()),
            lessons=lessons.get(rule, ()),
            pending={kind: why[rule] for kind, why in pending.items() if rule in why},
            proven=None if shown is None else shown.proven.get(rule, ""),
            cited=cited.get(rule, ()) if rule in wanted else None,
        )
        for rule in entries
    }


def examples_of_rules(shown: Examples[Any] | None) -> dict[str, tuple[str, ...]]:
    """Return for each rule the names of its examples."""
    found: dict[str, list[str]] = defaultdict(list)
    for example in () if shown is None else shown.all:
        for rule in example.rules:
            found[rule].append(example.name)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def cited_in_examples(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return for each rule the examples in which a verdict or an event cites it, by playing them."""
    own: dict[str, list[str]] = defaultdict(list)
    other: dict[str, list[str]] = defaultdict(list)
    shown = game.part("examples", game.rulebook.examples)
    for example in shown.all:
        for rule in shown.cited(example):
            (own if rule in example.rules else other)[rule].append(example.name)
    return {rule: (*own[rule], *other[rule]) for rule in {**own, **other}}


@cache
def lessons_of_rules(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return for each rule the lessons that teach it."""
    from platformer_nb.content.files import game_folder, read_toml
    from platformer_nb.lessons.track.loading import FOLDER, lesson_names

    found: dict[str, list[str]] = defaultdict(list)
    for lesson in lesson_names(game) if game.teaching is not None else ():
        folder = game_folder(game.name)
        steps: list[dict[str, Any]] = read_toml(folder, f"{FOLDER}/{lesson}.toml")["steps"]
        for rule in dict.fromkeys(rule for step in steps for rule in step.get("rules", ())):
            found[rule].append(lesson)
    return {rule: tuple(names) for rule, names in found.items()}


@cache
def marked_tests(game: str, root: Path | None = None) -> dict[str, tuple[str, ...]] | None:
    """Return for each rule the tests marked with it, as `file::name`; None outside a checkout.

    A mark may name the game where rules of several games have the same id: `game:MOV-1`. A mark below
    `tests/games/<game>/` is of that game alone. Of a game of another distribution only marks count that name
    it; None if there are none here, as its tests are elsewhere.
    """
    root = root or Path(__file__).resolve().parents[3]
    if not (root / "tests" / "games").is_dir():
        return None
    found: dict[str, list[str]] = defaultdict(list)
    foreign = game in offered()
    for path in sorted((root / "tests").rglob("test_*.py")):
        if _of_another(game, path, root):
            continue
        text = path.read_text(encoding="utf-8")
        if not _MARK.search(text):  # to parse all of them takes seconds
            continue
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                for mark in _marked(function):
                    named, _, rule = mark.rpartition(":")
                    if named == game or not (named or foreign):
                        name = f"{path.relative_to(root).as_posix()}::{function.name}"
                        found[rule].append(name)
    return {rule: tuple(names) for rule, names in found.items()} if found or not foreign else None


def _of_another(game: str, path: Path, root: Path) -> bool:
    """Return whether a test is of another game of this tree.

    It stands in the folder of another game below `tests/games/`, or this game has such a folder and it stands elsewhere.
    """
    own = root / "tests" / "games" / game
    if own.is_dir():
        return not path.is_relative_to(own)
    folder = path.relative_to(root).parts[2:3]
    others = {one.name for one in (root / "platformer_nb" / "games").iterdir()} - {game}
    return path.is_relative_to(root / "tests" / "games") and others.issuperset(folder)


def _marked(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule"):
            for arg in mark.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value
