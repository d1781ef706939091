"""The rules offered as answers beside the right one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
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
    verb: str = "",
) -> tuple[str, ...]:
    """Return rules to choose from in random order: one right, up to two of the same chapter, the rest others.

    Rules enforced by the same clause are left out, since naming them would be right as well; so are those that are
    not `known` to the learner, as far as there are enough that are. Those that are not about actions of this `verb`
    give way to known ones that are.
    """
    out = {*right, *kin_of(game, right)}
    others = [r for r in among if r not in out]
    fitting = [r for r in others if r in known]
    if len(fitting) < CHOICES - 1:
        fitting += _more(game, rule, known - out - {*fitting}, CHOICES - 1 - len(fitting), random)
    others = fitting if len(fitting) >= CHOICES - 1 else others
    near = [r for r in others if chapter(r) == chapter(rule)]
    picked = random.sample(near, min(2, len(near)))
    rest = [r for r in others if r not in picked]
    picked += random.sample(rest, min(CHOICES - 1 - len(picked), len(rest)))
    choices = [rule if rule in right else right[0], *picked]
    random.shuffle(choices)
    return _on_the_subject(game, rule, choices, known - out, verb)


def _on_the_subject(
    game: AnyGame, rule: str, choices: Sequence[str], known: frozenset[str], verb: str
) -> tuple[str, ...]:
    """Return the choices without those that are off the subject, as far as known rules are about actions of this verb."""
    about = subjects(game).get(verb, frozenset())
    near = sorted(known & about - {*choices})
    Random(f"{verb} {' '.join(choices)}").shuffle(near)
    near.sort(key=lambda one: chapter(one) != chapter(rule))

    def fits(one: str) -> bool:
        return one in about or one not in known or chapter(one) == chapter(rule)

    return tuple(one if fits(one) or not near else near.pop(0) for one in choices)


@cache
def subjects(game: AnyGame) -> Mapping[str, frozenset[str]]:
    """Return for each verb the rules about its actions: examples show what they forbid of these, or what they make of them."""
    found: dict[str, frozenset[str]] = {}
    for example in () if game.rulebook.examples is None else game.rulebook.examples.all:
        if example.do:
            verb = example.do[-1].split()[0]
            found[verb] = found.get(verb, frozenset()).union(example.rules, example.refused)
    return found


def _more(game: AnyGame, rule: str, known: frozenset[str], count: int, random: Random) -> list[str]:
    """Return so many known rules that no action breaks, those of the same chapter first."""
    found = [r for r in game.rulebook.entries if r in known]
    random.shuffle(found)
    return sorted(found, key=lambda one: chapter(one) != chapter(rule))[:count]


def chapter(rule: str) -> str:
    """Return the chapter of a rule, such as KEY."""
    return rule.rpartition("-")[0]


def kin_of(game: AnyGame, rules: Sequence[str]) -> frozenset[str]:
    """Return the rules that share a clause with these; a clause cites the first of its rules."""
    entries = (entry for entry in game.rulebook.registry if entry.rules[0] in rules)
    clauses = (e for e in entries if "Cite" in str(e.function.__annotations__.get("return")))
    return frozenset(rule for clause in clauses for rule in clause.rules)
