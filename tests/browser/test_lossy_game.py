"""A whole game over a connection that loses every third, then every seventh message of the page, both ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.games import load_game
from tests.browser.hands import PATIENCE
from tests.browser.test_lost_messages import Leak
from tests.browser.test_saving import await_kept
from tests.browser.visitor import Visitor

SEED, BOT_SEED = "short 37", 37
"""A game for one that is soon over, as this bot plays it."""
MOST = 60
OFTEN = {0: 3, 7: 7}
"""From which action on every so many-th message is lost: half of the game each."""
LEAST = 1
RESENT = 2000
"""Milliseconds after which a page sends again."""
LOOKS = 1200
"""How often it is looked whether an answer has come, each 50 milliseconds."""


def every(number: int) -> Callable[[bytes, bool], bool]:
    """Each so many-th message of the page's component, counted for each direction."""
    counts = {True: count(1), False: count(1)}

    def one(message: bytes, up: bool) -> bool:
        return b'"comm_msg"' in message and next(counts[up]) % number == 0

    return one


class Patient(Visitor):
    """Plays over a leak; where something was lost, the page's clock goes on until it asks again."""

    def __init__(self, page: Page, leak: Leak) -> None:
        super().__init__(page)
        self.leak = leak

    def hurry(self, there: Callable[[], bool]) -> None:
        lost = self.leak.lost
        for look in range(LOOKS):
            if there():
                return
            self.page.wait_for_timeout(50)
            if self.leak.lost > lost or look % 40 == 39:
                lost = self.leak.lost
                self.page.clock.fast_forward(RESENT)
        raise AssertionError("nothing goes on")

    def wish(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        assert self.table is not None
        self.press_for(wish)
        view = self.answer({**wish, "for": self.table.number})
        shown = self.page.locator(f"{self.grid}[data-state='{view['state']}']")
        self.hurry(lambda: shown.count() > 0)
        return view


@pytest.mark.new_profile  # its clock is the profile's
def test_a_whole_game_is_played_though_messages_are_lost(page: Page, page_server: str) -> None:
    leak = Leak()
    page.route_web_socket("**/channels**", leak.over)
    page.clock.install()
    visitor = Patient(page, leak)
    visitor.arrive(page_server)
    page.get_by_role("button", name="Remove player 2").click()
    table = visitor.start(SEED, (("Ada", "sweety"),))
    bot = make_bot(load_game("platformer"), "greedy", BOT_SEED)
    for number in range(MOST):
        if table.over:
            break
        if number in OFTEN:
            leak.lost, leak.loses = 0, every(OFTEN[number])
        rules = table.session.rules
        visitor.do(bot.choose(rules, table.state, tuple(rules.actions(table.state))))
        if number + 1 in OFTEN:
            assert leak.lost > LEAST
    assert table.over
    assert leak.lost > LEAST
    expect(page.locator(".pw-over")).to_contain_text(table.view()["over"]["text"], timeout=PATIENCE)
    expect(page.locator("ol.pw-log li").last).to_contain_text(visitor.view()["log"][-1]["text"])
    record = table.record()
    visitor.hurry(
        lambda: page.evaluate("localStorage['platformer-nb/platformer/record']") == record
    )
    await_kept(page, record)
