"""The play page and the tutor behind a real nginx: by https, below a path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import servers
from tests.browser.test_saving import SEED, await_kept, one_action
from tests.browser.visitor import START, Visitor
from tests.serve import nginx

BASE = "/games/"


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """The certificate is signed by nobody."""
    return browser_context_args | {"ignore_https_errors": True}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    options = ("--base-url", "games", "--allow-host", "localhost")
    with (
        servers.play(tmp_path / "run", *options) as server,
        nginx.in_front_of(
            server.address.removesuffix(BASE), tmp_path / "nginx", "localhost", BASE
        ) as (port, _),
    ):
        yield f"https://localhost:{port}{BASE}"


def test_a_game_is_played_and_goes_on_after_a_reload_and_the_tutor_is_beside_it(
    page: Page, address: str
) -> None:
    visitor = Visitor(page)
    visitor.arrive(address)
    table = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, table.record())
    page.reload()
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    page.get_by_role("link", name="Learn the rules").click()
    expect(page.get_by_role("heading", name="Lessons", exact=True)).to_be_visible(timeout=START)
    assert page.url == f"{address}tutor"
    page.get_by_role("link", name="Play the game").click()
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    assert page.url == address
