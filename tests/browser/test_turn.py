"""One whole turn on the page, by mouse alone and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.terrain import NOWHERE
from tests.browser.visitor import Visitor

SEED = "tower"


def first(visitor: Visitor, kind: type, **wanted: Any) -> Any:
    """The first legal action of a kind, paid with one die of the pool."""
    assert visitor.table is not None
    for action in visitor.table.session.rules.actions(visitor.table.state):
        payment = getattr(action, "payment", None)
        plain = payment is None or (len(payment.sources) == 1 and not payment.gems)
        fits = isinstance(action, kind) and plain
        if fits and all(getattr(action, name) == value for name, value in wanted.items()):
            return action
    raise AssertionError(f"this seed offers no {kind.__name__} here")


@pytest.mark.moving
@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_full_turn(page: Page, page_server: str, hands: Any) -> None:
    visitor = Visitor(page, hands)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    was = table.state.active
    expect(page.locator(".pw-turn h2")).to_be_focused()

    spawn = first(visitor, a.Spawn)
    visitor.wish({"intent": "select", "die": "d1"})
    expect(visitor.die("d1")).to_have_attribute("aria-pressed", "true")
    lit = {target["at"] for target in visitor.view()["targets"]}
    shown = page.locator(".pw-cell.pw-legal").evaluate_all("all => all.map(x => x.dataset.at)")
    assert set(shown) == lit
    assert lit
    visitor.do(spawn)
    expect(page.locator(".pw-figure.pw-active")).to_have_attribute(
        "data-at", visitor.view()["heroes"][was]["at"]
    )
    if hands == "keys":  # a next Enter must not press what nobody has gone to
        expect(page.locator(".pw-cell:focus")).to_have_attribute(
            "data-at", visitor.view()["heroes"][was]["at"]
        )

    visitor.do(first(visitor, a.Move, push=NOWHERE))
    expect(page.locator(".pw-figure.pw-active")).to_have_attribute(
        "data-at", visitor.view()["heroes"][was]["at"]
    )
    visitor.do(a.End())
    visitor.do(first(visitor, a.SetSpecial))

    assert table.state.active != was
    view = visitor.view()
    expect(page.locator(".pw-turn h2")).to_have_text(view["turn"]["title"])
    expect(page.locator(".pw-hero.pw-now .pw-name")).to_have_text(
        next(hero["name"] for hero in view["heroes"] if hero["active"])
    )
    expect(page.locator("ol.pw-log li")).to_have_count(len(view["log"]))


@pytest.mark.moving
def test_a_double_click_or_two_clicks_at_once_do_a_thing_once(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    lit = visitor.view()["targets"][0]
    visitor.space(lit["at"]).dblclick()
    table.intent({"intent": "point", "at": lit["at"], "for": table.number})
    visitor.await_table()
    # What is done next is made on the same view: nothing has happened unseen.
    visitor.do(first(visitor, a.Move, push=NOWHERE))
    visitor.await_table()

    for _ in range(2):
        visitor.wish({"intent": "undo"})
    lit = visitor.view()["targets"][0]
    visitor.space(lit["at"]).evaluate("space => { space.click(); space.click(); }")
    table.intent({"intent": "point", "at": lit["at"], "for": table.number})
    visitor.await_table()
    visitor.do(first(visitor, a.Move, push=NOWHERE))


def test_two_pages_are_two_games(context: Any, page: Page, page_server: str) -> None:
    ada, bo = Visitor(page), Visitor(context.new_page())
    ada.arrive(page_server)
    ada.start(SEED)
    bo.arrive(page_server)
    bo.start("another " + SEED)
    ada.do(first(ada, a.Spawn))
    bo.do(first(bo, a.Spawn))
    bo.do(first(bo, a.End))
    for visitor in (ada, bo):
        visitor.await_table()
        title = visitor.view()["turn"]["title"]
        expect(visitor.page.locator(".pw-turn h2")).to_have_text(title)
    bo.page.close()
