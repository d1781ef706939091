"""A refusal in a game shows the lesson step that teaches its rule, and the game waits meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.lessons.page.places import reading_steps, where_taught
from platformer_nb.lessons.track.lesson import Lesson
from tests.browser.hands import PATIENCE
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


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_show_me_opens_the_step_that_teaches_the_rule(
    page: Page, page_server: str, hands: Any
) -> None:
    page.emulate_media(reduced_motion="reduce")
    visitor = Visitor(page, hands)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))
    rule = first_refused_rule(visitor)

    with page.expect_popup() as opened:
        visitor.press(
            page.locator(".pw-refusal").get_by_role("link", name=Words("en")("teach")).first
        )
    lesson = opened.value
    expect_lesson(lesson, rule)

    # Back in the game's own tab it stands as it stood, the refusal too.
    lesson.close()
    visitor.await_table()
    expect(page.locator(".pw-refusal")).to_be_visible()
    visitor.do(a.End())


def test_the_lesson_s_tab_shows_the_next_rule_too_and_leads_back_to_the_game(
    page: Page, page_server: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))
    rule = first_refused_rule(visitor)
    teach = page.locator(".pw-refusal").get_by_role("link", name=Words("en")("teach")).first
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
    assert len(page.context.pages) == 2

    # The way to the game leads to the same game, which is open in the first tab.
    lesson.get_by_role("link", name=Words("en")("tutor-word-play"), exact=True).click()
    other = Visitor(lesson)
    lesson.get_by_role("button", name=Words("en")("resume")).click(timeout=START)
    expect(lesson.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    other.sit_down(Table.from_record(kept(page), chance=Seeded(0)))
    assert other.table is not None
    assert other.table.state == table.state
    expect(lesson.locator(".pw-figure.pw-hero")).to_have_count(1, timeout=PATIENCE)
