"""The coach of Labyrinth gives reasons and exact odds, and a game that is over can be looked back at."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from platformer_nb import load_game, text
from platformer_nb.bots.seats import make_bot
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.bots.distances import way
from platformer_nb.games.labyrinth.bots.motives import breakdown, reasons
from platformer_nb.games.labyrinth.bots.roll_odds import at_least, next_rolls, wins
from platformer_nb.games.labyrinth.model.actions import Move
from platformer_nb.games.labyrinth.model.frames import CardShown, Test
from platformer_nb.games.labyrinth.model.state import State
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


def odds_of(state: State) -> list[str]:
    return [WORDS.tell(one.title.key, one.title.facts) for one in next_rolls(state, 0)]


def test_the_odds_name_the_golem_a_jump_from_a_bridge_and_each_rival_that_can_be_met_next() -> None:
    on_bridge = scene(a="b2a crystal off", b="b2b crystal off", c="b2a crystal off")
    assert odds_of(on_bridge)[:2] == [
        "Golem test of A, on meeting the Golem",
        "Jump test",
    ]
    assert odds_of(on_bridge)[-2:] == ["Attack on B", "Attack on C"]


def test_the_odds_name_neither_a_jump_without_a_bridge_nor_a_rival_far_off() -> None:
    assert odds_of(scene(a="a4", b="d1", c="d7")) == ["Golem test of A, on meeting the Golem"]


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
            assert motive.reasons or motive.gains_later, "or the step with which a gain comes"
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


def test_what_an_action_gains_by_itself_is_not_told_of_its_plan_again() -> None:
    coaching, state, seen = GAME.part("coaching", GAME.coaching), scene(), 0
    for action in (one for one in actions(state) if isinstance(one, Move)):
        motive = coaching.motive(GAME.rules, state, action)
        assert motive is not None
        gained = {one.facts["n"] for one in motive.reasons if one.key == "motive-way"}
        again = [one.facts["n"] for one in motive.plan if one.key == "plan-gains"]
        assert not gained & {*again}
        seen += bool(gained and motive.plan)
    assert seen


def test_a_reason_is_told_only_if_the_action_itself_changes_it() -> None:
    parts = {"way", "lives", "crystal", "stun", "items", "harm", "pack", "rival"}
    for count, state in enumerate(random_play(worked(), 7, 60)):
        seat = actor(state)
        if count % 5 or not isinstance(seat, int) or seat == NATURE:
            continue
        now = breakdown(state, seat)
        for action in list(actions(state))[:4]:
            then = breakdown(apply(state, action)[0], seat)
            for one in reasons(state, action, None, seat):
                part = one.key.removeprefix("motive-")
                assert part not in parts or then[part] > now[part], one
            if state.pawns[seat].crystal:
                assert "motive-crystal" not in [
                    one.key for one in reasons(state, action, None, seat)
                ]


def test_that_the_crystal_stays_active_is_told_as_a_difference_to_the_other_choice() -> None:
    state = scene(a="a4", b="d1", who="architect - -")
    assert state.pawns[0].crystal
    end, rebuild, pivot = (
        GAME.rules.read_action(state, one) for one in ("end", "use rebuild", "use pivot")
    )
    keys = [one.key for one in reasons(state, end, rebuild, 0)]
    assert "motive-crystal-kept" in keys
    assert "motive-crystal" not in keys
    # What has only begun will cost the Crystal all the same.
    assert not any("crystal" in one.key for one in reasons(state, pivot, rebuild, 0))


WAITS = {
    # Where the character is, with a built way or an empty place on it, and the actions before the Build.
    (
        "d3a crystal off keys 1",
        2,
    ): "The Move to c3 can wait: after the Build an action is left for it, and the new tile may change the way.",
    (
        "d3a crystal off keys 1",
        1,
    ): "A Move to c3 would shorten the way for certain; a tile can bring more, but need not.",
    (
        "c3 crystal off",
        1,
    ): "The Move to d4 belongs to that way too, but the empty place has to be built on anyway: the order is free.",
}


@pytest.mark.parametrize(("a", "left"), WAITS)
def test_a_reason_to_build_says_why_the_step_that_is_nearer_waits(a: str, left: int) -> None:
    state = scene(a=a, turn=f"A {left}")
    build = GAME.rules.read_action(state, "build")
    found = [WORDS.tell(one.key, one.facts) for one in reasons(state, build, None, 0)]
    assert found[1] == WAITS[a, left]


@pytest.mark.parametrize("a", ["a4", "c3 keys 1"])
def test_no_step_waits_for_a_build_where_none_is_nearer_or_it_wins(a: str) -> None:
    state = scene(a=a)
    build = GAME.rules.read_action(state, "build")
    assert "motive-step-waits" not in [one.key for one in reasons(state, build, None, 0)]


def told(state: State, action: str = "", kind: str = "") -> tuple[list[str], list[str], list[str]]:
    """The reasons, the actions that follow and the plan of the adviser's choice, or of another action."""
    coaching = GAME.part("coaching", GAME.coaching)
    chosen = coaching.adviser().choose(GAME.rules, state, tuple(actions(state)))
    chosen = GAME.rules.read_action(state, action) if action else chosen
    motive = coaching.motive(GAME.rules, state, chosen, kind)
    assert motive is not None
    then = [GAME.rules.write_action(at, one) for at, one in motive.then]
    tell = [
        [WORDS.tell(one.key, one.facts) for one in part] for part in (motive.reasons, motive.plan)
    ]
    return tell[0], then, tell[1]


def test_a_hint_tells_the_rest_of_the_turn_what_it_gains_and_where_the_way_leads_then() -> None:
    state = scene(a="b2a crystal off", keys="K1 K2 K3 K4 K5 K6")
    _, then, plan = told(state, "move NW")
    assert then[0] == "take key"
    assert "After all of it the way to the win is" in plan[-2]
    assert re.search(r"The way from there by .* to the centre tile d4: \d+ actions", plan[-1])


def test_a_plan_says_what_it_hangs_on_and_what_has_to_be_built() -> None:
    _, then, plan = told(scene(), "build")
    assert then == []
    assert plan[0] == "How it goes on depends on the tile that comes."
    assert plan[1].startswith("The way from there by")
    assert plan[2] == "Still to be built on it: e6."


def test_a_plan_names_who_blocks_the_win_on_the_centre_tile() -> None:
    _, _, plan = told(scene(a="c3 crystal off keys 1", b="d4 crystal off"), "end")
    assert plan[-1].startswith("B stands on the centre tile d4: whoever wants to win")


def test_an_ability_an_event_a_fight_and_a_trap_are_told_with_what_they_do() -> None:
    using = next(one for one in PENDING.values() if isinstance(one.top, CardShown))
    assert "the Golem goes 1 corridor further" in told(using, "use toll")[0][0]
    assert told(worked(), "call event")[0][0].startswith("An event comes into force")
    fight = told(scene(a="c3 crystal off", b="c3 crystal off"), "attack B")[0][0]
    assert fight.startswith("Chance to win the combat against B: 50 %.")
    assert "A trap on d3a lies on the way of" in told(scene(), "set trap d3a")[0][0]


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
