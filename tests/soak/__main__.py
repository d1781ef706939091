"""`make soak`: many games on every core, with what they may be told on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from time import monotonic

from tests.soak.soak import Failed, Played, game, kinds, variant_of
from tests.variants import named

Job = tuple[int, int, int]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many games to play")
    parser.add_argument("--illegal", type=int, help="how many illegal actions, 1,000,000 in all")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--game", type=int, help="only the game of this number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args()


def job(one: Job) -> Played | str:
    """One game; what failed as text, for it has to travel between processes."""
    try:
        return game(*one)
    except Failed as failed:
        return str(failed)


def jobs(games: int, illegal: int, seed: int) -> Iterator[Job]:
    """Each game with its share of illegal actions."""
    for number in range(games):
        yield seed, number, illegal * (number + 1) // games - illegal * number // games


def soak(games: int, illegal: int, seed: int, processes: int) -> str | None:
    """Play them all; what failed first, None if nothing did."""
    began, said = monotonic(), 0.0
    endings: Counter[str] = Counter()
    cited: set[str] = set()
    actions = refused = nothing = done = 0
    with Pool(processes) as pool:
        for played in pool.imap_unordered(job, jobs(games, illegal, seed), 4):
            if isinstance(played, str):
                pool.terminate()
                return played
            done, actions, refused = done + 1, actions + played.actions, refused + played.refused
            nothing += played.nothing
            endings[played.ending] += 1
            cited |= played.cited
            now = monotonic() - began
            if now - said > 2 or done == games:
                said = now
                ends = ", ".join(f"{many} {ending}" for ending, many in sorted(endings.items()))
                print(
                    f"\r{done:,} of {games:,} games ({ends}), {actions:,} actions, "
                    f"{refused:,} refused by {len(cited)} rules ({nothing:,} with nothing near), {now:.0f} s ",
                    end="",
                    flush=True,
                )
    print()
    return None


def main() -> int:
    said = arguments()
    if said.game is not None:
        print(f"game {said.game}: {named(variant_of(said.game))}")
        print(game(said.seed, said.game, 100 if said.illegal is None else said.illegal))
        return 0
    illegal = 1_000_000 if said.illegal is None else said.illegal
    print(f"seed {said.seed}, {len(kinds())} kinds of game without the rulings")
    failed = soak(said.games, illegal, said.seed, said.jobs)
    if failed:
        print(f"\n{failed}", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
