"""A lesson of Labyrinth on the tutor's page: on a phone, by touch, in Polish."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.view.choices import target_of
from platformer_nb.lessons.boards.boards import Board
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import PAGE, Words
from tests import servers
from tests.browser.test_layout import WIDER

PATIENCE = 60_000
LESSON = "01-goal"
WORDS = Words("pl", "labyrinth", medium=PAGE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The pages with this game."""
    with servers.play(tmp_path_factory.mktemp("maze"), "--game", "labyrinth") as server:
        yield server.address


# A phone, as a profile that the tests share.
pytestmark = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, locale="pl-PL", has_touch=True
)


IN_VIEW = """node => {
  const box = node.getBoundingClientRect();
  const seen = document.elementFromPoint(innerWidth / 2, (box.top + box.bottom) / 2);
  return box.top >= 0 && box.bottom <= innerHeight && node.contains(seen);
}"""


def opened(page: Page, address: str, kind: str, lesson: str = LESSON) -> None:
    """Open the first step of this kind."""
    steps = reading_steps(GAME, lesson)
    number = next(n for n, step in enumerate(steps, 1) if step.kind == kind)
    page.goto(f"{address}tutor?language=pl#lesson={lesson[:2]}/{number}", wait_until="commit")
    expect(page.locator(".pw-lessongrid .lb-board")).to_be_visible(timeout=PATIENCE)


def press(page: Page, board: Board, text: str) -> None:
    """Do an action of the board here on the page, and here: at its cell, then on the card if it asks."""
    state: Any = board.session.state
    action = GAME.rules.read_action(state, text)
    said = GAME.narrator.action(state, action, board.words)
    at = target_of(state, action)
    if at is None:
        page.get_by_role("button", name=said).first.tap()
    else:
        cell = page.locator(f'.pw-lessongrid .lb-cell[data-at="{at[:2]}"]')
        # The answer to the action before may still be on its way: a press now would only show the cell's corridors.
        expect(cell).to_have_attribute("aria-label", re.compile(re.escape(said)), timeout=PATIENCE)
        cell.tap()
        if len(state.maze.corridors(CELL_OF[at[:2]])) > 1:
            page.locator(".lb-options .lb-option").filter(has_text=said).first.tap()
    board.do(text)
    expect(page.locator(".pw-lessongrid .lb-chooser")).to_be_hidden()


