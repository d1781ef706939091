"""A game set up from the form: a bot, another dungeon, another Boss, an open rule read otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model.house_rules import RULINGS
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import SMALL, WIDER
from tests.browser.visitor import Visitor

BOT_FIRST = "3"
"""With this seed the second player begins."""


def test_a_bot_the_void_ikee_and_a_ruling(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 780})
    Visitor(page).arrive(page_server)
    expect(page.get_by_role("button", name="Start the climb")).to_be_in_viewport()
    page.get_by_label("Player 2 is played by", exact=True).select_option("greedy")
    page.get_by_label("Dungeon", exact=True).select_option("void")
    page.get_by_label("Boss", exact=True).select_option("ikee")
    page.locator(".pw-more summary").click()
    open_rules = page.locator(".pw-ruled select")
    expect(open_rules).to_have_count(len(RULINGS))
    for index, readings in enumerate(RULINGS.values()):
        expect(open_rules.nth(index)).to_have_value(readings[0])
    page.get_by_label("When do Enemies attack a Hero who Moves?").select_option("arriving")
    expect(page.locator(".pw-ruled p").first).to_contain_text("on arrival")
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(WIDER) <= 0
        assert page.evaluate(SMALL) == []
        assert serious_findings(page) == []
    page.get_by_label("Seed", exact=True).fill(BOT_FIRST)
    page.get_by_role("button", name="Start the climb").click()

    pace = page.locator(".pw-pace select")
    expect(pace).to_be_visible(timeout=PATIENCE)
    pace.select_option("fast")
    expect(page.locator(".pw-readings li")).to_have_count(1)
    expect(page.locator(".pw-readings")).to_contain_text("ZOC-1")
    assert serious_findings(page) == []
    expect(page.locator(".pw-log [data-seat='2']").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".pw-turn h2")).to_contain_text("Player 1", timeout=PATIENCE)
    expect(page.locator(".pw-cell.pw-legal").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pw-tablegrid .pw-problem:visible")).to_have_count(0)
