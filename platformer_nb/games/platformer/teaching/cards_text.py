"""Cards in plain text: what the Shop displays, what a Hero owns, what lies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.state import Hero, State
from platformer_nb.games.platformer.rules.cards.cards import shop_card
from platformer_nb.games.platformer.rules.course.solo import price
from platformer_nb.lessons.boards.feedback import WIDTH


def wares(state: State, words: Words, told: bool = False) -> Iterator[str]:
    """A line for each card, with the name by which an action calls it; none where there are no cards.

    If they are `told`, what each of them does follows it.
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
    """The name of each card of a Hero, and whether it is exhausted."""
    for item, ready in hero.items:
        yield words(f"card-{item}") + ("" if ready else f" ({words('card-exhausted')})")
    yield from (words(f"card-{potion}") for potion in hero.potions)


def middle(state: State, words: Words) -> Iterator[str]:
    """The artifacts that nobody has yet, and the deed each asks for (ART-2)."""
    held = {item for hero in state.heroes for item, _ in hero.items}
    lying = [card for card in state.artifacts if card not in held]
    if lying:
        yield words("lesson-middle")
    yield from (f"  {words(f'card-{card}')}: {words(f'card-{card}-condition')}" for card in lying)


def _named(card: str, words: Words) -> str:
    return f"{words(f'card-{card}')} ({card})"


def _text(card: str, words: Words) -> Iterator[str]:
    """What a card does."""
    yield from (f"     {line}" for line in wrap(words(f"card-{card}-text"), WIDTH - 9))
