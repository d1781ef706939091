"""The end of a turn, and what comes between two turns (ACT-11, EVT-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.cards import passives as p
from platformer_nb.games.labyrinth.model.frames import EndTurn
from platformer_nb.games.labyrinth.model.maze import NOWHERE
from platformer_nb.games.labyrinth.model.state import ACTIONS, NOBODY, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.fighting.dying import heal
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, goes_on, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive


def _end(_state: State) -> Iterator[a.Action]:
    yield a.End()


@rule("ACT-11", off=Instead(nothing))
def ends(builder: StateBuilder, _action: a.End) -> None:
    """ACT-11: actions left over are lost."""
    builder.tell("ended", "ACT-11", builder.active)
    builder.push(EndTurn())


@rule("ACT-1", "ACT-4", "ACT-8", "GOL-11", off=Instead(nothing))
def next_turn(builder: StateBuilder, _frame: EndTurn) -> None:
    """ACT-1, ACT-4: the next player is the active one, with 2 actions; ACT-8: what was once per turn is free.

    GOL-11: if the player whose turn ends did not move the Golem, nothing bars its way.
    """
    state = builder.state
    golem = replaced(state.golem, used=False)
    if golem.by != state.active:
        golem = replaced(golem, came=NOWHERE, by=NOBODY)
    then = (state.active + 1) % len(state.pawns)
    builder.change(active=then, left=ACTIONS, laid_down=(), golem=golem, turn=state.turn + 1)
    builder.change(spent=(), has_called=False)
    heals_on_token(builder)


@rule("LIF-3", off=Instead(nothing))
def heals_on_token(builder: StateBuilder) -> None:
    """LIF-3: whoever begins the turn beside an ability token of its own that heals, heals."""
    state = builder.state
    heals = passive(state, state.active, p.TokenHeals)
    if heals is not None and state.pawn.character in state.tokens_on(state.pawn.at):
        heal(builder, state.active, heals.lives, "CRY-7")


END: Final[Activity] = Activity(
    a.End, 0, _end, (), lambda state, _a: (Cite("ACT-11", {"left": state.left}),), ends
)
DECISIONS = (Decision(EndTurn, goes_on, next_turn),)
