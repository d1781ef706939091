"""A hostile reading of dice, gems and Forging: what the rulebook's authors did not foresee."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.games.drawn import allowed, figures, of, place, play, position, refused

rule = pytest.mark.rule


def flat(pool: str, hero: str = "sweety", foe: str = "G") -> State:
    """A Hero on b1 with an Enemy to its right, a gem to its left and air above."""
    return position(
        f"""
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |   g:  1 :  {foe} :    |
    +====+====+====+====+
hero 1: {hero}
pool: {pool}
"""
    )


@rule("CRD-1", "DIE-4", "FRG-1")
def test_a_loaded_die_turns_the_last_die_of_the_pool_and_with_an_empty_pool_it_turns_none() -> None:
    """The die turned is one of the pool; a used one keeps its face and is no longer there (DIE-4)."""
    state, _ = play(flat("coin", "sweety; items loaded-die"), "use loaded-die")
    refused(state, "turn move to sword", "CRD-1", asks="to-turn", has=0)
    turned, _ = play(state, "turn coin to sword")
    assert turned.pool == (0, 1, 0, 0, 0)
    _, events = play(turned, "attack right with sword")
    assert of(events, e.Looted)


@rule("FRG-1", "FRG-4")
def test_a_turned_die_may_be_half_of_a_forge() -> None:
    """FRG-4 asks for equal faces, whatever brought them up."""
    state = flat("coin move", "etorn; items loaded-die")
    refused(state, "attack right with forge coin", "FRG-1", has=1, needs=2)
    after, _ = play(state, "use loaded-die", "turn move to coin")
    allowed(after, "attack right with forge coin", "FRG-1")


@rule("FRG-3", "GEM-1", "GEM-2")
def test_a_forged_sword_is_boosted_once_as_one_symbol_not_as_two_dice() -> None:
    """FRG-3, GEM-2: the forged symbol begins its own row of steps; a second sword begins another."""
    state = flat("coin coin sword", "etorn; gems 4", "D")
    _, events = play(state, "attack right with forge coin+1 sword+1")
    assert of(events, e.Looted), "2 + 2 are the Drake's 4, for 2 gems"
    after, events = play(state, "attack right with forge coin+3")
    assert not of(events, e.Looted)
    assert (after.hero.gems, after.pool) == (1, (0, 1, 0, 0, 0))


@rule("FRG-5", "FRG-1")
def test_four_equal_dice_are_two_forged_symbols_of_one_attack_but_never_one_of_a_forged_pair() -> (
    None
):
    """FRG-5: a forged symbol is used at once and is no half of another Forge."""
    state = flat("coin coin coin coin", "etorn", "E")
    _, events = play(state, "attack right with forge coin forge coin")
    assert of(events, e.Looted)
    refused(state, "attack right with forge coin forge sword", "FRG-1")


@rule("SYM-6", "DIE-3", "TRN-8", "FRG-2")
def test_a_special_die_spent_in_the_actions_is_blank_for_the_forge_but_may_be_set_again() -> None:
    """DIE-3: used, it is blank, so FRG-2 finds nothing on it; TRN-8 may set it in the same turn."""
    state = flat("coin", "sweety; special coin")
    after, _ = play(state, "coin with special", "end")
    refused(after, "set sword with forge special", "FRG-2", has=0)
    after, _ = play(after, "set coin with coin")
    assert after.heroes[0].special == 2
    kept, _ = play(state, "end", "set sword with forge special")
    assert kept.heroes[0].special == 1


@rule("MOV-5", "GEM-1", "MAP-8")
def test_a_gem_found_by_a_move_pays_for_the_next_symbol_not_for_that_move() -> None:
    """MOV-5: gems are paid when the symbol is used; the one that lies there is not had yet."""
    state = flat("move move", "etorn; gems 0")
    refused(state, "move left with move+1", "GEM-1")
    after, _ = play(state, "move left")
    assert after.hero.gems == 1
    after, _ = play(after, "move up with move+1", "step right")
    assert (place(after, 1), after.hero.gems) == ("b2", 0)


@rule("GEM-1", "SYM-3", "SYM-5")
def test_a_star_read_as_a_coin_is_boosted_into_coins_that_buy_no_step_themselves() -> None:
    """GEM-1 counts gems alone; FRG-3: a star is boosted like any symbol."""
    after, events = play(flat("star", "etorn; gems 3"), "coin with star+3")
    assert (after.hero.coins, after.hero.gems) == (3, 0)
    assert of(events, e.GemsSpent)


@rule("GEM-4", "SYM-7", "ENM-5")
def test_a_boosted_shove_stops_where_its_enemy_is_shut_in_and_the_gems_are_gone() -> None:
    """SYM-7: one adjacent free Space at a time; it may stop early, and nothing is returned."""
    state = position(
        """
map:
    +----+----+----+
  2 |  1 |    |    |
    +====+====+====+
  1 |    |  G :    |
    +====+====+====+
hero 1: etorn; gems 3
pool: shove
"""
    )
    after, _ = play(state, "shove gloop right with shove+3", "step left", "stop")
    assert figures(after) == {"a2": "1", "b1": "G"}
    assert (after.hero.gems, after.pending) == (0, ())


@rule("TRN-9", "FRG-4", "DIE-6")
def test_two_stars_set_the_special_die_though_the_hero_reads_a_star_as_a_sword() -> None:
    """FRG-4: equal means the same face; a star and a sword are no pair for Sweety either."""
    ended, _ = play(flat("star star sword"), "end")
    refused(ended, "set move with forge sword", "TRN-9")
    after, _ = play(ended, "set move with forge star")
    assert after.heroes[0].special == 0


@rule("FNT-4", "SPN-1", "DIE-3", "TRN-8")
def test_a_hero_who_faints_with_no_die_left_stays_out_and_sets_nothing_either() -> None:
    """FNT-4: spent dice stay spent; FNT-3 asks for a symbol, and TRN-8 for an unused die."""
    state = position(
        """
map:
    +----+----+
  1 |  1 : ^  |
    +====+====+
hero 1: sweety; hearts 1; special coin
pool: move
"""
    )
    after, _ = play(state, "move right")
    assert (place(after, 1), after.hero.special) == ("off", 5)
    refused(after, "spawn a1 with coin", "SPN-1")
    ended, _ = play(after, "end")
    assert ended.heroes[0].special == 5
