"""What the build of the site refuses, and what it leaves out."""

import ast
import json
import os
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.site import archive, parts
from platformer_nb.site.build import build
from platformer_nb.site.licenses import DISTRIBUTIONS, licenses
from platformer_nb.site.states import first_states
from tests.own_games import OWN_GAMES


def test_a_folder_that_holds_something_else_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("all of it")
    with pytest.raises(BadInput, match="no site"):
        build(tmp_path, parts.Parts(tmp_path, tmp_path))
    assert (tmp_path / "thesis.txt").read_text() == "all of it"


def test_parts_that_are_missing_or_of_another_version_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="make site"):
        parts.found_parts(tmp_path)
    for name in parts.ENGINE_FILES:
        (tmp_path / name).touch()
    (tmp_path / "package.json").write_text('{"version": "1.0.0"}')
    with pytest.raises(BadInput, match=parts.PYODIDE):
        parts.found_parts(tmp_path)
    (tmp_path / "package.json").write_text(f'{{"version": "{parts.PYODIDE}"}}')
    with pytest.raises(BadInput, match="pydantic_core"):
        parts.found_parts(tmp_path, tmp_path)


def test_the_archive_has_what_is_played_and_not_what_serves() -> None:
    names = {name for name, _ in archive._files()}
    assert {"platformer_nb/core/game.py", "platformer_widgets/worker/__init__.py"} <= names
    assert {"fluent/runtime/__init__.py", "babel/locale-data/uk.dat"} <= names
    for part in ("serve", "cli", "site", "simulate"):
        assert not [name for name in names if name.startswith(f"platformer_nb/{part}/")]
    assert "babel/locale-data/de.dat" not in names
    scripts = [name for name in names if name.endswith(".js")]
    assert all(name.endswith("/board.js") for name in scripts)


def test_what_is_left_out_of_the_library_is_imported_by_nothing_that_a_page_runs() -> None:
    left = {name.rstrip("./") for name in archive.LIBRARY_LEFT_OUT}
    found = {
        f"{name}: {module}"
        for name, path in archive._files()
        if name.endswith(".py")
        for module in imported(path)
        if module in left
    }
    assert found == set()


def imported(path: Path) -> set[str]:
    """The packages that a module imports as it is imported itself, not in its functions."""
    found: set[str] = set()
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        for node in ast.iter_child_nodes(todo.pop()):
            if isinstance(node, ast.Import):
                found |= {one.name.partition(".")[0] for one in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add((node.module or "").partition(".")[0])
            elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                todo.append(node)
    return found


def test_the_tutor_page_does_without_the_packages_that_the_archive_lacks() -> None:
    program = (
        "import sys; sys.modules.update(dict.fromkeys(('anywidget', 'filelock', 'platformdirs')));"
        "import platformer_widgets.worker as worker; page = worker.make_page('tutor', 'en');"
        "page.receive({'intent': 'game', 'game': 'platformer'}); print(page.page['where'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("kind", ["play", "tutor"])
def test_a_page_is_prepared_with_every_game_and_stays_closed(kind: str) -> None:
    program = (
        "import sys; sys.modules.update(dict.fromkeys(('anywidget', 'filelock', 'platformdirs')));"
        f"import platformer_widgets.worker as worker; worker.prepare({kind!r}, 'pl');"
        "print(worker._open, *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told, *modules = done.stdout.split()
    assert told == "{}"
    for game in OWN_GAMES:
        assert [name for name in modules if name.startswith(f"platformer_nb.games.{game}.")]


def test_every_package_of_the_archive_brings_its_license() -> None:
    texts = dict(licenses())
    assert texts.keys() == {f"{name}.txt" for name in DISTRIBUTIONS} | {"pyodide.txt"}
    named = (texts[f"{name}.txt"].splitlines()[0].partition(": ")[2] for name in DISTRIBUTIONS)
    assert all(named), "each says at least which license it is"
    assert "Permission is hereby granted" in texts["pydantic.txt"]


def test_the_locked_parts_are_those_that_are_pinned(root: Path) -> None:
    assert f'"pyodide": "{parts.PYODIDE}"' in (root / "package.json").read_text()
    wanted = next(
        line
        for line in (root / "requirements" / "play.lock").read_text().splitlines()
        if line.startswith("pydantic-core==")
    )
    assert wanted in (root / "requirements" / "site.lock").read_text()


def test_every_package_in_the_archive_has_its_license_and_no_other_has_one() -> None:
    found = packages_distributions()
    named = {
        distribution if "." not in package else package
        for package in (*archive.PACKAGES, "pydantic_core")
        for distribution in found[package.partition(".")[0]]
    }
    assert {name.replace("-", "_") for name in named} == {
        name.replace("-", "_") for name in DISTRIBUTIONS
    }


def test_every_license_is_there_whole() -> None:
    texts = dict(licenses())
    assert "Mozilla Public License Version 2.0" in texts["pyodide.txt"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["pyodide.txt"]
    assert "Apache License" in texts["fluent.runtime.txt"]
    assert [name for name, text in texts.items() if len(text) < 1000] == []


def test_a_game_that_the_environment_names_is_not_chosen_on_the_site(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PLATFORMER_GAME", "platformer")
    stored = json.loads(first_states(["tutor"], OWN_GAMES, lab=False)["tutor.en"])
    assert stored["state"]["game"] == ""
    assert os.environ["PLATFORMER_GAME"] == "platformer"
