"""Dice roll and figures fall, visibly and for a while; not for those who asked for less motion."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.view.new_tables import new_table
from tests.browser.hands import PATIENCE
from tests.browser.visitor import PLAYERS, Visitor

pytestmark = pytest.mark.moving

WATCH = """() => {
  window.seen = {dice: 0, figures: 0, falls: 0, faces: new Set()};
  const look = () => {
    for (const motion of document.getAnimations()) {
      const node = motion.effect?.target;
      if (motion.playState !== "running" || motion instanceof CSSAnimation) continue;
      if (node?.matches?.(".pw-die")) window.seen.dice += 1;
      if (node?.matches?.(".pw-figure")) {
        window.seen.figures += 1;
        const [from, to] = motion.effect.getKeyframes().map((frame) => frame.transform);
        const y = (text) => Number(/,\\s*(-?[\\d.]+)/.exec(text ?? "")?.[1] ?? 0);
        if (y(to) > y(from)) window.seen.falls += 1;
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""

RUNNING = """() => document.getAnimations().filter((motion) => motion.playState === "running"
  && !(motion instanceof CSSAnimation)).length"""


def falling(seed: str) -> list[Any]:
    """Actions of a first turn in which the Hero climbs and falls by Gravity."""
    table = new_table([{"name": n, "hero": h} for n, h in PLAYERS], seed)
    rules = table.session.rules
    done: list[Any] = []

    def ends(depth: int) -> bool:
        for action in rules.actions(table.state):
            match action:
                case a.Spawn(_, payment) | a.Move(_, -1, payment):
                    if len(payment.sources) > 1 or payment.gems:
                        continue
                case a.Gravity():
                    pass
                case _:
                    continue
            moment = len(table.session.history)
            table.session.do(action)
            done.append(action)
            fell = any(type(e).__name__ == "Fell" for e in table.session.history[-1].events)
            if fell or (depth and ends(depth - 1)):
                return True
            done.pop()
            table.session.rewind(moment)
        return False

    assert ends(3), "with this seed nobody falls in the first turn"
    return done


def test_dice_roll_the_first_time_too(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.evaluate(WATCH)
    table = visitor.start("tower")
    page.wait_for_function("() => window.seen.dice > 0", timeout=PATIENCE)
    page.wait_for_function(f"() => ({RUNNING})() === 0", timeout=PATIENCE)
    dice = page.locator("button.pw-die:not(.pw-special)")
    for number, die in enumerate(visitor.view()["dice"]):
        expect(dice.nth(number)).to_have_attribute("data-face", die["symbol"])
    expect(dice).to_have_count(5)
    shown = page.locator(".pw-figure").evaluate_all("all => all.map(x => x.style.opacity)")
    assert set(shown) <= {""}, "all that appeared is there"

    page.evaluate("() => { window.seen.dice = 0; }")
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))
    visitor.do(a.End())
    visitor.do(a.SetSpecial(BLANK, None))
    page.wait_for_function("() => window.seen.dice > 0", timeout=PATIENCE)
    page.wait_for_function(f"() => ({RUNNING})() === 0", timeout=PATIENCE)
    wanted = json.dumps([die["symbol"] for die in visitor.view()["dice"]])
    faces = (
        "[...document.querySelectorAll('button.pw-die:not(.pw-special)')].map(x => x.dataset.face)"
    )
    page.wait_for_function(f"() => JSON.stringify({faces}) === JSON.stringify({wanted})")


def test_figures_fall(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    visitor.start("tower")
    page.evaluate(WATCH)
    for action in falling("tower"):
        visitor.do(action)
    page.wait_for_function("() => window.seen.falls > 0", timeout=PATIENCE)
    page.wait_for_function(f"() => ({RUNNING})() === 0", timeout=PATIENCE)
    at = next(hero["at"] for hero in visitor.view()["heroes"] if hero["active"])
    expect(page.locator(".pw-figure.pw-active")).to_have_attribute("data-at", at)


ENDLESS = """() => document.getAnimations().filter((motion) => motion.effect.getTiming().iterations === Infinity)
  .map((motion) => {
    const steps = motion.effect.getKeyframes().slice(0, -1).map(({ easing }) => Number(/steps\\((\\d+)/.exec(easing)?.[1] ?? Infinity));
    return steps.reduce((sum, one) => sum + one, 0) / motion.effect.getTiming().duration * 1000;
  })"""
"""How often in a second each motion without an end has the page painted anew."""


def test_a_page_at_rest_hardly_paints(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    visitor.press(page.locator(".pw-more > summary"))
    page.get_by_label("Dungeon", exact=True).select_option(
        "void"
    )  # it has what turns, glows and twinkles
    page.get_by_role("button", name="Start the climb").click()
    page.wait_for_function(f"() => ({ENDLESS})().length > 2", timeout=PATIENCE)
    assert max(page.evaluate(ENDLESS)) <= 2.5


def test_less_motion_is_no_motion(page: Page, page_server: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    visitor = Visitor(page)
    visitor.arrive(page_server)
    page.evaluate(WATCH)
    visitor.start("tower")
    for action in falling("tower"):
        visitor.do(action)
    visitor.await_table()
    assert page.evaluate("() => [window.seen.dice, window.seen.figures]") == [0, 0]
    assert page.evaluate("document.getAnimations().length") == 0
