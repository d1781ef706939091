"""The same page on every screen: wide, a phone upright and on its side, at 200 % zoom, with letters twice as large."""

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
from tests.browser.test_layout import WIDER
from tests.browser.test_refusal import SEED, refused
from tests.browser.visitor import Visitor

SEEN = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.top >= -1, box.left >= -1, box.right <= innerWidth + 1, box.bottom <= innerHeight + 1];
}"""

BESIDE = """() => {
  const [map, bar] = [".pw-map", ".pw-area-controls"].map((x) => document.querySelector(x).getBoundingClientRect());
  return map.right <= bar.left + 1 || map.bottom <= bar.top + 1;
}"""

SCREENS = {
    "wide": (1280, 800, 1, 100),
    "on its side": (780, 360, 1, 100),
    "narrow": (360, 740, 1, 100),
    "zoom of 200 %": (640, 400, 2, 100),
    "large letters": (1280, 800, 1, 200),
}


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
        assert serious_findings(page) == [], what

    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    fits("the form")
    visitor.start(SEED)
    for part in (".pw-dicebar", ".pw-turn h2", ".pw-map"):
        assert all(page.evaluate(SEEN, part)), f"{part} is cut"
    assert page.evaluate(BESIDE), "the dice cover the map"
    fits("the table")
    refused(visitor)
    expect(page.locator(".pw-refusal h3")).to_be_in_viewport()
    assert all(page.evaluate(SEEN, ".pw-dicebar")), "a refusal pushes the dice away"
    fits("a refusal")

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
