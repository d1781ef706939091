"""Dice with which something could still be done when the Actions step is ended."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.dice.payment import FORGE, Payment
from platformer_nb.games.platformer.rules.legality.legal_actions import actions
from platformer_nb.games.platformer.rules.legality.null_actions import is_null


def unused(state: State) -> tuple[str, ...]:
    """Return the symbols of the dice that a legal action with an effect can use; of Forged ones only if no other can."""
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
    return tuple(SYMBOLS[face] for face in sorted(plain or forged))


def say_unused(state: State, words: Words) -> str:
    """Return what to consider before the Actions step is ended; "" if no die could do anything."""
    found = unused(state)
    if not found:
        return ""
    return words("warning-unused", symbols=words.joined([words(f"symbol-{one}") for one in found]))
