"""At the Boss Level a wide page has all at once: the Boss under the low board, the log's last line, what is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.view.new_tables import new_table
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_small_screens import SOON
from tests.browser.visitor import START

LAST_LINE = """() => {
  const line = document.querySelector("ol.pw-log > :last-child").getBoundingClientRect();
  return line.height > 0 && line.top >= 0 && line.bottom <= innerHeight;
}"""

BELOW = """() => {
  const [map, boss] = [".pw-map", ".pw-under > .pw-boss"].map((x) => document.querySelector(x).getBoundingClientRect());
  return boss.top >= map.bottom && boss.right <= map.right + 3 && boss.top < innerHeight - 150;
}"""

CLOSE = """() => {
  const [bar, side] = [".pw-area-controls", ".pw-area-side"].map((x) => document.querySelector(x).getBoundingClientRect());
  return side.top >= bar.bottom && side.top - bar.bottom < 40;
}"""
"""Whether nothing but a gap is between the choices and what lies beside the board."""

ASKED = """() => [...document.querySelectorAll(".pw-turn h2, .pw-asked")].some((node) => {
  const box = node.getBoundingClientRect();
  const seen = box.height ? document.elementFromPoint(box.left + 20, box.top + box.height / 2) : null;
  return Boolean(seen) && node.contains(seen);
})"""
"""Whether the headline, or what is asked, is in the window with nothing over it."""


TOP = "document.querySelector('main').scrollTop"


def at_the_boss(seed: str) -> str | None:
    """A game against a bot at the Boss Level; something has befallen the person since that one's last turn."""
    table = new_table([{"name": "Ada"}, {"bot": "greedy"}], seed, make_bot=partial(make_bot, GAME))
    adviser = GreedyBot(1)
    while not table.over:
        if table.bot is not None:
            table.intent({"intent": "bot", "for": table.number})
            continue
        state, rules = table.state, table.session.rules
        if state.highest >= state.game.levels:
            view = table.view()
            if view["boss"]["at"] and view["since"]:
                return table.record()
        table.do(adviser.choose(rules, state, list(rules.actions(state))))
    return None


def test_the_boss_the_log_and_what_is_asked_are_seen_at_the_boss_level(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    page.locator(".pw-load").evaluate("node => { node.open = true }")
    page.locator(".pw-load textarea").fill(next(filter(None, map(at_the_boss, "51346"))))
    page.locator(".pw-load button").first.click()
    expect(page.locator(".pw-since")).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(BELOW, timeout=SOON)
    page.wait_for_function(LAST_LINE, timeout=SOON)
    assert page.evaluate(ASKED)

    offer = page.locator(".pw-offer.pw-illegal").first
    offer.evaluate("node => node.scrollIntoView({ block: 'center' })")
    stood = page.evaluate(TOP)
    offer.click()
    expect(page.locator(".pw-refusal h3")).to_be_in_viewport(timeout=PATIENCE)
    page.wait_for_function(ASKED, timeout=SOON)
    page.wait_for_function(f"() => {TOP} !== {stood}", timeout=SOON)
    page.keyboard.press("Escape")  # what was read is put away: the page is back where it stood
    expect(page.locator(".pw-refusal")).to_be_hidden(timeout=PATIENCE)
    assert page.evaluate(TOP) == stood
    page.locator(".pw-hero").last.evaluate("node => node.scrollIntoView({ block: 'start' })")
    page.wait_for_function(ASKED, timeout=SOON)
    assert serious_findings(page) == []

    page.set_viewport_size({"width": 1180, "height": 800})
    page.wait_for_function(BELOW, timeout=SOON)
    page.evaluate("document.querySelector('.pw-page').scrollIntoView()")
    page.wait_for_function(CLOSE, timeout=SOON)
    page.set_viewport_size({"width": 1280, "height": 560})
    expect(page.locator(".pw-under > .pw-boss")).to_have_count(0)
    expect(page.locator(".pw-area-side > .pw-boss")).to_be_visible()
    assert page.evaluate(WIDER) <= 0
