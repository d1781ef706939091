"""A person at the play page, with a table of the same seed beside it to know what has to be seen.

Every wish is done twice: by mouse or keyboard on the page, and on a `Table` here. The number of the
view that the page shows then has to be the same, so no test waits for a time, only for states.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.table_dice import DICE
from platformer_nb.table.table import Table
from tests.browser.hands import PATIENCE, Hands
from tests.browser.wishes import Wish, wishes

START = 90_000
"""Milliseconds that a page may take to start."""

PLAYERS = (("Ada", "sweety"), ("Bo", "etorn"))


def quoted(text: str) -> str:
    """A text as it stands in a CSS selector."""
    return json.dumps(text, ensure_ascii=False)


class Visitor:
    """Plays on a page by mouse or by keyboard, in `room`: all of the page, or a part of it."""

    grid = ".pw-tablegrid"

    def __init__(self, page: Page, hands: Literal["mouse", "keys"] = "mouse") -> None:
        self.page = page
        self.hands = hands
        self._hands = Hands(page, hands)
        self.table: Table[Any, Any, Any] | None = None
        self.room: Page | Locator = page

    # --- the page ----------------------------------------------------------------------------------

    def arrive(self, address: str) -> None:
        """Open the play page and wait for its form."""
        self.page.goto(address, wait_until="commit")
        self.await_form()

    def await_form(self) -> None:
        """Wait until the form is there."""
        expect(self.page.locator(".pw-newgame")).to_be_visible(timeout=START)

    def start(
        self, seed: str, players: tuple[tuple[str, str], ...] = PLAYERS
    ) -> Table[Any, Any, Any]:
        """Fill in the form by mouse or keyboard, begin, and lay the same table here."""
        lines = self.page.locator(".pw-playerline")
        for _ in players[2:]:
            self.press(self.page.get_by_role("button", name="Add a player"))
        for index, (name, hero) in enumerate(players):
            line = lines.nth(index)
            if self.hands == "keys":
                self.reach(line.locator("input"))
                self.page.keyboard.type(name)
                self.reach(line.locator("select[data-option='heroes']"))
                self.page.keyboard.type(line.locator(f"option[value={hero}]").inner_text())
                expect(line.locator("select[data-option='heroes']")).to_have_value(hero)
            else:
                line.locator("input").fill(name)
                line.locator("select[data-option='heroes']").select_option(hero)
        if not self.page.locator(".pw-more[open]").count():
            self.press(self.page.locator(".pw-more > summary"))
        field = self.page.get_by_label("Seed", exact=True)
        if self.hands == "keys":
            self.reach(field)
            self.page.keyboard.type(seed)
            self.page.keyboard.press("Enter")
        else:
            field.fill(seed)
            self.page.get_by_role("button", name="Start the climb").click()
        self.table = new_table([{"name": n, "hero": h} for n, h in players], seed)
        self.await_table()
        return self.table

    def sit_down(self, table: Table[Any, Any, Any]) -> None:
        """Take over at a table whose game is shown already."""
        self.table = table
        self.await_table()

    def await_table(self) -> None:
        """Wait until the page shows what the table here shows."""
        assert self.table is not None
        view = self.table.view()
        shown = self.page.locator(f".pw-tablegrid[data-state='{self.table.number}']")
        expect(shown).to_be_visible(timeout=PATIENCE)
        expect(shown.locator(".pw-turn h2")).to_have_text(view["turn"]["title"])

    # --- playing -------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """What the page has to show now."""
        assert self.table is not None
        return self.table.view()

    def do(self, action: Any) -> None:
        """Make an action (a value, or its notation) as a person would."""
        assert self.table is not None
        wanted = self.table.session.action(action)
        before = len(self.table.session.history)
        for wish in wishes(self.table, wanted):
            self.wish(wish)
        done = self.table.session.history[before : before + 1]
        assert [entry.action for entry in done] == [wanted]

    def wish(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """One wish on the page and here; what has to be seen after it."""
        assert self.table is not None
        self.press_for(wish)
        view = self.answer({**wish, "for": self.table.number})
        shown = self.room.locator(f"{self.grid}[data-state='{view['state']}']")
        shown.wait_for(state="visible", timeout=PATIENCE)
        self.held(wish)
        return view

    def press_for(self, wish: Mapping[str, Any]) -> None:
        """Press what a wish is about, twice where the page asks for it."""
        self.press(self.place(wish))
        if wish["intent"] == "act" and self._asked_once_more():
            self.page.wait_for_timeout(300)
            self.press(self.place(wish))
        view, of = self.view(), "at" if wish["intent"] == "point" else "action"
        asked = [one for one in view["targets" if of == "at" else "buttons"] if one.get("sure")]
        if any(one[of] == wish.get(of) for one in asked):
            self.page.wait_for_timeout(300)
            self.press(self.place(wish))

    def _asked_once_more(self) -> bool:
        """Whether the shop asks for a second press on what was pressed."""
        find = self.room.locator
        offer = find(".pw-offer:not(.pw-illegal):focus").count()
        return bool(offer and find(".pw-twice:visible").count())

    def answer(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What the table here shows after a wish."""
        assert self.table is not None
        return self.table.intent(wish)

    def place(self, wish: Wish | Mapping[str, Any]) -> Locator:
        """What has to be pressed for a wish."""
        view, kind = self.view(), wish["intent"]
        find = self.room.locator
        if kind == "select":
            return self.die(wish["die"])
        if kind == "boost":
            chosen = [d["id"] for d in [*view["dice"], view["special"]] if d["selected"]]
            group = find(".pw-boost").nth(chosen.index(wish["die"]))
            return group.locator("button").nth(1 if wish["by"] > 0 else 0)
        if kind == "forge":
            assert self.table is not None
            into = self.table.words(f"symbol-{wish['symbol']}")
            label = self.table.words("forge-into", symbol=into)
            return find(f".pw-into[aria-label={quoted(label)}]")
        if kind == "point":
            return self.space(wish["at"])
        if kind == "undo":
            return find(".pw-tools button:first-child:visible, .pw-backhere:visible")
        if kind == "redo":
            return find(".pw-tools button").nth(1)
        if kind == "clear":
            return find(".pw-clear")
        if kind == "dismiss":
            return find(".pw-refusalhead button")
        return self._button(view, wish["action"])

    def _button(self, view: dict[str, Any], action: str) -> Locator:
        find = self.room.locator
        for button in view["buttons"]:
            if button["action"] == action:
                says = quoted(button.get("short", button["text"]))
                return find(f".pw-choices button:text-is({says})")
        for card in [*view["shop"]["items"], *view["shop"]["potions"]]:
            if card and card["action"] == action:
                return find(".pw-offer").filter(has=find(f"strong:text-is({quoted(card['name'])})"))
        for hero in view["heroes"]:
            for card in [*hero["items"], *hero["potions"]] if hero["active"] else []:
                if card["action"] == action:
                    return find(
                        f".pw-now .pw-card:has(strong:text-is({quoted(card['name'])})) button"
                    )
        for other in (view["refusal"] or {"instead": []})["instead"]:
            if other["action"] == action:
                return find(f".pw-refusal button:text-is({quoted(other['text'])})")
        raise AssertionError(f"the page offers nothing to press for {action}")

    def die(self, name: str) -> Locator:
        """The button of a die."""
        key = DICE.index(name) + 1 if name in DICE else 6
        return self.room.locator(f"button.pw-die[data-key='{key}']")

    def space(self, name: str) -> Locator:
        """The button of a Space."""
        return self.room.locator(f".pw-cell[data-at='{name}']")

    # --- mouse and keyboard ----------------------------------------------------------------------------

    def press(self, where: Locator) -> None:
        """Click, or go there by keys and press Enter."""
        self._hands.press(where)

    def reach(self, where: Locator) -> None:
        """Put the focus on an element by Tab, and by arrows on the map."""
        self._hands.reach(where)

    def choose(self, where: Locator, option: str) -> None:
        """Choose in a list by the words of an option."""
        self._hands.choose(where, option)

    def held(self, after: object) -> None:
        """Whoever works by keyboard still has a focus, and sees it."""
        self._hands.held(after)
