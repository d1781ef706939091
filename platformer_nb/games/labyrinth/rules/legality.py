"""Who decides, what is legal, and why: two views of the same rules that a test holds against each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from platformer_nb.core.rules import NATURE, Actor
from platformer_nb.core.ruling import Cite, Ruling
from platformer_nb.core.value import field_names
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.card_frames import Once
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.chapters import ACTIVITIES, DECISIONS, decides
from platformer_nb.games.labyrinth.rules.costs import cost_of
from platformer_nb.games.labyrinth.rules.course import turn
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.records import Activity, letter

MOST: Final = 3
"""Most suggestions given."""

FIRST: Final = (turn.rests_first, turn.moves_off_first)
"""What binds every activity: it looks at which one it is, and no further."""

ORDINARY: Final = a.Build()
"""An activity that nothing which comes first excepts: where it may be done, so may all others."""

ANY: Final = {kind: kind(*[0 for _ in field_names(kind)]) for kind in ACTIVITIES}
"""An action of each activity, to ask what holds for all of them."""


def actor(state: State) -> Actor:
    """Return the seat that decides, NATURE where chance does, None when the game is over."""
    return None if state.winner != NOBODY else decides(state)


def actions(state: State) -> Sequence[a.Action]:
    """Return every legal action without duplicates; what may come where chance decides."""
    if state.winner != NOBODY:
        return ()
    if state.top is not None:
        return DECISIONS[type(state.top)].options(state, state.top)
    bound = any(clause(state, ORDINARY) for clause in FIRST)
    found: list[a.Action] = []
    for activity in ACTIVITIES.values():
        if _may_begin(state, activity, bound):
            found += activity.options(state)
    return tuple(found)


def _may_begin(state: State, activity: Activity, bound: bool) -> bool:
    """Return whether an activity can be paid, and nothing has to come first; options of cards look at their own price."""
    one = ANY[activity.kind]
    if activity.cost and cost_of(state, one, activity.cost) > state.left:
        return False
    return not (bound and any(clause(state, one) for clause in FIRST))


def judge(state: State, action: a.Action) -> Ruling[a.Action]:
    """Return whether an action is legal, the rules and the facts that decide, and what comes nearest if it is not."""
    broken = tuple(objections(state, action))
    if broken:
        return Ruling(False, broken, suggestions(state, action))
    return Ruling(True, tuple(grounds(state, action)))


def objections(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the clauses that an action breaks: where it is done, and what it costs, apart from each other."""
    over = game_goes_on(state, action)
    if over is not None:
        yield over
    elif state.top is not None:
        yield from _pending(state, action)
    elif type(action) not in ACTIVITIES:
        yield Cite(_ANSWERED.get(type(action), "ACT-14"))
        if isinstance(action, a.Fight) and (barred := one_is_fought(state, action)) is not None:
            yield barred
    else:
        activity = ACTIVITIES[type(action)]
        clauses = (*FIRST, *activity.clauses)
        there = next((cite for clause in clauses if (cite := clause(state, action))), None)
        costs = turn.can_be_paid(state, cost_of(state, action, activity.cost))
        yield from (cite for cite in (there, costs) if cite is not None)


@rule("END-1", "END-7")
def game_goes_on(state: State, _action: a.Action) -> Cite | None:
    """END-1: after the win nothing is done; END-7: nothing else ends the game."""
    return None if state.winner == NOBODY else Cite("END-1", {"who": letter(state.winner)})


@rule("EXP-5")
def one_is_fought(state: State, action: a.Fight) -> Cite | None:
    """EXP-5: by a house rule one character of a corridor is fought for free, so the others are not."""
    others = state.others_on(state.pawn.at, state.active)
    if not state.reads("EXP-5", "one") or action.seat not in others:
        return None
    return Cite("EXP-5", {"who": letter(action.seat), "reading": "single"})


