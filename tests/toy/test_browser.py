"""The toy's page in a real Chromium: chosen, set up, played to its end, handed over in between."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.table.factories.new_game import table_of_new_game
from tests import servers
from tests.toy.pages import (  # noqa: F401 - the browser of the other pages' tests
    browser_type_launch_args,
    context,
    profiles,
    serious_findings,
    watch,
)

pytestmark = pytest.mark.browser

PLAYERS = [{"name": "Ada"}, {"name": "Bo"}]
SEED = "lamp"
PATIENCE = 60_000


@pytest.fixture(scope="module")
def address(game: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The play page with two games installed."""
    with servers.play(tmp_path_factory.mktemp("toy-page")) as server:
        yield server.address


def test_a_whole_game_on_one_device(
    page: Page,
    address: str,
    game: Any,
    serious_findings: Callable[[Page], list[str]],  # noqa: F811 - the fixture
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Moths", exact=True).click(timeout=PATIENCE)
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=PATIENCE)
    for place, player in enumerate(PLAYERS):
        page.locator(".pw-playerline").nth(place).locator("input").fill(player["name"])
    if not page.locator(".pw-more[open]").count():
        page.locator(".pw-more > summary").click()
    page.get_by_label("Seed", exact=True).fill(SEED)
    page.get_by_role("button", name="Fly", exact=True).click()

    table = table_of_new_game(game, PLAYERS, SEED, "en", nights=4)
    random, handed, looked = Random(1), 0, False
    while not table.over:
        if (over := table.view()["handover"]) is not None:
            expect(page.get_by_role("heading", name=over["title"])).to_be_visible(timeout=PATIENCE)
            expect(page.locator(".mo-board")).to_be_hidden()
            page.get_by_role("button", name=over["button"], exact=True).click()
            table.intent({"intent": "take", "for": table.number})
            handed += 1
        view = table.view()
        texts = [button["text"] for button in view["buttons"]]
        expect(page.locator(".pw-choices button")).to_have_text(texts, timeout=PATIENCE)
        mine, others = view["turn"]["seat"] - 1, 2 - view["turn"]["seat"]
        shown = page.locator(".mo-wings").nth(others).locator("span")
        expect(shown).to_have_text(["?"] * len(table.state.hands[others]))
        own = [str(wing) for wing in table.state.hands[mine]]
        expect(page.locator(".mo-wings").nth(mine).locator("span")).to_have_text(own)
        if not looked:
            assert serious_findings(page) == []
            looked = True
        button = random.choice([one for one in view["buttons"] if one["legal"]])
        page.get_by_role("button", name=button["text"], exact=True).click()
        table.intent({"intent": "act", "for": table.number, "action": button["action"]})
    expect(page.locator(".pw-over h2")).to_have_text(table.view()["over"]["text"], timeout=PATIENCE)
    assert handed >= 7, "the device goes from hand to hand"


def test_a_refusal_on_the_page_names_its_rule(page: Page, address: str) -> None:
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Moths", exact=True).click(timeout=PATIENCE)
    page.get_by_role("button", name="Fly", exact=True).click(timeout=PATIENCE)
    take = page.locator(".pw-handover button, .pw-choices button").first
    expect(take).to_be_visible(timeout=PATIENCE)
    if page.locator(".pw-handover:visible").count():
        page.locator(".pw-handover button").first.click()
    page.locator(".pw-choices button.pw-illegal", has_text="Shed").first.click()
    expect(page.locator(".pw-area-refusal")).to_contain_text("SHED-1")
    expect(page.locator(".pw-area-refusal")).to_contain_text("this moth has none")
