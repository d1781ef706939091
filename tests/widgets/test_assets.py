"""The JavaScript of a component is put together from small modules without a build step."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from platformer_nb.games import game_names, load_game
from platformer_nb.site.pages import drawings
from platformer_widgets import assets

PLACE = files("platformer_widgets")
SCRIPTS = {
    path.relative_to(str(PLACE)).as_posix(): path for path in sorted(Path(str(PLACE)).rglob("*.js"))
}
ENTRIES = [
    name
    for name, path in SCRIPTS.items()
    if path.name != assets.BOARD and re.search("^export default ", path.read_text(), re.MULTILINE)
]
RENDERS = "typeof m.default.render === 'function'"
DRAWS = "typeof m.default === 'function'"
"""What a component exports, and what draws a box where a site is built."""


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_bundle_is_one_module_that_node_can_load(entry, tmp_path):
    bundle = tmp_path / "bundle.mjs"
    bundle.write_text(assets.bundle(entry), encoding="utf-8")
    load(bundle, DRAWS if entry == drawings.ENTRY else RENDERS)


def load(bundle, exported=RENDERS):
    """Load a bundle with node, as a browser would."""
    node = shutil.which("node")
    assert node, "node is not here; run: sudo apt-get install nodejs"
    code = f"const m = await import('{bundle}'); if (!({exported})) throw 1"
    done = subprocess.run(
        [node, "--input-type=module", "--eval", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import x from './x.js';\n", "plainly"),
        ("export { a };\n", "plainly"),
        ("export * from './x.js';\n", "plainly"),
        ('import { a } from "./lib/ring.js";\n', "ring"),
    ],
)
def test_what_cannot_be_put_together_is_said_and_not_guessed(monkeypatch, source, fault):
    monkeypatch.setattr(assets, "read", lambda _path: source.replace("lib/ring", "entry"))
    assets.bundle.cache_clear()
    with pytest.raises(ValueError, match=fault):
        assets.bundle("entry.js")
    assets.bundle.cache_clear()


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_module_writes_markup_from_text(name):
    source = SCRIPTS[name].read_text(encoding="utf-8")
    assert "innerHTML" not in source
    assert "insertAdjacentHTML" not in source
    assert len(source.splitlines()) <= 350


def test_a_folder_holds_one_subject_and_few_files():
    folders = Counter(path.parent for path in SCRIPTS.values())
    assert {str(folder): count for folder, count in folders.items() if count > 15} == {}


def test_another_game_is_one_more_folder(monkeypatch, tmp_path):
    """Its board is in every bundle that shows games, and its styles are with the others'."""
    board = 'import { h } from "../../lib/dom.js";\nexport default { keys: [], h };\n'
    real = assets.read
    monkeypatch.setattr(assets, "games", lambda: ("platformer", "toy"))
    monkeypatch.setattr(assets, "read", lambda p: board if p == "games/toy/board.js" else real(p))
    assets.bundle.cache_clear()
    bundle = tmp_path / "bundle.mjs"
    bundle.write_text(assets.bundle("standalone/play_table.js"), encoding="utf-8")
    assets.bundle.cache_clear()
    source = bundle.read_text(encoding="utf-8")
    assert source.count("const module_lib$dom_js") == 1
    assert 'enter("toy", module_games$toy$board_js.standard)' in source
    load(bundle)


def test_games_are_found_by_their_boards_and_what_shows_none_has_none():
    shown = [name for name in game_names() if load_game(name).views is not None]
    assert "platformer" in shown
    assert list(assets.games()) == shown
    assert "games/platformer/board.js" in assets.bundle("standalone/lesson.js")
    assert "games/platformer" not in assets.bundle("standalone/log.js")


def test_styles_of_games_are_taken_together():
    place = Path(str(PLACE)) / "games"
    own = [
        f"games/{game}/{path.name}"
        for game in assets.games()
        for path in sorted((place / game).glob("*.css"))
    ]
    assert {path.split("/")[1] for path in own} == set(assets.games())
    assert assets.style("games/*.css") == assets.style(*own)
