"""The map, what is adjacent, moving, pushing, the zone of control."""

import pytest

from platformer_nb.games.platformer import events as e
from tests.cards.deciding import code
from tests.games.drawn import allowed, figures, of, place, play, position, refused, written

rule = pytest.mark.rule

ROOM = """
map:
    +----+----+----+----+
  3 |    :    :H   :    |
    +    +====+=HH=+    +
  2 |    :  1 |H   :    |
    +    +====+    +    +
  1 |    :    :H   :    |
    +====+====+====+====+
hero 1: {hero}
pool: {pool}
"""


def room(hero: str = "sweety", pool: str = "move move") -> str:
    return ROOM.format(hero=hero, pool=pool)


@rule("MOV-1", "ADJ-1")
def test_a_hero_moves_to_an_adjacent_space_only() -> None:
    state = position(room())
    allowed(state, "move left", "MOV-1")
    refused(state, "move d2", "MOV-1", "ADJ-1", frm="b2", to="d2")


@rule("MAP-3", "ADJ-2")
def test_nobody_crosses_a_wall() -> None:
    refused(position(room()), "move right", "MAP-3", frm="b2", to="c2")


@rule("MAP-4", "ADJ-2")
def test_nobody_crosses_a_platform() -> None:
    refused(position(room()), "move up", "MAP-4", frm="b2", to="b3")
    refused(position(room()), "move down", "MAP-4", frm="b2", to="b1")


@rule("ADJ-4")
def test_diagonals_are_never_adjacent() -> None:
    refused(position(room()), "move a3", "ADJ-4", "MOV-1", frm="b2", to="a3")


@rule("MAP-11")
def test_the_sides_of_the_map_stop_every_figure() -> None:
    """MAP-11: sides, bottom and top."""
    state, _ = play(position(room(pool="move move move")), "move left")
    refused(state, "move left", "MAP-11", frm="a2")
    up, _ = play(state, "move up")
    refused(up, "move up", "MAP-11")
    down, _ = play(state, "move down")
    refused(down, "move down", "MAP-11")


LADDER = """
map:
    +----+----+----+----+
  3 |    :    :H G :    |
    +    +====+=HH=+    +
  2 |    :    |H 1 :  G |
    +    +====+    +    +
  1 |    :    :H   :    |
    +====+====+====+====+
hero 1: sweety
pool: move move sword shove
"""


@rule("ADJ-3", "MOV-4")
def test_a_ladder_through_a_platform_joins_the_two_spaces() -> None:
    """ADJ-3: for moving, attacking and being attacked, up and down alike."""
    state = position(LADDER)
    allowed(state, "move up push right", "ADJ-3")
    allowed(state, "attack up", "ATK-1")
    after, _ = play(state, "attack up", "move up")
    allowed(after, "move down", "ADJ-3")


@rule("MOV-2")
def test_heroes_jump_freely_and_stay_in_the_air_until_gravity() -> None:
    state = position(room())
    state, _ = play(state, "move left")
    allowed(state, "move up", "MOV-2")
    after, _ = play(state, "move up")
    assert place(after, 1) == "a3"


@rule("LVL-3")
def test_no_figure_enters_a_level_that_is_not_revealed() -> None:
    state = position(
        """
game: levels 4
map:
    +----+----+----+----+----+----+----+----+
  3 |    :  1 :  G :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
pool: move shove
"""
    )
    refused(state, "move up", "LVL-3", to="b4")
    refused(state, "shove gloop up", "LVL-3", to="c4")
    refused(state, "move right push up", "LVL-3", to="c4")


# --- longer moves ----------------------------------------------------------------------------------


@rule("MOV-3", "MOV-5")
def test_a_longer_move_goes_one_space_at_a_time_with_nothing_between() -> None:
    state = position(room("sweety; gems 3", "move coin"))
    middle, _ = play(state, "move left with move+3")
    assert middle.hero.gems == 0
    refused(middle, "coin", "MOV-5", pending="steps", left=2)
    allowed(middle, "step up", "MOV-3")
    allowed(middle, "stop", "MOV-5")
    after, _ = play(middle, "step up", "stop")
    assert place(after, 1) == "a3"
    assert after.hero.gems == 0


