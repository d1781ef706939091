"""What the bots of Labyrinth are worth against each other, and what one that blocks changes: docs/bots_labyrinth.md.

    python -m benchmarks.duels                          # 200 duels, then 200 games at each table
    python -m benchmarks.duels --games 50 --players 3   # only tables of three

Of the duels each seed is played twice, with seats changed. At a table the seat of the one bot that blocks changes with the
seed. A fight is on the centre tile if both characters stand there; a push follows it unless the loser has died.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from platformer_nb.bots.playing import play_out
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.frames import Combat
from platformer_nb.games.labyrinth.model.state import Event, State
from platformer_nb.simulate.statistics import rate

ROUNDS: Final = 200
"""After so many a game has no winner, as in `simulate`."""


class Fought(NamedTuple):
    """A game: the kind of bot that has won, if any, and what happened on the centre tile."""

    winner: str
    rounds: int
    fight: bool
    push: bool


def fought(kinds: Sequence[str], seed: int) -> Fought:
    """Play a game of these kinds of bots, in the order of their seats."""
    bots = [make_bot(GAME, kind, f"{seed} {seat} {kind}") for seat, kind in enumerate(kinds)]
    fights = pushes = 0

    def watch(state: State, happened: tuple[Event, ...]) -> None:
        nonlocal fights, pushes
        fights += any(isinstance(f, Combat) and f.place == state.centre for f in state.due)
        for event in happened:
            pushes += event.kind == "pushed"
            fights += event.kind == "won-combat" and state.pawns[event.seat].at == state.centre

    start: State = GAME.setup.new(len(kinds))
    limit = ROUNDS * len(kinds)
    result = play_out(GAME.rules, start, bots, Seeded(seed), limit, watch)
    winner = next((kinds[seat] for seat in result.winners), "")
    return Fought(winner, -(-result.turns // len(kinds)), bool(fights or pushes), bool(pushes))


def duels(one: str, other: str, seeds: range) -> Iterator[Fought]:
    """Yield two duels for each seed: with `one` in the first seat, then in the second."""
    for seed in seeds:
        yield fought((one, other), seed)
        yield fought((other, one), seed)


def table(players: int, blocking: int, seeds: range) -> Iterator[Fought]:
    """Yield a game for each seed, in which so many of the bots block and the others plan."""
    for seed in seeds:
        seats = {(seed + more) % players for more in range(blocking)}
        yield fought([("planning", "blocking")[seat in seats] for seat in range(players)], seed)


def share(some: int, of: int) -> str:
    """Return a share with where it lies with 95 % confidence."""
    found = rate(some, of)
    return f"{found.rate:.1%} ({found.low:.1%} to {found.high:.1%})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--games", type=int, default=200, help="at each table")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--blocking", type=int, nargs="+", default=[0, 1], help="of them block")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    given = parser.parse_args()
    if given.duels:
        played = [*duels("planning", "greedy", range(given.seed, given.seed + given.duels // 2))]
        print(_duelled("planning", "greedy", played), flush=True)
    seeds = range(given.seed, given.seed + given.games)
    for players in given.players if seeds else ():
        for blocking in given.blocking:
            print(_seated(players, blocking, [*table(players, blocking, seeds)]), flush=True)


def _duelled(one: str, other: str, played: Sequence[Fought]) -> str:
    first = [game.winner for game in played[::2]]
    second = [game.winner for game in played[1::2]]
    won = [sum(w == kind for w in (*first, *second)) for kind in (one, other)]
    lines = [
        f"{len(played)} duels: {one} {won[0]}, {other} {won[1]}, nobody {len(played) - sum(won)}",
        f"  {one} wins {share(won[0], len(played))} of all",
        f"  in the first seat {first.count(one)} of {len(first)}, in the second {second.count(one)} of {len(second)}",
    ]
    return "\n".join(lines)


def _seated(players: int, blocking: int, played: Sequence[Fought]) -> str:
    """Return the line of a table."""
    rounds = sorted(game.rounds for game in played)[len(played) // 2]
    parts = [
        f"fight {share(sum(game.fight for game in played), len(played))}",
        f"push {share(sum(game.push for game in played), len(played))}",
        f"median {rounds} rounds, {sum(not game.winner for game in played)} without a winner",
        f"won by a blocking bot {sum(game.winner == 'blocking' for game in played)}",
    ]
    return (
        f"{players} players, {blocking} of them blocking, {len(played)} games: {', '.join(parts)}"
    )


if __name__ == "__main__":
    main()
