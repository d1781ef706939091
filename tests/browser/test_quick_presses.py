"""Whoever is quicker than the connection loses no press, does nothing twice, and nothing that was not meant."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.table.table import Table
from tests.browser.test_saving import SEED, one_action
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.moving

AT_ONCE = "places => places.forEach(place => document.querySelector(place).click())"
"""Clicks between which no answer can come."""

KEYS = """keys => keys.forEach(key => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})))"""
"""Keys between which no answer can come."""

DIE = "button.pw-die[data-key='{}']"
END = ".pw-choices button[data-action='end']"


def begun(page: Page, page_server: str) -> tuple[Visitor, Table[Any, Any, Any]]:
    """Arrive, start a game and do one action."""
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    one_action(visitor)
    return visitor, table


def shown(visitor: Visitor) -> None:
    """The page shows what the table here shows, its number included."""
    visitor.await_table()
    chosen = [die["id"] for die in visitor.view()["dice"] if die["selected"]]
    expect(visitor.page.locator(".pw-pool [aria-pressed='true']")).to_have_count(len(chosen))


def test_quick_presses_are_done_in_order_once_and_never_for_another(
    page: Page, page_server: str
) -> None:
    visitor, table = begun(page, page_server)
    too_soon = page.locator(".pw-area-head .pw-problem")

    # Escape lets go of a die whose answer is still under way.
    die = page.locator(".pw-pool button.pw-die:not(.pw-used)").first
    key = die.evaluate("node => node.dataset.key")
    page.evaluate(KEYS, [key, "Escape"])
    visitor.answer({"intent": "select", "die": f"d{key}", "for": table.number})
    assert any(one["selected"] for one in table.view()["dice"])
    visitor.answer({"intent": "clear", "for": table.number})
    assert not any(one["selected"] for one in table.view()["dice"])
    shown(visitor)
    # One press is one: what is chosen next stays so.
    page.evaluate(KEYS, [key])
    visitor.answer({"intent": "select", "die": f"d{key}", "for": table.number})
    shown(visitor)
    expect(page.locator(".pw-pool [aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("Escape")
    visitor.answer({"intent": "clear", "for": table.number})
    shown(visitor)

    page.evaluate(AT_ONCE, [DIE.format(2), DIE.format(4)])
    visitor.answer({"intent": "select", "die": "d2", "for": table.number})
    view = visitor.answer({"intent": "select", "die": "d4", "for": table.number})
    shown(visitor)
    expect(too_soon).to_have_text(view["error"])  # the table judges: these two do not go together

    page.evaluate(AT_ONCE, [DIE.format(2), DIE.format(2)])
    visitor.answer({"intent": "select", "die": "d2", "for": table.number})
    shown(visitor)
    expect(too_soon).to_be_hidden()

    page.evaluate(AT_ONCE, [END, END])  # two halves of one double click
    expect(page.locator(".pw-end")).to_have_attribute("data-again", re.compile("End the actions"))
    page.wait_for_timeout(300)
    page.evaluate(AT_ONCE, [END, DIE.format(3)])
    visitor.answer({"intent": "act", "action": "end", "for": table.number})
    assert table.view()["turn"]["step"] != "actions"
    shown(visitor)
    expect(too_soon).to_contain_text("came too soon")

    page.evaluate(AT_ONCE, [".pw-choices button:last-child"])
    action = visitor.view()["buttons"][-1]["action"]
    visitor.answer({"intent": "act", "action": action, "for": table.number})
    shown(visitor)
    expect(too_soon).to_be_hidden()


def test_no_card_lies_over_a_refusal_that_a_key_has_brought(page: Page, page_server: str) -> None:
    begun(page, page_server)
    page.set_viewport_size({"width": 780, "height": 360})
    page.locator(".pw-cell[tabindex='0']").focus()
    cells = page.locator(".pw-cell[data-tip]:not(.pw-legal)")
    for name in ("ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(name)
        if page.evaluate("document.activeElement.matches('.pw-cell[data-tip]:not(.pw-legal)')"):
            break
    assert cells.count()
    page.wait_for_timeout(900)
    expect(page.locator(".pw-tip")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(page.locator(".pw-refusal")).to_be_visible()
        page.wait_for_timeout(900)
        expect(page.locator(".pw-tip")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator(".pw-refusal")).to_be_hidden()
