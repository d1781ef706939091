"""Attacks that fall short (ATK-2): they do nothing, so that they are to be pressed twice."""

from __future__ import annotations

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_payment
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality.legal_actions import actions


def short(state: State, action: a.Action) -> bool:
    """Return whether a legal action is an attack that does not defeat its target."""
    return isinstance(action, a.Attack) and not _defeats(state, action)


def say_enough(state: State, words: Words, action: a.Attack) -> str:
    """Return what would pay for a defeat of the same target, with the fewest gems; "" if nothing can."""
    others = [one for one in actions(state) if isinstance(one, a.Attack)]
    enough = [one for one in others if one.target == action.target and _defeats(state, one)]
    if not enough:
        return ""
    least = min(enough, key=lambda one: (one.payment.gems, one.payment.power))
    return words("warning-short-enough", payment=say_payment(words, state, least.payment))


def _defeats(state: State, action: a.Attack) -> bool:
    needed = combat.health(state, state.occupied[action.target])
    return combat.foreseen_wounds(state, action.payment.power) >= needed
