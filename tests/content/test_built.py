"""What was built from the content before is used only where it is what would be built now."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from platformer_nb import content
from platformer_nb.content.built import store
from platformer_nb.content.game_content import BOX as STORED
from platformer_nb.content.game_content import RULEBOOK, stored_rulebook
from platformer_nb.content.rulebook import FILE
from platformer_nb.content.store import store_all
from platformer_nb.core.plain_values import plain, valued
from platformer_nb.core.value import replaced, value
from platformer_nb.games.platformer.content import game_folder, load_box, load_rulebook
from platformer_nb.games.platformer.content.box_builder import build_box
from platformer_nb.games.platformer.content.load import BOX, FILES

HERE = Path(str(game_folder()))
STALE = "run: python -m platformer_nb.games.platformer.content.store"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content that the box and the rulebook are made of."""
    for name in (*FILES, FILE):
        shutil.copy(HERE / name, tmp_path)
    for name in ("tiles", "built"):
        shutil.copytree(HERE / name, tmp_path / name)
    return tmp_path


def written(folder: Path, name: str) -> Path:
    return folder / "built" / f"{name}.json"


def test_what_is_stored_is_what_the_files_make(folder: Path):
    for name in (STORED, RULEBOOK):
        written(folder, name).unlink()
    assert {path.name for path in store_all(BOX, folder)} == {"box.json", "rulebook.json"}
    for name in (STORED, RULEBOOK):
        assert written(HERE, name).read_text() == written(folder, name).read_text(), STALE
    assert sorted(path.name for path in (folder / "built").iterdir()) == sorted(
        path.name for path in (HERE / "built").iterdir()
    )


def test_it_is_read_as_it_was_built():
    fresh, read = build_box(game_folder()), BOX.stored(game_folder())
    assert read == fresh == load_box()
    assert read is not None
    assert read.triggers == fresh.triggers
    for kind in ("heroes", "enemies", "items", "potions", "bosses", "events", "artifacts", "tiles"):
        assert list(getattr(read, kind)) == list(getattr(fresh, kind))
    rules = content.load_rulebook(game_folder())
    assert list(load_rulebook().items()) == list(rules.items())
    assert stored_rulebook(game_folder()) == rules


@pytest.mark.parametrize("file", [*FILES, "tiles/forest.toml", FILE])
def test_a_changed_file_is_read_as_it_stands(folder: Path, file: str):
    path = folder / file
    path.write_text(path.read_text() + "\n# changed\n")
    assert (BOX.stored(folder) is None) == (file != FILE)
    assert (stored_rulebook(folder) is None) == (file == FILE)


def test_a_new_file_of_tiles_is_seen(folder: Path):
    shutil.copy(folder / "tiles" / "forest.toml", folder / "tiles" / "moor.toml")
    assert BOX.stored(folder) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hearts": 4', '"hearts": 5'),
        ('"hearts": 4', '"hearts": "4"'),
        ("}\n", ""),
        ('{"made of"', '{"made"'),
        ('{"made of"', '["made of"'),
    ],
)
def test_a_damaged_file_is_not_used(folder: Path, old: str, new: str):
    path = written(folder, STORED)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert BOX.stored(folder) is None


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"[" * 10_000, b"null\nnull", b"{}\n{}"])
def test_a_foreign_file_is_not_used(folder: Path, damage: bytes):
    written(folder, STORED).write_bytes(damage)
    assert BOX.stored(folder) is None
    written(folder, STORED).unlink()
    assert BOX.stored(folder) is None


def test_what_an_older_version_stored_is_not_used(folder: Path):
    box = build_box(folder)

    @value
    class Other:
        """A class that the model does not have."""

    store(folder, STORED, BOX.texts(folder), replaced(box, tiles={"a": Other()}))
    assert BOX.stored(folder) is None
    store(folder, RULEBOOK, {FILE: (folder / FILE).read_text()}, box)
    assert stored_rulebook(folder) is None


def test_somebodys_folder_is_validated_whatever_is_stored_in_it(folder: Path):
    box = build_box(folder)
    heroes = {name: replaced(hero, hearts=99) for name, hero in box.heroes.items()}
    store(folder, STORED, BOX.texts(folder), replaced(box, heroes=heroes))
    assert load_box(folder) == box


def test_a_tree_of_values_survives_json():
    @value
    class Leaf:
        """A leaf."""

        name: str
        sizes: tuple[int, ...] = ()

    tree = {"b": Leaf("b", (1, 2)), "a": (Leaf("a"), None, {"x": True})}
    again = valued(json.loads(json.dumps(plain(tree))), {"Leaf": Leaf})
    assert again == tree
    assert list(again) == ["b", "a"]
    with pytest.raises(TypeError):
        plain({"a": {1, 2}})
    for data in ({"=": "Leaf"}, {"=": "Twig"}, {"=": "Leaf", "name": "a", "sizes": [], "more": 1}):
        with pytest.raises(ValueError, match="value class"):
            valued(json.loads(json.dumps(data)), {"Leaf": Leaf})
