"""Printed facts of cards, tiles and dice, read from the content files.

Numbers and names only; the rules are in the other files of this folder.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[2] / "content" / "platformer"

SYMBOLS = ("move", "sword", "coin", "shove", "star")

Card = dict[str, Any]


@cache
def printed(name: str) -> dict[str, Card]:
    """Return the cards of one content file."""
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


TILE_WIDTH: int = printed("box")["tile"]["width"]
TILE_HEIGHT: int = printed("box")["tile"]["height"]

ENEMY_TOKENS = 4
"""SET-5: 28 enemy tokens are 4 of each of the 6 kinds, and 4 for summons."""


def hero(card: str) -> Card:
    """A Hero card."""
    return printed("heroes")[card]


def boss(card: str) -> Card:
    """A boss sheet."""
    return printed("bosses")[card]


def item(card: str) -> Card:
    """An item, or an artifact, which works like one (ART-3)."""
    return printed("items").get(card) or printed("artifacts")[card]


def event(card: str) -> Card:
    """The open event of the solo game, empty if there is none."""
    return printed("events")[card] if card else {}


def price(card: str) -> int:
    """The printed price of a card of the Shop."""
    return int((printed("items").get(card) or printed("potions")[card])["price"])


@cache
def enemies(boss_card: str) -> dict[str, Card]:
    """Letter -> card of every kind of Enemy in a game, the Boss and its summons included."""
    kinds = [{**card, "id": name} for name, card in printed("enemies").items()]
    sheet = boss(boss_card)
    kinds += [{**card, "id": name} for name, card in sheet.get("summons", {}).items()]
    kinds.append({**sheet, "id": boss_card})
    return {card["glyph"]: card for card in kinds}


def tile(dungeon: str, name: str) -> str:
    """The drawing of a map tile."""
    drawn = printed(f"tiles/{dungeon}")
    return str(drawn["tower"].get(name) or drawn["boss"][name]).strip("\n")
