"""The board has what room there is: Spaces for fingers, news that are read whole, panels that stay where they are."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_phone_turn import PLAYERS, load
from tests.browser.test_small_screens import CLEAR, SENTENCE_FIRST
from tests.browser.visitor import START

SIZE = """what => {
  const found = document.querySelector(what).getBoundingClientRect();
  return {x: found.x, y: found.y, right: found.right, bottom: found.bottom, width: found.width, height: found.height};
}"""

BESIDE = """() => {
  const [lone, ...others] = [...document.querySelectorAll(".pw-choicebar button")].filter((one) => one.offsetParent).reverse();
  return !lone.matches(".pw-whynot") || others.some((one) => one.offsetTop + one.offsetHeight > lone.offsetTop);
}"""


@cache
def three_levels() -> Table:
    """A table at which Ada is in turn on a map of three Levels, one of them gone."""
    table = new_table(PLAYERS, 3, make_bot=lambda kind, seed: make_bot(GAME, kind, seed))
    player = make_bot(GAME, "search", 1)
    while table.state.turn < 9 or table.bot is not None or not table.view()["targets"]:
        if table.bot is not None:
            table.intent({"intent": "bot", "for": table.number})
        else:
            state = table.state
            table.do(player.choose(GAME.rules, state, tuple(GAME.rules.actions(state))))
    assert not table.over
    return table


def laid(page: Page, address: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(address, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    load(page, three_levels())
    expect(page.locator(".pw-map")).to_be_visible(timeout=PATIENCE)


def test_on_a_phone_a_space_takes_a_finger_and_on_its_side_the_board_is_whole_with_the_news_beside_it(
    page: Page, page_server: str
) -> None:
    laid(page, page_server, 360, 740)
    for what in (".pw-cell", "button.pw-die"):
        size = page.evaluate(SIZE, what)
        assert min(size["width"], size["height"]) >= 43.9, what
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(BESIDE), "what is not possible has a row of its own"

    for width, height, least in ((780, 360, 370), (640, 400, 350)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(CLEAR, arg=".pw-end")
        board, news = (page.evaluate(SIZE, what) for what in (".pw-map", ".pw-lasttext"))
        assert board["width"] >= least
        assert board["y"] >= 0
        assert board["bottom"] <= height
        assert news["x"] >= board["x"] + board["width"]
        assert news["bottom"] <= height, "what has happened is in sight"
        ends = (page.evaluate(SIZE, what) for what in (".pw-end", ".pw-backhere"))
        assert all(one["y"] >= 0 and one["bottom"] <= height for one in ends)
        assert page.evaluate(WIDER) <= 0
        right = page.evaluate(
            "Math.max(...[...document.querySelectorAll('.pw-area-side *')].filter((one) => one.offsetParent)"
            ".map((one) => one.getBoundingClientRect().right))"
        )
        assert right <= width, "what stands beside the board is cut"
        cell = page.evaluate(SIZE, ".pw-cell")
        assert min(cell["width"], cell["height"]) >= 43.9, "a Space takes a finger"

        # What ends the turn and takes back stay in view with a refusal; all of that can be read.
        page.locator(".pw-cell:not(.pw-legal)").nth(5).click()
        expect(page.locator(".pw-refusal h3")).to_be_visible(timeout=PATIENCE)
        kept = (".pw-end", ".pw-backhere", ".pw-rare", *((".pw-dicebar",) if width > 700 else ()))
        for part in (".pw-refusal h3", *kept):
            page.wait_for_function(CLEAR, arg=part)
        # Whoever turns the phone goes on reading.
        for size in ((height, width), (width, height)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_function(CLEAR, arg=".pw-refusal h3")
        assert page.evaluate(SENTENCE_FIRST)
        way = page.locator(".pw-refusal > .pw-row:not(.pw-ofruling) > button").last
        way.scroll_into_view_if_needed()
        expect(way).to_be_in_viewport(ratio=0.99)
        page.keyboard.press("Escape")
        expect(page.locator(".pw-refusal")).to_be_hidden()
        page.keyboard.press("e")  # what the end would cost is told below the choices
        told = page.locator(".pw-warning:visible").bounding_box()
        assert told
        for choice in page.locator(".pw-choices > button:visible").all():
            box = choice.bounding_box()
            assert box
            assert box["y"] + box["height"] <= told["y"] + 1
        page.keyboard.press("Escape")
        expect(page.locator("[data-again]")).to_have_count(0)
        page.evaluate("document.activeElement.blur()")


def test_what_is_foreseen_leaves_the_lowest_row_and_the_hint_goes_from_do_to_close(
    page: Page, page_server: str
) -> None:
    laid(page, page_server, 1280, 800)
    # What room there is under the board shows the Shop, all of its cards with their prices.
    expect(page.locator(".pw-under > .pw-shop")).to_be_visible()
    for what in (".pw-under .pw-offer strong", ".pw-under .pw-offer .pw-price"):
        assert page.evaluate(CLEAR, what), what
    page.locator(".pw-cell.pw-legal").first.hover()
    line = page.locator(".pw-foreseen")
    expect(line).to_be_visible(timeout=PATIENCE)
    told, board = (page.evaluate(SIZE, what) for what in (".pw-foreseen", ".pw-map"))
    strip = 30  # of a Level that nobody has seen yet
    assert told["bottom"] <= board["y"] + strip or told["y"] >= board["bottom"]

    page.keyboard.press("c")
    panel = page.locator(".pw-coach")
    expect(panel.locator("h3")).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("Tab")
    expect(panel.locator(".pw-primary")).to_be_focused()
    corner = page.evaluate(SIZE, ".pw-coach .pw-corner")
    assert corner["y"] < page.evaluate(SIZE, ".pw-coach .pw-primary")["y"]
    last = panel.locator("button:visible").last
    assert "pw-corner" in (last.get_attribute("class") or "")


def test_what_a_high_board_has_sent_away_from_under_it_does_not_come_back_with_a_low_one(
    page: Page, page_server: str
) -> None:
    laid(page, page_server, 1280, 800)
    high = "high => { document.querySelector('.pw-map').style.minHeight = high ? '640px' : ''; }"
    low = "document.querySelector('.pw-map').style.maxHeight = '300px'"
    page.evaluate(low)
    under = page.locator(".pw-under > .pw-panel")
    expect(under).to_have_count(1)
    page.evaluate(high, True)
    expect(under).to_have_count(0)
    page.evaluate(high, False)
    expect(page.locator(".pw-map")).to_have_js_property("offsetHeight", 300)
    page.wait_for_timeout(200)
    expect(under).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 810})
    expect(under).to_have_count(1)
