"""Playing one activity by the rules and by the oracle: `python -m tests.games.labyrinth.oracle.compare --games 1000`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from functools import cache
from random import Random

from platformer_nb.core.play.chance import Odds
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.state import NOBODY, State
from platformer_nb.games.labyrinth.notation.actions import read_action, write_action
from platformer_nb.games.labyrinth.notation.names import SEATS
from platformer_nb.games.labyrinth.notation.position import write
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor
from tests.games.labyrinth.crowded import crowded, with_cards, with_covered, with_tokens
from tests.games.labyrinth.oracle.activities import activities
from tests.games.labyrinth.oracle.building import CHANCE, Play
from tests.games.labyrinth.oracle.play import do
from tests.games.labyrinth.oracle.position import Position, read

PLAIN = ("end", "rest", "set", "activate", "take")
"""The first words of activities that set nothing off, which are played less often."""

SELDOM = 0.2
"""How often an activity is any, those included."""

OFTEN = 0.3
"""How often something is used if it can be."""

MAZE = ("drawn", "active", "used", "event", "called", "spent", "out", "who")
"""What only a Build or the end of a turn changes, besides what others do."""


@cache
def drawn(seed: int) -> State:
    """A crowded position; two of three with characters, tokens and events."""
    state = crowded(seed, 2 + seed % 5)
    state = with_tokens(with_cards(state, seed), seed) if seed % 3 else state
    return with_covered(state, seed) if seed % 4 == 2 else state


def listed(state: State) -> set[str]:
    """What can be done or come now, in notation."""
    return {write_action(state, one) for one in actions(state)}


def compared(seed: int) -> str:
    """Play one activity both ways; return its first word."""
    state, random = drawn(seed), Random(seed)
    legal = listed(state)
    kinds = sorted({text.split()[0] for text in legal})
    kind = random.choice([one for one in kinds if one not in PLAIN] or kinds)
    if random.random() < SELDOM:
        kind = random.choice(kinds)
    if random.random() < OFTEN:
        kind = next((one for one in ("pact", "use") if one in kinds), kind)
    chosen = random.choice(sorted(text for text in legal if text.split()[0] == kind))
    both(state, chosen, random, f"seed {seed}")
    return kind


def both(state: State, chosen: str, random: Random, told: str) -> None:
    """Play an activity both ways, to its end."""
    position = read(write(state))
    legal = listed(state)
    assert legal == activities(position), f"{told}: {_apart(legal, activities(position))}"
    playing = do(position, chosen)
    state, _ = apply(state, read_action(state, chosen))
    _followed(state, playing, random, f"{told}: {chosen}", position)


def _followed(state: State, playing: Play, random: Random, told: str, position: Position) -> None:
    """Follow both to the end of the activity, and compare what has become of the position."""
    answer: str | None = None
    while True:
        try:
            who, among = playing.send(answer)  # type: ignore[arg-type] # None begins
        except StopIteration:
            break
        asked = actor(state)
        assert state.due, f"{told}: only the oracle asks {who} for {sorted(among)}"
        assert (CHANCE if asked == NATURE else SEATS[asked or 0]) == who, f"{told}: who decides?"
        legal = listed(state)
        cards = who == CHANCE and len(next(iter(among)).split()) > 1
        found = {text.split()[0] for text in legal} if who == CHANCE and not cards else legal
        assert found == among, f"{told}: {_apart(found, among)}"
        outcomes = actions(state)
        if who == CHANCE and isinstance(outcomes, Odds):
            answer = write_action(state, outcomes.sample(random))
        else:
            answer = random.choice(sorted(legal))
        told += f"; {answer}"
        state, _ = apply(state, read_action(state, answer))
    assert not state.due or state.winner != NOBODY, f"{told}: only the rules ask for more"
    _same(state, position, told)


def _same(state: State, position: Position, told: str) -> None:
    after = read(write(state))
    assert after.won == position.won, f"{told}: who has won?"
    for name in (*MAZE, "pawns", "golem", "came", "by", "keys", "left", "carried"):
        ours, theirs = getattr(after, name), getattr(position, name)
        if name == "carried":
            ours, theirs = ({s: sorted(held) for s, held in one.items()} for one in (ours, theirs))
        assert ours == theirs, f"{told}: {name} {ours} or {theirs}?"
    assert sorted(after.tokens) == sorted(position.tokens), f"{told}: tokens"
    assert after.traps == position.traps, f"{told}: traps"
    lying = {place: sorted(those) for place, those in position.items.items() if those}
    assert {place: sorted(those) for place, those in after.items.items()} == lying, told


def _apart(rules: set[str], oracle: set[str]) -> str:
    return f"rules only {sorted(rules - oracle)}, oracle only {sorted(oracle - rules)}"


def main() -> None:
    """Compare many activities, and count them by kind."""
    parser = ArgumentParser(prog="python -m tests.games.labyrinth.oracle.compare")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    kinds = Counter(compared(seed) for seed in range(args.seed, args.seed + args.games))
    print(f"{kinds.total():,} activities alike {dict(kinds)}")


if __name__ == "__main__":
    main()
