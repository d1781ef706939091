"""A page that nobody uses is warned, stays for who is there, rests, and comes back with its game at a key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.serve.folders import notebooks
from platformer_nb.text import BASE, Words
from tests import servers
from tests.browser.conftest import Watch
from tests.browser.test_saving import SEED, await_kept, one_action
from tests.browser.visitor import START, Visitor

WORDS = Words(BASE, DEFAULT_GAME)
MINUTES = 0.15
SOON = 90_000


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv(VARIABLE, DEFAULT_GAME)
    page = notebooks() / "play.ipynb"
    with servers.one_notebook(tmp_path / "run", page, idle=MINUTES) as server:
        yield server.address


def test_an_idle_page_is_warned_rests_and_comes_back_with_its_game(
    page: Page, address: str, watch: Watch
) -> None:
    # The page asks whether its kernel is there, and is told that it is not.
    watch.expect(r"status of 404|WebSocket connection to .* failed")
    visitor = Visitor(page)
    visitor.arrive(address)
    table = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, table.record())
    said = page.locator(".pw-lost")
    expect(said).to_contain_text(WORDS("connection-idle"), timeout=SOON)
    page.keyboard.press("Shift")
    expect(said).to_be_hidden()
    expect(said).to_contain_text(WORDS("connection-resting"), timeout=SOON)
    with page.expect_navigation(timeout=START):
        page.keyboard.press("Shift")
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    await_kept(page, table.record())
