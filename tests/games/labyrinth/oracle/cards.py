"""What characters, items, events and the Golem deck say, read from the content files alone."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.labyrinth.oracle.maze import next_to, where
from tests.games.labyrinth.oracle.position import EDGES, Position

CONTENT = Path(__file__).resolve().parents[4] / "content" / "labyrinth"

NUMBERS = {"combat-loss": 1, "golem-test": 12, "jump-test": 8, "safe-jump": 2}
NUMBERS |= {"activate-crystal": 2, "items": 2}
"""The numbers of the rulebook that an event may set (CMB-5, GOL-16, BRG-2, ACT-6, ITM-2)."""

LIVES = 4


@cache
def content(name: str) -> dict[str, Any]:
    """A file of cards."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))


# --- events -------------------------------------------------------------------------------------------------------


def lasting(position: Position) -> dict[str, Any]:
    """What the event in force does (EVT-3); nothing without one."""
    found: dict[str, Any] = content("events")[position.event]["lasting"] if position.event else {}
    return found


def number(position: Position, name: str) -> int:
    """One of NUMBERS, as it is now."""
    told = lasting(position)
    return int(told["to"]) if told.get("number") == name and "to" in told else NUMBERS[name]


def change(position: Position, name: str) -> int:
    """By how much the event in force changes a number of traps or cards."""
    told = lasting(position)
    return int(told["by"]) if told.get("number") == name and "by" in told else 0


def is_barred(position: Position, activity: str) -> bool:
    """Whether the event in force bars an activity."""
    return bool(lasting(position).get("activity") == activity)


def events_left(position: Position) -> set[str]:
    """The events that may come next: the last one only when it is alone (SET-11, EVT-5)."""
    left = set(content("events")) - position.called
    return {one for one in left if not content("events")[one].get("last")} or left


def golem_cards(position: Position) -> set[str]:
    """The kinds of card that the Golem deck still has; without any, the discards are shuffled (GOL-23)."""
    whole = Counter({str(kind): n for kind, n in content("box")["golem"].items()})
    return {kind for kind, n in (whole - Counter(position.out)).items() if n} or set(whole)


# --- what works by itself -----------------------------------------------------------------------------------------


def effects(position: Position, seat: str) -> Iterator[dict[str, Any]]:
    """What works by itself for a seat: its character's, but while an event bars abilities (EVT-8), and its items'."""
    name = position.who[seat]
    if name and lasting(position).get("effect") != "bar-abilities":
        yield content("characters")[name]["passive"]["effect"]
    for item in position.carried[seat]:
        yield content("items")[item].get("carried", {"effect": ""})


def has(position: Position, seat: str, effect: str) -> dict[str, Any] | None:
    """The effect of this name that works for a seat."""
    return next((one for one in effects(position, seat) if one["effect"] == effect), None)


def bonus(position: Position, seat: str, test: str, attacked: bool = False) -> int:
    """What is added to each roll of a test (CMB-6)."""
    found = 0
    for one in effects(position, seat):
        if one["effect"] == "test-bonus" and one["test"] == test:
            found += one["add"]
        if one["effect"] == "combat-bonus" and test == "combat":
            own = any(whose == position.who[seat] for _, whose in position.tokens)
            counts = (attacked or one.get("role") != "attacked") and (own or not one.get("tokens"))
            found += one["add"] * counts
    return found


def jump_needs(position: Position, seat: str) -> int:
    """From which sum on a jump succeeds (BRG-2): what a card changes for somebody stays theirs."""
    own = has(position, seat, "jump-needs")
    return int(own["sum"]) if own else number(position, "jump-test")


def hand(position: Position, seat: str) -> int:
    """Most items of a character (ITM-2)."""
    own = has(position, seat, "carries-items")
    return max(number(position, "items"), own["items"] if own else 0)


def is_free_start(position: Position, seat: str) -> bool:
    """Whether the next Move from its start space costs nothing (MOV-3)."""
    name = position.who[seat]
    if not name or has(position, seat, "free-start") is None:
        return False
    return content("characters")[name]["passive"]["id"] not in position.spent


# --- tokens and items ---------------------------------------------------------------------------------------------


def is_sanctuary(position: Position, place: str) -> bool:
    """Whether a token bars fights on a corridor (CMB-1, FRE-1)."""
    return any(
        at == place and token(whose)["effect"] == "bars-fights" for at, whose in position.tokens
    )


def token(whose: str) -> dict[str, Any]:
    """What an ability token does."""
    found: dict[str, Any] = content("characters")[whose]["tokens"]["effect"]
    return found


def uses(position: Position, seat: str, moment: str) -> Iterator[str]:
    """The items that a character can use at a moment, but for what they are aimed at (ITM-9, ITM-10, STN-2)."""
    own = position.pawns[seat]
    if own.stun:
        return
    for item in position.carried[seat]:
        use = content("items")[item].get("use")
        if use is None or use.get("when", "turn") != moment or item in position.spent:
            continue
        price = use.get("price", {})
        if price.get("lives", 0) < own.lives and price.get("actions", 0) <= position.left:
            yield item


def pay(position: Position, seat: str, item: str) -> dict[str, Any]:
    """Pay what using an item costs; what it does (LIM-6, CMB-9)."""
    use = content("items")[item]["use"]
    price = use.get("price", {})
    position.left -= price.get("actions", 0)
    position.pawns[seat].lives -= price.get("lives", 0)
    if use.get("limit") == "turn":
        position.spent.add(item)
    if price.get("discard"):
        position.carried[seat].remove(item)
    found: dict[str, Any] = use["effect"]
    return found


def aims(position: Position, seat: str, item: str) -> set[str] | None:
    """What an item can be aimed at when it is used now; None for one without an aim that can do nothing."""
    effect = content("items")[item]["use"]["effect"]
    at = position.pawns[seat].at
    match effect["effect"]:
        case "heal":
            return set() if position.pawns[seat].lives < LIVES else None
        case "move-golem":
            ways = (position.beyond(position.golem, edge) for edge in range(len(EDGES)))
            return set() if any(way and not way.startswith("S") for way in ways) else None
        case "step":
            return {f"move {name}" for name, _ in position.ways(at, seat)} or None
        case "reveal-trap":
            hidden = (place for place, kind in position.traps.items() if kind == "?")
            near = (one for one in hidden if tiles_apart(at, one) <= effect["tiles"])
            return {f"at {one}" for one in near} or None
    return None


@cache
def tiles_apart(one: str, two: str) -> int:
    """How many tiles lie from one corridor to another, whatever is built."""
    reached, edge = {one[:2]}, 0
    while two[:2] not in reached:
        reached |= {n for cell in reached for e in range(6) if (n := next_to(cell, e))}
        edge += 1
        assert edge <= len(where())
    return edge
