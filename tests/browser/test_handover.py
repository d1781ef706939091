"""One screen for two players who hide something from each other, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.game import PlatformerGame
from platformer_nb.games.platformer.model.state import State
from platformer_nb.table.table import Table
from platformer_widgets import PlayTable
from tests.browser.framed import frame
from tests.browser.test_layout import WIDER

POSITION = """
game: players 2
map:
    +----+----+----+
  1 |  1 :    :  2 |
    +====+====+====+
hero 1: avvy; coins 7
hero 2: etorn; coins 6
shop: items -, -, -; potions -, -, -
pool: -
"""


class Purses(Platformer):
    """The rules, with coins in purses that only their owners look into."""

    def observe(self, state: State, seat: int) -> State:
        heroes = [h if own == seat else replace(h, coins=0) for own, h in enumerate(state.heroes)]
        return replace(state, heroes=tuple(heroes))


class Veiled(PlatformerGame):
    """The game by these rules."""

    @property
    def rules(self) -> Platformer:
        return Purses(super().rules.box)


def shown(page: Page) -> PlayTable:
    game = Veiled()
    session = Session(game.rules, game.rules.read(POSITION), Seeded(4))
    component = PlayTable(Table(game, session, ("Ada", "Kim"), "en"))
    frame(page, component, "standalone/play_table.js")
    return component


def test_the_screen_is_handed_over_by_a_button_and_shows_nothing_meanwhile(
    page: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    component = shown(page)
    take = page.get_by_role("button", name="I am Ada")
    expect(page.get_by_role("heading", name="Hand the screen to Ada")).to_be_visible()
    expect(page.locator(".pw-tablegrid")).to_have_count(0)
    expect(page.get_by_role("log").first).to_contain_text("Hand the screen to Ada. What comes")
    assert "map" not in component.view
    assert serious_findings(page) == []
    assert page.evaluate(WIDER) <= 0
    take.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pw-turn h2")).to_be_focused()
    expect(take).to_be_hidden()
    assert [hero["coins"] for hero in component.view["heroes"]] == [7, 0]

    page.get_by_role("button", name="End", exact=False).first.click()
    while "map" in component.view and component.view["handover"] is None:
        page.locator(".pw-choices button").last.click()
    again = page.get_by_role("button", name="I am Kim")
    expect(again).to_be_focused()
    expect(page.locator(".pw-tablegrid")).to_have_count(0)
    again.click()
    expect(page.locator(".pw-turn h2")).to_be_focused()
    expect(again).to_be_hidden()
    assert [hero["coins"] for hero in component.view["heroes"]] == [0, 6]


def test_what_is_asked_is_told_in_the_readers_language(page: Page) -> None:
    component = shown(page)
    component.language = "pl"
    assert component.view["handover"]["title"] == "Przekaż ekran: Ada"
    assert component.view["handover"]["button"] == "To ja, Ada"
