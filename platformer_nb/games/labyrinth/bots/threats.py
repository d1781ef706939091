"""Whether somebody can win in one turn, over what is built: what a hint warns of, and what stops it.

The rules themselves play the turn. Rolls are gathered into those that succeed and those that fail.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.bots.distances import way_told
from platformer_nb.games.labyrinth.bots.roll_odds import at_least, wins
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.cards import effects as e
from platformer_nb.games.labyrinth.model.hexes import KEY_CELLS, distance
from platformer_nb.games.labyrinth.model.maze import cell_of, is_start
from platformer_nb.games.labyrinth.model.state import NOBODY, State, state_with
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.rules.applying import apply, settle
from platformer_nb.games.labyrinth.rules.chapters import decides
from platformer_nb.games.labyrinth.rules.legality import actions as legal
from platformer_nb.games.labyrinth.rules.rolls import needs
from platformer_nb.games.labyrinth.rules.using.bonuses import combat_bonus
from platformer_nb.games.labyrinth.rules.using.uses import own_uses

LEAST: Final = 0.05
"""A chance to win in one turn that is less than this is not told."""
SURE: Final = 0.999
MOST: Final = 6_000
"""So many positions are looked at for one hint at most."""
SHARE: Final = 1_500
"""And so many of them for one action that may stop a rival."""
ONE: Final = 2_500
"""And so many of them for one rival, before anything is looked at that may stop it."""
MAYBE: Final = 0.5
"""Stands for the chance of a rival that may win, where it is not known."""
REACH: Final = 2
"""How many cells a character comes nearer with the actions of a turn."""
FARTHER: Final = 3
"""How many cells abilities, items and tokens may take it besides."""

WAYS: Final = (a.Move, a.SafeJump, a.RiskyJump)
ON_THE_WAY: Final = (*WAYS, a.TakeKey, a.Rest, a.Attack)
"""What brings a character to its win."""
MOVING: Final = (e.Jump, e.Step, e.GoToToken, e.SwapPlaces, e.TurnTile)
"""The uses that bring a character nearer."""
NO_STOPS: Final = (
    *(a.End, a.Build, a.CallEvent, a.ActivateCrystal),
    *(a.TakeItem, a.TakeHidden, a.Swap, a.SwapHidden),
)
"""What stops nobody, or only by the luck of a draw."""

SECOND: Final = (*WAYS, a.SetTrap, a.Use, a.Pact)
"""What is looked at as the second of two actions that stop a rival."""
FIRST: Final = (a.Move, a.Stop, a.Keep)
"""What is looked at first."""

BEST, WORST = a.Roll(6, 6), a.Roll(1, 1)
Weighed = Sequence[tuple[a.Action, float]]


class Spent(Exception):
    """More positions would have to be looked at than a hint may take."""


class Threats:
    """Looks ahead for one seat; `trodden` are the corridors on the winning ways found so far.

    `whole`: whether every action could be looked at to the end.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = MOST
        self.trodden: set[int] = set()
        self.whole = True
        self._known: dict[tuple[State, int, int], float] = {}

    def warned(self, state: State) -> dict[int, float]:
        """Return the chances of the rivals; MAYBE for one whose way is short enough but cannot be looked at to the end."""
        chances: dict[int, float] = {}
        for one in range(len(state.pawns)):
            if one == self.seat or not near(state, one):
                continue
            self.left = ONE
            start = begun(state, one)
            try:
                chances[one] = self.chance(start, one)
            except Spent:
                self.whole = False
                chances[one] = MAYBE if may_arrive(start, one) else 0.0
        self.left = MOST
        return chances

    def rivals(self, state: State) -> dict[int, float]:
        """Return the chance of each rival to win in its next turn, if this seat does nothing more."""
        others = (one for one in range(len(state.pawns)) if one != self.seat and near(state, one))
        return {one: self.chance(begun(state, one), one) for one in others}

    def threat(self, state: State) -> float:
        """Return the greatest of these chances."""
        return max(self.rivals(state).values(), default=0.0)

    def open_after(self, state: State, action: a.Action, more: int, unknown: float) -> float:
        """Return which threat is left after an action of this seat and the best of `more` further ones.

        `unknown` stands for that of an action that cannot be looked at to the end.
        """
        total = self.left
        self.left = share = min(SHARE, total)
        try:
            return self._open(self._after(state, action), state.turn, more)
        except Spent:
            self.whole = False
            return unknown
        finally:
            self.left = total - share + max(0, self.left)

    def stops(self, state: State) -> list[a.Action]:
        """Return the actions that may stop a rival."""
        return [one for one in options(state) if self.may_stop(one)]

    def may_stop(self, one: a.Action) -> bool:
        """Return whether an action may stop a rival: of traps and aims, those on the ways found so far."""
        if isinstance(one, (a.SetTrap, a.AtPlace)):
            return one.place in self.trodden
        if isinstance(one, (a.Turn, a.OnCell)):
            return one.cell in {cell_of(place) for place in self.trodden if not is_start(place)}
        return not isinstance(one, NO_STOPS)

    def _open(self, state: State, turn: int, more: int) -> float:
        if state.winner != NOBODY:
            return 0.0 if state.winner == self.seat else 1.0
        if state.turn != turn:
            return self.threat(state)
        if not state.due:
            found = self.threat(state)
            if found < LEAST or not more:
                return found
            further = [one for one in self.stops(state) if isinstance(one, SECOND)]
            return self._least(state, turn, further, more - 1, found)
        who = decides(state)
        if who == NATURE:
            return sum(
                p * self._open(self._after(state, one), turn, more) for one, p in drawn(state)
            )
        if who == self.seat:
            return self._least(state, turn, self.stops(state) or legal(state)[:1], more)
        return max(self._open(self._after(state, one), turn, more) for one in options(state))

    def _least(
        self,
        state: State,
        turn: int,
        looked: Sequence[a.Action],
        more: int,
        found: float | None = None,
    ) -> float:
        """Return the least threat that one of some actions leaves, the likeliest stops first.

        What has been found can be had, even if not all can be looked at.
        """
        for one in sorted(looked, key=lambda one: not isinstance(one, FIRST)):
            try:
                left = self._open(self._after(state, one), turn, more)
            except Spent:
                if found is None:
                    raise
                break
            found = left if found is None else min(found, left)
            if found < LEAST:
                break
        assert found is not None, "something can be done"
        return found

    def chance(self, state: State, seat: int) -> float:
        """Return the chance of a seat to win in the turn that is under way, while the others resist."""
        found = self._chance(state, seat, state.turn)
        if found >= LEAST:
            self.trodden.add(state.pawns[seat].at)
        return found

    def _chance(self, state: State, seat: int, turn: int) -> float:
        if state.winner != NOBODY:
            return float(state.winner == seat)
        if state.turn != turn or (not state.due and not near(state, seat, state.left)):
            return 0.0
        key = (state, seat, turn)
        if key not in self._known:
            self._known[key] = self._reckoned(state, seat, turn)
        return self._known[key]

    def _reckoned(self, state: State, seat: int, turn: int) -> float:
        who = decides(state)
        if who == NATURE:
            return sum(p * self._next(state, one, seat, turn) for one, p in drawn(state))
        if who == seat:
            best = 0.0
            for one in _tried(state):
                best = max(best, self._next(state, one, seat, turn))
                if best >= SURE:
                    break
            return best
        worst = 1.0
        for one in options(state):
            worst = min(worst, self._next(state, one, seat, turn))
            if worst <= 0:
                break
        return worst

    def _next(self, state: State, action: a.Action, seat: int, turn: int) -> float:
        then = self._after(state, action)
        found = self._chance(then, seat, turn)
        if found >= LEAST:
            self.trodden.add(then.pawns[seat].at)
        return found

    def _after(self, state: State, action: a.Action) -> State:
        self.left -= 1
        if self.left < 0:
            raise Spent
        return apply(state, action)[0]


