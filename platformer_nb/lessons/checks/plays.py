"""Play all boards at random and hold every claim against what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.checks.claims import faults_here, name_of
from platformer_nb.lessons.checks.oracle import Oracle

LONGEST: Final = 12
"""Most actions of a play."""

OFTEN: Final = 0.4
"""How often a play follows the way instead of chance, so that it comes near the goals."""


@dataclass
class Tally:
    """What was found in plays: how many positions were held against their claims, and what was wrong."""

    plays: int = 0
    actions: int = 0
    claims: int = 0
    lost: int = 0
    solved: int = 0
    wrong: list[str] = field(default_factory=list)


def play_all(
    boards: list[Exercise],
    plays: int,
    seed: int,
    told: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Play `plays` times, board by board in turn, and return what was found; call `told` after every 100 plays.

    Claims about equal positions of a board are checked once.
    """
    random, tally = Random(seed), Tally()
    oracles: dict[int, Oracle] = {}
    seen: dict[int, set[Any]] = {}
    for number in range(plays):
        index = number % len(boards)
        board = boards[index]
        oracle = oracles.get(index) or oracles.setdefault(index, Oracle(board))
        for fault in _play(board, oracle, random, tally, seen.setdefault(index, set())):
            tally.wrong.append(f"{name_of(board)}: {fault}")
        tally.plays += 1
        if tally.plays % 100 == 0:
            told(tally)
    return tally


def _play(
    board: Exercise, oracle: Oracle, random: Random, tally: Tally, seen: set[Any]
) -> Iterator[str]:
    board.reset()
    rules, lost, for_good = board.game.rules, False, False
    while board.session.actor not in (NATURE, None) and len(board.runner.mine) < LONGEST:
        reach = board.prospects.here()
        follows = bool(reach.way) and random.random() < OFTEN
        action = reach.way[0] if reach.way and follows else _any(rules, board, random)
        in_turn = board.in_turn(board.runner.state)
        board.runner.advance(action)
        tally.actions += 1
        if board.solved:
            tally.solved += 1
            if for_good or (lost and in_turn):
                yield "it was called lost, and then it was solved"
            return
        if (gone := board.prospects.lost()) is not None:
            lost, for_good = True, for_good or not gone.turn
        key = oracle.key_here(board)
        if key not in seen:
            seen.add(key)
            tally.claims += 1
            yield from faults_here(board, oracle)
    tally.lost += lost


def _any(rules: Any, board: Exercise, random: Random) -> Any:
    return random.choice(list(rules.actions(board.runner.state)))
