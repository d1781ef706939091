"""Gravity: who falls, how far, who may hold on."""

from dataclasses import replace

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules

rule = pytest.mark.rule

SHAFT = """
map:
    +----+----+----+----+
  4 |  1 :  G :H G :H 2 |
    +    +    +    +    +
  3 |    :    :H   :H   |
    +====+    +    +    +
  2 |    : ^ g:    :    |
    +    +    +=HH=+    +
  1 |    :    :    :    |
    +    +    +    +    +
hero 1: sweety
hero 2: etorn
pool: move move
"""


@rule("GRA-1", "GRA-5", "ACT-1", "MAP-9")
def test_every_figure_falls_until_a_platform_or_a_figure_stops_it() -> None:
    """GRA-1, MAP-9: the lowest Row counts as a Platform. GRA-5: Ladders do not hold Enemies."""
    state = position(SHAFT)
    allowed(state, "gravity", "ACT-1", "GRA-1")
    after, events = play(state, "gravity", "hold")
    assert figures(after) == {"a3": "1", "b1": "G", "c2": "G", "d4": "2"}
    assert [f.to for f in of(events, e.Fell)] == [8, 1, 6]
    allowed(after, "gravity")


@rule("GRA-4", "ACT-6")
def test_a_hero_on_a_ladder_falls_only_if_its_own_player_chooses() -> None:
    """GRA-4: in anybody's turn."""
    state, _ = play(position(SHAFT), "gravity")
    assert rules().actor(state) == 1
    refused(state, "end", "GRA-4", pending="ladder")
    held, events = play(state, "hold")
    assert place(held, 2) == "d4"
    assert of(events, e.Held) == [e.Held(2, 15)]
    dropped, _ = play(state, "drop")
    assert place(dropped, 2) == "d1"


@rule("GRA-7")
def test_no_ladder_catches_a_falling_hero_on_the_way() -> None:
    dropped, _ = play(position(SHAFT), "gravity", "drop")
    assert place(dropped, 2) == "d1", "d3 is a Ladder too"


@rule("LAD-2")
def test_a_platform_with_a_ladder_through_it_holds_and_stops_falls() -> None:
    state = position(SHAFT.replace(":H G :H 2 |", ":H 2 :H   |"))
    after, _ = play(state, "gravity", "drop")
    assert place(after, 2) == "c2"
    _, events = play(after, "gravity")
    assert not events, "nobody is asked: the Platform holds"


@rule("GRA-2", "MAP-5")
def test_a_hero_falling_through_a_trap_is_wounded_and_nobody_attacks_it() -> None:
    """GRA-2: the token on the way stays (MAP-8)."""
    state = position(SHAFT.replace("|  1 :  G :", "|  G :  1 :").replace(":H G :", ":H   :"))
    after, events = play(replace(state), "gravity", "hold")
    assert place(after, 1) == "b1"
    assert after.hero.hearts == 3
    assert of(events, e.Trapped) == [e.Trapped(1, 5)]
    assert not of(events, e.EnemyAttacked)
    assert not of(events, e.Took)


@rule("GRA-3")
def test_coins_and_gems_do_not_fall() -> None:
    state = position(SHAFT)
    after, _ = play(state, "gravity", "hold")
    assert after.lying == state.lying


STACK = """
map:
    +----+----+
  4 |  2 :    |
    +    +    +
  3 |  G :    |
    +    +    +
  2 | ^1 :    |
    +    +    +
  1 | ^  :  3 |
    +    +    +
hero 1: sweety; hearts {hearts}
hero 2: etorn
hero 3: angelo
turn: 2; hero 3
pool: move
"""


@rule("GRA-6")
def test_if_the_figure_beneath_is_gone_the_one_above_falls_as_well() -> None:
    after, events = play(position(STACK.format(hearts=4)), "gravity")
    assert figures(after) == {"a1": "1", "a2": "G", "a3": "2", "b1": "3"}
    assert after.heroes[0].hearts == 3, "it lands on the Trap of a1; a2 it only leaves"
    assert after.heroes[1].hearts == 5
    assert len(of(events, e.Fell)) == 3


