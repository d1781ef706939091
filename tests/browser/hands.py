"""Mouse or keyboard: how a person at a page presses something, without shortcuts for scripts."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page, expect

PATIENCE = 45_000
"""Milliseconds that an answer may take on a slow machine."""

FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return "nothing";
  const box = node.getBoundingClientRect();
  if (!node.isConnected || !box.width || !box.height || node.closest("[hidden]")) return "hidden";
  if (node.matches("[data-rest]")) return "";
  if (!node.matches(":focus-visible")) return "";
  const style = getComputedStyle(node);
  return style.outlineStyle === "none" && style.boxShadow === "none" ? "unmarked" : "";
}"""

REACHED = """(node, map) => !node.isConnected ? null : node === document.activeElement
  || Boolean(map && document.activeElement.dataset.at
     && document.activeElement.parentElement === node.parentElement)"""

WAY_TO = """(node, map) => {
  const back = Boolean(
    node.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
    && !node.contains(document.activeElement));
  const ours = map ? node.parentElement : null;
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
  const here = stops.indexOf(document.activeElement);
  const there = stops.findIndex((one) => one === node || (map && one.dataset.at && one.parentElement === ours));
  return [back, here < 0 || there < 0 ? 0 : Math.abs(there - here)];
}"""
"""Whether a node lies behind, and how many Tabs lead to it at least, as far as can be told without pressing one; 0 if it cannot be told."""

KEYS_HERE = 'document.activeElement.closest(".pw-tablegrid, .pw-lessongrid") !== null'

MOST_TABS = 150

LISTEN = """node => {
  const view = node.ownerDocument.defaultView;
  view.pressHeard = false;
  node.addEventListener("click", () => { view.pressHeard = true; }, { capture: true, once: true });
}"""

MISSED = "() => window.pressHeard === false"


class Hands:
    """Presses what it is shown, by mouse or by keyboard alone."""

    def __init__(self, page: Page, kind: Literal["mouse", "keys"] = "mouse") -> None:
        self.page = page
        self.kind = kind

    def press(self, where: Locator) -> None:
        """Click, or go there by keys and press Enter."""
        if self.kind == "mouse":
            self._click(where)
            return
        key = where.get_attribute("data-key", timeout=PATIENCE)
        if key and self.page.evaluate(KEYS_HERE):
            self.page.keyboard.press(key)
            return
        self.reach(where)
        self.page.keyboard.press("Enter")

    def _click(self, where: Locator) -> None:
        """Click; once more where the page moved between press and release, so that nothing was clicked.

        A click that was heard and came to nothing is a fault of the page, and is not made again.
        """
        for _ in range(2):
            where.evaluate(LISTEN, timeout=PATIENCE)
            where.click(timeout=PATIENCE)
            if not self.page.evaluate(MISSED):
                break

    def choose(self, where: Locator, option: str) -> None:
        """Choose in a list by the words of an option, or by going down to them from the top."""
        if self.kind == "mouse":
            where.select_option(label=option)
            return
        options = where.locator("option").all_inner_texts()
        self.reach(where)
        self.page.keyboard.press("Home")
        for _ in range(options.index(option)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Tab")

    def reach(self, where: Locator) -> None:
        """Put the focus on an element by Tab or Shift+Tab, and by arrows on the map."""
        # Found once: to find a button by its name the browser works out the names of all that there are.
        node = where.element_handle(timeout=PATIENCE)
        there = node.get_attribute("data-at")
        back, tabs = node.evaluate(WAY_TO, there is not None)
        key = "Shift+Tab" if back else "Tab"
        # Where one is is looked at near the goal only: to look takes longer than to press.
        for _ in range(min(tabs - 1, MOST_TABS)):
            self.page.keyboard.press(key)
        for _ in range(MOST_TABS):
            found = node.evaluate(REACHED, there is not None)
            if found:
                break
            if found is None:  # what was drawn anew meanwhile
                node = where.element_handle(timeout=PATIENCE)
                continue
            self.page.keyboard.press(key)
        else:
            raise AssertionError(f"no {key} leads to {where}")
        if there is not None:
            self._walk(there)
        expect(where).to_be_focused()

    def held(self, after: object) -> None:
        """Whoever works by keyboard is never left without a visible focus."""
        if self.kind == "keys":
            lost = self.page.evaluate(FOCUS)
            assert not lost, f"the focus is on {lost} after {after}"

    def _walk(self, there: str) -> None:
        here = self.page.evaluate("document.activeElement.dataset.at")
        across = ord(there[0]) - ord(here[0])
        up = int(there[1:]) - int(here[1:])
        for key, times in (
            ("ArrowRight", across),
            ("ArrowLeft", -across),
            ("ArrowUp", up),
            ("ArrowDown", -up),
        ):
            for _ in range(max(0, times)):
                self.page.keyboard.press(key)
