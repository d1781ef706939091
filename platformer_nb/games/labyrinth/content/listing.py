"""The contents of the box, card by card, with the keys of their texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.model.box import Box

KINDS: Final = ("characters", "items", "events", "traps")
"""The kinds of cards, and the rows of the Labyrinth Table, in the order of the listing."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its kind, its id, and the keys of its texts, its name first."""

    kind: str
    id: str
    keys: tuple[str, ...]


def cards_of(box: Box) -> Iterator[Card]:
    """Yield every card, and every kind of trap."""
    for name, character in box.characters.items():
        abilities = (character.passive.id, *character.abilities)
        keys = [key for one in abilities for key in (f"ability-{one}", f"ability-{one}-text")]
        if character.tokens is not None:
            token = character.tokens.id
            keys += [f"token-{token}", f"token-{token}-text"]
        yield Card("characters", name, (f"card-{name}", *keys))
    for name in box.items:
        yield Card("items", name, (f"card-{name}", f"card-{name}-text"))
    for name in box.events:
        yield Card("events", name, (f"card-{name}", f"card-{name}-once", f"card-{name}-lasting"))
    for name in box.traps:
        yield Card("traps", name, (f"card-{name}", f"card-{name}-text"))


def pieces(box: Box) -> dict[str, int]:
    """Return how many there are of what is no card: tiles, Golem cards, tokens of all kinds."""
    return {
        "tiles": len(box.numbers),
        "golem": sum(box.deck),
        "keys": box.pieces.keys,
        "traps": sum(trap.tokens for trap in box.table),
        "crystals": box.pieces.crystals,
        "stun": box.pieces.stun,
        "lives": box.pieces.lives,
    }


def listed(box: Box, words: Words) -> dict[str, Any]:
    """Return the counts, every card with its texts, and the tiles as plain values."""
    return {
        "pieces": pieces(box),
        "cards": [
            {"kind": one.kind, "id": one.id, "words": {key: words(key) for key in one.keys}}
            for one in cards_of(box)
        ],
        "tiles": [asdict(tile) for tile in box.numbers],
        "content_hash": box.content_hash,
    }


def lines(box: Box, words: Words) -> Iterator[str]:
    """Yield the contents of the box as lines of text."""
    cards = list(cards_of(box))
    for kind in KINDS:
        found = [one for one in cards if one.kind == kind]
        yield _heading(words, f"kind-{kind}", len(found))
        for one in found:
            yield f"  {one.id:16} {'. '.join(words(key).rstrip('.') for key in one.keys)}"
        yield ""
    for piece, count in pieces(box).items():
        yield _heading(words, f"piece-{piece}", count)


def _heading(words: Words, key: str, count: int) -> str:
    return words("content-heading", kind=words(f"content-{key}"), count=count)