@rule("GRA-6", "FNT-1")
def test_a_hero_that_faints_on_the_way_no_longer_holds_those_above() -> None:
    """GRA-6: they fall on, and onto the same Trap."""
    after, events = play(position(STACK.format(hearts=1)), "gravity")
    assert figures(after) == {"a1": "G", "a2": "2", "b1": "3"}
    assert after.heroes[1].hearts == 5 - 1, "a2 is a Trap"
    assert [x.hero for x in of(events, e.Fainted)] == [1]


@rule("GRA-6")
def test_a_hero_that_faints_in_a_trap_on_the_way_falls_no_further() -> None:
    state = position(
        """
map:
    +----+----+
  4 |  2 :    |
    +    +    +
  3 |  1 :    |
    +    +    +
  2 | ^  :    |
    +    +    +
  1 |    :  3 |
    +    +    +
hero 1: sweety; hearts 1
hero 2: etorn
hero 3: angelo
turn: 2; hero 3
pool: move
"""
    )
    after, events = play(state, "gravity")
    assert of(events, e.Fainted) == [e.Fainted(1, 2)]
    assert figures(after) == {"a1": "2", "b1": "3"}
    assert after.heroes[1].hearts == 4


@rule("GRA-6", "GRA-4")
def test_a_hero_held_by_a_ladder_holds_those_above_and_several_are_asked_from_below() -> None:
    state = position(
        """
map:
    +----+----+----+
  4 |H 2 :    :  G |
    +    +    +    +
  3 |  G :H 3 :    |
    +    +    +    +
  2 |H 1 :    :    |
    +    +    +    +
  1 |    :    :    |
    +    +    +    +
hero 1: sweety
hero 2: etorn
hero 3: angelo
pool: move
"""
    )
    first, _ = play(state, "gravity")
    assert rules().actor(first) == 0
    held, _ = play(first, "hold")
    assert rules().actor(held) == 2, "the Gloop on a3 and Etorn on it are held up"
    after, _ = play(held, "hold")
    assert figures(after) == {"a2": "1", "a3": "G", "a4": "2", "b3": "3", "c1": "G"}
    dropped, _ = play(first, "drop")
    assert rules().actor(dropped) == 2
    third, _ = play(dropped, "drop")
    assert rules().actor(third) == 1, "the Gloop fell, now Etorn hangs on its Ladder"
    after, _ = play(third, "drop")
    assert figures(after) == {"a1": "1", "a2": "G", "a3": "2", "b1": "3", "c1": "G"}


@rule("GRA-8")
def test_nobody_is_pushed_in_a_fall() -> None:
    _, events = play(position(STACK.format(hearts=4)), "gravity")
    assert not of(events, e.Pushed)


TOWER = """
map:
    +----+----+----+----+
  6 |    :    : $  :  2 |
    +    +    +    +    +
  5 |    :    :    :    |
    +    +    +    +    +
  4 |    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  3 |  1 :    :    :  G |
    +    +    +    +    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :    :    :    |
    +    +    +    +    +
hero 1: sweety
hero 2: etorn
pool: move
"""


@rule("GRA-10", "GRA-11")
def test_gravity_takes_the_whole_map_and_the_boss_level_s_lowest_row_stops_it() -> None:
    after, _ = play(position(TOWER), "gravity")
    assert figures(after) == {"a1": "1", "d1": "G", "d4": "2"}


@rule("GRA-9")
def test_nothing_falls_until_gravity_applies() -> None:
    state = position(TOWER.replace("pool: move", "pool: move shove"))
    state, events = play(state, "shove gloop left", "step left", "move down")
    assert not of(events, e.Fell)


@rule("TRN-10", "BOS-1")
def test_gravity_is_applied_at_the_end_of_every_turn_to_the_boss_as_well() -> None:
    state = position(TOWER.replace("  6 |    :    :", "  6 |    :  M :"))
    after, events = play(state, "end", "set none")
    assert figures(after) == {"a1": "1", "d1": "G", "d4": "2", "b4": "M"}
    assert rules().actor(after) == NATURE
    assert of(events, e.TurnBegan)
