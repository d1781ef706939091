"""Four bots play to the end while somebody watches: the newest line of the log is in view after every look."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.browser.hands import PATIENCE
from tests.browser.test_phone_turn import load
from tests.browser.visitor import START

SEED = 7
BOTS = [{"bot": "greedy", "hero": hero} for hero in ("angelo", "lumi", "sweety", "avvy")]

MIDDLE, LAST = 100, 3
"""So many decisions before its end the game is looked at, and once more for its end: the whole takes a minute."""

LOOKS = 25

WATCH = """() => {
  const list = document.querySelector("ol.pw-log");
  window.hidden = { lines: 0, longest: 0 };
  let since = 0;
  new MutationObserver(() => (window.hidden.lines += 1)).observe(list, { childList: true });
  setInterval(() => {
    const line = list.lastElementChild;
    if (!line || !list.isConnected) return;
    const [all, last] = [list, line].map((one) => one.getBoundingClientRect());
    const out = Math.max(last.bottom - all.bottom, last.bottom - innerHeight) > 1;
    since = out ? since || performance.now() : 0;
    if (out) window.hidden.longest = Math.max(window.hidden.longest, performance.now() - since);
  }, 40);
}"""
"""How many times the log has grown, and how long its newest line was out of sight at most, in milliseconds."""


def played(seed: int, most: int) -> Table:
    """The table of four bots after this many of their decisions, or at the end."""
    table = new_table(BOTS, seed, make_bot=partial(make_bot, GAME))
    for _ in range(most):
        if table.over:
            break
        table.intent({"intent": "bot", "for": table.number})
    return table


def watched(page: Page, table: Table) -> None:
    """Open the game of a table, and let the bots play fast."""
    load(page, table)
    expect(page.locator("ol.pw-log > li").last).to_contain_text(
        table.view()["log"][-1]["text"], timeout=PATIENCE
    )
    page.evaluate(WATCH)


def in_sight(page: Page) -> None:
    """The log has grown past its room, and its newest line was always there within a moment."""
    log = page.locator("ol.pw-log")
    assert log.evaluate("list => list.scrollHeight > list.clientHeight"), "nothing to scroll"
    assert page.evaluate("window.hidden.longest") < 800, "the newest line was out of sight"


def test_while_four_bots_play_the_newest_line_of_the_log_is_in_view_and_at_the_end_it_is_the_win(
    page: Page, page_server: str
) -> None:
    whole = played(SEED, 5000)
    assert whole.over, "this game has no end"
    middle, nearly = (played(SEED, whole.number - before) for before in (MIDDLE, LAST))
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    watched(page, middle)
    pace = page.locator(".pw-pace select").first
    pace.select_option("fast")
    page.wait_for_function(f"window.hidden.lines >= {LOOKS}", timeout=START)
    in_sight(page)

    pace.select_option("step")
    watched(page, nearly)
    pace.select_option("fast")
    expect(page.locator(".pw-over").first).to_be_visible(timeout=START)
    page.wait_for_timeout(300)
    in_sight(page)
    expect(page.locator("ol.pw-log > li").last).to_contain_text("wins the game")
    expect(page.locator("ol.pw-log > li").last).to_be_in_viewport(ratio=1)
