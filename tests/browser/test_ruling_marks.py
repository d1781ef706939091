"""A cited rule that is a ruling says so by one quiet mark, and what is behind it opens by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from platformer_nb.core.parts.verdict import Reason
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.rules import say_rule
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.lessons.exam.exam import Exam
from platformer_nb.text import Words, languages
from platformer_widgets import ExerciseBoard, PlayTable, RefereeExam, open_lesson
from tests.browser.framed import frame
from tests.browser.test_layout import SMALL, WIDER

Findings = Callable[[Page], list[str]]

WIDTHS = (1280, 360)

FAR = """\
map:
    +----+----+----+----+
  2 |  W :    :    :    |
    +====+    +    +    +
  1 |    :    :   c:  1 |
    +====+====+====+====+
      a    b    c    d
hero 1: sweety
pool: sword move
"""


def behind(reason: Reason) -> str:
    """What stands behind the mark of a ruling."""
    return f"{reason.open} {reason.why}"


def told(page: Page, line: Locator, reason: Reason, words: Words) -> None:
    """A cited rule: a plain one has no mark; that of a ruling opens and closes by keys and by mouse."""
    mark, said = line.locator(".pw-rulingmark"), line.locator(".pw-behind")
    expect(line).to_contain_text(reason.rule)
    expect(said).to_be_hidden()
    if not reason.ruling:
        expect(mark).to_have_count(0)
        return
    expect(mark).to_have_text(words("rule-mark"))
    expect(mark).to_have_role("button")
    expect(mark).to_have_accessible_name(f"{reason.rule}: {words('rule-mark')}")
    expect(mark).to_have_attribute("aria-expanded", "false")
    mark.focus()
    page.keyboard.press("Enter")
    expect(said).to_be_visible()
    expect(said).to_have_text(behind(reason))
    expect(mark).to_have_attribute("aria-expanded", "true")
    expect(mark).to_have_attribute("aria-controls", said.get_attribute("id") or "none")
    expect(mark).to_be_focused()
    page.keyboard.press("Space")
    expect(said).to_be_hidden()
    mark.click()
    expect(said).to_be_visible()


def fits(page: Page, serious_findings: Findings) -> None:
    """At each width, the first again at the end."""
    for width in (*WIDTHS[1:], WIDTHS[0]):
        page.set_viewport_size({"width": width, "height": 800})
        size = "wide" if width > 900 else "narrow"
        expect(page.locator(f".pw[data-size={size}]").first).to_be_attached()
        assert page.evaluate(WIDER) <= 0, width
        assert page.evaluate(SMALL) == [], width
        assert serious_findings(page) == [], width


@pytest.mark.parametrize("language", languages())
def test_a_hint_in_a_lesson(page: Page, serious_findings: Findings, language: str) -> None:
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    board = open_lesson("03-jumping", language).exercise(3)
    frame(page, ExerciseBoard(board), "standalone/lesson.js")
    for rung in (1, 2):
        page.get_by_role("button", name=board.words("lesson-word-hint"), exact=True).click()
        expect(page.locator(".pw-hints > li")).to_have_count(rung)
    lines = page.locator(".pw-hints .pw-reasons li")
    expect(lines).to_have_count(len(board.step.rules))
    for index, rule in enumerate(board.step.rules):
        told(page, lines.nth(index), say_rule(board.words, rule), board.words)
    expect(page.locator(".pw-rulingmark:visible")).to_have_count(1)
    fits(page, serious_findings)


def test_a_refusal_and_the_log_of_a_game(page: Page, serious_findings: Findings) -> None:
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    rules = GAME.rules
    table = Table(Session(rules, rules.read(FAR), Seeded(1)), language="en")
    frame(page, PlayTable(table), "standalone/play_table.js")
    werewolf, coin = (page.locator(f".pw-cell[data-at='{at}']") for at in ("a2", "c1"))
    lines = page.locator(".pw-refusal .pw-reasons li")
    seen = set()
    far = page.locator(".pw-cell[data-at='b2']")
    for face, place in (("move", far), ("sword", werewolf)):
        page.locator(f"button.pw-die[data-face='{face}']").click()
        place.click()
        expect(lines.first).to_be_visible()
        assert table.verdict is not None
        expect(lines).to_have_count(len(table.verdict.reasons))
        for index, reason in enumerate(table.verdict.reasons):
            told(page, lines.nth(index), reason, table.words)
            seen.add(reason.ruling)
        fits(page, serious_findings)
        page.keyboard.press("Escape")
        expect(page.locator(".pw-refusal")).to_be_hidden()
        page.keyboard.press("Escape")  # the die is let go
    assert seen == {True, False}

    coin.click()
    expect(page.locator(".pw-log .pw-tag").nth(1)).to_be_attached()
    log = [tag for line in table.view()["log"] for tag in line["rules"]]
    marked = {tag for line in table.view()["log"] for tag in line["rulings"]}
    assert marked == {"MAP-8"}
    expect(page.locator(".pw-log .pw-tag")).to_have_text(
        [f"{rule} · ruling" if rule in marked else rule for rule in log]
    )


def test_an_exam_its_choices_and_its_report_on_paper(page: Page) -> None:
    exam = Exam(GAME, 4, rules=("ATK-1",), count=1, language="en")
    component = RefereeExam(exam)
    frame(page, component, "standalone/referee.js")
    assert exam.item is not None
    assert not exam.item.legal
    page.get_by_role("button", name="Not legal", exact=True).click()
    choices = page.locator(".pw-choices-of-rules button")
    expect(choices).to_have_count(len(exam.choices))
    for index, choice in enumerate(exam.choices):
        mark = choices.nth(index).locator(".pw-tag").nth(2)
        expect(mark).to_be_visible(visible=choice.ruling)
    choices.filter(has_text="ATK-1").click()
    lines = page.locator(".pw-feedback .pw-reasons li")
    expect(lines.first).to_be_visible()
    for index, reason in enumerate(exam.feedback().reasons):
        told(page, lines.nth(index), reason, exam.words)
    page.get_by_role("button", name="The report").click()
    told(page, page.locator(".pw-marks li"), exam.report().lines[0].reason, exam.words)
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print the report").click()
    page.emulate_media(media="print")
    sheet = page.locator(".pw-printout")
    expect(sheet.locator(".pw-cite")).to_contain_text("ruling")
    expect(sheet.locator("button")).to_have_count(0)
