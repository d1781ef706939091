"""A hostile reading of attacks, Wounds and fainting: what the rulebook's authors did not foresee."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import allowed, figures, of, place, play, position, refused

rule = pytest.mark.rule


def rolled(text: str, face: str) -> tuple[State, list[object]]:
    """The position at its roll, then these dice and this face of the enemy die."""
    state = position(text + "turn: 2; hero 1; step roll\n")
    return play(state, f"roll move move sword shove star enemy {face}")


SHOP = "sword sword star\nshop: items -, -, -; potions stone-skin, gem-cordial, forest-honey\ndecks: items -"


def duel(hero: str, pool: str, foe: str = "W") -> State:
    """A Hero on b1 between two Enemies of a kind."""
    return position(
        f"""
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  {foe} :  1 :  {foe} :    |
    +====+====+====+====+
hero 1: {hero}
pool: {pool}
"""
    )


@rule("TRN-12", "FNT-1", "FNT-3", "SPN-1")
def test_a_hero_who_faints_by_the_enemy_die_of_its_own_turn_has_to_spawn_in_that_turn() -> None:
    """It is off the map when the Actions step begins (TRN-12), with a pool just rolled (FNT-3)."""
    state, events = rolled(
        """
map:
    +----+----+----+
  1 |  W :  1 :    |
    +====+====+====+
hero 1: sweety; hearts 1; special sword
""",
        "attack",
    )
    assert of(events, e.Fainted)
    assert (place(state, 1), state.hero.special, sum(state.pool)) == ("off", 5, 5)
    refused(state, "end", "TRN-12")
    after, _ = play(state, "spawn b1 with star")
    assert (place(after, 1), after.hero.hearts, after.active) == ("b1", 4, 0)
    allowed(after, "end")


@rule("FNT-1", "FNT-3", "MAP-5", "SPN-3")
def test_a_hero_who_faints_and_spawns_on_a_trap_is_wounded_again_but_from_full_hearts() -> None:
    """Hearts are full before the Spawn (FNT-1); coming onto a Trap by a Spawn costs 1 (MAP-5)."""
    state = position(
        """
map:
    +----+----+
  1 |  1 : ^  |
    +====+====+
hero 1: sweety; hearts 1
pool: move coin
"""
    )
    after, events = play(state, "move right", "spawn b1 with coin")
    assert [x.left for x in of(events, e.Wounded)] == [0, 3]
    assert (place(after, 1), after.hero.hearts) == ("b1", 3)


@rule("FNT-4", "ATK-6", "ATK-3")
def test_a_bonus_for_the_next_attack_outlives_a_faint_and_serves_after_the_spawn() -> None:
    """FNT-4: the effects of this turn stay; FNT-2: the exhausted item stays exhausted."""
    state = position(
        """
map:
    +----+----+----+
  1 |  1 : ^  :  E |
    +====+====+====+
hero 1: etorn; hearts 1; items greedymmer
pool: move sword coin
"""
    )
    after, _ = play(state, "use greedymmer", "move right", "spawn b1 with coin")
    refused(after, "use greedymmer", "ACT-3")
    after, events = play(after, "attack right with sword")
    assert of(events, e.Looted)
    assert figures(after) == {"b1": "1"}


@rule("ATK-2", "ATK-6")
def test_two_bonuses_add_up_in_one_attack_and_the_next_has_neither() -> None:
    """All sources add up in one attack (ATK-3); the next attack has neither (ATK-6)."""
    state = duel("etorn; hearts 3; items greedymmer; potions giants-broth", SHOP, "D")
    ready, _ = play(state, "use greedymmer", "use giants-broth")
    hit, events = play(ready, "attack right with sword")
    assert of(events, e.Looted), "1 + 1 + 2 are the Drake's 4"
    after, events = play(hit, "attack left with sword")
    assert not of(events, e.Looted)
    assert figures(after) == {"a1": "D", "b1": "1"}


@rule("GRA-9", "ATK-4", "GRA-6")
def test_who_stood_on_a_defeated_enemy_hangs_in_the_air_and_may_go_on_from_there() -> None:
    """GRA-9: a defeat moves nobody; the Hero may Move or fall, as its player likes."""
    state = position(
        """
map:
    +----+----+
  3 |    :    |
    +    +    +
  2 |  1 :    |
    +    +    +
  1 |  G :    |
    +====+====+
hero 1: sweety
pool: sword move
"""
    )
    after, events = play(state, "attack down with sword")
    assert of(events, e.Looted)
    assert not of(events, e.Fell)
    assert figures(after) == {"a2": "1"}
    assert place(play(after, "move up")[0], 1) == "a3"
    assert place(play(after, "gravity")[0], 1) == "a1"


@rule("GEM-1", "ATK-7", "MOV-5")
def test_loot_cannot_pay_for_the_blow_that_wins_it_but_for_the_next_one() -> None:
    """GEM-1: gems are discarded as the symbol is used, before there is any loot."""
    state = duel("etorn; gems 1", "sword sword sword", "E")
    refused(state, "attack right with sword+3", "GEM-1")
    after, _ = play(state, "attack right with sword+1")
    assert after.hero.gems == 1 - 1 + 1 + 1, "the Ent's gem, and Etorn's own"
    _, events = play(after, "attack left with sword+1")
    assert of(events, e.Looted)


@rule("ATK-5")
def test_what_is_over_in_an_attack_is_lost_on_the_enemy_at_the_other_side() -> None:
    """ATK-5: one attack has one target; ten Wounds do not defeat two Gloops."""
    after, events = play(duel("sweety; gems 6", "sword sword", "G"), "attack right with sword+6")
    assert len(of(events, e.Looted)) == 1
    assert figures(after) == {"a1": "G", "b1": "1"}


@rule("TRN-13", "WND-3", "CRD-1")
def test_attackers_on_all_sides_are_one_event_and_the_hero_faints_once() -> None:
    """TRN-13: six Wounds against one heart; the new hearts are not touched (WND-3)."""
    state, events = rolled(
        """
map:
    +----+----+----+
  2 |    :  W :    |
    +    +    +    +
  1 |  W :  1 :  W |
    +====+====+====+
hero 1: sweety; hearts 1
""",
        "attack",
    )
    assert len(of(events, e.EnemyAttacked)) == 3
    assert len(of(events, e.Fainted)) == 1
    assert state.hero.hearts == 4


@rule("ENM-7", "FNT-2", "TRN-13")
def test_gloops_that_make_a_hero_faint_have_still_taken_their_coins() -> None:
    """Every attacker's ability works (TRN-13); what the faint keeps is what was left (FNT-2)."""
    state, events = rolled(
        """
map:
    +----+----+----+
  1 |  G :  1 :  G |
    +====+====+====+
hero 1: sweety; hearts 1; coins 3
""",
        "attack",
    )
    assert of(events, e.Fainted)
    assert state.hero.coins == 1


@rule("PSH-4", "FNT-1", "FNT-4", "GRA-9")
def test_a_hero_pushed_onto_a_trap_with_its_last_heart_faints_and_the_mover_goes_on() -> None:
    """PSH-4: the pushed one enters the Trap; FNT-4: the faint costs neither of them a turn."""
    state = position(
        """
map:
    +----+----+----+
  1 |  1 :  2 : ^  |
    +====+====+====+
hero 1: sweety
hero 2: etorn; hearts 1; special coin; coins 2
pool: move move
"""
    )
    after, _ = play(state, "move right push right")
    assert (place(after, 1), place(after, 2)) == ("b1", "off")
    second = after.heroes[1]
    assert (second.hearts, second.special, second.coins) == (5, 5, 2)
    allowed(after, "move left")
