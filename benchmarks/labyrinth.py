"""What the rules of Labyrinth cost: random games beside the other engines, and each step by itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth import GAME

if TYPE_CHECKING:
    from benchmarks.engines import Play, Tally

PLAYERS: Final = 4
TURNS: Final = 100
"""Where random games are cut: they rarely end by themselves."""


class Costs(NamedTuple):
    """Microseconds of listing the legal actions of a position, and of applying one."""

    legal: float
    apply: float


def labyrinth() -> Play:
    """Return what plays a game of random players."""

    def play(seed: int, tally: Tally) -> None:
        bots = [make_bot(GAME, "random", f"{seed} {seat}") for seat in range(PLAYERS)]
        start = GAME.setup.new(PLAYERS)
        result = play_out(GAME.rules, start, bots, Seeded(seed), TURNS)
        tally.decisions += result.decisions
        tally.choices += result.choices
        tally.outcomes += result.outcomes
        tally.turns += result.turns

    return play


def costs(clock: Callable[[], float]) -> Costs:
    """Return the costs over the positions of a random game; the best of seven runs, caches cold in none but the first."""
    rules, rnd = GAME.rules, random.Random(0)
    state, done = GAME.setup.new(PLAYERS), list[tuple[Any, Any]]()
    while state.turn <= TURNS and rules.actor(state) is not None:
        actions: Any = rules.actions(state)
        action = actions.sample(rnd) if rules.actor(state) == NATURE else rnd.choice(actions)
        done.append((state, action))
        state, _ = rules.apply(state, action)

    def best(step: Callable[[Any, Any], object]) -> float:
        taken = []
        for _ in range(7):
            begun = clock()
            for before, action in done:
                step(before, action)
            taken.append(clock() - begun)
        return min(taken) / len(done) * 1e6

    return Costs(best(lambda state, _action: rules.actions(state)), best(rules.apply))
