"""A message can be lost, and its answer too: the game goes on, and nobody decides twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.hands import PATIENCE
from tests.browser.visitor import Visitor

BOT = b'"intent": "bot"'
SOON = 30_000
"""Milliseconds in which a game of bots has to go on."""

PATIENT = 1.5
"""Seconds that a bot is left to decide in, at least, as they look from here."""


@dataclass
class Leak:
    """A connection to the kernel that loses what `loses` says, both ways, as long as it likes."""

    loses: Callable[[bytes, bool], bool] = lambda _message, _up: False
    asked: list[tuple[int, float]] = field(default_factory=list)
    """On which view bots were asked, and when: those too that were lost."""
    lost: int = 0

    def over(self, route: WebSocketRoute) -> None:
        """Stand between a page and its server."""
        server = route.connect_to_server()
        route.on_message(lambda message: self._pass(server, message, True))
        server.on_message(lambda message: self._pass(route, message, False))

    def _pass(self, to: WebSocketRoute, message: str | bytes, up: bool) -> None:
        raw = message.encode() if isinstance(message, str) else message
        plain = raw.replace(b'":', b'": ').replace(b":  ", b": ")
        if up and BOT in plain:
            number = int(plain.partition(b'"for": ')[2].partition(b"}")[0])
            self.asked.append((number, time.monotonic()))
        if self.loses(plain, up):
            self.lost += 1
        else:
            to.send(message)


def first(number: int, of: Callable[[bytes, bool], bool]) -> Callable[[bytes, bool], bool]:
    """The first messages of a kind."""
    left = [number]

    def one(message: bytes, up: bool) -> bool:
        if not left[0] or not of(message, up):
            return False
        left[0] -= 1
        return True

    return one


def question(message: bytes, up: bool) -> bool:
    return up and BOT in message


def answer(leak: Leak) -> Callable[[bytes, bool], bool]:
    """What the kernel shows once a bot was asked."""
    return lambda message, up: not up and bool(leak.asked) and b'"serial": ' in message


@pytest.fixture
def leak(page: Page) -> Leak:
    leak = Leak()
    page.route_web_socket("**/channels**", leak.over)
    return leak


def bots_begin(page: Page, address: str) -> None:
    """Two bots sit down to play, and hurry."""
    page.add_init_script("localStorage.setItem('platformer-nb/pace', 'fast')")
    Visitor(page).arrive(address)
    for player in ("1", "2"):
        page.get_by_label(f"Player {player} is played by", exact=True).select_option("greedy")
    page.get_by_role("button", name="Start the climb").click()
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=PATIENCE)


def await_state(page: Page, at_least: int) -> None:
    """Wait until the table shows this view or a later one."""
    page.wait_for_function(
        "state => Number(document.querySelector('.pw-tablegrid')?.dataset.state) >= state",
        arg=at_least,
        timeout=SOON,
    )


def test_bots_go_on_when_the_question_is_lost_and_what_is_answered_in_time_is_asked_once(
    page: Page, page_server: str, leak: Leak
) -> None:
    leak.loses = first(1, question)
    bots_begin(page, page_server)
    await_state(page, 3)
    assert leak.lost == 1
    assert [number for number, _ in leak.asked[:2]] == [0, 0]

    await_state(page, 8)
    answered = leak.asked[1:]
    numbers = [number for number, _ in answered]
    assert sorted(set(numbers)) == list(range(max(numbers) + 1))
    for (number, at), (following, later) in pairwise(answered):
        assert following > number or later - at > PATIENT, "asked again before it was time"


def test_bots_go_on_when_the_answers_are_lost(page: Page, page_server: str, leak: Leak) -> None:
    leak.loses = first(2, answer(leak))
    bots_begin(page, page_server)
    waiting = page.get_by_text("Waiting for the game…")
    expect(waiting).to_be_visible()
    await_state(page, 3)
    expect(waiting).to_be_hidden()
    assert leak.lost == 2
    assert [number for number, _ in leak.asked[:4]] == [0, 0, 0, 1], "nobody has decided twice"
