"""Using an ability or an item in the player's turn: an activity, then what it is aimed at (ACT-12, CRY-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from platformer_nb.core.newest import Latest
from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Aim
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.costs import cost_of
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, nothing
from platformer_nb.games.labyrinth.rules.using import aims_moving, aims_things, aims_tiles, uses
from platformer_nb.games.labyrinth.rules.using.aims import Aimed, effect_of, not_for, options

IN_TURN: Final = ("turn",)
"""The moment of what is an activity of its own."""

AIMS: Final[Mapping[type, Aimed]] = {
    aimed.kind: aimed for part in (aims_tiles, aims_moving, aims_things) for aimed in part.AIMS
}
"""By kind of effect."""


def _aimed(state: State, aim: Aim) -> Aimed:
    return AIMS[type(effect_of(state, aim))]


# --- the activity ----------------------------------------------------------------------------------------------


def may_be_used(state: State, action: uses.Using) -> Cite | None:
    """Return why the active player may not use this."""
    return uses.objection(state, state.active, action, IN_TURN)


@rule("ACT-13", "LIM-1", "CRY-7", "ITM-9")
def has_an_aim(state: State, action: uses.Using) -> Cite | None:
    """ACT-13, LIM-1, CRY-7, ITM-9: what would find nothing to do is refused, and costs nothing."""
    aim = Aim(state.active, action.use)
    aimed = _aimed(state, aim)
    if not aimed.answers:
        return aimed.idle(state, aim)
    paid = _paid(state, action)
    return None if next(options(aimed, paid, aim), None) else not_for(state, aim, "aim")


def _paid(state: State, action: uses.Using) -> State:
    """Return the position once the price is paid: what is discarded is not in hand any more."""
    builder = StateBuilder(state)
    uses.pays_price(builder, state.active, action)
    return builder.state


def _usable(state: State, kind: type[uses.Using]) -> Iterator[a.Action]:
    """Yield what is used in one of two ways; an aim is looked for last, as it costs most, and for nothing too dear."""
    for action in uses.usable(state, state.active, IN_TURN):
        paid = isinstance(action, kind) and cost_of(state, action, 0) <= state.left
        if paid and has_an_aim(state, action) is None:
            yield action


def _used_by_card(state: State) -> Iterator[a.Action]:
    return _usable(state, a.Use)


def _used_for_life(state: State) -> Iterator[a.Action]:
    return _usable(state, a.Pact)


@rule("CRY-7", "ITM-9", "ACT-12", off=Instead(nothing))
def use(builder: StateBuilder, action: uses.Using) -> None:
    """CRY-7, ITM-9, ACT-12: what a card allows in the player's turn comes between activities, and is paid as it begins."""
    seat = builder.active
    uses.pays_price(builder, seat, action)
    builder.push(Aim(seat, action.use))


# --- what it is aimed at ---------------------------------------------------------------------------------------


def _decides(state: State, aim: Aim) -> int | None:
    if _aimed(state, aim).forced(state, aim):
        return None
    return aim.seat if _options(state, aim) else None


def _options(state: State, aim: Aim) -> Sequence[a.Action]:
    if aim is state.top:
        return _on_top(state)
    return tuple(options(_aimed(state, aim), state, aim))


@Latest  # Who decides depends on what can be chosen, which is listed next.
def _on_top(state: State) -> tuple[a.Action, ...]:
    aim = state.top
    assert isinstance(aim, Aim)
    return tuple(options(_aimed(state, aim), state, aim))


def _objects(state: State, aim: Aim, action: Any) -> Cite | None:
    aimed = _aimed(state, aim)
    if not isinstance(action, aimed.answers):
        return not_for(state, aim, "other")
    return aimed.objects(state, aim, action)


def _allows(state: State, aim: Aim, _action: a.Action) -> tuple[Cite, ...]:
    return (Cite(uses.card_rule(state, aim.use), uses.facts_of(state, aim.use)),)


def _answer(builder: StateBuilder, aim: Aim, action: a.Action) -> None:
    _aimed(builder.state, aim).do(builder, aim, action)


def _advance(builder: StateBuilder, aim: Aim) -> None:
    aimed = _aimed(builder.state, aim)
    if not aimed.answers:
        aimed.do(builder, aim, None)
    elif aimed.forced(builder.state, aim):
        aimed.do(builder, aim, _options(builder.state, aim)[0])


USE: Final[Activity] = Activity(
    a.Use, 0, _used_by_card, (may_be_used, has_an_aim), uses.allowed, use
)
PACT: Final[Activity] = Activity(
    a.Pact, 0, _used_for_life, (may_be_used, has_an_aim), uses.allowed, use
)

ANSWERS: Final = tuple({kind: None for aimed in AIMS.values() for kind in aimed.answers})

DECISIONS = (Decision(Aim, _decides, _advance, ANSWERS, _options, _objects, _allows, _answer),)
