"""The box opens beside a game and leaves it alone; the player aid is one screen and one printed page."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Browser, Page, ViewportSize, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.text import Words, languages
from tests.browser.busy import LATE_MODELS
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_refusal import SEED
from tests.browser.visitor import START, Visitor

CUT = """() => {
  const aid = document.querySelector(".pw-aid").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".pw-aid li")].map((one) => one.getBoundingClientRect());
  return lines.filter((one) => one.bottom > aid.bottom + 1 || one.right > aid.right + 1).length;
}"""
PAGES = re.compile(rb"/Type\s*/Page[^s]")
LETTER: ViewportSize = {"width": 740, "height": 988}
"""A Letter page within its margins."""
STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
FULL_SIZE = b"3.125 0 0 3.125"
"""How Chromium writes that nothing on a printed page is made smaller than its style says."""


def drawn_of(pdf: bytes) -> bytes:
    """What is drawn on the pages of a PDF."""
    found = b""
    for stream in STREAM.findall(pdf):
        with suppress(zlib.error):
            found += zlib.decompress(stream)
    return found


def test_the_box_is_looked_at_beside_a_game(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    opener = page.get_by_role("button", name="In the box")
    opener.press("Enter")
    things, grid = page.locator(".pw-thing"), page.locator(".pw-tablegrid")
    expect(things.first).to_be_visible(timeout=PATIENCE)
    expect(grid).to_be_hidden()
    most = things.count()
    assert most > 100
    assert page.locator(".pw-thingart svg").count() == most, "each thing is drawn"

    page.get_by_role("button", name="Potions", exact=True).click()
    expect(things).to_have_count(15)
    assert serious_findings(page) == []
    page.get_by_role("searchbox", name="Find in the box").fill("FLASK")
    expect(things).to_have_count(2, timeout=PATIENCE)
    expect(page.locator(".pw-box [role=status]:visible")).to_have_text("Things found: 2")
    things.first.locator("a").focus()
    page.keyboard.press("ArrowRight")
    expect(things.nth(1).locator("a")).to_be_focused()
    page.keyboard.press("Tab")
    tag = things.nth(1).locator("button.pw-tag").first
    expect(tag).to_be_focused()
    page.keyboard.press("Enter")
    rule = page.locator(".pw-ruleopen:visible .pw-tag").first
    expect(rule).to_have_text(tag.inner_text(), timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(tag).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(grid).to_have_attribute("data-state", str(table.number))
    expect(grid).to_be_visible()


def test_an_address_opens_the_box_at_a_thing_on_a_narrow_page(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{page_server}#box=items/grapnel", wait_until="commit")
    thing = page.locator(".pw-thing[data-key='items/grapnel']")
    expect(thing.locator("a")).to_be_focused(timeout=START)
    expect(thing).to_be_in_viewport()
    expect(thing).to_contain_text("Grapnel")
    assert page.evaluate(WIDER) <= 0
    page.get_by_role("button", name="On the map", exact=True).click()
    assert serious_findings(page) == []
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(".pw-newgame")).to_be_visible()
    assert "#box" not in page.url


def test_the_aid_is_one_screen_and_one_printed_page_in_each_language(
    browser: Browser, page_server: str
) -> None:
    wide: ViewportSize = {"width": 1280, "height": 800}
    context = browser.new_context(locale="en-GB", color_scheme="dark", viewport=wide)
    page = context.new_page()
    page.add_init_script(LATE_MODELS)
    page.goto(f"{page_server}#box=aid", wait_until="commit")
    lines, title = page.locator(".pw-aid li"), page.locator(".pw-boxhead h2")
    expect(lines.first).to_be_visible(timeout=START)
    expect(title).to_be_focused()
    assert page.locator(".pw-aidsign svg").count() > 8
    for language in languages():
        page.locator(".pw-top .pw-speech select").select_option(language)
        first = GAME.catalogue.aid(Words(language, "platformer"))[0].lines[0]
        expect(lines.first).to_contain_text(first.text, timeout=PATIENCE)
        expect(lines.last).to_be_in_viewport(ratio=1)
        if language == "pl":
            page.set_viewport_size({"width": 360, "height": 740})
            assert page.evaluate(WIDER) <= 0
        for paper in ("A4", "Letter"):
            pdf = page.pdf(format=paper)
            assert len(PAGES.findall(pdf)) == 1, (language, paper)
            assert FULL_SIZE in drawn_of(pdf), (language, paper)
        page.emulate_media(media="print")
        page.set_viewport_size(LETTER)
        aid = page.locator(".pw-aid")
        assert page.evaluate(CUT) == 0
        assert aid.evaluate("one => one.getBoundingClientRect().bottom") <= LETTER["height"]
        assert aid.evaluate("one => getComputedStyle(one).color") == "rgb(17, 17, 17)"
        expect(page.locator(".pw-formroom")).to_be_hidden()
        page.emulate_media(media="screen")
        page.set_viewport_size(wide)
    context.close()
