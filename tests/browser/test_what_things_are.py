"""What things are: each drawn thing has its card, by mouse, focus, key and finger, and the same words are read aloud."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from platformer_nb.games.platformer import GAME
from platformer_nb.table.reference.things import told_things
from tests.browser.hands import PATIENCE
from tests.browser.test_layout import WIDER
from tests.browser.visitor import Visitor

SEED = "tower"

# Whatever a picture is of says what it is, unless it is a sign on a button of the page itself.
BARE = """() => [...document.querySelectorAll(".pw-tableroom svg")]
  .filter((svg) => svg.checkVisibility() && !svg.closest("[data-tip], .pw-tools, .pw-newssteps, .pw-backhere, .pw-clear, .pw-tower"))
  .filter((svg) => !svg.matches(".pw-tower"))
  .map((svg) => svg.parentElement.outerHTML.slice(0, 120))"""
KEYS = """() => [...document.querySelectorAll("[data-tip]")].map((node) => ({
  tip: node.dataset.tip.split(" "), quiet: (node.dataset.quiet ?? "").split(" "),
  says: ["aria-description", "aria-label"].map((one) => node.getAttribute(one) ?? "").join(" ") + node.textContent}))"""
FIGURES = """() => [...document.querySelectorAll(".pw-figure")].filter((one) => {
  const cell = document.querySelector(`.pw-cell[data-at="${one.dataset.at}"]`);
  return !/(heroes|enemies|bosses|summons)[/]/.test(cell?.dataset.tip ?? "");
}).length"""
COVERED = """() => {
  const card = document.querySelector(".pw-tip").getBoundingClientRect();
  return [...document.querySelectorAll(".pw-legal, .pw-choices button")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
  }).length;
}"""
BESIDE = """what => {
  const [thing, card] = [document.querySelector(what), document.querySelector(".pw-tip")].map((node) => node.getBoundingClientRect());
  const across = Math.max(card.left - thing.right, thing.left - card.right);
  return Math.max(across, card.top - thing.bottom, thing.top - card.bottom) <= 10;
}"""
"""Whether the card lies at a thing."""
LONG = """node => node.dispatchEvent(new PointerEvent("pointerdown", {pointerType: "touch", bubbles: true}))"""


def test_every_drawn_thing_has_its_card_and_its_words(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    known = {f"{one['kind']}/{one['id']}": one for one in told_things(GAME, "en")}
    card = page.locator(".pw-tip")

    page.wait_for_timeout(900)
    expect(card).to_be_hidden()  # the mouse rests where the button was: nothing was asked about

    page.locator(".pw-boss summary").click()
    expect(page.locator(".pw-attack").first).to_contain_text(table.words("card-turn-to-stone-text"))
    expect(page.locator("[aria-description]").nth(10)).to_be_attached(timeout=PATIENCE)
    assert page.evaluate(BARE) == []
    assert page.evaluate(FIGURES) == 0
    found = page.evaluate(KEYS)
    assert len(found) > 50
    for one in found:
        assert set(one["tip"]) <= set(known), one
        for key in set(one["tip"]) - set(one["quiet"]):
            for text in known[key]["texts"]:
                assert text in one["says"], one

    # The mouse: the card keeps clear of what can be pressed; Escape puts it away, and a rule in it opens.
    space = page.locator(".pw-cell[data-tip*='enemies/']").first
    space.hover()
    expect(card).to_contain_text(known["enemies/gloop"]["texts"][0])
    assert page.evaluate(COVERED) == 0
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator(".pw-turn h2").hover()
    page.locator(".pw-hearts").first.hover()
    card.get_by_role("button", name="WND-2").click()
    expect(page.locator(".pw-ruleopen:visible .pw-tag").first).to_have_text("WND-2")
    expect(card).to_be_hidden()
    page.keyboard.press("Escape")

    # The keys: focus shows the card; I opens it with all that is within, Escape goes back.
    page.locator(".pw-turn h2").focus()
    die = page.locator("button.pw-die").first
    die.focus()
    page.keyboard.press("i")
    expect(card).to_be_focused()
    expect(card).to_have_attribute("role", "dialog")
    page.keyboard.press("Escape")
    expect(die).to_be_focused()
    expect(card).to_be_hidden()
    # Where nothing has a card, I opens that of the Space which the keys come to.
    page.locator(".pw-turn h2").focus()
    page.keyboard.press("i")
    expect(card).to_be_focused()
    home = page.locator(".pw-map .pw-cell[tabindex='0']")
    assert (home.get_attribute("aria-label") or "none").startswith(
        card.get_attribute("aria-label") or "no card"
    )
    page.keyboard.press("Escape")
    expect(home).to_be_focused()
    expect(card).to_be_hidden()
    page.locator(".pw-hero summary").first.focus()
    page.keyboard.press("i")
    for key in ("signs/heart", "tokens/coin", "tokens/gem", "signs/special-die"):
        expect(card).to_contain_text(known[key]["name"])
    card.get_by_role("button", name="Close").click()

    # What is scrolled takes its card along, and out of sight with it.
    ware = page.locator(".pw-offer").first
    ware.scroll_into_view_if_needed()
    page.locator(".pw-shop h3").first.hover()
    ware.hover()
    expect(card).to_contain_text(known[ware.get_attribute("data-tip") or ""]["texts"][0])
    page.evaluate("scrollBy(0, 200)")
    page.wait_for_function(BESIDE, arg=".pw-offer", timeout=PATIENCE)
    page.evaluate("scrollTo(0, 0)")
    if not ware.evaluate("node => node.getBoundingClientRect().top < innerHeight"):
        expect(card).to_be_hidden()


def test_at_360_pixels_a_long_press_shows_the_card_and_does_nothing_else(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    visitor = Visitor(page, "mouse")
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    lit = page.locator(f".pw-cell[data-at='{visitor.view()['targets'][0]['at']}']")
    lit.scroll_into_view_if_needed()
    lit.evaluate(LONG)
    card = page.locator(".pw-tip")
    expect(card).to_have_attribute("role", "dialog", timeout=PATIENCE)
    lit.evaluate("node => node.click()")
    expect(page.locator(".pw-tablegrid")).to_have_attribute("data-state", str(table.number))
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    # A Hero's line is as high as what stands in it.
    lines = page.locator(".pw-hero summary").evaluate_all(
        "all => all.map((one) => [one.scrollHeight, one.clientHeight])"
    )
    assert all(inside <= height for inside, height in lines), lines
    # No mouse rests on a phone: the card of what lies under it would cover the die.
    page.mouse.move(0, 0)
    expect(card).to_be_hidden()
    page.locator(".pw-enemydie").click()
    expect(card).to_contain_text(table.words("rule-DIE-5"))


CUT = """() => [...document.querySelectorAll(".pw-playerline select")].flatMap((select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const arrow = 20;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  return [...select.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room);
})"""


def test_a_hero_that_is_chosen_shows_its_card(
    page: Page, page_server: str, serious_findings: Callable[[Page], list[str]]
) -> None:
    known = {f"{one['kind']}/{one['id']}": one for one in told_things(GAME, "en")}
    visitor = Visitor(page, "keys")
    visitor.arrive(page_server)
    line = page.locator(".pw-playerline").first
    choice = line.locator("select[data-option='heroes']")
    card = line.locator(".pw-chosenthing")
    expect(card).to_be_hidden()
    visitor.reach(choice)
    for hero in ("sweety", "etorn"):
        page.keyboard.press("ArrowDown")
        expect(choice).to_have_value(hero)
        expect(card).to_contain_text(known[f"heroes/{hero}"]["name"])
        for says in (*known[f"heroes/{hero}"]["texts"], *known[f"heroes/{hero}"]["numbers"]):
            expect(card).to_contain_text(says)
        expect(card.locator("svg")).to_be_visible()
    card.get_by_role("button", name="SYM-5").click()
    expect(page.locator(".pw-ruleopen:visible .pw-tag").first).to_have_text("SYM-5")
    page.keyboard.press("Escape")
    for language in ("pl", "uk"):
        page.locator("select[id^='pw-language']").select_option(language)
        other = {one["id"]: one for one in told_things(GAME, language) if one["kind"] == "heroes"}
        line.locator("input").focus()
        expect(card).to_contain_text(other["etorn"]["texts"][0])
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 740})
            expect(page.locator(".pw-page")).to_have_attribute(
                "data-size", "narrow" if width == 360 else "wide"
            )
            assert page.evaluate(CUT) == [], (language, width)
            assert page.evaluate(WIDER) <= 0
    assert serious_findings(page) == []
    choice.select_option("")
    expect(card).to_be_hidden()
