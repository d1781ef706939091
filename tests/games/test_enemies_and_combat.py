"""The enemy die, attacks, shoves, wounds and fainting."""

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import allowed, figures, of, place, play, position, refused

rule = pytest.mark.rule

WEREWOLF = position("map:\n    +----+\n  1 |  1 |\n    +====+\n").game.codes["werewolf"]


def rolled(text: str, face: str) -> tuple[State, list[object]]:
    """The position at its roll, then these dice and this face of the enemy die."""
    state = position(text + "turn: 2; hero 1; step roll\n")
    return play(state, f"roll move move sword shove star enemy {face}")


LEDGES = """
map:
    +----+----+----+----+----+
  3 |    :  W :  W :    :  1 |
    +    +====+====+    +    +
  2 |  G |    :  E :  2 :    |
    +====+    +====+====+    +
  1 |    :    :    :  G :  G |
    +    +    +    +    +    +
hero 2: etorn
"""


@rule("TRN-6", "ENM-1", "ENM-2", "ENM-3", "MAP-9")
def test_enemies_move_together_and_stop_at_walls_edges_figures_and_where_no_platform_is() -> None:
    """TRN-6, ENM-3: the lowest Row counts as a Platform (MAP-9)."""
    right, events = rolled(LEDGES, "right")
    assert figures(right) == {
        "b3": "W", "c3": "W", "e3": "1", "a2": "G", "c2": "E", "d2": "2", "d1": "G", "e1": "G",
    }  # fmt: skip
    stayed = {x.at: x.rule for x in of(events, e.EnemyStayed)}
    assert stayed == {12: "ENM-1", 11: "ENM-2", 5: "ENM-2", 7: "ENM-2", 4: "ENM-2", 3: "ENM-2"}
    left, events = rolled(LEDGES, "left")
    assert figures(left) == {
        "b3": "W", "c3": "W", "e3": "1", "a2": "G", "c2": "E", "d2": "2", "c1": "G", "d1": "G",
    }  # fmt: skip
    assert [x.frm for x in of(events, e.EnemyMoved)] == [3, 4], "two side by side both move"


@rule("TRN-6", "LAD-1", "LAD-2", "ENM-1", "ENM-5")
def test_an_enemy_steps_onto_a_platform_with_a_ladder_and_passes_it_when_moved() -> None:
    text = """
map:
    +----+----+----+
  2 |  G :H   :    |
    +====+=HH=+    +
  1 |    :H   :  1 |
    +====+====+====+
hero 1: etorn
"""
    state, _ = rolled(text, "right")
    assert figures(state)["b2"] == "G"
    after, _ = play(state, "shove gloop down")
    assert figures(after)["b1"] == "G"


@rule("TRN-5", "ENM-4", "TRN-13", "WND-1", "WND-2")
def test_on_attack_every_enemy_attacks_every_hero_beside_it_once_for_all() -> None:
    """TRN-5, TRN-13: Wounds add up, one faint at most."""
    state, events = rolled(
        """
map:
    +----+----+----+----+
  2 |    :  E :    :  2 |
    +    +    +    +    +
  1 |  G :  1 :  G :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
""",
        "attack",
    )
    assert state.hero.hearts == 1
    assert state.heroes[1].hearts == 5
    assert {x.rule for x in of(events, e.EnemyAttacked)} == {"TRN-5"}
    assert of(events, e.Wounded) == [e.Wounded(1, 3, 1, cause="attacks")]


@rule("ENM-7", "WND-1")
def test_a_werewolf_resets_the_special_die_and_a_gloop_steals_a_coin() -> None:
    state, _ = rolled(
        """
map:
    +----+----+----+
  1 |  W :  1 :  G |
    +====+====+====+
hero 1: avvy; special sword; coins 1
""",
        "attack",
    )
    assert state.hero.special == 5
    assert state.hero.coins == 0
    assert state.hero.hearts == 2


@rule("WND-3", "FNT-1", "FNT-2", "FNT-4")
def test_a_faint_leaves_the_map_resets_and_makes_whole_but_takes_nothing_owned() -> None:
    state, events = rolled(
        """
map:
    +----+----+----+
  1 |  W :  1 :  W |
    +====+====+====+
hero 1: sweety; hearts 2; special coin; coins 3; gems 2; items greedymmer (used); potions forest-honey; tokens poison, stone; ability used
""",
        "attack",
    )
    hero = state.hero
    assert (place(state, 1), hero.hearts, hero.special, hero.tokens) == ("off", 4, 5, ())
    assert (hero.coins, hero.gems) == (3, 2)
    assert hero.potions == ("forest-honey",)
    assert [x.token for x in of(events, e.TokenLost)] == ["poison", "stone"]
    assert of(events, e.Wounded) == [e.Wounded(1, 2, 0, cause="attacks")]


