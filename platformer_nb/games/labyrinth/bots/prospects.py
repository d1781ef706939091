"""What an action leads to where chance or others come first, with the facts of the position."""

from __future__ import annotations

from typing import Final, TypeAlias

from platformer_nb.core.errors import Said, said
from platformer_nb.games.labyrinth.bots.distances import route, way_told
from platformer_nb.games.labyrinth.bots.roll_odds import at_least, wins
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.hexes import NAMES
from platformer_nb.games.labyrinth.model.maze import EMPTY, NOWHERE, cell_of, is_start, place_name
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions as legal
from platformer_nb.games.labyrinth.rules.rolls import needs
from platformer_nb.games.labyrinth.rules.using.bonuses import combat_bonus

Facts: TypeAlias = dict[str, str | int | tuple[str, ...]]

PROSPECTS: Final = (
    "tile",
    "step-waits",
    "golem",
    "event",
    "use",
    "swap",
    "fight",
    "trap",
    "test-stands",
    "test-again",
    "without",
    "end",
    "even",
    "lay",
)
"""Reasons that are no number that counts: what an action leads to, or that nothing else is better."""


def prospect(
    state: State, then: State, seat: int, action: a.Action, aim: int = NOWHERE
) -> Said | None:
    """Return what an action leads to; None where all that it brings is certain and counted.

    `aim` is the key that the seat goes for (`distances.next_key`).
    """
    match action:
        case a.Keep():
            tested = isinstance(state.top, (f.Test, f.Combat))
            return said("motive-test-stands" if tested else "motive-without")
        case a.Repeat():
            return _again(state)
        case a.End():
            return said("motive-end")
        case a.Attack() | a.Fight():
            return _fight(state, seat, action.seat)
        case a.SetTrap():
            return _trap(state, seat, action.place)
        case a.Use() | a.Pact():
            card = state.box.use_ids[action.use]
            return said("motive-use", deed=f"{card}-text")
        case a.Swap():
            up, down = state.box.item_ids[action.up], state.box.item_ids[action.down]
            return said("motive-swap", up=up, down=down, deed=f"{up}-text")
        case a.CallEvent():
            card = "none" if state.event < 0 else state.box.event_ids[state.event]
            return said("motive-event", card=card)
    kinds = {type(one) for one in then.due} if then.winner == NOBODY else set()
    if kinds & {f.TakeTile, f.LayTile}:
        return _tile(state, seat, aim)
    walks = kinds & {f.TakeCard, f.Walk} and not isinstance(action, a.StepGolem)
    return _golem(state, seat, aim) if walks else None


def far(state: State, seat: int, key: str, aim: int) -> Said:
    """Return a sentence about how far it is to the win."""
    steps = way_told(state, seat, aim)
    return said(key, n=steps, far="yes" if steps >= FAR else "no")


def _tile(state: State, seat: int, aim: int) -> Said:
    """Return how far it is to the win, and which cells on the way are still empty."""
    steps, empty = way_told(state, seat, aim), _empty(state, seat, aim)
    off = "yes" if steps >= FAR else "no"
    return said("motive-tile", n=steps, far=off, cells=empty, count=len(empty))


def step_waits(state: State, then: State, seat: int, aim: int = NOWHERE) -> Said | None:
    """Return why the Move that shortens the way most comes after a Build; None if there is none, no way yet, or it wins.

    `then` is the position after the Build has been paid for.
    """
    now = way_told(state, seat, aim)
    moved = [apply(state, one)[0] for one in legal(state) if isinstance(one, a.Move)]
    nearer = min(moved, key=lambda one: way_told(one, seat, aim), default=state)
    if now >= FAR or way_told(nearer, seat, aim) >= now or nearer.winner == seat:
        return None
    place = place_name(nearer.maze, nearer.pawns[seat].at)
    return said(
        "motive-step-waits", place=place, left=then.left, count=len(_empty(state, seat, aim))
    )


def _empty(state: State, seat: int, aim: int) -> tuple[str, ...]:
    """Return the empty cells on the way of a seat."""
    laid = state.maze.laid
    return tuple(NAMES[one] for one in route(state, seat, aim) if laid[one] == EMPTY)


def _again(state: State) -> Said:
    """Return the odds of the test that is repeated; of a combat, where the other may repeat as well, none."""
    top = state.top
    chance = at_least(needs(state, top)) ** top.rolls if isinstance(top, f.Test) else 0
    return said("motive-test-again", n=round(100 * chance))


def _fight(state: State, seat: int, other: int) -> Said:
    bonus = combat_bonus(state, seat, False) - combat_bonus(state, other, True)
    facts: Facts = {"other": character_of(state, other), "n": round(100 * wins(bonus))}
    return said("motive-fight", **facts, at="centre" if state.pawn.at == state.centre else "maze")


def _trap(state: State, seat: int, place: int) -> Said:
    """Return on whose way the trap lies."""
    others = (one for one in range(len(state.pawns)) if one != seat)
    hit = tuple(character_of(state, one) for one in others if cell_of(place) in route(state, one))
    return said("motive-trap", who=hit, count=len(hit), place=place_name(state.maze, place))


def _golem(state: State, seat: int, aim: int) -> Said:
    """Return in whose way the Golem stands now."""
    at = state.golem.at
    cell = -1 if is_start(at) else cell_of(at)
    others = (one for one in range(len(state.pawns)) if one != seat)
    own = cell in route(state, seat, aim)
    hit = tuple(character_of(state, one) for one in others if cell in route(state, one))
    facts: Facts = {"who": hit, "count": len(hit), "place": place_name(state.maze, at)}
    return said("motive-golem", **facts, own="yes" if own else "no")
