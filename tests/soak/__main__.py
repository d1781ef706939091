"""`make soak`: many games on every core, with what they may be told on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from time import monotonic
from traceback import format_exc

from tests.oracle.compare import Difference, Tally
from tests.soak.oracle import compared
from tests.soak.soak import Failed, Played, game, kinds, variant_of
from tests.variants import named

Job = tuple[int, int, int]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many games to play")
    parser.add_argument("--illegal", type=int, help="how many illegal actions, 1,000,000 in all")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--game", type=int, help="only the game of this number")
    parser.add_argument("--oracle", type=int, help="how many games the oracle looks at, 1,000")
    parser.add_argument(
        "--oracle-game", type=int, help="only the game of this number, by the oracle"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args()


def job(one: Job) -> Played | str:
    """Play one game; return a failure as text, to be sent between processes."""
    try:
        return game(*one)
    except Failed as failed:
        return str(failed)


def jobs(games: int, illegal: int, seed: int) -> Iterator[Job]:
    """Yield each game with its share of illegal actions."""
    for number in range(games):
        yield seed, number, illegal * (number + 1) // games - illegal * number // games


def soak(games: int, illegal: int, seed: int, processes: int) -> str | None:
    """Play all games; return the first failure, None if there is none."""
    began, said = monotonic(), 0.0
    endings: Counter[str] = Counter()
    cited: set[str] = set()
    decided: set[str] = set()
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
            decided |= played.decided
            now = monotonic() - began
            if now - said > 2 or done == games:
                said = now
                ends = ", ".join(f"{many} {ending}" for ending, many in sorted(endings.items()))
                print(
                    f"\r{done:,} of {games:,} games ({ends}), {actions:,} actions, "
                    f"{refused:,} refused by {len(cited)} rules ({nothing:,} with nothing near), "
                    f"{len(cited | decided)} rules cited in all, {now:.0f} s ",
                    end="",
                    flush=True,
                )
    print()
    return None


def oracle_job(one: tuple[int, int]) -> Tally | str:
    """Compare one game with the oracle; return a difference, or a crash, as text."""
    try:
        return compared(*one)
    except Difference as difference:
        return str(difference)
    except Exception:
        return f"{format_exc()}\nagain: python -m tests.soak --seed {one[0]} --oracle-game {one[1]}"


def oracle(games: int, seed: int, processes: int) -> str | None:
    """Compare games with the oracle; return the first difference, None if there is none."""
    began, said, done = monotonic(), 0.0, 0
    tally = Tally()
    with Pool(processes) as pool:
        for played in pool.imap_unordered(oracle_job, [(seed, n) for n in range(games)], 4):
            if isinstance(played, str):
                pool.terminate()
                return played
            done += 1
            tally.add(played)
            now = monotonic() - began
            if now - said > 2 or done == games:
                said = now
                print(
                    f"\r{done:,} of {games:,} games as the oracle says, {now:.0f} s",
                    end="",
                    flush=True,
                )
    print(f"\n{tally}" if games else "", flush=True)
    return None


def main() -> int:
    said = arguments()
    if said.oracle_game is not None:
        print(f"game {said.oracle_game}: {named(variant_of(said.oracle_game))}")
        print(compared(said.seed, said.oracle_game))
        return 0
    if said.game is not None:
        print(f"game {said.game}: {named(variant_of(said.game))}")
        print(game(said.seed, said.game, 100 if said.illegal is None else said.illegal))
        return 0
    illegal = 1_000_000 if said.illegal is None else said.illegal
    print(f"seed {said.seed}, {len(kinds())} kinds of game without the rulings")
    failed = soak(said.games, illegal, said.seed, said.jobs) if said.games else None
    if not failed:
        failed = oracle(1_000 if said.oracle is None else said.oracle, said.seed, said.jobs)
    if failed:
        print(f"\n{failed}", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
