"""Setting the Special die at the end of a turn, and paying off a Stone token."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.events import SpecialSet, TokenLost
from platformer_nb.games.platformer.model.actions import Discard, SetSpecial
from platformer_nb.games.platformer.model.box.boss_effects import GiveToken
from platformer_nb.games.platformer.model.box.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.facts import cite, symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.registry import rule
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    SPECIAL,
    Payment,
    Pool,
    Source,
)


def stone(state: State) -> str:
    """Return the token of the active Hero that forbids actions (MED-3), "" if it has none."""
    known = state.game.box.bosses[state.game.boss].tokens
    return next((t for t in state.hero.tokens if known[t].stone), "")


NO_SETTING = SetSpecial(BLANK, None)


def settings(state: State) -> tuple[SetSpecial, ...]:
    """Return every way to set the Special die, including leaving it as it is."""
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
    """Yield every clause that this setting breaks."""
    if action.payment is None:
        return
    blank = no_blank(action.symbol)
    if blank is not None:
        yield blank
        return
    checks = (
        one_source(action.payment),
        unused_die_shows_it(state, action.symbol, action.payment),
        forge_of_two_unused(state, action.symbol, action.payment),
        paying.no_gems_here(action.payment),
    )
    yield from (c for c in checks if c is not None)


@rule("DIE-2")
def no_blank(symbol_: int) -> Cite | None:
    """DIE-2: dice turn it to a side with a symbol; only a reset turns it to blank (DIE-3)."""
    return cite("DIE-2", symbol=symbol(BLANK)) if symbol_ == BLANK else None


@rule("TRN-8")
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
    if source.kind != DIE or len(payment.sources) > 1:
        return None
    if source.face != to:
        return cite("TRN-8", symbol=symbol(to), given=symbol(source.face))
    return None if state.pool[to] else cite("TRN-8", symbol=symbol(to), has=0)


@rule("TRN-9", "FRG-2", "FRG-4")
def forge_of_two_unused(state: State, to: int, payment: Payment) -> Cite | None:
    """TRN-9, FRG-2: two equal unused symbols turn it to any other; one may be that of the Special die.

    FRG-4: equal means the same face.
    """
    source = payment.sources[0]
    if source.kind not in (FORGE, FORGE_SPECIAL):
        return None
    joined, face = source.kind == FORGE_SPECIAL, source.face
    if joined and not special_joins(state.hero.special, face):
        return cite("FRG-2", symbol=symbol(state.hero.special), has=0, same=0)
    has = state.pool[face]
    same = int(face == to and has + joined > 0)
    if has >= 2 - joined and not same:
        return None
    return cite("FRG-2" if joined else "TRN-9", symbol=symbol(face), has=has, same=same)


_set = lru_cache(maxsize=256)(SpecialSet)


@rule("TRN-8", "TRN-9", "DIE-2")
def set_special(draft: Draft, action: SetSpecial) -> None:
    """TRN-8, TRN-9: turn the Special die, in place of what it showed; it keeps that symbol (DIE-2)."""
    if action.payment is None:
        return
    hero = draft.hero(draft.active)
    a, b, c, d, e = draft.pool
    v, w, x, y, z = action.payment.faces
    draft.pool = (a - v, b - w, c - x, d - y, e - z)
    hero.special = action.symbol
    (source,) = action.payment.sources
    draft.events.append(
        _set(
            draft.active + 1,
            action.symbol,
            {DIE: "TRN-8", FORGE: "TRN-9", FORGE_SPECIAL: "FRG-2"}[source.kind],
        )
    )


# --- the Stone token -------------------------------------------------------------------------------------------


def discards(state: State) -> Iterator[Discard]:
    """Yield every way to pay off a Stone token."""
    token = stone(state)
    if token:
        for payment in pay.any_two(state.pool, state.hero.special):
            yield Discard(token, payment)


@rule("MED-3", off=())
def discard_objections(state: State, action: Discard) -> Iterator[Cite]:
    """MED-3: two symbols are paid for a Stone token, and no other token can be paid off."""
    if not action.token or action.token != stone(state):
        yield not_bought_off(state, action.token)
        return
    checks = (
        two_symbols(action),
        special_shows_a_symbol(state, action.payment),
        *symbols_are_there(state, action),
        paying.no_special_forge(state, action.payment),
        paying.no_gems_here(action.payment),
    )
    yield from (c for c in checks if c is not None)


def not_bought_off(state: State, token: str) -> Cite:
    """Cite why symbols do not discard a token of the active Hero: what would, or that it has none.

    By MED-6 for a token that wounds, FNT-1 for the others; MED-3 only for a token that is paid off.
    """
    known = state.game.box.bosses[state.game.boss].tokens
    if token not in state.hero.tokens:
        payable = any(card.stone for card in known.values())
        return cite("MED-3" if payable else "FNT-1", token=token, has=0)
    wards = wards_off(state, token)
    loses = "card" if known[token].harms else "ward" if wards else "faint"
    return cite("MED-6" if known[token].end_wounds else "FNT-1", token=token, has=1, loses=loses)


def wards_off(state: State, token: str) -> bool:
    """Return whether this token wards off an attack card of the Boss (MED-4)."""
    cards = state.game.box.bosses[state.game.boss].cards
    effects = (effect for card in cards for effect in card.effects)
    return any(isinstance(x, GiveToken) and x.ward == token for x in effects)


@rule("MED-3")
def two_symbols(action: Discard) -> Cite | None:
    """MED-3: any two symbols pay; a Forged pair is one, and a star is not read as another symbol."""
    count = sum(s.kind != READ for s in action.payment.sources)
    if count == len(action.payment.sources) == 2:
        return None
    return cite("MED-3", token=action.token, needs=2, has=count, count="wrong")


@rule("SYM-6")
def special_shows_a_symbol(state: State, payment: Payment) -> Cite | None:
    """SYM-6: the Special die is one of the two if it shows a symbol, and only once."""
    count = sum(s.kind == SPECIAL for s in payment.sources)
    shown = state.hero.special
    if count == 0 or (count == 1 and shown != BLANK):
        return None
    return cite("SYM-6", symbol=symbol(shown), needs=count, serves=1)


@rule("MED-3", "FRG-1", off=())
def symbols_are_there(state: State, action: Discard) -> tuple[Cite, ...]:
    """MED-3: the symbols are those of the pool. FRG-1: a Forged one takes two equal dice of it."""
    forged = {s.face for s in action.payment.sources if s.kind == FORGE}
    short = [(f, n) for f, n in enumerate(action.payment.faces) if n > state.pool[f]]
    return tuple(
        cite(
            "FRG-1" if face in forged else "MED-3",
            symbol=symbol(face),
            needs=needs,
            has=state.pool[face],
        )
        for face, needs in short
    )


@rule("MED-3", "MED-5")
def stone_forbids(state: State) -> Cite | None:
    """MED-3, MED-5: with a Stone token a Hero takes no actions; it forbids nothing else."""
    if not state.hero.tokens:
        return None
    token = stone(state)
    return cite("MED-3", token=token) if token else None


@rule("MED-3")
def discard(draft: Draft, action: Discard) -> None:
    """MED-3: pay two symbols and discard the token."""
    paying.take(draft, action.payment)
    hero = draft.hero(draft.active)
    hero.tokens = tuple(t for t in hero.tokens if t != action.token)
    draft.events.append(TokenLost(draft.active + 1, action.token))
