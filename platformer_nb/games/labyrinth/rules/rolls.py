"""The tests of one character: jump, Golem, trap. Dice, the Fate Crystal, then what follows (CRY-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import GOLEM_TEST, JUMP_TEST, Test, TrapActs
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.moving import jump_fails, jump_succeeds
from platformer_nb.games.labyrinth.rules.placing import go_home
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.repeating import can_repeat, uses_crystal

FACES: Final = range(1, 7)

DICE: Final = Odds(a.Roll(max(one, two), min(one, two)) for one in FACES for two in FACES)
"""Two dice, each way they fall as often as it is likely (CMP-4)."""

JUMP: Final = 8
"""The least sum with which a jump succeeds (BRG-2)."""

GOLEM: Final = 12
"""The least sum with which a Golem test succeeds (GOL-16)."""

TESTED_BY: Final = {GOLEM_TEST: "GOL-16", JUMP_TEST: "BRG-2"}


@rule("CMP-4")
def is_a_roll(action: a.Roll) -> Cite | None:
    """CMP-4: there are two dice with six faces each."""
    if 6 >= action.high >= action.low >= 1:
        return None
    return Cite("CMP-4", {"high": action.high, "low": action.low})


# --- what decides ----------------------------------------------------------------------------------------------


def _decides(state: State, frame: Test) -> int | None:
    if len(frame.sums) < frame.rolls:
        return NATURE
    return frame.seat if can_repeat(state, frame.seat) else None


def _options(_state: State, frame: Test) -> Sequence[a.Action]:
    return DICE if len(frame.sums) < frame.rolls else (a.Repeat(), a.Keep())


@rule("CRY-6")
def comes_after_the_dice(_state: State, frame: Test, action: a.Action) -> Cite | None:
    """CRY-6: a test is repeated when all its dice are known, and before anything follows from them."""
    rolled = len(frame.sums) == frame.rolls
    if isinstance(action, a.Roll) != rolled:
        return None
    return Cite("CRY-6", {"who": letter(frame.seat), "rolled": "yes" if rolled else "no"})


def _objects(state: State, frame: Test, action: a.Action) -> Cite | None:
    found = comes_after_the_dice(state, frame, action)
    return is_a_roll(action) if found is None and isinstance(action, a.Roll) else found


def _allows(state: State, frame: Test, action: a.Action) -> tuple[Cite, ...]:
    if isinstance(action, a.Roll):
        return (Cite(TESTED_BY.get(frame.kind, "TRP-10")),)
    if isinstance(action, a.Keep):
        return (Cite("CRY-6", {"who": letter(frame.seat), "rolled": "yes"}),)
    cites = (Cite("CRY-1"), Cite("CRY-2"))
    return cites if frame.kind in TESTED_BY else (*cites, Cite("CRY-3"))


def _answer(builder: StateBuilder, frame: Test, action: a.Action) -> None:
    if isinstance(action, a.Roll):
        builder.push(replaced(frame, sums=(*frame.sums, action.high + action.low)))
        cite = TESTED_BY.get(frame.kind, "TRP-10")
        builder.tell("rolled", cite, frame.seat, number=action.high + action.low)
    elif isinstance(action, a.Repeat):
        repeats(builder, frame)
    else:
        _settle(builder, frame)


@rule("CRY-2", "CRY-3", "TRP-13", off=Instead(nothing))
def repeats(builder: StateBuilder, frame: Test) -> None:
    """CRY-2: only the new result counts; CRY-3, TRP-13: all rolls of a trap test are made anew."""
    uses_crystal(builder, frame.seat)
    builder.push(replaced(frame, sums=()))


# --- what follows ----------------------------------------------------------------------------------------------


def _settle(builder: StateBuilder, frame: Test) -> None:
    if frame.kind == GOLEM_TEST:
        golem_test(builder, frame)
    elif frame.kind == JUMP_TEST:
        jump_test(builder, frame)
    else:
        trap_test(builder, frame)


@rule("GOL-16", "GOL-20", "GOL-22", off=Instead(nothing))
def golem_test(builder: StateBuilder, frame: Test) -> None:
    """GOL-16: with less than 12 the pawn goes to its start space, GOL-20: and loses nothing; GOL-22: else it stays."""
    if frame.sums[0] >= GOLEM:
        builder.tell("passed", "GOL-16", frame.seat)
        return
    go_home(builder, frame.seat)
    builder.tell("sent-home", "GOL-16", frame.seat, to=builder.pawn(frame.seat).at)


@rule("BRG-2", off=Instead(nothing))
def jump_test(builder: StateBuilder, frame: Test) -> None:
    """BRG-2: a jump succeeds with 8 or more."""
    if frame.sums[0] >= JUMP:
        jump_succeeds(builder, frame)
    else:
        jump_fails(builder, frame)


@rule("TRP-10", "TRP-17", off=Instead(nothing))
def trap_test(builder: StateBuilder, frame: Test) -> None:
    """TRP-10: each sum that reaches the difficulty avoids a part; TRP-17: after all rolls, what is left happens."""
    kind = builder.state.trap_on(frame.place)
    if kind is None or kind == HIDDEN:
        return
    failed = sum(one < builder.state.box.table[kind].difficulty for one in frame.sums)
    builder.tell("trap-tested", "TRP-10", frame.seat, number=failed, trap=kind)
    if failed:
        builder.push(TrapActs(frame.seat, frame.place, kind, failed))


DECISIONS = (
    Decision(
        Test, _decides, _settle, (a.Roll, a.Repeat, a.Keep), _options, _objects, _allows, _answer
    ),
)
