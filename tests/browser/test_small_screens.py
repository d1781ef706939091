"""Board, choices and answers share the screen: on phones nothing that is answered lies under what is pinned."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

SOON = 10_000
"""Milliseconds; a person sees it within a second, a test's machine is slow."""

TRAY = 0.36
"""The most of an upright phone's screen that is pinned, with its border."""

CLEAR = """selector => [...document.querySelectorAll(selector)].every((node) => {
  const box = node.getBoundingClientRect();
  if (!box.width || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
  return [box.top + 2, box.bottom - 2].every((y) => {
    const seen = document.elementFromPoint((box.left + box.right) / 2, y);
    return seen && (node.contains(seen) || seen.contains(node));
  });
})"""
"""Whether all of each node is in the window, with nothing over it."""

CUT = """selector => {
  const node = document.querySelector(selector);
  return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}"""

COSTLY = """() => {
  const [costs, brings] = [".pw-coachcosts", ".pw-coachreasons + p"].map((one) => document.querySelector(`.pw-coach > ${one}`));
  costs.textContent = "Uwaga: to kosztuje 1 serce, zostaje 3.";
  brings.textContent = "Co się stanie. ".repeat(40);
  costs.hidden = brings.hidden = false;
}"""
"""A hint that costs something and brings much."""

