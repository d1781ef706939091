"""The notebooks of the static site: what is put in, and what is refused. `make lab` runs them."""

import json
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.site import lab
from tests.own_games import TAUGHT_GAMES


def test_a_folder_without_jupyterlite_is_refused_if_it_was_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no JupyterLite"):
        lab.found_lab(tmp_path)


def test_notebooks_are_there_unrun_and_each_folder_has_its_list(tmp_path: Path) -> None:
    lab._notebooks(tmp_path)
    first = tmp_path / "files" / "platformer" / "pl" / "00-first-turn.ipynb"
    book = json.loads(first.read_text(encoding="utf-8"))
    assert book["metadata"]["kernelspec"]["name"] == "python"
    assert not [cell for cell in book["cells"] if cell.get("outputs")]
    root = json.loads((tmp_path / "api/contents/all.json").read_text())
    assert {*TAUGHT_GAMES} <= {one["path"] for one in root["content"]}
    inner = json.loads((tmp_path / "api/contents/platformer/pl/all.json").read_text())
    listed = {one["name"]: one for one in inner["content"]}
    assert listed[first.name]["size"] == first.stat().st_size
    assert listed[first.name]["path"] == "platformer/pl/00-first-turn.ipynb"


def test_what_a_notebook_imports_of_this_project_is_in_its_package() -> None:
    names = {name for name, _ in lab._own_files()}
    assert {"platformer_widgets/base/jupyter.py", "platformer_widgets/lib/games.js"} <= names
    assert "platformer_nb/_content/platformer/rulebook.toml" in names
    assert not [name for name in names if name.startswith(("platformer_nb/serve/", "tests/"))]
