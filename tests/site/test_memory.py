"""The memory of a page is kept in the background, and its next visit opens on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.site.conftest import Host
from tests.site.test_site import LONG_PATIENCE, opened

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPOILED = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes("/memory/")) await cache.put(url, new Response("spoiled"));
  }
}"""
ON_MEMORY = "performance.getEntriesByName('site-ready')[0].detail.again"


def test_the_second_visit_opens_on_the_memory_of_the_first_and_without_it_if_it_is_spoiled(
    page: Page, served: Host, watch: Watch
) -> None:
    watch.expect("The kept memory does not open")
    opened(page, served.address)
    assert page.evaluate(ON_MEMORY) is False
    expect(page.locator("body[data-memory=kept]")).to_be_attached(timeout=LONG_PATIENCE)

    opened(page, served.address)
    assert page.evaluate(ON_MEMORY) is True
    page.get_by_role("button", name="Platformer", exact=True).click()
    # Examples of a rule need compiled code that came after the memory was kept.
    page.get_by_role("button", name="Find a rule").press("Enter")
    page.keyboard.type("never through a WALL")
    # Until the search has answered, all rules stand there; the nearest ones stand behind what was asked for.
    expect(page.locator(".pw-ruleline")).to_have_count(15, timeout=LONG_PATIENCE)
    line = page.locator(".pw-ruleline").first
    line.press("Enter")
    shown = page.locator(".pw-ruleopen:visible .pw-ruleboard svg").first
    expect(shown).to_be_visible(timeout=LONG_PATIENCE)

    page.evaluate(SPOILED)
    for _ in range(2):
        opened(page, served.address)
        assert page.evaluate(ON_MEMORY) is False, "what once opened no page is not tried again"
