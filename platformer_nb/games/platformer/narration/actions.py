"""Sentences about actions, in the reader's language."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK, COIN, STAR, SYMBOLS
from platformer_nb.games.platformer.model.facts import symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.dice.gems import cost
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    Payment,
    Source,
)


def say_action(words: Words, state: State, action: a.Action) -> str:
    """Return what an action does, such as “Move to c6 (star)”."""
    key, facts = ACTIONS[type(action)].sentence(state, action)
    text = words.tell(key, {name: fact for name, fact in facts.items() if fact != ""})
    payment = getattr(action, "payment", None)
    if not payment or _pays_itself(action, payment):
        return text
    return words("do-paid", what=text, payment=say_payment(words, state, payment))


def _pays_itself(action: a.Action, payment: Payment) -> bool:
    """Return whether the one die that pays shows what the sentence has named: “Gain a coin (coin)” says it twice."""
    match action:
        case a.GainCoin():
            face = COIN
        case a.UseStar():
            face = STAR
        case a.SetSpecial(symbol):
            face = symbol
        case _:
            return False
    return [(one.kind, one.face, one.steps) for one in payment.sources] == [(DIE, face, 0)]


def say_payment(words: Words, state: State, payment: Payment) -> str:
    """Return what is paid, such as “sword + star” or “sword + 3 gems, star”; gems follow the symbol they boost."""
    parts = [
        _say_source(words, state, s)
        + (" + " + words("pay-gems", gems=cost(s.steps)) if s.steps else "")
        for s in payment.sources
    ]
    return (words("list-comma") if payment.gems else " + ").join(parts)


def _say_source(words: Words, state: State, source: Source) -> str:
    if source.kind in (DIE, READ):
        return words(f"symbol-{SYMBOLS[source.face]}") if source.face != BLANK else ""
    if source.kind == FORGE:
        return words.tell("pay-forge", {"symbol": SYMBOLS[source.face]})
    if source.kind == FORGE_SPECIAL:
        return words.tell("pay-forge-special", {"symbol": SYMBOLS[source.face]})
    return words.tell("pay-special", {"symbol": symbol(state.hero.special)})
