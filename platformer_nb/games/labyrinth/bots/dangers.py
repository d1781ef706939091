"""What an action leads into: the trap that its character comes upon, the odds of its rolls, and what they may take."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from platformer_nb.core.errors import Said, said
from platformer_nb.games.labyrinth.bots.distances import way_told
from platformer_nb.games.labyrinth.bots.roll_odds import at_least
from platformer_nb.games.labyrinth.bots.searches import FAR
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model import frames as f
from platformer_nb.games.labyrinth.model.cards.traps import LoseLives
from platformer_nb.games.labyrinth.model.maze import NOWHERE, place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, NOBODY, State
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.rolls import difficulty
from platformer_nb.games.labyrinth.rules.trapping import is_immune, rolls_of
from platformer_nb.games.labyrinth.rules.using.bonuses import test_bonus

THOUSANDTHS: Final = 1000


def dangers(state: State, action: a.Action, seat: int) -> Iterator[Said]:
    """Yield each trap that an action leads a seat's character onto and that may harm it.

    A test that is pending already is told by what may repeat it.
    """
    if isinstance(state.top, f.Test):
        return
    then, _ = apply(state, action)
    for place in dict.fromkeys(_met(then, seat)):
        trap = then.trap_on(place)
        if trap is None:
            continue
        kinds = {trap: 1} if trap != HIDDEN else dict(enumerate(then.unknown_traps))
        kinds = {kind: count for kind, count in kinds.items() if count}
        passed = sum(
            (count * _passes(then, seat, kind) for kind, count in kinds.items()), Fraction()
        )
        chance = round(THOUSANDTHS * passed / sum(kinds.values()))
        if chance == THOUSANDTHS:
            continue
        whole, tenth = divmod(chance, 10)
        lives = max(_takes(then, seat, kind) for kind in kinds)
        dies = "yes" if lives >= then.pawns[seat].lives else "no"
        facts: dict[str, str | int] = {"n": whole, "tenth": tenth, "dies": dies}
        facts["place"] = place_name(then.maze, place)
        if trap == HIDDEN:
            yield said("danger-hidden", **facts, lives=lives)
        else:
            name = then.box.trap_ids[trap]
            rolls = rolls_of(then, seat, trap)
            yield said("danger-trap", **facts, trap=name, deed=f"{name}-text", count=rolls)


def longer(state: State, then: State, seat: int, aim: int = NOWHERE) -> Iterator[Said]:
    """Yield by how much the way of a seat to its win is longer then, by the key that it goes for."""
    far, left = way_told(state, seat, aim), way_told(then, seat, aim)
    if then.winner == NOBODY and far < left < FAR:
        yield said("danger-longer", n=left - far, left=left)


def _met(then: State, seat: int) -> Iterator[int]:
    """Yield where a seat's character is about to meet a trap."""
    for frame in then.due:
        match frame:
            case f.HiddenTrap() if frame.seat == seat:
                yield frame.place
            case f.Test(kind=f.TRAP_TEST) if frame.seat == seat:
                yield frame.place


def _passes(state: State, seat: int, trap: int) -> Fraction:
    """Return how likely it is that no roll fails for a trap of this kind."""
    if is_immune(state, seat, trap):
        return Fraction(1)
    needed = difficulty(state, trap) - test_bonus(state, seat, "trap")
    return at_least(needed) ** rolls_of(state, seat, trap)


def _takes(state: State, seat: int, trap: int) -> int:
    """Return how many lives a trap of this kind takes if every roll fails."""
    if _passes(state, seat, trap) == 1:
        return 0
    failed = state.box.table[trap].failed
    return rolls_of(state, seat, trap) * sum(
        one.lives for one in failed if isinstance(one, LoseLives)
    )
