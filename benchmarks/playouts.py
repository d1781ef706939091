"""How fast games are played out, beside other engines written in Python, in one run.

    python benchmarks/playouts.py [--rounds 7] [--seconds 1.0] [--turns 100] [--json]

Machines are noisy, so the engines alternate in short rounds on one thread; times are processor seconds of
this process, and the medians of the rounds are compared. Every engine does its full work: list the legal
actions, choose one, apply it.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Any

from platformer_nb.bots.bot import Bot, RandomBot
from platformer_nb.bots.playing import play_out
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.rules.course.setup import new_game

PLAYERS = 4
COUNTED = """\
decisions  actions of players applied: ours without the outcomes of chance, catanatron's with its rolls
           of the dice (there a player's action), chess's moves
applied    decisions and, for ours, outcomes of chance (dice, cards, Levels), which are actions too
choices    decisions with two or more legal actions
ours       {players} players, games cut after {turns} turns (random play rarely beats the Boss);
           greedy games are played to the end
catanatron {players} random players, to the end or its limit of 1,000 turns
chess      random moves, to the end by any rule that ends a game of itself"""


@dataclass
class Tally:
    """Results of one engine in one round."""

    games: int = 0
    decisions: int = 0
    choices: int = 0
    outcomes: int = 0
    turns: int = 0
    seconds: float = 0.0


Play = Callable[[int, Tally], None]


def ours(make: Callable[[str], Bot], limit_turns: int) -> Play:
    rules: Any = GAME.rules

    def play(seed: int, tally: Tally) -> None:
        bots = [make(f"{seed} {seat}") for seat in range(PLAYERS)]
        result = play_out(rules, new_game(rules.box, PLAYERS), bots, Seeded(seed), limit_turns)
        tally.decisions += result.decisions
        tally.choices += result.choices
        tally.outcomes += result.outcomes
        tally.turns += result.turns

    return play


def catanatron() -> Play:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int, tally: Tally) -> None:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)
        chosen = [0, 0]

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            chosen[len(actions) > 1] += 1
            return player.decide(game, actions)

        game.play(decide_fn=decide)
        tally.decisions += sum(chosen)
        tally.choices += chosen[1]
        tally.turns += game.state.num_turns

    return play


def chess() -> Play:
    import chess as engine

    def play(seed: int, tally: Tally) -> None:
        rnd = random.Random(seed).random
        board = engine.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rnd() * len(moves))])
            tally.decisions += 1
            tally.choices += len(moves) > 1
        tally.turns += board.fullmove_number

    return play


@dataclass
class Engine:
    name: str
    play: Play
    rounds: list[Tally] = field(default_factory=list)
    seed: int = 0

    def round(self, seconds: float) -> None:
        tally = Tally()
        start = process_time()
        while (passed := process_time() - start) < seconds:
            self.play(self.seed, tally)
            self.seed += 1
            tally.games += 1
        tally.seconds = passed
        self.rounds.append(tally)

    def rate(self, what: Callable[[Tally], int]) -> float:
        return median(what(t) / t.seconds for t in self.rounds)

    def a_game(self, what: Callable[[Tally], int]) -> float:
        return sum(map(what, self.rounds)) / sum(t.games for t in self.rounds)

    def row(self) -> dict[str, float]:
        return {
            "decisions_per_s": self.rate(lambda t: t.decisions),
            "applied_per_s": self.rate(lambda t: t.decisions + t.outcomes),
            "choices_per_s": self.rate(lambda t: t.choices),
            "games_per_s": self.rate(lambda t: t.games),
            "decisions_per_game": self.a_game(lambda t: t.decisions),
            "outcomes_per_game": self.a_game(lambda t: t.outcomes),
            "turns_per_game": self.a_game(lambda t: t.turns),
        }


def successor_us(turns: int) -> float:
    """Return microseconds per `apply`, over the positions of a random game; the best of seven runs."""
    rules, rnd = GAME.rules, random.Random(0)
    state, done = new_game(rules.box, PLAYERS), []
    while state.turn <= turns:
        actions: Any = rules.actions(state)
        action = actions.sample(rnd) if rules.actor(state) == NATURE else rnd.choice(actions)
        done.append((state, action))
        state, _ = rules.apply(state, action)
    apply, best = rules.apply, float("inf")
    for _ in range(7):
        start = process_time()
        for before, action in done:
            apply(before, action)
        best = min(best, process_time() - start)
    return best / len(done) * 1e6


def import_ms(runs: int = 7) -> float:
    """Return milliseconds to import the rules in a new interpreter, without its own start."""
    program = (
        "from time import process_time as t; a = t(); "
        "import platformer_nb.games.platformer.engine; print((t() - a) * 1000)"
    )
    return median(
        float(
            subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout
        )
        for _ in range(runs)
    )


def measure(rounds: int, seconds: float, turns: int) -> dict[str, Any]:
    engines = [
        Engine("ours, random", ours(RandomBot, turns)),
        Engine("catanatron", catanatron()),
        Engine("chess", chess()),
        Engine("ours, greedy", ours(GreedyBot, 1000)),
    ]
    for engine in engines:  # warm up caches and the specialising interpreter before timing
        engine.round(min(seconds, 1.0))
    for engine in engines:
        engine.rounds.clear()
    for _ in range(rounds):
        for engine in engines:
            engine.round(seconds)
    rows = {engine.name: engine.row() for engine in engines}
    ratios = [
        (a.decisions / a.seconds) / (b.decisions / b.seconds)
        for a, b in zip(engines[0].rounds, engines[1].rounds, strict=True)
    ]
    return {
        "engines": rows,
        "ratio_to_catanatron": median(ratios),
        "ratio_to_catanatron_by_round": [min(ratios), max(ratios)],
        "ratio_to_catanatron_applied": rows["ours, random"]["applied_per_s"]
        / rows["catanatron"]["applied_per_s"],
        "ratio_to_catanatron_choices": rows["ours, random"]["choices_per_s"]
        / rows["catanatron"]["choices_per_s"],
        "ratio_to_chess": rows["ours, random"]["decisions_per_s"]
        / rows["chess"]["decisions_per_s"],
        "successor_us": successor_us(turns),
        "import_ms": import_ms(),
        "rounds": rounds,
        "seconds": seconds,
        "limit_turns": turns,
    }


def report(found: dict[str, Any]) -> str:
    heads = ("decisions/s", "applied/s", "choices/s", "games/s", "decisions", "outcomes", "turns")
    lines = [f"{'':14}" + "".join(f"{head:>13}" for head in heads)]
    lines.append(f"{'':14}" + "".join(f"{head:>13}" for head in ("", "", "", "", *["a game"] * 3)))
    for name, row in found["engines"].items():
        lines.append(f"{name:14}" + "".join(f"{value:13,.0f}" for value in row.values()))
    low, high = found["ratio_to_catanatron_by_round"]
    lines += [
        "",
        f"decisions/s, ours to catanatron: {found['ratio_to_catanatron']:.2f} "
        f"(rounds from {low:.2f} to {high:.2f}); to chess: {found['ratio_to_chess']:.2f}",
        f"ours to catanatron, actions applied/s: {found['ratio_to_catanatron_applied']:.2f}; "
        f"choices/s: {found['ratio_to_catanatron_choices']:.2f}",
        f"a successor (apply): {found['successor_us']:.1f} us; "
        f"import of the rules: {found['import_ms']:.0f} ms",
        f"medians of {found['rounds']} rounds of {found['seconds']:g} s of processor time, taken in turn, one thread",
        "",
        COUNTED.format(players=PLAYERS, turns=found["limit_turns"]),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round of an engine")
    parser.add_argument("--turns", type=int, default=100, help="where random games are cut")
    parser.add_argument("--json", action="store_true", help="numbers for a program")
    given = parser.parse_args()
    found = measure(given.rounds, given.seconds, given.turns)
    print(json.dumps(found, indent=1) if given.json else report(found))


if __name__ == "__main__":
    main()
