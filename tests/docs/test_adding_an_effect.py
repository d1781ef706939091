"""docs/change/card.md shows how a kind of effect is added; this adds it just so, and plays a card that has it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from platformer_nb.games.platformer.content import game_folder

RULES = "platformer_nb.games.platformer"

ITEM = """
[gem-polish]
price = 4
effects = [{ effect = "polish", %s }]
"""

PLAYED = """
import json, sys
import added
from platformer_nb.content.schemas import schemas
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.catalogue import cited
from platformer_nb.games.platformer.content import load_box
from platformer_nb.games.platformer.content.schemas import SHAPES
from platformer_nb.games.platformer.engine import Platformer

try:
    box = load_box(sys.argv[1])
except BadInput as error:
    where, what, how = error.where[-1], error.what, error.how
    print(json.dumps([where.facts["key"], what.key, how.key, list(how.facts.get("near", ()))]))
else:
    rules = Platformer(box)
    state = rules.read(sys.argv[2])
    action = rules.read_action(state, "use gem-polish")
    after, happened = rules.apply(state, action)
    hero = after.heroes[0]
    shape = json.loads(schemas(SHAPES)["effects"])["$defs"]["Polish"]
    print(json.dumps([hero.coins, hero.gems, [type(x).__name__ for x in happened], shape]))
    print(json.dumps(cited.kept(box.items["gem-polish"])))
"""

POSITION = """
map:
    +----+----+
  1 |  1 :  2 |
    +====+====+
    a    b
hero 1: sweety; coins 2; gems 1; items gem-polish
hero 2: avvy
"""


@pytest.fixture
def folder(root: Path, tmp_path: Path) -> Path:
    """A copy of the content, and beside it the class and the function of that page as a module."""
    text = (root / "docs" / "change" / "card.md").read_text(encoding="utf-8")
    section = text.partition("## A kind of effect\n")[2].partition("\n## ")[0]
    (block,) = re.findall(r"   ```python\n(.*?)   ```", section, re.DOTALL)
    code = re.sub(r"^   ", "", block, flags=re.MULTILINE)
    where = (f"{RULES}.model.box.effects", f"{RULES}.rules.cards.effect_resolution")
    head = "".join(f"from {module} import *\n" for module in where)
    (tmp_path / "added.py").write_text(f"from __future__ import annotations\n{head}\n{code}")
    return Path(shutil.copytree(str(game_folder()), tmp_path / "content"))


def played(folder: Path, numbers: str) -> Any:
    """What comes of a card with this effect, in a process of its own."""
    with (folder / "items.toml").open("a", encoding="utf-8") as file:
        file.write(ITEM % numbers)
    path = [str(folder.parent), *(entry for entry in sys.path if entry)]
    code = f"import sys; sys.path[:0] = {path!r}\n{PLAYED}"
    command = [sys.executable, "-c", code, str(folder), POSITION]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_a_class_and_a_function_are_a_new_effect(folder: Path):
    (coins, gems, happened, shape), rules = played(folder, "coins = 9")
    assert (coins, gems) == (0, 3), "as many as there were"
    assert happened == ["Used", "Paid", "Gained"]
    assert shape["properties"]["effect"] == {"const": "polish", "type": "string"}
    assert shape["properties"]["coins"] == {"maximum": 99, "minimum": 1, "type": "integer"}
    assert rules == ["ACT-3", "GEM-1"], "the catalogue names the rules of an item and of the effect"


@pytest.mark.parametrize(
    ("numbers", "fault"),
    [
        ("coins = 0", ["gem-polish.effects.1.coins", "error-at-least", "mend-value", []]),
        ('coins = "2"', ["gem-polish.effects.1.coins", "error-int-type", "mend-int-type", []]),
        ("coyns = 2", ["gem-polish.effects.1.coins", "error-key-missing", "mend-key-missing", []]),
        (
            "coins = 1, coyns = 2",
            ["gem-polish.effects.1.coyns", "error-key-unknown", "mend-did-you-mean", ["coins"]],
        ),
    ],
)
def test_its_bounds_are_held_where_it_is_read(folder: Path, numbers: str, fault: list[Any]):
    assert played(folder, numbers) == [fault]
