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
from tests.games.labyrinth.crowded import crowded, with_cards
from tests.games.labyrinth.oracle.activities import activities
from tests.games.labyrinth.oracle.building import CHANCE, Beyond, Play
from tests.games.labyrinth.oracle.cards import content
from tests.games.labyrinth.oracle.play import do
from tests.games.labyrinth.oracle.position import Position, read

ABILITIES = {
    one
    for name in ("characters", "items")
    for card, told in content(name).items()
    for one in told.get("abilities", [card] if card in ("lamp", "crank", "magnet") else [])
}
"""What the oracle leaves to others, as a player may: abilities of characters, and three items."""


PLAIN = ("end", "rest", "set", "activate", "take")
"""The first words of activities that set nothing off, which are played less often."""

SELDOM = 0.2
"""How often an activity is any, those included."""

MAZE = ("drawn", "active", "used", "event", "called", "spent", "out")
"""What only a Build or the end of a turn changes, besides what others do."""


@cache
def drawn(seed: int) -> State:
    """A crowded position; two of three with characters, tokens and events."""
    state = crowded(seed, 2 + seed % 5)
    return with_cards(state, seed) if seed % 3 else state


def listed(state: State) -> set[str]:
    """What can be done or come now, in notation."""
    words = (write_action(state, one) for one in actions(state))
    return {text for text in words if not is_ability(text)}


def is_ability(text: str) -> bool:
    """Whether this uses what the oracle leaves out."""
    verb, *rest = text.split()
    return verb == "pact" or (verb == "use" and rest[0] in ABILITIES)


def compared(seed: int) -> str:
    """Play one activity both ways; return its first words, "" if the oracle leaves it to others."""
    state, random = drawn(seed), Random(seed)
    position = read(write(state))
    legal = listed(state)
    assert legal == activities(position), _differ(seed, legal, position)
    kinds = sorted({text.split()[0] for text in legal})
    kind = random.choice([one for one in kinds if one not in PLAIN] or kinds)
    if random.random() < SELDOM:
        kind = random.choice(kinds)
    chosen = random.choice(sorted(text for text in legal if text.split()[0] == kind))
    told = f"seed {seed}: {chosen}"
    playing = do(position, chosen)
    state, _ = apply(state, read_action(state, chosen))
    try:
        told = _followed(state, playing, random, told, position)
    except Beyond:
        return ""
    return kind


def _followed(state: State, playing: Play, random: Random, told: str, position: Position) -> str:
    """Follow both to the end of the activity, and compare what has become of the position."""
    answer: str | None = None
    while True:
        state = _passed(state)
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
        assert found == among, f"{told}: {sorted(found)} or {sorted(among)}?"
        outcomes = actions(state)
        if who == CHANCE and isinstance(outcomes, Odds):
            answer = write_action(state, outcomes.sample(random))
        else:
            answer = random.choice(sorted(legal))
        told += f"; {answer}"
        state, _ = apply(state, read_action(state, answer))
    state = _passed(state)
    assert not state.due or state.winner != NOBODY, f"{told}: only the rules ask for more"
    _same(state, position, told)
    return told


def _passed(state: State) -> State:
    """Pass wherever nothing but abilities of characters could be used."""
    while state.due and actor(state) != NATURE and len(actions(state)) > 1:
        left = listed(state)
        if left not in ({"keep"}, {"decline"}):
            break
        state, _ = apply(state, read_action(state, left.pop()))
    return state


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


def _differ(seed: int, legal: set[str], position: Position) -> str:
    ours = activities(position)
    return f"seed {seed}: rules only {sorted(legal - ours)}, oracle only {sorted(ours - legal)}"


def main() -> None:
    """Compare many activities, and count them by kind."""
    parser = ArgumentParser(prog="python -m tests.games.labyrinth.oracle.compare")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    kinds = Counter(compared(seed) for seed in range(args.seed, args.seed + args.games))
    left = kinds.pop("", 0)
    print(f"{kinds.total():,} activities alike {dict(kinds)}, {left:,} left to others")


if __name__ == "__main__":
    main()
