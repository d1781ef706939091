"""Traps: setting one, turning one up, and what it does (TRP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import AtTrap
from platformer_nb.games.labyrinth.model.cards import traps as t
from platformer_nb.games.labyrinth.model.cards.passives import FewerRolls, ImmuneTo
from platformer_nb.games.labyrinth.model.frames import (
    TRAP_TEST,
    DropItem,
    HiddenTrap,
    Test,
    TrapActs,
)
from platformer_nb.games.labyrinth.model.maze import (
    MOST_CORRIDORS,
    PLACES,
    is_start,
    place_name,
    places,
)
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import event_bars
from platformer_nb.games.labyrinth.rules.fighting.dying import drop_item, lose_lives
from platformer_nb.games.labyrinth.rules.placing import go_home, goes_back, stun
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, goes_on, letter, nothing
from platformer_nb.games.labyrinth.rules.using import use_or_keep, uses
from platformer_nb.games.labyrinth.rules.using.bonuses import passive
from platformer_nb.games.labyrinth.rules.using.use_or_keep import Answer

# --- setting ---------------------------------------------------------------------------------------------------


SETTING: Final = tuple(map(a.SetTrap, range(PLACES)))
"""The ways to set a trap, by place: each turn has some fifty of them."""


def is_not_barred(state: State, _action: a.SetTrap) -> Cite | None:
    """Return why no trap is set now: an event bars it."""
    return event_bars(state, "set-trap")


@rule("TRP-1", "TRP-5", "LIM-1", "SET-8")
def is_a_corridor(state: State, action: a.SetTrap) -> Cite | None:
    """TRP-1: a token of the pool is put on a corridor of the board, TRP-5: each corridor of a tile by itself.

    LIM-1: not from an empty pool, SET-8: in which all 60 are at first.
    """
    if not state.trap_pool:
        return Cite("TRP-1", {"pool": 0})
    if is_start(action.place) or action.place in places(state.maze):
        return None
    return Cite("TRP-1", {"there": "none"})


@rule("TRP-3")
def may_hold_a_trap(state: State, action: a.SetTrap) -> Cite | None:
    """TRP-3: no trap lies on the centre tile or on a start space."""
    if action.place != state.centre and not is_start(action.place):
        return None
    there = "start" if is_start(action.place) else "centre"
    return Cite("TRP-3", {"place": place_name(state.maze, action.place), "there": there})


@rule("TRP-2")
def nobody_else_is_there(state: State, action: a.SetTrap) -> Cite | None:
    """TRP-2: no trap is set where another character stands."""
    there = state.others_on(action.place, state.active)
    if not there:
        return None
    place = place_name(state.maze, action.place)
    return Cite("TRP-2", {"place": place, "who": tuple(map(letter, there))})


@rule("TRP-4")
def has_no_trap(state: State, action: a.SetTrap) -> Cite | None:
    """TRP-4: a corridor has at most one trap."""
    if state.trap_on(action.place) is None:
        return None
    return Cite("TRP-4", {"place": place_name(state.maze, action.place)})


def _sets(state: State) -> Iterator[a.Action]:
    if event_bars(state, "set-trap") is None:
        yield from [SETTING[place] for place in free_places(state)]


def _one_a_tile(state: State) -> Iterator[int]:
    trapped = {place // MOST_CORRIDORS for place, _ in state.traps}
    return (place for place in places(state.maze) if place // MOST_CORRIDORS not in trapped)


@rule("TRP-5", off=Instead(_one_a_tile))
def free_places(state: State) -> Iterable[int]:
    """TRP-5: return the corridors on which the active player may set a trap, each of a tile by itself."""
    if not state.trap_pool:
        return ()
    taken = {place for place, _ in state.traps}
    taken.update([pawn.at for seat, pawn in enumerate(state.pawns) if seat != state.active])
    taken.add(state.centre)
    return [place for place in places(state.maze) if place not in taken]


PLACING = (is_a_corridor, may_hold_a_trap, nobody_else_is_there, has_no_trap)
"""What a place for a trap has to fulfil."""


@rule("TRP-1", "TRP-7", "TRP-16", "TRP-18", off=Instead(nothing))
def set_trap(builder: StateBuilder, action: a.SetTrap) -> None:
    """TRP-1: the token lies face down, unseen, TRP-7: by whatever it is laid; TRP-16: it acts when next entered.

    TRP-18: nothing is laid where a trap lies, or from an empty pool.
    """
    if builder.trap_pool and builder.trap_on(action.place) is None:
        builder.put_trap(action.place, HIDDEN)
        builder.tell("trap-set", "TRP-1", builder.active, to=action.place)


# --- turning up ------------------------------------------------------------------------------------------------


def _hidden_decides(state: State, frame: HiddenTrap) -> int | None:
    return NATURE if state.trap_on(frame.place) == HIDDEN else None


@rule("SET-8", off=())
def hidden_kinds(state: State) -> Sequence[a.Action]:
    """SET-8: return the kinds that a trap which lies face down may be of: all were mixed in one pool."""
    return Odds(
        a.TurnUp(kind) for kind, count in enumerate(state.unknown_traps) for _ in range(count)
    )


def is_a_kind(state: State, action: a.TurnUp) -> Cite | None:
    """Return why no trap which lies face down can be of this kind."""
    unknown = dict(enumerate(state.unknown_traps))
    return None if unknown.get(action.trap) else Cite("TRP-8", {"unknown": "no"})


@rule("TRP-8", "TRP-15", off=Instead(nothing))
def turn_up(builder: StateBuilder, frame: HiddenTrap, action: a.TurnUp) -> None:
    """TRP-8: the trap that a character comes upon is turned up, TRP-15: and stays so."""
    builder.put_trap(frame.place, action.trap)
    builder.tell("trap-seen", "TRP-8", frame.seat, to=frame.place, trap=action.trap)
    builder.push(frame)


@rule("TRP-8", "TRP-9", off=Instead(nothing))
def is_tested(builder: StateBuilder, frame: HiddenTrap) -> None:
    """TRP-8, TRP-9: then the trap test is made, with as many rolls as the trap says."""
    kind = builder.trap_on(frame.place)
    if kind is None or kind == HIDDEN:
        return
    if is_immune(builder.state, frame.seat, kind):
        builder.tell("immune", "TRP-8", frame.seat, trap=kind)
    else:
        rolls = rolls_of(builder.state, frame.seat, kind)
        builder.push(Test(frame.seat, TRAP_TEST, frame.place, rolls))


def is_immune(state: State, seat: int, trap: int) -> bool:
    """Return whether a trap of this kind does nothing to a character, by its card."""
    own = passive(state, seat, ImmuneTo)
    return own is not None and own.trap == state.box.trap_ids[trap]


def rolls_of(state: State, seat: int, trap: int) -> int:
    """Return how often a character rolls for a trap."""
    own = passive(state, seat, FewerRolls)
    return max(1, state.box.table[trap].rolls - (own.rolls if own is not None else 0))


# --- passing a trap by -----------------------------------------------------------------------------------------

AT_A_TRAP: Final = ("trap",)
"""The moment of what is used when a character has come upon a trap."""


def _passing(state: State, frame: AtTrap) -> Sequence[a.Action]:
    return use_or_keep.options(state, frame.seat, AT_A_TRAP)


def _passing_objects(state: State, frame: AtTrap, action: Answer) -> Cite | None:
    return use_or_keep.objection(state, frame.seat, action, AT_A_TRAP)


@rule("TRP-14", off=Instead(nothing))
def passes_by(builder: StateBuilder, frame: AtTrap, action: Answer) -> None:
    """TRP-14: a trap that is ignored is not turned up either."""
    if isinstance(action, a.Keep):
        return
    uses.pays_price(builder, frame.seat, action)
    due = builder.due
    builder.change(due=tuple(f for f in due if f != HiddenTrap(frame.seat, frame.place)))
    builder.tell("passed-by", "TRP-14", frame.seat, to=frame.place)


def _passing_allows(state: State, _frame: AtTrap, action: Answer) -> tuple[Cite, ...]:
    return use_or_keep.allowed(state, action, Cite("TRP-8"))


# --- acting ----------------------------------------------------------------------------------------------------


@rule("TRP-11", "TRP-17", off=Instead(nothing))
def acts(builder: StateBuilder, frame: TrapActs) -> None:
    """TRP-11: what was not avoided happens, TRP-17: in the order of the table."""
    losses = builder.box.table[frame.trap].failed
    if frame.done == frame.failed * len(losses):
        return
    builder.push(replaced(frame, done=frame.done + 1))
    _act(builder, frame.seat, losses[frame.done % len(losses)])


def _act(builder: StateBuilder, seat: int, loss: t.Loss) -> None:
    match loss:
        case t.LoseLives(lives):
            lose_lives(builder, seat, lives, "TRP-11")
        case t.GetStun(tokens):
            stun(builder, seat, tokens, "TRP-11")
        case t.LoseActions(actions):
            _lose_actions(builder, seat, actions)
        case t.LoseCrystal():
            if builder.pawn(seat).crystal:
                builder.change_pawn(seat, crystal=False)
                builder.tell("crystal-off", "TRP-11", seat)
        case t.DropItems(items):
            _drop(builder, seat, items)
        case t.GoToStart():
            go_home(builder, seat)
            builder.tell("sent-home", "TRP-11", seat, to=builder.pawn(seat).at)
        case t.GoBack():
            goes_back(builder, seat, "TRP-11")


def _lose_actions(builder: StateBuilder, seat: int, actions: int) -> None:
    lost = min(actions, builder.left)
    if seat == builder.active and lost:
        builder.change(left=builder.left - lost)
        builder.tell("lost-action", "TRP-11", seat, number=lost)


def _drop(builder: StateBuilder, seat: int, items: int) -> None:
    pawn = builder.pawn(seat)
    if len(pawn.items) <= items:
        for item in pawn.items:
            drop_item(builder, seat, pawn.at, item, "TRP-11")
    else:
        builder.push(*(DropItem(seat, pawn.at, 0) for _ in range(items)))


# --- records ---------------------------------------------------------------------------------------------------

SET_TRAP: Final[Activity] = Activity(
    a.SetTrap,
    1,
    _sets,
    (is_not_barred, *PLACING),
    lambda state, action: (
        Cite("TRP-1", {"place": place_name(state.maze, action.place), "pool": state.trap_pool}),
    ),
    set_trap,
)
DECISIONS = (
    Decision(
        HiddenTrap,
        _hidden_decides,
        is_tested,
        (a.TurnUp,),
        lambda state, _frame: hidden_kinds(state),
        lambda state, _frame, action: is_a_kind(state, action),
        lambda state, _f, action: (Cite("TRP-8", {"trap": state.box.trap_ids[action.trap]}),),
        turn_up,
    ),
    Decision(
        AtTrap,
        lambda state, frame: frame.seat if _passing(state, frame) else None,
        nothing,
        (a.Use, a.Pact, a.Keep),
        _passing,
        _passing_objects,
        _passing_allows,
        passes_by,
    ),
    Decision(TrapActs, goes_on, acts),
)