@rule("MOV-3", "ZOC-2")
def test_a_faint_ends_a_longer_move() -> None:
    state = position(
        """
map:
    +----+----+----+----+
  1 |  1 :    : ^  :    |
    +====+====+====+====+
hero 1: sweety; hearts 1; gems 3
pool: move sword
"""
    )
    after, events = play(state, "move right with move+3", "step right")
    assert place(after, 1) == "off"
    assert after.pending == ()
    assert of(events, e.Fainted)
    allowed(after, "end")


# --- what a Space gives ---------------------------------------------------------------------------


FOUND = """
map:
    +----+----+----+----+
  2 | ^  :    :    :    |
    +    +    +    +    +
  1 | ^1 :  Gc:   g: ^  |
    +====+====+====+====+
hero 1: {hero}
pool: move move move shove
"""


@rule("MAP-5")
def test_a_trap_wounds_a_hero_that_enters_and_no_enemy() -> None:
    state = position(FOUND.format(hero="sweety"))
    after, events = play(state, "move up", "move down")
    assert after.hero.hearts == 4 - 1 - 1 - 1, "one Gloop, two Traps"
    assert of(events, e.Trapped) == [e.Trapped(1, 4), e.Trapped(1, 0)]
    _, events = play(state, "shove gloop right", "step right")
    assert not of(events, e.Trapped)
    after, events = play(position(FOUND.format(hero="avvy")), "move up")
    assert not of(events, e.Trapped), "Avvy walks through Traps"


@rule("MAP-7", "MAP-8", "MAP-12")
def test_a_hero_takes_the_token_it_comes_to_and_an_enemy_does_not() -> None:
    state = position(FOUND.format(hero="etorn"))
    moved, events = play(state, "shove gloop right")
    assert not of(events, e.Took), "the coin stays, the Gloop stands on the gem"
    after, events = play(moved, "move right", "move right push right")
    assert of(events, e.Took) == [e.Took(1, 1, "coin"), e.Took(1, 2, "gem")]
    assert after.lying[1] == after.lying[2] == 0


# --- pushing ----------------------------------------------------------------------------------------


PUSH = """
map:
    +----+----+----+----+
  2 |    :    |    :    |
    +    +    +    +    +
  1 |  G :  1 :  2 : ^ g|
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move
"""


@rule("PSH-1", "MAP-2")
def test_a_move_onto_a_figure_pushes_it_to_a_space_beside() -> None:
    """PSH-1, MAP-2: even to the Space the mover comes from."""
    state = position(PUSH)
    refused(state, "move right", "PSH-1", free=0)
    allowed(state, "move right push up", "PSH-1")
    allowed(state, "move right push left", "PSH-1")
    refused(state, "move up push up", "PSH-1", free=1)
    after, events = play(state, "move right push left")
    assert figures(after) == {"a1": "G", "b1": "2", "c1": "1"}
    assert of(events, e.Pushed) == [e.Pushed(2, 2, 1, by=1)]


@rule("PSH-2")
def test_the_space_pushed_to_holds_nobody() -> None:
    state = position(PUSH.replace("  2 |    :    |    :    |", "  2 |    :    |  W :    |"))
    refused(state, "move right push up", "PSH-2", space="c2")


@rule("PSH-2")
def test_where_the_figure_has_no_space_to_go_the_move_is_impossible() -> None:
    """PSH-2: on entering the Boss Level the Space left is no way out."""
    state = position(
        ENTRY.replace("  4 |    :  2 :    :    |", "  4 |  G :  2 :  G :    |").replace(
            "  5 |    :    :", "  5 |    :  W :"
        )
    )
    refused(state, "move up", "PSH-2", to="b4", nowhere=1)


