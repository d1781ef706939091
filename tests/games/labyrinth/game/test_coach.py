"""The coach of Labyrinth gives reasons and exact odds, and a game that is over can be looked back at."""

from __future__ import annotations

from fractions import Fraction

import pytest

from platformer_nb import load_game, text
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.bots.distances import way
from platformer_nb.games.labyrinth.bots.motives import breakdown
from platformer_nb.games.labyrinth.bots.roll_odds import at_least, next_rolls, wins
from platformer_nb.games.labyrinth.model.actions import Move
from platformer_nb.games.labyrinth.model.frames import Test
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actions, actor
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import random_play, worked

GAME = load_game("labyrinth")
WORDS = text.Words("en", "labyrinth", strict=True)


def test_the_odds_of_two_dice_are_exact_and_ties_of_a_combat_are_rolled_again() -> None:
    assert (at_least(8), at_least(12), at_least(2)) == (
        Fraction(15, 36),
        Fraction(1, 36),
        Fraction(1),
    )
    assert wins(0) == Fraction(1, 2)
    assert [round(100 * wins(bonus)) for bonus in (1, 2, 3)] == [62, 74, 83]
    assert wins(2) + wins(-2) == 1


def test_the_odds_name_the_golem_a_jump_and_each_rival() -> None:
    titles = [WORDS.tell(one.title.key, one.title.facts) for one in next_rolls(worked(), 0)]
    assert titles[:2] == ["Golem test", "Jump test"]
    assert titles[-2:] == ["Attack on B", "Attack on C"]


def test_the_odds_of_a_pending_test_are_those_of_its_repetition() -> None:
    state = next(one for one in PENDING.values() if isinstance(one.top, Test))
    assert isinstance(state.top, Test)
    assert [one.title.key for one in next_rolls(state, state.top.seat)] == ["odds-again"]


@pytest.mark.parametrize("kind", ["", *GAME.bots])
def test_each_kind_of_bot_gives_a_reason_for_whatever_it_may_choose(kind: str) -> None:
    coaching = GAME.part("coaching", GAME.coaching)
    for count, state in enumerate(random_play(worked(), 5, 60)):
        seat = actor(state)
        if count % 4 or seat in (None, NATURE):
            continue
        for action in list(actions(state))[:3]:
            motive = coaching.motive(GAME.rules, state, action, kind)
            assert motive is not None
            assert motive.reasons
            assert all(WORDS.has(one.key) for one in motive.reasons)


def test_the_reason_for_a_build_says_how_far_it_is_to_the_win() -> None:
    coaching, state = GAME.part("coaching", GAME.coaching), scene()
    motive = coaching.motive(GAME.rules, state, GAME.rules.read_action(state, "build"))
    assert motive is not None
    told = WORDS.tell(motive.reasons[0].key, motive.reasons[0].facts)
    assert told.startswith(f"The way to the win takes {way(state, 0)} actions so far")


def test_the_reason_for_a_move_says_how_far_it_is_then_and_which_key_is_fetched() -> None:
    coaching, state = GAME.part("coaching", GAME.coaching), scene()
    moves = [one for one in actions(state) if isinstance(one, Move)]
    for action in moves:
        then = apply(state, action)[0]
        motive = coaching.motive(GAME.rules, state, action)
        assert motive is not None
        for one in (one for one in motive.reasons if one.key == "motive-way"):
            told = WORDS.tell(one.key, one.facts)
            assert f"{way(then, 0)} action" in told
            assert ("key on" in told) == (not then.pawns[0].keys)
            return
    pytest.fail("no Move shortens the way")


def test_what_a_position_is_worth_for_counts_for_its_seat() -> None:
    parts = breakdown(worked(), 0)
    assert parts["way"] < 0
    assert parts["lives"] == worked().pawns[0].lives


def test_a_game_that_is_over_tells_who_won_and_what_decided_it() -> None:
    rules = GAME.rules
    session = Session(rules, GAME.setup.new(2), Seeded("review"))
    bots = [make_bot(GAME, "greedy", f"review/{seat}") for seat in range(2)]
    session.settle()
    while isinstance(seat := session.actor, int):
        session.do(bots[seat].choose(rules, session.state, rules.actions(session.state)))
        session.settle()
    review = GAME.part("review", GAME.review)
    first, second = review.standings(session.state, WORDS)
    assert (first.rank, second.rank) == (1, 2)
    assert first.seat == session.state.winner
    near = [review.values(session.state, seat)[0] for seat in range(2)]
    assert near[first.seat] == max(near)
    told = list(review.decided(session.history, WORDS))
    assert all(0 < one.moment <= len(session.history) and one.rules for one in told)
