"""The reasons of the planning bot: computed, true, and those that weigh most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from platformer_nb.bots.playing import play_out
from platformer_nb.core.errors import said
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.bots.evaluation.evaluation import Evaluator
from platformer_nb.games.platformer.bots.evaluation.heuristic import worth
from platformer_nb.games.platformer.bots.evaluation.weights import DEFAULT
from platformer_nb.games.platformer.bots.greedy import GreedyBot
from platformer_nb.games.platformer.bots.reasons.alternatives import Comparer, Comparison, Line
from platformer_nb.games.platformer.bots.reasons.breakdown import PARTS, Breakdown
from platformer_nb.games.platformer.bots.reasons.greedy_motives import GREEDY_PARTS, greedy_parts
from platformer_nb.games.platformer.bots.reasons.motives import (
    KEPT,
    costs,
    gains,
    reasons,
    step_reasons,
)
from platformer_nb.games.platformer.bots.search import HOPE
from platformer_nb.games.platformer.model.actions import Action, End, GainCoin, Move
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.text import Words
from tests.bots.test_search import at_the_boss, doomed_position
from tests.games.drawn import rules

COACH = GAME.coaching


@cache
def positions(players: int, boss: str, seed: int = 3) -> tuple[State, ...]:
    """The positions of a game between greedy bots in which a player decides."""
    seen: list[State] = []
    bots = [GreedyBot(seat) for seat in range(players)]
    start = new_game(rules().box, players, boss=boss)
    play_out(rules(), start, bots, Seeded(seed), 60, lambda state, _: seen.append(state))
    return tuple(state for state in seen if rules().actor(state) not in (NATURE,))


GAMES = [(2, "medusa"), (4, "ikee"), (1, "ikee"), (3, "medusa")]


@pytest.mark.parametrize(("players", "boss"), GAMES)
def test_the_parts_of_an_evaluation_add_up_to_it(players: int, boss: str) -> None:
    judge, taken = Evaluator(), Breakdown()
    for state in positions(players, boss)[::2]:
        for seat in range(players):
            value, hope = judge.weigh(state, seat)
            parts = taken.parts(state, seat)
            assert set(parts) <= set(PARTS)
            assert sum(parts.values()) == pytest.approx(value, abs=1e-9), parts
            closed = taken.parts(state, seat, open_=False)
            lost_or_open = HOPE * hope if state.winner != seat else 0.0
            assert sum(closed.values()) == pytest.approx(value + lost_or_open, abs=1e-9)


def decided(players: int, boss: str, every: int) -> Iterator[tuple[State, Action, int]]:
    """Positions in which a seat has to choose, with what the adviser chooses."""
    for state in positions(players, boss)[::every]:
        seat = rules().actor(state)
        actions = tuple(rules().actions(state))
        if isinstance(seat, int) and len(actions) > 1:
            yield state, COACH.adviser().choose(rules(), state, actions), seat


@pytest.mark.parametrize(("players", "boss"), GAMES)
def test_the_reason_named_is_the_part_that_differs_most(players: int, boss: str) -> None:
    """Found anew without the parts: by evaluations that leave out the weights of one part."""
    comparer, named = Comparer(), Counter[str]()
    for state, action, seat in decided(players, boss, 6 if players < 3 else 12):
        found = comparer.compared(rules(), state, action)
        (first, *_) = reasons(found, comparer.breakdown, seat)
        assert found.other is not None
        named[first.key] += 1
        if first.key in AS_GOOD and not gains(found):
            assert found.chosen.value - found.other.value < 2e-3
            continue
        paid = costs(found.chosen, seat)
        if first.key == "motive-traps-kept":
            assert set(gains(found)) == {"traps"}
            assert paid, "who goes through a Trap is not told to avoid one"
            continue
        differs = {
            part: found.chosen.parts.get(part, 0.0) - found.other.parts.get(part, 0.0)
            for part in PARTS
            if part != "traps" or not paid
        }
        top = max(differs.values())
        best = {part for part in differs if differs[part] > top - 1e-9}
        assert first.key.removeprefix("motive-").removesuffix("-odds") in {
            alias for part in best for alias in (part, *ALIASES.get(part, ()))
        }
        if "count" in first.facts and first.key in ("motive-coins", "motive-gems"):
            ends = [at.heroes[seat] for at in (found.chosen.end, found.chosen.actions[0][0])]
            has = [getattr(hero, first.key.removeprefix("motive-")) for hero in ends]
            assert first.facts["count"] == has[0] - has[1] > 0
        (part, *_) = best
        if part in WEIGHED:
            # Without its weight the choice loses just as much of its lead.
            less = Evaluator(replace(DEFAULT, **dict.fromkeys(WEIGHED[part], 0)))
            for line in (found.chosen, found.other):
                whole = Evaluator().standing(line.end, seat)
                assert whole - less.standing(line.end, seat) == pytest.approx(line.parts[part])
    assert len(named) > 2, named


AS_GOOD = (
    *("motive-end", "motive-keep", "motive-same"),
    *("motive-gravity", "motive-set"),
)
"""Reasons of what gains nothing over the best other choice."""

WEIGHED = {
    "climb": ("step", "hurry"),
    "rivals": ("rival", "rival_strike"),
    "gem-near": ("near_gem",),
    "shop-near": ("near_shop",),
}
"""Weights on which a part, and no other, depends."""

ALIASES = {
    "climb": ("on-map", "hold", "climb-kept", "stays-on-map", "footing"),
    "coins": ("coins-kept", "coins-spare"),
    "gems": ("gems-kept",),
    "hearts": ("hearts-kept", "faint"),
    **{part: (f"{part}-kept",) for part in KEPT},
    "special": ("set",),
    "danger": ("level", "danger-kept"),
    "cards": ("card", "card-kept"),
    "win": ("saved",),
}
"""Other sentences for a part."""


def test_a_win_is_given_as_the_reason() -> None:
    drawn = at_the_boss("etorn; gems 12; special sword", "move sword", at="a10")
    comparer = Comparer()
    action = COACH.adviser().choose(rules(), drawn, tuple(rules().actions(drawn)))
    found = comparer.compared(rules(), drawn, action)
    assert found.chosen.end.winner == 0
    assert [one.key for one in reasons(found, comparer.breakdown, 0)] == ["motive-win"]


@pytest.mark.parametrize(
    ("language", "without"),
    [("en", "without this choice"), ("pl", "bez tego wyboru"), ("uk", "без цього вибору")],
)
def test_the_odds_against_the_boss_say_what_they_are_compared_with(
    language: str, without: str
) -> None:
    words = Words(language, "platformer", strict=True)
    told = words("motive-strike-odds", chance=64, other=17)
    now, then = told.split(";")
    assert "64%" in now
    assert without in then
    assert "17%" in then


def test_a_level_about_to_go_is_given_as_the_reason() -> None:
    """TRN-2: the coin is worth its coin, the Move up is worth it because of the Level."""
    state, comparer = doomed_position(), Comparer()
    told: dict[type[Action], str] = {}
    bot = COACH.adviser()
    for _ in range(5):
        action = bot.choose(rules(), state, tuple(rules().actions(state)))
        (first, *_) = reasons(comparer.compared(rules(), state, action), comparer.breakdown, 0)
        told.setdefault(type(action), first.key)
        if isinstance(action, Move):
            break
        state, _ = rules().apply(state, action)
    assert told == {GainCoin: "motive-coins", Move: "motive-level"}


@pytest.mark.parametrize(("players", "boss"), GAMES)
def test_the_parts_of_the_greedy_bot_add_up_to_its_evaluation(players: int, boss: str) -> None:
    for state in positions(players, boss)[::8]:
        for seat in range(players):
            parts = greedy_parts(state, seat)
            assert set(parts) <= set(GREEDY_PARTS)
            assert sum(parts.values()) == pytest.approx(worth(state, seat))


def test_the_other_plan_is_never_better_than_the_chosen_one() -> None:
    comparer, compared = Comparer(), 0
    for state, action, _ in decided(2, "medusa", 5):
        found = comparer.compared(rules(), state, action)
        assert found.other is not None
        assert found.other.value <= found.chosen.value + 1e-4, (action, found)
        begins = found.other.actions[0][1] if found.other.actions else End()
        assert begins != action
        assert begins in rules().actions(state), (action, begins)
        compared += 1
    assert compared > 20


@pytest.mark.parametrize(("players", "boss"), GAMES[:2])
def test_a_step_is_credited_with_its_own_gain_and_the_plan_with_the_whole(
    players: int, boss: str
) -> None:
    planned, ready = 0, 0
    for state, action, seat in decided(players, boss, 9):
        motive = COACH.motive(rules(), state, action)
        assert motive is not None
        if not any(not isinstance(one, End) for _, one in motive.then):
            assert not motive.plan
        if not motive.plan:
            continue
        planned += 1
        after, _ = rules().apply(state, action)
        now, then = state.heroes[seat], after.heroes[seat]
        for one in motive.reasons:
            ready += one.key == "motive-way"
            if one.key in ("motive-coins", "motive-gems", "motive-hearts"):
                what = one.key.removeprefix("motive-")
                assert one.facts["count"] == max(0, getattr(then, what) - getattr(now, what))
    assert planned > 3
    assert ready > 0, "no step only prepares"


COSTLY = """
game: players 2; dungeon forest; boss medusa; levels 1
map:
    +----+----+----+----+
  2 |  2 :H   :    :    |
    +====+=HH=+====+====+
  1 |  1 :H   :    :    |
    +====+====+====+====+
