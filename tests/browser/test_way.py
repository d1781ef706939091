"""The way through the tutor's page: the aim first, everything on one screen, demonstrations that play by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import languages
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

ON_SCREEN = """selectors => selectors.map(selector => {
  const box = [...document.querySelectorAll(selector)].find(node => node.offsetParent)?.getBoundingClientRect();
  return box && box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
})"""
TOGETHER = [".pw-board .pw-map", ".pw-dicebar", ".pw-ways .pw-primary", ".pw-prose"]

SIZES = ((1280, 800), (360, 740), (780, 360))

MOST = re.compile(r"at most (\d+) words are read and (\d+) things pressed")
"""What docs/architecture.md promises to a newcomer."""

READ = ".pw-aimtold, .pw-onward", ".pw-stepper > h2, .pw-prose, .pw-goals"


def words_on(page: Page, selectors: str) -> int:
    """How many words one reads there; numbers of a list are none."""
    texts = page.locator(f":is({selectors}):visible").all_inner_texts()
    return sum(bool(re.search(r"\w", word)) for text in texts for word in text.split())


def arrive(page: Page, address: str, size: tuple[int, int] = (1280, 800)) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}tutor", wait_until="commit")
    expect(page.locator(".pw-onward")).to_be_visible(timeout=START)


def forward(page: Page) -> None:
    heading = page.locator(".pw-stepper > h2")
    before = heading.inner_text()
    page.locator(".pw-ways .pw-primary:visible").click()
    expect(heading).not_to_have_text(before)


def test_board_dice_and_the_way_on_share_the_screen_and_on_a_phone_prose_unfolds(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    words = Words("en")
    arrive(page, page_server, SIZES[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator(".pw-onward")).to_be_in_viewport()
        assert page.evaluate(WIDER) <= 0
        if width != 780:
            assert serious_findings(page) == []
    page.locator(".pw-onward").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("location.hash = 'lesson=00/1'")
        expect(page.locator(".pw-stepper > h2")).to_have_text(
            words("lesson-first-turn-your-turn-title")
        )
        for _ in range(3):
            expect(page.locator(".pw-dicebar")).to_be_visible()
            assert page.evaluate(ON_SCREEN, TOGETHER) == [True] * len(TOGETHER)
            forward(page)
        assert page.evaluate(WIDER) <= 0
        if width != 780:
            assert serious_findings(page) == []

    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("location.hash = 'lesson=00/2'")  # a demonstration
    toggle = page.locator(".pw-foldprose")
    folded = """() => {
      const rest = document.querySelector(".pw-stepper .pw-restprose");
      return Boolean(rest) && getComputedStyle(rest).display === "none";
    }"""
    expect(toggle).to_be_visible()
    page.wait_for_function(folded)
    said = page.locator(".pw-stepper .pw-prose").inner_text().strip()
    assert said[-1] in ".!?…”’)", f"it ends with a sentence: {said}"
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    assert not page.evaluate(folded)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(toggle).to_be_hidden()
    assert not page.evaluate(folded)


@pytest.mark.moving
def test_a_demonstration_plays_by_itself_waits_when_paused_and_goes_back(
    page: Page, page_server: str
) -> None:
    arrive(page, page_server)
    page.locator(".pw-entry", has_text="03").first.click()
    forward(page)
    words = Words("en")
    button = page.get_by_role("button", name=words("lesson-word-step-back"), exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    told = page.locator(".pw-told-events li")
    expect(told.first).to_be_visible()
    page.get_by_role("button", name=words("lesson-word-pause"), exact=True).click()
    on = page.get_by_role("button", name=words("lesson-word-play-on"), exact=True)
    expect(on).to_be_visible()
    played = told.all_inner_texts()  # a slow machine pauses later
    page.wait_for_timeout(4_000)
    expect(told).to_have_text(played)
    board = page.locator(".pw-lessongrid")
    for _ in range(9):
        if button.get_attribute("aria-disabled"):
            break
        state = board.get_attribute("data-state") or ""
        button.click()
        expect(board).not_to_have_attribute("data-state", state)
    expect(button).to_have_attribute("aria-disabled", "true")
    on.click()
    again = page.get_by_role("button", name=words("lesson-word-again"), exact=True)
    expect(again).to_be_visible(timeout=30_000)


def test_the_lessons_are_a_list_in_order_and_whoever_asked_for_less_motion_is_shown_nothing_unasked(
    page: Page, page_server: str
) -> None:
    # The lessons are a list in their order, though they go upwards.
    arrive(page, page_server)
    page.locator(".pw-onward").click()
    page.locator(".pw-stepplace button:visible").first.click()
    way = page.get_by_role("list", name="Lessons", exact=True)
    titles = [Lesson(GAME, name, Words("en")).title for name in lesson_names(GAME)]
    expect(way.locator("strong")).to_have_text(titles)
    here = way.locator("[aria-current='step']")
    expect(here).to_have_count(1)
    expect(here).to_contain_text(titles[0])
    first, last = way.locator("li").first.bounding_box(), way.locator("li").last.bounding_box()
    assert first is not None
    assert last is not None
    assert last["y"] < first["y"], "the last lesson is at the top"

    page.locator(".pw-entry", has_text="03").first.click()
    forward(page)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_timeout(4_500)
    expect(page.locator(".pw-told-events")).to_be_hidden()
    expect(page.locator("button.pw-stepback")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("language", languages())
def test_a_newcomer_ends_a_first_turn_after_few_words_and_clicks(
    page: Page, page_server: str, language: str
) -> None:
    docs = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"
    found = MOST.search(" ".join(docs.read_text(encoding="utf-8").split()))
    assert found is not None
    page.goto(f"{page_server}tutor?language={language}", wait_until="commit")
    expect(page.locator(".pw-aimpictures li")).to_have_count(3, timeout=START)
    read = words_on(page, READ[0])
    choices = page.locator(".pw-choices button:visible")
    ways = [
        page.locator(".pw-onward"),
        page.locator(".pw-cell.pw-legal[data-at='c1']"),
        choices.first,
        choices.last,
    ]
    for met, way in enumerate(ways):
        way.click()
        expect(page.locator(".pw-goals")).to_be_visible()
        expect(page.locator(".pw-goals .pw-met")).to_have_count(met)
        read += words_on(page, READ[1]) if met == 0 else 0
    expect(page.locator(".pw-feedback[data-status='solved']")).to_be_visible()
    assert read <= int(found[1]), f"{read} words"
    assert len(ways) <= int(found[2])
