"""Counting sequences of actions: `python -m tests.games.labyrinth.counted.count [NAME]` prints them, by first action too.

A position says how many sequences of one, two, three actions players can do from it. What chance brings is fixed by the
position's script: at a moment of chance the first of its outcomes that can come out does so, and is no action of the
sequence. Where none can, or the game is over, the sequence ends.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.notation.actions import read_action, write_action
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor, judge
from tests.games.labyrinth.walking import position

FILE = Path(__file__).with_name("positions.toml")


class Drawn(NamedTuple):
    """A position, what chance will bring, and the counts for one action, two, three."""

    state: State
    chance: tuple[str, ...]
    counts: tuple[int, ...]


def drawn() -> dict[str, Drawn]:
    """The positions of the file by their names; what is the same in all is drawn once."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    mazes, found = data["mazes"], {}
    for name, one in data["positions"].items():
        chance = tuple(one["chance"])
        state = settled(position(mazes[one["maze"]] + one["lines"]), chance)
        found[name] = Drawn(state, chance, tuple(one["counts"]))
    return found


def settled(state: State, chance: tuple[str, ...]) -> State:
    """Chance decides by the script until a player has to, or the script has nothing that fits."""
    while actor(state) == NATURE:
        for text in chance:
            try:
                outcome = read_action(state, text)
            except BadInput:
                continue
            if judge(state, outcome).legal:
                state, _ = apply(state, outcome)
                break
        else:
            return state
    return state


def count(state: State, depth: int, chance: tuple[str, ...]) -> int:
    """How many sequences of so many actions there are."""
    found = actions(state) if actor(state) not in (NATURE, None) else ()
    if depth == 1:
        return len(found)
    return sum(count(settled(apply(state, one)[0], chance), depth - 1, chance) for one in found)


def main(names: list[str]) -> None:
    """Print every count of the positions, and the deepest one by first action."""
    for name, (state, chance, counts) in drawn().items():
        if names and name not in names:
            continue
        depth = max(len(counts), 1)
        print(f"{name}: {[count(state, length, chance) for length in range(1, depth + 1)]}")
        for action in actions(state) if names else ():
            after = settled(apply(state, action)[0], chance)
            many = count(after, depth - 1, chance) if depth > 1 else 1
            print(f"  {many:>9,}  {write_action(state, action)}")


if __name__ == "__main__":
    main(sys.argv[1:])
