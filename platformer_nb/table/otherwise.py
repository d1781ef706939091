"""What else can be done, where nothing that is similar to a refused action can."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from platformer_nb.core.game import Game, Words
from platformer_nb.core.parts.verdict import Verdict, once
from platformer_nb.core.rules import NATURE

MOST: Final = 3
"""Most other actions that are named."""


def otherwise(
    game: Game[Any, Any, Any],
    words: Words,
    state: Any,
    verdict: Verdict,
    verbs: Collection[str] | None = None,
) -> Verdict:
    """Return a refusal that has nothing similar to offer with legal actions of other kinds, the first of each.

    `verbs` are the kinds of actions that a lesson has taught so far; None for all. An idle action stays as it is: it is
    legal, and nothing has to be done instead.
    """
    if verdict.legal or verdict.instead or game.rules.actor(state) in (None, NATURE):
        return verdict
    found = islice(_one_of_each(game, state, verbs), MOST)
    instead = once(
        (written, game.narrator.action(state, action, words)) for written, action in found
    )
    return replace(verdict, instead=instead, none=words("none-but")) if instead else verdict


def _one_of_each(
    game: Game[Any, Any, Any], state: Any, verbs: Collection[str] | None
) -> Iterator[tuple[str, Any]]:
    """Yield the first legal action of each kind that changes something, in notation too."""
    named: set[str] = set()
    for action in game.rules.actions(state):
        written = game.rules.write_action(state, action)
        verb = written.split()[0]
        if verb in named or (verbs is not None and verb not in verbs):
            continue
        if not game.rules.is_null(state, action):
            named.add(verb)
            yield written, action
