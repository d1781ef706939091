"""Kinds of using dice for themselves: roll, coins, stars, the Special die, a token discarded (TRN, SYM, MED)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from platformer_nb.core.ruling import Cite
from platformer_nb.games.platformer.kinds.records import (
    ActionKind,
    Facts,
    Idle,
    Moment,
    PendingKind,
)
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import (
    BLANK,
    COIN,
    ENEMY_FACES,
    MOVE,
    STAR,
    SYMBOLS,
)
from platformer_nb.games.platformer.model.facts import cite, symbol
from platformer_nb.games.platformer.model.state import ACTIONS as ACTIONS_STEP
from platformer_nb.games.platformer.model.state import GRAVITY, ROLL, SPECIAL_DIE, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.notation.action_parts import payment_words, symbol_words
from platformer_nb.games.platformer.notation.action_words import Typed, read_payment
from platformer_nb.games.platformer.rules.cards import card_actions, cards
from platformer_nb.games.platformer.rules.course import turn
from platformer_nb.games.platformer.rules.course.chance_outcomes import (
    DICE,
    dice_rolled,
    impossible_dice,
    impossible_face,
    roll_outcomes,
)
from platformer_nb.games.platformer.rules.course.solo import event_of
from platformer_nb.games.platformer.rules.dice import action_cache, paying, special_die
from platformer_nb.games.platformer.rules.dice import payment as pay
from platformer_nb.games.platformer.rules.dice.payment import DIE, READ, SPECIAL, Source
from platformer_nb.games.platformer.rules.figures import spawning

SIDES: Final = (*SYMBOLS, "blank")
"""Faces that `set` accepts for the Special die; dice do not turn it to blank (DIE-2)."""


# --- rolling ------------------------------------------------------------------------------------------------


def _rolled(draft: Draft, action: a.Roll) -> None:
    turn.rolled(draft, action.symbols, action.face)


def _roll_objections(state: State, action: a.Roll) -> Iterator[Cite]:
    count = dice_rolled(state)
    if count < DICE and len(action.symbols) != count:
        yield cite("SOL-2", card=event_of(state).id, needs=count)
    else:
        yield from impossible_dice(state, action.symbols, count)
    yield from impossible_face(state, action.face)


def _write_roll(_state: State, action: a.Roll) -> list[str]:
    return [*symbol_words(action.symbols), "enemy", ENEMY_FACES[action.face]]


def _read_roll(words: Typed) -> a.Roll:
    symbols = words.symbols()
    words.skip("enemy")
    return a.Roll(symbols, words.one_of("what-face", ENEMY_FACES))


# --- coins and stars ----------------------------------------------------------------------------------------


def _gain_coin(draft: Draft, action: a.GainCoin) -> None:
    paying.take(draft, action.payment)
    cards.gain_coins(draft, action.payment.power)


def _coin_objections(state: State, action: a.GainCoin) -> Iterator[Cite]:
    return paying.objections(state, action.payment, COIN)


def _write_payment(_state: State, action: a.GainCoin | a.UseStar) -> list[str]:
    return payment_words(action.payment)


def _read_coin(words: Typed) -> a.GainCoin:
    return a.GainCoin(read_payment(words, COIN))


def _whose_star(state: State, _action: a.UseStar) -> Facts:
    hero = state.hero
    known = state.game.box.heroes.get(hero.card)
    return {"hero": hero.card, "n": known.hearts - hero.hearts if known else 0}


def _how_many(state: State, action: a.GainCoin) -> Facts:
    power = action.payment.power
    known = bool(state.hero.card)  # during setup no Hero has been dealt yet
    return {"n": cards.foreseen_coins(state, power) if known else power}


def _read_star(words: Typed) -> a.UseStar:
    return a.UseStar(read_payment(words, STAR))


def _near_star(state: State, _wanted: a.UseStar, other: a.Action) -> int | None:
    """Rank for a star: used otherwise, then read as a symbol."""
    return 0 if isinstance(other, a.UseStar) else 1 if _reads(state, other) else None


def _reads(state: State, action: a.Action) -> bool:
    """Return whether an action is paid with a star read as a symbol, of the pool or on the Special die."""
    paid: pay.Payment | None = getattr(action, "payment", None)
    if paid is None:
        return False
    kinds = {s.kind for s in paid.sources}
    return READ in kinds or (SPECIAL in kinds and state.hero.special == STAR)


# --- the Special die ----------------------------------------------------------------------------------------


def _set_special(draft: Draft, action: a.SetSpecial) -> None:
    special_die.set_special(draft, action)
    draft.step = GRAVITY


def _set_objections(state: State, action: a.SetSpecial) -> Iterator[Cite]:
    if action.payment is None and action.symbol != BLANK:
        yield cite("TRN-8", has=0)
    yield from special_die.setting_objections(state, action)


def _write_set(_state: State, action: a.SetSpecial) -> list[str]:
    if action.payment is None:
        return ["none"]
    return [symbol(action.symbol), *payment_words(action.payment)]


def _read_set(words: Typed) -> a.SetSpecial:
    words.skip("special")
    if words.skip("none"):
        return a.SetSpecial(BLANK, None)
    face = words.one_of("what-symbol", SIDES)
    if not words.left and face != BLANK:
        return a.SetSpecial(face, pay.payment(Source(DIE, face)))
    return a.SetSpecial(face, read_payment(words, None))


def _set_key(_state: State, action: a.SetSpecial) -> str:
    return "do-set-none" if action.payment is None else "do-set"


def _face(_state: State, action: a.SetSpecial) -> Facts:
    return {} if action.payment is None else {"symbol": symbol(action.symbol)}


def _near_set(_state: State, _wanted: a.SetSpecial, other: a.Action) -> int | None:
    """Rank for the Special die: End, since its step follows the actions; End is near nowhere else."""
    return 0 if isinstance(other, a.End) else None


# --- discarding a token -------------------------------------------------------------------------------------


def _write_discard(_state: State, action: a.Discard) -> list[str]:
    return [action.token, *payment_words(action.payment)]


def _read_discard(words: Typed) -> a.Discard:
    token = words.next("what-token")
    if not words.left:
        options = pay.any_two(words.state.pool, words.state.hero.special)
        chosen = options[0] if options else pay.payment(Source(DIE, MOVE), Source(DIE, MOVE))
        return a.Discard(token, chosen)
    return a.Discard(token, read_payment(words, None))


def _which_token(_state: State, action: a.Discard) -> Facts:
    return {"token": action.token}


# --- the end of the actions ---------------------------------------------------------------------------------


def _end(draft: Draft, _action: a.End) -> None:
    draft.step = SPECIAL_DIE


def _end_objections(state: State, _action: a.End) -> Iterator[Cite]:
    found = spawning.must_spawn_first(state)
    if found is not None:
        yield found


PENDING: Final[tuple[PendingKind, ...]] = ()

ACTIONS: Final[tuple[ActionKind[Any], ...]] = (
    ActionKind(
        type=a.GainCoin,
        verb="coin",
        apply=_gain_coin,
        objections=_coin_objections,
        listed=action_cache.coins,
        step=ACTIONS_STEP,
        write=_write_payment,
        parse=_read_coin,
        key="do-coin",
        symbol=COIN,
        facts=_how_many,
    ),
    ActionKind(
        type=a.UseStar,
        verb="star",
        apply=cards.use_star,
        objections=cards.star_objections,
        listed=card_actions.stars,
        step=ACTIONS_STEP,
        write=_write_payment,
        parse=_read_star,
        key="do-star",
        facts=_whose_star,
        near=_near_star,
        idle=Idle(cards.use_star),
    ),
    ActionKind(
        type=a.Discard,
        verb="discard",
        apply=special_die.discard,
        objections=special_die.discard_objections,
        listed=special_die.discards,
        step=ACTIONS_STEP,
        write=_write_discard,
        parse=_read_discard,
        key="do-discard",
        facts=_which_token,
    ),
    ActionKind(
        type=a.End,
        verb="end",
        apply=_end,
        objections=_end_objections,
        step=ACTIONS_STEP,
        key="do-end",
        primary=True,
    ),
    ActionKind(
        type=a.SetSpecial,
        verb="set",
        apply=_set_special,
        objections=_set_objections,
        listed=special_die.settings,
        step=SPECIAL_DIE,
        moment=Moment("TRN-8", "set"),
        write=_write_set,
        parse=_read_set,
        key=_set_key,
        facts=_face,
        near=_near_set,
        primary=True,
    ),
    ActionKind(
        type=a.Roll,
        verb="roll",
        apply=_rolled,
        objections=_roll_objections,
        listed=roll_outcomes,
        step=ROLL,
        moment=Moment("TRN-0", "roll"),
        write=_write_roll,
        parse=_read_roll,
    ),
)
