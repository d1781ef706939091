"""Playing whole games out between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from platformer_nb.bots.bot import Bot
from platformer_nb.core.chance import Chance
from platformer_nb.core.rules import NATURE, Rules


class Result(NamedTuple):
    """How a game went. `winner` is a seat, or None when nobody won: it was cut short, or
    a solo game was lost.

    `decisions` are the actions of players, `choices` those of them that had an alternative,
    `outcomes` what chance decided.
    """

    winner: int | None
    turns: int
    decisions: int
    choices: int
    outcomes: int
    state: Any


def play_out(
    rules: Rules[Any, Any, Any],
    state: Any,
    bots: Sequence[Bot],
    chance: Chance,
    limit_turns: int,
    watch: Callable[[Any, tuple[Any, ...]], None] | None = None,
) -> Result:
    """Play from `state` until somebody has won or `limit_turns` turns are over.

    `watch` is told the position after each action, and what happened.
    """
    actor_of, actions_of, apply = rules.actor, rules.actions, rules.apply
    choosers = [bot.choose for bot in bots]
    decisions = choices = outcomes = 0
    while state.turn <= limit_turns:
        actor = actor_of(state)
        if actor == NATURE:
            action = chance.choose(rules, state)
            outcomes += 1
        elif actor is None:
            break
        else:
            actions = actions_of(state)
            if not isinstance(actions, (list, tuple)):
                actions = tuple(actions)
            action = choosers[actor](rules, state, actions)
            decisions += 1
            choices += len(actions) > 1
        state, happened = apply(state, action)
        if watch is not None:
            watch(state, happened)
    winner = state.winner if 0 <= state.winner < len(bots) else None
    return Result(winner, min(state.turn, limit_turns), decisions, choices, outcomes, state)
