"""How much faster compiled rules play than those of the same tree interpreted, and another engine beside them.

python -m benchmarks.compiled FOLDER                     # a folder of `compiling.building`: python -m compiling FOLDER
python -m benchmarks.compiled --beside DIR               # another tree of the project instead, interpreted
python -m benchmarks.compiled FOLDER --bots search greedy

A process for each; they play the same games in turn. Processor time, medians of the proportions of a round. Both have to
take equally many decisions, or the run stops. `catanatron` (`make bench` installs it) plays beside random players.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

HERE: Final = Path(__file__).resolve().parents[1]
ROUNDS: Final = 9
GAMES: Final = {"random": 8, "greedy": 4, "search": 2}
"""Games of a round, by the bots that play them: half a second or so each."""

WARM: Final = 5
"""Rounds played before one is measured."""

PLAYER: Final = """
import gc, json, sys
from pathlib import Path
from time import process_time
folder, bots = sys.argv[1:3]
if folder:
    from platformer_nb.core import compiled
    assert compiled.use(Path(folder)), "compiled for other sources or another Python"
from benchmarks.engines import TURNS, Purposeful, Tally, catanatron, ours
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.bots.search import SearchBot
players = {"random": (Purposeful, TURNS), "greedy": (GreedyBot, 1000), "search": (SearchBot, 240)}
play = catanatron() if bots == "catanatron" else ours(*players[bots])
for line in sys.stdin:
    first, last = json.loads(line)
    gc.collect()
    gc.freeze()
    tally, begun = Tally(), process_time()
    for seed in range(first, last):
        play(seed, tally)
    print(json.dumps([process_time() - begun, tally.decisions, tally.choices]), flush=True)
"""


@dataclass
class Player:
    """A process that plays; its rounds as microseconds of a decision and of a choice."""

    name: str
    process: subprocess.Popen[str]
    games: int
    decisions: list[float] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)

    def play(self, number: int) -> int:
        """Play a round, keep what it took, and return its decisions."""
        given, answers = self.process.stdin, self.process.stdout
        assert given is not None
        assert answers is not None
        print(json.dumps([number * self.games, (number + 1) * self.games]), file=given, flush=True)
        seconds, decisions, choices = json.loads(answers.readline())
        self.decisions.append(seconds / decisions * 1e6)
        self.choices.append(seconds / choices * 1e6)
        return int(decisions)


def player(name: str, tree: Path, folder: str, bots: str, games: int) -> Player:
    """Start a process that plays the rules of a tree."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, folder, bots],
        cwd=tree,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    return Player(name, process, games)


def measured(players: Sequence[Player], rounds: int) -> None:
    """Let them play in turn; the first two are ours and have to play the same games."""
    for number in range(WARM + rounds):
        first, second, *_ = [one.play(number) for one in players]
        if first != second:
            raise SystemExit(f"round {number}: {first} decisions and {second}: not the same games")
    for one in players:
        del one.decisions[:WARM], one.choices[:WARM]
        one.process.communicate()


def table(bots: str, players: Sequence[Player]) -> str:
    """Return the microseconds of each, and how many times as fast as each the first two are."""
    lines = [f"{bots}: microseconds of a decision, median (least); times as fast as the others"]
    for one in players:
        lines.append(f"  {one.name:12} {median(one.decisions):8.1f} ({min(one.decisions):.1f})")
    for fast in players[:2]:
        for slow in players:
            if slow is not fast:
                lines.append(f"  {fast.name} to {slow.name}: {_times(fast, slow)}")
    return "\n".join(lines)


def _times(fast: Player, slow: Player) -> str:
    decisions = median(a / b for a, b in zip(slow.decisions, fast.decisions, strict=True))
    choices = median(a / b for a, b in zip(slow.choices, fast.choices, strict=True))
    return f"{decisions:.2f} (choices: {choices:.2f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, help="compiled modules")
    parser.add_argument("--beside", type=Path, help="another tree of the project")
    parser.add_argument("--bots", nargs="+", choices=tuple(GAMES), default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    if (given.folder is None) == (given.beside is None):
        parser.error("either a folder of compiled modules or --beside a tree")
    tree = HERE if given.beside is None else given.beside.resolve()
    folder = "" if given.folder is None else str(given.folder.resolve())
    other = "compiled" if folder else "beside"
    for bots in given.bots:
        games = GAMES[bots]
        players = [player(other, tree, folder, bots, games), player("here", HERE, "", bots, games)]
        if bots == "random" and find_spec("catanatron") is not None:
            players.append(player("catanatron", HERE, "", "catanatron", 3))
        measured(players, given.rounds)
        print(table(bots, players), flush=True)


if __name__ == "__main__":
    main()
