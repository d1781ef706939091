"""Labyrinth on an upright phone: the board is seen whole beside the end of a game and above a combat that is asked about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from platformer_nb import load_game
from platformer_nb.core.play.sharing import share
from platformer_nb.games.labyrinth.model.state import State
from tests import servers
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import play

PATIENCE = 60_000
GAME = load_game("labyrinth")

ABOVE = """part => {
  const [one, bar] = [document.querySelector(part), document.querySelector(".pw-area-controls")].map((node) => node.getBoundingClientRect());
  return one.top >= 0 && one.bottom <= bar.top;
}"""
"""Whether it is seen whole above what is pinned."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The play page with this game."""
    with servers.play(tmp_path_factory.mktemp("maze"), "--game", "labyrinth") as server:
        yield server.address


def opened(page: Page, address: str, state: State) -> None:
    """A position that was shared, on a phone."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}#position={share(GAME, state)}", wait_until="commit")
    expect(page.locator(".pw-inquiry")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pw[data-size=narrow].pw-pinned").first).to_be_attached()


def test_the_end_is_told_once_and_leaves_the_board_in_sight(page: Page, address: str) -> None:
    near = {"a": "c3 crystal off keys 1", "b": "d1 crystal off", "turn": "A 1"}
    opened(page, address, scene(**near, keys="K1 K3", who="swordmaster warlock paladin"))
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".pw-inquiry")).to_be_hidden(timeout=PATIENCE)
    page.locator(".lb-cell[data-at='d4']").click()
    expect(page.locator(".pw-over")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pw-turn h2")).to_have_text("Swordmaster wins")
    expect(page.get_by_text("Swordmaster wins", exact=True).locator("visible=true")).to_have_count(
        1
    )
    page.wait_for_function(ABOVE, arg=".lb-field", timeout=PATIENCE)


def test_a_combat_that_is_asked_about_covers_no_row_of_the_board(page: Page, address: str) -> None:
    state, _ = play(scene(b="c3", who="swordmaster warlock paladin"), "attack B", "roll 6 1", "roll 5 2")  # fmt: skip
    opened(page, address, state)
    expect(page.locator(".lb-combat")).to_be_visible()
    for row in ("f3", "g2"):
        page.wait_for_function(ABOVE, arg=f".lb-cell[data-at='{row}']", timeout=PATIENCE)
