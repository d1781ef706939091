"""Rulings as verdicts: composed of the sentences of the game's narrator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import Game, RuleEntry, Words
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.verdict import Verdict


def say_ruling(
    game: Game[Any, Any, Any], words: Words, state: Any, text: str, ruling: Ruling
) -> Verdict:
    """Return the verdict on the action written `text`."""
    narrator, rules = game.narrator, game.rules

    def said(written: str) -> str:
        return narrator.action(state, rules.read_action(state, written), words)

    reasons = tuple(narrator.reason(state, cite, ruling.legal, words) for cite in ruling.cites)
    try:
        action = said(text)
    except BadInput:
        action = text
    title = words("allowed" if ruling.legal else "not-allowed", action=action)
    instead = tuple((other, said(other)) for other in ruling.instead)
    none = "" if ruling.legal or instead else words("none-legal")
    return Verdict(text, ruling.legal, title, reasons, instead, none)


def marked_page(words: Words, page: int, ruling: bool) -> str:
    """Return the page of a rule, with a mark if it needed a ruling: `18, ruling`."""
    return f"{page}, {words('rule-mark')}" if ruling else str(page)


def marked_rules(words: Words, entries: Mapping[str, RuleEntry], rules: Iterable[str]) -> str:
    """Return the ids of rules, rulings with their mark: `GRA-1, GRA-7 (ruling)`."""
    mark = words("rule-mark")
    return ", ".join(
        f"{rule} ({mark})" if rule in entries and entries[rule].open else rule for rule in rules
    )
