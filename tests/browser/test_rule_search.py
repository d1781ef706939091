"""A rule is found on the play page and at the tutor, and opens in place with its page and an example."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_refusal import SEED, refused
from tests.browser.visitor import START, Visitor


@pytest.mark.parametrize(("path", "width"), [("", 1280), ("tutor", 360)])
def test_a_rule_is_found_and_opened(
    page: Page,
    page_server: str,
    serious_findings: Callable[[Page], list[str]],
    path: str,
    width: int,
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{page_server}{path}", wait_until="commit")
    page.get_by_role("button", name="Find a rule").press("Enter", timeout=START)
    field = page.get_by_role("searchbox", name="Question, words or number of a rule")
    expect(field).to_be_focused()
    page.keyboard.type("never through a WALL")
    line = page.locator(".pw-ruleline").first
    expect(line).to_contain_text("never through a Wall", timeout=PATIENCE)
    status = page.locator(".pw-rules [role=status]")
    expect(status).to_have_text(
        re.compile(r"^Rules with all of these words: 1\. Close to them: \d+\.$")
    )
    line.press("Enter")
    opened = page.locator(".pw-ruleopen:visible")
    expect(opened).to_contain_text("Rulebook, page 10", timeout=PATIENCE)
    expect(opened.locator(".pw-ruleboard svg").first).to_be_visible()
    expect(opened.locator(".pw-ruletold li").first).to_be_visible()
    expect(line).to_be_focused()
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0
    page.keyboard.press("Escape")
    expect(page.locator(".pw-rules")).to_be_hidden()
    opener = page.get_by_role("button", name="Find a rule")
    expect(opener).to_be_focused()

    opener.press("Enter")
    expect(field).to_be_focused()
    page.keyboard.type("trap")
    expect(field).to_have_value("trap")


def test_a_rule_that_is_named_in_a_refusal_or_the_log_opens_from_there(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    visitor.start(SEED)
    refusal = refused(visitor)["refusal"]
    rule = refusal["reasons"][0]["rule"]
    tag = page.locator(".pw-refusal button.pw-tag").first
    expect(tag).to_have_text(rule)
    tag.click()
    opened = page.locator(".pw-ruleopen:visible")
    expect(opened.locator(".pw-tag").first).to_have_text(rule, timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator(".pw-rules")).to_be_hidden()
    expect(tag).to_be_focused()

    named = page.locator(".pw-log button.pw-tag").last
    expect(named).to_be_hidden()
    codes = page.get_by_role("button", name="Show rule numbers")
    codes.press("Enter")
    expect(codes).to_have_attribute("aria-pressed", "true")
    # By keys one goes on from the question of a line to its rules.
    page.locator(".pw-log .pw-line").last.locator(".pw-whybutton").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".pw-log .pw-line").last.locator("button.pw-tag").first).to_be_focused()
    says = named.inner_text().split(" · ")[0]
    stands = page.locator(".pw-map.pw-live").bounding_box()
    named.click()
    expect(opened.locator(".pw-tag").first).to_have_text(says, timeout=PATIENCE)
    assert page.locator(".pw-map.pw-live").bounding_box() == stands, (
        "the rule pushes the board away"
    )
    page.locator(".pw-rules").get_by_role("button", name="Close").click()
    expect(page.locator(".pw-rules")).to_be_hidden()

    page.set_viewport_size({"width": 360, "height": 740})
    page.keyboard.press("Escape")
    page.locator(".pw-log button.pw-tag").last.click()
    shut = page.locator(".pw-rules").get_by_role("button", name="Close")
    expect(shut).to_be_in_viewport(ratio=1)
    shut.click()
    expect(page.locator(".pw-rules")).to_be_hidden()
