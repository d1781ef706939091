"""Combat: Attack, the tests of both, the window for the Fate Crystal, and who loses (CMB)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import Won
from platformer_nb.games.labyrinth.model.cards.effects import AddToTest
from platformer_nb.games.labyrinth.model.frames import Combat, PushOff
from platformer_nb.games.labyrinth.model.maze import is_start, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.events.lasting import event_bars
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.repeating import objects_in_window, uses_crystal, window
from platformer_nb.games.labyrinth.rules.rolls import is_a_roll, two_dice
from platformer_nb.games.labyrinth.rules.using import uses
from platformer_nb.games.labyrinth.rules.using.bonuses import combat_bonus
from platformer_nb.games.labyrinth.rules.using.tokens import token_bars

# --- Attack ----------------------------------------------------------------------------------------------------


@rule("CMB-1", "CMB-2", "CMB-10", "CMB-11")
def is_on_the_corridor(state: State, action: a.Attack) -> Cite | None:
    """CMB-1: an Attack is on another character on the same corridor, CMB-2: on one; CMB-11: on no start space.

    CMB-10: the Golem is none.
    """
    at = state.pawn.at
    if not is_start(at) and action.seat in state.others_on(at, state.active):
        return None
    return Cite("CMB-1", {"who": letter(action.seat), "place": place_name(state.maze, at)})


def is_not_barred(state: State, _action: a.Attack) -> Cite | None:
    """Return why no Attack is possible now: an event bars it."""
    return event_bars(state, "attack")


def nobody_fights_here(state: State, action: a.Attack) -> Cite | None:
    """Return why nobody fights on the attacker's corridor: an ability token bars it."""
    return token_bars(state, state.pawn.at)


def _attacks(state: State) -> Iterator[a.Action]:
    there = state.others_on(state.pawn.at, state.active)
    if there and event_bars(state, "attack") is None and token_bars(state, state.pawn.at) is None:
        yield from map(a.Attack, sorted(there))


@rule("CMB-1", "FRE-10", off=Instead(nothing))
def attack(builder: StateBuilder, action: a.Attack) -> None:
    """CMB-1: combat with the character that was named follows, FRE-10: fought for free before or not."""
    seat = builder.active
    builder.tell("attacked", "CMB-1", seat, other=action.seat)
    builder.push(Combat(seat, action.seat, builder.pawn(seat).at))


# --- the tests of both -----------------------------------------------------------------------------------------


def sides(frame: Combat) -> tuple[int, int]:
    """Return the attacker and the attacked."""
    return frame.attacker, frame.attacked


@rule("STN-3", "CMB-12", off=False)
def without_tests(state: State, frame: Combat) -> bool:
    """STN-3, CMB-12: where one is stunned, nobody rolls."""
    return any(state.pawns[seat].stun for seat in sides(frame))


def _decides(state: State, frame: Combat) -> int | None:
    if without_tests(state, frame):
        return None
    if 0 in frame.sums:
        return NATURE
    if frame.passed > 1:
        return None
    return sides(frame)[frame.turn] if _window(state, frame) else None


IN_COMBAT: Final = ("combat", "test")
"""The moments of what is used while both results are known (CMB-9)."""


def _window(state: State, frame: Combat) -> tuple[a.Action, ...]:
    return window(state, sides(frame)[frame.turn], IN_COMBAT, frame.used)


def _options(state: State, frame: Combat) -> Sequence[a.Action]:
    return two_dice() if 0 in frame.sums else _window(state, frame)


@rule("CMB-7")
def both_have_tested(_state: State, frame: Combat, action: a.Action) -> Cite | None:
    """CMB-7: a combat test is repeated after both tests."""
    rolled = 0 not in frame.sums
    if isinstance(action, a.Roll) != rolled:
        return None
    return Cite("CMB-7", {"rolled": "yes" if rolled else "no"})


def _objects(state: State, frame: Combat, action: a.Action) -> Cite | None:
    found = both_have_tested(state, frame, action)
    if found is not None:
        return found
    if isinstance(action, a.Roll):
        return is_a_roll(action)
    assert isinstance(action, (a.Repeat, a.Keep, a.Use, a.Pact))
    seat = sides(frame)[frame.turn]
    return objects_in_window(state, seat, action, IN_COMBAT, frame.used)


def _allows(state: State, frame: Combat, action: a.Action) -> tuple[Cite, ...]:
    if isinstance(action, a.Roll):
        return (Cite("CMB-3"),)
    who = {"who": letter(sides(frame)[frame.turn])}
    if isinstance(action, a.Keep):
        return (Cite("CMB-8", who),)
    if isinstance(action, (a.Use, a.Pact)):
        paid = (cite for cite in uses.allowed(state, action) if cite.rule != "CMB-9")
        return (*paid, Cite("CMB-9", who))
    return (Cite("CRY-1"), Cite("CRY-2"), Cite("CMB-7", {"rolled": "yes"}), Cite("CMB-8", who))


def _answer(builder: StateBuilder, frame: Combat, action: a.Action) -> None:
    if isinstance(action, a.Roll):
        rolls(builder, frame, action)
    elif isinstance(action, a.Keep):
        passes(builder, frame)
    elif isinstance(action, (a.Use, a.Pact)):
        uses_ability(builder, frame, action)
    else:
        uses_crystal(builder, sides(frame)[frame.turn])
        _rolls_again(builder, frame)


