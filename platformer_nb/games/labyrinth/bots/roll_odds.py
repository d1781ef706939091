"""The odds of the rolls that a character may make next: tests on its corridor and beside it, combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Final

from platformer_nb.core.errors import said
from platformer_nb.core.parts.coaching import RollChance, RollOdds
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.maze import NOWHERE, is_start, place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, State
from platformer_nb.games.labyrinth.narration.called import character_of
from platformer_nb.games.labyrinth.rules.fighting.combat import results, sides
from platformer_nb.games.labyrinth.rules.maze.ways import beyond, jumps
from platformer_nb.games.labyrinth.rules.repeating import can_repeat
from platformer_nb.games.labyrinth.rules.rolls import needs
from platformer_nb.games.labyrinth.rules.trapping import rolls_of
from platformer_nb.games.labyrinth.rules.using.bonuses import combat_bonus

SUMS: Final = Counter(high + low for high in range(1, 7) for low in range(1, 7))
"""How many of the 36 throws of two dice have each sum."""
THROWS: Final = sum(SUMS.values())


@cache
def at_least(needed: int) -> Fraction:
    """Return the probability that two dice show at least this sum."""
    return Fraction(sum(count for total, count in SUMS.items() if total >= needed), THROWS)


@cache
def wins(bonus: int) -> Fraction:
    """Return the probability to win a combat with so much more bonus than the other; ties are rolled again (CMB-4)."""
    better = worse = 0
    for own, count in SUMS.items():
        for other, more in SUMS.items():
            better += count * more * (own + bonus > other)
            worse += count * more * (own + bonus < other)
    return Fraction(better, better + worse)


def next_rolls(state: State, seat: int) -> Iterator[RollOdds]:
    """Yield what is pending: a combat test repeated, a test of the seat; else the Golem test, jumps, traps, combat.

    Of these only what can come next: a jump from a bridge, combat where a Move or a jump leads, or where it stands.
    """
    if isinstance(state.top, f.Combat):
        yield from _repeated(state, state.top)
        return
    if isinstance(state.top, f.Test) and state.top.seat == seat:
        yield _test(state, state.top, "again")
        return
    at = state.pawns[seat].at
    yield _test(state, f.Test(seat, f.GOLEM_TEST, at), "golem", {"who": character_of(state, seat)})
    over = jumps(state.maze, at)
    if over:
        yield _test(state, f.Test(seat, f.JUMP_TEST, at), "jump")
    beside = tuple(_beside(state, at))
    for place in beside:
        trap = state.trap_on(place)
        if trap is not None and trap != HIDDEN:
            test = f.Test(seat, f.TRAP_TEST, place, rolls_of(state, seat, trap))
            yield _test(
                state,
                test,
                "trap",
                {"place": place_name(state.maze, place), "trap": state.box.trap_ids[trap]},
            )
    near = () if is_start(at) else (at, *over, *beside)
    for other, pawn in enumerate(state.pawns):
        if other != seat and pawn.at in near:
            yield _combat(state, seat, other)


def _repeated(state: State, combat: f.Combat) -> Iterator[RollOdds]:
    """Yield how the combat stands if who decides now repeats its own test; nothing if it cannot."""
    seat = sides(combat)[combat.turn]
    if 0 in combat.sums or not can_repeat(state, seat):
        return
    own, against = results(state, combat)[:: 1 - 2 * combat.turn]
    added = own - combat.sums[combat.turn]
    who = character_of(state, seat)
    ways = {
        name: Fraction(sum(count for total, count in SUMS.items() if is_so(total + added)), THROWS)
        for name, is_so in (
            ("higher", against.__lt__),
            ("equal", against.__eq__),
            ("lower", against.__gt__),
        )
    }
    yield RollOdds(
        said("odds-repeated", who=who, n=own, against=against),
        tuple(
            RollChance(said(f"odds-{name}", who=who, against=against), chance)
            for name, chance in ways.items()
        ),
    )


def _beside(state: State, at: int) -> Iterator[int]:
    if is_start(at):
        return
    for edge in range(6):
        place = beyond(state.maze, at, edge)
        if place != NOWHERE and not is_start(place):
            yield place


def _test(
    state: State, frame: f.Test, title: str, facts: Mapping[str, str] = MappingProxyType({})
) -> RollOdds:
    once = at_least(needs(state, frame))
    chances = [RollChance(said("odds-success", n=needs(state, frame)), once)]
    if frame.rolls > 1:
        chances.append(RollChance(said("odds-all", n=frame.rolls), once**frame.rolls))
    return RollOdds(said(f"odds-{title}", **facts), tuple(chances))


def _combat(state: State, seat: int, other: int) -> RollOdds:
    bonus = combat_bonus(state, seat, False) - combat_bonus(state, other, True)
    title = said("odds-combat", other=character_of(state, other))
    return RollOdds(title, (RollChance(said("odds-win", n=bonus), wins(bonus)),))
