"""For every rule function and each of its rules, a test of that rule fails when the function is switched off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.registry import Entry
from platformer_nb.games.labyrinth.registry import RULEBOOK
from tests.games.labyrinth.test_every_rule import load
from tests.prove import switching

HERE = Path(__file__).parent

load()
ENTRIES = {".".join(entry.place.split(".")[-2:]): entry for entry in RULEBOOK}
PAIRS = [(name, rule) for name, entry in sorted(ENTRIES.items()) for rule in entry.rules]


def calls(test: Callable[..., None], marks: list[Any]) -> Iterator[Callable[[], None]]:
    """A test with each of its parameters."""
    tables = [mark.args for mark in marks if mark.name == "parametrize"]
    for rows in product(*(values for _, values in tables)):
        given: dict[str, Any] = {}
        for (names, _), row in zip(tables, rows, strict=True):
            one = isinstance(names, str)
            given |= {names: row} if one else dict(zip(names, row, strict=True))
        yield partial(test, **given)


@cache
def marked_tests() -> dict[str, list[Callable[[], None]]]:
    """The marked tests of each rule, those that grow whole mazes last."""
    found: dict[str, list[Callable[[], None]]] = {}
    for path in sorted(HERE.rglob("test_*.py"), key=lambda path: (len(path.parts) * -1, path)):
        inside = ".".join(path.relative_to(HERE).with_suffix("").parts)
        module = import_module(f"tests.games.labyrinth.{inside}")
        for name, test in vars(module).items():
            marks = getattr(test, "pytestmark", []) if name.startswith("test_") else []
            rules = {rule for mark in marks if mark.name == "rule" for rule in mark.args}
            for rule in rules:
                found.setdefault(rule, []).extend(calls(test, marks))
    return found


def fails(test: Callable[[], None]) -> bool:
    """Whether a test fails now."""
    try:
        test()
    except (Exception, pytest.fail.Exception):
        return True
    return False


def is_noticed(entry: Entry, rule: str) -> bool:
    """Whether a test of this rule fails while the function is off."""
    tests = marked_tests()[rule]  # imported while everything is on
    with switching.without(entry):
        return any(map(fails, tests))


@pytest.mark.parametrize(("name", "rule"), PAIRS)
def test_a_test_of_the_rule_fails_when_its_function_is_switched_off(
    name: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a module `game` the room is not found, and every cache of the project would be cleared.
    monkeypatch.setattr(switching, "_room", lambda _module: "platformer_nb.games.labyrinth.rules")
    assert is_noticed(ENTRIES[name], rule)
