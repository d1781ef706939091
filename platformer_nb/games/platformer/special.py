"""Setting the Special die at the end of a turn, and paying off a Stone token."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer import paying
from platformer_nb.games.platformer import payment as pay
from platformer_nb.games.platformer.actions import Discard, SetSpecial
from platformer_nb.games.platformer.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.draft import Draft
from platformer_nb.games.platformer.events import SpecialSet, TokenLost
from platformer_nb.games.platformer.facts import cite, symbol
from platformer_nb.games.platformer.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Pool,
    Source,
)
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.state import State


def stone(state: State) -> str:
    """The token of the active Hero that forbids actions (MED-3), "" if it has none."""
    known = state.game.box.bosses[state.game.boss].tokens
    return next((t for t in state.hero.tokens if known[t].stone), "")


NO_SETTING = SetSpecial(BLANK, None)


def settings(state: State) -> tuple[SetSpecial, ...]:
    """Every way to set the Special die, to leave it included."""
    return _settings(state.pool, state.hero.special)


@lru_cache(maxsize=4096)
def _settings(pool: Pool, special: int) -> tuple[SetSpecial, ...]:
    found = [NO_SETTING]
    for face, count in enumerate(pool):
        if not count:
            continue
        found.append(SetSpecial(face, pay.payment(Source(DIE, face))))
        for to in range(len(SYMBOLS)):
            if pay.forgeable(count, face, to):
                found.append(SetSpecial(to, pay.payment(Source(FORGE, face))))
            if special_joins(special, face) and to != face:
                found.append(SetSpecial(to, pay.payment(Source(FORGE_SPECIAL, face))))
    return tuple(found)


@rule("FRG-2", off=False)
def special_joins(special: int, face: int) -> bool:
    """FRG-2: when Forging sets the Special die, one of the two may be the symbol on it."""
    return special == face


def setting_objections(state: State, action: SetSpecial) -> Iterator[Cite]:
    """Every clause that this setting breaks."""
    if action.payment is None:
        return
    checks = (
        no_blank(action.symbol),
        one_source(action.payment),
        unused_die_shows_it(state, action.symbol, action.payment),
        forge_of_two_unused(state, action.symbol, action.payment),
        paying.no_gems_here(action.payment),
    )
    yield from (c for c in checks if c is not None)


@rule("DIE-2")
def no_blank(symbol_: int) -> Cite | None:
    """DIE-2, TRN-8: dice turn it to a symbol; blank it only becomes by a reset (DIE-3)."""
    return cite("TRN-8", symbol=symbol(symbol_)) if symbol_ == BLANK else None


def one_source(payment: Payment) -> Cite | None:
    """TRN-8: one die, or one Forge, sets it."""
    kinds = {s.kind for s in payment.sources}
    if len(payment.sources) == 1 and not kinds & {READ, SPECIAL}:
        return None
    return cite("TRN-8", count=len(payment.sources))


@rule("TRN-8")
def unused_die_shows_it(state: State, to: int, payment: Payment) -> Cite | None:
    """TRN-8: it is turned to the symbol of one unused die of the pool."""
    source = payment.sources[0]
    if source.kind != DIE or (source.face == to and state.pool[to]):
        return None
    return cite("TRN-8", symbol=symbol(to), has=state.pool[source.face])


@rule("TRN-9", "FRG-2", "FRG-4")
def forge_of_two_unused(state: State, to: int, payment: Payment) -> Cite | None:
    """TRN-9, FRG-2: two equal unused symbols turn it to any other; one may be its own."""
    source = payment.sources[0]
    if source.kind not in (FORGE, FORGE_SPECIAL):
        return None
    has = state.pool[source.face]
    joined = source.kind == FORGE_SPECIAL
    enough = has >= (1 if joined else 2) and source.face != to
    if enough and (not joined or special_joins(state.hero.special, source.face)):
        return None
    return cite(
        "FRG-2" if joined else "TRN-9",
        symbol=symbol(source.face),
        has=has,
        same=int(source.face == to),
    )


@rule("TRN-8", "TRN-9")
def set_special(draft: Draft, action: SetSpecial) -> None:
    """TRN-8: turn the Special die, in place of what it showed."""
    if action.payment is None:
        return
    hero = draft.hero(draft.active)
    a, b, c, d, e = draft.pool
    v, w, x, y, z = action.payment.faces
    draft.pool = (a - v, b - w, c - x, d - y, e - z)
    hero.special = action.symbol
    kind = action.payment.sources[0].kind
    draft.events.append(
        SpecialSet(
            draft.active + 1,
            action.symbol,
            {DIE: "TRN-8", FORGE: "TRN-9", FORGE_SPECIAL: "FRG-2"}[kind],
        )
    )


# --- the Stone token -------------------------------------------------------------------------------------------


def discards(state: State) -> Iterator[Discard]:
    """Every way to pay off a Stone token."""
    token = stone(state)
    if token:
        for payment in pay.any_two(state.pool, state.hero.special):
            yield Discard(token, payment)


def discard_objections(state: State, action: Discard) -> Iterator[Cite]:
    """Every clause that this payment breaks."""
    if not action.token or action.token != stone(state):
        yield cite("MED-3", token=action.token, has=0)
    elif action.payment not in pay.any_two(state.pool, state.hero.special):
        yield cite("MED-3", token=action.token, needs=2)


@rule("MED-3", "MED-5")
def stone_forbids(state: State) -> Cite | None:
    """MED-3, MED-5: with a Stone token a Hero takes no actions; it forbids nothing else."""
    if not state.hero.tokens:
        return None
    token = stone(state)
    return cite("MED-3", token=token) if token else None


@rule("MED-3")
def discard(draft: Draft, action: Discard) -> None:
    """MED-3: two symbols discard it."""
    paying.take(draft, action.payment)
    hero = draft.hero(draft.active)
    hero.tokens = tuple(t for t in hero.tokens if t != action.token)
    draft.events.append(TokenLost(draft.active + 1, action.token))
