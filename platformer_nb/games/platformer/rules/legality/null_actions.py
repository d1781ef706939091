"""Legal actions of which nothing comes: Gravity where everybody is held, a card that reaches nobody."""

from __future__ import annotations

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import cards, effect_resolution
from platformer_nb.games.platformer.rules.course import turn
from platformer_nb.games.platformer.rules.figures import gravity


def is_null(state: State, action: a.Action) -> bool:
    """Whether a legal action does nothing by itself but cost what it costs: dice, the card used up.

    What other cards make of its use, and that a gap in the Shop is filled, does not count.
    """
    if not isinstance(action, a.Gravity | a.Use | a.Ability | a.UseStar):
        return False  # what else is legal does what it is for, or says itself that it falls short
    paid, done = Draft(state), Draft(state)
    _pay(paid, action)
    _pay(done, action)
    if isinstance(action, a.Gravity):
        gravity.apply_gravity(done)
    while done.pending:
        frame = done.pending.pop()
        if frame.kind == "effects":
            effect_resolution.resume_effects(done, frame)
        elif not turn.moot(done, frame):
            return False
    paid.pending.clear()
    return paid.frozen() == done.frozen()


def wasteful(action: a.Action) -> bool:
    """Whether something is lost if nothing comes of an action; Gravity costs nothing."""
    return not isinstance(action, a.Gravity)


def _pay(draft: Draft, action: a.Gravity | a.Use | a.Ability | a.UseStar) -> None:
    """Pay for an action; only its own effects are then due."""
    match action:
        case a.Use():
            cards.use(draft, action)
        case a.Ability():
            cards.ability(draft)
        case a.UseStar():
            cards.use_star(draft, action)
    draft.pending = [frame for frame in draft.pending if frame.kind == "effects"]
