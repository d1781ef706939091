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
from platformer_nb.games.labyrinth.model.cards import passives as p
from platformer_nb.games.labyrinth.model.cards.tokens import SendsBack
from platformer_nb.games.labyrinth.model.frames import (
    GOLEM_TEST,
    JUMP_TEST,
    TOKEN_TEST,
    TRAP_TEST,
    Test,
    TrapActs,
)
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import change, number
from platformer_nb.games.labyrinth.rules.moving import jump_fails, jump_succeeds
from platformer_nb.games.labyrinth.rules.placing import go_home, goes_back
from platformer_nb.games.labyrinth.rules.records import Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.repeating import objects_in_window, uses_crystal, window
from platformer_nb.games.labyrinth.rules.using import uses
from platformer_nb.games.labyrinth.rules.using.bonuses import passive, test_bonus

FACES: Final = range(1, 7)

DICE: Final = Odds(a.Roll(max(one, two), min(one, two)) for one in FACES for two in FACES)
"""Two dice, each way they fall as often as it is likely."""

TESTED_BY: Final = {GOLEM_TEST: "GOL-16", JUMP_TEST: "BRG-2", TOKEN_TEST: "EXP-3"}

AFTER_A_TEST: Final = ("test",)
"""The moment at which items that repeat a test are used (CRY-6)."""


@rule("CMP-4", off=())
def two_dice() -> Sequence[a.Action]:
    """CMP-4: two dice with six faces each are rolled."""
    return DICE


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
    return frame.seat if window(state, frame.seat, AFTER_A_TEST) else None


def _options(state: State, frame: Test) -> Sequence[a.Action]:
    rolled = len(frame.sums) == frame.rolls
    return window(state, frame.seat, AFTER_A_TEST) if rolled else two_dice()


@rule("CRY-6")
def comes_after_the_dice(_state: State, frame: Test, action: a.Action) -> Cite | None:
    """CRY-6: a test is repeated when all its dice are known, and before anything follows from them."""
    rolled = len(frame.sums) == frame.rolls
    if isinstance(action, a.Roll) != rolled:
        return None
    return Cite("CRY-6", {"who": letter(frame.seat), "rolled": "yes" if rolled else "no"})


def _objects(state: State, frame: Test, action: a.Action) -> Cite | None:
    found = comes_after_the_dice(state, frame, action)
    if found is not None:
        return found
    if isinstance(action, a.Roll):
        return is_a_roll(action)
    assert isinstance(action, (a.Repeat, a.Keep, a.Use, a.Pact))
    return objects_in_window(state, frame.seat, action, AFTER_A_TEST)


def _allows(state: State, frame: Test, action: a.Action) -> tuple[Cite, ...]:
    if isinstance(action, a.Roll):
        return (Cite(TESTED_BY.get(frame.kind, "TRP-10")),)
    if isinstance(action, a.Keep):
        return (Cite("CRY-6", {"who": letter(frame.seat), "rolled": "yes"}),)
    if isinstance(action, (a.Use, a.Pact)):
        return (*uses.allowed(state, action), Cite("CRY-2"))
    cites = (Cite("CRY-1"), Cite("CRY-2"))
    return cites if frame.kind in TESTED_BY else (*cites, Cite("CRY-3"))


def _answer(builder: StateBuilder, frame: Test, action: a.Action) -> None:
    if isinstance(action, a.Roll):
        builder.push(replaced(frame, sums=(*frame.sums, action.high + action.low)))
        cite = TESTED_BY.get(frame.kind, "TRP-10")
        total = action.high + action.low
        builder.tell("rolled", cite, frame.seat, number=total, high=action.high)
    elif isinstance(action, a.Keep):
        _settle(builder, frame)
    else:
        repeats(builder, frame, action)


@rule("CRY-2", "CRY-3", "TRP-13", off=Instead(nothing))
def repeats(builder: StateBuilder, frame: Test, action: a.Action) -> None:
    """CRY-2: only the new result counts; CRY-3, TRP-13: all rolls of a trap test are made anew."""
    if isinstance(action, (a.Use, a.Pact)):
        uses.pays_price(builder, frame.seat, action)
    else:
        uses_crystal(builder, frame.seat)
    builder.push(replaced(frame, sums=()))


