"""Why a bot prefers an action: what it gains over the best other one, part by part of what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.core.errors import Said, said
from platformer_nb.games.labyrinth.bots.candidates import worth_a_look
from platformer_nb.games.labyrinth.bots.distances import next_key, way
from platformer_nb.games.labyrinth.bots.evaluation import (
    FARTHEST,
    RUNNING,
    Weights,
    belongings,
    distance,
    nearest,
)
from platformer_nb.games.labyrinth.bots.greedy import after
from platformer_nb.games.labyrinth.bots.prospects import far, prospect
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions as legal

PARTS: Final = ("way", "rival", "lives", "crystal", "stun", "items", "harm", "pack")
"""What a position is worth for, each a number that counts for its seat."""


def breakdown(state: State, seat: int) -> dict[str, float]:
    """Return each part of a position for a seat: more is better."""
    pawn = state.pawns[seat]
    others = [other for other in range(len(state.pawns)) if other != seat]
    near = nearest(state, seat)
    return {
        "way": -way(state, seat),
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
    looked: Sequence[a.Action] = worth_a_look(state, seat, legal(state))
    others = [one for one in looked if one != action]
    return max(others, key=lambda one: after(state, one, seat, weights), default=None)


def reasons(
    state: State, action: a.Action, other: a.Action | None, seat: int, weights: Weights = RUNNING
) -> tuple[Said, ...]:
    """Return what an action gains over another, the greatest gain first; what it leads to if nothing at once."""
    then, _ = apply(state, action)
    if then.winner == seat:
        return (said("motive-won"),)
    against = state if other is None else apply(state, other)[0]
    mine, theirs = breakdown(then, seat), breakdown(against, seat)
    worth = weighed(weights)
    gains = {part: (mine[part] - theirs[part]) * worth[part] for part in PARTS}
    if state.pawns[seat].crystal and then.top is not None:
        gains["crystal"] = 0  # what is begun may still cost it
    found = sorted((part for part in PARTS if gains[part] > 0), key=lambda part: -gains[part])
    told = tuple(
        said("motive-crystal-kept")
        if part == "crystal" and state.pawns[seat].crystal
        else _gained(part, round(mine[part] - theirs[part]), then, seat)
        for part in found
    )
    leads = prospect(state, then, seat, action)
    if leads is not None:
        return (leads, *told)
    return told or (far(then, seat, "motive-even"),)


def _gained(part: str, n: int, then: State, seat: int) -> Said:
    """Return what is better by so much after an action; of ways, how long they are then and where they lead."""
    if part == "way":
        left = way(then, seat)
        stop = next_key(then, seat)
        place = "none" if stop is None else place_name(then.maze, stop)
        # From nowhere to somewhere is no matter of so many actions.
        return said("motive-way", n=0 if n + left >= FAR else n, left=left, key=place)
    if part == "rival":
        who, left = nearest_rival(then, seat), round(nearest(then, seat))
        off = "yes" if left >= FARTHEST else "no"
        return said("motive-rival", who=character_of(then, who), left=left, far=off)
    return said(f"motive-{part}", n=n)
