"""A State and its Heroes are values: made once, compared by what they hold, never changed."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME, citations
from platformer_nb.games.platformer.model.state import Hero, State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.text import Words


def once(self: Any, name: str, value: Any) -> None:
    """Assign to a field that has no value yet, else refuse."""
    if hasattr(self, name):
        raise AssertionError(f"{type(self).__name__}.{name} is assigned to twice")
    object.__setattr__(self, name, value)


def test_nothing_assigns_to_a_state_or_a_hero_once_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(State, "__setattr__", once)
    monkeypatch.setattr(Hero, "__setattr__", once)
    random, rules = Random(7), GAME.rules
    words, narrator = Words("en", GAME.name), GAME.narrator
    state = GAME.setup.new(2)
    for number in range(400):
        who = rules.actor(state)
        if who is None:
            break
        found: Any = rules.actions(state)
        action = found.sample(random) if who == NATURE else random.choice(found)
        if number % 8 == 0:
            rules.judge(state, action)
            narrator.action(state, action, words)
            citations.event_rules(state, action)
        state, _ = rules.apply(state, action)
    assert state.turn > 5
    with pytest.raises(AssertionError):
        state.turn = 1  # type: ignore[misc]


def test_equal_positions_are_equal_values() -> None:
    state = GAME.setup.new(3)
    other = replace(state)
    assert other is not state
    assert (other, hash(other)) == (state, hash(state))
    assert replace(state, turn=state.turn + 1) != state


def test_a_draft_makes_every_field_of_its_own() -> None:
    """An application of an action that changes nothing of a field keeps it, in its place."""

    filler = {f.name: object() for f in fields(State)}
    filler |= {"occupied": b"\1", "heroes": (Hero("wolf", 3),), "pending": ()}
    state = State(**filler)  # type: ignore[arg-type]
    draft = Draft(state)
    assert draft.frozen() == state
    hero = draft.hero(0)
    hero.coins = 4
    made = draft.frozen().heroes[0]
    assert made == replace(state.heroes[0], coins=4)
    whole = {f.name: object() for f in fields(Hero)}
    heroes = (Hero(**whole),)  # type: ignore[arg-type]
    draft = Draft(replace(state, heroes=heroes))
    draft.hero(0)
    assert draft.frozen().heroes == heroes
