"""Coming in, coming back, and the real table: placement, reviews, links for a class, sheets; and a reload in the middle."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.progress.progress import Progress, written
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names, load_lesson
from platformer_nb.text import Words, languages
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

PAGES = re.compile(rb"/Type\s*/Page\b")
DUE = ["MOV-1", "MAP-3", "MAP-4", "ADJ-1", "GRA-4", "PSH-1", "SYM-2"]
KEPT = """text => localStorage.setItem("platformer-nb/progress", text)"""


def returning() -> str:
    """The progress of somebody taught the first lessons, with seven rules due."""
    steps = (step for name in lesson_names(GAME)[:4] for step in load_lesson(GAME, name).steps)
    met = [rule for step in steps for rule in step.rules]
    return written(Progress().has_met(met, 7).answered(DUE, False, 8))


def asked(page: Page) -> str:
    """The question on the page: its number and its text."""
    return page.locator(".pw-exam-head").inner_text()


def answer(page: Page) -> None:
    """Say “legal”, and wait for the explanation."""
    page.locator(".pw-verdict button").first.click()
    expect(page.locator(".pw-feedback:visible")).to_be_visible(timeout=PATIENCE)


def onward(page: Page) -> None:
    """Go on to the next question, or to the report."""
    before = asked(page)
    page.locator(".pw-feedback:visible button.pw-primary").click()
    expect(page.locator(".pw-feedback:visible")).to_have_count(0, timeout=PATIENCE)
    if page.locator(".pw-report:visible").count() == 0:
        assert asked(page) != before


def asks_for_rule_numbers(page: Page, numbers: str) -> None:
    """Nothing that can be read has a rule's number, until somebody asks for them, and then no longer."""
    shown, sign = page.locator(numbers), page.locator(".pw-codesmark")
    assert not re.search(r"\b[A-Z]{3}-\d", page.locator(".pw-stepper").inner_text())
    expect(shown.first).to_be_hidden()
    sign.click()
    expect(shown.first).to_be_visible()
    sign.click()
    expect(shown.first).to_be_hidden()


def reloaded(page: Page, shown: str) -> None:
    """Load the page anew and find the same question."""
    page.reload(wait_until="commit")
    expect(page.locator(".pw-exam-head")).to_be_visible(timeout=START)
    assert asked(page) == shown


def test_who_has_played_is_placed_and_a_reload_in_between_goes_on(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{page_server}tutor?language=pl", wait_until="commit")
    begin = page.get_by_role("button", name="Znam już tę grę")
    expect(begin).to_be_visible(timeout=START)
    begin.press("Enter")
    expect(page.locator(".pw-exam-head")).to_be_visible(timeout=START)
    for number in range(8):
        if number == 3:
            reloaded(page, asked(page))
        answer(page)
        onward(page)
    report = page.locator(".pw-report")
    expect(report).to_contain_text("Odpowiedzi: 8 z 8.")
    asks_for_rule_numbers(page, ".pw-report .pw-cite > .pw-tag")
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
    page.locator(".pw-reportways button").click()
    expect(page.locator(".pw-stepper .pw-soft").first).to_contain_text("krok 1 z", timeout=PATIENCE)


def test_a_round_asks_as_many_as_the_first_screen_says_and_outlives_a_reload(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page_server}tutor?language=en", wait_until="commit")
    expect(page.locator(".pw-entry").first).to_be_visible(timeout=START)
    page.evaluate(KEPT, returning())
    page.reload(wait_until="commit")
    offer = page.locator(".pw-rounditem-review")
    expect(offer).to_contain_text("6 questions to review, about 3 minutes", timeout=START)
    expect(offer).to_be_in_viewport()
    assert serious_findings(page) == []
    offer.get_by_role("button", name="Review now").click()
    expect(page.locator(".pw-exam-head")).to_contain_text("Question 1 of 6", timeout=PATIENCE)
    answer(page)
    asks_for_rule_numbers(page, ".pw-feedback:visible .pw-cite > .pw-tag")
    said = page.locator(".pw-feedback:visible").inner_text()
    reloaded(page, asked(page))
    assert page.locator(".pw-feedback:visible").inner_text() == said, "also what was said of it"
    onward(page)
    expect(page.locator(".pw-exam-head")).to_contain_text("Question 2 of 6")


def test_every_lesson_and_an_exam_are_opened_by_their_links(page: Page, page_server: str) -> None:
    page.goto(f"{page_server}tutor?language=uk#exam=03", wait_until="commit")
    expect(page.locator(".pw-exam-head")).to_be_visible(timeout=START)
    assert "#" not in page.url
    answer(page)
    reloaded(page, asked(page))
    words = Words("uk", GAME.name)
    place = page.locator(".pw-stepper .pw-soft").first
    for name in lesson_names(GAME):
        count = len(reading_steps(GAME, name))
        page.evaluate("hash => { location.hash = hash; }", f"lesson={name[:2]}/{count}")
        step = words("tutor-step", step=count, count=count)
        expect(place).to_have_text(f"{Lesson(GAME, name, words).title} · {step}", timeout=PATIENCE)
    page.evaluate("() => { location.hash = 'lesson=99'; }")
    expect(page.locator(".pw-newsline")).to_have_text(words("tutor-no-place"))
    page.get_by_role("button", name=words("tutor-word-link")).click()
    handed = page.locator(".pw-handing textarea:visible")
    expect(handed).to_have_value(re.compile(r"tutor\?language=uk#lesson=19/\d+$"))


def test_the_turn_and_the_fullest_card_are_one_printed_page_each(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.add_init_script("window.print = () => {};")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{page_server}tutor?language=en", wait_until="commit")
    expect(page.locator(".pw-entry").first).to_be_visible(timeout=START)
    page.locator(".pw-room[data-room='progress']").click()
    sheet = page.locator("article.pw-handout")
    for language in languages():
        page.locator(".pw-speech select").select_option(language)
        words = Words(language, GAME.name)
        for kind in ("turn", "rules"):
            opener = page.get_by_role("button", name=words(f"sheet-{kind}"), exact=True)
            if opener.get_attribute("aria-expanded") != "true":
                opener.click()
            title = words(f"sheet-{kind}-of", title=words("page-title"))
            if kind == "rules":
                expect(page.locator(".pw-handoutpicks input").first).to_be_visible(timeout=PATIENCE)
                for pick in page.locator(".pw-handoutpicks input").all():
                    pick.check()
                expect(page.locator(".pw-handoutbody [role=status]")).not_to_be_empty()
            expect(sheet.locator("h2")).to_have_text(title, timeout=PATIENCE)
            if language == "pl":
                assert page.evaluate(WIDER) <= 0
                assert serious_findings(page) == []
            for paper in ("A4", "Letter"):
                page.get_by_role("button", name=words("sheet-print")).click()
                expect(page.locator(".pw-handoutout")).to_have_count(1)
                pdf = page.pdf(format=paper, print_background=True)
                assert len(PAGES.findall(pdf)) == 1, (language, kind, paper)
                assert len(pdf) > 10_000, "something is drawn"