@rule("PSH-3")
def test_a_pushed_figure_obeys_walls_and_platforms() -> None:
    state = position(
        PUSH.replace(
            "  2 |    :    |    :    |\n    +    +    +    ",
            "  2 |    :    |    :    |\n    +    +    +====",
        )
    )
    refused(state, "move right push up", "MAP-4", "PSH-3", to="c2")
    refused(state, "move right push b2", "ADJ-4", "PSH-3", to="b2")


@rule("PSH-4")
def test_a_pushed_hero_enters_its_new_space() -> None:
    after, events = play(position(PUSH), "move right push right")
    assert after.heroes[1].gems == 1
    assert after.heroes[1].hearts == 4
    assert of(events, e.Took) == [e.Took(2, 3, "gem")]


@rule("PSH-4", "FNT-1")
def test_a_pushed_hero_may_faint_on_a_trap_and_the_mover_stands_there() -> None:
    after, _ = play(position(PUSH.replace("etorn", "etorn; hearts 1")), "move right push right")
    assert figures(after) == {"a1": "G", "c1": "1"}
    assert after.heroes[1].hearts == 5


@rule("PSH-5")
def test_every_kind_of_figure_is_pushed_off_a_platform_too() -> None:
    """PSH-5: the Boss, and Enemies that are hard to shove; they take nothing."""
    state = position(
        """
map:
    +----+----+----+----+
  2 |  M :  1 :  S :   g|
    +    +====+====+    +
  1 |    :    :    :    |
    +====+====+====+====+
hero 1: avvy
pool: move move
"""
    )
    after, events = play(state, "move right push right")
    assert figures(after)["d2"] == "S"
    assert not of(events, e.Took)
    after, _ = play(state, "move left push down")
    assert figures(after)["a1"] == "M"


# --- the zone of control ------------------------------------------------------------------------------


@rule("ZOC-1", "WND-1")
def test_leaving_an_enemy_s_side_is_attacked_and_arriving_is_not() -> None:
    state = position(PUSH)
    allowed(state, "move up", "ZOC-1")
    left, events = play(state, "move up")
    assert of(events, e.EnemyAttacked) == [e.EnemyAttacked(5, 0, 1, 1, "ZOC-1")]
    assert left.hero.hearts == 3
    _, events = play(left, "move left")
    assert not of(events, e.EnemyAttacked), "a2 is beside the Gloop: arriving is free"


@rule("ZOC-2", "ZOC-4")
def test_a_hero_that_faints_leaving_neither_moves_nor_pushes_but_has_paid() -> None:
    state = position(PUSH.replace("sweety", "sweety; hearts 1; gems 1"))
    after, events = play(state, "move right push up with move+1")
    assert figures(after) == {"a1": "G", "c1": "2"}
    assert not of(events, e.Moved)
    assert not of(events, e.Pushed)
    assert after.pool == (1, 0, 0, 0, 0)
    assert after.hero.gems == 0
    assert after.pending == ()


@rule("ZOC-3")
def test_being_pushed_and_falling_are_no_moves() -> None:
    state = position(
        """
map:
    +----+----+----+
  2 |  1 :  2 :  W |
    +====+    +====+
  1 |    :  G :    |
    +====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move
"""
    )
    after, events = play(state, "move right push left")
    assert not of(events, e.EnemyAttacked)
    assert place(after, 2) == "a2"
    _, events = play(after, "gravity")
    assert not of(events, e.EnemyAttacked)


@rule("ZOC-4", "TRN-13")
def test_all_enemies_a_hero_leaves_attack_at_once() -> None:
    state = position(
        """
map:
    +----+----+----+
  2 |    :  W :    |
    +    +    +    +
  1 |  W :  1 :    |
    +====+====+====+
hero 1: sweety; special coin
pool: move move
"""
    )
    after, events = play(state, "move right")
    assert len(of(events, e.EnemyAttacked)) == 2
    assert len(of(events, e.Fainted)) == 1
    assert after.hero.hearts == 4, "made whole by fainting, and hit no more (WND-3)"


