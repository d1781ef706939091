"""Rulings as verdicts: composed of the sentences of the game's narrator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from platformer_nb.core.game import Game, RuleEntry, Words
from platformer_nb.core.parts.verdict import Verdict
from platformer_nb.core.ruling import Ruling

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def say_ruling(
    game: Game[S, A, E], words: Words, state: S, action: A, ruling: Ruling[A]
) -> Verdict:
    """Return the verdict on an action, in words and notation."""
    write, say = game.rules.write_action, game.narrator.action
    reasons = tuple(game.narrator.reason(state, cite, ruling.legal, words) for cite in ruling.cites)
    does = say(state, action, words)
    title = words("allowed" if ruling.legal else "not-allowed", action=does)
    instead = tuple((write(state, other), say(state, other, words)) for other in ruling.instead)
    none = "" if ruling.legal or instead else words("none-legal")
    return Verdict(write(state, action), ruling.legal, title, reasons, instead, none)


def marked_page(words: Words, page: int, ruling: bool) -> str:
    """Return the page of a rule, with a mark if it needed a ruling: `18, ruling`."""
    return f"{page}, {words('rule-mark')}" if ruling else str(page)


def marked_rules(words: Words, entries: Mapping[str, RuleEntry], rules: Iterable[str]) -> str:
    """Return the ids of rules, rulings with their mark: `GRA-1, GRA-7 (ruling)`."""
    mark = words("rule-mark")
    return ", ".join(
        f"{rule} ({mark})" if rule in entries and entries[rule].open else rule for rule in rules
    )
