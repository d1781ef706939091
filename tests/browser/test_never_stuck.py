"""Ways on and back on the page: keys that work wherever one is, a branch and its game, the end asked twice, the Shop."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.view.ending import unused
from platformer_nb.games.platformer.view.table import Table
from platformer_widgets import PlayTable, open_lesson
from platformer_widgets.standalone.lesson import LessonStep
from tests.browser.framed import frame
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_review import KEPT
from tests.browser.test_turn import first
from tests.browser.visitor import Visitor

AWAY = "document.activeElement.blur()"

BROKEN_KEYS = """[...document.querySelectorAll(".pw-help dt")].filter((key) => {
    const told = document.createRange();
    told.selectNodeContents(key);
    return told.getClientRects().length !== 1;
}).map((key) => key.textContent)"""


def test_keys_the_end_and_a_branch(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start("tower")

    # Escape and ? work wherever the focus is, and Escape puts away one thing at a time.
    keys, share = page.locator(".pw-help"), page.locator(".pw-share")
    page.evaluate(AWAY)
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    assert page.evaluate(BROKEN_KEYS) == [], "a key stands on one line"
    page.locator(".pw-give").click()
    expect(share).to_be_visible(timeout=PATIENCE)
    page.evaluate(AWAY)
    page.keyboard.press("Escape")
    expect(share).to_be_hidden()
    expect(keys).to_be_visible()
    page.get_by_role("button", name="Find a rule").click()
    search = page.get_by_role("searchbox")
    page.keyboard.type("?")
    expect(search).to_have_value("?")
    expect(keys).to_be_visible()
    page.locator(".pw-rulesopener").focus()
    page.keyboard.press("Escape")
    expect(search).to_be_hidden()
    visitor.die("d1").focus()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(visitor.die("d1")).to_be_focused()

    # To end with dice left is asked once, by a click and by a key.
    visitor.do(first(visitor, a.Spawn))
    assert unused(table.state)
    end = page.locator(".pw-choices button[data-action='end']")
    end.click()
    warning = page.locator(".pw-warning")
    expect(warning).to_contain_text("Dice you could still use: ")
    expect(warning).to_contain_text("Press “End the actions” again to do it.")
    assert serious_findings(page) == []
    visitor.die("d1").focus()
    page.keyboard.press("e")
    table.intent({"intent": "act", "action": "end", "for": table.number})
    visitor.await_table()

    # A branch knows its game, and still does after a reload.
    whole = json.loads(page.evaluate(KEPT))["actions"]
    back = page.locator(".pw-wayback").get_by_role("button", name="Back to the game")
    expect(back).to_be_hidden()
    page.locator(".pw-menu").get_by_role("button", name="Look through the game").click()
    for _ in range(2):
        page.get_by_role("button", name="Previous turn").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(back).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
    page.reload(wait_until="commit")
    expect(back).to_be_visible(timeout=90_000)
    assert json.loads(page.evaluate(KEPT))["actions"] != whole
    back.click()
    expect(back).to_be_hidden(timeout=PATIENCE)
    assert json.loads(page.evaluate(KEPT))["actions"] == whole


SHOP = """
map:
    +----+----+----+
  1 | $1 :    |  2 |
    +====+====+====+
hero 1: sweety; coins {coins}
hero 2: avvy
pool: move
shop: items -, grapnel, -; potions forest-honey, gem-cordial, stone-skin
"""


@pytest.mark.parametrize(("coins", "on"), [(7, "buy"), (3, "nothing")])
def test_after_a_purchase_the_focus_goes_on_to_what_can_be_bought(
    page: Page, coins: int, on: str
) -> None:
    state = GAME.rules.read(SHOP.format(coins=coins))
    session = Session(GAME.rules, state, Scripted((), Seeded(1)))
    component = PlayTable(Table(session, ("Ada", "Bo")))
    frame(page, component, "standalone/play_table.js")
    offer = page.locator(".pw-offer:not(.pw-illegal)").first
    name = offer.locator("strong").inner_text()
    offer.press("Enter")
    page.wait_for_timeout(300)
    offer.press("Enter")
    expect(page.locator(".pw-log")).to_contain_text(name)
    here = page.locator(":focus")
    if on == "buy":
        expect(here).to_have_class("pw-offer")
    else:
        expect(here).to_have_text("Shop")


def test_a_lesson_in_which_the_boss_stands_shows_its_panel(
    page: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    component = LessonStep(open_lesson("14-medusa", "en").show(2))
    assert component.view["boss"]["at"]
    page.set_viewport_size({"width": 360, "height": 740})
    frame(page, component, "standalone/lesson.js")
    panel = page.locator("details.pw-boss")
    expect(panel).to_be_visible()
    expect(panel.locator(".pw-attack").first).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
