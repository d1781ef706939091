"""A first visit to the site in a real Chromium: how much it brings, and what it leaves to later."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.text.rule_search import MAX_FOUND
from tests.site.conftest import BELOW, Host
from tests.site.test_site import KEPT, LONG_PATIENCE, opened, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST = 12_000_000
"""Bytes of a first visit to the play page, from a host that packs nothing."""
LESSONS = re.compile(r"/(learn|tutor)")


def brought(served: Host, host: Path) -> dict[str, int]:
    """The files of the site that were asked for, once each, and their bytes."""
    found: dict[str, int] = {}
    for asked in served.asked:
        path = host / asked.lstrip("/").partition("?")[0]
        found[asked] = (path / "index.html" if path.is_dir() else path).stat().st_size
    return found


def test_a_first_visit_plays_labyrinth_and_brings_what_lessons_need_with_an_example_of_a_rule(
    page: Page, served: Host, host: Path
) -> None:
    opened(page, served.address)
    page.get_by_role("button", name="Labyrinth", exact=True).click()
    page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill("maze")
    page.get_by_role("button", name="Enter the Labyrinth").click()
    page.locator(".lb-litcell").click(timeout=LONG_PATIENCE)
    expect(page.locator(".pw-turn")).to_contain_text("1 action is left", timeout=LONG_PATIENCE)
    expect(page.locator(KEPT)).to_be_attached(timeout=LONG_PATIENCE)
    until(page, "navigator.serviceWorker.controller !== null")
    files = brought(served, host)
    assert [name for name in files if LESSONS.search(name)] == []
    assert sum(files.values()) < MOST
    built = json.loads((host / BELOW / "site.json").read_text())
    assert built["first_visit"] <= sum(files.values()), "and no more than is said"

    for name in ("New game", "Another game", "Platformer"):
        page.get_by_role("button", name=name, exact=True).click()
    find(page, "never through a WALL")
    assert [asked for asked in served.asked if "learn-" in asked]


def find(page: Page, text: str) -> None:
    """Find a rule of Platformer, and see its example drawn."""
    page.get_by_role("button", name="Find a rule").press("Enter")
    page.keyboard.type(text)
    # Until the search has answered, all rules stand there; the nearest ones stand behind what was asked for.
    lines = page.locator(".pw-ruleline")
    expect(lines.nth(MAX_FOUND - 1)).to_have_count(0, timeout=LONG_PATIENCE)
    expect(lines.first).to_contain_text("Wall")
    lines.first.press("Enter")
    shown = page.locator(".pw-ruleopen:visible .pw-ruleboard svg").first
    expect(shown).to_be_visible(timeout=LONG_PATIENCE)
