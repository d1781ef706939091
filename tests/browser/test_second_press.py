"""What waits for a second press: one thing at most, named at the very thing that is pressed again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Scripted, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.view.table import Table
from platformer_widgets import PlayTable
from tests.browser.framed import frame
from tests.browser.hands import PATIENCE
from tests.browser.test_always_clear import SEED, TAP
from tests.browser.test_turn import first
from tests.browser.visitor import Visitor
from tests.table.test_short_attacks import ROW

BESIDE = """space => {
  const [one, line] = [space, document.querySelector(".pw-warning")].map((node) => node.getBoundingClientRect());
  return Math.max(line.left - one.right, one.left - line.right, line.top - one.bottom, one.top - line.bottom);
}"""
"""How far the line is from a Space; less than 0 if it lies over it."""


def test_on_a_phone_the_question_stands_at_what_is_pressed_and_any_other_press_clears_it(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    page.set_viewport_size({"width": 360, "height": 740})
    table = visitor.start(SEED)
    visitor.do(first(visitor, a.Spawn, to=1))
    (warned,) = (one for one in visitor.view()["targets"] if one["warning"])
    end = page.locator(".pw-choices button[data-action='end']")
    space = page.locator(f".pw-cell[data-at='{warned['at']}']")
    waits, line = page.locator("[data-again]"), page.locator(".pw-warning")
    number = str(table.number)

    end.evaluate(TAP)
    expect(line).to_contain_text("Press “End the actions” again to do it.")
    expect(waits).to_have_attribute("data-action", "end")
    # What is read aloud says it once: the line itself is only seen.
    live = page.locator("[role=status], [role=log] p", has_text="again to do it")
    expect(live).to_have_count(1)

    space.evaluate(TAP)
    expect(waits).to_have_attribute("data-at", warned["at"])
    expect(line).to_have_text(f"{warned['warning']} Press {warned['at']} again to do it.")
    assert 0 <= space.evaluate(BESIDE) < 12, "the question does not stand at the Space"

    end.evaluate(TAP)
    expect(waits).to_have_attribute("data-action", "end")
    page.keyboard.press("Escape")
    expect(waits).to_have_count(0)
    for name in ("Help: the keys", "Share this position"):
        end.evaluate(TAP)
        expect(waits).to_have_count(1)
        page.locator(".pw-tools").get_by_role("button", name=name).click()
        expect(waits).to_have_count(0)
    expect(page.locator(".pw-tablegrid")).to_have_attribute("data-state", number)

    end.evaluate(TAP)
    expect(waits).to_have_count(1)
    at = next(one["at"] for one in visitor.view()["targets"] if not one["warning"])
    visitor.wish({"intent": "point", "at": at})
    expect(waits).to_have_count(0)

    # A question is not taken along into another game.
    page.set_viewport_size({"width": 1280, "height": 800})
    end.click()
    expect(waits).to_have_count(1)
    page.get_by_role("button", name="New game", exact=True).click()
    page.get_by_role("button", name="Start the climb").click()
    expect(page.locator(".pw-newgame")).to_be_hidden(timeout=PATIENCE)
    expect(end).to_be_visible(timeout=PATIENCE)
    expect(waits).to_have_count(0)
    expect(line).to_be_hidden()


def test_an_attack_that_falls_short_is_done_by_the_second_press(page: Page) -> None:
    state = GAME.rules.read(ROW.format(pool="sword sword", gems=0))
    table = Table(Session(GAME.rules, state, Scripted((), Seeded(1))), ("Ada", "Bo"), "en")
    page.set_viewport_size({"width": 1280, "height": 800})
    frame(page, PlayTable(table), "standalone/play_table.js")
    grid = page.locator(".pw-tablegrid")
    for key in ("1", "2"):
        page.locator(f"button.pw-die[data-key='{key}']").click()
        expect(grid).to_have_attribute("data-state", key)
    space, line = page.locator(".pw-cell[data-at='b1']"), page.locator(".pw-warning")
    space.click()
    expect(space).to_have_attribute("data-again", "Press b1 again to do it.")
    expect(line).to_have_text(
        re.compile("^This falls short: 2 of 3 Wounds.*Press b1 again to do it[.]$")
    )
    assert 0 <= space.evaluate(BESIDE) < 12, "the question does not stand at the Space"
    assert not table.session.history
    page.wait_for_timeout(300)
    space.click()
    expect(line).to_be_hidden()
    page.wait_for_function("!document.querySelector('[data-again]')")
    assert isinstance(table.session.history[0].action, a.Attack)
