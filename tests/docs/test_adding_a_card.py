"""docs/change/card.md shows how a card is added; this does just what it says, to a copy of the content."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from platformer_nb import text
from platformer_nb.games.platformer.content import game_folder, load_box
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.terrain import space_name
from platformer_nb.games.platformer.narration.words import NAME
from platformer_nb.text import languages

POSITION = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  1 :    :    :  2 |
    +====+====+====+====+
    a    b    c    d
hero 1: sweety; items spring-shoes
hero 2: avvy
"""


@pytest.fixture
def steps(root: Path) -> dict[str, str]:
    """The blocks of the section, by the language they are written in."""
    text = (root / "docs" / "change" / "card.md").read_text(encoding="utf-8")
    section = text.partition("## Adding a card\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"   ```(toml|fluent)\n(.*?)   ```", section, re.DOTALL)
    return {kind: re.sub(r"^   ", "", block, flags=re.MULTILINE) for kind, block in blocks}


def test_a_card_is_added_with_data_and_words_alone(steps: dict[str, str], tmp_path: Path):
    folder = Path(shutil.copytree(str(game_folder()), tmp_path / "content"))
    append(folder / "items.toml", steps["toml"])
    assert "card-spring-shoes-text" in checked(folder, 1), "its words are still lacking"
    for language in languages(folder):
        append(folder / "text" / language / "cards.ftl", steps["fluent"])
    checked(folder, 0)
    assert text.Words("en", NAME, path=folder)("card-spring-shoes") == "Spring Shoes"
    assert used_twice_to_the_right(Platformer(load_box(folder))) == ("c1", 1)


def checked(folder: Path, code: int) -> str:
    """What the command says of the folder; a process of its own, as nothing is read twice in one."""
    command = [sys.executable, "-m", "platformer_nb", "check-content", str(folder)]
    answer = subprocess.run(command, capture_output=True, text=True)
    assert answer.returncode == code, answer.stdout + answer.stderr
    return answer.stdout


def used_twice_to_the_right(rules: Platformer) -> tuple[str, int]:
    """Where the Spring Shoes take a Hero from a1 by two Moves, and the gems it has then."""
    state = rules.read(POSITION)
    for move in ("use spring-shoes", "step right", "step right"):
        action = rules.read_action(state, move)
        assert rules.judge(state, action).legal
        state, _ = rules.apply(state, action)
    hero = state.heroes[0]
    return space_name(state.terrain.width, hero.at), hero.gems


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")
