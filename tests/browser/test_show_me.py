"""A refusal explains its rule in a card over the board; the lesson that teaches it is the second way."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.lessons.page.places import reading_steps, where_taught
from platformer_nb.lessons.track.lesson import Lesson
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_refusal import SEED, refused
from tests.browser.test_saving import kept
from tests.browser.visitor import START, Visitor


def step_that_teaches(rule: str) -> tuple[str, str]:
    """The lesson's title and the step's heading where a rule is first taught."""
    place, english = where_taught(GAME)[rule], Words("en")
    lesson = Lesson(GAME, place.lesson, english)
    step = reading_steps(GAME, place.lesson)[place.step]
    return lesson.title, english(f"{lesson.key(step)}-title")


def first_refused_rule(visitor: Visitor) -> str:
    """Click where it is not allowed; the first rule that the page names."""
    refusal = refused(visitor)["refusal"]
    return str(refusal["reasons"][0]["rule"])


def expect_lesson(lesson: Page, rule: str) -> None:
    """A page that stands open at the step of a rule."""
    title, heading = step_that_teaches(rule)
    expect(lesson.get_by_role("heading", name=heading, exact=True)).to_be_visible(timeout=START)
    expect(lesson.get_by_text(f"{title} · ")).to_be_visible()


def card_of(page: Page) -> Locator:
    """The card that lies over the page."""
    return page.get_by_role("dialog", name=Words("en")("explain-title"))


@pytest.mark.parametrize(("hands", "width"), [("mouse", 1280), ("keys", 360)])
def test_show_me_lays_a_card_over_the_board_whose_example_can_be_played(
    page: Page,
    page_server: str,
    serious_findings: Callable[[Page], list[str]],
    hands: Any,
    width: int,
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    tabs = len(page.context.pages)
    visitor = Visitor(page, hands)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))
    rule = first_refused_rule(visitor)
    opener = page.locator(".pw-refusal .pw-teach").first
    visitor.press(opener)

    card = card_of(page)
    expect(card).to_be_visible()
    expect(card.locator(".pw-tag").first).to_have_text(rule)
    expect(card.locator(".pw-explainsays")).to_have_text(GAME.narrator.rule(rule, Words("en")).text)
    expect(card.locator(".pw-explainboard svg").first).to_be_visible()
    assert len(page.context.pages) == tabs, "nobody is thrown into another tab"
    own = [one["at"] for one in visitor.view()["figures"] if one["at"]]
    shown = card.locator(".pw-explainboard .pw-figure[data-at]")
    assert {one.get_attribute("data-at") for one in shown.all()} == set(own)
    visitor.press(card.locator(".pw-explainchoices button").first)
    expect(card.locator(".pw-explaintold li").first).to_be_visible()
    visitor.press(card.get_by_role("button", name=Words("en")("explain-again")))
    expect(card.locator(".pw-explaintold li")).to_have_count(0)
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0
    visitor.press(card.get_by_role("button", name=Words("en")("explain-other")))
    expect(card.locator(".pw-explainsays ~ section h3")).to_have_text(Words("en")("explain-try"))

    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(opener).to_be_focused()
    expect(page.locator(".pw-refusal")).to_be_visible()
    visitor.do(a.End())


def test_the_lesson_s_tab_shows_the_next_rule_too_and_leads_back_to_the_game(
    page: Page, page_server: str
) -> None:
    tabs = len(page.context.pages)
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))
    rule = first_refused_rule(visitor)
    page.locator(".pw-refusal .pw-teach").first.click()
    teach = card_of(page).get_by_role("link", name=Words("en")("teach"))
    with page.expect_popup() as opened:
        teach.click()
    lesson = opened.value
    expect_lesson(lesson, rule)

    # A reload does not end the visit, and the way back leads to the game, which waits as it was.
    lesson.reload(wait_until="commit")
    expect_lesson(lesson, rule)
    with lesson.expect_event("close"):
        # The press ends the very page that would answer it: Playwright's click may hear of the end first.
        back = lesson.get_by_role("button", name=Words("en")("tutor-word-to-game"), exact=True)
        with suppress(Error):
            back.click()
    expect(teach).to_be_visible()
    with page.expect_popup() as opened:
        teach.click()
    lesson = opened.value
    expect_lesson(lesson, rule)

    # Whoever has gone elsewhere since is brought to the rule's step again, in the same tab.
    lesson.get_by_role("button", name=Words("en")("tutor-word-forward"), exact=True).click()
    _, heading = step_that_teaches(rule)
    expect(lesson.get_by_role("heading", name=heading, exact=True)).to_have_count(0)
    teach.click()
    expect_lesson(lesson, rule)
    assert len(page.context.pages) == tabs + 1

    # The way to the game leads to the same game, which is open in the first tab.
    lesson.get_by_role("link", name=Words("en")("tutor-word-play"), exact=True).click()
    other = Visitor(lesson)
    lesson.get_by_role("button", name=Words("en")("resume")).click(timeout=START)
    expect(lesson.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    other.sit_down(Table.from_record(kept(page), chance=Seeded(0)))
    assert other.table is not None
    assert other.table.state == table.state
    expect(lesson.locator(".pw-figure.pw-hero")).to_have_count(1, timeout=PATIENCE)


def test_at_the_tutor_a_refusal_is_explained_without_leaving_the_exercise(
    page: Page, page_server: str
) -> None:
    place = next(
        number
        for number, step in enumerate(reading_steps(GAME, "02-moving"))
        if step.id == "round-the-wall"
    )
    page.goto(f"{page_server}tutor#MAP-1", wait_until="commit")
    forward = page.get_by_role("button", name=Words("en")("tutor-word-forward"), exact=True)
    heading = page.locator(".pw-stepper > h2")
    expect(heading).to_be_visible(timeout=START)
    for _ in range(place):
        before = heading.inner_text()
        forward.click()
        expect(heading).not_to_have_text(before)
    heading = page.locator(".pw-lessongrid h2")
    expect(heading).to_be_visible()
    page.locator(".pw-lineroom > summary").click()
    page.get_by_role("button", name=Words("en")("lesson-word-run"), exact=True).click()
    refusal = page.locator(".pw-refusal")
    expect(refusal).to_be_visible()
    codes = refusal.locator(".pw-cite > .pw-tag").first
    expect(codes).to_be_hidden()
    page.get_by_role("button", name=Words("en")("tutor-word-codes")).click()
    expect(codes).to_be_visible()
    opener = refusal.locator(".pw-teach").first
    opener.click()
    expect(card_of(page)).to_be_visible()
    expect(heading).to_be_visible()
    card_of(page).get_by_role("button", name=Words("en")("explain-back"), exact=True).click()
    expect(card_of(page)).to_be_hidden()
    expect(opener).to_be_focused()
