"""Sentences about actions, in the reader's language."""

from __future__ import annotations

from functools import partial
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box import BLANK, SYMBOLS
from platformer_nb.games.platformer.model.facts import at, figure_card, symbol
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.cards import cards, targeting
from platformer_nb.games.platformer.rules.dice.gems import cost
from platformer_nb.games.platformer.rules.dice.payment import (
    DIE,
    FORGE,
    FORGE_SPECIAL,
    READ,
    Payment,
    Source,
)
from platformer_nb.games.platformer.rules.figures import boss


def say_action(words: Words, state: State, action: a.Action) -> str:
    """Return what an action does, such as “Move to c6 (star)”."""
    key, facts = _do(state, action)
    if key is None:
        return words("do-chance")
    text = words.tell(key, {name: fact for name, fact in facts.items() if fact != ""})
    payment = getattr(action, "payment", None)
    return (
        words("do-paid", what=text, payment=say_payment(words, state, payment)) if payment else text
    )


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


def _do(state: State, action: a.Action) -> tuple[str | None, dict[str, Any]]:
    """Return the key and the facts of an action's sentence; the key is None for actions of chance."""
    name = partial(at, state)
    match action:
        case a.Spawn(to, _):
            return "do-spawn", {"to": name(to)}
        case a.Portal(to, push, _) if push != NOWHERE:
            facts = {"to": name(to), "space": name(push), "figure": _card(state, to)}
            return "do-portal-push", facts
        case a.Portal(to, _, _):
            return "do-portal", {"to": name(to)}
        case a.Move(to, push, _) | a.Step(to, push) if push != NOWHERE:
            return "do-move-push", {"to": name(to), "space": name(push), "figure": _card(state, to)}
        case a.Move(to, _, _):
            return "do-move", {"to": name(to)}
        case a.Step(to, _):
            frame = state.frame
            slides = frame is not None and frame.kind == "slide"
            if slides and frame:
                return "do-slide-on", {"enemy": _card(state, frame.a), "to": name(to)}
            return "do-step", {"to": name(to)}
        case a.Attack(target, _):
            return "do-attack", {"enemy": _card(state, target), "to": name(target)}
        case a.Shove(enemy, to, _):
            return "do-shove", _shoved(state, enemy, to)
        case a.Slide(enemy, to):
            return "do-slide", _shoved(state, enemy, to)
        case a.Buy(card):
            return "do-buy", {"card": card}
        case a.Use(card):
            return "do-use", {"card": card}
        case a.Discard(token, _):
            return "do-discard", {"token": token}
        case a.Target(space):
            kind = state.frame.kind if state.frame else ""
            facts = {"to": name(space), "figure": _card(state, space)}
            return (f"do-{kind}" if kind in targeting.KINDS else "do-target"), facts
        case a.TurnDie(frm, to):
            return "do-turn", {"symbol": SYMBOLS[frm], "to-symbol": SYMBOLS[to]}
        case a.Mirror():
            ward = boss.ward_asked(state)
            return "do-mirror", {"token": ward} if ward else {}
        case a.PlaceBoss(to):
            return "do-place-boss", {"boss": state.game.boss, "to": name(to)}
        case a.PlaceSummons(to):
            frame = state.frame
            due = frame is not None and frame.kind == "summon"
            facts = {"enemy": state.game.kinds[frame.a].id} if frame and due else {}
            return "do-place-summons", {**facts, "to": name(to)}
        case a.LeaveEmpty(space):
            return "do-leave-empty", {"space": name(space)}
        case a.GainCoin(payment):
            known = bool(state.hero.card)  # during setup no Hero has been dealt yet
            gained = cards.foreseen_coins(state, payment.power) if known else payment.power
            return "do-coin", {"n": gained}
        case a.SetSpecial(_, None):
            return "do-set-none", {}
        case a.SetSpecial(face, _):
            return "do-set", {"symbol": symbol(face)}
        case _:
            return _PLAIN.get(type(action)), {}


_PLAIN: dict[type, str] = {
    a.UseStar: "do-star",
    a.Gravity: "do-gravity",
    a.Ability: "do-ability",
    a.End: "do-end",
    a.Stop: "do-stop",
    a.Hold: "do-hold",
    a.Drop: "do-drop",
    a.Endure: "do-endure",
}


def _shoved(state: State, enemy: int, to: int) -> dict[str, Any]:
    """Return the facts of a shove: the Enemy, its Space (several may be of one kind), and where it goes."""
    there = at(state, to) if to != enemy else "here"
    return {"enemy": _card(state, enemy), "from": at(state, enemy), "to": there}


def _card(state: State, space: int) -> str:
    figure = state.occupied[space] if 0 <= space < len(state.occupied) else 0
    return figure_card(state, figure) if figure else ""
