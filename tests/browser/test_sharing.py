"""A refusal is shared as a link, which opens beside the game with its ruling, and harms nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.core.play.sharing import share
from platformer_nb.games.platformer import GAME
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_refusal import refused
from tests.browser.test_small_screens import CLEAR
from tests.browser.visitor import START, Visitor
from tests.sharing.drawn import HOUSE

KEPT = "localStorage.getItem('platformer-nb/platformer/record')"
FORBID = (
    "if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new Error())"
)


def test_a_refusal_travels_as_a_link(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.add_init_script(FORBID)
    visitor = Visitor(page)
    visitor.arrive(page_server)
    visitor.start("tower")
    title = refused(visitor)["refusal"]["title"]
    before = page.evaluate(KEPT)

    page.locator(".pw-refusal").get_by_role("button", name="Share this verdict").click()
    field = page.locator(".pw-share textarea")
    expect(field).to_have_value(re.compile("/#position=platformer[.]"), timeout=PATIENCE)
    # It is only shown; it is copied when that is pressed.
    said = page.locator(".pw-share [role=status]")
    expect(said).to_have_text("")
    page.locator(".pw-share").get_by_role("button", name="Copy").click()
    expect(said).to_contain_text("The text is selected")
    expect(field).to_be_focused()
    chosen = field.evaluate("node => node.value.slice(node.selectionStart, node.selectionEnd)")
    assert chosen == field.input_value()
    assert serious_findings(page) == []
    link = field.input_value()
    assert len(link) < 600
    page.keyboard.press("Escape")
    expect(page.locator(".pw-share")).to_be_hidden()
    expect(page.locator(".pw-refusal")).to_be_visible()

    # Whoever doubts it copies all that is needed to judge it, and nobody's name.
    page.locator(".pw-refusal").get_by_role("button", name="This verdict seems wrong").click()
    expect(field).to_have_value(re.compile(re.escape(title)), timeout=PATIENCE)
    report = field.input_value()
    reasons = page.locator(".pw-refusal .pw-reasons .pw-cite > .pw-tag:first-child")
    assert all(rule in report for rule in reasons.all_inner_texts())
    assert link.partition("#position=")[2] in report
    assert "Ada" not in report
    page.keyboard.press("Escape")
    expect(page.locator(".pw-share")).to_be_hidden()

    page.goto("about:blank")
    page.goto(link, wait_until="commit")
    verdict = page.locator(".pw-verdicton")
    expect(verdict.locator("h3")).to_have_text(title, timeout=START)
    expect(verdict).to_contain_text("No house rules")
    assert page.evaluate(KEPT) == before, "it opens beside the game, never over it"
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".pw-inquiry")).to_be_hidden(timeout=PATIENCE)
    turn = visitor.view()["turn"]["title"]
    expect(page.locator(".pw-turn h2")).to_have_text(turn, timeout=PATIENCE)
    assert "#" not in page.url


def test_a_link_is_asked_further_and_played_on(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    """On a phone, in Polish, with a house rule; by keys alone."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    page.locator(".pw-speech select").select_option("pl")
    expect(page.get_by_role("button", name="Ustaw pozycję")).to_be_visible(timeout=PATIENCE)
    text = share(GAME, GAME.rules.read(HOUSE), "buy grapnel")
    page.evaluate("text => { location.hash = `position=${text}` }", text)
    verdict = page.locator(".pw-verdicton")
    expect(verdict.locator("h3")).to_contain_text("Niedozwolone", timeout=PATIENCE)
    expect(verdict).to_contain_text("ZOC-1")
    expect(verdict).to_contain_text("ACT-2")
    # What can be done with the position stays in sight, and the menu.
    for part in (".pw-inquiry > .pw-row button", ".pw-rare"):
        page.wait_for_function(CLEAR, arg=part)
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0

    page.locator(".pw-cell[data-at='d1']").press("Enter")
    expect(verdict.locator("h3")).to_have_text("Dozwolone: Idź na d1 (ruch)", timeout=PATIENCE)
    expect(page.locator(".pw-cell[data-at='c1']")).to_have_attribute(
        "aria-label", re.compile("Sweety")
    )
    assert page.evaluate(KEPT) is None
    # What would change nothing is answered in one place, and does not look like what is not possible.
    gravity = page.locator(".pw-choices .pw-idle")
    gravity.press("Enter")
    expect(verdict.locator("h3")).to_have_text("Dozwolone: Zastosuj Grawitację", timeout=PATIENCE)
    expect(page.locator(".pw-warning")).to_be_hidden()
    expect(gravity).to_have_css("border-top-style", "solid")

    page.get_by_role("button", name="Graj od tego miejsca").press("Enter")
    expect(page.locator(".pw-inquiry")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".pw-backhere")).to_be_visible()
    expect(page.locator(".pw-area-log")).to_contain_text("Jeszcze nic się nie wydarzyło.")
    page.locator(".pw-cell[data-at='d1']").press("Enter")
    expect(page.locator(".pw-log")).to_contain_text("Sweety idzie z c1 na d1", timeout=PATIENCE)
    # The browser keeps it a moment after it is shown.
    page.wait_for_function(f"({KEPT})?.includes('move right')", timeout=PATIENCE)

    page.evaluate("text => { location.hash = `position=${text}` }", text)
    page.get_by_role("button", name="Graj od tego miejsca").click(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Zachowaj ją")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Wróć do gry").click()
    expect(page.locator(".pw-log")).to_contain_text("Sweety idzie z c1 na d1", timeout=PATIENCE)
    assert "move right" in page.evaluate(KEPT)
