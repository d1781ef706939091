"""Rulings as verdicts: composed of the sentences of the game's narrator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from platformer_nb.core.game import Game, RuleEntry, Words
from platformer_nb.core.parts.verdict import Verdict, once
from platformer_nb.core.play.explain import Explanation
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
    title = words("allowed" if ruling.legal else "not-allowed", action=beside_a_colon(words, does))
    instead = once((write(state, other), say(state, other, words)) for other in ruling.instead)
    none = "" if ruling.legal or instead else words("none-legal")
    return Verdict(write(state, action), ruling.legal, title, reasons, instead, none)


def beside_a_colon(words: Words, does: str) -> str:
    """Return the words for an action as they stand beside a colon: in quotes, if they have one of their own outside of brackets."""
    return words("action-named", action=does) if ": " in does.split(" (")[0] else does


def say_idle(
    game: Game[S, A, E], words: Words, state: S, explained: Explanation[S, A, E]
) -> Verdict:
    """Return why a legal action was not done: it would change nothing, by the rule that says so."""
    action = explained.action
    does = game.narrator.action(state, action, words)
    outlook = game.narrator.outlook(state, explained, words)
    found = game.narrator.rule(outlook.rule, words) if outlook.rule else None
    reasons = () if found is None else (replace(found, text=outlook.nothing),)
    return Verdict(
        game.rules.write_action(state, action),
        True,
        words("idle", action=beside_a_colon(words, does)),
        reasons,
        (),
        words("idle-not-done") if reasons else outlook.nothing or words("idle-not-done"),
    )


def marked_page(words: Words, page: int, ruling: bool) -> str:
    """Return the page of a rule, with a mark if it needed a ruling: `18, ruling`."""
    return f"{page}, {words('rule-mark')}" if ruling else str(page)


def marked_rules(words: Words, entries: Mapping[str, RuleEntry], rules: Iterable[str]) -> str:
    """Return the ids of rules, rulings with their mark: `GRA-1, GRA-7 (ruling)`."""
    mark = words("rule-mark")
    return ", ".join(
        f"{rule} ({mark})" if rule in entries and entries[rule].open else rule for rule in rules
    )
