"""docs/change/goal.md shows how a goal is added; this adds it just so to a copy, where lessons can ask for it and words say it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

GOALS = "platformer_nb/games/platformer/teaching/goals/goals.py"
SENTENCES = "content/platformer/text/en/lessons.ftl"
COPIED = ("platformer_nb", "content/common", "content/platformer")

ASKED = """
import json, sys
from pydantic import TypeAdapter
from platformer_nb.content.schemas import schemas
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content.schemas import SHAPES
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.text import Words

read = TypeAdapter(GAME.teaching.goals).validate_python
attempt = Attempt(GAME.rules.read(sys.argv[1]))
words = Words("en", "platformer", strict=True)
goals = [read({"want": "empty", "space": space}) for space in ("a1", "b1", "b2")]
goals.append(read({"want": "not", "of": {"want": "empty", "space": "a1"}}))
print(json.dumps({
    "met": [goal.met(attempt) for goal in goals],
    "said": goals[1].say(words, attempt),
    "wants": GAME.teaching.wants,
    "schema": json.loads(schemas({"goals": SHAPES["goals"]})["goals"])["$defs"]["Empty"]["required"],
}))
"""

POSITION = """
map:
    +----+----+
  2 |    :  G |
    +====+====+
  1 |  1 :    |
    +====+====+
hero 1: sweety
"""


def section(root: Path) -> str:
    """What the page says."""
    return (root / "docs" / "change" / "goal.md").read_text(encoding="utf-8")


def block(text: str, language: str) -> str:
    """The one block of this language, without its indent."""
    (found,) = re.findall(rf"   ```{language}\n(.*?)   ```", text, re.DOTALL)
    return re.sub(r"^   ", "", found, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def added(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and its content with the goal of the page in it."""
    copy = tmp_path_factory.mktemp("goal")
    for folder in COPIED:
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(root / folder, copy / folder, ignore=ignore)
    shutil.copy(root / "pyproject.toml", copy)
    text, goals = section(root), copy / GOALS
    code = goals.read_text(encoding="utf-8")
    code = code.replace("class Not(Denied):", f"{block(text, 'python')}\n\nclass Not(Denied):")
    goals.write_text(
        code.replace("    | Scores\n", "    | Scores\n    | Empty\n"), encoding="utf-8"
    )
    with (copy / SENTENCES).open("a", encoding="utf-8") as file:
        file.write(block(text, "fluent"))
    return copy


def asked(copy: Path) -> Any:
    """What a process of its own finds in the copy."""
    path = os.pathsep.join([str(copy), *filter(None, sys.path)])
    command = [sys.executable, "-c", ASKED, POSITION]
    environment = os.environ | {"PYTHONPATH": path}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=copy)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_class_and_a_sentence_are_a_new_goal(added: Path) -> None:
    found = asked(added)
    assert found["met"] == [False, True, False, True]
    assert found["said"] == "Nobody stands on b1"
    assert found["wants"][-5:] == ["scores", "empty", "not", "any", "all"]
    assert found["schema"] == ["want", "space"]


def test_the_steps_name_the_files_that_were_changed(root: Path) -> None:
    text = section(root)
    assert GOALS.removeprefix("platformer_nb/") in text
    assert SENTENCES.replace("/en/", "/<language>/") in text
