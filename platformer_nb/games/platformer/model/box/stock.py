"""Inventory of the box: cards by kind with their numbers, tiles, pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from platformer_nb.core.value import field_names, is_value
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.narration.card_words import KINDS, Card, cards_of

TILES = ("tower-tiles", "boss-tiles")


def mechanics(box: Box, card: Card) -> dict[str, Any]:
    """Return the numbers and effects of a card as plain values; each effect has its `kind`."""
    if card.owner:
        sheet = box.bosses[card.owner]
        if card.kind == "tokens":
            token = sheet.tokens[card.id]
            return {name: getattr(token, name) for name in field_names(token)}
        group = sheet.cards if card.kind == "boss-cards" else sheet.summons
        return _fields(next(c for c in group if c.id == card.id))
    cards: Mapping[str, Any] = getattr(box, card.kind)
    found = _fields(cards[card.id])
    for part in ("cards", "summons", "tokens"):  # listed as kinds of their own
        found.pop(part, None)
    return found


def _fields(value: Any) -> dict[str, Any]:
    found = {name: _plain(getattr(value, name)) for name in field_names(value)}
    return found if "id" in found else {"kind": type(value).__name__.lower(), **found}


def _plain(value: Any) -> Any:
    """Return a value without classes; the class of an effect or a condition becomes its `kind`."""
    if is_value(value):
        return _fields(value)
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return value


def counts(box: Box) -> dict[str, int]:
    """Return how many cards, tokens and tiles of each kind there are."""
    cards = Counter(card.kind for card in cards_of(box))
    tiles = Counter(TILES[tile.boss] for tile in box.tiles.values())
    found = {kind: cards[kind] for kind in (*KINDS, *TILES) if kind in cards}
    return found | {kind: tiles[kind] for kind in TILES}


def pieces(box: Box) -> dict[str, int]:
    """Return how many tokens of figures and of Bosses there are."""
    kinds = [*box.enemies.values(), *(s for b in box.bosses.values() for s in b.summons)]
    return {
        "enemy-tokens": sum(kind.tokens for kind in kinds),
        "boss-tokens": sum(t.count for b in box.bosses.values() for t in b.tokens.values()),
    }
