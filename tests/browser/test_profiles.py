"""What the other tests here rest on: a shared profile holds nothing of the test before, and axe finds what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.profiles import HOME, Profiles

STORE = """async () => {
  localStorage.there = "1";
  document.cookie = "there=1";
  await caches.open("there");
  await new Promise((done) => { indexedDB.open("there").onsuccess = done; });
}"""
STORED = """async () => [
  Object.keys(localStorage), document.cookie, await caches.keys(), (await indexedDB.databases()).map(({ name }) => name),
]"""


OFF = "--disable-features="


def at_home(context: BrowserContext) -> Page:
    page = context.new_page()
    page.route("**/*", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(HOME)
    return page


def test_what_a_test_has_stored_is_gone_for_the_next_one(browser: Browser) -> None:
    profiles = Profiles(browser)
    with profiles.lend({}, good=lambda: True) as first:
        page = at_home(first)
        page.evaluate(STORE)
        assert page.evaluate(STORED) == [["there"], "there=1", ["there"], ["there"]]
    assert page.is_closed()
    with profiles.lend({}, good=lambda: True) as second:
        assert second is first
        assert at_home(second).evaluate(STORED) == [[], "", [], []]
    profiles.close()


def test_another_profile_comes_after_a_failure_and_for_other_wishes(browser: Browser) -> None:
    profiles = Profiles(browser)
    with profiles.lend({}, good=lambda: False) as failed:
        at_home(failed).evaluate(STORE)
    with (
        profiles.lend({}, good=lambda: True) as first,
        profiles.lend({"reduced_motion": "reduce"}, good=lambda: True) as second,
    ):
        assert len({failed, first, second}) == 3
        assert at_home(first).evaluate(STORED) == [[], "", [], []]
    profiles.close()


def test_a_button_without_a_name_is_found_and_what_is_slight_is_not(
    page: Page, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_content('<html lang="en"><title>t</title><h1></h1><button></button></html>')
    (found,) = serious_findings(page)
    assert found.startswith("critical button-name")


def test_what_playwright_switches_off_is_off_in_our_list_too(browser: Browser) -> None:
    assert browser.is_connected()
    started = (child.cmdline() for child in psutil.Process().children(recursive=True))
    command = next(line for line in started if "--remote-debugging-pipe" in line)
    theirs, ours = (set(one[len(OFF) :].split(",")) for one in command if one.startswith(OFF))
    assert ours - theirs == {"ScriptStreaming"}
    assert theirs <= ours
