"""The site on somebody's device: installed, awake during a game, and over plain http in a home network."""

import json
import re
import struct
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.site.build import ICONS, SHELL
from tests.browser.conftest import AT_HOME, Watch
from tests.site.conftest import Host
from tests.site.test_carrying import chosen
from tests.site.test_site import KEPT, LONG_PATIENCE, opened, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ASKED = """
globalThis.asked = [];
navigator.wakeLock.request = async () => {
  const lock = { released: false, async release() { lock.released = true; asked.push("released"); } };
  asked.push("awake");
  return lock;
};
"""
OFFERED = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { asked.push(`prompted ${event.defaultPrevented}`); };
  dispatchEvent(event);
}"""


def begun(page: Page) -> None:
    """Begin a game of Platformer, from the page as it has just opened."""
    chosen(page, "Platformer")
    page.locator(".pw-newgame button[type=submit]").last.click()
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=LONG_PATIENCE)


def test_the_site_can_be_installed_and_keeps_the_screen_awake_during_a_game(
    page: Page, served: Host
) -> None:
    page.add_init_script(ASKED)
    opened(page, served.address)
    expect(page.locator(KEPT)).to_be_attached(timeout=LONG_PATIENCE)
    until(page, "navigator.serviceWorker.controller !== null")
    tools = page.context.new_cdp_session(page)
    lacking = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's own profile is a private one.
    assert {one["errorId"] for one in lacking} <= {"in-incognito"}
    told = tools.send("Page.getAppManifest")
    assert told["errors"] == []
    for icon in json.loads(told["data"])["icons"]:
        answer = page.request.get(f"{served.address}{icon['src']}")
        assert answer.headers["content-type"].startswith(icon["type"])

    button = page.get_by_role("button", name="Install on this device")
    expect(button).to_be_hidden()
    page.evaluate(OFFERED)
    button.click()
    expect(button).to_be_hidden()
    assert page.evaluate("asked") == ["prompted true"]

    begun(page)
    assert page.evaluate("asked.slice(1)") == ["awake"]
    for name in ("New game", "Another game"):
        page.get_by_role("button", name=name, exact=True).click()
    until(page, "asked.at(-1) === 'released'")


def test_without_a_secure_context_everything_works_but_offline_and_a_shared_text_can_be_selected(
    page: Page, served: Host, watch: Watch
) -> None:
    watch.expect(f"request to elsewhere: http://{AT_HOME}:")
    at = urlsplit(served.address)
    opened(page, f"http://{AT_HOME}:{at.port}{at.path}")
    assert page.evaluate("isSecureContext") is False
    expect(page.locator(KEPT)).to_be_attached(timeout=LONG_PATIENCE)
    begun(page)
    page.locator(".pw-cell:not(.pw-legal)").first.click()
    page.locator(".pw-refusal").get_by_role("button", name="Share this verdict").click()
    field = page.locator(".pw-share textarea")
    link = re.compile(re.escape(f"http://{AT_HOME}:{at.port}{at.path}#position="))
    expect(field).to_have_value(link, timeout=LONG_PATIENCE)
    page.locator(".pw-share").get_by_role("button", name="Copy").click()
    expect(page.locator(".pw-share [role=status]")).to_contain_text("The text is selected")
    marked = field.evaluate("node => node.value.slice(node.selectionStart, node.selectionEnd)")
    assert marked == field.input_value()


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_has_the_size_that_its_name_says(name: str) -> None:
    data = (SHELL / "icons" / f"{name}.png").read_bytes()
    side = int(name.partition("-")[2])
    assert struct.unpack(">II", data[16:24]) == (side, side)
