"""Whole games, kept as their actions with a hash of all that came of each stretch of them.

`python -m tests.games.labyrinth.retold.make` writes them anew: the actions stay, unless one has become illegal: then bots
play the game anew. `--show NAME 51` prints what such a game does from there.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from platformer_nb import load_game
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.house_rules import RULINGS
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.narration.facts import event_facts

FOLDER = Path(__file__).with_name("games")
GAME = load_game("labyrinth")
STRETCH = 25
"""Actions under one hash."""
MOST = {"greedy": 400, "random": 260, "blocking": 300}
"""Actions of a game; random play seldom ends one."""


class Kept(NamedTuple):
    """How a kept game is set up."""

    kind: str
    players: int
    rulings: Mapping[str, str] = MappingProxyType({})


def _plain() -> Iterator[tuple[str, Kept]]:
    """Yield two games of each kind of bot and number of players, by the rulebook."""
    for kind in ("greedy", "random"):
        for players in GAME.setup.seats:
            yield from ((f"{kind}-{players}-{seed}", Kept(kind, players)) for seed in (1, 2))


def _by_house_rules() -> Iterator[tuple[str, Kept]]:
    """Yield games with each house rule alone, with all of them, and of bots that hold each other up."""
    others = {rule: readings[1] for rule, readings in RULINGS.items()}
    for number, (rule, reading) in enumerate(others.items()):
        for shift, kind in enumerate(("greedy", "random")):
            kept = Kept(kind, GAME.setup.seats[(number + shift) % 5], {rule: reading})
            yield f"{kind}-{rule.lower()}-{reading}", kept
    for players in GAME.setup.seats:
        for kind in ("greedy", "random"):
            yield f"{kind}-{players}-house-rules", Kept(kind, players, others)
    for players in GAME.setup.seats[:4]:
        yield from ((f"blocking-{players}-{seed}", Kept("blocking", players)) for seed in (1, 2))


GAMES = dict(_plain())
"""The games that every run of the tests retells."""

MORE = dict(_by_house_rules())
"""The games that the slow tests retell."""

ALL = GAMES | MORE


def start(name: str) -> State:
    """The position before the first draw of a game."""
    kept = ALL[name]
    state: State = GAME.setup.new(kept.players, rulings=dict(kept.rulings))
    return state


def played(name: str) -> list[str]:
    """The actions of a game that bots play."""
    kind, players, _ = ALL[name]
    rules, random = GAME.rules, Random(name)
    bots = [make_bot(GAME, kind, f"{name}/{seat}") for seat in range(players)]
    state, found = start(name), list[str]()
    while (who := rules.actor(state)) is not None and len(found) < MOST[kind]:
        actions = rules.actions(state)
        if who == NATURE:
            action = actions.sample(random) if isinstance(actions, Odds) else random.choice(actions)
        else:
            action = bots[who].choose(rules, rules.observe(state, who), actions)
        found.append(rules.write_action(state, action))
        state, _ = rules.apply(state, action)
    return found


def told(name: str, actions: Sequence[str]) -> Iterator[str]:
    """What comes of each action, in a line: its rules, its events with their facts, the position after it."""
    state = start(name)
    for number, text in enumerate(actions, 1):
        ruling = GAME.rules.judge(state, text)
        if not ruling:
            raise ValueError(f"{name}, action {number}: {text} is refused by {ruling.rules}")
        state, events = GAME.rules.apply(state, text)
        said = [
            f"{kind}{sorted(facts.items())}"
            for kind, facts in (event_facts(state, e) for e in events)
        ]
        rules = [event.rule for event in events]
        over = GAME.rules.outcome(state)
        position = repr(over) if over else GAME.rules.write(state)
        yield f"{text} | {' '.join(ruling.rules)} | {' '.join(rules)} | {' '.join(said)} | {position}"


def kept(name: str, actions: Sequence[str]) -> str:
    """The file of a game: a line for each stretch, its hash and its actions."""
    lines = list(told(name, actions))
    found = []
    for start in range(0, len(actions), STRETCH):
        digest = sha256("\n".join(lines[start : start + STRETCH]).encode()).hexdigest()[:16]
        found.append(f"{digest} {'; '.join(actions[start : start + STRETCH])}\n")
    return "".join(found)


def actions_of(text: str) -> list[str]:
    """The actions in the file of a game."""
    return [action for line in text.splitlines() for action in line.partition(" ")[2].split("; ")]


def make() -> None:
    """Write every game."""
    FOLDER.mkdir(exist_ok=True)
    for name in ALL:
        path = FOLDER / f"{name}.txt"
        try:
            text = kept(name, actions_of(path.read_text("utf-8")))
        except (FileNotFoundError, ValueError) as fault:
            print(f"{fault}; it is played anew", file=sys.stderr)
            text = kept(name, played(name))
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write every game, or show a part of one."""
    parser = ArgumentParser(prog="python -m tests.games.labyrinth.retold.make", description=__doc__)
    parser.add_argument("--show", metavar="NAME", choices=ALL)
    parser.add_argument("action", nargs="?", type=int, default=1, help="the first action shown")
    args = parser.parse_args()
    if not args.show:
        make()
        return
    text = (FOLDER / f"{args.show}.txt").read_text("utf-8")
    for line in list(told(args.show, actions_of(text)))[args.action - 1 :][:STRETCH]:
        print(line)


if __name__ == "__main__":
    main()
