"""Legal actions without effect: Gravity where every figure is supported, a card that reaches nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import effect_resolution
from platformer_nb.games.platformer.rules.course.advancing import moot


def is_null(state: State, action: a.Action) -> bool:
    """Return whether a legal action changes nothing beyond its cost: dice, the card used up.

    Triggers fired by its use, and a gap in the Shop that it fills, do not count.
    """
    idle = ACTIONS[type(action)].idle
    if idle is None:
        return False  # it always has an effect, or reports its own shortfall
    if idle.nothing is not None:
        return idle.nothing(state)
    return idle.pay is not None and not _changes(state, action, idle.pay)


def _changes(state: State, action: a.Action, pay: Callable[[Draft, Any], None]) -> bool:
    """Return whether the effects of an action change anything once it is paid for."""
    draft = Draft(state)
    pay(draft, action)
    effects = [frame for frame in draft.pending if frame.kind == "effects"]
    draft.pending = []
    paid = draft.frozen()
    draft.pending = effects
    while draft.pending:
        frame = draft.pending.pop()
        if frame.kind == "effects":
            effect_resolution.resume_effects(draft, frame)
        elif not moot(draft, frame):
            return True
    return draft.differs(paid)


def wasteful(action: a.Action) -> bool:
    """Return whether an action without effect still has a cost; Gravity has none."""
    idle = ACTIONS[type(action)].idle
    return idle is None or idle.costs
