"""The referee's exam in a real browser: sat by keyboard alone, its report printed, narrow and in Polish."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.exam.exam import Exam
from platformer_widgets import RefereeExam
from tests.browser.framed import frame
from tests.browser.test_layout import WIDER

START = 90_000

Sit = Callable[..., RefereeExam]


@pytest.fixture
def sit(page: Page) -> Sit:
    """Call with an exam's seed, count and language: the component on a page, its kernel in this process."""

    def begin(seed: int, count: int, language: str = "en") -> RefereeExam:
        component = RefereeExam(Exam(GAME, seed, count=count, language=language))
        frame(page, component, "standalone/referee.js")
        expect(page.locator(".pw-exam h2")).to_be_visible(timeout=START)
        return component

    return begin


def truth(component: RefereeExam) -> tuple[bool, tuple[str, ...]]:
    item, rules = component.exam.item, GAME.rules
    assert item is not None
    state = item.state
    ruling = rules.judge(state, item.action)
    return ruling.legal, ruling.rules


def press(page: Page, name: str) -> None:
    """Go on by Tab to a button of this name, and press Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no Tab leads to {name}")


def test_an_exam_is_sat_by_keyboard_and_the_focus_goes_on_with_it(page: Page, sit: Sit):
    component = sit(3, 3)
    page.locator(".pw-exam h2").focus()
    for number in range(1, 4):
        legal, rules = truth(component)
        right = number != 2
        press(page, "Legal" if legal == right else "Not legal")
        if not legal and right:
            expect(page.get_by_role("heading", name="Which rule forbids it?")).to_be_focused()
            choice = page.locator(".pw-choices-of-rules button", has_text=rules[0])
            choice.press("Enter")
        feedback = page.locator(".pw-feedback")
        expect(feedback.locator("h3")).to_be_focused()
        expect(feedback.locator("h3")).to_have_text("Right!" if right else "Wrong this time.")
        expect(feedback.locator(".pw-reasons")).to_contain_text("Rulebook, page")
        expect(page.get_by_role("log").locator("p").last).to_contain_text(
            "Right!" if right else "Wrong this time."
        )
        press(page, "Next question" if number < 3 else "The report")
        if number < 3:
            expect(page.locator(".pw-exam h2")).to_be_focused()
            expect(page.locator(".pw-exam h2")).to_have_text(f"Question {number + 1} of 3")
    expect(page.get_by_role("heading", name="Referee’s exam: report")).to_be_focused()
    expect(page.locator(".pw-report")).to_contain_text("2 of the 3 answers are right.")
    expect(page.locator(".pw-missed")).to_have_count(1)


def test_a_space_that_is_pressed_tells_what_is_there(page: Page, sit: Sit):
    component = sit(3, 3)
    figure = component.view["figures"][0]
    page.locator(f".pw-cell[data-at='{figure['at']}']").click()
    expect(page.locator(".pw-look")).to_contain_text(figure["name"])


def test_what_is_printed_is_the_report_alone(page: Page, sit: Sit):
    sit(3, 3)
    page.get_by_role("button", name="Legal", exact=True).click()
    expect(page.get_by_role("button", name="Next question")).to_be_visible()
    page.get_by_role("button", name="How am I doing?").click()
    page.evaluate("window.print = () => { window.asked = true; }")
    page.get_by_role("button", name="Print the report").click()
    assert page.evaluate("window.asked")
    page.emulate_media(media="print")
    sheet = page.locator(".pw-printout")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("The one answer so far is")
    expect(sheet).to_contain_text("Printed on")
    expect(sheet.locator("button")).to_have_count(0)
    expect(page.locator("#place")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(sheet).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)


def test_an_exam_in_polish_fits_a_narrow_page_and_axe_finds_nothing_serious(
    page: Page, sit: Sit, serious_findings: Callable[[Page], list[str]]
):
    page.set_viewport_size({"width": 360, "height": 800})
    component = sit(7, 3, "pl")
    for stage in ("question", "rule", "feedback", "report"):
        assert page.evaluate(WIDER) <= 0, stage
        assert serious_findings(page) == [], stage
        if stage == "question":
            box = page.locator(".pw-verdict").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 800, "the verdict is in reach at once"
            while truth(component)[0]:
                page.get_by_role("button", name="Wolno", exact=True).click()
                page.get_by_role("button", name="Następne pytanie").click()
            page.get_by_role("button", name="Nie wolno", exact=True).click()
            expect(page.locator(".pw-choices-of-rules button")).to_have_count(4)
        elif stage == "rule":
            page.locator(".pw-choices-of-rules button").first.click()
            expect(page.locator(".pw-feedback")).to_be_visible()
        elif stage == "feedback":
            page.get_by_role("button", name="Jak mi idzie?").click()
            expect(page.locator(".pw-report")).to_be_visible()


def test_an_exam_of_the_lesson_is_sat_on_the_tutors_page(page: Page, page_server: str):
    page.goto(f"{page_server}tutor", wait_until="commit", timeout=START)
    page.locator(".pw-entry", has_text="The referee’s exam").first.click(timeout=START)
    for number in range(1, 5):  # a click while another step is on its way does nothing
        expect(page.get_by_text(f"step {number} of")).to_be_visible(timeout=START)
        page.get_by_role("button", name="Next step", exact=True).click()
    expect(page.locator(".pw-announced").first).to_contain_text("Legal or not?", timeout=START)
    page.get_by_role("button", name="Legal", exact=True).click()
    expect(page.locator(".pw-feedback")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Next question").click()
    expect(page.locator(".pw-exam h2")).to_have_text("Question 2 of 5", timeout=START)
