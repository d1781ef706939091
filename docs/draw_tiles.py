"""Draws docs/images/tiles-<dungeon>.png: the map tiles of the box as the page shows them, and docs/tiles.md.

Run `.venv/bin/python docs/draw_tiles.py` after a tile or the drawings have changed.
"""

import hashlib
import json
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb.games.platformer import GAME  # noqa: E402
from platformer_nb.games.platformer.model.box.box import Tile  # noqa: E402
from platformer_nb.games.platformer.narration.words import Words  # noqa: E402
from platformer_nb.games.platformer.view.position_view import position_view  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402

COMPONENTS = ROOT / "widgets" / "platformer_widgets"
PAGE = """<!doctype html><meta charset="utf-8">
<link rel="stylesheet" href="/lib/base.css"><link rel="stylesheet" href="/games/platformer/map_grid.css">
<style>body{margin:0;background:#fff;font:14px sans-serif}
main{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;padding:18px}
figure{margin:0}figcaption{padding:2px 0 6px}</style><main class="pw"></main>
<script type="module">
import { mountMap } from "/games/platformer/map/map.js";
for (const { id, view } of %s) {
  const figure = document.createElement("figure");
  figure.innerHTML = "<figcaption></figcaption>";
  figure.firstChild.textContent = id;
  document.querySelector("main").append(figure);
  mountMap(figure, { send() {}, word: (key) => key, live: false }).update(view);
}
document.title = "done";
</script>"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves the components' files and the page itself."""

    page = ""

    def do_GET(self) -> None:
        """The page under /, else a file."""
        if self.path != "/":
            return super().do_GET()
        body = self.page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def view_of(tile: Tile) -> dict[str, object]:
    """What the map component shows of a tile on its own."""
    game = f"game: players 1; dungeon {tile.dungeon}; boss medusa; levels 1"
    labels = [
        f"  {n // 2 + 1} {line[:-1]}|" if n % 2 == 0 else f"    {line}" for n, line in named(tile)
    ]
    state = GAME.rules.read("\n".join([game, "map:", *labels, "hero 1: sweety"]))
    return position_view(state, Words("en"))


def named(tile: Tile) -> list[tuple[int, str]]:
    """The lines of a drawing, counted so that cells get the number of their Row; its sides are Walls."""
    count = len(tile.drawing)
    lines = [line if n % 2 == 0 else f"|{line[1:]}" for n, line in enumerate(tile.drawing)]
    return [(count - 2 - n if n % 2 else -1 - 2 * n, line) for n, line in enumerate(lines)]


def draw(dungeon: str) -> None:
    """Take the picture of one dungeon's tiles."""
    tiles = [t for t in GAME.box.tiles.values() if t.dungeon == dungeon]
    Quiet.page = PAGE % json.dumps([{"id": t.id, "view": view_of(t)} for t in tiles])
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(COMPONENTS)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_function("document.title === 'done'")
        page.screenshot(path=ROOT / "docs" / "images" / f"tiles-{dungeon}.png", full_page=True)
        browser.close()
    server.shutdown()


def described() -> str:
    """The page of all tiles."""
    box, words = GAME.box, Words("en")
    lines = ["# The map tiles", "", "`platformer-nb tiles` shows them as they are drawn in"]
    lines += ["`content/platformer/tiles/`; `docs/draw_tiles.py` makes this page.", ""]
    for dungeon in dict.fromkeys(t.dungeon for t in box.tiles.values()):
        tiles = [t.id for t in box.tiles.values() if t.dungeon == dungeon]
        lines += [
            f"## {words(f'dungeon-{dungeon}')}",
            "",
            f"{len(tiles)} tiles: {', '.join(tiles)}.",
            "",
        ]
        lines += [f"![The tiles of this dungeon](images/tiles-{dungeon}.png)", ""]
    drawings = repr([(t.id, t.drawing) for t in box.tiles.values()])
    lines.append(f"<!-- drawn from {hashlib.sha256(drawings.encode()).hexdigest()[:16]} -->")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    for dungeon in dict.fromkeys(t.dungeon for t in GAME.box.tiles.values()):
        draw(dungeon)
    (ROOT / "docs" / "tiles.md").write_text(described(), encoding="utf-8")
