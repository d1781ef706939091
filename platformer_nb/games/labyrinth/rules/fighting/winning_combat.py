"""What follows from winning a combat: abilities that work then, the loss of lives (CMB-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Won
from platformer_nb.games.labyrinth.model.cards.effects import WoundMore
from platformer_nb.games.labyrinth.model.cards.passives import TakesAll, WinHeals
from platformer_nb.games.labyrinth.model.state import LIVES, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import number
from platformer_nb.games.labyrinth.rules.fighting.dying import heal, lose_lives
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.using import use_or_keep, uses
from platformer_nb.games.labyrinth.rules.using.bonuses import passive
from platformer_nb.games.labyrinth.rules.using.use_or_keep import Answer

ON_WINNING: Final = ("won",)
"""The moment of what is used when a combat has been won."""


def _options(state: State, frame: Won) -> Sequence[a.Action]:
    return use_or_keep.options(state, frame.winner, ON_WINNING, frame.used)


def _objects(state: State, frame: Won, action: Answer) -> Cite | None:
    return use_or_keep.objection(state, frame.winner, action, ON_WINNING, frame.used)


def _allows(state: State, frame: Won, action: Answer) -> tuple[Cite, ...]:
    loss = Cite("CMB-5", {"who": letter(frame.loser)})
    return (loss,) if isinstance(action, a.Keep) else (*uses.allowed(state, action), loss)


def _answer(builder: StateBuilder, frame: Won, action: Answer) -> None:
    if isinstance(action, a.Keep):
        loses(builder, frame)
        return
    uses.pays_price(builder, frame.winner, action)
    effect = builder.box.uses[action.use].effect
    more = effect.lives if isinstance(effect, WoundMore) else 0
    builder.push(replaced(frame, used=(*frame.used, action.use), more=frame.more + more))


@rule("CMB-5", off=Instead(nothing))
def loses(builder: StateBuilder, frame: Won) -> None:
    """CMB-5: the loser loses a life; with the last one it dies."""
    heals = passive(builder.state, frame.winner, WinHeals)
    lose_lives(builder, frame.loser, lives_lost(builder.state, frame), "CMB-5")
    if heals is not None:
        heal(builder, frame.winner, heals.lives, "CMB-5")


def lives_lost(state: State, frame: Won) -> int:
    """Return how many lives the loser of a combat loses: all, if the winner's card says so."""
    all_ = passive(state, frame.winner, TakesAll)
    if all_ is not None and all_.after in {state.box.use_ids[use] for use in frame.used}:
        return LIVES
    return number(state, "combat-loss") + frame.more


DECISIONS = (
    Decision(
        Won,
        lambda state, frame: frame.winner if _options(state, frame) else None,
        loses,
        (a.Use, a.Pact, a.Keep),
        _options,
        _objects,
        _allows,
        _answer,
    ),
)
