"""Random play, by Hypothesis: whatever happens, the rules keep their promises.

`HYPOTHESIS_PROFILE=soak` looks for longer.
"""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import End, Stop
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.legality import legality
from tests.games.drawn import rules
from tests.games.invariants import check, told
from tests.games.universe import universe
from tests.sizes import sizes

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
CHECKS = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
PROFILE = settings(
    max_examples=600 if SOAK else 20,
    stateful_step_count=80 if SOAK else 25,
    deadline=None,
    suppress_health_check=CHECKS,
    derandomize=not SOAK,
)


def start(players: int, seed: int) -> State:
    """A game about to begin: by its seed each dungeon, each Boss, with artifacts or without."""
    return new_game(
        rules().box,
        players,
        dungeon=("forest", "void")[seed // 2 % 2],
        boss=("medusa", "ikee")[seed % 2],
        artifacts=seed % 3 != 0,
    )


def listed(state: State) -> list[Any]:
    """What a player can do: each once, all judged legal."""
    found = list(rules().actions(state))
    assert found, "nobody is ever stuck"
    assert len(set(found)) == len(found), "each is listed once"
    for action in found:
        assert legality.legal(state, action), rules().write_action(state, action)
    return found


def both_ways(state: State, action: Any) -> None:
    """An action survives being written and read."""
    text = rules().write_action(state, action)
    assert rules().read_action(state, text) == action, text


def against_everything(state: State) -> None:
    """`actions` is exactly what `judge` allows of everything conceivable."""
    possible = {a for a in set(universe(state)) if legality.legal(state, a)}
    found = set(rules().actions(state))
    assert possible - found == set()
    assert found - possible == set()


def someone_plays(state: State, random: Random) -> Any:
    """A choice that keeps the game going: End and Stop a little less often."""
    if rules().actor(state) == NATURE:
        return rules().actions(state).sample(random)  # type: ignore[attr-defined]
    found = list(rules().actions(state))
    chosen = random.choice(found)
    return random.choice(found) if isinstance(chosen, (End, Stop)) else chosen


class Play(RuleBasedStateMachine):
    """One game, begun at any moment of a random one, then played on by Hypothesis."""

    session: Session[Any, Any, Any]

    @initialize(players=st.integers(1, 4), seed=st.integers(0, 10_000), played=st.integers(0, 2500))
    def begin(self, players: int, seed: int, played: int) -> None:
        random = Random(seed)
        state = start(players, seed)
        for _ in range(played):
            later, _ = rules().apply(state, someone_plays(state, random))
            if rules().actor(later) is None:
                break
            state = later
        self.session = Session(rules(), state, Seeded(seed))

    @precondition(lambda self: self.session.actor == NATURE)
    @rule()
    def chance_decides(self) -> None:
        self._do(self.session.chance.choose(rules(), self.session.state))

    @precondition(lambda self: self.session.actor not in (None, NATURE))
    @rule(which=st.integers(0, 10_000))
    def a_player_decides(self, which: int) -> None:
        found = listed(self.session.state)
        for action in found:
            both_ways(self.session.state, action)
        self._do(found[which % len(found)])

    def _do(self, action: Any) -> None:
        before = self.session.state
        both_ways(before, action)
        ruling = self.session.judge(action)
        assert ruling.legal
        assert ruling.cites
        events = self.session.do(action)
        told(before, self.session.state, events)
        again, same = rules().apply(before, action)
        assert (again, same) == (self.session.state, events), "the same again"

    @precondition(lambda self: self.session.actor not in (None, NATURE))
    @rule(dice=st.integers(0, 59))
    def everything_conceivable_is_judged(self, dice: int) -> None:
        if dice == 37:  # Hypothesis draws 0 and 59 far more often.
            against_everything(self.session.state)

    @rule()
    def undo_restores_and_redo_too(self) -> None:
        state, could = self.session.state, self.session.can_undo
        entry = self.session.history[-1] if self.session.history else None
        assert self.session.undo() == could
        if could:
            assert entry is not None
            assert self.session.state == entry.before
            assert self.session.redo()
        assert self.session.state == state

    @rule()
    def a_record_plays_the_same_game(self) -> None:
        text = self.session.record(GAME)
        other = Session.replay(GAME, text, Seeded(0))
        assert other.state == self.session.state
        mine = [entry.events for entry in self.session.history]
        assert [entry.events for entry in other.history] == mine

    @invariant()
    def nothing_impossible_stands_on_the_table(self) -> None:
        check(self.session.state)

    @invariant()
    def the_notation_holds_the_whole_position(self) -> None:
        text = rules().write(self.session.state)
        assert rules().read(text) == self.session.state


def test_hypothesis_plays() -> None:
    run_state_machine_as_test(Play, settings=PROFILE)


@pytest.mark.parametrize("seed", range(40 if SOAK else 6))
def test_long_games_are_told_by_their_events(seed: int) -> None:
    random = Random(seed)
    state = start(1 + seed % 4, seed)
    for _ in range(20_000 if SOAK else 2_000):
        if rules().actor(state) is None:
            return
        before = state
        state, events = rules().apply(before, someone_plays(before, random))
        check(state)
        told(before, state, events)


@pytest.mark.parametrize(
    "seeds", [(n,) for n in range(100)] if SOAK else sizes((1, 2), range(4)), ids=str
)
def test_actions_are_exactly_what_judge_allows(seeds: Sequence[int]) -> None:
    """Positions from all over random games, and each kind of decision among them.

    Two games have both dungeons, both Bosses and artifacts; `test_solo` does the same for one player.
    """
    kinds: set[str] = set()
    for seed in seeds:
        all_over_a_game(seed, kinds)


def all_over_a_game(seed: int, kinds: set[str]) -> None:
    """Each kind of decision that is not among `kinds` yet, and some others at random."""
    random = Random(1000 + seed)
    state = start(1 + seed % 4, seed)
    for _ in range(1200):
        if rules().actor(state) is None:
            return
        if rules().actor(state) != NATURE:
            kind = state.pending[-1].kind if state.pending else str(state.step)
            if kind not in kinds or random.random() < 0.001:
                kinds.add(kind)
                against_everything(state)
        state, _ = rules().apply(state, someone_plays(state, random))
