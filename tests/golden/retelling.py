"""A game played again from its actions, and the two ways it is kept.

Some games are kept whole: one line an action, with the rules of what came of it. The others are kept in stretches:
the actions of each stretch, and one hash of all that a whole transcript would hold of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import NamedTuple

from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.scoring import score
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import rules
from tests.golden.games import GAMES, ending
from tests.golden.transcript import Teller
from tests.variants import named

STRETCH = 25
"""Actions under one hash."""

BETWEEN = "; "
"""What stands between the actions of a stretch."""


class Step(NamedTuple):
    """An action with the rules it led to, what happened, and the kinds of both."""

    line: str
    events: tuple[str, ...]
    kinds: frozenset[str]
    cited: frozenset[str]
    after: State

    @property
    def position(self) -> str:
        """The position after it, in notation."""
        return rules().write(self.after)


class Retold(NamedTuple):
    """A game that was played again."""

    title: str
    actions: list[str]
    start: str
    steps: list[Step]
    score: list[str]

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of actions and events in it."""
        return frozenset().union(*(step.kinds for step in self.steps))

    @property
    def marks(self) -> frozenset[str]:
        """What a reader could see in it: those kinds, and the rules that it cites."""
        return self.kinds.union(*(step.cited for step in self.steps))

    def whole(self) -> str:
        """One line an action; the last position; a hash of every event."""
        every = sha256("".join(f"{e}\n" for step in self.steps for e in step.events).encode())
        lines = [self.title, "", *(step.line for step in self.steps)]
        lines += ["", *self.steps[-1].position.splitlines(), "", f"events: {every.hexdigest()}"]
        lines += [f"kinds: {' '.join(sorted(self.kinds))}", *self.score]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def stretches(self) -> str:
        """One line a stretch: the hash of what came of it, and its actions."""
        lines = [self.title, ""]
        for start in range(0, len(self.steps), STRETCH):
            steps = self.steps[start : start + STRETCH]
            held = [line for step in steps for line in (step.line, *step.events)]
            actions = BETWEEN.join(self.actions[start : start + STRETCH])
            lines.append(f"{_hash([*held, steps[-1].position])} {actions}")
        lines += ["", f"score: {_hash(self.score)}"]
        return "\n".join(lines) + "\n"

    def shown(self, first: int = 1, last: int | None = None) -> str:
        """The actions from `first` to `last`, counted from 1, with every event, and the positions around them."""
        last = min(last or len(self.steps), len(self.steps))
        first = min(first, last)
        before = self.steps[first - 2].position if first > 1 else self.start
        lines = [self.title, "", before, ""]
        for number, step in enumerate(self.steps[first - 1 : last], first):
            lines += [f"{number} {step.line}", *(f"    {event}" for event in step.events)]
        lines += ["", self.steps[last - 1].position]
        if last == len(self.steps):
            lines += ["", *self.score]
        return "\n".join(lines) + "\n"


def _hash(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def retold(name: str, actions: list[str]) -> Retold:
    """The game with these actions; an AssertionError names the first that is illegal."""
    told = GAMES[name]
    state = new_game(rules().box, **told.variant)
    teller = Teller(rules(), name, state)
    start, steps = rules().write(state), []
    for number, text in enumerate(actions, 1):
        state = teller.state
        action = rules().read_action(state, text)
        assert rules().judge(state, action).legal, f"{name}: action {number} is illegal: {text}"
        teller.state, events = rules().apply(state, action)
        decided = event_rules(state, action)
        lines = [
            f"{teller.told(e)} [{' '.join(by)}]" for e, by in zip(events, decided, strict=True)
        ]
        cited = tuple(dict.fromkeys(rule for by in decided for rule in by))
        kinds = {type(action).__name__, *(type(event).__name__ for event in events)}
        line = f"> {text}  [{' '.join(cited)}]"
        steps.append(Step(line, tuple(lines), frozenset(kinds), frozenset(cited), teller.state))
    assert ending(teller.state) == told.ending, f"{name} ends otherwise"
    points = [f"score: {line.what} {line.points}  [SOL-5]" for line in score(teller.state)]
    return Retold(f"# {named(told.variant)}: {told.ending}", actions, start, steps, points)


def actions_of(kept: str) -> list[str]:
    """What was done, from a game that is kept whole or in stretches."""
    _, _, rest = kept.partition("\n\n")
    lines = rest.partition("\n\n")[0].splitlines()
    if lines[0].startswith("> "):
        return [line[2:].rpartition("  [")[0] for line in lines]
    return [action for line in lines for action in line.partition(" ")[2].split(BETWEEN)]


def first_difference(kept: str, now: str) -> int:
    """The number of the first action of the first stretch that differs, of two games in stretches."""
    pairs = zip(kept.splitlines()[2:], now.splitlines()[2:], strict=False)
    stretch = next(number for number, (a, b) in enumerate(pairs) if a != b)
    return 1 + STRETCH * stretch


def marks_of(whole: Iterable[str]) -> frozenset[str]:
    """The marks of games that are kept whole."""
    lines = [line for text in whole for line in text.splitlines()]
    kinds = [line.split()[1:] for line in lines if line.startswith("kinds: ")]
    cited = [line.rpartition("[")[2].rstrip("]").split() for line in lines if line.startswith("> ")]
    return frozenset(mark for marks in (*kinds, *cited) for mark in marks)


def to_keep_whole(games: Mapping[str, Retold]) -> list[str]:
    """Few and short games that hold between them every kind of action and event, and every rule, that any game does.

    The one that adds the most for its length comes first; at the end what the others hold too is left out.
    """
    marks = {name: game.marks for name, game in games.items()}
    every = frozenset().union(*marks.values())
    left, chosen = every, list[str]()
    while left:
        best = max(games, key=lambda n: len(marks[n] & left) / len(games[n].steps))
        chosen.append(best)
        left -= marks[best]
    for name in sorted(chosen, key=lambda n: -len(games[n].steps)):
        if frozenset().union(*(marks[n] for n in chosen if n != name)) == every:
            chosen.remove(name)
    return sorted(chosen)
