"""The coach on the page: a hint that is lit and done, odds that are read as a table, the reason of a bot."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.table.coach import coach
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START, Visitor

SEED = "coach"


def test_a_hint_is_asked_for_lit_and_done(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    """On a wide page, and from the second hint on a narrow one."""
    page.set_viewport_size({"width": 1280, "height": 800})
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    number = table.number
    wanted = coach(table, {"for": number, "about": "hint", "lines": None})["answer"]

    page.keyboard.press("c")
    panel = page.locator(".pw-coach")
    expect(panel.get_by_role("heading")).to_have_text(f"Hint: {wanted['does']}", timeout=PATIENCE)
    expect(panel.get_by_role("heading")).to_be_focused()
    expect(panel.locator(".pw-coachreasons li")).to_have_text(wanted["reasons"])
    expect(panel.locator(".pw-coachplan")).to_have_text(wanted["plan"])
    expect(panel.locator(".pw-tag")).to_have_text([rule["rule"] for rule in wanted["rules"]])
    lit = page.locator("[data-hinted]")
    places = [one.get_attribute("data-at") for one in lit.all() if one.get_attribute("data-at")]
    things = [one.get_attribute("data-mark") for one in lit.all() if one.get_attribute("data-mark")]
    assert (places, things) == (wanted["places"], wanted["things"])
    assert serious_findings(page) == []
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        size = "wide" if width > 900 else "narrow"
        expect(page.locator(f".pw[data-size={size}]").first).to_be_attached()
        assert page.evaluate(WIDER) <= 0
    assert table.number == number

    # What is chosen by hand leaves the hint where it is; Escape puts it away, and the focus goes back.
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(lit).to_have_count(0)
    # What was refused before makes room for the hint.
    refused = page.locator(".pw-choices .pw-illegal")
    refused.first.click()
    expect(page.locator(".pw-refusal")).to_be_visible(timeout=PATIENCE)
    hint = page.locator(".pw-coachrow button").first
    hint.click()
    expect(lit.first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pw-refusal")).to_be_hidden()
    expect(panel).to_contain_text(wanted["brings"])
    panel.get_by_role("button", name="Do it").click()
    table.do(wanted["action"])
    expect(panel).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".pw-turn h2")).to_have_text(table.view()["turn"]["title"])
    expect(page.locator(".pw-log")).to_contain_text(table.view()["log"][-1]["text"])
    expect(lit).to_have_count(0)

    page.get_by_role("button", name="Odds").click()
    rows = panel.get_by_role("table").first.get_by_role("row")
    expect(rows).to_have_count(6, timeout=PATIENCE)
    expect(rows.nth(1)).to_contain_text("86.8%")
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0


def test_a_bot_is_followed_step_by_step_and_asked_why(page: Page, page_server: str) -> None:
    """By the keyboard: B lets it decide once; its reason is asked for beside the board."""
    page.goto(page_server, wait_until="commit")
    lines = page.locator(".pw-playerline")
    expect(lines).to_have_count(2, timeout=START)
    for line in lines.all():
        line.get_by_label("played by").select_option("search")
    page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill(SEED)  # chance can tell more than is asked about
    page.get_by_role("button", name="Start the climb").click()
    pace = page.get_by_label("Pace of the bots")
    pace.select_option("step", timeout=START)
    page.locator(".pw-turn h2").focus()
    grid = page.locator(".pw-tablegrid")
    why = page.locator(".pw-lastrow .pw-whybutton")
    for _ in range(3):
        state = grid.get_attribute("data-state")
        page.keyboard.press("b")
        expect(grid).not_to_have_attribute("data-state", state or "", timeout=PATIENCE)
    # What has happened is read again, line by line, and on to the newest.
    news, log = page.locator(".pw-lasttext"), page.locator(".pw-log .pw-line:not(.pw-soft) > span")
    newest, steps = news.inner_text(), page.locator(".pw-newsstep")
    told = log.all_inner_texts()
    steps.first.click()
    expect(news).to_have_text(told[-2])
    steps.first.click()
    expect(news).to_have_text(told[-3])
    steps.last.click()
    expect(news).to_have_text(told[-2])
    steps.last.click()
    steps.last.click()
    expect(news).to_have_text(newest)
    # Step by step: nothing more is done until it is asked for.
    state = grid.get_attribute("data-state")
    expect(why).to_be_visible()
    why.press("Enter")
    panel = page.locator(".pw-coach")
    expect(panel.locator(".pw-coachtold li").first).not_to_be_empty(timeout=PATIENCE)
    told = panel.locator(".pw-coachline").all_inner_texts()
    shown = " ".join(told) if len(told) > 1 else panel.get_by_role("heading").inner_text()
    assert shown.removeprefix("Why? ") == newest
    expect(panel.get_by_role("button", name="Do it")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(why).to_be_focused()
    assert grid.get_attribute("data-state") == state
    # A line of the log is explained by its own rules, and by the reason of the bot it comes from.
    line = page.locator(".pw-log .pw-line", has_text="Spawns on").first
    line.locator(".pw-whybutton").click()
    said = line.locator("span").first.inner_text()
    expect(panel.get_by_role("heading")).to_have_text(f"Why? {said}", timeout=PATIENCE)
    expect(panel.locator(".pw-coachtold")).to_contain_text("SPN-1")
    expect(panel.locator(".pw-coachreasons li").first).not_to_be_empty()
    # The bot's own reason stands before the rules.
    expect(panel.locator(".pw-coachreasons ~ .pw-coachtold")).to_contain_text("SPN-1")
