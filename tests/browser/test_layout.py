"""Everybody can use the page: no serious finding of axe-core, wide and narrow, and targets one can hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

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


@pytest.mark.parametrize("width", [1280, 360])
def test_form_game_and_refusal(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]], width: int
) -> None:
    def fits(what: str) -> None:
        assert page.evaluate(WIDER) <= 0, f"{what} scrolls sideways"
        assert page.evaluate(SMALL) == [], what
        assert serious_findings(page) == [], what

    page.set_viewport_size({"width": width, "height": 780})
    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.locator(".pw-load summary").click()
    fits("the form")
    visitor.start(SEED)
    fits("the first turn")
    visitor.wish({"intent": "select", "die": "d1"})
    fits("a die chosen")
    refused(visitor)
    expect(page.locator(".pw-refusal")).to_be_in_viewport()
    fits("a refusal")
    page.locator(".pw-tools button").nth(2).click()
    fits("the help")