# --- what follows ----------------------------------------------------------------------------------------------


def needs(state: State, frame: Test) -> int:
    """Return the least sum of the dice that succeeds, less what the character adds to it by itself; 0 if any does."""
    if frame.kind == TOKEN_TEST:
        return guards(state, frame.place)
    if frame.kind == GOLEM_TEST:
        return number(state, "golem-test") - test_bonus(state, frame.seat, "golem")
    if frame.kind == JUMP_TEST:
        return jump_needs(state, frame.seat) - test_bonus(state, frame.seat, "jump")
    trap = state.trap_on(frame.place)
    if trap is None or trap == HIDDEN:
        return 0
    return difficulty(state, trap) - test_bonus(state, frame.seat, "trap")


def failed_rolls(state: State, frame: Test) -> int:
    """Return how many rolls of a test fail as they stand."""
    needed = needs(state, frame)
    return sum(one < needed for one in frame.sums)


def _settle(builder: StateBuilder, frame: Test) -> None:
    _SETTLED[frame.kind](builder, frame)


@rule("GOL-16", "GOL-20", "GOL-22", off=Instead(nothing))
def golem_test(builder: StateBuilder, frame: Test) -> None:
    """GOL-16: with less than 12 the pawn goes to its start space, GOL-20: and loses nothing; GOL-22: else it stays."""
    if not failed_rolls(builder.state, frame):
        builder.tell("passed", "GOL-16", frame.seat)
        return
    go_home(builder, frame.seat)
    builder.tell("sent-home", "GOL-16", frame.seat, to=builder.pawn(frame.seat).at)


@rule("BRG-2", off=Instead(nothing))
def jump_test(builder: StateBuilder, frame: Test) -> None:
    """BRG-2: a jump succeeds with 8 or more."""
    if failed_rolls(builder.state, frame):
        jump_fails(builder, frame)
    else:
        jump_succeeds(builder, frame)


def jump_needs(state: State, seat: int) -> int:
    """Return the least sum with which a character's jump succeeds: what its own card says goes before an event."""
    own = passive(state, seat, p.JumpNeeds)
    return number(state, "jump-test") if own is None else own.sum


@rule("TRP-10", "TRP-17", off=Instead(nothing))
def trap_test(builder: StateBuilder, frame: Test) -> None:
    """TRP-10: each sum that reaches the difficulty avoids a part; TRP-17: after all rolls, what is left happens."""
    kind = builder.trap_on(frame.place)
    if kind is None or kind == HIDDEN:
        return
    failed = failed_rolls(builder.state, frame)
    builder.tell("trap-tested", "TRP-10", frame.seat, number=failed, trap=kind)
    if failed:
        builder.push(TrapActs(frame.seat, frame.place, kind, failed))


def difficulty(state: State, trap: int) -> int:
    """Return the difficulty of a trap, as it is now."""
    return state.box.table[trap].difficulty + change(state, "trap-difficulty")


@rule("EXP-3", off=Instead(nothing))
def token_test(builder: StateBuilder, frame: Test) -> None:
    """EXP-3: below the sum of the token a character goes back to the corridor it came from, without exploring it."""
    if failed_rolls(builder.state, frame):
        goes_back(builder, frame.seat, "EXP-3")
    else:
        builder.tell("passed-token", "EXP-3", frame.seat)


def guards(state: State, place: int) -> int:
    """Return the sum that passes the token of a corridor that sends back; 0 if there is none."""
    kinds = tuple(state.box.characters.values())
    found = (kinds[whose].tokens for whose in state.tokens_on(place))
    return max(
        (k.effect.sum for k in found if k is not None and isinstance(k.effect, SendsBack)),
        default=0,
    )


_SETTLED: Final = {
    GOLEM_TEST: golem_test,
    JUMP_TEST: jump_test,
    TRAP_TEST: trap_test,
    TOKEN_TEST: token_test,
}

DECISIONS = (
    Decision(
        Test,
        _decides,
        _settle,
        (a.Roll, a.Repeat, a.Keep, a.Use, a.Pact),
        _options,
        _objects,
        _allows,
        _answer,
    ),
)
