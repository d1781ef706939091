"""The text keys of each card: its name, its text, and those specific to its kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from platformer_nb.games.platformer.model.box.box import ENEMY_FACES, SYMBOLS, Box

KINDS = (
    "heroes",
    "enemies",
    "items",
    "potions",
    "artifacts",
    "events",
    "bosses",
    "boss-cards",
    "summons",
    "tokens",
)
"""The kinds of cards and tokens in the box, in display order."""

_MORE = {"heroes": ("-star",), "artifacts": ("-condition",)}


class Card(NamedTuple):
    """A card or token: its kind (one of KINDS), its id, and the id of the Boss it belongs to, if any."""

    kind: str
    id: str
    owner: str = ""

    @property
    def key(self) -> str:
        """The key of the name; the text of the card is at `<key>-text`."""
        return f"{'token' if self.kind == 'tokens' else 'card'}-{self.id}"

    @property
    def keys(self) -> tuple[str, ...]:
        """All text keys of the card."""
        return tuple(self.key + part for part in ("", *_MORE.get(self.kind, ()), "-text"))


def cards_of(box: Box) -> Iterator[Card]:
    """Yield every card and token of the box, by kind."""
    for kind, cards in _plain(box).items():
        yield from (Card(kind, card) for card in cards)
    for boss, sheet in box.bosses.items():
        yield from (Card("boss-cards", card.id, boss) for card in sheet.cards)
        yield from (Card("summons", card.id, boss) for card in sheet.summons)
        yield from (Card("tokens", token, boss) for token in sheet.tokens)


def _plain(box: Box) -> dict[str, Iterable[str]]:
    return {
        "heroes": box.heroes,
        "enemies": box.enemies,
        "items": box.items,
        "potions": box.potions,
        "artifacts": box.artifacts,
        "events": box.events,
        "bosses": box.bosses,
    }


def needed_keys(box: Box) -> Iterator[str]:
    """Yield every text key that the box needs: of its cards and tokens, of symbols and faces."""
    for card in cards_of(box):
        yield from card.keys
    for family, names in (("symbol", SYMBOLS), ("face", ENEMY_FACES)):
        for name in names:
            yield from (f"{family}-{name}", f"{family}-{name}-text")
