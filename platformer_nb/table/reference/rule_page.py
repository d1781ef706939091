"""A rule as a page shows it: its sentence, its page, the ruling behind it, and an example on a board."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame, Game
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.rules import NATURE
from platformer_nb.table.view import position_view
from platformer_nb.text import Words
from platformer_nb.text.rule_search import MAX_FOUND, rule_index


def found_rules(game: AnyGame, language: str, query: str) -> dict[str, Any]:
    """Return the rules found for a query, at most `MAX_FOUND` of them, and how many there are.

    `whole` is how many of them have all its words; `editor`, whether one can set up the position in question instead.
    """
    found, whole = rule_index(game, language).find(query)
    listed = [
        {"rule": one.rule, "page": one.page, "text": one.text, "ruling": one.ruling}
        for one in found[:MAX_FOUND]
    ]
    editor = type(game).editor is not Game.editor
    return {"text": query, "found": listed, "count": len(found), "whole": whole, "editor": editor}


def rule_page(
    game: AnyGame, language: str, rule: str, like: str = "", state: Any = None
) -> dict[str, Any]:
    """Return one rule with an example. Raise KeyError for an unknown one.

    `like` is an action that the rule has refused in `state`, if that is known: the example nearest to it is taken.
    """
    words = Words(language, game.name)
    return {**rule_told(game, words, rule), "example": _example(game, words, rule, like, state)}


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


def of_kind(example: Example, like: str) -> bool:
    """Return whether what an example is about is the same kind of action, by its verb, with a position to try it in."""
    verbs = {text.split(maxsplit=1)[0] for text in example.do[-1:] if text.strip()}
    return bool(example.position.strip()) and verbs == set(like.split(maxsplit=1)[:1])


def begun(game: AnyGame, example: Example) -> Any:
    """Return the state in which the example is tried; None if it has no position in which somebody acts."""
    rules = game.rules
    if not example.position.strip() or not example.do:
        return None
    try:
        state = rules.read(example.position)
        for text in example.before:
            action = rules.read_action(state, text)
            if not rules.judge(state, action):
                return None
            state, _ = rules.apply(state, action)
    except BadInput:
        return None
    return None if rules.actor(state) in (NATURE, None) else state


def _clause(game: AnyGame, rule: str, state: Any, text: str) -> set[Any]:
    """Return on what facts a rule refuses an action, each by its name and with its value; nothing if it does not."""
    if state is None:
        return set()
    try:
        ruling = game.rules.judge(state, game.rules.read_action(state, text))
    except BadInput:
        return set()
    cites = () if ruling else tuple(one for one in ruling.cites if one.rule == rule)
    facts = [fact for one in cites for fact in one.facts.items()]
    return {rule for _ in cites} | {name for name, _ in facts} | set(facts)


def nearest(game: AnyGame, rule: str, like: str, state: Any) -> list[Example]:
    """Return the examples of a rule, first those that it refuses on the same facts, then those of the same kind of action."""
    wanted = _clause(game, rule, state, like)

    def far(example: Example) -> tuple[bool, int]:
        if not wanted or not of_kind(example, like):
            return not of_kind(example, like), 0
        mine = _clause(game, rule, begun(game, example), example.do[-1]) if example.do else set()
        return False, len(wanted ^ mine)

    return sorted(examples_of(game, rule), key=far)


def _example(
    game: AnyGame, words: Words, rule: str, like: str, state: Any
) -> dict[str, Any] | None:
    """Return an example of a rule with its position drawn: the nearest to what was refused, else the one that proves it."""
    examples = nearest(game, rule, like, state) if like else examples_of(game, rule)
    for one in examples[:1]:
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
