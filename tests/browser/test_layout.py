"""The same page on every screen: wide, a phone upright and on its side, at 200 % zoom, with letters twice as large.

Everybody can use it: no serious finding of axe-core, nothing that scrolls sideways or is cut, targets one can hit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

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

WITH_HELP = ("wide", "narrow")
"""Where a chosen die and the help are looked at too."""


@pytest.mark.parametrize("screen", SCREENS)
def test_form_table_refusal_and_end(
    browser: Browser,
    page_server: str,
    serious_findings: Callable[[Any], list[str]],
    watch: Any,
    screen: str,
) -> None:
    width, height, scale, letters = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.on("console", watch.on_console)
    page = context.new_page()

    def fits(what: str) -> None:
        assert page.evaluate(WIDER) <= 0, f"{what} scrolls sideways"
        assert page.evaluate(SMALL) == [], what
        assert serious_findings(page) == [], what

    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    page.locator(".pw-load summary").click()
    fits("the form")
    visitor.start(SEED)
    for part in (".pw-dicebar", ".pw-turn h2", ".pw-map"):
        assert all(page.evaluate(SEEN, part)), f"{part} is cut"
    assert page.evaluate(BESIDE), "the dice cover the map"
    fits("the table")
    assert screen != "wide" or not page.evaluate(CUT), "what stands under the board is cut"
    if screen in WITH_HELP:
        visitor.wish({"intent": "select", "die": "d1"})
        fits("a die chosen")
    refused(visitor)
    expect(page.locator(".pw-refusal h3")).to_be_in_viewport()
    assert all(page.evaluate(SEEN, ".pw-dicebar")), "a refusal pushes the dice away"
    fits("a refusal")
    visitor.wish({"intent": "dismiss"})
    if screen in WITH_HELP:
        page.locator(".pw-tools button").nth(2).click()
        fits("the help")

    page.locator(".pw-load summary").evaluate("node => { node.parentElement.open = true }")
    page.locator(".pw-load textarea").evaluate("(node, text) => { node.value = text }", ended())
    page.locator(".pw-load button").evaluate("node => node.click()")
    expect(page.locator(".pw-over")).to_be_visible()
    fits("the end")
    assert watch.unexpected() == []
    context.close()


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
