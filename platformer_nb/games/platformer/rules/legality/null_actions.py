"""Legal actions without effect: Gravity where every figure is supported, a card that reaches nobody."""

from __future__ import annotations

from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.cards import cards, effect_resolution
from platformer_nb.games.platformer.rules.course.advancing import moot
from platformer_nb.games.platformer.rules.figures import gravity


def is_null(state: State, action: a.Action) -> bool:
    """Return whether a legal action changes nothing beyond its cost: dice, the card used up.

    Triggers fired by its use, and a gap in the Shop that it fills, do not count.
    """
    if not isinstance(action, a.Gravity | a.Use | a.Ability | a.UseStar):
        return False  # other legal actions always have an effect, or report their own shortfall
    paid, done = Draft(state), Draft(state)
    _pay(paid, action)
    _pay(done, action)
    if isinstance(action, a.Gravity):
        gravity.apply_gravity(done)
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
    return not isinstance(action, a.Gravity)


def _pay(draft: Draft, action: a.Gravity | a.Use | a.Ability | a.UseStar) -> None:
    """Pay for an action; only its own effects are then pending."""
    match action:
        case a.Use():
            cards.use(draft, action)
        case a.Ability():
            cards.ability(draft)
        case a.UseStar():
            cards.use_star(draft, action)
    draft.pending = [frame for frame in draft.pending if frame.kind == "effects"]
