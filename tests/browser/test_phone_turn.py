"""A turn on an upright phone: what two dice can be forged into is in view, and a bot's abilities are no buttons."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import End, Spawn
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.test_small_screens import CLEAR, ENDS, SOON
from tests.browser.visitor import START

PLAYERS = [{"name": "Ada", "hero": "angelo"}, {"bot": "greedy", "hero": "lumi"}]


def with_a_pair(seed: int) -> tuple[Table, list[int]] | None:
    """A table at which Ada stands on the map with two equal dice, and the numbers of these."""
    table = new_table(PLAYERS, seed, make_bot=partial(make_bot, GAME))
    while table.bot is not None:
        table.intent({"intent": "bot", "for": table.number})
    spawns = [one for one in GAME.rules.actions(table.state) if isinstance(one, Spawn)]
    if not spawns:
        return None
    table.do(spawns[0])
    left = [(die["symbol"], n) for n, die in enumerate(table.view()["dice"], 1) if not die["used"]]
    pairs = [[n for face, n in left if face == symbol] for symbol in {face for face, _ in left}]
    return next(((table, pair[:2]) for pair in pairs if len(pair) > 1), None)


def load(page: Page, table: Table) -> None:
    """Go on with the game of a table, whatever the page shows."""
    page.locator(".pw-load").evaluate("node => { node.open = true }")
    field = page.locator(".pw-load textarea")
    field.evaluate("(node, text) => { node.value = text }", table.record())
    page.locator(".pw-load button").first.evaluate("node => node.click()")


def test_forging_is_in_view_and_a_bots_ability_is_no_button(page: Page, page_server: str) -> None:
    table, pair = next(filter(None, map(with_a_pair, range(9))))
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    load(page, table)
    expect(page.locator(".pw-now .pw-useability")).to_be_visible(timeout=PATIENCE)

    page.locator(".pw-rare").click()
    even = f"() => String(({ENDS})()) === '352'"  # the rows of the unfolded bar end at one place
    page.wait_for_function(even, timeout=SOON)
    page.locator(".pw-rare").click()
    assert page.evaluate(CLEAR, ".pw-dicebar")
    end = page.evaluate("getComputedStyle(document.querySelector('.pw-page')).paddingBottom")
    tray = page.locator(".pw-area-controls").bounding_box()
    assert tray
    assert float(end[:-2]) >= tray["height"], "the end of the page lies under what is pinned"

    # The focus is still in the bar: the keys play all the same.
    for number in pair:
        page.keyboard.press(str(number))
        expect(page.locator(f".pw-die[data-key='{number}']")).to_have_attribute(
            "aria-pressed", "true", timeout=PATIENCE
        )
    into = page.locator(".pw-into")
    expect(into).to_have_count(4)  # any of the six but the one shown, and the star
    page.wait_for_function(CLEAR, arg=".pw-into", timeout=SOON)
    page.wait_for_function(CLEAR, arg=".pw-end", timeout=SOON)
    page.wait_for_function(CLEAR, arg=".pw-backhere", timeout=SOON)
    expect(page.locator(".pw-asked")).to_have_class(re.compile("pw-askedtold"))
    into.first.click()
    expect(into.first).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    assert page.evaluate(WIDER) <= 0

    page.keyboard.press("Escape")
    expect(into).to_have_count(0)
    # Whoever plays on is done with the menu.
    page.locator(".pw-rare").click()
    expect(page.locator(".pw-rare")).to_have_attribute("aria-expanded", "true")
    page.locator(f".pw-die[data-key='{pair[0]}']").click()
    expect(page.locator(".pw-rare")).to_have_attribute("aria-expanded", "false")
    page.locator(".pw-pace select").select_option("step")
    while table.bot is None:
        actions = list(GAME.rules.actions(table.state))
        table.do(End() if End() in actions else actions[0])
    load(page, table)
    bot = page.locator(".pw-hero.pw-now", has=page.locator(".pw-name", has_text="Lumi"))
    expect(bot.locator(".pw-ability")).to_be_visible(timeout=PATIENCE)
    assert table.view()["heroes"][1]["ability"]["action"], "there is an ability to use"
    expect(page.locator(".pw-use:visible")).to_have_count(0)
