"""A game and progress go by file from a server to the site and back, and stay what they were."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.progress.progress import Progress, written
from platformer_nb.table.factories.new_game import table_of_new_game
from tests import servers
from tests.site.conftest import Host
from tests.site.test_site import LONG_PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PROGRESS = written(Progress().has_solved("puzzles", "p02", 0, 5).answered(["MOV-2"], True, 10))


def saved_game() -> str:
    table = table_of_new_game(GAME, [{"name": "Ada"}, {"name": "Bob"}], "carried", "en")
    table.intent({"intent": "act", "action": "end", "for": table.view()["state"]})
    return table.record()


def as_file(text: str) -> FilePayload:
    return FilePayload(name="it.json", mimeType="application/json", buffer=text.encode())


def opened(page: Page, address: str) -> None:
    """Open a page, and choose the game if it asks which."""
    page.goto(address)
    chosen(page, "Platformer")


def chosen(page: Page, game: str) -> None:
    """Choose a game if the page asks which."""
    asks = page.get_by_role("button", name=game, exact=True)
    there = page.locator(".pw-newgame, .pw-tutorroom").locator("visible=true")
    expect(asks.or_(there).first).to_be_visible(timeout=LONG_PATIENCE)
    if asks.is_visible():
        asks.click()


def played(page: Page, address: str, record: str) -> str:
    """Load a game from a file, and save it to one."""
    opened(page, address)
    page.locator(".pw-load summary").click(timeout=LONG_PATIENCE)
    page.get_by_label("Load from a file").set_input_files(as_file(record))
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=LONG_PATIENCE)
    expect(page.locator(".pw-turn h2")).to_contain_text("Bob")
    return downloaded(page, "Save to a file")


def learnt(page: Page, address: str, progress: str) -> str:
    """Load progress from a file, and save it to one."""
    opened(page, address)
    page.get_by_role("button", name="My progress").click(timeout=LONG_PATIENCE)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load progress from a file").click(timeout=LONG_PATIENCE)
    chooser.value.set_files(as_file(progress))
    for _ in range(LONG_PATIENCE // 100):
        if "p02" in page.evaluate("Object.values(localStorage).join()"):
            break
        page.wait_for_timeout(100)
    return downloaded(page, "Save my progress to a file")


def downloaded(page: Page, name: str) -> str:
    with page.expect_download(timeout=LONG_PATIENCE) as download:
        page.get_by_role("button", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_game_and_progress_are_carried_from_a_server_to_the_site_and_back(
    page: Page, served: Host, tmp_path: Path
) -> None:
    game = saved_game()
    with servers.play(tmp_path) as server:
        on_site = played(page, served.address, game)
        back = played(page, server.address, on_site)
        assert json.loads(game) == json.loads(on_site) == json.loads(back)
        known = learnt(page, f"{served.address}tutor/", PROGRESS)
        home = learnt(page, f"{server.address}tutor", known)
    assert json.loads(home) == json.loads(known)
    assert json.loads(known).items() >= json.loads(PROGRESS).items()
