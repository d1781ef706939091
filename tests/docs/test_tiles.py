"""The page of all tiles is made anew when a tile changes."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from platformer_nb.games.platformer.content import load_box


def test_the_page_of_tiles_shows_those_of_the_box(root: Path):
    spec = importlib.util.spec_from_file_location("draw_tiles", root / "docs" / "draw_tiles.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    page = (root / "docs" / "tiles.md").read_text(encoding="utf-8")
    assert page == module.described(), "run docs/draw_tiles.py"
    for dungeon in {tile.dungeon for tile in load_box().tiles.values()}:
        assert (root / "docs" / "images" / f"tiles-{dungeon}.png").is_file()
