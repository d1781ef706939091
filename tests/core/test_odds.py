"""The odds of an outcome are those by which it is drawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from platformer_nb import new_game, open_position
from platformer_nb.core.play.chance import Odds, Outcomes, odds
from platformer_nb.games.platformer.model.actions import Reveal
from platformer_nb.games.platformer.rules.course.chance_outcomes import NextLevel, rerolls
from tests.core.drawn_odds import chance_nodes, check_odds


def test_outcomes_given_several_times_are_listed_as_often() -> None:
    assert Odds("aab").listed() == ("a", "a", "b")
    assert isinstance(Odds("aab"), Outcomes)


def test_the_odds_of_platformer_are_those_by_which_it_draws() -> None:
    session = new_game("platformer", players=2, seed=1).session
    nodes = chance_nodes(session, 150)
    assert len(nodes) >= 4, "a roll, a Level, a card, who begins"
    check_odds(session.rules, nodes)


def test_a_symbol_that_stands_twice_on_the_die_is_twice_as_likely() -> None:
    rolled = rerolls((0, 0, 1, 2, 3, 4), 1)
    assert sorted(Counter(rolled.listed()).values()) == [1, 1, 1, 1, 2]


def test_every_level_is_listed_as_often_as_it_is_drawn() -> None:
    """Each pair of tiles in either order with each Enemy card, once: all equally likely, and none is left out."""
    session = new_game("platformer", players=2, seed=1).session
    outcomes = NextLevel(session.state, 2)
    listed = [level for level in outcomes.listed() if isinstance(level, Reveal)]
    assert len(set(listed)) == len(listed)
    random = Random(1)
    drawn = [outcomes.sample(random) for _ in range(2000)]
    assert set(drawn) <= set(listed)
    tiles = {level.left for level in listed}
    assert len(listed) == len(tiles) * (len(tiles) - 1) * len({level.enemy for level in listed})


def test_where_a_player_decides_there_are_no_odds() -> None:
    game = open_position(
        "platformer", "map:\n    +----+\n  1 |  1 |\n    +====+\n    a\nhero 1: sweety"
    )
    assert odds(game.game.rules, game.state) == ()


def test_the_odds_are_exact() -> None:
    session = new_game("platformer", players=2, seed=1).session
    for state in chance_nodes(session, 40):
        assert all(isinstance(chance, Fraction) for _, chance in odds(session.rules, state))
