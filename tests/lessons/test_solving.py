"""The search finds the best way, and knows when there is none."""

from random import Random

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import Move
from platformer_nb.games.platformer.teaching.goals.event_goals import Reaches, Survives
from platformer_nb.games.platformer.teaching.puzzles.kinds import highest_row, standing_row
from platformer_nb.lessons.puzzles.builder import Luck, replayed
from platformer_nb.lessons.puzzles.puzzles import proven
from platformer_nb.lessons.puzzles.solver import TooMany, best_way
from tests.games.drawn import position, rules

STAIR = """
map:
    +----+----+----+
  3 |    :    :    |
    +    +    +====+
  2 |    :    :    |
    +    +====+    +
  1 |  1 :    :    |
    +====+====+====+
hero 1: sweety; gems 3
pool: move move
"""
LURKER = """
map:
    +----+----+----+----+
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety; hearts 1
pool: shove coin
"""
ATTACK = ["roll move move sword coin shove enemy attack"]


def test_the_cheapest_way_is_found_before_the_shortest() -> None:
    state = position(STAIR)
    way = proven(GAME, state, [Reaches(want="reaches", row=2)], [])

    assert way is not None
    assert way.cost == 0
    replay = replayed(rules(), state, way.actions, [])
    assert replay is not None
    assert replay.solution == ["move up with move", "move right with move"]


def test_gems_carry_higher_than_dice_alone() -> None:
    assert highest_row(GAME, position(STAIR)) == 3
    assert highest_row(GAME, position(STAIR.replace("; gems 3", ""))) == 2


def test_where_there_is_no_way_none_is_found() -> None:
    state = position(STAIR.replace("; gems 3", ""))

    assert proven(GAME, state, [Reaches(want="reaches", row=3)], []) is None


def test_who_hangs_in_the_air_stands_on_no_row() -> None:
    state = position(STAIR)
    after, _ = rules().apply(state, rules().read_action(state, "move up"))

    assert (standing_row(state), standing_row(after)) == (1, 0)


def test_a_hero_survives_by_shoving_away_who_would_strike() -> None:
    state = position(LURKER)
    way = proven(GAME, state, [Survives(want="survives")], ATTACK)

    assert way is not None
    replay = replayed(rules(), state, way.actions, ATTACK)
    assert replay is not None
    assert replay.solution[0] == "shove c1 right with shove"
    assert "SYM-4" in replay.cited


def test_a_way_on_which_dice_decide_that_no_script_tells_is_no_solution() -> None:
    state = position(LURKER)
    way = proven(GAME, state, [Survives(want="survives")], ATTACK)

    assert way is not None
    assert replayed(rules(), state, way.actions, []) is None


def test_luck_is_the_share_of_random_turns_that_reach_the_goals() -> None:
    goals = [Reaches(want="reaches", row=2)]
    luck = Luck(rules(), position(STAIR), goals, [], 6)
    share = luck.share(Random(1), 60)

    assert 0 < share < 1
    assert share == luck.share(Random(1), 60)
    assert luck._replace(longest=1).share(Random(1), 60) == 0, "it takes two actions"
    nothing_moves = luck._replace(skipped=lambda action: isinstance(action, Move))
    assert nothing_moves.share(Random(1), 60) == 0


def test_a_hero_with_one_heart_does_not_survive_leaving() -> None:
    state = position(LURKER.replace("shove coin", "move coin"))

    assert proven(GAME, state, [Survives(want="survives")], ATTACK) is None


def test_a_search_gives_up_where_it_is_told_to() -> None:
    with pytest.raises(TooMany):
        best_way(GAME, position(STAIR), lambda state, events: False, patience=3)
