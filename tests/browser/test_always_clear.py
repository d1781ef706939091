"""Nobody loses the thread: what would happen is shown before it does."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.table.foresight import foresee
from tests.browser.test_turn import first
from tests.browser.visitor import Visitor

SEED = "tower"

TAP = """node => {
  node.dispatchEvent(new PointerEvent("pointerdown", {pointerType: "touch", bubbles: true}));
  node.click();
}"""

BELOW = """() => {
  const [map, news] = [".pw-map", ".pw-lastrow"].map((x) => document.querySelector(x).getBoundingClientRect());
  return Math.round(map.top - news.top);
}"""

DOWN = """node => {
  node.dispatchEvent(new PointerEvent("pointerdown", {pointerType: "touch", bubbles: true}));
}"""

UP = """node => {
  node.dispatchEvent(new PointerEvent("pointercancel", {pointerType: "touch", bubbles: true}));
}"""


def would(found: Mapping[str, str]) -> str:
    """How it is told that something would happen: nothing of it has. "" where nothing is certain."""
    return f"If you do this: {found['text']}" if found["text"] else ""


def test_what_would_happen_is_shown_by_mouse_keys_and_the_first_tap(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    visitor.do(first(visitor, a.Spawn, to=1))
    line, ghost = page.locator(".pw-foreseen"), page.locator(".pw-ghost")

    def asked(at: str) -> dict[str, str]:
        return foresee(table, {"for": table.number, "at": at, "action": None})

    targets = visitor.view()["targets"]
    found = {one["at"]: asked(one["at"]) for one in targets}
    lands = next(at for at, one in found.items() if one["lands"])
    page.locator(f".pw-cell[data-at='{lands}']").hover()
    expect(line).to_have_text(would(found[lands]))
    expect(ghost).to_have_attribute("data-lands", found[lands]["lands"])
    # The card of the Space comes later and tells none of it again, unless it has to lie over the line.
    expect(page.locator(".pw-tip")).to_be_visible()
    expect(page.locator(".pw-tipahead")).to_be_hidden()
    page.locator(".pw-turn h2").hover()
    expect(line).to_be_hidden()
    expect(ghost).to_have_count(0)

    page.locator(".pw-turn h2").focus()
    page.keyboard.press("n")
    at = page.evaluate("document.activeElement.dataset.at")
    expect(line).to_have_text(would(found[at]))

    # Of a warned Space the line tells all, with the sign of the warning; nothing else tells it besides.
    (warned,) = (one for one in targets if one["warning"])
    space = page.locator(f".pw-cell[data-at='{warned['at']}']")
    number = str(table.number)
    space.hover()
    expect(line).to_have_text(would(found[warned["at"]]))
    expect(line).to_have_class(re.compile("pw-grave"))
    expect(page.locator(".pw-warning")).to_be_hidden()
    page.locator(".pw-turn h2").hover()
    space.evaluate(TAP)
    expect(page.locator(".pw-warning")).to_have_text(
        f"{warned['warning']} Press {warned['at']} again to do it."
    )
    expect(line).to_have_text(would(found[warned["at"]]))
    expect(page.locator(".pw-tablegrid")).to_have_attribute("data-state", number)
    page.wait_for_timeout(300)
    space.evaluate(TAP)
    table.intent({"intent": "point", "at": warned["at"], "for": table.number})
    expect(page.locator(".pw-tablegrid")).to_have_attribute("data-state", str(table.number))
    expect(line).to_be_hidden()


def test_a_resting_finger_shows_what_would_happen_and_the_news_never_moves_the_board(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    assert page.evaluate("document.querySelector('.pw-map').offsetWidth") > 600
    page.locator(".pw-turn h2").focus()
    page.keyboard.press(
        "ArrowUp"
    )  # the Hero is not on the map yet: the map is entered all the same
    assert page.evaluate("document.activeElement.matches('.pw-cell')")
    below = page.evaluate(BELOW)
    visitor.do(first(visitor, a.Spawn, to=1))
    page.locator(".pw-turn h2").focus()
    page.locator(".pw-turn h2").hover()
    assert page.evaluate(BELOW) == below, "the news moves the board"

    at = next(one["at"] for one in visitor.view()["targets"] if not one["warning"])
    found = foresee(table, {"for": table.number, "at": at, "action": None})
    line = page.locator(".pw-foreseen")
    expect(line).to_be_hidden()  # what is shown from now on is shown by the finger
    finger = page.locator(f".pw-cell[data-at='{at}']")
    finger.evaluate(DOWN)
    expect(line).to_have_text(would(found))
    # Where all that takes half a second, the finger has rested so long that the card came too.
    finger.evaluate(UP)
    page.keyboard.press("Escape")
    expect(page.locator(".pw-tip")).to_be_hidden()

    page.locator(".pw-turn h2").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".pw-cell:focus")).to_have_attribute(
        "data-at", page.locator(".pw-figure.pw-active").get_attribute("data-at") or ""
    )

    # Gravity that moves nobody says so before it is pressed, and is answered with the rule.
    gravity = page.locator(".pw-choices [data-action='gravity']")
    gravity.hover()
    says = next(one["warning"] for one in visitor.view()["buttons"] if one.get("idle"))
    expect(page.locator(".pw-warning")).to_have_text(says)
    before = len(table.session.history)
    view = visitor.wish({"intent": "act", "action": "gravity"})
    told = page.locator(".pw-refusal")
    expect(told.get_by_role("heading")).to_have_text(view["refusal"]["title"])
    expect(told.locator(".pw-reasons")).to_contain_text(says)
    expect(told.locator(".pw-ofruling")).to_be_hidden()
    expect(page.locator(".pw-warning")).to_be_hidden()
    assert len(table.session.history) == before
