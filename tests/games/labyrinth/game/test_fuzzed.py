"""Whatever is written: a position, an action or a record is refused in a sentence, or can be played on from."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Odds, Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.state import State
from tests.games.labyrinth.game.mangling import mangled, positions, record, words

RULES = GAME.rules
MANY = settings(max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck))
MORE = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
FEW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

# Positions are made when a test wants them, not when tests are collected.
POSITION = st.deferred(lambda: st.sampled_from(positions()))
MANGLED = st.deferred(lambda: mangled(positions()))
MANGLED_RECORD = st.deferred(lambda: mangled((json.dumps(json.loads(record()), indent=1),)))
TYPED = st.deferred(lambda: st.lists(st.sampled_from(words()), min_size=1, max_size=5))


def well_said(error: BadInput) -> None:
    """An error has a place, a reason, and how to mend it."""
    assert error.place
    assert error.reason
    assert error.mend


def plays_on(state: State, random: Random, steps: int = 12) -> None:
    """Nothing that was read can break the game; it is written and read again as it is."""
    assert RULES.read(RULES.write(state)) == state
    for _ in range(steps):
        if RULES.actor(state) is None:
            return
        found = RULES.actions(state)
        assert found
        action = found.sample(random) if isinstance(found, Odds) else random.choice(list(found))
        state, _ = RULES.apply(state, action)


def refused_or_played_on(text: str, random: Random) -> None:
    """What holds of any mangled position."""
    try:
        state = RULES.read(text)
    except BadInput as error:
        well_said(error)
        return
    plays_on(state, random)


@MORE
@given(text=MANGLED, random=st.randoms(use_true_random=False))
def test_a_mangled_position_is_refused_or_can_be_played_on_from(text: str, random: Random) -> None:
    refused_or_played_on(text, random)


@pytest.mark.deep
@MANY
@given(text=MANGLED, random=st.randoms(use_true_random=False))
def test_thousands_of_mangled_positions_are_refused_or_played_on_from(
    text: str, random: Random
) -> None:
    refused_or_played_on(text, random)


@FEW
@given(POSITION, TYPED)
def test_any_words_are_an_action_or_a_clear_error(position: str, typed: list[str]) -> None:
    state = RULES.read(position)
    try:
        action = RULES.read_action(state, " ".join(typed))
    except BadInput as error:
        well_said(error)
        return
    ruling = RULES.judge(state, action)
    assert ruling.cites
    assert RULES.read_action(state, RULES.write_action(state, action)) == action


@FEW
@given(MANGLED_RECORD)
def test_a_mangled_record_is_refused_or_replayed_and_a_save_resumed(text: str) -> None:
    for opened in (Session.replay, Session.resume):
        try:
            found = opened(GAME, text, Seeded(1))
        except BadInput as error:
            well_said(error)
            continue
        session = found if isinstance(found, Session) else found.session
        plays_on(session.state, Random(1), 4)


def test_the_record_itself_is_replayed_to_its_last_position() -> None:
    session = Session.replay(GAME, record(), Seeded(1))
    assert len(session.history) == 12
    assert RULES.write(session.state) == json.loads(record())["position"]


@given(st.text(max_size=200))
@FEW
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        RULES.read(text)
    well_said(caught.value)
