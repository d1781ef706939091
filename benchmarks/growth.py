"""How the cost of our engine grows with the game: players, Levels, and what a Hero holds.

For each size: microseconds for one decision, and by what factor it costs more than the first of its row. No factor
should be above that of the size.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from statistics import mean, median
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks.engines import TURNS, Purposeful
from platformer_nb.bots.playing import play_out
from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import ACTIONS, State
from platformer_nb.games.platformer.rules.course.setup import new_game

GAMES: Final = 3
HANDS: Final = (("lean", 0), ("half", 2), ("full", 4))
"""Items of each Hero; as many potions less one, and twice as many gems."""

MAPS: Final = (("short", 4), ("longer", 5))


class Cost(NamedTuple):
    """A size of the game, and what a decision costs there."""

    row: str
    size: str
    times: float
    """How many times larger than the first size of its row."""
    us: float
    factor: float
    """How many times costlier than the first size of its row."""


Run = Callable[[], float]
"""Return microseconds for one decision."""


def grown(rounds: int) -> list[Cost]:
    """Measure every size in turn, `rounds` times, and return the medians."""
    rows = {"players": _players(), "map": _maps(), "hand": _hands()}
    sizes = [(row, size, times, run) for row, made in rows.items() for size, times, run in made]
    for _, _, _, run in sizes:  # warm up
        run()
    found: list[list[float]] = [[] for _ in sizes]
    for _ in range(rounds):
        for measured, (_, _, _, run) in zip(found, sizes, strict=True):
            measured.append(run())
    costs: list[Cost] = []
    first: dict[str, float] = {}
    for measured, (row, size, times, _) in zip(found, sizes, strict=True):
        us = median(measured)
        costs.append(Cost(row, size, times, us, us / first.setdefault(row, us)))
    return costs


def _players() -> list[tuple[str, float, Run]]:
    return [(str(count), count, _games(count, 4)) for count in (1, 2, 3, 4)]


def _maps() -> list[tuple[str, float, Run]]:
    return [(name, levels / MAPS[0][1], _games(4, levels)) for name, levels in MAPS]


def _games(players: int, levels: int) -> Run:
    rules: Any = GAME.rules

    def run() -> float:
        decisions, start = 0, process_time()
        for seed in range(GAMES):
            bots = [Purposeful(f"{seed} {seat}") for seat in range(players)]
            state = new_game(rules.box, players, levels=levels)
            decisions += play_out(rules, state, bots, Seeded(seed), TURNS).decisions
        return (process_time() - start) / decisions * 1e6

    return run


def _hands() -> list[tuple[str, float, Run]]:
    """Return the listing of the legal actions with more and more cards; its size is the number of them."""
    positions = _positions()
    rules: Any = GAME.rules
    found: list[tuple[str, float, Run]] = []
    lean = 0.0
    for name, cards in HANDS:
        held = [_holding(state, cards) for state in positions]
        actions = mean(len(rules.actions(state)) for state in held)
        lean = lean or actions
        found.append((f"{name}, {actions:.0f} actions", actions / lean, _listing(held)))
    return found


def _listing(states: list[State]) -> Run:
    actions = GAME.rules.actions

    def run() -> float:
        start = process_time()
        for state in states:
            actions(state)
        return (process_time() - start) / len(states) * 1e6

    return run


def _positions() -> list[State]:
    """Return positions of a random game in which the active Hero can act."""
    found: list[State] = []
    rules: Any = GAME.rules

    def keep(state: State, _events: object) -> None:
        if state.step == ACTIONS and not state.pending and state.hero.at >= 0:
            found.append(state)

    bots = [Purposeful(seat) for seat in range(4)]
    play_out(rules, new_game(rules.box, 4), bots, Seeded(0), TURNS, keep)
    return found


def _holding(state: State, cards: int) -> State:
    box, chance = state.game.box, random.Random(state.turn)
    hero = replace(
        state.hero,
        items=tuple((card, True) for card in chance.sample(sorted(box.items), cards)),
        potions=tuple(chance.sample(sorted(box.potions), max(0, cards - 1))),
        gems=2 * cards,
    )
    heroes = tuple(hero if h is state.hero else h for h in state.heroes)
    return replace(state, heroes=heroes)
