"""The page in Polish and Ukrainian: chosen at any time, remembered, and with no English left on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from platformer_nb.games.platformer.narration.words import NAME, Words
from platformer_nb.l10n.messages import messages
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import SMALL, WIDER
from tests.browser.test_refusal import SEED, refused
from tests.browser.visitor import Visitor

NAMES = {"en": "English", "pl": "polski", "uk": "українська"}

SEEN = """() => {
  const texts = new Set([document.title]);
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest("script, style, noscript")) continue;
    for (const name of ["aria-label", "aria-description", "title", "placeholder"]) {
      const text = node.getAttribute(name)?.trim();
      if (text) texts.add(text);
    }
    for (const child of node.childNodes) {
      const text = child.nodeType === Node.TEXT_NODE ? child.textContent.trim() : "";
      if (text && !node.closest("[lang=en]")) texts.add(text);
    }
  }
  return [...texts];
}"""
"""Everything a visitor can see or hear, what is folded away too."""

SIZES = {1280: "wide", 360: "narrow"}
"""What the page calls itself at a width."""

LONG = 12
"""Letters of an English sentence that no other language has by accident."""

FORMS = "glossary-"
"""Keys of what a name is looked for as in prose, with its cases: a Hero's is the same in English."""


@cache
def said_otherwise(
    language: str,
) -> tuple[set[str], list[re.Pattern[str]], re.Pattern[str]]:
    """What English says otherwise than a language: whole sentences, those with gaps, and any long one within a text."""
    there, here = messages("en", NAME), messages(language, NAME)
    otherwise = [
        m
        for key, m in there.items()
        if m.letters and key in here and m.text != here[key].text and not key.startswith(FORMS)
    ]
    whole = {m.text for m in otherwise if not m.variables}
    shapes = (_shape(m.text) for m in otherwise if m.variables and not m.choices)
    longer = [re.escape(text) for text in whole if len(text) > LONG]
    return whole, [shape for shape in shapes if shape], re.compile("|".join(longer))


@cache
def is_english(text: str, language: str) -> bool:
    """Whether a text is said otherwise in a language: most of a page is the same from one look to the next."""
    whole, parts, inside = said_otherwise(language)
    return text in whole or bool(inside.search(text)) or any(p.fullmatch(text) for p in parts)


def english_left(page: Page, language: str) -> list[str]:
    """What stands on the page in English, though the language says it otherwise."""
    seen = (text for text in page.evaluate(SEEN) if text not in NAMES.values())
    return [text for text in seen if is_english(text, language)]


def _shape(text: str) -> re.Pattern[str] | None:
    """A sentence with anything in its gaps; None for one with few letters of its own."""
    pieces = re.split(r"\{[^}]*\}", text)
    if sum(c.isalpha() for piece in pieces for c in piece) < LONG:
        return None
    return re.compile(".+".join(map(re.escape, pieces)))


