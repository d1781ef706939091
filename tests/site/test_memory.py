"""The memory of a page is kept in the background, and its next visit opens on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Watch
from tests.site.conftest import Host
from tests.site.test_first_visit import find
from tests.site.test_site import LARGE, LONG_PATIENCE, opened

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.keeps_memory]

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
    large = [path for path in served.asked if LARGE.search(path)]
    assert len(large) == len(set(large)) > 0, "nothing large is fetched twice"

    opened(page, served.address)
    assert page.evaluate(ON_MEMORY) is True
    page.get_by_role("button", name="Platformer", exact=True).click()
    # Examples of a rule need compiled code that came after the memory was kept.
    find(page, "never through a WALL")

    page.evaluate(SPOILED)
    for _ in range(2):
        opened(page, served.address)
        assert page.evaluate(ON_MEMORY) is False, "what once opened no page is not tried again"