@rule("CRD-1", "WND-2")
def test_armour_and_a_ward_spare_wounds() -> None:
    state, events = rolled(
        """
map:
    +----+----+
  1 |  W :  1 |
    +====+====+
hero 1: sweety; items bark-shield; ward 1
""",
        "attack",
    )
    assert state.hero.hearts == 3
    assert state.hero.ward == 0
    assert of(events, e.Warded) == [e.Warded(1, 1)]


# --- attacking -----------------------------------------------------------------------------------------


FIGHT = """
map:
    +----+----+----+----+
  2 |    :  E |    :    |
    +    +====+    +    +
  1 |  W :  1 :  2 :  G |
    +====+====+====+====+
hero 1: {hero}
hero 2: avvy
pool: {pool}
"""


def fight(hero: str = "sweety", pool: str = "sword sword star move") -> State:
    return position(FIGHT.format(hero=hero, pool=pool))


@rule("ATK-1", "ADJ-2")
def test_a_hero_attacks_on_an_adjacent_space_only() -> None:
    """ATK-1, ADJ-2: not through a Platform, not at a distance."""
    allowed(fight(), "attack left", "ATK-1", "ATK-2")
    refused(fight(), "attack up", "ADJ-2", "ATK-1", frm="b1", to="b2", edge="platform")
    refused(fight(), "attack gloop", "ATK-1", "ADJ-1", to="d1", enemy="gloop")


@rule("ATK-5")
def test_an_attack_has_one_target_an_enemy() -> None:
    cite = refused(fight(), "attack right", "ATK-5", hero="avvy")
    assert cite.facts["to"] == "c1"
    refused(fight(), "attack c2", "ATK-5", to="c2")


@rule("ATK-2", "ATK-3")
def test_one_attack_deals_the_enemy_s_health_or_nothing_happens() -> None:
    """ATK-3: swords, stars, the Special die and gems add up."""
    short, events = play(fight(), "attack left with sword sword")
    assert figures(short)["a1"] == "W"
    assert of(events, e.Struck) == [e.Struck(1, WEREWOLF, 0, 2, 3)]
    assert short.pool == (1, 0, 0, 0, 1)
    done, _ = play(fight(), "attack left with sword sword star")
    assert "a1" not in figures(done)
    done, _ = play(fight("sweety; special sword; gems 1"), "attack left with sword+1 special")
    assert "a1" not in figures(done)


@rule("ATK-4", "ATK-7")
def test_a_defeated_enemy_leaves_the_map_and_the_attacker_gains_its_loot() -> None:
    after, events = play(fight("etorn", "sword sword sword"), "attack left with sword sword sword")
    assert (after.hero.coins, after.hero.gems) == (2, 3 + 1), "Etorn takes a gem more"
    assert of(events, e.Defeated) == [e.Defeated(1, WEREWOLF, 0)]
    assert of(events, e.Looted) == [e.Looted(1, 2, 4)]


@rule("ATK-6")
def test_a_bonus_makes_no_attack_alone_and_is_used_up_by_one_that_falls_short() -> None:
    state, events = play(
        fight("sweety; items greedymmer", "sword sword star move"), "use greedymmer"
    )
    assert state.bonus == 1
    assert of(events, e.Strengthened)
    refused(state, "attack left with move", "SYM-2")
    short, _ = play(state, "attack left with sword")
    assert short.bonus == 0
    done, _ = play(state, "attack left with sword sword")
    assert "a1" not in figures(done)


@rule("CRD-1", "ATK-6")
def test_a_passive_card_adds_to_every_attack() -> None:
    done, _ = play(fight("sweety; items dragon-tooth"), "attack left with sword sword")
    assert "a1" not in figures(done)


# --- shoving --------------------------------------------------------------------------------------------


