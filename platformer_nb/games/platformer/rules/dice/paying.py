"""Paying for an action: the clauses that a payment has to meet, and spending it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import GemsSpent
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, MOVE, SHOVE, STAR, SWORD
from platformer_nb.games.platformer.model.facts import cite, symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice import gems
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Source,
)
from platformer_nb.games.platformer.rules.figures import wounds

USES = {MOVE: "SYM-1", SWORD: "SYM-2", COIN: "SYM-3", SHOVE: "SYM-4", STAR: "SYM-5"}
"""Rule that defines each symbol."""


def star_symbol(state: State) -> int | None:
    """Return what the active Hero reads a star as; None if its star is an effect."""
    card = state.game.box.heroes.get(state.hero.card)
    return card.star if card is not None and isinstance(card.star, int) else None


def special_for(state: State, needed: int) -> int:
    """Return the symbol on the Special die if it can give `needed`, else BLANK."""
    special = state.hero.special
    return special if pay.special_serves(special, star_symbol(state), needed) else BLANK


def options(state: State, needed: int, least: int = 1, most: int = 1) -> tuple[Payment, ...]:
    """Return every payment of `least` to `most` symbols `needed` that the active player can make."""
    hero = state.hero
    star = star_symbol(state)
    return pay.options(state.pool, hero.special, star, needed, hero.gems, least, most)


def may_move(state: State) -> bool:
    """Return whether the active player has something left that pays for a Move, gems aside."""
    return bool(pay.options(state.pool, state.hero.special, star_symbol(state), MOVE, 0, 1, 1))


def plainest(state: State, needed: int | None, count: int) -> Payment:
    """Return the simplest payment: a die that shows it, a star, the Special die, or an absent die."""
    if needed is None:
        face = next((f for f, have in enumerate(state.pool) if have), MOVE)
        return pay.payment(Source(DIE, face))
    chosen = [Source(DIE, needed)] * min(count, state.pool[needed])
    if needed != STAR and pay.star_serves(star_symbol(state), needed):
        chosen += [Source(READ, STAR)] * min(count - len(chosen), state.pool[STAR])
    if len(chosen) < count and special_for(state, needed) != BLANK:
        chosen.append(Source(SPECIAL, BLANK))
    chosen += [Source(DIE, needed)] * (count - len(chosen))
    return pay.payment(*chosen)


def missed(state: State) -> dict[int, int]:
    """Return for each die of the pool how much a Hero who comes in misses it: any pays for that (SPN-1).

    A shove or a sword is of no use without an Enemy beside the Hero; a move is given last.
    """
    uses = {SHOVE: 0, SWORD: 1, COIN: 2, STAR: 2, MOVE: 3}
    reads = star_symbol(state)
    if reads is not None:
        uses[STAR] = uses[reads]
    faces = [face for face, have in enumerate(state.pool) if have]
    return {f: n for n, f in enumerate(sorted(faces, key=lambda f: (uses[f], -state.pool[f])))}


def least_useful(state: State) -> int | None:
    """Return the die that pays for a Spawn if none is chosen: the one missed least; None without any."""
    return next(iter(missed(state)), None)


def paid_least(state: State) -> Payment:
    """Return the payment of a Spawn with no die chosen: the die that is missed least, or an absent one."""
    face = least_useful(state)
    return plainest(state, None, 1) if face is None else pay.payment(Source(DIE, face))


def objections(
    state: State, payment: Payment, needed: int, least: int = 1, most: int = 1
) -> Iterator[Cite]:
    """Yield every clause that this payment of `least` to `most` symbols breaks."""
    wrong, star = dice_give_the_symbol(payment, needed), star_reads_as(state, payment, needed)
    # Of dice that do not pay it does not matter how many they are.
    counted = wrong is None and star is None
    checks = (
        wrong_count(payment, needed, least, most) if counted else wrong,
        *dice_are_in_the_pool(state, payment, needed),
        star,
        special_die_gives(state, payment, needed),
        forge_takes_two_equal(state, payment, needed),
        no_special_forge(state, payment),
        gems_suffice(state, payment, needed),
    )
    return (c for c in checks if c is not None)


@rule("SYM-1", "SYM-3")
def wrong_count(payment: Payment, needed: int, least: int, most: int) -> Cite | None:
    """SYM-1, SYM-3: one symbol for one Move or coin; other actions have limits of their own."""
    count = len(payment.sources)
    if least <= count <= most:
        return None
    return cite(USES[needed], symbol=symbol(needed), needs=least, has=count, count="wrong")


def gives_another(state: State, payment: Payment, needed: int) -> bool:
    """Return whether a die, or a star by what it counts as, gives another symbol than is needed."""
    wrong = (dice_give_the_symbol(payment, needed), star_reads_as(state, payment, needed))
    return any(found is not None for found in wrong)


@rule("SYM-1", "SYM-2", "SYM-3", "SYM-4", "SYM-5")
def dice_give_the_symbol(payment: Payment, needed: int) -> Cite | None:
    """SYM-1, SYM-2, SYM-3, SYM-4, SYM-5: an action is paid with the symbol it belongs to.

    Every die that gives another symbol is named, each symbol once.
    """
    wrong = [s.face for s in payment.sources if s.kind == DIE and s.face != needed]
    if not wrong:
        return None
    given = tuple(dict.fromkeys(map(symbol, wrong)))
    if len(given) == 1:
        return cite(USES[needed], symbol=symbol(needed), given=given[0])
    return cite(USES[needed], symbol=symbol(needed), given=given, several=1)


@rule("DIE-4", off=())
def dice_are_in_the_pool(state: State, payment: Payment, needed: int) -> tuple[Cite, ...]:
    """DIE-4: a used die has left the pool; only dice in it can be used.

    A die that does not give the symbol is cited for that instead, whether it is in the pool or not.
    """
    return tuple(
        cite(USES[face], symbol=symbol(face), needs=payment.faces[face], has=state.pool[face])
        for face in dict.fromkeys((needed, STAR))
        if payment.faces[face] > state.pool[face]
        and any(s.kind == (DIE if face == needed else READ) for s in payment.sources)
    )


@rule("SYM-5")
def star_reads_as(state: State, payment: Payment, needed: int) -> Cite | None:
    """SYM-5: a star counts only as what the Hero card names."""
    if not any(s.kind == READ for s in payment.sources):
        return None
    if needed != STAR and pay.star_serves(star_symbol(state), needed):
        return None
    return cite("SYM-5", symbol=symbol(needed), hero=state.hero.card)


@rule("SYM-6", "DIE-2")
def special_die_gives(state: State, payment: Payment, needed: int) -> Cite | None:
    """SYM-6: the Special die gives the symbol it shows. DIE-2: that one symbol, once.

    A star on it is a star (SYM-5): what it does not count as is cited as for a die of the pool.
    """
    count = sum(s.kind == SPECIAL for s in payment.sources)
    serves = special_for(state, needed) != BLANK
    if count == 0 or (count == 1 and serves):
        return None
    if state.hero.special == STAR and not serves:
        return cite("SYM-5", symbol=symbol(needed), hero=state.hero.card)
    shown = symbol(state.hero.special)
    return cite("SYM-6", symbol=shown, needed=symbol(needed), needs=count, serves=int(serves))


@rule("FRG-1", "FRG-4", "FRG-5")
def forge_takes_two_equal(state: State, payment: Payment, needed: int) -> Cite | None:
    """FRG-1, FRG-4: two dice with the same face are used as another symbol.

    FRG-5: both are dice of the pool, never symbols that were forged themselves.
    """
    for source in payment.sources:
        if source.kind != FORGE:
            continue
        face, has = source.face, state.pool[source.face]
        needs = sum({FORGE: 2, READ: 1}.get(s.kind, 0) for s in payment.sources if s.face == face)
        if has < needs or not pay.forgeable(2, face, needed):
            same = int(face == needed)
            return cite("FRG-1", symbol=symbol(face), has=has, needs=needs, same=same)
    return None


@rule("FRG-2")
def no_special_forge(state: State, payment: Payment) -> Cite | None:
    """FRG-2: the Special die can be half of a Forge only when it is being set."""
    if any(s.kind == FORGE_SPECIAL for s in payment.sources):
        return cite("FRG-2", symbol=symbol(state.hero.special))
    return None


def there(state: State, payment: Payment, needed: int) -> int:
    """Return how many symbols of a payment are available: dice that give them, each used once."""
    pool, special, found = list(state.pool), special_for(state, needed) != BLANK, 0
    star = star_symbol(state)
    for kind, face, _ in payment.sources:
        if kind == SPECIAL:
            found, special = found + special, False
            continue
        gives = {
            DIE: face == needed,
            READ: pay.star_serves(star, needed),
            FORGE: face != needed,
        }.get(kind, False)
        dice = 2 if kind == FORGE else 1
        if gives and pool[face] >= dice:
            pool[face] -= dice
            found += 1
    return found


@rule("GEM-1")
def gems_suffice(state: State, payment: Payment, needed: int) -> Cite | None:
    """GEM-1: the player needs the gems; if not, the first die that they do not cover is named."""
    has, left = state.hero.gems, state.hero.gems
    if payment.gems <= has:
        return None
    raised = [s for s in payment.sources if s.steps]
    for source in raised:
        left -= gems.cost(source.steps)
        if left < 0:
            break
    special = special_for(state, needed)
    shown = {SPECIAL: needed if special == BLANK else special, FORGE: needed}
    die = symbol(shown.get(source.kind, source.face))
    several = int(len(raised) > 1)
    return cite("GEM-1", needs=payment.gems, has=has, symbol=die, several=several)


@rule("GEM-5")
def no_gems_here(payment: Payment) -> Cite | None:
    """GEM-5: gems raise the effect of a symbol and nothing else."""
    return cite("GEM-5", gems=payment.gems) if payment.gems else None


_spent = lru_cache(maxsize=1024)(GemsSpent)


@rule("DIE-4", "DIE-3", "SYM-6", "GEM-1")
def take(draft: Draft, payment: Payment) -> None:
    """DIE-4, DIE-3: used dice leave the pool, the Special die is reset (SYM-6).

    GEM-1: the gems are discarded.
    """
    a, b, c, d, e = draft.pool
    v, w, x, y, z = payment.faces
    draft.pool = (a - v, b - w, c - x, d - y, e - z)
    if payment.special:
        wounds.reset_special(draft, draft.active)
    if payment.gems:
        draft.hero(draft.active).gems -= payment.gems
        draft.events.append(_spent(draft.active + 1, payment.gems))
