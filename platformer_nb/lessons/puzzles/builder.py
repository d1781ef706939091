"""What the programs share that make a game's puzzles anew: replaying a way, luck, and the program itself.

A game gives a function that makes a candidate of a draft; see `games/<name>/teaching/puzzles/puzzle_builder.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from platformer_nb.content.files import game_folder
from platformer_nb.core.rules import NATURE, AnyRules
from platformer_nb.lessons.goals.base import Attempt, Want, met
from platformer_nb.lessons.puzzles.making import Candidate, chosen
from platformer_nb.lessons.puzzles.puzzles import FILE
from platformer_nb.lessons.puzzles.text import written
from platformer_nb.lessons.scripted import settled


class Recipe(NamedTuple):
    """How a game's puzzles are made: the module that does, drafts tried and puzzles wanted of each kind."""

    game: str
    maker: str
    candidate: Callable[[str, int], Candidate | None]
    drafts: Mapping[str, int]
    wanted: Mapping[str, int]


class Replayed(NamedTuple):
    """A way in notation, and the rules that allow its actions, without duplicates."""

    solution: list[str]
    cited: list[str]


def replayed(
    rules: AnyRules, start: Any, actions: Sequence[Any], script: Sequence[str]
) -> Replayed | None:
    """Return a way as its puzzle has it; None if chance decides something on it that the script does not say."""
    state, left = start, tuple(script)
    solution: list[str] = []
    cited: dict[str, None] = {}
    for action in actions:
        if rules.actor(state) == NATURE:
            return None
        solution.append(rules.write_action(state, action))
        cited |= dict.fromkeys(rules.judge(state, action).rules)
        state, _, left = settled(rules, rules.apply(state, action)[0], left, only=False)
    return None if rules.actor(state) == NATURE else Replayed(solution, list(cited))


class Luck(NamedTuple):
    """Turns played at random, of so many actions at most; actions for which `skipped` is true are not chosen."""

    rules: AnyRules
    start: Any
    goals: Sequence[Want]
    script: Sequence[str]
    longest: int
    skipped: Callable[[Any], bool] = lambda action: False

    def share(self, random: Random, plays: int) -> float:
        """Return the share of so many turns that reach the goals."""
        return sum(self.hits(random) for _ in range(plays)) / plays

    def hits(self, random: Random) -> bool:
        """Return whether one turn reaches the goals."""
        rules, state, left = self.rules, self.start, tuple(self.script)
        turn, events = rules.moment(state), ()
        for _ in range(self.longest):
            if rules.actor(state) != rules.actor(self.start) or rules.moment(state) != turn:
                return False
            actions = [action for action in rules.actions(state) if not self.skipped(action)]
            if not actions:
                return False
            state, done = rules.apply(state, random.choice(actions))
            state, brought, left = settled(rules, state, left, only=False)
            events = (*events, *done, *brought)
            if met(self.goals, Attempt(state, (), events)):
                return True
        return False


def build(recipe: Recipe, arguments: Sequence[str] | None = None) -> int:
    """Make the puzzles of a game anew: the program of its builder."""
    parser = argparse.ArgumentParser(prog=f"python -m {recipe.maker}", description=__doc__)
    default = Path(str(game_folder(recipe.game))) / FILE
    parser.add_argument("--to", type=Path, default=default, help="the file to write")
    given = parser.parse_args(arguments)
    puzzles = chosen(list(_candidates(recipe)), recipe.wanted)
    given.to.parent.mkdir(parents=True, exist_ok=True)
    given.to.write_text(written(puzzles, recipe.maker), encoding="utf-8")
    print(given.to, len(puzzles))
    return 0


def _candidates(recipe: Recipe) -> Iterator[Candidate]:
    with ProcessPoolExecutor() as pool:
        for kind, count in recipe.drafts.items():
            tried = pool.map(partial(recipe.candidate, kind), range(count), chunksize=4)
            found = [candidate for candidate in tried if candidate]
            print(f"{kind}: {len(found)} of {count} drafts could be puzzles", flush=True)
            yield from found
