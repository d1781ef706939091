"""docs/chapters.md says where the rules of each chapter are, and is made anew when a rule moves."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

from platformer_nb.games.platformer import GAME


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


def test_a_chapter_leads_to_the_modules_of_its_rules(root: Path) -> None:
    page = (root / "docs" / "chapters.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([A-Z]+) \| [^|]+ \| (.+) \|$", page, re.MULTILINE))
    assert [*rows] == [*dict.fromkeys(rule.rpartition("-")[0] for rule in GAME.rulebook.entries)]
    home = root / "platformer_nb" / "games" / "platformer"
    for chapter, modules in rows.items():
        named = re.findall(r"`([\w/]+\.py)`", modules)
        assert named, chapter
        for module in named:
            assert f'"{chapter}-' in (home / module).read_text(encoding="utf-8"), (chapter, module)
