"""The commands about the content: list, show, check."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from platformer_nb.cli import main
from platformer_nb.cli.commands.check_content import shapes
from platformer_nb.content.schemas import schemas
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import game_folder, load_box


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Somebody's own copy of the content."""
    return Path(shutil.copytree(str(game_folder()), tmp_path / "cards"))


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_content_is_listed_with_counts_by_kind(capsys: pytest.CaptureFixture[str]):
    assert main(["content", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    box = load_box()
    assert told["counts"]["potions"] == len(box.potions)
    assert told["counts"]["boss-cards"] == sum(len(b.cards) for b in box.bosses.values())
    assert told["counts"]["tower-tiles"] + told["counts"]["boss-tiles"] == len(told["tiles"])
    boots = next(card for card in told["cards"] if card["id"] == "boots-of-haste")
    assert boots["words"]["card-boots-of-haste"] == "Boots of Haste"
    assert boots["mechanics"]["effects"][0]["kind"] == "steps"


def test_every_card_of_the_box_is_among_those_listed(capsys: pytest.CaptureFixture[str]):
    assert main(["content"]) == 0
    listed = [line.split()[0] for line in lines(capsys) if line.startswith("  ")]
    box = load_box()
    assert {*box.heroes, *box.items, *box.potions, *box.artifacts, *box.events} <= set(listed)
    assert len(listed) == len(set(listed))


def test_tiles_are_shown_side_by_side_as_they_are_drawn(capsys: pytest.CaptureFixture[str]):
    assert main(["tiles", "f01", "v03"]) == 0
    shown = lines(capsys)
    for tile in ("f01", "v03"):
        for line in load_box().tiles[tile].drawing:
            assert any(line.rstrip() in other for other in shown)


def test_an_unknown_tile_is_answered_with_those_that_are_meant(capsys: pytest.CaptureFixture[str]):
    assert main(["tiles", "f1"]) == 2
    assert "f11" in capsys.readouterr().err


def test_tiles_of_one_dungeon_are_shown_alone(capsys: pytest.CaptureFixture[str]):
    assert main(["tiles", "--dungeon", "void", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert len(shown) == 16
    assert {tile["dungeon"] for tile in shown} == {"void"}


def test_the_projects_own_content_is_good(capsys: pytest.CaptureFixture[str]):
    assert main(["check-content"]) == 0
    assert "32 tiles" in capsys.readouterr().out


def test_every_fault_is_told_with_file_key_reason_and_mend(
    folder: Path, capsys: pytest.CaptureFixture[str]
):
    replace(folder / "items.toml", "spaces = 1", 'spaces = "one"')
    replace(folder / "potions.toml", "[forest-honey]\nprice", "[forest-honey]\nprize")
    replace(folder / "tiles" / "forest.toml", ":    :    : x  :   c:", ":    :    : x :   c:")
    assert main(["check-content", str(folder), "--json"]) == 1
    faults = json.loads(capsys.readouterr().out)["faults"]
    places = [fault["place"] for fault in faults]
    assert "items.toml, key boots-of-haste.effects.1.spaces" in places
    assert "potions.toml, key forest-honey.prize" in places
    assert "potions.toml, key forest-honey.price" in places
    assert any(place.startswith("tiles/forest.toml, key tower.f01") for place in places)
    assert all(fault["reason"] and fault["mend"] for fault in faults)


def test_a_card_without_words_is_a_fault(folder: Path, capsys: pytest.CaptureFixture[str]):
    replace(folder / "text" / "en" / "cards.ftl", "card-grapnel-text =", "card-hook-text =")
    assert main(["check-content", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "text/en" in told
    assert "card-grapnel-text" in told


def test_a_folder_that_is_none_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["check-content", str(tmp_path / "nothing")]) == 2
    assert "nothing" in capsys.readouterr().err


def test_an_empty_folder_has_every_file_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["check-content", str(tmp_path), "--json"]) == 1
    places = {fault["place"] for fault in json.loads(capsys.readouterr().out)["faults"]}
    assert {"box.toml", "heroes.toml", "items.toml"} <= places


def test_the_schemas_for_editors_are_those_of_the_models(root: Path):
    stored = root / "content" / "platformer" / "schemas"
    files = {file.name: file.read_text(encoding="utf-8") for file in stored.iterdir()}
    made = {f"{name}.schema.json": text for name, text in schemas(shapes(GAME)).items()}
    assert files == made, (
        "write them anew: platformer-nb check-content --schemas content/platformer/schemas"
    )


def test_every_content_file_names_its_schema(root: Path):
    folder = root / "content" / "platformer"
    for file in (f for f in folder.rglob("*.toml") if "text" not in f.parts):
        first = file.read_text(encoding="utf-8").splitlines()[0]
        assert first.startswith("#:schema "), file
        assert (file.parent / first.removeprefix("#:schema ")).is_file(), file


def replace(file: Path, old: str, new: str) -> None:
    """Put a fault into a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
