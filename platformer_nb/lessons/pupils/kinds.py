"""The kinds of simulated pupils."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from platformer_nb.lessons.pupils.pupil import Forgetter, Pupil

MISREAD: Final = 0.5
"""The part of the rules that a misreading pupil takes for another."""

Maker = Callable[[Sequence[str], Random], Pupil]


def knower(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who applies every rule rightly."""
    return Pupil("knower", dict.fromkeys(rules, 1.0), random)


def guesser(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who knows no rule and guesses."""
    return Pupil("guesser", {}, random)


def clicker(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who knows no rule and presses anything."""
    return Pupil("clicker", {}, random, clicker=True)


def patchy(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who applies each rule rightly as often as was drawn for it: evenly from never to always."""
    order = random.sample(rules, len(rules))
    most = max(1, len(order) - 1)
    return Pupil("patchy", {rule: n / most for n, rule in enumerate(order)}, random, graded=True)


def misreader(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who takes some rules for others, of the same chapter where there is one."""
    misread = {rule: _taken_for(rule, rules, random) for rule in rules if random.random() < MISREAD}
    known = {rule: 1.0 for rule in rules if rule not in misread}
    return Pupil("misreader", known, random, misread)


def forgetter(rules: Sequence[str], random: Random) -> Pupil:
    """Return a pupil who knows what was explained, and forgets it."""
    return Forgetter("forgetter", rules, random)


def _taken_for(rule: str, rules: Sequence[str], random: Random) -> str:
    others = [other for other in rules if other != rule]
    near = [other for other in others if other.rpartition("-")[0] == rule.rpartition("-")[0]]
    return random.choice(near or others or [rule])


KINDS: Final[Mapping[str, Maker]] = MappingProxyType(
    {
        "knower": knower,
        "guesser": guesser,
        "clicker": clicker,
        "patchy": patchy,
        "misreader": misreader,
        "forgetter": forgetter,
    }
)
"""Maker of a pupil of each kind, from the rules of a game and a source of chance."""