@rule("ENM-5", "MAP-2", "LVL-3")
def test_a_shove_moves_any_enemy_to_an_adjacent_free_space() -> None:
    state = fight(pool="shove move")
    allowed(state, "shove gloop up", "ENM-5")
    refused(state, "shove gloop left", "ENM-5", free=0)
    refused(state, "shove ent down", "MAP-4", "ENM-5", edge="platform")
    refused(state, "shove ent right", "MAP-3", "ENM-5", edge="wall")
    refused(state, "shove gloop a2", "ENM-5", "ADJ-1", to="a2")
    refused(state, "shove gloop down", "MAP-11")


@rule("ENM-8")
def test_a_stone_golem_is_shoved_by_two_symbols_together() -> None:
    """ENM-8: gems on either add Spaces, but are no second symbol."""
    text = """
map:
    +----+----+----+----+
  1 |  1 :    :  S :    |
    +====+====+====+====+
hero 1: etorn; gems 3
pool: shove shove star star
"""
    state = position(text)
    refused(state, "shove c1 left with shove", "ENM-8", needs=2, has=1)
    refused(state, "shove c1 left with shove+1", "ENM-8", needs=2, has=1)
    allowed(state, "shove c1 left with shove shove", "ENM-8")
    allowed(state, "shove c1 left with shove forge star", "ENM-8", "FRG-1")
    after, _ = play(state, "shove c1 left with shove shove")
    assert after.pending == ()
    middle, _ = play(state, "shove c1 left with shove+1 shove")
    assert middle.pending[-1].b == 1


# --- the Boss ------------------------------------------------------------------------------------------------


BOSS = """
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    :    : $  :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |    :  M |  2 :    :    :    :    :    |
    +    +====+====+====+    +    +    +    +
  4 |    :  3 :    :    :  4 :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |  1 :    :    :  G :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
game: levels 2
hero 1: sweety
hero 2: etorn
hero 3: angelo
hero 4: avvy
"""


@rule("BOS-6", "BOS-13")
def test_the_boss_attacks_through_walls_and_platforms_and_heroes_do_not() -> None:
    _, events = rolled(BOSS, "attack")
    assert {x.hero for x in of(events, e.EnemyAttacked)} == {2, 3}
    assert [x.wounds for x in of(events, e.Wounded)] == [2, 2]
    theirs = position(BOSS + "turn: 2; hero 2\npool: sword move")
    refused(theirs, "attack left", "ADJ-2", "ATK-1", edge="wall")
    _, events = play(theirs, "move right")
    assert of(events, e.EnemyAttacked), "its zone of control ignores the Wall as well"


@rule("BLV-5")
def test_the_boss_level_is_sealed_but_for_the_enemy_die() -> None:
    below = position(BOSS + "turn: 2; hero 1\npool: shove sword move")
    refused(below, "shove medusa left", "BLV-5", enemy="medusa")
    refused(below, "attack medusa", "BLV-5", enemy="medusa")
    above = position(BOSS + "turn: 2; hero 2\npool: shove sword move")
    refused(above, "shove gloop right", "BLV-5", enemy="gloop")
    allowed(above, "shove medusa left")


@rule("BOS-1", "BOS-3", "PSH-5")
def test_the_boss_is_an_enemy_like_others() -> None:
    """BOS-1, BOS-3: shoved, moved by the enemy die, its health 4 and one a Level."""
    text = BOSS.replace("  5 |    :  M |  2 :", "  5 |    :  M :  2 :")
    state, _ = rolled(text, "left")
    assert figures(state)["b5"] == "M", "a5 has no Platform (ENM-1)"
    mine = position(text + "turn: 2; hero 2\npool: sword sword sword shove\n")
    _, events = play(mine, "attack left with sword sword sword")
    assert of(events, e.Struck) == [e.Struck(2, mine.game.boss_code, 33, 3, 6)]
    shoved, _ = play(mine, "shove medusa left")
    fallen, _ = play(shoved, "gravity")
    assert figures(fallen)["a4"] == "M"


@rule("SET-9", "BOS-12")
def test_whoever_defeats_the_boss_wins_at_once() -> None:
    text = BOSS.replace("  5 |    :  M |  2 :", "  5 |    :  M :  2 :")
    state = position(
        text.replace("hero 2: etorn", "hero 2: etorn; gems 3")
        + "turn: 2; hero 2\npool: sword sword sword sword move\n"
    )
    won, events = play(state, "attack left with sword+1 sword+1 sword sword")
    assert won.winner == 1
    assert events[-1] == e.Won(1)
    refused(won, "move right", "SET-9", hero="etorn")
