"""Move, Safe Jump, Risky Jump, and what a failed jump brings (MOV, BRG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.box import LETTERS, TURNINGS
from platformer_nb.games.labyrinth.model.frames import (
    DROPPED,
    FELL,
    JUMP_TEST,
    SET_OUT,
    WALKED,
    Explore,
    Fallen,
    Test,
)
from platformer_nb.games.labyrinth.model.hexes import EDGES
from platformer_nb.games.labyrinth.model.maze import (
    FIRST_START,
    MOST_CORRIDORS,
    NOWHERE,
    is_start,
    place_name,
    place_of,
)
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.costs import is_free_start
from platformer_nb.games.labyrinth.rules.course.turn import golem_bars_the_way, way_is_free
from platformer_nb.games.labyrinth.rules.events.lasting import event_bars
from platformer_nb.games.labyrinth.rules.fighting.dying import lose_lives
from platformer_nb.games.labyrinth.rules.maze.entering import enters
from platformer_nb.games.labyrinth.rules.maze.ways import beyond, dead_end, jumps, steps
from platformer_nb.games.labyrinth.rules.placing import explores, put, stun
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, goes_on, nothing
from platformer_nb.games.labyrinth.rules.using.bonuses import passive_id
from platformer_nb.games.labyrinth.rules.using.uses import spend

Jump = a.SafeJump | a.RiskyJump

FALL = 2
"""The lives that a failed jump costs (BRG-5, BRG-6)."""


@rule("MOV-1", "MOV-2")
def follows_the_corridor(state: State, action: a.Move) -> Cite | None:
    """MOV-1: a Move follows the corridor: over no closed edge, onto no empty cell, not off the field.

    MOV-2: a corridor that faces a closed edge of the next tile is a dead end.
    """
    if beyond(state.maze, state.pawn.at, action.edge) != NOWHERE:
        return None
    facts = dead_end(state.maze, state.pawn.at, action.edge)
    return Cite("MOV-2" if facts["there"] == "facing" else "MOV-1", facts)


@rule("MOV-6")
def keeps_off_start_spaces(state: State, action: a.Move) -> Cite | None:
    """MOV-6: a character enters no start space but its own."""
    to = beyond(state.maze, state.pawn.at, action.edge)
    if not is_start(to) or to - FIRST_START == state.pawn.start:
        return None
    return Cite("MOV-6", {"place": place_name(state.maze, to)})


@rule("BRG-1")
def jumps_at_a_bridge(state: State, action: Jump) -> Cite | None:
    """BRG-1: a jump leads from a corridor of a bridge to the other one, and is possible nowhere else."""
    ends = jumps(state.maze, state.pawn.at)
    if jumps_to(state, action) in ends:
        return None
    facts: dict[str, str | tuple[str, ...]] = {"place": place_name(state.maze, state.pawn.at)}
    if ends:
        facts["ends"] = tuple(place_name(state.maze, end) for end in ends)
    return Cite("BRG-1", facts)


def jumps_to(state: State, action: Jump) -> int:
    """Return the place that a jump leads to, or NOWHERE."""
    at = state.pawn.at
    if is_start(at) or not 0 <= action.corridor < len(LETTERS):
        return NOWHERE
    return place_of(at // MOST_CORRIDORS, action.corridor)


# --- carrying out ----------------------------------------------------------------------------------------------


def _moves(state: State) -> Iterator[a.Action]:
    pawn = state.pawn
    if golem_bars_the_way(state):
        return
    for edge, to in steps(state.maze, pawn.at):
        if not is_start(to) or to == FIRST_START + pawn.start:
            yield a.Move(edge)


@rule("MOV-1", off=Instead(nothing))
def move(builder: StateBuilder, action: a.Move) -> None:
    """MOV-1: the active character goes across an edge, onto the next tile."""
    seat, frm = builder.active, builder.pawn(builder.active).at
    to = beyond(builder.maze, frm, action.edge)
    if is_start(frm) and is_free_start(builder.state):
        spend(builder, passive_id(builder.state, seat))
    builder.tell("moved", "MOV-1", seat, frm=frm, to=to)
    enters(builder, seat, action.edge, sets_out(frm))


@rule("MOV-5", "TRP-14", off=WALKED)
def sets_out(frm: int) -> str:
    """MOV-5, TRP-14: a character that comes from its start space ignores a trap, and does not turn it up."""
    return SET_OUT if is_start(frm) else WALKED


@rule("BRG-10", off=Instead(nothing))
def safe_jump(builder: StateBuilder, action: a.SafeJump) -> None:
    """BRG-10: a Safe Jump takes no test."""
    _lands(builder, builder.active, jumps_to(builder.state, action), "BRG-10")


def _lands(builder: StateBuilder, seat: int, to: int, cite: str) -> None:
    frm = builder.pawn(seat).at
    put(builder, seat, to)
    builder.tell("jumped", cite, seat, frm=frm, to=to)
    explores(builder, seat, frm)


def _risky_jump(builder: StateBuilder, action: a.RiskyJump) -> None:
    seat = builder.active
    builder.tell("jumps", "BRG-2", seat, to=jumps_to(builder.state, action))
    builder.push(Test(seat, JUMP_TEST, jumps_to(builder.state, action)))


def _risky_jumps(state: State) -> Iterator[a.Action]:
    if event_bars(state, "risky-jump") is None:
        yield from (a.RiskyJump(to % MOST_CORRIDORS) for to in jumps(state.maze, state.pawn.at))


def is_not_barred(state: State, _action: a.RiskyJump) -> Cite | None:
    """Return why no Risky Jump is possible now: an event bars it."""
    return event_bars(state, "risky-jump")


def leads_down(state: State, frm: int, to: int) -> bool:
    """Return whether a jump leads from a bridge to the corridor below."""
    code = state.maze.laid[frm // MOST_CORRIDORS]
    bridges = state.box.numbers[code // TURNINGS].bridges
    return (frm % MOST_CORRIDORS, to % MOST_CORRIDORS) in bridges


def jump_succeeds(builder: StateBuilder, test: Test) -> None:
    """Let a character land where it jumped to."""
    _lands(builder, test.seat, test.place, "BRG-2")


@rule("BRG-5", "BRG-6", off=Instead(nothing))
def jump_fails(builder: StateBuilder, test: Test) -> None:
    """BRG-5: a failed jump down leads below all the same; BRG-6: up, the pawn stays; it loses 2 lives, then is stunned."""
    seat, frm = test.seat, builder.pawn(test.seat).at
    down = leads_down(builder.state, frm, test.place)
    at = test.place if down else frm
    if down:
        put(builder, seat, at)
    builder.tell("fell", "BRG-5" if down else "BRG-6", seat, frm=frm, to=at)
    builder.push(Fallen(seat, at, frm, DROPPED if down else FELL))
    lose_lives(builder, seat, FALL, "BRG-5" if down else "BRG-6")


@rule("BRG-5", "BRG-6", "BRG-9", "BRG-11", off=Instead(nothing))
def fallen(builder: StateBuilder, frame: Fallen) -> None:
    """BRG-5, BRG-6: then the character gets a stun token, BRG-9: dead or not; if it lives, it explores where it is.

    BRG-11: after a fall down that may bring free combat.
    """
    pawn = builder.pawn(frame.seat)
    dead = pawn.at != frame.place
    if not (dead and builder.reads("BRG-9", "spared")):
        stun(builder, frame.seat, 1, _stun_rule(frame, dead))
    if not dead:
        builder.push(Explore(frame.seat, frame.place, frame.frm, frame.how))


def _stun_rule(frame: Fallen, dead: bool) -> str:
    if dead:
        return "BRG-9"
    return "BRG-5" if frame.how == DROPPED else "BRG-6"


# --- records ---------------------------------------------------------------------------------------------------


def _move_allowed(state: State, action: a.Move) -> tuple[Cite, ...]:
    to = place_name(state.maze, beyond(state.maze, state.pawn.at, action.edge))
    facts = {"edge": EDGES[action.edge], "to": to}
    cites = (Cite("MOV-1", facts), Cite("MOV-2", facts))
    if not is_start(state.pawn.at):
        return cites
    return (*cites, Cite("MOV-3", {"place": place_name(state.maze, state.pawn.at)}))


def _jump_allowed(state: State, action: Jump) -> tuple[Cite, ...]:
    how = "BRG-10" if isinstance(action, a.SafeJump) else "BRG-2"
    return (
        Cite("BRG-1", {"place": place_name(state.maze, state.pawn.at)}),
        Cite(how, {"to": LETTERS[action.corridor]}),
    )


MOVE: Final[Activity] = Activity(
    a.Move,
    1,
    _moves,
    (way_is_free, follows_the_corridor, keeps_off_start_spaces),
    _move_allowed,
    move,
)
RISKY_JUMP: Final[Activity] = Activity(
    a.RiskyJump,
    1,
    _risky_jumps,
    (is_not_barred, jumps_at_a_bridge),
    _jump_allowed,
    _risky_jump,
)
SAFE_JUMP: Final[Activity] = Activity(
    a.SafeJump,
    2,
    lambda s: (a.SafeJump(to % MOST_CORRIDORS) for to in jumps(s.maze, s.pawn.at)),
    (jumps_at_a_bridge,),
    _jump_allowed,
    safe_jump,
)
DECISIONS = (Decision(Fallen, goes_on, fallen),)
