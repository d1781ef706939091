"""`make soak-watch`: four bots are watched to the end of game after game, over 200 turns on one page.

The log's last line is in view after every decision, and page and kernel do not grow: the page's JavaScript after a
forced collection, the kernel by its USS, each held against what it was when the first game was under way.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests import servers
from tests.browser.conftest import FLAGS, chromium
from tests.browser.test_saving import kernel_of
from tests.browser.visitor import START, Visitor
from tests.soak.page import memory

TURNS: Final = 200
EVERY: Final = 25
"""Turns between two looks at the memory."""
PLAYERS: Final = 4

PAGE_MB: Final = 5.0
KERNEL_MB: Final = 20.0
"""How many megabytes more than in the first look are borne: a game keeps its history, to take back."""

SHOWN: Final = 10
"""How many lines that were out of view are printed."""

WATCH: Final = """() => {
  window.unseen = [];
  const frame = () => new Promise(requestAnimationFrame);
  const look = async () => {
    const list = document.querySelector("ol.pw-log");
    const last = list?.lastElementChild;
    for (let frames = 0; frames < 3; frames++) await frame();
    if (!last?.isConnected || last !== list.lastElementChild) return;  // the next decision has come
    const [inner, outer] = [last, list].map((node) => node.getBoundingClientRect());
    const whole = inner.height <= outer.height;
    if (inner.bottom > outer.bottom + 1 || (whole && inner.top < outer.top - 1)) unseen.push(`${Math.round(inner.bottom - outer.bottom)} px: ${last.textContent}`);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-state"] });
}"""

TURN: Final = "Number(document.querySelector('ol.pw-log')?.lastElementChild?.dataset.turn ?? 0)"
OVER: Final = "document.querySelector('.pw-over')?.hidden === false"


@dataclass
class Grown:
    """What was seen of a page: megabytes of page and kernel after so many turns, and lines that were out of view."""

    levels: list[tuple[int, float, float]] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)

    @property
    def page(self) -> float:
        """How much the page has grown since the first look."""
        return self.levels[-1][1] - self.levels[0][1]

    @property
    def kernel(self) -> float:
        """How much the kernel has."""
        return self.levels[-1][2] - self.levels[0][2]


class Watching:
    """Somebody who watches bots on one page."""

    def __init__(self, page: Page, tools: CDPSession, kernel: psutil.Process) -> None:
        self.page = page
        self.seen = Grown()
        self._tools = tools
        self._kernel = kernel

    def game(self, before: int, turns: int) -> int:
        """Watch a game to its end, or until so many turns were seen in all; how many there were."""
        turn = looked = 0
        while before + turn < turns and not self.page.evaluate(OVER):
            self.page.wait_for_timeout(200)
            turn = self.page.evaluate(TURN)
            if turn >= looked + EVERY:
                looked = turn
                self.look(before + turn)
        return before + turn

    def look(self, turn: int) -> None:
        """Measure page and kernel."""
        self._tools.send("HeapProfiler.collectGarbage")
        heap = self._tools.send("Runtime.getHeapUsage")["usedSize"] / 1e6
        self.seen.levels.append((turn, heap, memory(self._kernel)))
        self.seen.unseen = self.page.evaluate("unseen")
        print(
            f"turn {turn}: page {heap:.1f} MB, kernel {self.seen.levels[-1][2]:.1f} MB", flush=True
        )


def begin(page: Page) -> None:
    """Four bots sit down."""
    lines = page.locator(".pw-playerline")
    while lines.count() < PLAYERS:
        page.get_by_role("button", name="Add a player").click()
    for number in range(1, PLAYERS + 1):
        page.get_by_label(f"Player {number} is played by", exact=True).select_option("greedy")
    page.get_by_role("button", name="Start the climb").click()
    page.wait_for_function(f"!({OVER}) && document.querySelector('.pw-tablegrid')", timeout=START)


def watched(turns: int = TURNS) -> Grown:
    """Serve the page, and watch."""
    with (
        tempfile.TemporaryDirectory() as folder,
        servers.play(Path(folder), "--game", "platformer") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('platformer-nb/pace', 'fast')")
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        Visitor(page).arrive(server.address)
        page.evaluate(WATCH)
        kernel = psutil.Process(kernel_of(sockets[-1]))
        watching = Watching(page, page.context.new_cdp_session(page), kernel)
        begin(page)
        done = watching.game(0, turns)
        while done < turns:
            page.get_by_role("button", name="New game").first.click()
            begin(page)
            done = watching.game(done, turns)
        watching.look(done)
        browser.close()
        return watching.seen


def main() -> int:
    """Watch; 1 if page or kernel has grown, or a line was out of view."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.watching", description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="how many, over all games")
    seen = watched(parser.parse_args().turns)
    faults = [f"the last line was out of view: {line}" for line in seen.unseen[:SHOWN]]
    if seen.page > PAGE_MB:
        faults.append(f"the page has grown by {seen.page:.1f} MB")
    if seen.kernel > KERNEL_MB:
        faults.append(f"the kernel has grown by {seen.kernel:.1f} MB")
    print("\n".join(faults) or "nothing has grown, every last line was in view")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
