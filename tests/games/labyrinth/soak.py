"""Many games with what holds in each position, and refusals: `python -m tests.games.labyrinth.soak --games 1000 --illegal 100000`.

A game has a number and a seed, which together repeat it: `--game 7`.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from time import monotonic
from traceback import format_exc
from typing import NamedTuple

from platformer_nb import load_game, text
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.state import State
from tests.games.labyrinth.walking import is_whole, universe

GAME = load_game("labyrinth")
STEPS = 400
"""Actions of a game: random play seldom ends one (END-7)."""
CLOSELY = 20
"""Of so many positions one is looked at closely: the list against the verdicts, the notation."""
BOTS = ("random", "random", "greedy")
SPOKEN = text.languages()


class Played(NamedTuple):
    """What a game came to."""

    number: int
    actions: int
    refused: int
    over: bool


def game(seed: int, number: int, illegal: int) -> Played:
    """Play a game; raise AssertionError for what does not hold."""
    random = Random(f"{seed}/{number}")
    players = 2 + number % 5
    bots = [make_bot(GAME, random.choice(BOTS), f"{seed}/{number}/{s}") for s in range(players)]
    words = text.Words(SPOKEN[number % len(SPOKEN)], "labyrinth", strict=True)
    state, refused, done = GAME.setup.new(players), 0, 0
    while (who := GAME.rules.actor(state)) is not None and done < STEPS:
        found = GAME.rules.actions(state)
        assert found, "no position without a legal action"
        if done % CLOSELY == 0:
            is_whole(state)
            refused += refusals(state, random, illegal * CLOSELY // STEPS + 1, words)
        if who == NATURE:
            action = found.sample(random) if isinstance(found, Odds) else random.choice(found)
        else:
            action = bots[who].choose(GAME.rules, GAME.rules.observe(state, who), found)
            # At random few would stay in their turn long enough to do something.
            if isinstance(action, a.End) and random.random() < 0.8:
                action = random.choice(found)
        assert GAME.rules.judge(state, action), f"{action} is listed and refused"
        state, events = GAME.rules.apply(state, action)
        for event in events:
            assert GAME.narrator.event(state, state, event, words).endswith(".")
        done += 1
    return Played(number, done, refused, GAME.rules.outcome(state) is not None)


def refusals(state: State, random: Random, most: int, words: text.Words) -> int:
    """Judge some actions that could be named: whatever is not listed is refused, with a sentence and suggestions that are legal."""
    listed, count = set(GAME.rules.actions(state)), 0
    for action in random.sample(named := list(universe(state)), min(most, len(named))):
        ruling = GAME.rules.judge(state, action)
        assert bool(ruling) == (action in listed), f"{action} is judged {ruling}"
        if ruling:
            continue
        count += 1
        assert set(ruling.instead) <= listed
        for cite in ruling.cites:
            told = GAME.narrator.reason(state, cite, False, words)
            assert told.text.endswith("."), cite
            assert "{" not in told.text, cite
    return count


def job(one: tuple[int, int, int]) -> Played | str:
    """Play a game; return what went wrong as text."""
    try:
        return game(*one)
    except Exception:  # whatever it is: the game is named and can be repeated
        return f"game {one[1]} of seed {one[0]}:\n{format_exc()}"


def jobs(games: int, illegal: int, seed: int) -> Iterator[tuple[int, int, int]]:
    """Yield each game with its share of illegal actions."""
    for number in range(games):
        yield seed, number, illegal * (number + 1) // games - illegal * number // games


def main() -> int:
    """Play all games, up to the first that fails."""
    parser = ArgumentParser(prog="python -m tests.games.labyrinth.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--illegal", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", type=int, help="only the game of this number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    wanted = [
        one for one in jobs(args.games, args.illegal, args.seed) if args.game in (None, one[1])
    ]
    began, played = monotonic(), list[Played]()
    with Pool(args.jobs) as pool:
        for found in pool.imap_unordered(job, wanted):
            if isinstance(found, str):
                pool.terminate()
                print(found)
                return 1
            played.append(found)
    actions, refused = sum(p.actions for p in played), sum(p.refused for p in played)
    over, seconds = sum(p.over for p in played), monotonic() - began
    print(
        f"{len(played):,} games, {over:,} won, {actions:,} actions, {refused:,} refusals, {seconds:.0f} s"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
