"""The same page on every screen: wide, a phone upright and on its side, at 200 % zoom, with letters twice as large.

Everybody can use it: no serious finding of axe-core, nothing that scrolls sideways or is cut, targets one can hit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from tests.browser.test_refusal import SEED, refused
from tests.browser.visitor import Visitor

SMALL = """() => [...document.querySelectorAll(".pw button, .pw summary, .pw input, .pw select")]
  .filter((node) => node.checkVisibility({visibilityProperty: true}) && !node.closest(".pw-hush"))
  .map((node) => [node.getBoundingClientRect(), node])
  .filter(([box]) => box.width < 23.9 || box.height < 23.9)
  .map(([box, node]) => `${node.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""

# Voilà's page scrolls in an element of its own, so the document itself is never wider than the window.
WIDER = """Math.max(...[...document.querySelectorAll("html, body, main")]
  .map((node) => node.scrollWidth - node.clientWidth))"""

SEEN = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.top >= -1, box.left >= -1, box.right <= innerWidth + 1, box.bottom <= innerHeight + 1];
}"""

BESIDE = """() => {
  const [map, bar] = [".pw-map", ".pw-area-controls"].map((x) => document.querySelector(x).getBoundingClientRect());
  return map.right <= bar.left + 1 || map.bottom <= bar.top + 1;
}"""

CUT = """[...document.querySelectorAll(".pw-under")].some((node) => node.scrollHeight > node.clientHeight)"""

SCREENS = {
    "wide": (1280, 800, 1, 100),
    "on its side": (780, 360, 1, 100),
    "narrow": (360, 740, 1, 100),
    "zoom of 200 %": (640, 400, 2, 100),
    "large letters": (1280, 800, 1, 200),
}

WITH_SHARE = ("wide", "narrow")
"""Where a chosen die and a position to share are looked at too."""


def at(page: Page, screen: str) -> None:
    """Have the page on this screen."""
    width, height, scale, letters = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    if scale != 1:
        size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", size)
        assert page.evaluate("devicePixelRatio") == scale
    page.evaluate("size => { document.documentElement.style.fontSize = size; }", f"{letters}%")


def test_form_table_refusal_and_end(
    page: Page, page_server: str, serious_findings: Callable[[Any], list[str]]
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    for screen in SCREENS:
        at(page, screen)
        looked_through(visitor, screen, serious_findings)
        page.get_by_role("button", name="Play again").click()
        visitor.await_form()


def looked_through(
    visitor: Visitor, screen: str, serious_findings: Callable[[Any], list[str]]
) -> None:
    """From the form to the end of a game on one screen."""
    page = visitor.page

    def fits(what: str) -> None:
        assert page.evaluate(WIDER) <= 0, f"{screen}: {what} scrolls sideways"
        assert page.evaluate(SMALL) == [], f"{screen}: {what}"
        assert serious_findings(page) == [], f"{screen}: {what}"

    if not page.locator(".pw-load[open]").count():
        page.locator(".pw-load summary").click()
    fits("the form")
    visitor.start(SEED)
    for part in (".pw-dicebar", ".pw-turn h2", ".pw-map"):
        assert all(page.evaluate(SEEN, part)), f"{part} is cut"
    assert page.evaluate(BESIDE), "the dice cover the map"
    fits("the table")
    assert screen != "wide" or not page.evaluate(CUT), "what stands under the board is cut"
    if screen in WITH_SHARE:
        visitor.wish({"intent": "select", "die": "d1"})
        fits("a die chosen")
    refused(visitor)
    expect(page.locator(".pw-refusal h3")).to_be_in_viewport()
    assert all(page.evaluate(SEEN, ".pw-dicebar")), "a refusal pushes the dice away"
    fits("a refusal")
    visitor.wish({"intent": "dismiss"})
    if screen in WITH_SHARE:
        page.locator(".pw-tools button").nth(2).click()
        share = page.locator(".pw-share")
        expect(share.locator("textarea")).to_be_visible()
        fits("the position to share")
        share.locator(".pw-round").click()
        expect(share).to_be_hidden()

    page.locator(".pw-load summary").evaluate("node => { node.parentElement.open = true }")
    page.locator(".pw-load textarea").evaluate("(node, text) => { node.value = text }", ended())
    page.locator(".pw-load button").evaluate("node => node.click()")
    expect(page.locator(".pw-over")).to_be_visible()
    fits("the end")


@cache
def ended() -> str:
    """The record of a game that is over."""
    rules = GAME.rules
    session = Session(rules, GAME.setup.new(2), Seeded(23))
    bots = [GreedyBot(1), GreedyBot(2)]
    session.settle()
    while not session.over:
        assert session.actor is not None
        actions = list(rules.actions(session.state))
        session.do(bots[session.actor].choose(rules, session.state, actions))
        session.settle()
    return session.record(GAME)
