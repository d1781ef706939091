"""After a game: standings, charts, a slider through all of it, a game that branches off, sounds if wanted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.table.analysis.review import Review, review_of_record
from platformer_nb.table.factories.new_game import table_of_new_game
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import START

ROOM = "platformer-nb/platformer/"
KEPT = f"localStorage.getItem('{ROOM}record')"
LEVELS_PLAYED = 3000

BOARD_SEEN = """() => {
  const [board, bar] = [".pw-review .pw-map", ".pw-playbar"].map((one) => document.querySelector(one).getBoundingClientRect());
  return board.bottom <= bar.top + 1 && (board.top >= -1 || bar.top - board.bottom < 40);
}"""
"""Whether all of the board is in view, or as much of it as there is room for."""

FAKE_SOUND = """
window.heard = [];
const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = (kind) => ({ kind, frequency: param, gain: param, connect() {}, start() { heard.push(kind); }, stop() {} });
window.AudioContext = class {
  constructor() { heard.push("made"); }
  state = "running"; currentTime = 0; sampleRate = 8000; destination = {};
  createOscillator() { return node("tone"); }
  createBufferSource() { return node("noise"); }
  createBiquadFilter() { return node("filter"); }
  createGain() { return node("gain"); }
  createBuffer(channels, size) { return { getChannelData: () => new Float32Array(size) }; }
  resume() {} close() {}
};
"""


@cache
def finished() -> str:
    """The record of a game of two bots that is over; people sit in their seats."""
    seats = [{"name": "Ada", "bot": "greedy"}, {"name": "Bo", "bot": "greedy"}]
    table = table_of_new_game(GAME, seats, "review", "en", make_bot=partial(make_bot, GAME))
    session = table.session
    while not session.over:
        assert len(session.history) < LEVELS_PLAYED
        actor = session.actor
        assert actor is not None
        choices = tuple(session.rules.actions(session.state))
        session.do(table.bots[actor].choose(session.rules, session.state, choices))
        session.settle()
    session.bots = ()
    return table.record()


def standing(review: Review[Any, Any, Any], at: int) -> dict[str, str]:
    """Where each figure stands at a moment, by what a screen reader says of its Space."""
    review.go(at)
    view = review.view()
    cells = {cell["id"]: cell["label"] for cell in view["map"]["cells"]}
    return {one["id"]: cells[one["at"]] for one in view["figures"] if one["at"]}


def shows(page: Page, review: Review[Any, Any, Any], at: int) -> None:
    """Wait until the page shows a moment: its number, its line of the log, its figures."""
    expect(page.locator(f".pw-review[data-at='{at}']")).to_be_visible(timeout=PATIENCE)
    labels = standing(review, at)
    drawn = page.locator(".pw-review .pw-area-map [role=img]").first
    for label in labels.values():
        expect(drawn).to_have_attribute("aria-label", re.compile(re.escape(label)))
    log = review.view()["log"]
    if log:
        lines = page.locator(".pw-nowlog li > span:first-child")
        expect(lines).to_have_text([line["text"] for line in log])


def load(page: Page, record: str) -> None:
    page.locator(".pw-load > summary").click()
    page.locator(".pw-load textarea").fill(record)
    page.locator(".pw-load div > button").click()


def slider(page: Page) -> Locator:
    return page.locator(".pw-moment")


def test_a_game_that_is_over_is_looked_through_and_branches_off(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    review = review_of_record(GAME, finished(), "en")
    result = review.view()["review"]["result"]
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    load(page, finished())
    places = page.locator(".pw-standings li")
    expect(places).to_have_count(2, timeout=PATIENCE)
    expect(places.first).to_contain_text(result["standings"][0]["player"])
    expect(places.first.locator(".pw-tag")).to_have_text("BOS-12")
    expect(page.locator(".pw-decided li")).to_have_count(len(result["decided"]))
    expect(page.locator(".pw-series")).to_have_count(3)
    assert serious_findings(page) == []
    before = page.evaluate(KEPT)

    page.locator(".pw-over").get_by_role("button", name="Look through the game").click()
    count = len(review.played)
    shows(page, review, 0)
    slider(page).fill(str(count // 2))
    shows(page, review, count // 2)
    slider(page).press("ArrowRight")
    shows(page, review, count // 2 + 1)
    page.keyboard.press("PageDown")
    turn = next(at for at in review.turns if at > count // 2 + 1)
    shows(page, review, turn)
    page.get_by_role("button", name="Previous action").click()
    shows(page, review, turn - 1)
    page.locator(".pw-review .pw-pace select").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    # On a busy machine the game may be further before anybody looks.
    page.wait_for_function(
        "at => Number(document.querySelector('.pw-review').dataset.at) >= at",
        arg=turn + 2,
        timeout=PATIENCE,
    )
    page.get_by_role("button", name="Pause", exact=True).click()
    assert page.evaluate(KEPT) == before, "the game that is looked at stays as it is"

    # Where chance would decide next it would do so at once, and anew.
    at = next(n for n in range(40, count) if review.played[n].actor != NATURE)
    slider(page).fill(str(at))
    shows(page, review, at)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".pw-review")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".pw-standings:visible")).to_have_count(0)
    page.wait_for_function(f"JSON.parse({KEPT}).actions.length === {at}", timeout=PATIENCE)
    assert page.evaluate(f"JSON.parse({KEPT}).actions") == json.loads(finished())["actions"][:at]
    aside = page.evaluate(
        f"Object.keys(localStorage).filter(k => k.startsWith('{ROOM}aside/'))"
        ".map(k => JSON.parse(JSON.parse(localStorage[k]).record).actions.length)"
    )
    assert aside == [count], "and is put aside whole"


def test_a_saved_game_opens_on_a_phone_in_polish_by_keys_with_a_chart(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    held = json.dumps({"over": True, "record": finished(), "id": "old"})
    key = f"{ROOM}aside/2026-01-02T03:04:05.000Z"
    page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(held)})")
    page.add_init_script(FAKE_SOUND)
    page.set_viewport_size({"width": 360, "height": 740})
    review = review_of_record(GAME, finished(), "pl")
    page.goto(page_server, wait_until="commit")
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=START)
    page.locator(".pw-speech select").select_option("pl")
    through = page.get_by_role("button", name="Obejrzyj przebieg", exact=True)
    through.press("Enter", timeout=PATIENCE)
    shows(page, review, 0)
    assert page.evaluate(WIDER) <= 0

    chart = page.get_by_role("slider", name="Serca")
    chart.focus()
    chart.press("Home")
    chart.press("ArrowRight")
    chart.press("ArrowRight")
    turn = review.view()["review"]["result"]["turns"][2]
    hearts = review.view()["review"]["result"]["series"][1]["lines"]
    said = " · ".join(f"{line['name']} {line['values'][2]}" for line in hearts)
    expect(chart).to_have_attribute("aria-valuetext", f"{turn['text']}: {said}")
    chart.press("Enter")
    shows(page, review, turn["at"])
    page.locator(".pw-review summary", has_text="To samo w tabeli").click()
    rows = page.locator(".pw-sheet tbody tr")
    expect(rows).to_have_count(len(review.view()["review"]["result"]["turns"]))
    assert serious_findings(page) == []
    # A moment that is read of far below the board brings the board with it.
    decided = review.view()["review"]["result"]["decided"]
    for place, one in ((0, decided[0]), (-1, decided[-1])):
        page.locator(".pw-decided button.pw-quiet").nth(place).click()
        expect(page.locator(f".pw-review[data-at='{one['at']}']")).to_be_visible()
        page.wait_for_function(BOARD_SEEN, timeout=PATIENCE)
    assert page.evaluate("heard.length") == 0, "off at first"

    page.get_by_role("button", name="Wróć do formularza").click()
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Dźwięk").select_option("quiet")
    assert page.evaluate("heard.filter(x => x === 'made').length") == 1
    through.click()
    shows(page, review, 0)
    before = page.evaluate("heard.length")
    rolled = next(
        at
        for at, one in enumerate(review.played, 1)
        if type(one.events[0]).__name__ == "Rolled" and at > 1
    )
    slider(page).fill(str(rolled - 1))
    shows(page, review, rolled - 1)
    assert page.evaluate("heard.length") == before, "a jump is silent"
    slider(page).press("ArrowRight")
    shows(page, review, rolled)
    assert page.evaluate("heard.slice(-1)[0]") == "noise", "and a roll of dice is heard"
    assert page.evaluate("localStorage.getItem('platformer-nb/sound')") == "quiet"
    page.locator(".pw-review").get_by_role("button", name="Wróć do formularza").click()
    expect(page.locator(".pw-newgame")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(KEPT) is None