def _rolls_again(builder: StateBuilder, frame: Combat) -> None:
    sums = tuple(0 if side == frame.turn else one for side, one in enumerate(frame.sums))
    builder.push(replaced(frame, sums=sums, turn=1 - frame.turn, passed=0))


@rule("CMB-9", "CMB-8", off=Instead(nothing))
def uses_ability(builder: StateBuilder, frame: Combat, action: a.Use | a.Pact) -> None:
    """CMB-9: an ability may add to its owner's combat test when both results are known; CMB-8: then the other one decides."""
    uses.pays_price(builder, sides(frame)[frame.turn], action)
    used = replaced(frame, used=(*frame.used, action.use))
    effect = builder.box.uses[action.use].effect
    if not isinstance(effect, AddToTest):
        _rolls_again(builder, used)
        return
    added = tuple(more + effect.add * (side == frame.turn) for side, more in enumerate(frame.added))
    builder.push(replaced(used, added=added, turn=1 - frame.turn, passed=0))


@rule("CMB-3", off=Instead(nothing))
def rolls(builder: StateBuilder, frame: Combat, action: a.Roll) -> None:
    """CMB-3: the attacker rolls two dice and adds them, then the attacked."""
    side, total = frame.sums.index(0), action.high + action.low
    sums = (total, frame.sums[1]) if side == 0 else (frame.sums[0], total)
    builder.tell("rolled", "CMB-3", sides(frame)[side], number=total, high=action.high)
    builder.push(replaced(frame, sums=sums))


@rule("CMB-8", off=Instead(nothing))
def passes(builder: StateBuilder, frame: Combat) -> None:
    """CMB-8: the attacker decides, then the attacked, by turns until both pass one after the other."""
    builder.push(replaced(frame, turn=1 - frame.turn, passed=frame.passed + 1))


# --- who loses -------------------------------------------------------------------------------------------------


def _advance(builder: StateBuilder, frame: Combat) -> None:
    if without_tests(builder.state, frame):
        unrolled(builder, frame)
    elif frame.passed:  # one has passed, and the other has nothing to use, or has passed too
        compare(builder, frame)
    else:
        passes(builder, frame)


@rule("STN-3", "STN-8", off=Instead(nothing))
def unrolled(builder: StateBuilder, frame: Combat) -> None:
    """STN-3: a stunned character loses without tests; STN-8: of two stunned ones nobody does."""
    stunned = [seat for seat in sides(frame) if builder.pawn(seat).stun]
    if len(stunned) == 1:
        winner = next(seat for seat in sides(frame) if seat not in stunned)
        _lost(builder, frame, winner, stunned[0], "STN-3")


@rule("CMB-4", "CMB-6", "CMB-8", off=Instead(nothing))
def compare(builder: StateBuilder, frame: Combat) -> None:
    """CMB-4: the higher result wins, on a tie both test again; CMB-8: with what is still there to be used.

    CMB-6: what is added to the dice is added again.
    """
    one, two = results(builder.state, frame)
    if one == two:
        builder.tell("tied", "CMB-4", frame.attacker, other=frame.attacked, number=one)
        builder.push(next_round(builder.state, frame))
        return
    winner, loser = sides(frame) if one > two else sides(frame)[::-1]
    _lost(builder, frame, winner, loser, "CMB-4")


def results(state: State, frame: Combat) -> tuple[int, int]:
    """Return the results of both: their dice, what they add by themselves, what they have paid for."""
    one = frame.sums[0] + combat_bonus(state, frame.attacker, False) + frame.added[0]
    two = frame.sums[1] + combat_bonus(state, frame.attacked, True) + frame.added[1]
    return one, two


@rule("CMB-9", off=Instead(lambda _state, frame: Combat(*sides(frame), frame.place)))
def next_round(state: State, frame: Combat) -> Combat:
    """CMB-9: what was paid for counts to the end of the combat, or by a house rule in its round; it is not paid twice."""
    added = (0, 0) if state.reads("CMB-9", "round") else frame.added
    return Combat(*sides(frame), frame.place, added=added, used=frame.used)


def _lost(builder: StateBuilder, frame: Combat, winner: int, loser: int, cite: str) -> None:
    builder.tell("won-combat", cite, winner, other=loser)
    is_pushed(builder, winner, loser, frame.place)
    builder.push(Won(winner, loser, frame.place, frame.used))


@rule("PSH-1", off=Instead(nothing))
def is_pushed(builder: StateBuilder, winner: int, loser: int, place: int) -> None:
    """PSH-1: who loses a combat on the centre tile is pushed off it as well."""
    if place == builder.centre:
        builder.push(PushOff(winner, loser))


ATTACK: Final[Activity] = Activity(
    a.Attack,
    1,
    _attacks,
    (is_not_barred, is_on_the_corridor, nobody_fights_here),
    lambda _s, action: (Cite("CMB-1", {"who": letter(action.seat)}),),
    attack,
)
DECISIONS = (
    Decision(
        Combat,
        _decides,
        _advance,
        (a.Roll, a.Repeat, a.Keep, a.Use, a.Pact),
        _options,
        _objects,
        _allows,
        _answer,
    ),
)
