"""What is counted of games, on games made by hand."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.simulation.aggregate import causes, count, group
from platformer_nb.games.platformer.simulation.played import CUT, FAINTED, LATE, Faint
from platformer_nb.games.platformer.simulation.report import Report
from platformer_nb.simulate.statistics import rate, share, spread
from tests.simulate.made import BOX, game, small_plan


def report(*games, **more) -> Report:
    return count(BOX, small_plan(len(games), **more), games)


def card(found: Report, name: str):
    return next(card for card in found.cards if card.name == name)


def test_wilsons_interval_is_the_one_of_the_books():
    half = rate(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    none = rate(0, 10)
    assert (none.rate, none.low, none.high) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert rate(10, 10).high == 1
    assert (rate(0, 0).low, rate(0, 0).high) == (0, 1)


def test_quartiles_and_the_histogram():
    found = spread([8, 9, 10, 11, 30])
    assert (found.least, found.lower, found.median, found.upper, found.most) == (8, 9, 10, 11, 30)
    assert found.histogram == {8: 1, 9: 1, 10: 1, 11: 1, 30: 1}
    assert spread([7]).median == spread([7]).lower == 7
    assert spread([]).count == 0


def test_a_share_is_fair_where_the_wins_are_as_many_as_chance_gives():
    assert share(25, 100, 25.0).ratio == 1
    assert share(50, 100, 25.0).ratio == 2
    assert share(0, 0, 0.0).ratio == 0


def test_wins_are_counted_by_place_in_the_order_of_turns():
    games = [game(0, first=1, winner=1), game(1, first=0, winner=0), game(2, first=1, winner=0)]
    first, second = group(BOX, 2, games).seats
    assert (first.share.wins.hits, first.share.wins.of) == (2, 3)
    assert (second.share.wins.hits, second.share.fair) == (1, 0.5)


def test_a_hero_is_measured_by_the_games_it_was_in():
    found = report(game(0), game(1, players=4, winner=3))
    ratios = {hero.name: hero.share for hero in found.heroes}
    assert ratios["sweety"].wins.of == 2
    assert ratios["sweety"].ratio == pytest.approx(1 / (1 / 2 + 1 / 4))
    assert ratios["avvy"].ratio == pytest.approx(4)
    assert ratios["lumi"].wins.of == 0


def test_games_cut_short_are_told_count_as_long_and_for_nobody():
    found = report(game(0), game(1, ending=CUT, winner=None, turns=60))
    (two,) = found.groups
    assert (two.games, two.won, two.cut, two.turns.most) == (2, 1, 1, 60)
    assert sum(hero.share.wins.of for hero in found.heroes) == 2


def test_a_card_bought_twice_in_a_game_is_one_game_and_two_copies():
    found = report(
        game(0, bought=((0, "grapnel"), (1, "grapnel"))),
        game(1, bought=((1, "grapnel"),)),
        game(2),
    )
    grapnel = card(found, "grapnel")
    assert (grapnel.bought.hits, grapnel.bought.of) == (2, 3)
    assert grapnel.copies_a_game == 1
    assert (grapnel.buyers.wins.hits, grapnel.buyers.wins.of) == (1, 3)
    assert grapnel.buyers.ratio == pytest.approx(2 / 3)


def test_artifacts_are_counted_where_they_are_played_with():
    games = [game(0, taken=((0, "dragon-tooth"),))]
    assert {c.kind for c in report(*games).cards} == {"item", "potion"}
    assert card(report(*games, artifacts=True), "dragon-tooth").bought.rate == 1


def test_the_worst_cause_comes_first():
    found = causes(
        [
            game(0, faints=(Faint(0, "trap", False),), wounds=(("trap", 3), ("ent", 4))),
            game(1, faints=(Faint(0, "trap", False), Faint(1, "ent", True)), wounds=(("ent", 2),)),
        ]
    )
    assert [(c.name, c.faints, c.wounds_a_game) for c in found] == [("trap", 2, 1.5), ("ent", 1, 3)]


def test_solo_games_are_won_or_lost_in_two_ways():
    games = [
        game(0, players=1, points=31),
        game(1, players=1, ending=FAINTED, winner=None),
        game(2, players=1, ending=LATE, winner=None),
        game(3, players=1, points=35),
    ]
    found = report(*games, players=[1]).solo
    assert found is not None
    assert (found.won.rate, found.fainted, found.late) == (0.5, 1, 1)
    assert found.points.median == 33
    assert found.heroes[0].share.ratio == 1


def test_bosses_are_measured_by_the_turns_since_they_came():
    games = [game(0, boss_turns=2), game(1, boss_turns=4), game(2, boss="ikee", boss_turns=0)]
    games.append(game(3, boss="ikee", boss_turns=4, faints=(Faint(0, "ikee", True),)))
    medusa, ikee = report(*games).bosses
    assert (medusa.boss_turns, ikee.boss_turns) == (3, 4)
    assert (medusa.faints_a_game, ikee.faints_a_game) == (0, 0.5)


def test_the_order_in_which_games_are_finished_makes_no_difference():
    games = [game(0), game(1, winner=1), game(0, players=3, winner=2), game(1, players=3)]
    assert report(*games, players=[2, 3]) == report(*reversed(games), players=[2, 3])


def test_no_games_are_a_report_too():
    found = count(BOX, small_plan(5), [])
    assert found.finished == 0
    assert found.asked == 20
    assert found.groups == ()
