"""Takes the README's picture of the page, docs/images/page.png: a game in the middle, the same each time.

Run `.venv/bin/python docs/take_screenshot.py` after the page has changed its looks.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from platformer_nb.games.platformer.bots.greedy import GreedyBot  # noqa: E402
from tests import servers  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

SEED = "23"
LEVELS = 3
SIZE = {"width": 1280, "height": 770}


def take(target: Path, address: str) -> None:
    """Play until three Levels are open and a die can be chosen; then press the button."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce")
        visitor = Visitor(page)
        visitor.arrive(address)
        table = visitor.start(SEED)
        bots = [GreedyBot(1), GreedyBot(2)]
        rules = table.session.rules
        while sum(table.state.pool) < 3 or len(revealed(visitor)) < LEVELS:
            actor = rules.actor(table.state)
            assert actor is not None, "the game ended before the picture"
            visitor.do(bots[actor].choose(rules, table.state, list(rules.actions(table.state))))
        die = next(die["id"] for die in visitor.view()["dice"] if not die["used"])
        visitor.wish({"intent": "select", "die": die})
        page.mouse.move(0, 0)
        page.screenshot(path=target)
        browser.close()


def revealed(visitor: Visitor) -> list[int]:
    """The Levels that are open now."""
    levels = visitor.view()["map"]["levels"]
    return [level["number"] for level in levels if level["status"] == "revealed"]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, servers.play(Path(folder)) as server:
        take(ROOT / "docs" / "images" / "page.png", server.address)
