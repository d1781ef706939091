"""Why a bot prefers an action: what it changes for the better, part by part of what a position is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from platformer_nb.core.errors import Said, said
from platformer_nb.games.labyrinth.bots.candidates import worth_a_look
from platformer_nb.games.labyrinth.bots.distances import next_key, way, way_told
from platformer_nb.games.labyrinth.bots.evaluation import (
    FARTHEST,
    RUNNING,
    Weights,
    belongings,
    distance,
    nearest,
)
from platformer_nb.games.labyrinth.bots.greedy import after
from platformer_nb.games.labyrinth.bots.prospects import far, prospect, step_waits
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import NOWHERE, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions as legal

PARTS: Final = ("way", "rival", "lives", "crystal", "stun", "items", "harm", "pack")
"""What a position is worth for, each a number that counts for its seat."""


def breakdown(state: State, seat: int, aim: int = NOWHERE) -> dict[str, float]:
    """Return each part of a position for a seat, whose way leads by the key `aim` if it keeps to one: more is better."""
    pawn = state.pawns[seat]
    others = [other for other in range(len(state.pawns)) if other != seat]
    near = nearest(state, seat)
    return {
        "way": -way_told(state, seat, aim),
        "rival": near,
        "lives": pawn.lives,
        "crystal": int(pawn.crystal),
        "stun": -pawn.stun,
        "items": len(pawn.items),
        "harm": -sum(belongings(state, other, RUNNING) for other in others),
        "pack": sum(distance(state, other) for other in others) - near,
    }


def weighed(weights: Weights) -> dict[str, float]:
    """Return what each part is worth."""
    w = weights
    named = (w.own, w.rival, w.life, w.crystal, w.stun, w.item, w.foe, w.pack)
    return dict(zip(PARTS, named, strict=True))


def nearest_rival(state: State, seat: int) -> int:
    """Return the other seat that is nearest to its win, with what its stun costs it."""
    others = (other for other in range(len(state.pawns)) if other != seat)
    return min(others, key=lambda one: way(state, one) + state.pawns[one].stun)


def best_other(state: State, action: a.Action, seat: int, weights: Weights) -> a.Action | None:
    """Return the other legal action that is worth most at once; None if there is none."""
    looked: Sequence[a.Action] = worth_a_look(state, seat, legal(state), weights.aim)
    others = [one for one in looked if one != action]
    return max(others, key=lambda one: after(state, one, seat, weights), default=None)


def reasons(
    state: State, action: a.Action, other: a.Action | None, seat: int, weights: Weights = RUNNING
) -> tuple[Said, ...]:
    """Return what an action changes for the better, the most important first; what it leads to if nothing at once.

    What is as it was is no reason, except a Fate Crystal that the other action would cost.
    """
    then, _ = apply(state, action)
    if then.winner == seat:
        return (said("motive-won"),)
    told = (*_changes(state, then, seat, weights), *_kept(state, then, other, seat))
    leads = prospect(state, then, seat, action, weights.aim)
    if leads is not None:
        waits = step_waits(state, then, seat, weights.aim) if isinstance(action, a.Build) else None
        return (leads, *((waits,) if waits else ()), *told)
    return told or (_nothing(state, then, seat, action, weights.aim),)


def first_gain(
    steps: Iterable[tuple[State, a.Action]], seat: int, weights: Weights
) -> tuple[State, a.Action] | None:
    """Return the first action of a plan, with the state before it, that changes something for the better."""
    for state, action in steps:
        then, _ = apply(state, action)
        if then.winner == seat or _changes(state, then, seat, weights):
            return state, action
    return None


def _changes(state: State, then: State, seat: int, weights: Weights) -> tuple[Said, ...]:
    """Return what is better after an action than before it, the most important first."""
    now, mine = breakdown(state, seat, weights.aim), breakdown(then, seat, weights.aim)
    worth = weighed(weights)
    gains = {part: (mine[part] - now[part]) * worth[part] for part in PARTS}
    found = sorted((part for part in PARTS if gains[part] > 0), key=lambda part: -gains[part])
    return tuple(
        _gained(part, round(mine[part] - now[part]), then, seat, weights.aim) for part in found
    )


def _kept(state: State, then: State, other: a.Action | None, seat: int) -> Iterator[Said]:
    """Yield that another action would cost the Fate Crystal; nothing while what is begun may still cost it."""
    if other is None or then.top is not None or not state.pawns[seat].crystal:
        return
    if then.pawns[seat].crystal and not apply(state, other)[0].pawns[seat].crystal:
        yield said("motive-crystal-kept")


def _nothing(state: State, then: State, seat: int, action: a.Action, aim: int) -> Said:
    """Return what is told of an action that makes nothing better."""
    ways = [way(then, one) - way(state, one) for one in range(len(state.pawns)) if one != seat]
    same = way_told(then, seat, aim) == way_told(state, seat, aim)
    if isinstance(action, a.Lay) and same and not any(ways):
        return said("motive-lay")
    return far(then, seat, "motive-even", aim)


def _gained(part: str, n: int, then: State, seat: int, aim: int) -> Said:
    """Return what is better by so much after an action; of ways, how long they are then and where they lead."""
    if part == "way":
        left = way_told(then, seat, aim)
        stop = next_key(then, seat, aim)
        place = "none" if stop is None else place_name(then.maze, stop)
        # From nowhere to somewhere is no matter of so many actions.
        return said("motive-way", n=0 if n + left >= FAR else n, left=left, key=place)
    if part == "rival":
        who, left = nearest_rival(then, seat), round(nearest(then, seat))
        off = "yes" if left >= FARTHEST else "no"
        return said("motive-rival", who=character_of(then, who), left=left, far=off)
    return said(f"motive-{part}", n=n)
