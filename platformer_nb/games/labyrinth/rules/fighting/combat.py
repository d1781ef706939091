"""Combat: Attack, the tests of both, the window for the Fate Crystal, and who loses (CMB)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from platformer_nb.core.registry import Instead
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Cite
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import Combat, PushOff
from platformer_nb.games.labyrinth.model.maze import is_start, place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.registry import rule
from platformer_nb.games.labyrinth.rules.fighting.dying import lose_lives
from platformer_nb.games.labyrinth.rules.records import Activity, Decision, letter, nothing
from platformer_nb.games.labyrinth.rules.repeating import can_repeat, uses_crystal
from platformer_nb.games.labyrinth.rules.rolls import DICE, is_a_roll

# --- Attack ----------------------------------------------------------------------------------------------------


@rule("CMB-1", "CMB-2", "CMB-11")
def is_on_the_corridor(state: State, action: a.Attack) -> Cite | None:
    """CMB-1: an Attack is on another character on the own corridor, CMB-2: on one; CMB-11: on no start space."""
    at = state.pawn.at
    if not is_start(at) and action.seat in state.others_on(at, state.active):
        return None
    return Cite("CMB-1", {"who": letter(action.seat), "place": place_name(state.maze, at)})


def _attacks(state: State) -> Iterator[a.Action]:
    return map(a.Attack, sorted(state.others_on(state.pawn.at, state.active)))


@rule("CMB-1", "FRE-10", off=Instead(nothing))
def attack(builder: StateBuilder, action: a.Attack) -> None:
    """CMB-1: combat with the character that was named follows, FRE-10: fought for free before or not."""
    seat = builder.state.active
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
    seat = sides(frame)[frame.turn]
    return seat if can_repeat(state, seat) else None


def _options(_state: State, frame: Combat) -> Sequence[a.Action]:
    return DICE if 0 in frame.sums else (a.Repeat(), a.Keep())


@rule("CMB-7")
def both_have_tested(_state: State, frame: Combat, action: a.Action) -> Cite | None:
    """CMB-7: a combat test is repeated after both tests."""
    rolled = 0 not in frame.sums
    if isinstance(action, a.Roll) != rolled:
        return None
    return Cite("CMB-7", {"rolled": "yes" if rolled else "no"})


def _objects(state: State, frame: Combat, action: a.Action) -> Cite | None:
    found = both_have_tested(state, frame, action)
    return is_a_roll(action) if found is None and isinstance(action, a.Roll) else found


def _allows(_state: State, frame: Combat, action: a.Action) -> tuple[Cite, ...]:
    if isinstance(action, a.Roll):
        return (Cite("CMB-3"),)
    who = {"who": letter(sides(frame)[frame.turn])}
    if isinstance(action, a.Keep):
        return (Cite("CMB-8", who),)
    return (Cite("CRY-1"), Cite("CRY-2"), Cite("CMB-7", {"rolled": "yes"}), Cite("CMB-8", who))


def _answer(builder: StateBuilder, frame: Combat, action: a.Action) -> None:
    if isinstance(action, a.Roll):
        rolls(builder, frame, action.high + action.low)
    elif isinstance(action, a.Repeat):
        uses_crystal(builder, sides(frame)[frame.turn])
        sums = tuple(0 if side == frame.turn else one for side, one in enumerate(frame.sums))
        builder.push(replaced(frame, sums=sums, turn=1 - frame.turn, passed=0))
    else:
        passes(builder, frame)


@rule("CMB-3", off=Instead(nothing))
def rolls(builder: StateBuilder, frame: Combat, total: int) -> None:
    """CMB-3: the attacker rolls two dice and adds them, then the attacked."""
    side = frame.sums.index(0)
    sums = (total, frame.sums[1]) if side == 0 else (frame.sums[0], total)
    builder.tell("rolled", "CMB-3", sides(frame)[side], number=total)
    builder.push(replaced(frame, sums=sums))


@rule("CMB-8", off=Instead(nothing))
def passes(builder: StateBuilder, frame: Combat) -> None:
    """CMB-8: the attacker decides, then the attacked, by turns until both pass one after the other."""
    builder.push(replaced(frame, turn=1 - frame.turn, passed=frame.passed + 1))


# --- who loses -------------------------------------------------------------------------------------------------


def _advance(builder: StateBuilder, frame: Combat) -> None:
    if without_tests(builder.state, frame):
        unrolled(builder, frame)
    elif frame.passed > 1:
        compare(builder, frame)
    else:
        passes(builder, frame)


@rule("STN-3", "STN-8", off=Instead(nothing))
def unrolled(builder: StateBuilder, frame: Combat) -> None:
    """STN-3: a stunned character loses without tests; STN-8: of two stunned ones nobody does."""
    stunned = [seat for seat in sides(frame) if builder.pawn(seat).stun]
    if len(stunned) == 1:
        winner = next(seat for seat in sides(frame) if seat not in stunned)
        _lost(builder, winner, stunned[0], frame.place, "STN-3")


@rule("CMB-4", "CMB-8", off=Instead(nothing))
def compare(builder: StateBuilder, frame: Combat) -> None:
    """CMB-4: the higher result wins, on a tie both test again; CMB-8: with what is still there to be used."""
    one, two = frame.sums
    if one == two:
        builder.tell("tied", "CMB-4", frame.attacker, other=frame.attacked, number=one)
        builder.push(Combat(frame.attacker, frame.attacked, frame.place))
        return
    winner, loser = sides(frame) if one > two else sides(frame)[::-1]
    _lost(builder, winner, loser, frame.place, "CMB-4")


def _lost(builder: StateBuilder, winner: int, loser: int, place: int, cite: str) -> None:
    builder.tell("won-combat", cite, winner, other=loser)
    is_pushed(builder, winner, loser, place)
    loses(builder, loser)


@rule("CMB-5", off=Instead(nothing))
def loses(builder: StateBuilder, loser: int) -> None:
    """CMB-5: the loser loses a life; with the last one it dies."""
    lose_lives(builder, loser, 1, "CMB-5")


@rule("PSH-1", off=Instead(nothing))
def is_pushed(builder: StateBuilder, winner: int, loser: int, place: int) -> None:
    """PSH-1: who loses a combat on the centre tile is pushed off it as well."""
    if place == builder.state.centre:
        builder.push(PushOff(winner, loser))


ATTACK = Activity(
    a.Attack,
    1,
    _attacks,
    (is_on_the_corridor,),
    lambda _s, action: (Cite("CMB-1", {"who": letter(action.seat)}),),
    attack,
)
DECISIONS = (
    Decision(
        Combat, _decides, _advance, (a.Roll, a.Repeat, a.Keep), _options, _objects, _allows, _answer
    ),
)
