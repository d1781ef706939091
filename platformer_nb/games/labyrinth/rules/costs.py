"""What an activity costs, as cards and events have it now (ACT-5 to ACT-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards.passives import FreeStart
from platformer_nb.games.labyrinth.model.maze import is_start
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import number
from platformer_nb.games.labyrinth.rules.using.bonuses import passive, passive_id

CHANGED: Final[Mapping[type, str]] = {
    a.SafeJump: "safe-jump",
    a.ActivateCrystal: "activate-crystal",
}
"""The activities whose cost is a number that an event may set."""


@rule("ACT-2", "ACT-6", "ACT-9", off=0)
def cost_of(state: State, action: a.Action, usual: int) -> int:
    """ACT-2: an activity costs as many actions as its kind, ACT-9: however often it was done; cards name their own.

    ACT-6: a Safe Jump and activating the Fate Crystal cost 2, unless an event has changed that.
    """
    kind = type(action)
    if kind in CHANGED:
        return number(state, CHANGED[kind])
    if isinstance(action, (a.Use, a.Pact)) and 0 <= action.use < len(state.box.uses):
        return state.box.uses[action.use].price.actions
    return 0 if kind is a.Move and is_free_start(state) else usual


def is_free_start(state: State) -> bool:
    """Return whether the next Move of the active character leaves its start space without an action."""
    if not is_start(state.pawn.at) or passive(state, state.active, FreeStart) is None:
        return False
    return passive_id(state, state.active) not in state.spent
