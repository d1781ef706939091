"""Applying a legal action: what it does, and what follows without a decision."""

from __future__ import annotations

from platformer_nb.core.registry import Instead
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.chapters import ACTIVITIES, DECISIONS, decides
from platformer_nb.games.labyrinth.rules.costs import cost_of
from platformer_nb.games.labyrinth.rules.course.winning import wins
from platformer_nb.games.labyrinth.rules.records import goes_on, nothing

Result = tuple[State, tuple[Event, ...]]


def apply(state: State, action: a.Action) -> Result:
    """Return the position after a legal action, and its events."""
    builder = StateBuilder(state)
    if state.due:
        frame = builder.pop()
        DECISIONS[type(frame)].answer(builder, frame, action)
    else:
        activity = ACTIVITIES[type(action)]
        pays(builder, cost_of(state, action, activity.cost))
        activity.do(builder, action)
    settle(builder)
    return builder.state, tuple(builder.events)


@rule("ACT-1", "ACT-2", "ACT-5", "ACT-6", "ACT-7", "ACT-13", "TIL-19", off=Instead(nothing))
def pays(builder: StateBuilder, cost: int) -> None:
    """ACT-1, ACT-2: an activity is paid with actions, as it begins (ACT-13, TIL-19)."""
    builder.change(left=builder.left - cost)


@rule("ACT-14", off=Instead(nothing))
def settle(builder: StateBuilder) -> None:
    """ACT-14: what an activity has set off is settled before the next one, up to the next decision or chance."""
    while builder.due:
        decision = DECISIONS[type(builder.due[-1])]
        if decision.decides is not goes_on and decides(builder.state) is not None:
            break
        decision.advance(builder, builder.pop())
    if not builder.due and builder.acted:
        builder.change(acted=())
    wins(builder)
