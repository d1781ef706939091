"""A whole game against a bot by keys alone, known only by roles and names: what a screen reader is given."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from playwright.sync_api import Page

SEED = "488"
"""With this seed the bot below climbs quickly, whatever the other does."""

MOST_TABS = 60
MOST_STEPS = 160
PATIENCE = 60.0


class Node(NamedTuple):
    """What is said of one thing on the page."""

    role: str
    name: str
    description: str
    focused: bool
    parent: str


def _as_read(raw: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the nodes of a tree in the order in which they are read; Chromium gives them level by level."""
    by_id, found, left = {one["nodeId"]: one for one in raw}, [], [raw[0]]
    while left:
        found.append(one := left.pop())
        left += [by_id[child] for child in reversed(one.get("childIds", ())) if child in by_id]
    return found


class Reading:
    """The accessibility tree at one moment. Reading it takes the browser long: each is read once."""

    def __init__(self, raw: list[dict[str, Any]]) -> None:
        self._raw = _as_read(raw)

    @cached_property
    def nodes(self) -> list[Node]:
        """All that is there to be read, in order."""
        roles = {one["nodeId"]: _value(one, "role") for one in self._raw}
        return [
            Node(
                _value(one, "role"),
                _value(one, "name"),
                _value(one, "description"),
                any(p["name"] == "focused" and p["value"]["value"] for p in one["properties"]),
                roles.get(one.get("parentId", ""), ""),
            )
            for one in self._raw
            if not one["ignored"] and "properties" in one
        ]

    @property
    def focused(self) -> Node:
        """What the keyboard is at."""
        return [one for one in self.nodes if one.focused][-1]

    @property
    def headline(self) -> str:
        """Whose turn it is, or how the game ended."""
        return next((x.name for x in self.nodes if x.role == "heading" and x.name != PAGE), "")

    @property
    def prompt(self) -> str:
        """What has to be done now: what stands below the headline."""
        here, read = [one.name for one in self.nodes].index(self.headline), self.said
        below = self.nodes[here:]
        told = (x.name for x in below if x.role == "StaticText" and x.parent == "paragraph")
        return next(name for name in told if name not in read)

    @cached_property
    def said(self) -> list[str]:
        """What has last been read aloud by itself."""
        by_id = {one["nodeId"]: one for one in self._raw}

        def told(node: dict[str, Any]) -> str:
            if _value(node, "role") == "StaticText":
                return _value(node, "name")
            return "".join(told(by_id[child]) for child in node.get("childIds", ()))

        logs = (one for one in self._raw if _value(one, "role") == "log" and not one["ignored"])
        return [told(by_id[child]) for one in logs for child in one["childIds"]]


class Listener:
    """Reads the accessibility tree, and presses keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tree = page.context.new_cdp_session(page)

    def read(self) -> Reading:
        """What is there now."""
        return Reading(self._tree.send("Accessibility.getFullAXTree")["nodes"])

    def until(self, found: Callable[[Reading], bool]) -> Reading:
        """Wait until something is there to be read; return the reading in which it is."""
        end = time.monotonic() + PATIENCE
        while not found(now := self.read()):
            assert time.monotonic() < end, (now.headline, now.focused, now.said)
            self.page.wait_for_timeout(250)  # to look takes the browser as long
        return now

    def tab_to(self, role: str, name: str) -> None:
        """Go on by Tab until this is in focus."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            here = self.read().focused
            if here.role == role and here.name.startswith(name):
                return
        raise AssertionError(f"no Tab leads to the {role} {name}")

    def finds_a_move(self) -> bool:
        """Go to the next lit Space, and tell whether a Move there is offered."""
        self.page.keyboard.press("n")
        return "Move to" in self.read().focused.name

    def press(self, key: str) -> None:
        """Press a key, and wait until something is read aloud for it."""
        before = self.read().said
        self.page.keyboard.press(key)
        self.until(lambda now: now.said != before)


PAGE = "Platformer"


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _once(nodes: list[Node]) -> None:
    """Nothing is said twice: neither within a name, nor by a name and its description."""
    for one in nodes:
        if one.role in ("button", "image"):
            first, colon, rest = one.name.partition(": ")
            assert not (colon and rest.startswith(f"{first}:")), one
            assert not (one.description and one.description in one.name), one


def test_a_blind_player_plays_a_whole_game_against_a_bot(page: Page, page_server: str) -> None:
    page.goto(page_server, wait_until="commit")
    reader = Listener(page)
    reader.until(lambda now: any(one.name == "Start the climb" for one in now.nodes))
    reader.tab_to("textbox", "Name of player 1")
    page.keyboard.type("Ada")
    reader.tab_to("textbox", "Name of player 2")
    page.keyboard.type("Bo")
    reader.tab_to("combobox", "Player 2 is played by")
    page.keyboard.type("Greedy")
    reader.tab_to("DisclosureTriangle", "More options")
    page.keyboard.press("Enter")
    reader.tab_to("textbox", "Seed")
    page.keyboard.type(SEED)
    page.keyboard.press("Enter")

    reader.until(lambda now: now.headline.startswith("Ada"))
    begun = reader.until(lambda now: now.focused.role == "heading")
    assert "Choose a die" in begun.said[-1]
    assert "Highlighted:" in begun.said[-1]
    _once(begun.nodes)
    reader.tab_to("combobox", "Pace of the bots")
    page.keyboard.type("fast")
    reader.tab_to("button", "")

    moved = False
    for _ in range(MOST_STEPS):
        now = reader.until(lambda now: now.headline.startswith("Ada") or "wins" in now.headline)
        if "wins" in now.headline:
            break
        here = now.focused
        if "Spawn on" in now.prompt:
            page.keyboard.press("n")
            assert "Spawn on" in reader.read().focused.name
            reader.press("Enter")
        elif here.role == "button" and here.parent == "group" and "Special die to" in here.name:
            reader.press("Enter")
        elif not moved and reader.finds_a_move():
            reader.press("Enter")
            moved = True
        else:
            reader.press("e")
    assert moved
    over = reader.read()
    assert over.headline == "Bo (Etorn) wins!"
    assert "Bo (Etorn) wins!" in over.said[-1]
    _once(over.nodes)
