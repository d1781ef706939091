"""Whole games of every kind, with invariants checked at each step and illegal actions refused.

A game has a number and a seed, which together reproduce it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.citations import event_rules
from platformer_nb.games.platformer.content.load import load_rulebook
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.legality import legality
from tests.games.drawn import rules
from tests.games.invariants import check, told
from tests.soak.anything import anything
from tests.variants import Variant, named, readings, variants

TURNS = 120
"""Limit of turns: random players seldom beat the Boss."""

CLOSELY = 25
"""One step of so many is checked closely: every listed action, and the notation."""


@dataclass(frozen=True)
class Played:
    """Results of one game."""

    number: int
    actions: int
    refused: int
    ending: str
    nothing: int
    """Number of refused actions without a suggestion."""
    cited: frozenset[str]
    """Rules cited by refusals."""
    decided: frozenset[str]
    """Rules cited by verdicts on played actions, and by their events."""


class Failed(Exception):
    """A failure: what went wrong, in which game, and how to reproduce it."""


@cache
def kinds() -> list[Variant]:
    return variants(rules().box)


def variant_of(number: int) -> Variant:
    """Return the variant of the game with this number."""
    count = len(kinds())
    return {**kinds()[number % count], "rulings": readings(number // count)}


def game(seed: int, number: int, illegal: int) -> Played:
    """Play one game and refuse so many actions in it. Raise Failed."""
    variant = variant_of(number)
    watched = _Watched(f"{seed} {number}", variant)
    try:
        watched.play()
        watched.refuse(illegal)
    except Exception as error:
        raise Failed(
            f"{type(error).__name__}: {error}\n"
            f"in game {number} ({named(variant)}) after {watched.done} actions"
            f"{f', at “{watched.at}”' if watched.at else ''}\n"
            f"again: python -m tests.soak --seed {seed} --game {number} --illegal {illegal}"
        ) from error
    cited, decided = frozenset(watched.cited), frozenset(watched.decided)
    return Played(number, watched.done, illegal, watched.ending, watched.nothing, cited, decided)


class _Watched:
    """One game with its checks."""

    def __init__(self, seed: str, variant: Variant) -> None:
        self.random = Random(seed)
        self.state = new_game(rules().box, **variant)
        self.chance = Seeded(f"chance {seed}")
        kinds = [self.random.choice(("random", "greedy")) for _ in range(variant["players"])]
        self.bots = [make_bot(GAME, kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
        self.seen: dict[str, list[State]] = {}
        self.remember()
        self.done = 0
        self.at = ""
        self.ending = "cut"
        self.cited: Counter[str] = Counter()
        self.decided: set[str] = set()
        self.nothing = 0

    def play(self) -> None:
        while self.state.turn <= TURNS:
            actor = rules().actor(self.state)
            if actor is None:
                self.ending = "won" if self.state.winner < self.state.game.players else "lost"
                break
            self.step(actor)
        self.at = ""

    def step(self, actor: int) -> None:
        before = self.state
        closely = self.random.randrange(CLOSELY) == 0
        if closely:
            text = rules().write(before)
            assert rules().read(text) == before, "the notation holds the whole position"
        if actor == NATURE:
            action = self.chance.choose(rules(), before)
        else:
            listed = tuple(rules().actions(before))
            assert listed, "nobody is ever stuck"
            if closely:
                self.all_legal(before, listed)
            action = self.bots[actor].choose(rules(), before, listed)
        self.at = rules().write_action(before, action)
        assert rules().read_action(before, self.at) == action, "an action survives its notation"
        assert legality.legal(before, action), "what is listed is legal"
        self.state, events = rules().apply(before, action)
        self.done += 1
        if closely:
            self.all_cite(before, action, events)
        check(self.state)
        told(before, self.state, events)
        self.remember()

    def remember(self) -> None:
        """Store the state, grouped by what is pending."""
        state = self.state
        asked = state.pending[-1].kind if state.pending else f"step {state.step}"
        off = " off the map" if state.hero.at < 0 else ""
        over = " over" if rules().actor(state) is None else ""
        self.seen.setdefault(asked + off + over, []).append(state)

    def all_legal(self, state: State, listed: tuple[Any, ...]) -> None:
        assert len(set(listed)) == len(listed), "each is listed once"
        for action in listed:
            self.at = rules().write_action(state, action)
            assert legality.legal(state, action), "what is listed is legal"

    def all_cite(self, before: State, action: Any, events: tuple[Any, ...]) -> None:
        """Check that the verdict and each event cite rules of the catalogue, an event its own first."""
        ruling, decided = rules().judge(before, action), event_rules(before, action)
        assert ruling.cites, "a verdict names a rule"
        assert [by[0] for by in decided] == [event.rule for event in events]
        named = {*ruling.rules, *(rule for by in decided for rule in by)}
        assert named <= catalogue(), "they are rules of the catalogue"
        self.decided |= named

    def refuse(self, many: int) -> None:
        """Check illegal actions in states from all over the game, rare ones as well as common ones."""
        kinds, everything = (
            list(self.seen.values()),
            [s for some in self.seen.values() for s in some],
        )
        for _ in range(many):
            some = self.random.choice(kinds) if self.random.random() < 0.5 else everything
            state = self.random.choice(some)
            action = next(self.illegal(state))
            self.at = repr(action)
            self.refused(state, action)
        self.at = ""

    def illegal(self, state: State) -> Iterator[Any]:
        while True:
            action = anything(state, self.random)
            if not legality.legal(state, action):
                yield action

    def refused(self, state: State, action: Any) -> None:
        ruling = rules().judge(state, action)
        assert not ruling.legal, "judge and its short form agree"
        assert ruling.cites, "a refusal names a rule"
        for cite in ruling.cites:
            assert cite.rule in catalogue(), f"{cite.rule} is a rule of the catalogue"
            assert cite.facts, f"{cite.rule} says on what facts"
        self.cited.update(ruling.rules)
        for other, text in zip(ruling.instead, ruling.written, strict=True):
            assert legality.legal(state, other), f"instead, “{text}” is legal"
            assert rules().read_action(state, text) == other, f"“{text}” is read as it is written"
        self.nothing += not ruling.instead


@cache
def catalogue() -> frozenset[str]:
    """Return every id of the catalogue of rules."""
    return frozenset(load_rulebook())
