"""A hostile reading of the chapters on Enemies: what the rulebook's authors did not foresee."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import figures, of, place, play, position, refused

rule = pytest.mark.rule


def rolled(text: str, face: str) -> tuple[State, list[object]]:
    """The position at its roll, then these dice and this face of the enemy die."""
    state = position(text + "turn: 2; hero 1; step roll\n")
    return play(state, f"roll move move sword shove star enemy {face}")


@rule("ENM-2", "ENM-3", "MAP-11")
def test_a_chain_of_enemies_against_the_edge_of_the_map_stays_to_the_last_one() -> None:
    """ENM-3 moves those behind only if the first can; MAP-11: the side stops it like a Wall."""
    text = """
map:
    +----+----+----+----+----+
  1 |  G :  G :  G :    :  1 |
    +====+====+====+====+====+
hero 1: sweety
"""
    left, events = rolled(text, "left")
    assert figures(left) == {"a1": "G", "b1": "G", "c1": "G", "e1": "1"}
    assert {x.rule for x in of(events, e.EnemyStayed)} == {"ENM-2"}
    right, _ = rolled(text, "right")
    assert figures(right) == {"b1": "G", "c1": "G", "d1": "G", "e1": "1"}


@rule("ENM-1", "ENM-3")
def test_three_enemies_in_a_row_with_a_hole_close_the_gap_but_not_over_a_hole() -> None:
    """ENM-3 within each group; ENM-1: the first of a group before a hole holds up all behind it."""
    text = """
map:
    +----+----+----+----+----+
  2 |  G :  G :    :  G :    |
    +====+====+{}+====+    +
  1 |  1 :    :    :    :    |
    +====+====+====+====+====+
hero 1: sweety
"""
    closed, _ = rolled(text.replace("{}", "===="), "right")
    assert figures(closed) == {"a1": "1", "b2": "G", "c2": "G", "d2": "G"}
    hole, events = rolled(text.replace("{}", "    "), "right")
    assert figures(hole) == {"a1": "1", "a2": "G", "b2": "G", "d2": "G"}
    assert not of(events, e.EnemyMoved)


@rule("ENM-1", "GRA-9")
def test_an_enemy_in_the_air_steps_back_onto_a_platform_and_nobody_follows_it_into_the_air() -> (
    None
):
    """ENM-1 asks where it goes, not where it is; nothing falls before Gravity applies (GRA-9)."""
    state, _ = rolled(
        """
map:
    +----+----+----+----+
  2 |  G :  G :    :    |
    +====+    +====+    +
  1 |    :    :    :  1 |
    +====+====+====+====+
hero 1: sweety
""",
        "right",
    )
    assert figures(state) == {"a2": "G", "c2": "G", "d1": "1"}


@rule("ENM-1", "GRA-9", "GRA-6")
def test_an_enemy_riding_on_another_is_left_in_the_air_when_the_lower_one_walks_off() -> None:
    """A figure is no Platform (ENM-1), so the upper one stays; it hangs until Gravity (GRA-9)."""
    state, _ = rolled(
        """
map:
    +----+----+----+
  2 |  G :    :    |
    +    +    +    +
  1 |  G :    :  1 |
    +====+====+====+
hero 1: sweety
""",
        "right",
    )
    assert figures(state) == {"a2": "G", "b1": "G", "c1": "1"}
    after, _ = play(state, "gravity")
    assert figures(after) == {"a1": "G", "b1": "G", "c1": "1"}


@rule("MAP-5", "MAP-12", "ENM-6", "PSH-5")
def test_an_enemy_walks_over_a_trap_onto_a_gem_which_goes_to_the_hero_who_pushes_it_off() -> None:
    """Traps and tokens are for Heroes: the gem waits under the Enemy (MAP-12)."""
    state, events = rolled(
        """
map:
    +----+----+----+----+
  1 |  1 : ^ g:  G :    |
    +====+====+====+====+
hero 1: sweety; gems 0
""",
        "left",
    )
    assert figures(state) == {"a1": "1", "b1": "G"}
    assert not of(events, e.Wounded)
    assert not of(events, e.Took)
    after, events = play(state, "move right push right")
    assert after.hero.gems == 1
    assert after.hero.hearts == 4 - 1 - 1, "the Gloop it left, and the Trap"


@rule("ZOC-1", "ZOC-2", "PSH-1", "FNT-4")
def test_the_enemy_one_is_about_to_push_attacks_first_and_a_faint_leaves_it_where_it_was() -> None:
    """It is adjacent to the Space that is left (ZOC-1); no Move, no Push (ZOC-2); the die is spent."""
    state = position(
        """
map:
    +----+----+----+
  1 |  1 :  G :    |
    +====+====+====+
hero 1: sweety; hearts 1
pool: move coin
"""
    )
    after, events = play(state, "move right push right")
    assert figures(after) == {"b1": "G"}
    assert not of(events, e.Pushed)
    assert not of(events, e.Moved)
    assert after.pool == (0, 0, 1, 0, 0)


@rule("ZOC-1", "MOV-3", "ADJ-4")
def test_a_longer_move_around_an_enemy_is_attacked_each_time_it_leaves_its_side() -> None:
    """Each step is a Move of its own (MOV-3); the diagonal Space between is not adjacent (ADJ-4)."""
    state = position(
        """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  1 :  G :    |
    +====+====+====+
hero 1: avvy; gems 3
pool: move
"""
    )
    after, events = play(state, "move up with move+3", "step right", "step right")
    assert [x.frm for x in of(events, e.EnemyAttacked)] == [1, 1]
    assert (place(after, 1), after.hero.hearts) == ("c2", 4)


@rule("ZOC-1", "ADJ-2", "ADJ-3")
def test_only_the_enemy_behind_a_ladder_attacks_who_leaves_not_the_one_behind_a_wall() -> None:
    """The zone of control is adjacency: a Wall parts it (ADJ-2), a Ladder joins it (ADJ-3)."""
    state = position(
        """
map:
    +----+----+----+
  2 |    :H G :    |
    +    +=HH=+    +
  1 |  G |H 1 :    |
    +====+====+====+
hero 1: avvy
pool: move
"""
    )
    _, events = play(state, "move right")
    assert [x.frm for x in of(events, e.EnemyAttacked)] == [4]


@rule("PSH-1", "ZOC-3")
def test_an_enemy_pushed_against_a_hero_attacks_nobody_and_a_pushed_hero_is_not_attacked() -> None:
    """Being pushed is no Move (ZOC-3): Etorn leaves the Gloop's side unharmed."""
    state = position(
        """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  1 :  2 :  G :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""
    )
    after, events = play(state, "move right push up")
    assert not of(events, e.EnemyAttacked)
    assert (place(after, 1), place(after, 2)) == ("b1", "b2")


@rule("ENM-8", "GEM-1")
def test_gems_do_not_stand_in_for_the_second_symbol_a_golem_asks_for() -> None:
    """ENM-8: two symbols together; a Forge or the Special die may be the second."""
    text = """
map:
    +----+----+----+
  2 |    :    :    |
    +    +    +    +
  1 |  1 :    :  S |
    +====+====+====+
hero 1: etorn; gems 9; special shove
pool: shove coin coin
"""
    state = position(text)
    refused(state, "shove c1 up with shove+6", "ENM-8")
    after, _ = play(state, "shove c1 up with shove special")
    assert figures(after)["c2"] == "S"
    after, _ = play(state, "shove c1 up with shove forge coin")
    assert figures(after)["c2"] == "S"
