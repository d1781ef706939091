"""Whatever a page draws of any position has words and rules in every language: nothing is left without its card."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS
from platformer_nb.games.platformer.model.box.effects import BOONS
from platformer_nb.games.platformer.view.position_view import board_view
from platformer_nb.table.reference.things import told_things
from platformer_nb.text import Words, languages
from platformer_widgets.component import Component
from platformer_widgets.games.platformer.standalone.map_grid import MapGrid

THINGS = Path("widgets/platformer_widgets/games/platformer/map/things.js")
ASK = """
const { thingsOn, figureKey, levelKey } = await import(process.argv[1]);
const { cells, levels } = JSON.parse(await new Promise((done) => {
  let text = "";
  process.stdin.on("data", (more) => { text += more; }).on("end", () => done(text));
}));
const keys = [...cells.flatMap(([cell, figure]) => thingsOn(cell, figure).keys), ...levels.map(levelKey)];
process.stdout.write(JSON.stringify([...new Set(keys)]));
"""
BUILT = ("floor", "ladder", "wall", "feature", "icon", "token")


def drawings() -> list[str]:
    """The positions that are drawn in the examples of the rules."""
    examples = GAME.rulebook.examples
    assert examples is not None
    return sorted({one.position for one in examples.all if one.position.strip()})


@cache
def boards() -> tuple[dict[str, Any], ...]:
    """The boards of every position that is drawn in an example, and of new games with each Boss."""
    words = Words("en", "platformer")
    found = [GAME.setup.new(2, boss=boss) for boss in GAME.box.bosses]
    for position in drawings():
        try:
            found.append(GAME.rules.read(position))
        except BadInput:  # an example of what cannot be set up
            continue
    return tuple(board_view(state, words) for state in found)


def of_the_map(root: Path) -> set[str]:
    """The keys by which the page names what is on the Spaces of all boards."""
    cells: dict[str, Any] = {}
    levels: dict[str, Any] = {}
    for board in boards():
        standing = {one["at"]: one for one in board["figures"] if one["at"]}
        for cell in board["map"]["cells"]:
            figure = standing.get(cell["id"])
            kept = figure and {key: figure.get(key) for key in ("kind", "card", "summons")}
            pair = [{key: cell[key] for key in BUILT}, kept]
            cells[json.dumps(pair)] = pair
        for level in board["map"]["levels"]:
            levels[f"{level['status']} {level['boss']}"] = level
    node = shutil.which("node")
    assert node
    given = json.dumps({"cells": list(cells.values()), "levels": list(levels.values())})
    asked = [node, "--input-type=module", "-e", ASK, (root / THINGS).as_uri()]
    done = subprocess.run(
        asked, input=given, capture_output=True, text=True, check=True, timeout=60
    )
    found: list[str] = json.loads(done.stdout)
    return set(found)


def beside() -> Iterator[str]:
    """Yield the keys by which the page names what lies beside the map, of all boards and of the box."""
    for board in boards():
        for hero in board["heroes"]:
            if hero["card"]:
                yield f"heroes/{hero['card']}"
                yield f"symbols/{hero['special'] or 'blank'}"
                for card in hero["items"]:
                    yield f"{'artifacts' if card['condition'] else 'items'}/{card['id']}"
                for kind in ("potions", "tokens", "boons"):
                    yield from (f"{kind}/{card['id']}" for card in hero[kind])
        for kind in ("items", "potions"):
            yield from (f"{kind}/{card['id']}" for card in board["shop"][kind] if card)
        yield from (f"artifacts/{card['id']}" for card in board["artifacts"])
        yield f"bosses/{board['boss']['card']}"
        for group in board["boss"]["groups"]:
            yield from (f"boss-cards/{one['id']}" for one in group["attacks"])
        if board["event"] and board["event"]["id"]:
            yield f"events/{board['event']['id']}"
    yield from (f"symbols/{name}" for name in (*SYMBOLS, "blank"))
    yield from (f"faces/{name}" for name in ENEMY_FACES)
    yield from (f"boons/{name}" for name in BOONS)


def written(root: Path) -> set[str]:
    """The keys that stand in the scripts of the game as they are."""
    folder = root / "widgets/platformer_widgets/games/platformer"
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.js"))
    kinds = ("signs", "tokens", "levels")
    parts = text.replace('"', " ").replace("`", " ").split()
    return {
        part for part in parts if part.split("/")[0] in kinds and "/" in part and "$" not in part
    }


def test_whatever_is_drawn_of_any_position_is_known(root: Path) -> None:
    assert len(boards()) > 200
    known = {f"{one['kind']}/{one['id']}" for one in told_things(GAME, "en")}
    drawn = of_the_map(root)
    assert {"map/trap", "map/ladder", "map/icon-mirror", "tokens/coin", "bosses/ikee"} <= drawn
    assert {"summons/imp", "levels/hidden", "map/portal"} <= drawn
    assert {"signs/heart", "signs/special-die", "signs/enemy-die"} <= written(root)
    assert (drawn | set(beside()) | written(root)) - known == set()


@pytest.mark.parametrize("language", languages())
def test_each_thing_has_words_of_its_own_and_rules(language: str) -> None:
    told, words = told_things(GAME, language), Words(language, "platformer", strict=True)
    assert [one["id"] for one in told] == [one["id"] for one in told_things(GAME, "en")]
    strict = {
        f"{one.kind}/{one.id}": one
        for one in (*GAME.catalogue.things(words), *GAME.catalogue.signs(words))
    }
    assert len(strict) == len(told)
    english = {f"{one['kind']}/{one['id']}": one for one in told_things(GAME, "en")}
    for one in told:
        key = f"{one['kind']}/{one['id']}"
        assert one["name"] == strict[key].name
        assert one["texts"], key
        assert len(" ".join(one["texts"])) > 10, key
        assert one["rules"], key
        assert set(one["rules"]) <= set(GAME.rulebook.entries), key
        if language != "en":
            assert one["texts"] != english[key]["texts"], key


def test_a_component_answers_once_it_is_asked() -> None:
    grid = MapGrid(GAME.setup.new(2), language="pl")
    sent: list[Any] = []
    grid.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    assert isinstance(grid, Component)
    assert grid._heard({"intent": "things"})
    assert not grid._heard({"intent": "other"})
    (answer,) = sent
    assert answer["type"] == "things"
    assert answer["things"] == told_things(GAME, "pl")


@pytest.mark.parametrize(
    ("language", "boss", "says"),
    [
        ("en", "medusa", "special icon: Mirror"),
        ("pl", "ikee", "ikona specjalna: Pochodnia"),
        ("uk", "medusa", "Спеціальний значок: Дзеркало"),
    ],
)
def test_an_icon_is_named_on_the_map(language: str, boss: str, says: str) -> None:
    words = Words(language, "platformer")
    for position in (one for one in drawings() if "*" in one):
        try:
            state = GAME.rules.read(position)
        except BadInput:
            continue
        if state.game.boss == boss:
            cells = board_view(state, words)["map"]["cells"]
            labels = [cell["label"] for cell in cells if cell["feature"] == "icon"]
            if labels:
                assert all(says in label for label in labels)
                return
    raise AssertionError("no drawn position has such an icon")
