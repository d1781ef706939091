"""`platformer-nb content`: what the box holds."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from platformer_nb import DEFAULT_GAME
from platformer_nb.cli import answers

if TYPE_CHECKING:
    from platformer_nb.cli.speech import Speech
    from platformer_nb.games.platformer.model.box import Box
    from platformer_nb.text import Words


def add_parser(subparsers: answers.Subparsers, words: Speech) -> None:
    """Declare the command."""
    summary = words("cli-content")
    parser = answers.command(
        subparsers, "content", run, words, summary, examples=("content --json",)
    )
    answers.add_language(parser, words)
    answers.add_json(parser, words)


def run(args: argparse.Namespace) -> int:
    """List every card, tile and piece."""
    from platformer_nb.games.platformer.content import load_box
    from platformer_nb.text import Words

    words, box = Words(args.language, DEFAULT_GAME), load_box()
    if args.json:
        print(json.dumps(listed(box, words), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(box, words)))
    return answers.YES


def listed(box: Box, words: Words) -> dict[str, Any]:
    """Counts by kind, then every card with its words and its numbers, the tiles, the pieces."""
    from platformer_nb.games.platformer.model.stock import counts, mechanics, pieces
    from platformer_nb.games.platformer.narration.card_words import cards_of

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


def _lines(box: Box, words: Words) -> Iterator[str]:
    from platformer_nb.games.platformer.model.stock import TILES, counts, pieces
    from platformer_nb.games.platformer.narration.card_words import cards_of

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


def _told(box: Box, card: Any, words: Words) -> Iterator[str]:
    """A card in a line: its name and numbers, then what it does."""
    name = words(card.key)
    if card.owner:
        name = words("content-of", name=name, owner=words(f"card-{card.owner}"))
    numbers = _numbers(box, card, words)
    yield f"{name} ({numbers})" if numbers else name
    yield from (words(key).rstrip(".") for key in card.keys if key != card.key)


def _numbers(box: Box, card: Any, words: Words) -> str:
    if card.kind == "heroes":
        return words("content-hearts", hearts=box.heroes[card.id].hearts)
    if card.kind == "enemies":
        enemy = box.enemies[card.id]
        return words("content-enemy", grade=enemy.grade, health=enemy.health, damage=enemy.damage)
    if card.kind in ("items", "potions"):
        price = (box.items if card.kind == "items" else box.potions)[card.id].price
        return words("content-price", coins=price)
    return ""