def choose(page: Page, language: str) -> None:
    """Choose a language on the page."""
    if not page.locator(".pw-speech select").is_visible():
        page.locator("button.pw-rare").click()
    page.locator(".pw-speech select").focus()
    page.locator(".pw-speech select").select_option(language)
    expect(page.locator(".pw.pw-page")).to_have_attribute("lang", language, timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.title().endswith(Words(language)("window-title"))


@pytest.mark.parametrize(("language", "first"), [("pl", 1280), ("uk", 360)])
def test_no_english_is_left_and_nothing_scrolls_sideways(
    page: Page,
    page_server: str,
    serious_findings: Callable[[Page], list[str]],
    language: str,
    first: int,
) -> None:
    def fits(what: str) -> None:
        for width in sorted(SIZES, key=lambda width: width == first):
            page.set_viewport_size({"width": width, "height": 780})
            expect(page.locator(f".pw[data-size={SIZES[width]}]").first).to_be_attached()
            for _ in range(20):  # the view comes after the frame
                if not (left := english_left(page, language)):
                    break
                page.wait_for_timeout(250)
            assert left == [], what
            assert page.evaluate(WIDER) <= 0, f"{what} scrolls sideways at {width}"
            assert page.evaluate(SMALL) == [], f"{what} at {width}"

    page.set_viewport_size({"width": first, "height": 780})
    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.locator(".pw-load summary").click()
    page.locator(".pw-more summary").click()
    choose(page, language)
    fits("the form")
    choose(page, "en")
    table = visitor.start(SEED)
    choose(page, language)
    table.speak(language)
    fits("the first turn")
    visitor.wish({"intent": "select", "die": "d1"})
    fits("a die chosen")
    refused(visitor)
    fits("a refusal")
    page.keyboard.press("Escape")  # on a phone it can lie over the tools
    page.locator(".pw-tools button").nth(2).click()
    expect(page.locator(".pw-share")).to_be_visible()
    assert serious_findings(page) == []
    fits("the position to share")


def test_a_game_goes_on_in_another_language(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    target = visitor.view()["targets"][0]
    visitor.wish({"intent": "point", "at": target["at"]})
    visitor.wish({"intent": "select", "die": _free_die(visitor)})
    view = refused(visitor)
    lines = page.locator(".pw-log .pw-line")
    count, pressed = lines.count(), page.locator(".pw-die[aria-pressed=true]").count()
    assert pressed == 1
    state = page.locator(".pw-tablegrid").get_attribute("data-state")
    for language in ("pl", "uk", "en", "pl"):
        choose(page, language)
        table.speak(language)
        now = table.view()
        assert page.locator(".pw-tablegrid").get_attribute("data-state") == state
        expect(page.locator(".pw-turn h2")).to_have_text(now["turn"]["title"])
        expect(page.locator(".pw-refusal h3")).to_have_text(now["refusal"]["title"])
        expect(page.locator(".pw-refusal li").first).to_contain_text(
            now["refusal"]["reasons"][0]["text"]
        )
        expect(lines).to_have_count(count)
        expect(lines.last.locator("span").first).to_have_text(now["log"][-1]["text"])
        expect(page.locator(".pw-die[aria-pressed=true]")).to_have_count(pressed)
        spoken = page.locator(".pw-tableroom [aria-live=polite]").first
        expect(spoken).to_contain_text(now["refusal"]["title"])
        expect(page.locator(".pw-speech select")).to_be_focused()
    assert view["refusal"]["title"] != table.view()["refusal"]["title"]
    undo = visitor.wish({"intent": "undo"})
    assert undo["redo"]["can"]
    visitor.wish({"intent": "redo"})


def _free_die(visitor: Visitor) -> str:
    return next(str(die["id"]) for die in visitor.view()["dice"] if not die["used"])


def test_a_choice_is_remembered_and_before_the_first_the_browser_decides(
    browser: Browser, page_server: str
) -> None:
    with browser.new_context(locale="uk-UA") as context:
        page = context.new_page()
        Visitor(page).arrive(page_server)
        expect(page.locator("html")).to_have_attribute("lang", "uk")
        assert english_left(page, "uk") == []
        choose(page, "pl")
        page.reload(wait_until="commit")
        loading = page.locator("#loading_words")
        assert loading.count() == 0 or loading.inner_text() == Words("pl")("starting")
        Visitor(page).await_form()
        expect(page.locator(".pw-newgame h2")).to_have_text(Words("pl")("form-title"))
        # A server that is not told by the cookie is told by the page.
        context.clear_cookies()
        page.reload(wait_until="commit")
        Visitor(page).await_form()
        expect(page.locator(".pw.pw-page")).to_have_attribute("lang", "pl", timeout=PATIENCE)


def test_a_browser_of_a_language_there_is_not_reads_english(
    browser: Browser, page_server: str
) -> None:
    with browser.new_context(locale="tlh") as context:
        page = context.new_page()
        Visitor(page).arrive(page_server)
        expect(page.locator(".pw.pw-page")).to_have_attribute("lang", "en")
