"""Sentences about rules independent of a position; rulings are marked.

Here a ruling is a rule that the rulebook leaves open and this project had to decide.
"""

from __future__ import annotations

from collections.abc import Iterable

from platformer_nb.core.game import Words
from platformer_nb.core.parts.verdict import Reason
from platformer_nb.games.platformer.model.house_rules import Rulings
from platformer_nb.games.platformer.narration.rulings import (
    is_ruling,
    rule_page,
    say_open,
    say_why,
)


def say_rule(words: Words, rule: str, rulings: Rulings = ()) -> Reason:
    """Return the text of a rule, independent of a position."""
    said = say_open(words, rule, rulings)
    why = say_why(words, rule, rulings)
    return Reason(rule, rule_page(rule), words(f"rule-{rule}"), (), bool(said), said, why)


def rulings_of(rules: Iterable[str]) -> tuple[str, ...]:
    """Return those of some rules that are rulings."""
    return tuple(rule for rule in rules if is_ruling(rule))


def marked(words: Words, rules: Iterable[str]) -> str:
    """Return the ids of rules, rulings with their mark: `GRA-1, GRA-7 (ruling)`."""
    mark = words("rule-mark")
    return ", ".join(f"{rule} ({mark})" if is_ruling(rule) else rule for rule in rules)
