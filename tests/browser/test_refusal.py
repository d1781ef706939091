"""An illegal wish is explained: rule, page, sentence, Spaces, and what would be legal instead."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from tests.browser.hands import PATIENCE
from tests.browser.visitor import Visitor

SEED = "tower"


def refused(visitor: Visitor) -> dict[str, Any]:
    """Point at Spaces that are not lit until one is refused with a Space to show and a way out."""
    assert visitor.table is not None
    lit = {target["at"] for target in visitor.view()["targets"]}
    for cell in visitor.view()["map"]["cells"]:
        if cell["id"] in lit:
            continue
        view = visitor.wish({"intent": "point", "at": cell["id"]})
        refusal = view["refusal"]
        if refusal and refusal["instead"] and any(r["spaces"] for r in refusal["reasons"]):
            return view
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_refusal_teaches(page: Page, page_server: str, hands: Any) -> None:
    visitor = Visitor(page, hands)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    before = table.state
    refusal = refused(visitor)["refusal"]
    assert table.state == before

    shown = page.locator(".pw-refusal")
    expect(shown.locator("h3")).to_have_text(refusal["title"])
    for index, reason in enumerate(refusal["reasons"]):
        line = shown.locator("li").nth(index)
        expect(line).to_contain_text(reason["rule"])
        expect(line).to_contain_text(f"page {reason['page']}")
        expect(line).to_contain_text(reason["text"])
    spaces = {space for reason in refusal["reasons"] for space in reason["spaces"]}
    expect(page.locator(".pw-concerned")).to_have_count(len(spaces))

    page.keyboard.press("Escape")
    table.intent({"intent": "dismiss", "for": table.number})
    expect(shown).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".pw-concerned")).to_have_count(0)
    visitor.await_table()

    refusal = refused(visitor)["refusal"]
    visitor.wish({"intent": "act", "action": refusal["instead"][0]["action"]})
    assert table.state != before
    expect(shown).to_be_hidden()
    visitor.await_table()


def test_what_is_done_is_taken_back_and_done_again_but_dice_are_not_and_a_used_one_says_why(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    undo, redo = page.locator(".pw-tools button").nth(0), page.locator(".pw-tools button").nth(1)
    expect(undo).to_have_attribute("aria-disabled", "true")

    before = table.state
    visitor.do(next(x for x in table.session.rules.actions(before) if isinstance(x, a.Spawn)))
    after = table.state
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    visitor.wish({"intent": "undo"})
    assert table.state == before
    expect(page.locator(".pw-figure.pw-hero")).to_have_count(0)
    expect(redo).not_to_have_attribute("aria-disabled", "true")
    visitor.wish({"intent": "redo"})
    assert table.state == after
    expect(page.locator(".pw-figure.pw-hero")).to_have_count(1)

    used = next(die["id"] for die in visitor.view()["dice"] if die["used"])
    visitor.wish({"intent": "select", "die": used})
    expect(page.locator(".pw-refusal li").first).to_contain_text("DIE-4")
    visitor.do(a.End())
    visitor.do(next(x for x in table.session.rules.actions(table.state)))
    assert table.view()["dice"], "the next player has rolled"
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute(
        "title",
        "Take back. That cannot be taken back: since then chance has decided.",
    )
    title = page.locator(".pw-turn h2").inner_text()
    undo.click(force=True)
    visitor.await_table()
    expect(page.locator(".pw-turn h2")).to_have_text(title)
