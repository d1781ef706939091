"""Playouts: whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from platformer_nb.core.game import Player
from platformer_nb.core.parts.simulation import Result
from platformer_nb.core.play.chance import Chance
from platformer_nb.core.rules import NATURE, Rules

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def play_out(
    rules: Rules[S, A, E],
    state: S,
    bots: Sequence[Player[S, A]],
    chance: Chance,
    limit_turns: int,
    watch: Callable[[S, tuple[E, ...]], None] | None = None,
) -> Result[S]:
    """Play from `state` until the game has ended or `limit_turns` turns or rounds are over.

    `watch` is called after each action with the new state and the events.
    """
    actor_of, actions_of, apply = rules.actor, rules.actions, rules.apply
    moment, observe = rules.moment, rules.observe
    choosers = [bot.choose for bot in bots]
    decisions = choices = outcomes = 0
    while moment(state) <= limit_turns:
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
            action = choosers[actor](rules, observe(state, actor), actions)
            decisions += 1
            choices += len(actions) > 1
        state, happened = apply(state, action)
        if watch is not None:
            watch(state, happened)
    turns = min(moment(state), limit_turns)
    return Result(rules.outcome(state), turns, decisions, choices, outcomes, state)
