"""What stands beside the clauses of a rule: the fast path that lists legal actions, the readers of notation.

They are those of the actions that the rule forbids in its examples; where it forbids none, of all that they try.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from platformer_nb.core.parts.action_code import ActionCode

if TYPE_CHECKING:
    from platformer_nb.core.game import AnyGame
    from platformer_nb.core.parts.examples import Example

LISTED: Final = "catalogue-listed"
NOTATION: Final = "catalogue-notated"


def beside(game: AnyGame, rule: str) -> dict[str, tuple[Callable[..., Any], ...]]:
    """Return the functions that list the actions a rule is about, and those of their notation, by key."""
    shown = game.rulebook.examples
    own = [] if shown is None else [one for one in shown.all if rule in one.rules]
    forbidden = [one for one in own if rule in one.refused or rule == one.fails]
    listed: dict[Callable[..., Any], None] = {}
    spelled: dict[Callable[..., Any], None] = {}
    for example in forbidden or own:
        if example.fails and example.position:
            spelled[game.rules.read] = None
        for code in () if example.fails else _codes(game, example):
            listed |= dict.fromkeys(code.listed)
            spelled |= dict.fromkeys(code.notation)
    found = {LISTED: tuple(listed), NOTATION: tuple(spelled)}
    return {key: functions for key, functions in found.items() if functions}


def _codes(game: AnyGame, example: Example) -> Iterator[ActionCode]:
    """Yield the code of each action that an example tries, in the state in which it is tried."""
    rules, code = game.rules, game.rulebook.code or _common(game)
    if not example.position:
        return  # it sets up a game
    state = rules.read(example.position)
    for number, text in enumerate((*example.before, *example.do)):
        action = rules.read_action(state, text)
        if number >= len(example.before):
            yield code(state, action)
        if not rules.judge(state, action):
            return
        state, _ = rules.apply(state, action)


def _common(game: AnyGame) -> Callable[[Any, Any], ActionCode]:
    """Return the code of every action of a game that does not tell its kinds apart."""
    rules = game.rules
    code = ActionCode((rules.actions,), (rules.read_action, rules.write_action))
    return lambda _state, _action: code
