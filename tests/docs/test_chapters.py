"""docs/chapters.md says where the rules of each chapter are, and is made anew when a rule moves."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from platformer_nb import load_game
from tests.own_games import OWN_GAMES


def test_the_page_of_chapters_has_each_function_of_a_rule(root: Path) -> None:
    spec = importlib.util.spec_from_file_location(
        "write_chapters", root / "docs" / "write_chapters.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    page = (root / "docs" / "chapters.md").read_text(encoding="utf-8")
    assert page == module.described(), "run docs/write_chapters.py"


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_chapter_leads_to_the_modules_of_its_rules(root: Path, name: str) -> None:
    page = (root / "docs" / "chapters.md").read_text(encoding="utf-8")
    table = page.partition(f"`platformer_nb/games/{name}/`\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([A-Z]+) \| [^|]+ \| (.*) \|$", table, re.MULTILINE))
    rulebook = load_game(name).rulebook
    enforced = {rule.rpartition("-")[0] for entry in rulebook.registry for rule in entry.rules}
    chapters = dict.fromkeys(rule.rpartition("-")[0] for rule in rulebook.entries)
    assert [*rows] == [chapter for chapter in chapters if chapter in enforced]
    home = root / "platformer_nb" / "games" / name
    for chapter, modules in rows.items():
        named = re.findall(r"`([\w/]+\.py)`", modules)
        assert named, chapter
        for module in named:
            assert f'"{chapter}-' in (home / module).read_text(encoding="utf-8"), (chapter, module)
