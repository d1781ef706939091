"""The drawn examples of the rules as sources of questions: each is read only when a question may come of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.examples import Example
from platformer_nb.core.rules import NATURE


@cache
def breakable(game: AnyGame) -> tuple[str, ...]:
    """Return the rules that an action can break in a drawn position, in rulebook order; none without examples."""
    if game.rulebook.examples is None:
        return ()
    broken = set[str]()
    for number, example in enumerate(_with_position(game)):
        if not broken.issuperset(example.refused) and _asks_a_player(game, number):
            broken.update(example.refused)
    return tuple(rule for rule in game.rulebook.entries if rule in broken)


@cache
def sources_of(game: AnyGame, rule: str) -> tuple[Example, ...]:
    """Return the examples to vary for a rule: those that break it and those that keep it."""
    return tuple(
        example
        for number, example in enumerate(_with_position(game))
        if (rule in example.refused or rule in example.rules) and _asks_a_player(game, number)
    )


@cache
def shown_by(game: AnyGame, example: str) -> frozenset[str]:
    """Return the rules of what the position of an example shows, by its name."""
    drawn = next(e for e in _with_position(game) if e.name == example)
    state = before_question(game, drawn.position, drawn)
    return frozenset(game.part("teaching", game.teaching).rules_shown(state))


def plays_on(example: Example) -> bool:
    """Return whether actions lie between the position of an example and its question."""
    return len((*example.before, *example.do)) > 1


def before_question(game: AnyGame, position: str, example: Example) -> Any:
    """Return the state before the action of the question; None if it cannot be reached or no player is to act.

    Raises BadInput for a position or an action that cannot be read.
    """
    rules = game.rules
    state = rules.read(position)
    for text in (*example.before, *example.do[:-1]):
        action = rules.read_action(state, text)
        if not rules.judge(state, action).legal:
            return None
        state, _ = rules.apply(state, action)
    return None if rules.actor(state) in (NATURE, None) else state


@cache
def _with_position(game: AnyGame) -> tuple[Example, ...]:
    examples = game.part("examples", game.rulebook.examples).all
    return tuple(e for e in examples if e.position and e.do)


@cache
def _asks_a_player(game: AnyGame, number: int) -> bool:
    example = _with_position(game)[number]
    try:
        return before_question(game, example.position, example) is not None
    except BadInput:
        return False
