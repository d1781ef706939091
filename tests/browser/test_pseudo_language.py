"""A language of a folder is offered on the pages, and in one made by machine every visible text has its accents."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.content.files import TEXTS
from platformer_nb.games import game_names
from tests import servers
from tests.browser.hands import PATIENCE
from tests.browser.test_language import SEEN
from tests.browser.test_refusal import SEED
from tests.browser.visitor import Visitor
from tests.l10n.pseudo import PSEUDO, plain, write

KEPT = re.compile(
    r"""
      \b(?:English|[Pp]olski|Ada|Bo|JSON|TOML|Python|JupyterLab|Enter|Esc|MIT)\b   # names
    | \S*[_/]\S*                                                              # a file, an address
    """,
    re.VERBOSE,
)


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The play page where the texts of a further language were added by a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(TEXTS, str(write(tmp_path_factory.mktemp("texts"), game_names())))
        with servers.play(tmp_path_factory.mktemp("play")) as server:
            yield server.address


def unaccented(page: Page, *typed: str) -> list[str]:
    """The texts of the page that do not come from the language, without those that are typed."""
    found = []
    for text in page.evaluate(SEEN.replace("script, style", "code, pre, script, style")):
        left = KEPT.sub(" ", text)
        if text not in typed and plain(left):
            found.append(text)
    return found


def choose(page: Page) -> None:
    expect(page.locator(f".pw-speech option[value={PSEUDO}]")).to_have_text(re.compile("Éñğļîîšĥ"))
    page.locator(".pw-speech select").select_option(PSEUDO)
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO, timeout=PATIENCE)


def test_nothing_on_the_play_page_is_hard_wired(page: Page, pseudo_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(pseudo_server)
    page.locator(".pw-load summary").click()
    page.locator(".pw-more summary").click()
    choose(page)
    assert unaccented(page) == [], "the form"
    page.locator(".pw-speech select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en", timeout=PATIENCE)
    visitor.start(SEED)
    visitor.wish({"intent": "select", "die": "d1"})
    page.locator(".pw-cell:not(.pw-legal)").first.click()
    expect(page.locator(".pw-refusal")).to_be_visible(timeout=PATIENCE)
    page.locator(".pw-tools button").last.click()
    choose(page)
    expect(page.locator(".pw-turn h2")).to_contain_text(re.compile("[åéîöû]"), timeout=PATIENCE)
    # The cards of what is drawn are asked for anew, and come a moment later.
    for _ in range(40):
        if not (left := unaccented(page)):
            break
        page.wait_for_timeout(250)
    assert left == [], "a game with a refusal and the help"
    assert len(page.evaluate(SEEN)) > 100
    page.evaluate("document.querySelector('.pw-turn h2').title = 'hard-wired'")
    assert unaccented(page) == ["hard-wired"], "the check itself"


def test_nothing_on_the_tutors_page_is_hard_wired(page: Page, pseudo_server: str) -> None:
    page.goto(f"{pseudo_server}tutor")
    expect(page.locator(".pw-entry").first).to_be_visible(timeout=60_000)
    choose(page)
    expect(page.locator(".pw-entry").first).to_contain_text(re.compile("[åéîöû]"))
    assert unaccented(page) == [], "the lessons"
    for room in ("puzzles", "progress"):
        page.locator(f".pw-room[data-room='{room}']").click()
        expect(page.locator(f".pw-room[data-room='{room}'][aria-current='page']")).to_be_visible()
        assert unaccented(page) == [], room
    for lesson in ("03", "19"):
        page.locator(".pw-room[data-room='lessons']").click()
        page.locator(".pw-entry", has_text=lesson).first.click()
        expect(page.locator(".pw-stepper h2").first).to_be_visible(timeout=PATIENCE)
        for _ in range(4):
            begun = page.locator(".pw-begun").evaluate_all(
                "all => all.map((one) => one.placeholder)"
            )
            assert unaccented(page, *begun) == [], lesson  # actions are in notation
            heading = page.locator(".pw-stepper > h2").inner_text()
            page.locator(".pw-ways .pw-primary:visible").first.click()
            expect(page.locator(".pw-stepper > h2")).not_to_have_text(heading)
        page.locator(".pw-stepper > .pw-row button:visible").first.click()
