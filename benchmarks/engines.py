"""How fast games are played out, beside other engines, in one run.

Machines are noisy, so the engines alternate in short rounds on one thread; times are processor seconds of
this process, and the medians of the rounds are compared. Every engine does its full work: list the legal
actions, choose one, apply it. Our random players leave out actions that change nothing (a fifth of what they choose
would be such, mostly Gravity that moves nobody); the time of leaving them out counts.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from benchmarks.labyrinth import labyrinth
from platformer_nb.bots.bot import Bot
from platformer_nb.bots.playing import play_out
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE, Rules
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.rules.course.setup import new_game

PLAYERS = 4
TURNS = 100
"""Where our random games are cut: random play rarely beats the Boss."""

COUNTED = f"""\
decisions  actions of players applied: ours without the outcomes of chance, catanatron's with its rolls
           of the dice (there a player's action), chess's moves, backgammon's moves of two checkers
applied    decisions and, for ours and backgammon, outcomes of chance, which are actions too
choices    decisions with two or more legal actions
ours       {PLAYERS} players, games cut after {TURNS} turns; greedy games are played to the end
Labyrinth  our second game: {PLAYERS} random players, cut after {TURNS} turns
catanatron {PLAYERS} random players, to the end or its limit of 1,000 turns
chess      random moves, to the end by any rule that ends a game of itself
backgammon of OpenSpiel, written in C++: what a game costs where Python only chooses"""


class Purposeful:
    """A random player that leaves out actions which change nothing."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def choose(self, rules: Rules[Any, Any, Any], state: Any, actions: Sequence[Any]) -> Any:
        """Return one of the actions, each that changes something with the same chance."""
        is_null, choose = rules.is_null, self._random
        action = actions[int(choose() * len(actions))]
        while is_null(state, action) and len(actions) > 1:
            actions = [other for other in actions if other is not action]
            action = actions[int(choose() * len(actions))]
        return action


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


def backgammon() -> Play:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play(seed: int, tally: Tally) -> None:
        chance = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                faces, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(faces, odds)[0])
                tally.outcomes += 1
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(chance.random() * len(moves))])
            tally.decisions += 1
            tally.choices += len(moves) > 1

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


def successor_us() -> float:
    """Return microseconds per `apply`, over the positions of a random game; the best of seven runs."""
    rules, rnd = GAME.rules, random.Random(0)
    state, done = new_game(rules.box, PLAYERS), []
    while state.turn <= TURNS:
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


def engines() -> list[Engine]:
    """Return our engine, with two kinds of players, and those of others that are installed."""
    found = [
        Engine("ours, random", ours(Purposeful, TURNS)),
        Engine("catanatron", catanatron()),
        Engine("chess", chess()),
        Engine("ours, greedy", ours(GreedyBot, 1000)),
        Engine("Labyrinth, random", labyrinth()),
    ]
    if find_spec("pyspiel") is not None:
        found.append(Engine("backgammon", backgammon()))
    return found


def compared(rounds: int, seconds: float) -> dict[str, Any]:
    """Return what each engine does in a second, and ours in proportion to the others."""
    playing = engines()
    for engine in playing:  # warm up caches and the specialising interpreter before timing
        engine.round(min(seconds, 1.0))
        engine.rounds.clear()
    gc.collect()
    gc.freeze()  # what stays for good is not looked through again and again
    for _ in range(rounds):
        for engine in playing:
            engine.round(seconds)
    gc.unfreeze()
    rows = {engine.name: engine.row() for engine in playing}
    mine, theirs = rows["ours, random"], rows["catanatron"]
    ratios = [
        (a.decisions / a.seconds) / (b.decisions / b.seconds)
        for a, b in zip(playing[0].rounds, playing[1].rounds, strict=True)
    ]
    return {
        "engines": rows,
        "ratio_to_catanatron": median(ratios),
        "ratio_to_catanatron_by_round": [min(ratios), max(ratios)],
        "ratio_to_catanatron_applied": mine["applied_per_s"] / theirs["applied_per_s"],
        "ratio_to_catanatron_choices": mine["choices_per_s"] / theirs["choices_per_s"],
        "labyrinth_to_catanatron": rows["Labyrinth, random"]["decisions_per_s"]
        / theirs["decisions_per_s"],
        "labyrinth_to_catanatron_choices": rows["Labyrinth, random"]["choices_per_s"]
        / theirs["choices_per_s"],
        "ratio_to_chess": mine["decisions_per_s"] / rows["chess"]["decisions_per_s"],
        "rounds": rounds,
        "seconds": seconds,
        "limit_turns": TURNS,
    }
