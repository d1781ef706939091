"""A whole game by clicks, to a winner: what the page shows has to be what the rules say."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.bots.greedy import GreedyBot
from tests.browser.visitor import Visitor

SEED = "47"
"""With this seed the bots below need few turns, in which there is every kind of click and most kinds of action."""


def test_a_game_to_the_winner(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    bots = [GreedyBot(1), GreedyBot(2)]
    rules = table.session.rules
    while not table.over:
        actor = rules.actor(table.state)
        assert actor is not None
        visitor.do(bots[actor].choose(rules, table.state, list(rules.actions(table.state))))
    over = visitor.view()["over"]
    expect(page.locator(".pw-over h2")).to_have_text(over["text"])
    expect(page.locator(".pw-over h2")).to_contain_text("wins!")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        expect(
            page.locator(f".pw[data-size={'wide' if width > 900 else 'narrow'}]")
        ).to_be_visible()
        assert serious_findings(page) == []
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start the climb")).to_be_visible()
