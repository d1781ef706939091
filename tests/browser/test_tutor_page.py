"""The tutor as a page of its own, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_layout import WIDER


@pytest.fixture
def tutor(page: Page, page_server: str) -> Page:
    """The tutor's list of lessons."""
    page.goto(f"{page_server}tutor")
    expect(page.locator(".pw-entry").first).to_be_visible(timeout=60_000)
    return page


def open_jumping(page: Page) -> None:
    page.locator(".pw-entry", has_text="03").first.click()
    expect(page.locator(".pw-stepper h2").first).to_be_visible()


def forward(page: Page, steps: int, onward: str = "Next step") -> None:
    for _ in range(steps):
        heading = page.locator(".pw-stepper > h2").inner_text()
        page.get_by_role("button", name=onward, exact=True).click()
        expect(page.locator(".pw-stepper > h2")).not_to_have_text(heading)


@pytest.mark.moving
def test_an_exercise_is_solved_by_keyboard_and_a_reload_comes_back_to_it(tutor: Page):
    open_jumping(tutor)
    forward(tutor, 3)
    expect(tutor.locator(".pw-goals li")).to_have_count(2)
    for space in ("b2", "c2"):
        cell = tutor.locator(f".pw-board .pw-cell.pw-legal[data-at='{space}']")
        cell.focus()
        tutor.keyboard.press("Enter")
        expect(cell).to_have_count(0)
    expect(tutor.locator(".pw-feedback[data-status='solved']")).to_be_visible()
    heading = tutor.locator(".pw-stepper > h2").inner_text()
    tutor.reload()
    expect(tutor.locator(".pw-stepper > h2")).to_have_text(heading, timeout=60_000)
    expect(tutor.locator(".pw-stars")).to_contain_text("4 of 4")


def room(page: Page, name: str) -> None:
    page.locator(f".pw-room[data-room='{name}']").click()
    expect(page.locator(f".pw-room[data-room='{name}'][aria-current='page']")).to_be_visible()


def forget(page: Page, part: str) -> None:
    """Choose what is to be forgotten, be told what goes, and say yes."""
    page.get_by_label("What is to be forgotten?").select_option(part)
    page.get_by_role("button", name="Forget this").click()
    expect(page.locator(".pw-forgetpart .pw-sure p")).to_be_focused()
    page.get_by_role("button", name="Yes, forget it").click()
    expect(page.locator(".pw-newsline")).to_contain_text(re.compile("forgotten", re.IGNORECASE))


def solved(page: Page) -> Locator:
    """The puzzles that are solved, in their list."""
    room(page, "puzzles")
    expect(page.locator(".pw-puzzle").first).to_be_visible()
    return page.locator(".pw-grade .pw-met")


def test_a_puzzle_is_lost_and_taken_back_solved_with_help_and_once_forgotten_stays_forgotten(
    tutor: Page,
):
    expect(solved(tutor)).to_have_count(0)
    tutor.locator(".pw-puzzle").first.click()
    tutor.get_by_role("button", name="End the actions").click()
    lost = tutor.locator(".pw-beyond")
    expect(lost).to_be_in_viewport()
    expect(lost).to_contain_text("This is what lost it: “End the actions”.")
    lost.get_by_role("button").click()
    expect(lost).to_be_hidden()
    for rung in range(1, 5):
        tutor.get_by_role("button", name="Give me a hint").click()
        expect(tutor.locator(".pw-hints > li")).to_have_count(rung)
    tutor.get_by_role("button", name="Play it for me").click()
    expect(tutor.locator(".pw-feedback[data-status='solved']")).to_be_visible()
    expect(tutor.get_by_role("button", name="Next puzzle: 3", exact=True)).to_be_visible()
    tutor.get_by_role("button", name="All puzzles").click()
    expect(solved(tutor)).to_have_count(1)

    room(tutor, "progress")
    forget(tutor, "all ")
    expect(tutor.get_by_label("What is to be forgotten?")).to_be_hidden()
    tutor.reload()
    expect(tutor.locator(".pw-copies li")).to_have_count(1, timeout=60_000)
    expect(solved(tutor)).to_have_count(0)
    room(tutor, "progress")
    tutor.locator(".pw-copies button").click()
    expect(solved(tutor)).to_have_count(1)
    room(tutor, "progress")
    forget(tutor, "lesson puzzles")
    tutor.reload()
    expect(tutor.locator(".pw-rule").first).to_be_visible(timeout=60_000)
    expect(solved(tutor)).to_have_count(0)


def test_the_picture_leads_by_keyboard_from_a_rule_to_its_lesson(tutor: Page):
    room(tutor, "progress")
    first = tutor.locator(".pw-rule").first
    first.focus()
    tutor.keyboard.press("ArrowDown")
    tutor.keyboard.press("ArrowRight")
    mark = tutor.locator(".pw-rule:focus")
    expect(mark).to_have_attribute("data-rule", "MAP-2")
    tutor.keyboard.press("Enter")
    expect(tutor.locator(".pw-closer .pw-tag").first).to_have_text("MAP-2")
    expect(mark).to_have_attribute("aria-expanded", "true")
    tutor.keyboard.press("Tab")
    expect(tutor.locator(".pw-closer button.pw-teach")).to_be_focused()
    tutor.keyboard.press("Enter")
    card = tutor.get_by_role("dialog", name="What the rule says")
    expect(card.locator(".pw-tag").first).to_have_text("MAP-2")
    card.get_by_role("button", name="Show me in a lesson").press("Enter")
    expect(card).to_be_hidden()
    expect(tutor.locator(".pw-about .pw-tag").first).to_have_text("MAP-2")
    expect(tutor.locator(".pw-stepper > h2")).to_be_focused()


def test_lists_and_a_step_in_polish_fit_the_page_and_axe_finds_nothing_serious(
    page: Page, page_server: str, serious_findings
):
    def fits(what: str) -> None:
        assert page.evaluate(WIDER) <= 0, what
        assert serious_findings(page) == [], what

    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark")
    page.goto(f"{page_server}tutor")
    expect(page.locator(".pw-entry").first).to_be_visible(timeout=60_000)
    page.locator(".pw-speech select").select_option("pl")
    expect(page.get_by_role("heading", name="Poznaj zasady")).to_be_visible()
    for name in ("puzzles", "progress", "lessons"):
        room(page, name)
        fits(name)

    page.emulate_media(color_scheme="light")
    page.locator(".pw-entry", has_text="03").first.click()
    expect(page.locator(".pw-stepper > h2")).to_be_visible()
    forward(page, 3, "Następny krok")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        shown = page.locator(f".pw[data-size={'wide' if width > 900 else 'narrow'}]").first
        expect(shown).to_be_attached()
        fits(f"a step at {width}")
        assert not re.search(
            r"\b(Next step|All lessons|Back)\b", page.locator(".pw-tutor").inner_text()
        )
    # A hint costs a star, so it is seen: also on a phone, where it lies below the board.
    hints = page.locator(".pw-hints > li")
    page.get_by_role("button", name="Daj podpowiedź").click()
    expect(hints).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Daj podpowiedź").click()
    expect(hints).to_have_count(2)
    expect(hints.last).to_be_in_viewport()
