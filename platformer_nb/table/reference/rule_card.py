"""A rule as a card over the page: its sentence, and an example that can be played on the spot.

Where an action was refused, the example is that very position: what was refused, and what would be legal.

Nothing is kept between two requests: a page sends all actions tried so far, and they are played from the
beginning of the example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.value import value
from platformer_nb.table.reference.rule_page import begun, examples_of, of_kind, rule_told
from platformer_nb.table.view import position_view
from platformer_nb.text import Words
from platformer_nb.text.verdicts import say_ruling

CHOICES: Final = 5
"""Most actions that a card offers."""

LOOKED: Final = 80
"""Most legal actions that are looked at for them."""


Tries = Callable[[Any, int], Sequence[Any]]
"""Returns the actions to be offered first, by the state and the number of actions done."""


@value
class Here:
    """The position in which an action was refused, as whoever looks may see it, and the players' names."""

    state: Any
    names: tuple[str, ...] = ()


def rule_card(
    game: AnyGame,
    language: str,
    rule: str,
    actions: Sequence[str] = (),
    like: str = "",
    here: Here | None = None,
) -> dict[str, Any]:
    """Return a rule with an example after these actions; `example` is null if no example can be played.

    `like` is an action that the rule has refused. If it was refused `here`, that position is the example. Else one
    of the same kind of action comes first, or one in which the figure in turn stands on the board.
    Raises KeyError for an unknown rule, BadInput for an action that cannot be read.
    """
    words = Words(language, game.name)
    told = rule_told(game, words, rule)
    examples = sorted(examples_of(game, rule), key=lambda one: not of_kind(one, like))
    tried = [(one, begun(game, one)) for one in examples]
    played = [(one, state) for one, state in tried if state is not None]
    refused = None if here is None else _refused(game, rule, like, here.state)
    if here is not None and refused is not None:
        verdict = say_ruling(game, words, here.state, refused[0], refused[1])
        places = {at for one in verdict.reasons if one.rule == rule for at in one.spaces}
        tries = (refused[0], *refused[1].instead)
        example = _played(
            game, words, here, lambda _, done: tries if done == 0 else (), tuple(actions)
        )
        marked = [] if actions else sorted(places)
        return {**told, "example": {**example, "own": True, "lit": marked, "more": bool(played)}}
    if not played:
        return {**told, "example": None}
    found, state = played[0]
    if not of_kind(found, like):
        found, state = next((one for one in played if _stands(game, one[1], words)), played[0])
    example = _played(
        game,
        words,
        Here(state),
        lambda now, done: tuple(_readable(game, now, found.do[done : done + 1])),
        tuple(actions),
    )
    return {**told, "example": {**example, "own": False, "lit": [], "more": False}}


def _refused(game: AnyGame, rule: str, like: str, state: Any) -> tuple[Any, Ruling[Any]] | None:
    """Return the action and its ruling if this rule refuses it in this position; else None."""
    try:
        action = game.rules.read_action(state, like)
    except BadInput:
        return None
    ruling = game.rules.judge(state, action)
    return None if ruling or rule not in ruling.rules else (action, ruling)


def _stands(game: AnyGame, state: Any, words: Words) -> bool:
    """Return whether the board shows the figure in turn: an example is easier to see where something stands."""
    view = position_view(game, state, words, inert=True)
    return any(one.get("active") and one.get("at") for one in view.get("figures", ()))


def _readable(game: AnyGame, state: Any, texts: Sequence[str]) -> Iterator[Any]:
    """Yield the actions of these notations that mean something in this state."""
    for text in texts:
        try:
            yield game.rules.read_action(state, text)
        except BadInput:
            continue


def _played(
    game: AnyGame, words: Words, here: Here, tries: Tries, actions: tuple[str, ...]
) -> dict[str, Any]:
    """Return the example after these actions; the first that is refused is the last."""
    rules, told, refused, state = game.rules, [], None, here.state
    for number, text in enumerate(actions):
        action = rules.read_action(state, text)
        ruling = rules.judge(state, action)
        verdict = say_ruling(game, words, state, action, ruling)
        if not ruling:
            reasons = [reason.text for reason in verdict.reasons]
            refused = {"title": verdict.title, "reasons": reasons}
            actions = actions[:number]
            break
        before, (state, events) = state, rules.apply(state, action)
        lines = (game.narrator.event(before, state, event, words) for event in events)
        told.append({"said": verdict.title, "told": [line for line in lines if line]})
    return {
        "actions": list(actions),
        "told": told,
        "refused": refused,
        "choices": list(_choices(game, words, state, tries(state, len(actions)))),
        "view": position_view(game, state, words, here.names, inert=True),
    }


def _choices(
    game: AnyGame, words: Words, state: Any, first: Sequence[Any]
) -> Iterator[dict[str, str]]:
    """Yield what can be tried next: these actions first, then legal ones, each in other words."""
    rules, seen = game.rules, set()
    if rules.actor(state) in (NATURE, None):
        return
    for action in (*first, *islice(rules.actions(state), LOOKED)):
        said = game.narrator.action(state, action, words)
        if said not in seen:
            seen.add(said)
            yield {"action": rules.write_action(state, action), "text": said}
        if len(seen) == CHOICES:
            return
