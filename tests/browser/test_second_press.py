"""What waits for a second press: one thing at most, named at the very thing that is pressed again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from tests.browser.test_always_clear import SEED, TAP
from tests.browser.test_turn import first
from tests.browser.visitor import Visitor

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
