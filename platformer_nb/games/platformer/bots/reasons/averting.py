"""Which action of a plan averts the fall that Gravity would bring after its first action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from platformer_nb.core.rules import Rules
from platformer_nb.games.platformer.bots.reasons.alternatives import Line
from platformer_nb.games.platformer.model.actions import Action, End, Gravity
from platformer_nb.games.platformer.model.state import ACTIONS, State


class Fall(NamedTuple):
    """What Gravity would do to a Hero now."""

    faints: bool = False
    hearts: int = 0
    moves: bool = False

    def averted(self, later: Fall) -> bool:
        """Return whether the worst of it does not happen in a later position."""
        if self.faints:
            return not later.faints
        if self.hearts:
            return not (later.faints or later.hearts)
        return not later.moves


def averting(
    rules: Rules[State, Action, Any], chosen: Line, then: Sequence[tuple[State, Action]], seat: int
) -> tuple[State, Action] | None:
    """Return the action of the rest of a plan that averts the fall; None if nothing falls or Gravity comes first."""
    if not then:
        return None
    fall = _fall(rules, then[0][0], seat)
    if not fall.moves:
        return None
    after = [*(state for state, _ in then[1:]), chosen.end]
    for (state, action), later in zip(then, after, strict=True):
        if isinstance(action, (Gravity, End)):
            return None
        if fall.averted(_fall(rules, later, seat)):
            return state, action
    return None


def _fall(rules: Rules[State, Action, Any], state: State, seat: int) -> Fall:
    before = state.heroes[seat]
    acts = state.active == seat and state.step == ACTIONS and not state.pending
    if not acts or before.at < 0 or state.winner >= 0 or not rules.judge(state, Gravity()):
        return Fall()
    hero = rules.apply(state, Gravity())[0].heroes[seat]
    faints = hero.at < 0
    return Fall(faints, 0 if faints else before.hearts - hero.hearts, hero.at != before.at)
