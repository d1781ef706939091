"""The transcripts are what the game tells today, byte for byte, and every chapter is in one."""

import re

import pytest

from platformer_nb.games.platformer.registry import RULEBOOK
from tests.golden.make import FOLDER, WHOLE
from tests.golden.stories import STORIES

ID = re.compile(r"\b[A-Z]{3}-[0-9]+\b")
CITED = re.compile(r"\[([A-Z0-9 -]+)\]$", re.MULTILINE)


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_told_as_it_was(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert STORIES[name]() == told, "see python -m tests.golden.make"


def test_no_transcript_is_left_over() -> None:
    assert {p.stem for p in FOLDER.glob("*.txt")} == set(STORIES)


def _cited() -> set[str]:
    """Every rule that some event or ruling of a transcript cites, those of whole games included."""
    texts = [p.read_text(encoding="utf-8") for p in FOLDER.glob("*.txt")]
    cited = {rule for text in texts for found in CITED.findall(text) for rule in found.split()}
    for path in WHOLE.glob("*.txt"):
        cited |= set(ID.findall(path.read_text(encoding="utf-8")))
    return cited


def test_every_rule_module_is_in_a_transcript() -> None:
    chapters: dict[str, set[str]] = {}
    for entry in RULEBOOK:
        chapters.setdefault(entry.function.__module__, set()).update(entry.rules)
    cited = _cited()
    assert sorted(m for m, ids in chapters.items() if not ids & cited) == []


def test_a_whole_game_is_told_to_its_winner() -> None:
    text = (FOLDER / "whole_game.txt").read_text(encoding="utf-8")
    assert "Won seat=" in text
    assert "LevelRevealed level=4" in text
    assert "BossDrew" in text
