"""Compare games of every kind with the oracle (tests/oracle), action by action."""

from __future__ import annotations

from random import Random
from typing import Any

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import rules
from tests.oracle.compare import Comparison, Difference, Tally
from tests.oracle.disturb import disturbed
from tests.soak.soak import variant_of
from tests.variants import named

TURNS = 60
"""Limit of turns: random players seldom beat the Boss."""

JUDGED = 4
"""Number of actions of the universe compared with `judge` at each decision."""

DISTURBED = 0.1
"""Share of positions that are compared with figures, hearts and possessions shuffled as well."""

CLOSELY = 0.001
"""Share of positions whose whole universe is compared with `judge`."""


def compared(seed: int, number: int, turns: int = TURNS) -> Tally:
    """Compare one game with the oracle. Raise Difference, with how to reproduce it."""
    try:
        return _Compared(seed, number, turns).play()
    except Difference as found:
        raise Difference(
            f"{found}\nin game {number} ({named(variant_of(number))})\n"
            f"again: python -m tests.soak --seed {seed} --oracle-game {number}"
        ) from None


class _Compared:
    """One game, played by bots of all kinds."""

    def __init__(self, seed: int, number: int, turns: int) -> None:
        variant = variant_of(number)
        self.random = Random(f"oracle {seed} {number}")
        self.state = new_game(rules().box, **variant)
        self.chance = Seeded(f"oracle chance {seed} {number}")
        kinds = [self.random.choice(("random", "greedy")) for _ in range(variant["players"])]
        self.bots = [make_bot(GAME, kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
        self.comparison = Comparison(rules())
        self.turns = turns

    def play(self) -> Tally:
        while self.state.turn <= self.turns:
            actor = rules().actor(self.state)
            if actor is None:
                break
            if actor == NATURE:
                self.chance_decides()
            else:
                self.player_decides(actor)
        return self.comparison.tally

    def chance_decides(self) -> None:
        tally = self.comparison.tally
        action = self.chance.choose(rules(), self.state)
        if self.state.turn == 0:
            self.state, _ = rules().apply(self.state, action)  # the setup
            return
        self.state, predicted = self.comparison.outcome(self.state, action)
        tally.chances += 1
        tally.chances_inside += predicted

    def player_decides(self, actor: int) -> None:
        tally, before = self.comparison.tally, self.state
        listed = tuple(rules().actions(before))
        known = self.comparison.decision(before, listed, self.random, JUDGED)
        if known and self.random.random() < CLOSELY:
            self.comparison.everything(before)
        if self.random.random() < DISTURBED:
            self.look_at_disturbed(before)
        action = self.bots[actor].choose(rules(), before, listed)
        self.comparison.outcome(before, self.random.choice(listed))
        self.state, predicted = self.comparison.outcome(before, action)
        verb = rules().write_action(before, action).split()[0]
        tally.decisions += 1
        tally.inside += known and predicted
        tally.verbs[verb] += 1
        tally.verbs_left_out[verb] += not (known and predicted)

    def look_at_disturbed(self, before: Any) -> None:
        """Compare the position with everything shuffled; the game does not continue from it."""
        state = disturbed(rules(), before, self.random)
        if state is None or rules().actor(state) in (None, NATURE):
            return
        listed = tuple(rules().actions(state))
        self.comparison.tally.disturbed += 1
        self.comparison.decision(state, listed, self.random, JUDGED)
        for action in self.random.sample(listed, min(8, len(listed))):
            self.comparison.outcome(state, action)
