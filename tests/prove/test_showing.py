"""Where a rule shows is measured: without its functions, something else is on the page."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from inspect import getsource
from operator import attrgetter
from pathlib import Path

import pytest

from platformer_nb.cli.rulebook.places import rendered
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.content.examples import stored
from platformer_nb.games.platformer.view.renderers import MOVING, RENDERERS
from tests.prove.showing import all_measured, faults, measured


def test_what_is_stored_is_what_the_page_shows_otherwise_without_each_rule() -> None:
    """If not: `python -m tests.prove --shown --store`."""
    assert list(faults(all_measured(load_rulebook()), stored().shown)) == []


def test_every_rule_is_shown_or_says_why_it_is_not() -> None:
    shown, unshown = set(stored().shown), stored().unshown
    assert shown | set(unshown) == set(load_rulebook())
    assert shown & set(unshown) == set(), "it is shown: take it off the list"
    assert len(unshown) <= 0, "this list may only shrink"


def test_no_renderer_is_named_for_a_rule_that_it_does_not_show() -> None:
    """One answer for all rules is wrong for most of them."""
    rules = ("PSH-2", "GRA-3", "CRD-3", "SET-10")
    found = {rule: measured(rule) for rule in rules}
    for name in RENDERERS:
        assert list(faults(found, dict.fromkeys(rules, (name,)))), name
    often = Counter(name for names in stored().shown.values() for name in names)
    assert max(often.values()) < len(load_rulebook()) * 2 / 3
    assert len({tuple(names) for names in stored().shown.values()}) > 100


def test_every_renderer_but_those_of_the_animations_shows_a_rule() -> None:
    used = {name for names in stored().shown.values() for name in names}
    idle = set(RENDERERS) - used
    assert {name for name in idle if not name.startswith("event:")} == set()


@pytest.mark.parametrize("name", RENDERERS)
def test_a_renderer_is_code_that_makes_and_draws_its_fields(name: str, root: Path) -> None:
    renderer = RENDERERS[name]
    made, drawn = rendered(renderer)
    assert made.line > 0
    assert drawn.line > 0, renderer.drawn
    module, _, function = renderer.made.partition(":")
    assert callable(attrgetter(function)(import_module(module)))
    file = (root / drawn.path).read_text(encoding="utf-8")
    body = body_of(file.splitlines(), drawn.line)
    if not name.startswith("event:") and name not in ("form", "refusal", "log"):
        source = getsource(import_module(module))
        for field in renderer.fields:
            word = re.split(r"[.#]", field.rstrip("#"))[-1]
            assert f'"{word}"' in source, f"{field} is not made in {module}"
        last = {re.split(r"[.#]", field.rstrip("#"))[-1] for field in renderer.fields}
        drawn_words = {word for word in last if re.search(rf"\b{word}\b", body)}
        assert drawn_words, f"{renderer.drawn} draws none of {sorted(last)}"
        missing = {word for word in last if not re.search(rf"\b{word}\b", file)}
        assert missing == set(), f"{drawn.path} draws no {sorted(missing)}"


def body_of(lines: list[str], first: int) -> str:
    """The lines of a function: up to the first one that closes at its indent."""
    indent = len(lines[first - 1]) - len(lines[first - 1].lstrip())
    body = []
    for line in lines[first - 1 :]:
        body.append(line)
        if len(body) > 1 and re.match(rf" {{{indent}}}}}", line):
            break
    return "\n".join(body)


def test_the_kinds_of_events_that_move_are_those_of_the_component(root: Path) -> None:
    path = root / "widgets/platformer_widgets/games/platformer/map/motion.js"
    table = re.search(r"const KINDS = \{(.*?)\n\};", path.read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    moving = set(re.findall(r"^  (\w+): \[", table[1], re.MULTILINE))
    assert moving == {kind.replace("-", "") for kind in MOVING}
