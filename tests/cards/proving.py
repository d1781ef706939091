"""Which test proves which card: a mark on the test, and all the cards there are."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from platformer_nb.games.platformer.content import load_box

T = TypeVar("T", bound=Callable[..., Any])

PROVEN: dict[str, list[str]] = {}
"""The tests by the card that they prove; full once the modules of this folder are imported."""


def proves(*cards: str) -> Callable[[T], T]:
    """Mark a test that shows what these cards, tokens or events do."""

    def enter(test: T) -> T:
        for card in cards:
            PROVEN.setdefault(card, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return enter


def everything() -> Iterator[str]:
    """The id of every card, token and summons of the box."""
    box = load_box()
    for cards in (box.heroes, box.enemies, box.items, box.potions, box.artifacts, box.events):
        yield from cards
    for name, sheet in box.bosses.items():
        yield name
        yield from (card.id for card in sheet.cards)
        yield from sheet.tokens
        yield from (summons.id for summons in sheet.summons)
