"""Counting sequences of actions: `python -m tests.perft.count FILE` prints them, by first action too.

A drawn position says how many sequences of one, two, three actions players can do from it. What chance
brings is fixed by the position's script: at a moment of chance the first of its outcomes that can come out
does so, and is no action of the sequence. Where none can, or the game is over, the sequence ends and is
counted no further.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import rules

FOLDER = Path(__file__).parent

Listing = Callable[[State], Iterable[Any]]


class Drawn(NamedTuple):
    """A position, what chance will bring, and the counts for one action, two, three ..."""

    title: str
    state: State
    chance: tuple[str, ...]
    counts: tuple[int, ...]


def drawn(path: Path) -> Drawn:
    """The file's position."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    state, chance = rules().read(data["position"]), tuple(data.get("chance", ()))
    return Drawn(data["title"], settled(state, chance), chance, tuple(data["counts"]))


def settled(state: State, chance: tuple[str, ...]) -> State:
    """Chance decides by the script until a player has to, or the script has nothing that fits."""
    while rules().actor(state) == NATURE:
        for text in chance:
            try:
                outcome = rules().read_action(state, text)
            except BadInput:
                continue
            if rules().judge(state, outcome).legal:
                state, _ = rules().apply(state, outcome)
                break
        else:
            return state
    return state


def listed(state: State) -> Iterable[Any]:
    """What a player can do; nothing where chance or nobody decides."""
    return rules().actions(state) if rules().actor(state) not in (NATURE, None) else ()


def count(state: State, depth: int, chance: tuple[str, ...], listing: Listing = listed) -> int:
    """How many sequences of so many actions there are."""
    found = listing(state)
    if depth == 1:
        return sum(1 for _ in found)
    after = (settled(rules().apply(state, action)[0], chance) for action in found)
    return sum(count(state, depth - 1, chance, listing) for state in after)


def main(paths: list[str]) -> None:
    """Print every count of the files, and the deepest one by first action."""
    for path in map(Path, paths):
        title, state, chance, counts = drawn(path)
        print(f"{path.stem}: {title}")
        depth = len(counts) or 3
        for action in listed(state):
            after = settled(rules().apply(state, action)[0], chance)
            many = count(after, depth - 1, chance) if depth > 1 else 1
            print(f"  {many:>9,}  {rules().write_action(state, action)}")
        for length in range(1, depth + 1):
            print(f"  {count(state, length, chance):>9,}  of {length}")


if __name__ == "__main__":
    main(sys.argv[1:])
