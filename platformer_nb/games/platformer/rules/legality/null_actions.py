"""Legal actions without effect: Gravity where every figure is supported, a card that reaches nobody."""

from __future__ import annotations

from platformer_nb.games.platformer.kinds.records import Idle
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
    paid, done = Draft(state), Draft(state)
    _pay(paid, idle, action)
    _pay(done, idle, action)
    if idle.act is not None:
        idle.act(done)
    while done.pending:
        frame = done.pending.pop()
        if frame.kind == "effects":
            effect_resolution.resume_effects(done, frame)
        elif not moot(done, frame):
            return False
    paid.pending.clear()
    return paid.frozen() == done.frozen()


def wasteful(action: a.Action) -> bool:
    """Return whether an action without effect still has a cost; Gravity has none."""
    idle = ACTIONS[type(action)].idle
    return idle is None or idle.costs


def _pay(draft: Draft, idle: Idle, action: a.Action) -> None:
    """Pay for an action; only its own effects are then pending."""
    idle.pay(draft, action)
    draft.pending = [frame for frame in draft.pending if frame.kind == "effects"]
