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
from platformer_nb.games.labyrinth.view.renderers import WALKED
from platformer_nb.games.platformer.view.renderers import MOVING
from tests.prove.showcases import GAMES, showcase
from tests.prove.showing import all_measured, faults, measured

EXAMPLES_OF = {
    "platformer": ("PSH-2", "GRA-3", "CRD-3", "SET-10"),
    "labyrinth": ("TIL-6", "CMB-3", "GOL-9", "SET-6"),
}
"""Rules that show in different parts of a page."""

MOST_UNSHOWN = {"platformer": 0, "labyrinth": 10}
"""How many rules differ in nothing on a page; these numbers may only go down."""


@pytest.mark.parametrize("game", ["platformer", pytest.param("labyrinth", marks=pytest.mark.slow)])
def test_what_is_stored_is_what_the_page_shows_otherwise_without_each_rule(game: str) -> None:
    """If not: `python -m tests.prove --shown --store`, for Labyrinth with `--game labyrinth`."""
    of = showcase(game)
    assert list(faults(all_measured(of.game.rulebook.entries, game), of.shown)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_or_says_why_it_is_not(game: str) -> None:
    of = showcase(game)
    shown, unshown = set(of.shown), of.unshown
    assert shown | set(unshown) == set(of.game.rulebook.entries)
    assert shown & set(unshown) == set(), "it is shown: take it off the list"
    assert len(unshown) <= MOST_UNSHOWN[game], "this list may only shrink"


def test_only_a_rule_without_a_function_is_shown_nowhere() -> None:
    """What can be switched off is to be seen on a page, in an example of its own."""
    for game in GAMES:
        of = showcase(game)
        entries = of.game.rulebook.registry
        # What checks the content is no part of a game that is played.
        played = {r for one in entries if ".content." not in one.place for r in one.rules}
        assert set(of.unshown) & played == set(), game


@pytest.mark.parametrize("game", GAMES)
def test_no_renderer_is_named_for_a_rule_that_it_does_not_show(game: str) -> None:
    """One answer for all rules is wrong for most of them."""
    of, rules = showcase(game), EXAMPLES_OF[game]
    found = {rule: measured(rule, game) for rule in rules}
    for name in of.game.renderers:
        assert list(faults(found, dict.fromkeys(rules, (name,)))), name
    often = Counter(name for names in of.shown.values() for name in names)
    assert max(often.values()) < len(of.game.rulebook.entries) * 2 / 3
    assert len({tuple(names) for names in of.shown.values()}) > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_renderer_but_those_of_the_animations_shows_a_rule(game: str) -> None:
    of = showcase(game)
    used = {name for names in of.shown.values() for name in names}
    idle = set(of.game.renderers) - used
    assert {name for name in idle if not name.startswith("event:")} == set()
    assert used <= set(of.game.renderers)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in showcase(game).game.renderers]
)
def test_a_renderer_is_code_that_makes_and_draws_its_fields(
    game: str, name: str, root: Path
) -> None:
    renderer = showcase(game).game.renderers[name]
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


def test_the_kinds_of_events_in_which_a_figure_walks_have_a_pace_of_the_maze(root: Path) -> None:
    path = root / "widgets/platformer_widgets/games/labyrinth/maze/motion.js"
    table = re.search(r"const PACE = \{(.*?)\};", path.read_text(encoding="utf-8"), re.DOTALL)
    assert table is not None
    paced = set(re.findall(r"\"?([a-z-]+)\"?: \d", table[1]))
    assert paced == set(WALKED)


@pytest.mark.parametrize("rule", ["GOL-23", "GOL-27"])
def test_what_may_come_by_chance_is_shown_by_what_tells_it(rule: str) -> None:
    """Nothing of a deck lies open: the next card is told when it comes, and by other odds without the rule."""
    assert measured(rule, "labyrinth") == {"log"}
