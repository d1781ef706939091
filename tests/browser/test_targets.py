"""A card asks for a Space: what can be chosen is lit, the rest explains itself, by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import SPECIAL_DIE
from platformer_nb.games.platformer.model.terrain import space_name, steps_between
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table import Table
from tests.browser.hands import PATIENCE
from tests.browser.test_phone_turn import load
from tests.browser.visitor import Visitor

PLAYERS = (("Ada", "lumi"), ("Bo", "avvy"))
SEED = "tower"


def towards_each_other(table: Table) -> Any:
    """The next action of two Heroes who come in side by side and wait for Lumi's turn."""
    state, width = table.state, table.state.terrain.width
    found = list(table.session.rules.actions(state))
    others = [hero.at for hero in state.heroes if hero.at >= 0 and hero is not state.hero]
    spawns = [x for x in found if isinstance(x, a.Spawn) and not x.payment.gems]
    if spawns:
        return min(
            spawns, key=lambda x: min((steps_between(width, x.to, o) for o in others), default=0)
        )
    if state.step == SPECIAL_DIE:
        return found[-1]
    return next(x for x in found if isinstance(x, a.End))


def side_by_side() -> Table:
    """A table at which Lumi is in turn, beside another Hero."""
    table = new_table([{"name": name, "hero": hero} for name, hero in PLAYERS], SEED)
    for _ in range(12):
        if a.Ability() in list(table.session.rules.actions(table.state)):
            break
        table.do(towards_each_other(table))
    return table


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_lumi_s_ability_lights_who_can_be_chosen_and_explains_the_rest(
    page: Page, page_server: str, hands: Any
) -> None:
    visitor = Visitor(page, hands)
    visitor.arrive(page_server)
    load(page, side_by_side())
    table = Table.from_record(side_by_side().record(), chance=Seeded(0))
    rules = table.session.rules
    visitor.sit_down(table)
    seat = table.state.active
    frm = table.state.hero.at
    visitor.do(a.Ability())
    view = visitor.view()
    expect(page.locator(".pw-turn")).to_contain_text(view["turn"]["prompt"])
    lit = {target["at"] for target in view["targets"]}
    assert lit
    assert {target["verb"] for target in view["targets"]} == {"swap"}
    shown = page.locator(".pw-cell.pw-legal").evaluate_all("all => all.map(x => x.dataset.at)")
    assert set(shown) == lit
    # Whoever stands there does not hide the frame.
    expect(page.locator(".pw-layer-over .pw-lit")).to_have_count(len(lit))

    here = space_name(table.state.terrain.width, frm)
    refusal = visitor.wish({"intent": "point", "at": here})["refusal"]
    assert [reason["rule"] for reason in refusal["reasons"]] == ["CRD-1"]
    panel = page.locator(".pw-refusal")
    expect(panel.locator("li").first).to_contain_text(refusal["reasons"][0]["text"])
    assert {space for reason in refusal["reasons"] for space in reason["spaces"]} == {here}
    page.keyboard.press("Escape")
    table.intent({"intent": "dismiss", "for": table.number})
    expect(panel).to_be_hidden(timeout=PATIENCE)

    action = next(x for x in rules.actions(table.state) if isinstance(x, a.Target))
    visitor.do(action)
    assert table.state.heroes[seat].at == action.space
    expect(page.locator(".pw-figure.pw-active")).to_have_attribute(
        "data-at", space_name(table.state.terrain.width, action.space)
    )
    expect(page.locator(f".pw-figure[data-at='{here}']")).to_have_count(1)
    expect(page.locator("ol.pw-log")).to_contain_text("changes places with")
