"""The contents of the box, card by card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.box.stock import TILES, counts, mechanics, pieces
from platformer_nb.games.platformer.narration.card_words import Card, cards_of

__all__ = ["cards_of", "lines", "listed"]


def listed(box: Box, words: Words) -> dict[str, Any]:
    """Return counts by kind, every card with its texts and mechanics, the tiles and the pieces as plain values."""
    return {
        "counts": counts(box),
        "pieces": pieces(box),
        "cards": [
            {
                "kind": card.kind,
                "id": card.id,
                **({"boss": card.owner} if card.owner else {}),
                "words": {key: words(key) for key in card.keys},
                "mechanics": mechanics(box, card),
            }
            for card in cards_of(box)
        ],
        "tiles": [
            {"id": t.id, "dungeon": t.dungeon, "boss": t.boss, "drawing": list(t.drawing)}
            for t in box.tiles.values()
        ],
        "content_hash": box.content_hash,
    }


def lines(box: Box, words: Words) -> Iterator[str]:
    """Yield the contents of the box as lines of text."""
    count, kind = counts(box), ""
    for card in cards_of(box):
        if card.kind != kind:
            kind = card.kind
            yield from ("", _heading(words, f"kind-{kind}", count[kind]))
        yield f"  {card.id:18} {'. '.join(_told(box, card, words))}"
    yield ""
    for tiles in TILES:
        yield _heading(words, f"kind-{tiles}", count[tiles])
    for piece, have in pieces(box).items():
        yield _heading(words, f"piece-{piece}", have)


def _heading(words: Words, key: str, count: int) -> str:
    return words("content-heading", kind=words(f"content-{key}"), count=count)


def _told(box: Box, card: Card, words: Words) -> Iterator[str]:
    """Yield the parts of a card's line: its name and numbers, then its texts."""
    name = words(card.key)
    if card.owner:
        name = words("content-of", name=name, owner=words(f"card-{card.owner}"))
    numbers = _numbers(box, card, words)
    yield f"{name} ({numbers})" if numbers else name
    yield from (words(key).rstrip(".") for key in card.keys if key != card.key)


def _numbers(box: Box, card: Card, words: Words) -> str:
    if card.kind == "heroes":
        return words("content-hearts", hearts=box.heroes[card.id].hearts)
    if card.kind == "enemies":
        enemy = box.enemies[card.id]
        return words("content-enemy", grade=enemy.grade, health=enemy.health, damage=enemy.damage)
    if card.kind in ("items", "potions"):
        price = (box.items if card.kind == "items" else box.potions)[card.id].price
        return words("content-price", coins=price)
    return ""
