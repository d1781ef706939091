"""Parser of actions in notation; see docs/notation.md. `action_writer` writes them."""

from __future__ import annotations

from platformer_nb.core.errors import UnreadableAction, one_of, said
from platformer_nb.games.platformer.kinds.tables import VERBS
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.notation.action_words import Typed


def read_action(state: State, text: str) -> Action:
    """Return the action for any of its spellings; raise UnreadableAction or AmbiguousAction."""
    if len(text) > 300:
        raise UnreadableAction(said("place-an-action"), "error-too-long", "mend-one-action")
    words = Typed(state, text)
    verb = words.next("what-action")
    if words.left and f"{verb} {words.left[0]}" in VERBS:
        verb = f"{verb} {words.next('what-action')}"
    if verb not in VERBS:
        raise words.fail("error-no-action", one_of(verb, first_words()), word=verb)
    action: Action = VERBS[verb].read(words)
    words.end()
    return action


def first_words() -> tuple[str, ...]:
    """Return the words an action can begin with."""
    return tuple(verb for verb in VERBS if " " not in verb)
