"""All checks of a game's track that look beyond one lesson."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.checks.claims import boards_of, hint_faults
from platformer_nb.lessons.checks.links import link_faults, review_faults, title_faults
from platformer_nb.lessons.checks.seed import SEED
from platformer_nb.lessons.checks.taught import puzzle_lesson_faults, untaught_faults
from platformer_nb.text import Words


class Depth(NamedTuple):
    """How much is sampled: one board in `apart`, positions of each, rules of a review after each lesson."""

    apart: int
    positions: int
    rules: int


SAMPLED: Final = Depth(apart=8, positions=2, rules=0)
"""What every run of `lessons --check` looks at; the reviews are sampled by the suite."""

THOROUGH: Final = Depth(apart=1, positions=2_000, rules=4)


def track_faults(game: AnyGame, words: Words, depth: Depth, seed: int = SEED) -> Iterator[str]:
    """Yield an error for whatever is untaught, misleading or untrue in the track of a game."""
    random = Random(seed)
    yield from untaught_faults(game, words)
    yield from puzzle_lesson_faults(game)
    yield from link_faults(game, words)
    yield from title_faults(game, words)
    yield from review_faults(game, random, depth.rules)
    for board in sampled(boards_of(game, words), random, depth):
        yield from hint_faults(board, random, depth.positions)


def sampled(boards: list[Exercise], random: Random, depth: Depth) -> list[Exercise]:
    """Return one board in `depth.apart`, at random and in their order."""
    count = -(-len(boards) // depth.apart)
    chosen = sorted(random.sample(range(len(boards)), count))
    return [boards[index] for index in chosen]