LEVELS_OVER_SIGNS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const over = (level, { top, right, width }) => level.top < top + (width * 18) / 48 - 1 && level.bottom > top + 1 && level.left < right && level.right > right - (width * 18) / 48;
  return boxes(".pw-level:not(.pw-hidden)").filter((level) => boxes(".pw-cell").some((space) => over(level, space))).length;
}"""
"""How many numbers of Levels lie over the upper right corner of a Space, where the sign of a refusal or of a hint stands."""

SCROLLED = """() => [document.scrollingElement, document.querySelector("#rendered_cells")]
  .map((node) => node?.scrollTop)"""

END = "() => document.querySelector('.pw-unofficial').scrollIntoView({ block: 'end' })"

EDGES = """() => [...new Set([...document.querySelectorAll(".pw-players :is(input, .pw-playedby)")]
  .map((node) => Math.round(node.getBoundingClientRect().left)))]"""

ENDS = """() => {
  const boxes = [...document.querySelectorAll(".pw-top > *")]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width)
    .map((node) => node.getBoundingClientRect())
    .map((box) => ({ middle: (box.top + box.bottom) / 2, right: Math.round(box.right) }))
    .sort((one, other) => one.middle - other.middle);
  const rows = [];
  for (const { middle, right } of boxes) {
    const row = rows.at(-1);
    if (row && middle - row.middle < 10) row.right = Math.max(row.right, right);
    else rows.push({ middle, right });
  }
  return [...new Set(rows.map((row) => row.right))];
}"""
"""Where the rows of the bar end: what has its middle within 10 pixels is a row."""

SENTENCE_FIRST = """() => [...document.querySelectorAll(".pw-refusal .pw-reasons > li")].every((reason) => {
  const [says, rule, more] = [".pw-why", ".pw-cite", ".pw-teach"].map((part) => reason.querySelector(part).getBoundingClientRect());
  return says.bottom <= rule.top && says.bottom <= more.top;
})"""

EVEN = """() => {
  const box = (node) => node.getBoundingClientRect();
  const panel = document.querySelector(".pw-refusal");
  const [title, close] = ["h3", ".pw-round"].map((part) => box(panel.querySelector(part)));
  const buttons = [...panel.querySelectorAll(".pw-teach, .pw-reasons .pw-tag")].map((node) => box(node).height);
  return title.top >= box(panel).top + 6 && close.width === close.height && Math.max(...buttons) - Math.min(...buttons) <= 6;
}"""

RINGED = """() => {
  const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" || boxShadow !== "none";
}"""

LOW = """() => [...document.querySelectorAll(".pw-page :is(button, select, summary, input:not([type=checkbox]))")]
  .filter((node) => node.checkVisibility() && !node.closest(".pw-chosenthing"))
  .filter((node) => node.getBoundingClientRect().height < 40 || node.getBoundingClientRect().width < 40)
  .map((node) => node.outerHTML.slice(0, 80))"""


def tower(actions: int = 72) -> str:
    """A game on a high tower, three Levels of it open, in the middle of a turn in which something is not possible."""
    rules = GAME.rules
    session = Session(rules, GAME.setup.new(2, levels=5), Seeded(6))
    bots = [GreedyBot(0), GreedyBot(1)]
    session.settle()
    for _ in range(actions):
        assert session.actor is not None
        choices = list(rules.actions(session.state))
        session.do(bots[session.actor].choose(rules, session.state, choices))
        session.settle()
    return session.record(GAME)


# A phone, in Polish.
pytestmark = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, locale="pl-PL", has_touch=True
)


def test_the_form_is_even(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    # What has got its focus from the page has no ring; what a key has gone to has one.
    page.locator(".pw-newgame h2").evaluate("node => node.focus()")
    assert not page.evaluate(RINGED)
    page.keyboard.press("Tab")
    assert page.evaluate(RINGED)
    page.locator(".pw-more > summary").click()
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(LOW) == []
    # What is wrong stands where the button is that asks for it, over no field that is looked at.
    heroes = page.locator("select[data-option='heroes']")
    for seat in range(2):
        heroes.nth(seat).select_option("sweety")
    page.locator(".pw-start").tap()
    page.wait_for_function(CLEAR, arg=".pw-newgame .pw-problem", timeout=SOON)
    expect(page.locator(".pw-newgame .pw-problem")).to_contain_text("1 i 2")
    expect(page.locator(".pw-newgame .pw-problem")).to_contain_text("Sweety")
    heroes.nth(1).focus()
    page.wait_for_function(CLEAR, arg=f"#{heroes.nth(1).get_attribute('id')}", timeout=SOON)
    assert len(page.evaluate(EDGES)) == 1, "the fields begin at different places"
    assert page.evaluate(ENDS) == [352], "the rows of the bar end at different places"
    assert serious_findings(page) == []


def test_what_is_answered_is_seen_on_every_screen(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    page.locator(".pw-load").evaluate("node => { node.open = true }")
    page.locator(".pw-load textarea").evaluate("(node, text) => { node.value = text }", tower())
    page.locator(".pw-load button").evaluate("node => node.click()")
    expect(page.locator(".pw-playing button.pw-die").first).to_be_visible(timeout=PATIENCE)

    table = page.locator(".pw-tablegrid")

    def seen(*parts: str) -> None:
        for part in parts:
            expect(page.locator(part).first).to_be_visible(timeout=PATIENCE)
            page.wait_for_function(CLEAR, arg=part, timeout=SOON)

    def answered() -> None:
        """A hint with its button, and a refusal that is asked for from the end of the page, twice."""
        page.keyboard.press("c")
        expect(page.locator(".pw-coachreasons li").first).to_be_visible(timeout=PATIENCE)
        seen(".pw-coach h3", ".pw-coach > .pw-primary", ".pw-dicebar")
        menu_over_the_answer()
        page.keyboard.press("Escape")
        expect(page.locator(".pw-coach")).to_be_hidden()
        for _ in range(2):
            page.evaluate(END)
            state = table.get_attribute("data-state") or ""
            page.locator(".pw-offer.pw-illegal").first.evaluate("node => node.click()")
            expect(table).not_to_have_attribute("data-state", state)
            seen(".pw-refusal h3", ".pw-dicebar")
        page.keyboard.press("Escape")
        expect(page.locator(".pw-refusal")).to_be_hidden()
        seen(hero)  # what was read is put away: the board is back
        assert page.evaluate(WIDER) <= 0

    def menu_over_the_answer() -> None:
        """The menu can be opened beside a hint, and lies over it."""
        menu, board = page.locator(".pw-rare"), page.locator(".pw-map")
        menu.scroll_into_view_if_needed()
        before = board.bounding_box()
        menu.click()
        seen(".pw-menu > button")
        assert board.bounding_box() == before, "the menu pushes the board away"
        menu.click()

    def costs_before_the_button() -> None:
        """What a hint costs is read without scrolling, however much the hint brings."""
        page.keyboard.press("c")
        expect(page.locator(".pw-coachreasons li").first).to_be_visible(timeout=PATIENCE)
        page.evaluate(COSTLY)
        seen(".pw-coach > .pw-coachcosts:not([hidden])", ".pw-coach > .pw-primary")
        page.keyboard.press("Escape")
        expect(page.locator(".pw-coach")).to_be_hidden()

    def chosen(number: int) -> None:
        """A die is chosen far from the board, and let go of again: board and lit Spaces are seen."""
        page.evaluate(END)
        page.keyboard.press(str(number))
        expect(page.locator(f".pw-die[data-key='{number}']")).to_have_attribute(
            "aria-pressed", "true"
        )
        page.wait_for_function(CLEAR, arg=".pw-cell.pw-legal", timeout=SOON)
        page.keyboard.press("Escape")
        expect(page.locator(".pw-die[aria-pressed='true']")).to_have_count(0)
        seen(hero, ".pw-cell.pw-legal")

    def refused_in_place() -> None:
        """A Space that cannot be gone to is seen with the reason, wherever it stands; nothing is scrolled."""
        for place in ("first", "last"):
            cell = getattr(page.locator(".pw-cell:not(.pw-legal)"), place)
            at = f".pw-cell[data-at='{cell.get_attribute('data-at')}']"
            cell.scroll_into_view_if_needed()
            before = page.evaluate(SCROLLED)
            cell.tap()
            seen(".pw-refusal h3", at)
            assert page.evaluate(SCROLLED) == before
            assert page.evaluate(SENTENCE_FIRST), "a rule's number stands before what it says"
            assert page.evaluate(EVEN), "its head has no margin, or a button another height"
            page.locator(".pw-refusal .pw-round").tap()
            expect(page.locator(".pw-refusal")).to_be_hidden()

    def news_are_read_whole() -> None:
        """A sign says that there is more of the news; all of it lies over the board, with the question why."""
        more, board = page.locator(".pw-newsmore"), page.locator(".pw-map")
        more.scroll_into_view_if_needed()
        before = board.bounding_box()
        expect(page.locator(".pw-lastrow .pw-whybutton")).to_be_hidden()
        more.tap()
        expect(more).to_have_attribute("aria-expanded", "true")
        seen(".pw-lastrow .pw-whybutton")
        assert board.bounding_box() == before
        more.tap()
        expect(more).to_have_attribute("aria-expanded", "false")

    assert page.evaluate(CLEAR, ".pw-backhere"), "taking back is cut"
    tray = page.locator(".pw-area-controls")
    standing = page.locator(".pw-figure.pw-active").get_attribute("data-at")
    hero = f".pw-cell[data-at='{standing}']"
    seen(".pw-asked", ".pw-dicebar", hero, ".pw-cell.pw-legal")
    chosen(1)
    impossible = page.locator(".pw-choices .pw-illegal")
    fold = page.locator(".pw-whynot")
    expect(impossible.first).to_be_hidden()
    expect(fold).to_have_text(f"Teraz niemożliwe: {impossible.count()}")
    short, name = fold.get_attribute("data-few") or "", fold.inner_text()
    assert " ".join(short.split()) in " ".join(name.split()), "it is seen by another name"
    news_are_read_whole()
    refused_in_place()
    fold.tap()
    expect(impossible.first).to_be_visible()
    page.locator(hero).scroll_into_view_if_needed()
    impossible.first.tap()
    seen(".pw-refusal h3", hero)  # it is about no Space
    box = tray.bounding_box()
    assert box is not None
    assert box["height"] <= TRAY * 740
    answered()
    assert serious_findings(page) == []

    page.set_viewport_size({"width": 780, "height": 360})
    seen(".pw-asked", ".pw-dicebar")
    assert not page.evaluate(CUT, ".pw-asked"), "the question is cut"
    assert page.evaluate(LEVELS_OVER_SIGNS) == 0
    chosen(1)
    answered()
    costs_before_the_button()
    assert serious_findings(page) == []

    for width, height, least in ((1280, 800, 520), (1920, 1080, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('.pw-page').scrollIntoView()")
        expect(fold).to_be_hidden()
        seen(".pw-map", ".pw-dicebar", ".pw-prompt")
        board, bar = page.locator(".pw-map").bounding_box(), page.locator(".pw-top").bounding_box()
        assert board is not None
        assert bar is not None
        assert board["width"] >= least, "room is left beside the board"
        assert bar["height"] <= 60, "the bar takes more than one row"
    for language in ("en", "uk"):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.locator(".pw-speech select").select_option(language)
        expect(page.locator(".pw-page")).to_have_attribute("lang", language, timeout=PATIENCE)
        bar = page.locator(".pw-top").bounding_box()
        assert bar is not None
        assert bar["height"] <= 60, language
