"""The engine is quick because much is kept and shared; none of that may show in what it answers."""

from __future__ import annotations

import inspect
import random
import sys
from dataclasses import replace
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.cache import Cache
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.dice import action_cache
from platformer_nb.games.platformer.rules.legality import legality

RULES = GAME.rules


def story(seed: int, players: int, length: int = 500) -> list[str]:
    """Everything said of a random game: what was legal, what was done, what came of it."""
    rnd = random.Random(seed)
    state, said = new_game(RULES.box, players), []
    for _ in range(length):
        actor, actions = RULES.actor(state), RULES.actions(state)
        if actor is None:
            break
        if actor == NATURE:
            action = actions.sample(rnd)  # type: ignore[attr-defined]
        else:
            said.append(repr(actions))
            action = rnd.choice(list(actions))
        state, events = RULES.apply(state, action)
        said += [repr(action), repr(events)]
    return [*said, RULES.write(state)]


def empty_the_caches() -> None:
    for name, module in list(sys.modules.items()):
        if name.startswith("platformer_nb.games.platformer"):
            for value in vars(module).values():
                if isinstance(value, (_lru_cache_wrapper, Cache)):
                    value.cache_clear()


def takes_arguments(cached: Any) -> bool:
    return bool(inspect.signature(cached).parameters)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_the_same_with_empty_caches_and_with_full_ones(players):
    empty_the_caches()
    cold = [story(seed, players) for seed in range(3)]
    for other in range(10, 20):
        story(other, players)
    assert [story(seed, players) for seed in range(3)] == cold


def test_every_cache_of_the_engine_is_bounded():
    for name, module in list(sys.modules.items()):
        if name.startswith("platformer_nb.games.platformer"):
            for value in vars(module).values():
                if isinstance(value, _lru_cache_wrapper) and takes_arguments(value):
                    assert value.cache_parameters()["maxsize"] is not None, (name, value)


def test_the_means_kept_are_bounded(monkeypatch):
    monkeypatch.setattr(action_cache._means, "most", 3)
    empty_the_caches()
    state = new_game(RULES.box, 2)
    for gems in range(10):
        hero = replace(state.hero, card="sweety", gems=gems)
        assert action_cache.means(replace(state, heroes=(hero,), active=0)) is not None
        assert 0 < len(action_cache._means.known) <= 3


@pytest.mark.parametrize("seed", range(4))
def test_the_actions_listed_are_legal_and_listed_once(seed):
    rnd, state = random.Random(seed), new_game(RULES.box, 3)
    for _ in range(300):
        if RULES.actor(state) == NATURE:
            action = RULES.actions(state).sample(rnd)  # type: ignore[attr-defined]
        else:
            actions = list(RULES.actions(state))
            assert len(set(actions)) == len(actions)
            assert all(legality.legal(state, a) for a in actions)
            action = rnd.choice(actions)
        state, _ = RULES.apply(state, action)
