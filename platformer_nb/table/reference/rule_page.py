"""A rule as a page shows it: its sentence, its page, the ruling behind it, and an example on a board."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import Example
from platformer_nb.table.view import position_view
from platformer_nb.text import Words
from platformer_nb.text.rule_search import MAX_FOUND, rule_index


def found_rules(game: AnyGame, language: str, query: str) -> dict[str, Any]:
    """Return the rules found for a query, at most `MAX_FOUND` of them, and how many there are."""
    found = rule_index(game, language).search(query)
    listed = [
        {"rule": one.rule, "page": one.page, "text": one.text, "ruling": one.ruling}
        for one in found[:MAX_FOUND]
    ]
    return {"text": query, "found": listed, "count": len(found)}


def rule_page(game: AnyGame, language: str, rule: str) -> dict[str, Any]:
    """Return one rule with an example. Raise KeyError for an unknown one."""
    words = Words(language, game.name)
    return {**rule_told(game, words, rule), "example": _example(game, words, rule)}


def rule_told(game: AnyGame, words: Words, rule: str) -> dict[str, Any]:
    """Return one rule in words. Raise KeyError for an unknown one."""
    entry, reason = game.rulebook.entries[rule], game.narrator.rule(rule, words)
    return {
        "rule": rule,
        "page": entry.page,
        "text": reason.text,
        "ruling": entry.open,
        "open": words("rule-open") if entry.open else "",
        "why": reason.why,
        "needs": list(entry.needs),
    }


def examples_of(game: AnyGame, rule: str) -> list[Example]:
    """Return the examples of a rule: those with a position first, and of these the one that proves it."""
    examples = game.rulebook.examples
    if examples is None:
        return []
    mine = [one for one in examples.all if rule in one.rules]
    proven = examples.proven.get(rule)
    return sorted(mine, key=lambda one: (not one.position.strip(), one.name != proven))


def _example(game: AnyGame, words: Words, rule: str) -> dict[str, Any] | None:
    """Return an example of a rule with its position drawn, the one that proves the rule if it has a position."""
    for one in examples_of(game, rule)[:1]:
        assert game.rulebook.examples is not None
        told = list(game.rulebook.examples.told(one, words, notation=False))
        return {"told": told, "view": _board(game, words, one)}
    return None


def _board(game: AnyGame, words: Words, example: Example) -> dict[str, Any] | None:
    """Return the view of an example's position; None if it has none that a game can have."""
    if not example.position.strip():
        return None
    try:
        return position_view(game, game.rules.read(example.position), words, inert=True)
    except BadInput:  # an example of what the rules refuse to set up
        return None
