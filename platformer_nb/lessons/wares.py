"""Cards in plain text: what the Shop displays, and what the Hero whose turn it is owns."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.games.platformer.cards import shop_card
from platformer_nb.games.platformer.solo import price
from platformer_nb.games.platformer.state import State
from platformer_nb.text import Words


def wares(state: State, words: Words) -> Iterator[str]:
    """A line for each card, with the name by which an action calls it; none where there are no cards."""
    if any(state.shop):
        yield words("lesson-shop")
        for card in state.shop:
            found = shop_card(state, card)
            yield "  -" if found is None else f"  {price(state, found)}  {_named(card, words)}"
    hero = state.hero
    if hero.items or hero.potions:
        yield words("lesson-cards")
    for item, ready in hero.items:
        yield f"  {_named(item, words)}" + ("" if ready else f": {words('card-exhausted')}")
    yield from (f"  {_named(potion, words)}" for potion in hero.potions)


def _named(card: str, words: Words) -> str:
    return f"{words(f'card-{card}')} ({card})"
