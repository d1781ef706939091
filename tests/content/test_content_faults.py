"""Every fault in a content file is refused with its place, the reason and the mend."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer.content import game_folder, load_box, load_rulebook


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    target = tmp_path / "platformer"
    shutil.copytree(Path(str(game_folder())), target)
    return target


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


FAULTS = {
    "a wrong key": (
        ("heroes.toml", "hearts = 4", "heart = 4"),
        ("heroes.toml, key sweety.hearts", "missing", "Add it"),
    ),
    "an unknown key": (
        ("items.toml", "price = 4", "price = 4\nprise = 4"),
        ("items.toml, key boots-of-haste.prise", "no such key", "mean price?"),
    ),
    "a key like no other": (
        ("items.toml", "price = 4", "price = 4\nzzz = 4"),
        ("items.toml, key boots-of-haste.zzz", "no such key", "Remove it"),
    ),
    "a wrong type": (
        ("enemies.toml", "health = 1", 'health = "1"'),
        ("enemies.toml, key gloop.health", "whole number", "without quotes"),
    ),
    "a float for a number": (
        ("potions.toml", "price = 2", "price = 2.0"),
        ("potions.toml, key stone-skin.price", "whole number", "Write a number"),
    ),
    "a number out of range": (
        ("enemies.toml", "grade = 1", "grade = 4"),
        ("enemies.toml, key gloop.grade", "3 or less", "Correct"),
    ),
    "an unknown symbol": (
        ("heroes.toml", 'star = "sword"', 'star = "swrod"'),
        ("heroes.toml, key sweety.star", "'swrod' is unknown", "'sword'"),
    ),
    "an unknown symbol on a die": (
        ("box.toml", '"shove"', '"push"'),
        ("box.toml, key dice.action.5", "'push' is unknown", "'shove'"),
    ),
    "too few faces": (
        ("box.toml", '"shove", ', ""),
        ("box.toml, key dice.action", "6 items", "Correct"),
    ),
    "an unknown effect": (
        ("items.toml", 'effect = "climb"', 'effect = "fly"'),
        ("items.toml, key grapnel.effects.1", "no effect 'fly'", "'climb'"),
    ),
    "an effect without its name": (
        ("items.toml", 'effect = "climb"', "spaces = 1"),
        ("items.toml, key grapnel.effects.1", "“effect” is missing", "Add a key"),
    ),
    "a wrong key of an effect": (
        ("items.toml", "spaces = 1", "space = 1"),
        ("items.toml, key boots-of-haste.effects.1.spaces", "missing", "Add it"),
    ),
    "a misspelled id": (
        ("items.toml", "[grapnel]", "[Grapnel]"),
        ("items.toml, key Grapnel", "spelled wrongly", "pattern"),
    ),
    "a star that counts as a star": (
        ("heroes.toml", 'star = "sword"', 'star = "star"'),
        ("heroes.toml, key sweety.star", "says nothing", "another symbol"),
    ),
    "a letter used twice": (
        ("enemies.toml", 'glyph = "S"', 'glyph = "E"'),
        ("enemies.toml, key stone-golem.glyph", "already stands for ent", "no other"),
    ),
    "a letter shared with the Boss": (
        ("enemies.toml", 'glyph = "S"', 'glyph = "M"'),
        ("bosses.toml, key medusa.glyph", "already stands for stone-golem", "no other"),
    ),
    "an id used twice": (
        ("potions.toml", "[stone-skin]", "[grapnel]"),
        ("potions.toml, key grapnel", "items.toml has a card", "Rename"),
    ),
    "a token without supply": (
        ("bosses.toml", 'token = "poison"', 'token = "poisin"'),
        ("bosses.toml, key medusa.cards.venom-spray.effects.2.token", "supply", "poison"),
    ),
    "an icon without supply": (
        ("bosses.toml", 'icon_token = "mirror"', 'icon_token = "lens"'),
        ("bosses.toml, key medusa.icon_token", "supply", "mirror"),
    ),
    "a face no card bears": (
        ("bosses.toml", 'face = "left"', 'face = "right"'),
        ("bosses.toml, key medusa.cards", "face left", "Give it"),
    ),
    "a grade no Enemy has": (
        ("enemies.toml", "grade = 3", "grade = 2"),
        ("enemies.toml", "grade 3", "Add one"),
    ),
    "an item that does nothing": (
        ("items.toml", "passive = { armour = 1 }", ""),
        ("items.toml, key bark-shield", "exactly one of", "exactly one of them"),
    ),
    "a passive potion": (
        ("potions.toml", "price = 2", "price = 2\npassive = { attack = 1 }"),
        ("potions.toml, key stone-skin", "not “passive”", "drinking"),
    ),
    "TOML that is none": (
        ("heroes.toml", "hearts = 4", "hearts = = 4"),
        ("heroes.toml, line 7, column 10", "not TOML", "Correct"),
    ),
    "a table named twice": (
        ("heroes.toml", "[etorn]", "[sweety]"),
        ("heroes.toml, line 12", "“sweety” appears twice", "Rename"),
    ),
    "a key written twice": (
        ("heroes.toml", "hearts = 4", "hearts = 4\nhearts = 4"),
        ("heroes.toml, line 8", "“hearts” appears twice", "Rename"),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_refused_with_place_reason_and_mend(name: str, folder: Path):
    edit, (place, reason, mend) = FAULTS[name]
    change(folder, *edit)
    with pytest.raises(BadInput) as caught:
        load_box(folder)
    error = caught.value
    assert error.place.startswith(place)
    assert reason in error.reason
    assert mend in error.mend


def test_a_missing_file_is_named(folder: Path):
    (folder / "items.toml").unlink()
    with pytest.raises(BadInput, match=r"items\.toml: the file is missing"):
        load_box(folder)


def test_a_missing_folder_of_tiles_is_named(folder: Path):
    shutil.rmtree(folder / "tiles")
    with pytest.raises(BadInput, match="tiles/: the folder is missing"):
        load_box(folder)


def test_too_few_tiles_are_refused(folder: Path):
    path = folder / "tiles" / "forest.toml"
    text = path.read_text()
    path.write_text(text[: text.index("# Switchback")] + text[text.index("[boss]") :])
    with pytest.raises(BadInput, match=r"key tower: 6 tiles are too few"):
        load_box(folder)


def test_a_file_that_is_not_utf8_is_refused(folder: Path):
    (folder / "items.toml").write_bytes(b"# caf\xe9\n")
    with pytest.raises(BadInput, match="byte 5 is not UTF-8"):
        load_box(folder)


def test_a_file_nested_beyond_measure_is_refused(folder: Path):
    (folder / "items.toml").write_text("a = " + "[" * 100_000)
    with pytest.raises(BadInput):
        load_box(folder)


def test_a_rule_without_a_page_is_refused(folder: Path):
    change(folder, "rulebook.toml", "SET-1 = { page = 4, ", "SET-1 = { ")
    with pytest.raises(BadInput, match=r"rulebook\.toml, key SET-1\.page: the key is missing"):
        load_rulebook(folder)
