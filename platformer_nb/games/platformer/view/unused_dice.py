"""Dice with which something could still be done when the Actions step is ended."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.dice.payment import FORGE, Payment
from platformer_nb.games.platformer.rules.legality.legal_actions import actions
from platformer_nb.games.platformer.rules.legality.null_actions import is_null


def unused(state: State) -> tuple[str, ...]:
    """Return the symbols that a legal action with an effect can use, of Forged dice only if no other can; each for every die."""
    if state.step != ACTIONS or state.pending:
        return ()
    plain, forged = set[int](), set[int]()
    for action in actions(state):
        payment = getattr(action, "payment", None)
        if not isinstance(payment, Payment) or not any(payment.faces):
            continue
        into = forged if any(one.kind == FORGE for one in payment.sources) else plain
        faces = {face for face, count in enumerate(payment.faces) if count}
        if not faces <= into and not is_null(state, action):
            into |= faces
    return tuple(SYMBOLS[face] for face in sorted(plain or forged) for _ in range(state.pool[face]))


def say_unused(state: State, words: Words) -> str:
    """Return what to consider before the Actions step is ended; "" if no die could do anything."""
    found = unused(state)
    if not found:
        return ""
    counted = {words(f"symbol-{one}"): found.count(one) for one in found}
    named = [f"{n} × {name}" if n > 1 else name for name, n in counted.items()]
    return words("warning-unused", symbols=words.joined(named))