def begun(state: State, seat: int) -> State:
    """Return the position in which the next turn of a seat begins, as the rules of the end of a turn have it."""
    before = (seat - 1) % len(state.pawns)
    builder = StateBuilder(state_with(state, {"active": before, "due": ()}))
    builder.push(f.EndTurn())
    settle(builder)
    return builder.state


def near(state: State, seat: int, actions: int = REACH) -> bool:
    """Return whether a seat is near enough to the centre tile to be there in a turn."""
    pawn = state.pawns[seat]
    moving = [one for one in own_uses(state, seat) if _moves(state, one)]
    farther = FARTHER if moving or state.tokens else 0
    cell = KEY_CELLS[pawn.start] if is_start(pawn.at) else cell_of(pawn.at)
    return distance(cell, cell_of(state.centre)) + is_start(pawn.at) <= actions + farther


def may_arrive(state: State, seat: int) -> bool:
    """Return whether a seat that begins its turn has a way to its win that is no longer than the turn."""
    if state.winner != NOBODY:
        return state.winner == seat
    taken = any(pawn.at == state.centre for pawn in state.pawns)
    return state.active == seat and way_told(state, seat) <= state.left + taken


def options(state: State) -> Sequence[a.Action]:
    """Return what can be done; of a combat with its dice rolled that it stands, as its odds count the rest."""
    found = legal(state)
    return (a.Keep(),) if isinstance(state.top, f.Combat) and a.Keep() in found else found


def drawn(state: State) -> Weighed:
    """Return what chance may bring with its probability; of rolls, one that succeeds and one that fails."""
    top, found = state.top, legal(state)
    if isinstance(top, f.Test) and isinstance(found[0], a.Roll):
        return _either(float(at_least(needs(state, top))))
    if isinstance(top, f.Combat) and isinstance(found[0], a.Roll):
        rolled = [one for one in top.sums if one]
        if rolled:
            return ((WORST if rolled[0] > 7 else BEST, 1.0),)
        bonus = combat_bonus(state, top.attacker, False) - combat_bonus(state, top.attacked, True)
        return _either(float(wins(bonus)))
    listed: Any = found.listed() if hasattr(found, "listed") else found
    counts = Counter(listed)
    return [(one, count / counts.total()) for one, count in counts.items()]


def _either(chance: float) -> Weighed:
    return [(one, p) for one, p in ((BEST, chance), (WORST, 1 - chance)) if p > 0]


def _tried(state: State) -> Iterator[a.Action]:
    """Yield what may bring the active character to its win; everything where an answer is pending."""
    for one in options(state):
        if (
            state.due
            or isinstance(one, ON_THE_WAY)
            or (isinstance(one, (a.Use, a.Pact)) and _moves(state, one.use))
        ):
            yield one


def _moves(state: State, use: int) -> bool:
    return isinstance(state.box.uses[use].effect, MOVING)
