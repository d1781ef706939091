"""What characters, items, events and the Golem deck say, read from the content files alone."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.labyrinth.oracle.maze import next_to, where
from tests.games.labyrinth.oracle.position import Position

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


def usable(position: Position, seat: str) -> dict[str, dict[str, Any]]:
    """What a character can use at all: its abilities, but while an event bars them (EVT-8), and its items."""
    name = position.who[seat]
    barred = lasting(position).get("effect") == "bar-abilities"
    found = dict(content("characters")[name].get("abilities", {})) if name and not barred else {}
    return found | {
        item: card["use"]
        for item in position.carried[seat]
        if "use" in (card := content("items")[item])
    }


def uses(position: Position, seat: str, moment: str, used: Collection[str] = ()) -> Iterator[str]:
    """What a character can use at a moment, but for what it is aimed at (ITM-9, ITM-10, STN-2, CRY-4).

    `used`: what it has used in this combat.
    """
    own = position.pawns[seat]
    if own.stun:
        return
    for name, use in usable(position, seat).items():
        if use.get("when", "turn") != moment or name in position.spent or name in used:
            continue
        price = use.get("price", {})
        lives = price.get("lives", 0)
        if lives >= own.lives or price.get("actions", 0) > position.left:
            continue
        if own.crystal or not price.get("crystal"):
            yield f"use {name}"
        pact = has(position, seat, "life-for-crystal")
        if not pact or not price.get("crystal") or PACT in position.spent:
            continue
        if lives + pact["lives"] < own.lives:
            yield f"pact {name}"


PACT = "blood-pact"


def pay(position: Position, seat: str, chosen: str) -> dict[str, Any]:
    """Pay what a use costs; what it does (LIM-6, CMB-9, CRY-4)."""
    verb, name = chosen.split()
    use, own = usable(position, seat)[name], position.pawns[seat]
    price = use.get("price", {})
    position.left -= price.get("actions", 0)
    own.lives -= price.get("lives", 0)
    if verb == "pact":
        pact = has(position, seat, "life-for-crystal")
        own.lives -= pact["lives"] if pact else 0
        position.spent.add(PACT)
    elif price.get("crystal"):
        own.crystal = False
    if use.get("limit") == "turn":
        position.spent.add(name)
    if price.get("discard"):
        position.carried[seat].remove(name)
    found: dict[str, Any] = use["effect"]
    return found


@cache
def tiles_apart(one: str, two: str) -> int:
    """How many tiles lie from one corridor to another, whatever is built."""
    reached, edge = {one[:2]}, 0
    while two[:2] not in reached:
        reached |= {n for cell in reached for e in range(6) if (n := next_to(cell, e))}
        edge += 1
        assert edge <= len(where())
    return edge
