"""Cards in plain text: the Shop's display, a Hero's cards, the artifacts in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.state import Hero, State
from platformer_nb.games.platformer.rules.cards.cards import shop_card
from platformer_nb.games.platformer.rules.course.solo import price
from platformer_nb.lessons.boards.feedback import WIDTH


def wares(state: State, words: Words, told: bool = False) -> Iterator[str]:
    """Yield a line for each card in the Shop and of the active Hero, with its id for use in actions.

    With `told`, the card's text follows.
    """
    if any(state.shop):
        yield words("lesson-shop")
        for card in state.shop:
            found = shop_card(state, card)
            yield "  -" if found is None else f"  {price(state, found)}  {_named(card, words)}"
            yield from _text(card, words) if told and card else ()
    hero = state.hero
    if hero.items or hero.potions:
        yield words("lesson-cards")
    for item, ready in (*hero.items, *((potion, True) for potion in hero.potions)):
        yield f"  {_named(item, words)}" + ("" if ready else f": {words('card-exhausted')}")
        yield from _text(item, words) if told else ()


def owned(hero: Hero, words: Words) -> Iterator[str]:
    """Yield the name of each of a Hero's cards, and whether it is exhausted."""
    for item, ready in hero.items:
        yield words(f"card-{item}") + ("" if ready else f" ({words('card-exhausted')})")
    yield from (words(f"card-{potion}") for potion in hero.potions)


def middle(state: State, words: Words) -> Iterator[str]:
    """Yield the artifacts still in the middle, with their conditions (ART-2)."""
    held = {item for hero in state.heroes for item, _ in hero.items}
    lying = [card for card in state.artifacts if card not in held]
    if lying:
        yield words("lesson-middle")
    yield from (f"  {words(f'card-{card}')}: {words(f'card-{card}-condition')}" for card in lying)


def _named(card: str, words: Words) -> str:
    return f"{words(f'card-{card}')} ({card})"


def _text(card: str, words: Words) -> Iterator[str]:
    """Yield the lines of a card's text."""
    yield from (f"     {line}" for line in wrap(words(f"card-{card}-text"), WIDTH - 9))
