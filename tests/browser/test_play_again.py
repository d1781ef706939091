"""After a reload the form of the next game is filled in as the game that came back was begun."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.visitor import START


def test_the_form_is_filled_in_as_for_the_game_that_came_back(page: Page, page_server: str) -> None:
    page.goto(page_server, wait_until="commit")
    form, lines = page.locator(".pw-newgame"), page.locator(".pw-playerline")
    expect(form).to_be_visible(timeout=START)
    page.get_by_role("button", name="Add a player").click()
    lines.nth(0).locator("input").fill("Ada")
    lines.nth(0).locator("select[data-option='heroes']").select_option("etorn")
    lines.nth(2).locator(".pw-playedby").select_option("greedy")
    dungeon, boss = (form.get_by_label(label, exact=True) for label in ("Dungeon", "Boss"))
    dungeon.select_option("void")
    boss.select_option("ikee")
    page.get_by_role("button", name="Start the climb").click()
    expect(form).to_be_hidden(timeout=PATIENCE)
    # On a busy machine the record comes a moment after the table.
    page.wait_for_function("Object.keys(localStorage).some((key) => key.endsWith('/record'))")
    page.reload(wait_until="commit")
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    page.locator(".pw-menu").get_by_role("button", name="New game").click()
    heading = page.get_by_role("heading", name="New game")
    expect(heading).to_be_focused()  # in a field, a phone would show its keys over the form
    expect(lines).to_have_count(3)
    expect(lines.nth(0).locator("input")).to_have_value("Ada")
    expect(lines.nth(0).locator("select[data-option='heroes']")).to_have_value("etorn")
    expect(lines.nth(1).locator("input")).to_have_value("")
    expect(lines.nth(2).locator(".pw-playedby")).to_have_value("greedy")
    expect(dungeon).to_have_value("void")
    expect(boss).to_have_value("ikee")