@rule("ENM-7")
def test_an_ent_costs_whoever_moves_beside_it_and_a_gem_without_coins() -> None:
    state = position(
        """
map:
    +----+----+----+----+
  1 |  1 :    :    :  E |
    +====+====+====+====+
hero 1: etorn; coins {c}; gems 1
pool: move move
""".replace("{c}", "1")
    )
    after, events = play(state, "move right", "move right")
    assert (after.hero.coins, after.hero.gems) == (0, 1)
    assert of(events, e.Lost) == [e.Lost(1, 1, 0, "ENM-7", code("ent"))]


# --- the Boss Level's entry -------------------------------------------------------------------------------


ENTRY = """
map:
    +----+----+----+----+
  6 |    :    :    : $  |
    +====+    +    +====+
  5 |    :    :    :    |
    +    +    +    +    +
  4 |    :  2 :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  3 |    :  1 :    :    |
    +    +====+====+    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  3 :    :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
hero 3: angelo
pool: move move shove sword
"""


@rule("BLV-1")
def test_the_way_into_the_boss_level_leads_up_and_never_down() -> None:
    state = position(ENTRY)
    allowed(state, "move up push left", "BLV-1")
    inside, _ = play(state, "move up push left")
    refused(inside, "move down", "BLV-1", frm="b4", to="b3")


@rule("ADJ-5")
def test_nothing_but_a_hero_s_own_move_crosses_the_entry() -> None:
    state = position(ENTRY)
    refused(state, "move up push down", "ADJ-5", to="b3")
    below = position(ENTRY.replace("  3 |    :  1 :    :    |", "  3 |    :  1 :  G :    |"))
    refused(below, "shove gloop up", "ADJ-5")
    refused(below, "move right push up", "ADJ-5", to="c4")


@rule("BLV-3")
def test_the_enemy_pushed_on_entering_attacks_and_it_alone() -> None:
    state = position(ENTRY.replace("  4 |    :  2 :    :    |", "  4 |  W :  G :  2 :    |"))
    after, events = play(state, "move up push up")
    assert of(events, e.EnemyAttacked) == [e.EnemyAttacked(5, 13, 1, 1, "ZOC-1")]
    assert place(after, 1) == "b4"
    assert figures(after)["b5"] == "G"


@rule("BLV-7")
def test_a_hero_that_faints_pushing_its_way_in_has_not_entered() -> None:
    text = ENTRY.replace("  4 |    :  2 :    :    |", "  4 |    :  W :  2 :    |")
    state = position(text.replace("sweety", "sweety; hearts 1"))
    after, _ = play(state, "move up push up")
    assert place(after, 1) == "off"
    assert not after.heroes[0].fell_at_boss
    assert {w.split()[1] for w in written(after) if w[:5] == "spawn"} == {"a1", "c1", "d1"}


@rule("BLV-4", "BLV-8", "LVL-4")
def test_when_the_last_hero_has_entered_all_other_levels_go() -> None:
    """BLV-8: the first Hero to enter changes nothing for those below."""
    state = position(ENTRY)
    _, events = play(state, "move up push left")
    assert not of(events, e.LevelRemoved)
    last = position(
        ENTRY.replace("  1 |    :  3 :", "  1 |    :  G :").replace("  6 |    :", "  6 |  3 :")
    )
    after, events = play(last, "move up push left")
    assert of(events, e.LevelRemoved) == [e.LevelRemoved(1)]
    assert of(events, e.EnemyGone) == [e.EnemyGone(5, 1)]
    assert after.terrain.low == after.terrain.boss_low
    assert after.hero.gems == 0


@rule("BLV-4")
def test_a_hero_that_fell_on_the_boss_level_counts_as_entered() -> None:
    text = ENTRY.replace("  1 |    :  3 :", "  1 |    :    :")
    _, events = play(position(text), "move up push left")
    assert not of(events, e.LevelRemoved)
    fell = text.replace("hero 3: angelo", "hero 3: angelo; fell on boss level")
    _, events = play(position(fell), "move up push left")
    assert of(events, e.LevelRemoved)