hero 1: sweety; hearts {hearts}
hero 2: avvy
pool: {pool}
"""


def line(*hearts: int, at: tuple[int, ...] = ()) -> Line:
    """A line of positions with these hearts, and the Hero on these Spaces."""
    drawn = rules().read(COSTLY.format(hearts=4, pool="move"))
    states = [
        replace(drawn, heroes=(replace(drawn.hero, hearts=n, at=place), *drawn.heroes[1:]))
        for n, place in zip(hearts, at or (0,) * len(hearts), strict=True)
    ]
    return Line(tuple((state, End()) for state in states[:-1]), states[-1], {})


def test_the_hearts_that_a_plan_costs_are_told_with_what_is_left() -> None:
    words = Words("en", "platformer", strict=True)
    (one,) = costs(line(4, 3, 1), 0)
    assert words.tell(one.key, one.facts) == (
        "it costs 3 hearts, and only 1 is left: the next Wound makes the Hero faint."
    )
    (two,) = costs(line(4, 2), 0)
    assert words.tell(two.key, two.facts) == "it costs 2 hearts, and 2 are left."
    assert costs(line(2, 4), 0) == ()


def test_a_faint_on_the_way_is_a_cost_though_the_hearts_are_full_again() -> None:
    assert [one.key for one in costs(line(1, 5, 5, at=(0, -1, 1)), 0)] == ["motive-costs-faint"]


def test_a_step_that_costs_hearts_does_not_boast_of_fewer_traps_below() -> None:
    paid = line(3, 1)
    step = Comparison(paid._replace(parts={"traps": 0.0}), Line((), paid.end, {"traps": -1.0}))
    assert step_reasons(step, Breakdown(), 0, opens=False) == (said("motive-part"),)
    assert step_reasons(step, Breakdown(), 0) == (said("motive-way"),)


def test_of_a_plan_through_one_trap_it_is_told_that_the_other_one_leads_onto_another() -> None:
    paid = line(3, 1)
    whole = Comparison(paid._replace(parts={"traps": 0.0}), paid._replace(parts={"traps": -1.0}))
    assert reasons(whole, Breakdown(), 0) == (said("motive-traps-kept"),)


def test_a_held_ladder_is_explained_by_the_fall() -> None:
    drawn = """
map:
    +----+----+----+----+
  3 |H 1 :    :    :    |
    +    +    +    +    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :    :    :    |
    +    +    +    +    +
hero 1: sweety
hero 2: avvy
pool: move
"""
    asked, _ = rules().apply(
        rules().read(drawn), rules().read_action(rules().read(drawn), "gravity")
    )
    motive = COACH.motive(rules(), asked, rules().read_action(asked, "hold"))
    assert motive is not None
    assert motive.reasons[0] == said("motive-hold", count=2)
