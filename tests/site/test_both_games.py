"""Each game of the site, without a network on the second visit: against a bot, in a lesson, by a link that holds a place."""

import re

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.labyrinth import GAME
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import PAGE, Words
from tests.browser.conftest import Watch
from tests.browser.test_maze_lesson import press
from tests.site.conftest import Host
from tests.site.test_carrying import chosen
from tests.site.test_memory import ON_MEMORY
from tests.site.test_site import KEPT, LONG_PATIENCE, opened, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LESSON = "01-goal"
NUMBER = next(
    number for number, step in enumerate(reading_steps(GAME, LESSON), 1) if step.kind == "exercise"
)


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    return {**browser_context_args, "has_touch": True, "reduced_motion": "reduce"}


@pytest.mark.keeps_memory
def test_labyrinth_is_played_against_a_bot_and_learnt_without_a_network(
    page: Page, served: Host, watch: Watch
) -> None:
    watch.expect("ERR_CONNECTION_REFUSED|Failed to load resource|Failed to update a ServiceWorker")
    for path in ("", "tutor/"):
        opened(page, f"{served.address}{path}")
        expect(page.locator(KEPT)).to_be_attached(timeout=LONG_PATIENCE)
        until(page, "navigator.serviceWorker.controller !== null")
    expect(page.locator("body[data-memory=kept]")).to_be_attached(timeout=LONG_PATIENCE)
    served.stop()

    # The link of a step, then its exercise as its solution goes.
    opened(page, f"{served.address}tutor/?new#labyrinth:lesson=01/{NUMBER}")
    expect(page.locator(".pw-lessongrid .lb-board")).to_be_visible(timeout=LONG_PATIENCE)
    assert page.evaluate(ON_MEMORY) is True
    words = Words("en", "labyrinth", medium=PAGE)
    board = Lesson(GAME, LESSON, words).exercise(1)
    for text in board.step.solutions[0]:
        press(page, board, text)
    solved = page.locator(".pw-feedback:not(.pw-consequence)")
    expect(solved).to_contain_text(words("lesson-solved"))

    # A rule that is named in an address, and one's own game against a bot.
    opened(page, f"{served.address}tutor/?newer#labyrinth:END-1")
    expect(page.locator("main")).to_contain_text("END-1")
    opened(page, served.address)
    chosen(page, "Labyrinth")
    page.locator(".pw-playerline").nth(1).locator("select").first.select_option("greedy")
    page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill("maze")
    page.get_by_role("button", name="Enter the Labyrinth").click()
    page.locator(".lb-litcell").click(timeout=LONG_PATIENCE)
    expect(page.locator(".pw-turn")).to_contain_text("1 action is left")
    heading = page.locator(".pw-turn h2")
    own = heading.inner_text()
    end = page.get_by_role("button", name="End the turn")
    end.click()
    page.wait_for_timeout(400)  # a second press at once is a slip
    end.click()
    again = re.compile(r"Turn [23]\..*Aim", re.DOTALL)
    expect(page.locator(".pw-tableroom:visible")).to_contain_text(again, timeout=LONG_PATIENCE)
    expect(heading).to_have_text(own, timeout=LONG_PATIENCE)
    served.start()


def test_the_gallery_fits_a_phone_and_fetches_only_drawings_that_are_near(
    page: Page, served: Host
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{served.address}box/labyrinth/uk.html")
    first, last = page.locator(".drawn img").first, page.locator(".drawn img").last
    expect(first).not_to_have_js_property("naturalWidth", 0)
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(fits)
    far = last.evaluate("image => new URL(image.src).pathname")
    assert far not in served.asked
    last.scroll_into_view_if_needed()
    expect(last).not_to_have_js_property("naturalWidth", 0)
    assert far in served.asked
    page.goto(f"{served.address}docs/")
    assert page.evaluate(fits), "addresses of the documentation's list break"
