"""What paid for a Move, a coin, a shove or an attack, where it is not a die that shows that very symbol."""

from __future__ import annotations

from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_payment
from platformer_nb.games.platformer.rules.dice.paying import star_symbol
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    READ,
    SPECIAL,
    Source,
    payment,
    star_serves,
)

_NEEDED = {"SYM-1": MOVE, "PRT-1": MOVE, "SYM-2": SWORD, "SYM-3": COIN, "SYM-4": SHOVE}
_PAID = (e.Moved, e.Travelled, e.Struck, e.Gained, e.Shoved)


def said_payment(words: Words, before: State, after: State, event: e.Event) -> str:
    """Return what paid for the action of an event; "" if dice did that show its symbol, or nothing did.

    The Special die is plain as well if it shows the symbol: that it is blank again is an event of its own.
    """
    needed = _NEEDED.get(event.rule)
    same_turn = (before.step, before.active) == (after.step, after.active)
    if needed is None or not isinstance(event, _PAID) or not same_turn or after.hero.at < 0:
        return ""
    dice = tuple(_spent(before, after, needed))
    # A Move takes one symbol; an Enemy that attacks it may take the Special die's, too.
    special = before.hero.special != after.hero.special and not (needed == MOVE and dice)
    odd = special and before.hero.special != needed
    if not odd and all(source == Source(DIE, needed) for source in dice):
        return ""
    sources = (*dice, *[Source(SPECIAL, BLANK)] * special)
    return words("paid-with", payment=say_payment(words, before, payment(*sources)))


def _spent(before: State, after: State, needed: int) -> Iterator[Source]:
    """Yield what an action has used up: a star by what it counts as, two dice of another symbol as a Forged pair."""
    star = star_symbol(before)
    for face, (had, has) in enumerate(zip(before.pool, after.pool, strict=True)):
        if face == needed:
            yield from [Source(DIE, face)] * (had - has)
        elif face == STAR and star_serves(star, needed):
            yield from [Source(READ, face)] * (had - has)
        else:
            yield from [Source(FORGE, face)] * ((had - has) // 2)
