"""Characters, items, events and the Golem deck, as their cards say."""

from __future__ import annotations

from typing import Annotated, Final

from platformer_nb.core.input.data_shape import Bounds, Checked, Count, Id, Named, OneOf, Some
from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.cards import effects, events, passives, tokens
from platformer_nb.games.labyrinth.model.cards.costs import FREE, LIMITS, WHEN, Price

KINDS: Final = ("combat", "terrain", "golem", "movement", "traps", "tokens")
"""What a character is good at."""

CARRIED, EACH_TURN, DISCARDED = ITEM_KINDS = ("carried", "turn", "discarded")
"""How an item works: by itself, once a turn, once at all."""

GOLEM_CARDS: Final = ("1", "2", "3", "stay", "centre")
"""The kinds of Golem movement cards (GOL-3 to GOL-5), as positions write them."""


@value
class Passive(Checked):
    """A passive ability: its id and what it does."""

    id: Id
    effect: Annotated[passives.OfCharacters, Named("effect")]


@value
class Ability(Checked):
    """What a character can use: the effect, one of WHEN, one of LIMITS, and the price."""

    effect: Annotated[effects.OfCharacters, Named("effect")]
    when: Annotated[str, OneOf(WHEN)] = "turn"
    limit: Annotated[str, OneOf(LIMITS)] = "paid"
    price: Price = FREE


@value
class Tokens(Checked):
    """The ability tokens of a character: their id, how many, on whom they act (WHOM), and what they do.

    `returns`: a token that has acted goes back to its owner; one without `returns` stays (CHR-4).
    """

    id: Id
    count: Annotated[int, Bounds(1, 4)]
    effect: Annotated[tokens.TokenEffect, Named("effect")]
    whom: Annotated[str, OneOf(tokens.WHOM)] = "others"
    returns: bool = False


@value
class Character(Checked):
    """A character: one of KINDS, its passive ability, one or two that are used, and its tokens, if any.

    `players`: the fewest players in whose games it takes part (TWO-1).
    """

    kind: Annotated[str, OneOf(KINDS)]
    passive: Passive
    abilities: dict[Id, Ability]
    tokens: Tokens | None = None
    players: Annotated[int, Bounds(2, 3)] = 2


@value
class Use(Checked):
    """What an item can be used for, as `Ability`."""

    effect: Annotated[effects.OfItems, Named("effect")]
    when: Annotated[str, OneOf(WHEN)] = "turn"
    limit: Annotated[str, OneOf(LIMITS)] = "paid"
    price: Price = FREE


@value
class Item(Checked):
    """An item: what it does while it is carried, or what it is used for; one of the two (ITM-9)."""

    carried: Annotated[passives.OfItems, Named("effect")] | None = None
    use: Use | None = None

    @property
    def kind(self) -> str:
        """One of ITEM_KINDS."""
        if self.use is None:
            return CARRIED
        return DISCARDED if self.use.price.discard else EACH_TURN


@value
class Event(Checked):
    """An event: what it does once, and what as long as it is in force. `last`: at the bottom of the deck (SET-11)."""

    once: Annotated[events.Once, Named("effect")]
    lasting: Annotated[events.Lasting, Named("effect")]
    last: bool = False


@value
class Pieces(Checked):
    """How many there are of each token that is the same as its like, and of the other pieces (CMP-3, CMP-4)."""

    keys: Some
    crystals: Some
    stun: Some
    lives: Some
    frame: Some
    bases: Some
    golem: Some
    dice: Some
    faces: Count
