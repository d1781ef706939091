"""The built site in a real Chromium: the whole game and the lessons without a server, offline too."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.core.play.sharing import FRAGMENT, share
from platformer_nb.games.labyrinth import GAME as LABYRINTH
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import Words
from tests.browser.conftest import Watch
from tests.site.conftest import BELOW, Host

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONG_PATIENCE = 90_000
"""Milliseconds: Python starts in the browser, beside another browser at work."""
SEED = "6"
"""With this seed the first player begins and can Spawn, but not on a3."""
READY = "body[data-ready]"
KEPT = "body[data-kept]"
LARGE = re.compile(r"\.zip|wasm")


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(READY)).to_be_attached(timeout=LONG_PATIENCE)


def until(page: Page, expression: str) -> None:
    """Wait until an expression holds. `wait_for_function` evaluates text in the page, which its policy forbids."""
    for _ in range(LONG_PATIENCE // 100):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise AssertionError(expression)


def test_a_game_is_played_refused_reloaded_and_told_in_another_language(
    page: Page, served: Host
) -> None:
    opened(page, served.address)
    cards = page.locator(".pw-games button")
    expect(cards.nth(1)).to_be_visible()
    expect(cards.filter(has=page.locator(".pw-gameart svg"))).to_have_count(cards.count())
    page.get_by_role("button", name="Platformer", exact=True).click()  # of the games that there are
    page.locator(".pw-playerline").nth(1).locator("select").first.select_option("greedy")
    page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill(SEED)
    page.locator(
        ".pw-newgame button[type=submit], .pw-newgame button.pw-primary:visible"
    ).last.click()
    heading = page.locator(".pw-turn h2")
    expect(heading).to_contain_text("Player 1")
    page.locator('button[data-at="a3"]').click()
    expect(page.locator(".pw-refusal:visible").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".pw-cell.pw-legal").first.click()  # whoever can has to Spawn before the end
    expect(page.locator(".pw-figure.pw-hero")).to_have_count(1)
    end = page.get_by_role("button", name="End the actions")
    end.click()
    page.wait_for_timeout(400)  # a second press at once is a slip
    end.click()
    page.locator(".pw-choices button:visible", has_text="Special die").first.click()
    expect(page.locator(".pw-log, .pw-tableroom").first).to_contain_text("Turn 2 begins")
    told = page.locator(".pw-tableroom").first.inner_text()
    page.reload()
    expect(page.locator(READY)).to_be_attached(timeout=LONG_PATIENCE)
    expect(heading).to_be_visible()
    assert "Turn 2 begins" in told
    expect(page.locator(".pw-tableroom").first).to_contain_text("Turn 2 begins")
    page.locator(".pw-speech select").select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("link", name="Вивчити правила").first).to_be_visible()


def test_after_two_visits_it_opens_without_a_network_and_an_update_interrupts_nothing(
    page: Page, served: Host, host: Path, watch: Watch
) -> None:
    watch.expect("Failed to load resource|ERR_CONNECTION_REFUSED|Failed to update a ServiceWorker")
    opened(page, served.address)
    expect(page.locator(KEPT)).to_be_attached(timeout=LONG_PATIENCE)
    until(page, "navigator.serviceWorker.controller !== null")
    opened(page, served.address)
    expect(page.locator("body[data-whole]")).to_be_attached(timeout=LONG_PATIENCE)
    once = [path for path in served.asked if LARGE.search(path)]
    assert len(once) == len(set(once)) == 4, "nothing large is fetched twice"
    served.stop()
    opened(page, served.address)
    page.locator(".pw-top a[href=tutor]").click()
    expect(page.locator(READY)).to_be_attached(timeout=LONG_PATIENCE)
    assert page.url.endswith("/tutor/")
    served.start()

    changed = [host / BELOW / name for name in ("sw.js", "index.html", "tutor/index.html")]
    before = [path.read_text() for path in changed]
    try:
        for path, text in zip(changed, before, strict=True):
            path.write_text(re.sub('(VERSION = "|"version":")', r"\1newer-", text))
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        expect(page.locator("#site-news")).to_contain_text("newer version")
        large = [path for path in served.asked if LARGE.search(path)]
        assert large == [], "what has not changed comes from the older version"
        assert page.locator(READY).count() == 1
        page.reload()
        expect(page.locator(READY)).to_be_attached(timeout=LONG_PATIENCE)
        until(
            page,
            "caches.keys().then((names) => names.length > 0 && names.every((name) => / (newer-|read)/.test(name)))",
        )
    finally:
        for path, text in zip(changed, before, strict=True):
            path.write_text(text)


def test_a_rule_is_read_tried_on_the_board_and_learnt_and_a_link_settles_a_dispute_of_the_other_game(
    page: Page, served: Host
) -> None:
    page.goto(f"{served.address}rules/platformer/pl/PSH-2.html")
    expect(page.locator("h1")).to_have_text("PSH-2")
    expect(page.locator("pre").first).to_contain_text("+====+")
    page.get_by_role("link", name="English").click()
    page.get_by_role("link", name="Look at it on the board").first.click()
    expect(page.locator(READY)).to_be_attached(timeout=LONG_PATIENCE)
    expect(page.locator(".pw-tableroom:visible")).to_contain_text("PSH-2")
    board = Lesson(LABYRINTH, "01-goal", Words("en", "labyrinth")).exercise(1)
    page.goto(f"{served.address}#{FRAGMENT}{share(LABYRINTH, board.session.state, 'move W')}")
    ruling = page.locator(".pw-refusal:visible")
    expect(ruling).to_contain_text("MOV-1", timeout=LONG_PATIENCE)
    page.goto(f"{served.address}rules/labyrinth/uk/END-1.html")
    expect(page.locator("h1")).to_have_text("END-1")
    opened(page, f"{served.address}tutor/#platformer:PSH-2")
    expect(page.locator("main")).to_contain_text("PSH-2")
    expect(page.locator("main h2:visible").first).to_be_visible()


def test_what_is_stored_can_be_erased(page: Page, served: Host) -> None:
    page.goto(f"{served.address}privacy/en.html")
    page.evaluate(
        "localStorage.setItem('platformer-nb/language', 'pl'); localStorage.setItem('other', '1')"
    )
    button = page.get_by_role("button", name="Erase all of it")
    button.click()
    assert page.evaluate("localStorage.length") == 2, "one press asks"
    button.click()
    expect(page.get_by_role("status")).to_have_text("Everything has been erased.")
    assert page.evaluate("Object.keys(localStorage)") == ["other"]