def _pending(state: State, action: a.Action) -> Iterator[Cite]:
    top = state.top
    assert top is not None
    first = is_settled_first(state, action)
    if first is not None:
        yield first
    elif isinstance(top, f.LayTile) and isinstance(action, a.Lay):
        yield from building.objections(state.maze, top.tile, action)
    elif (found := DECISIONS[type(top)].objects(state, top, action)) is not None:
        yield found


@rule("ACT-14", "ACT-12", "TIL-1", "TIL-8", "TIL-19")
def is_settled_first(state: State, action: a.Action) -> Cite | None:
    """ACT-14, ACT-12: what is pending is settled first; TIL-1, TIL-19, TIL-8: so a tile is taken, and laid."""
    top = state.top
    if top is None or isinstance(action, DECISIONS[type(top)].answers):
        return None
    if isinstance(top, f.TakeTile):
        return Cite("TIL-1", {"pool": len(state.shuffled)})
    if isinstance(top, (f.LayTile, f.LayBlank)):
        broken = "TIL-8" if isinstance(top, f.LayBlank) else "TIL-19"
        return Cite(broken, {"tile": state.box.numbers[top.tile].id})
    who = decides(state)
    facts = {"pending": pending_name(state)}
    if isinstance(top, Once):
        facts["card"] = state.box.event_ids[top.event]
    return Cite("ACT-14", facts if who in (None, NATURE) else {**facts, "who": letter(who or 0)})


def pending_name(state: State) -> str:
    """Return what is pending, in a word: `explore-4`, `test`."""
    top = state.top
    name = type(top).__name__
    words = "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
    return f"{words}-{top.step}" if isinstance(top, f.Explore) else words


_ANSWERED: Final[dict[type, str]] = {a.Draw: "TIL-1", a.Lay: "TIL-1", a.Blank: "TIL-1"}
"""The rule that an answer would belong to, if it were pending; ACT-14 otherwise."""


def grounds(state: State, action: a.Action) -> Iterator[Cite]:
    """Yield the rules that allow a legal action, with their facts."""
    top = state.top
    if top is None:
        yield from ACTIVITIES[type(action)].allows(state, action)
    else:
        yield from DECISIONS[type(top)].allows(state, top, action)


def suggestions(state: State, wanted: a.Action) -> tuple[a.Action, ...]:
    """Return the legal actions nearest to a refused one: of its kind first; ending the turn if nothing else is left.

    Where chance decides, and when the game is over, there are none.
    """
    if actor(state) in (None, NATURE):
        return ()
    top = state.top
    if isinstance(top, f.LayTile):
        lay = wanted if isinstance(wanted, a.Lay) else a.Lay(-1, 0)
        return building.suggestions(state.maze, top.tile, lay)
    return tuple(sorted(_others(state), key=lambda one: _apart(wanted, one))[:MOST]) or (a.End(),)


@lru_cache(maxsize=8)  # A page, a coach and a proof judge one action of a position after another.
def _others(state: State) -> tuple[a.Action, ...]:
    """Return the legal actions but the end of the turn."""
    return tuple(one for one in actions(state) if not isinstance(one, a.End))


_ALIKE: Final = (
    (a.Move, a.SafeJump, a.RiskyJump),
    (a.Attack, a.Fight, a.Answer),
    (a.TakeKey, a.TakeItem, a.Swap, a.TakeHidden, a.SwapHidden),
    (a.Use, a.Pact),
    (a.AtPlace, a.OnCell, a.Turn, a.Exchange),
)
"""Kinds of actions that do much the same."""


def _apart(wanted: a.Action, other: a.Action) -> tuple[int, int]:
    """Return how far two actions are apart: in kind, then round the edges of the cell."""
    if isinstance(wanted, a.Move) and isinstance(other, a.Move):
        turns = (wanted.edge - other.edge) % 6
        return 0, min(turns, 6 - turns)
    alike = any(isinstance(wanted, kinds) and isinstance(other, kinds) for kinds in _ALIKE)
    return (type(wanted) is type(other), alike, True).index(True), 0