def test_an_exercise_is_solved_on_a_phone(
    page: Page, address: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    lesson = Lesson(GAME, LESSON, WORDS)
    opened(page, address, "exercise")
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
    board = lesson.exercise(1)
    for text in board.step.solutions[0]:
        press(page, board, text)
    assert board.solved
    expect(page.locator(".pw-feedback:not(.pw-consequence)")).to_contain_text(
        WORDS("lesson-solved")
    )


def test_what_is_to_be_done_now_stays_in_view_on_a_phone(
    page: Page, address: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    opened(page, address, "exercise", "03-building")
    calls = page.locator(".pw-calls")
    page.locator(".pw-lessongrid .lb-board").evaluate("node => node.scrollIntoView()")
    assert calls.evaluate(IN_VIEW)
    page.locator('.pw-lessongrid [data-action="build"]').tap()
    expect(calls).to_have_text(WORDS("prompt-lay-tile"), timeout=PATIENCE)
    page.locator(".pw-lessongrid .lb-board").evaluate("node => node.scrollIntoView()")
    assert calls.evaluate(IN_VIEW), (
        "with the board on the screen, where the tile lies is asked below it"
    )
    assert page.evaluate(WIDER) <= 0
    # A key idea has its pictures: two corridors of one tile by their names, each with its sentence.
    page.evaluate("location.hash = 'lesson=03/4'")
    pictures = page.locator(".pw-steppictures > li")
    expect(pictures).to_have_count(3, timeout=PATIENCE)
    expect(pictures.first.locator(".lb-letter")).to_have_text(["a", "b"])
    expect(pictures.first).to_contain_text(WORDS("lesson-building-two-corridors-apart"))
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
    # What a character carries is seen on its closed card.
    page.evaluate("location.hash = 'lesson=05/6'")
    card = page.locator(".pw-lessongrid .lb-pawns details").first
    expect(card.locator(".lb-thing").first).to_be_visible(timeout=PATIENCE)
    expect(card.locator(".lb-carried")).to_be_hidden()
    card.evaluate("node => { node.open = false }")
    expect(card.locator(".lb-carried > svg")).to_have_count(2)
    carried = ", ".join(WORDS(f"card-{one}") for one in ("rope", "flask"))
    expect(card.locator(".lb-carried")).to_have_attribute("aria-label", carried)
    expect(card.locator(".lb-carried")).to_be_visible()


def test_what_is_chosen_below_the_maze_is_in_view_on_a_phone(page: Page, address: str) -> None:
    clear = """node => {
      const box = node.getBoundingClientRect();
      const within = [box.top + 2, box.bottom - 2].map(y => document.elementFromPoint((box.left + box.right) / 2, y));
      return box.bottom <= innerHeight && within.every(seen => node.contains(seen));
    }"""
    page.goto(f"{address}tutor?language=pl#lesson=03/3", wait_until="commit")
    heading, before = page.locator(".pw-stepper > h2"), ""
    for step in (3, 7):
        page.evaluate("hash => { location.hash = hash; }", f"lesson=03/{step}")
        expect(heading).not_to_have_text(before, timeout=PATIENCE)
        before = heading.inner_text()
        build = page.locator('.pw-lessongrid [data-action="build"]')
        expect(build).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("scrollY") == 0
        assert build.evaluate(clear), "neither below the screen nor under what is pinned there"


def test_where_a_figure_will_be_is_marked_in_the_maze(page: Page, address: str) -> None:
    opened(page, address, "predict")
    prediction = Lesson(GAME, LESSON, WORDS).predict(1)
    for asked in prediction.asked:
        page.locator(".pw-ask").filter(has_text=asked.question).tap()
        if asked.choices:
            page.get_by_role("button", name=dict(asked.choices)[str(asked.truth)], exact=True).tap()
        elif isinstance(asked.truth, int):
            page.get_by_role("button", name=str(asked.truth), exact=True).tap()
        else:
            expect(page.get_by_text(WORDS("lesson-word-point"))).to_be_visible()
            page.locator(f'.pw-lessongrid .lb-cell[data-at="{asked.truth[:2]}"]').tap()
            mark = page.locator(".lb-options .lb-option").first
            expect(mark).to_have_text(WORDS("mark-here", at=asked.truth))
            mark.tap()
            expect(page.locator(".lb-mark.lb-hint")).not_to_have_count(0)
    page.get_by_role("button", name=WORDS("lesson-word-see"), exact=True).tap()
    expect(page.locator(".pw-feedback:not(.pw-consequence)")).to_contain_text(
        WORDS("lesson-solved")
    )


def test_an_exam_on_a_phone_states_what_decides_above_the_maze_tries_nothing_and_goes_on_where_the_screen_begins(
    page: Page, address: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    number = next(n for n, s in enumerate(reading_steps(GAME, LESSON), 1) if s.kind == "exam")
    page.goto(f"{address}tutor?language=pl#lesson=01/{number}", wait_until="commit")
    expect(page.locator(".pw-exam .lb-board")).to_be_visible(timeout=PATIENCE)
    facts = page.locator(".pw-exam-near .pw-facts")
    expect(facts).to_be_in_viewport(ratio=1)
    above = (
        "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
    )
    board = page.locator(".pw-exam .lb-board").element_handle()
    assert page.evaluate(above, [facts.element_handle(), board])
    page.locator('.pw-exam .lb-cell[data-at="a4"]').tap()
    sheet = page.locator(".pw-exam .lb-chooser")
    expect(sheet.locator(".lb-way")).to_be_visible()
    expect(sheet.locator(".lb-option:visible")).to_have_count(0)
    assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []

    # The next question begins where the screen does.
    page.keyboard.press("Escape")
    page.locator(".pw-verdict button").first.tap()
    page.locator(".pw-exam .pw-feedback .pw-primary").tap(timeout=PATIENCE)
    expect(page.locator(".pw-exam .pw-feedback")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".pw-exam .pw-announced")).to_be_in_viewport(ratio=1)
    expect(page.locator(".pw-exam .lb-board")).to_be_in_viewport(ratio=0.95)


@pytest.mark.browser_context_args
def test_the_first_screen_shows_the_lesson_that_comes_next(page: Page, address: str) -> None:
    """The way through the lessons begins at its lower end, which was below the screen."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}tutor?language=pl", wait_until="commit")
    first = page.locator('.pw-way li[data-stands="here"] .pw-entry')
    expect(first).to_contain_text("01", timeout=PATIENCE)
    expect(first).to_be_in_viewport(ratio=1)


def test_a_refusal_on_a_phone_leaves_the_place_that_it_is_about_in_view(
    page: Page, address: str
) -> None:
    opened(page, address, "exercise")
    page.locator('.pw-lessongrid .lb-cell[data-at="b4"]').tap()
    page.get_by_role("button", name=WORDS("try-here")).first.tap()
    refusal = page.locator(".pw-lessongrid .pw-refusal")
    expect(refusal.locator("h3")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    expect(refusal.locator(".pw-reasons")).to_be_in_viewport()
    expect(page.locator(".pw-lessongrid .lb-board [data-as='refused']").first).to_be_in_viewport(
        ratio=0.95
    )
