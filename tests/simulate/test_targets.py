"""The goals: each one met just inside its bounds, and missed outside."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.games.platformer.simulation import targets
from platformer_nb.games.platformer.simulation.aggregate import count
from platformer_nb.games.platformer.simulation.played import FAINTED
from platformer_nb.games.platformer.simulation.report import Boss, Card, Group, Solo
from platformer_nb.simulate.report import Named
from platformer_nb.simulate.statistics import Rate, Share, rate, share, spread
from tests.simulate.made import BOX, game, small_plan

NO = Share(rate(0, 0), 0, 0, 0, 0)


def group(players: int, turns: float = 10, first: float = 0.5) -> Group:
    of = replace(spread([10]), median=turns)
    seat = Share(Rate(0, 100, first, 0, 1), 1 / players, first * players, 0, 9)
    return Group(players, 100, 100, 0, of, of, 0, 0, (Named("1", seat),), ())


@pytest.mark.parametrize(("turns", "met"), [(7.5, False), (8, True), (16, True), (16.5, False)])
def test_a_game_lasts_8_to_16_turns_a_player(turns, met):
    (target,) = targets.game_length((group(1, 3), group(2, turns)))
    assert (target.about, target.figure, target.met) == ("2", turns, met)


@pytest.mark.parametrize(("wins", "met"), [(29, False), (31, True), (74, True), (76, False)])
def test_no_hero_wins_more_than_1_5_times_its_share_or_less_than_0_6(wins, met):
    (target,) = targets.hero_shares((Named("avvy", share(wins, 100, 50.0)),))
    assert target.met == met


@pytest.mark.parametrize(
    ("first", "met"), [(0.27, False), (0.29, True), (0.38, True), (0.4, False)]
)
def test_the_first_seat_is_within_5_points_of_fair(first, met):
    (target,) = targets.first_seats((group(3, first=first),))
    assert target.met == met


def test_items_and_potions_are_bought_and_artifacts_need_not_be():
    cards = tuple(
        Card(name, kind, rate(bought, 100), 1, NO)
        for name, kind, bought in [("a", "item", 1), ("b", "potion", 2), ("c", "artifact", 0)]
    )
    assert [(t.about, t.met) for t in targets.bought(cards)] == [("a", False), ("b", True)]


@pytest.mark.parametrize(("won", "met"), [(24, False), (25, True), (60, True), (61, False)])
def test_solo_is_won_a_quarter_to_six_tenths_of_the_time(won, met):
    turns = spread([9])
    (target,) = targets.solo_won(Solo(rate(won, 100), 0, 0, turns, turns, ()))
    assert target.met == met
    assert targets.solo_won(None) == []


def test_the_harder_boss_is_held_against_the_easier_one():
    easy = Boss("a", 10, 10, 3.0, 0, rate(40, 100))
    hard = Boss("b", 10, 10, 3.8, 0, rate(30, 100))
    turns, solo = targets.bosses_alike((hard, easy))
    assert (turns.about, turns.met) == ("boss-turns", True)
    assert turns.figure == pytest.approx(3.8 / 3)
    assert (solo.about, solo.met) == ("boss-solo", False)
    assert targets.bosses_alike((easy,)) == []


def test_a_boss_whom_nobody_beats_alone_is_no_goal_met():
    easy = Boss("a", 10, 10, 3.0, 0, rate(4, 10))
    never = Boss("b", 10, 10, 3.0, 0, rate(0, 10))
    assert not targets.bosses_alike((easy, never))[1].met


def test_a_report_holds_every_goal_that_its_games_say_something_of():
    games = [game(0), game(0, players=1, ending=FAINTED, winner=None)]
    names = [t.name for t in count(BOX, small_plan(1, players=[1, 2]), games).targets]
    assert names.count("bought") == len(BOX.items) + len(BOX.potions)
    assert names.count("hero") == len(BOX.heroes)
    assert {"length", "first-seat", "solo"} <= set(names)
