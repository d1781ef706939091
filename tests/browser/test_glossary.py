"""What a lesson names has its card: by mouse, by focus and by a tap, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.things import told_things
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START


def test_a_term_in_a_lesson_has_its_card(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.goto(f"{page_server}tutor?language=pl#MAP-3", wait_until="commit")
    term = page.locator(".pw-prose .pw-term").first
    expect(term).to_be_visible(timeout=START)
    known = {f"{one['kind']}/{one['id']}": one for one in told_things(GAME, "pl")}
    thing = known[str(term.get_attribute("data-tip"))]
    card = page.locator(".pw-tip")

    term.hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text(thing["texts"][0])
    numbers = card.locator(".pw-tiprules")
    expect(numbers).to_be_hidden()
    page.locator(".pw-codesmark").click()
    term.hover()
    expect(numbers).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()

    page.keyboard.press("Shift")  # the keyboard is in use: focus shows
    term.focus()
    expect(card).to_be_visible()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()

    page.set_viewport_size({"width": 360, "height": 740})
    expect(term).to_be_visible()
    term.click()
    expect(card).to_be_visible()
    expect(card).to_have_attribute("role", "dialog")
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
