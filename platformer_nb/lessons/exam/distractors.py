"""The rules offered as answers beside the right one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from platformer_nb.core.game import AnyGame

CHOICES: Final = 4
"""Rules to choose from when an action is not legal."""


def offered(
    game: AnyGame,
    rule: str,
    right: Sequence[str],
    among: Sequence[str],
    known: frozenset[str],
    random: Random,
) -> tuple[str, ...]:
    """Return rules to choose from in random order: one right, up to two of the same chapter, the rest others.

    Rules enforced by the same clause are left out, since naming them would be right as well; so are those that are
    not `known` to the learner, as far as there are enough that are.
    """
    out = {*right, *kin_of(game, right)}
    others = [r for r in among if r not in out]
    fitting = [r for r in others if r in known]
    if len(fitting) < CHOICES - 1:
        fitting += _more(game, rule, known - out - {*fitting}, CHOICES - 1 - len(fitting), random)
    others = fitting if len(fitting) >= CHOICES - 1 else others
    near = [r for r in others if _chapter(r) == _chapter(rule)]
    picked = random.sample(near, min(2, len(near)))
    rest = [r for r in others if r not in picked]
    picked += random.sample(rest, min(CHOICES - 1 - len(picked), len(rest)))
    choices = [rule if rule in right else right[0], *picked]
    random.shuffle(choices)
    return tuple(choices)


def _more(game: AnyGame, rule: str, known: frozenset[str], count: int, random: Random) -> list[str]:
    """Return so many known rules that no action breaks, those of the same chapter first."""
    found = [r for r in game.rulebook.entries if r in known]
    random.shuffle(found)
    return sorted(found, key=lambda one: _chapter(one) != _chapter(rule))[:count]


def _chapter(rule: str) -> str:
    return rule.rpartition("-")[0]


def kin_of(game: AnyGame, rules: Sequence[str]) -> frozenset[str]:
    """Return the rules that share a clause with these; a clause cites the first of its rules."""
    entries = (entry for entry in game.rulebook.registry if entry.rules[0] in rules)
    clauses = (e for e in entries if "Cite" in str(e.function.__annotations__.get("return")))
    return frozenset(rule for clause in clauses for rule in clause.rules)
