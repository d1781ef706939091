"""A way towards a refused action that nothing legal is like: nearer to its Space, or to where it is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from platformer_nb.core.play.towards import towards
from platformer_nb.games.platformer.kinds.tables import ACTIONS as KINDS
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model import pending_decision
from platformer_nb.games.platformer.model.box.box import SHOVE, SWORD
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.model.terrain import NOWHERE
from platformer_nb.games.platformer.rules.dice import paying
from platformer_nb.games.platformer.rules.figures import combat
from platformer_nb.games.platformer.rules.legality.applying import apply
from platformer_nb.games.platformer.rules.legality.legal_actions import actions as legal_actions
from platformer_nb.games.platformer.rules.legality.null_actions import is_null

FAR = 1000
"""Farther than any Space of a map."""


def ways(state: State, wanted: a.Action, found: Sequence[a.Action]) -> list[a.Action]:
    """Return the legal actions of a free turn that bring the Hero nearer to a refused one, the nearest first.

    To end the step, or to apply Gravity, is no way, nor is what has no effect. Nor are gems spent: the same action
    without them is legal too, and nothing in the box leads nearer for them.
    """
    place = _aim(state, wanted)
    if not state.terrain.covers(place):
        return []
    apart, seat = _apart(state, place), state.active
    useful = [x for x in found if not (_gems(x) or isinstance(x, (a.End, a.Gravity)))]
    useful = [x for x in useful if not is_null(state, x)]
    return towards(state, useful, _after, lambda then: _far(then, seat, wanted, apart))


def _aim(state: State, wanted: a.Action) -> int:
    """Return the Space to be nearer to for a Move, or for an attack or a shove that could be paid there; NOWHERE for others."""
    if isinstance(wanted, (a.Move, a.Portal)):
        return wanted.to
    if isinstance(wanted, a.Attack):
        unpaid = paying.objections(state, wanted.payment, SWORD, 1, combat.MOST_SWORDS)
        return NOWHERE if any(unpaid) else wanted.target
    if isinstance(wanted, a.Shove):
        count = len(wanted.payment.sources)
        unpaid = paying.objections(state, wanted.payment, SHOVE, count, count)
        return NOWHERE if any(unpaid) else wanted.enemy
    return NOWHERE


def _gems(action: a.Action) -> int:
    return getattr(getattr(action, "payment", None), "gems", 0)


def _after(state: State, action: a.Action) -> State:
    return apply(state, action)[0]


def _far(state: State, seat: int, wanted: a.Action, apart: Callable[[int], int]) -> int | None:
    """Return 0 where an action is legal, else how far the Hero is from its Space, or can be by the next answer to a card."""
    if state.winner >= 0 or state.active != seat or state.heroes[seat].at < 0:
        return None
    if state.pending:
        answers = legal_actions(state) if pending_decision.actor(state) == seat else ()
        places = (_after(state, answer).heroes[seat].at for answer in answers)
        return min((1 + apart(place) for place in places if place >= 0), default=None)
    if state.step != ACTIONS:
        return None
    legal = next(KINDS[type(wanted)].objections(state, wanted), None) is None
    return 0 if legal else 1 + apart(state.heroes[seat].at)


def _apart(state: State, place: int) -> Callable[[int], int]:
    """Return how many steps a Space is from a place where no Wall is between; FAR where there is no way."""
    neighbours, found, edge = state.terrain.neighbours, {place: 0}, [place]
    while edge:
        here = edge.pop(0)
        for beside in neighbours[here]:
            if beside not in found:
                found[beside] = found[here] + 1
                edge.append(beside)
    return lambda space: found.get(space, FAR)
