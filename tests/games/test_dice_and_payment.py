"""Dice, what pays for an action, Forging, gems, the Special die."""

from dataclasses import replace

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.actions import Attack
from platformer_nb.games.platformer.model.box.box import SYMBOLS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.dice import gems
from tests.games.drawn import allowed, of, place, play, position, refused, rules, written

rule = pytest.mark.rule


def flat(pool: str, hero: str = "sweety", more: str = "", top: str = "  ") -> State:
    """A Hero on b1 with a Gloop to its right and air above."""
    return position(
        f"""
map:
    +----+----+----+----+
  2 |    :    : {top} :    |
    +    +    +    +    +
  1 |    :  1 :  G :    |
    +====+====+====+====+
hero 1: {hero}
pool: {pool}
{more}
"""
    )


@rule("SYM-1")
def test_a_move_symbol_moves_the_hero_one_space() -> None:
    state = flat("move sword")
    allowed(state, "move left", "SYM-1", "MOV-1")
    after, events = play(state, "move left")
    assert place(after, 1) == "a1"
    assert after.pool == (0, 1, 0, 0, 0)
    assert of(events, e.Moved) == [e.Moved(1, 1, 0)]
    refused(state, "move left with sword", "SYM-1", symbol="move", given="sword")


@rule("SYM-2")
def test_swords_attack_and_nothing_else_does() -> None:
    state = flat("sword coin")
    allowed(state, "attack right with sword", "SYM-2", "ATK-1")
    refused(state, "attack right with coin", "SYM-2", symbol="sword", given="coin")


@rule("SYM-3")
def test_a_coin_symbol_gains_a_coin() -> None:
    state = flat("coin sword")
    after, events = play(state, "coin")
    assert after.hero.coins == 1
    assert events == [e.Gained(1, 1, 0, 0, "SYM-3")]
    refused(state, "coin with sword", "SYM-3", symbol="coin", given="sword")


@rule("SYM-4", "ENM-5", "ENM-6")
def test_a_shove_moves_an_enemy_one_space_and_it_attacks_nobody() -> None:
    state = flat("shove move", "etorn")
    after, events = play(state, "shove gloop up")
    assert [type(x) for x in events] == [e.Shoved]
    assert after.hero.hearts == 5
    refused(state, "shove gloop up with move", "SYM-4")
    refused(state, "shove a1 up", "SYM-4", nobody=1)
    refused(state, "shove b1 up", "SYM-4", hero="etorn")
    refused(state, "shove gloop left", "ENM-5", free=0)


@rule("SYM-5")
def test_a_star_counts_as_what_the_hero_card_says() -> None:
    allowed(flat("star star", "sweety"), "attack right with star", "SYM-5")
    refused(flat("star star", "sweety"), "move left with star", "SYM-5", symbol="move")
    allowed(flat("star", "angelo"), "move left with star", "SYM-5")
    allowed(flat("star", "etorn"), "coin with star", "SYM-5")
    refused(flat("star", "sweety"), "star", "SYM-5", hero="sweety", symbol="sword", same=1)
    after, _ = play(flat("star", "avvy; coins 1"), "star")
    assert (after.hero.gems, after.hero.coins) == (1, 0)


@rule("FRG-3")
def test_a_star_is_boosted_with_gems_like_any_symbol() -> None:
    after, _ = play(flat("star", "avvy; coins 1; gems 3"), "star with star+3")
    assert after.hero.gems == 0 + 3
    allowed(flat("star", "sweety; gems 1"), "attack right with star+1", "GEM-1")
    allowed(flat("coin coin", "sweety; gems 1"), "attack right with forge coin+1", "GEM-1", "FRG-1")


@rule("SYM-6", "DIE-3")
def test_using_the_special_die_resets_it() -> None:
    state = flat("sword", "sweety; special move")
    allowed(state, "move left with special", "SYM-6")
    after, events = play(state, "move left with special")
    assert after.hero.special == 5
    assert after.pool == (0, 1, 0, 0, 0)
    assert of(events, e.SpecialReset) == [e.SpecialReset(1)]
    refused(state, "coin with special", "SYM-6", symbol="move", needed="coin")
    refused(flat("sword"), "move left with special", "SYM-6", symbol="blank")


@rule("SYM-5", "SYM-6")
def test_a_star_on_the_special_die_is_read_like_any_star() -> None:
    allowed(flat("", "sweety; special star"), "attack right with special")
    refused(flat("", "sweety; special star"), "move left with special", "SYM-5")


@rule("SYM-7")
def test_a_boosted_shove_moves_one_enemy_step_by_step_and_may_stop() -> None:
    state = flat("shove", "etorn; gems 1")
    middle, events = play(state, "shove gloop up with shove+1")
    assert len(of(events, e.Shoved)) == 1
    allowed(middle, "step right", "SYM-7")
    allowed(middle, "stop")
    refused(middle, "step down push left", "ENM-5")
    refused(middle, "coin", "SYM-7", pending="slide")
    assert not any(w.startswith(("shove", "slide")) for w in written(middle))
    after, _ = play(middle, "step right")
    assert after.pending == ()
    refused(flat("shove shove", "etorn"), "shove gloop up with shove shove", "SYM-7", has=2)


@rule("GEM-4", "SYM-7")
def test_an_ability_that_shoves_farther_adds_one_space_once() -> None:
    """GEM-4: gems raise the symbol's own 1, the ability's bonus is added once."""
    middle, _ = play(flat("shove", "sweety; gems 1"), "shove gloop up with shove+1")
    assert middle.pending[-1].b == 2
    middle, _ = play(flat("shove", "sweety"), "shove gloop up")
    assert middle.pending[-1].b == 1


@rule("FRG-1")
def test_two_equal_dice_are_forged_into_another_symbol() -> None:
    state = flat("coin coin sword")
    allowed(state, "move left with forge coin", "FRG-1")
    after, _ = play(state, "move left with forge coin")
    assert after.pool == (0, 1, 0, 0, 0)
    refused(state, "move left with forge sword", "FRG-1", has=1, needs=2)


@rule("FRG-4")
def test_equal_means_the_same_face_and_the_result_another() -> None:
    state = flat("star sword", "sweety")
    refused(state, "move left with forge sword", "FRG-1", has=1)
    refused(flat("move move", "sweety"), "move left with forge move", "FRG-1", same=1)
    allowed(flat("star star", "sweety"), "move left with forge star", "FRG-1")
    allowed(flat("move move", "avvy; coins 1"), "star with forge move", "FRG-1")


@rule("FRG-5")
def test_a_forged_symbol_is_no_half_of_another_forge() -> None:
    """FRG-5: four coins make two swords, never one die of the pool."""
    state = flat("coin coin coin coin", "etorn")
    allowed(state, "attack right with forge coin forge coin")
    after, _ = play(state, "attack right with forge coin")
    assert after.pool == (0, 0, 2, 0, 0)


@rule("FRG-2")
def test_the_special_die_is_half_of_a_forge_only_when_it_is_set() -> None:
    refused(flat("coin", "sweety; special coin"), "move left with forge special", "FRG-2")
    ended, _ = play(flat("coin", "sweety; special coin"), "end")
    allowed(ended, "set move with forge special", "FRG-2")
    refused(ended, "set coin with forge special", "FRG-2", same=1)
    other, _ = play(flat("coin", "sweety; special move"), "end")
    refused(other, "set sword with forge special", "FRG-2", has=0)


@rule("DIE-4")
def test_a_used_die_leaves_the_pool_but_keeps_its_face() -> None:
    after, _ = play(flat("move coin"), "coin")
    refused(after, "coin", "SYM-3", has=0, needs=1)
    assert after.roll == (0, 2)


@rule("DIE-1", "DIE-5")
def test_five_dice_of_five_symbols_and_an_enemy_die_are_rolled() -> None:
    """DIE-1, DIE-5: move stands on an action die twice, each face of the enemy die twice."""
    state, _ = play(flat("", "sweety"), "end")
    outcomes = rules().actions(state)
    assert len(set(outcomes)) == 126 * 3
    assert len(outcomes) == len(list(outcomes)) == 126 * 3
    weights: dict[object, int] = {}
    for way in outcomes.ways:  # type: ignore[attr-defined]
        weights[way] = weights.get(way, 0) + 1
    assert sum(weights.values()) == 6**6
    moves = rules().read_action(state, "roll move move move move move enemy left")
    swords = rules().read_action(state, "roll sword sword sword sword sword enemy left")
    assert weights[moves] == 32 * weights[swords]
    allowed(state, "roll star move sword coin shove enemy attack", "TRN-4")
    refused_at_dice(state, "roll move move enemy left", "DIE-1")


def refused_at_dice(state: State, text: str, because: str) -> None:
    """Chance cannot bring this."""
    ruling = rules().judge(state, rules().read_action(state, text))
    assert ruling.rules == (because,)
    assert ruling.written == ()


@rule("DIE-6", "TRN-0")
def test_unused_symbols_are_lost_at_the_end_of_the_turn() -> None:
    ended, _ = play(flat("move coin sword"), "end", "set coin")
    assert ended.pool == (0, 0, 0, 0, 0)
    assert ended.roll == ()
    assert ended.heroes[0].special == SYMBOLS.index("coin")


@rule("DIE-2")
def test_the_special_die_keeps_its_symbol_from_turn_to_turn() -> None:
    ended, _ = play(flat("", "sweety; special coin"), "end")
    assert ended.turn == 3
    assert ended.heroes[0].special == SYMBOLS.index("coin")


@rule("GEM-1")
def test_each_step_on_a_die_costs_a_gem_more_than_the_last() -> None:
    assert [gems.cost(n) for n in range(5)] == [0, 1, 3, 6, 10]
    state = flat("coin", "etorn; gems 6")
    after, events = play(state, "coin with coin+6")
    assert after.hero.coins == 4
    assert after.hero.gems == 0
    assert of(events, e.GemsSpent) == [e.GemsSpent(1, 6)]
    refused(state, "coin with coin+10", "GEM-1", needs=10, has=6, symbol="coin", several=0)


@rule("GEM-2", "GEM-3")
def test_nine_gems_raise_two_swords_to_seven_and_four_to_ten_with_one_left() -> None:
    assert gems.most_steps(2, 9) + 2 == 7
    assert gems.most_steps(4, 9) + 4 == 10
    assert gems.spread_cost(4, 6) == 8
    state = flat("sword sword", "etorn; gems 9")
    allowed(state, "attack right with sword+6 sword+3")
    one = rules().read_action(state, "attack right with sword+6 sword+3")
    other = rules().read_action(state, "attack c1 with sword+3 sword+6")
    assert one == other


def powers(state: State) -> dict[str, tuple[int, int]]:
    """Every attack that is listed, with the power and the gems of it."""
    found = [x for x in rules().actions(state) if isinstance(x, Attack)]
    return {rules().write_action(state, x): (x.payment.power, x.payment.gems) for x in found}


@rule("GEM-1", "GEM-2")
def test_gems_lie_on_the_die_they_were_put_on() -> None:
    state = flat("sword sword sword", "etorn; gems 5")
    refused(state, "attack right with sword+6 sword sword", "GEM-1", needs=6, has=5, symbol="sword")
    _, events = play(state, "attack right with sword+3 sword sword")
    assert [x.gems for x in of(events, e.GemsSpent)] == [3]
    assert [x.wounds for x in of(events, e.Struck)] == [5]
    _, events = play(state, "attack right with sword+1 sword+1 sword")
    assert [x.gems for x in of(events, e.GemsSpent)] == [2], "as many Wounds, and a gem less"
    assert [x.wounds for x in of(events, e.Struck)] == [5]


@rule("GEM-1", "GEM-2")
def test_where_the_gems_run_out_is_said() -> None:
    state = flat("sword star coin coin", "sweety; gems 4; special star")
    attack = "attack right with "
    refused(state, attack + "sword+3 star+3", "GEM-1", needs=6, has=4, symbol="star", several=1)
    refused(state, attack + "sword star+6", "GEM-1", needs=6, has=4, symbol="star", several=0)
    refused(state, attack + "sword+1 special+6", "GEM-1", needs=7, has=4, symbol="star", several=1)
    refused(state, attack + "forge coin+6", "GEM-1", needs=6, has=4, symbol="sword", several=0)


@rule("GEM-1", "GEM-2")
def test_every_allocation_that_differs_is_listed_once_and_equal_ones_are_one() -> None:
    """As many Wounds for as many gems are the same, whichever die the gems lie on."""
    assert powers(flat("sword star", "sweety; gems 4")) == {
        "attack c1 with sword": (1, 0),
        "attack c1 with sword+1": (2, 1),
        "attack c1 with sword+3": (3, 3),
        "attack c1 with star": (1, 0),
        "attack c1 with star+1": (2, 1),
        "attack c1 with star+3": (3, 3),
        "attack c1 with sword star": (2, 0),
        "attack c1 with sword+1 star": (3, 1),
        "attack c1 with sword+1 star+1": (4, 2),
        "attack c1 with sword+3 star": (4, 3),
        "attack c1 with sword+3 star+1": (5, 4),
    }
    rich = flat("sword sword star", "sweety; gems 12")
    ways = ("sword+10 sword+1 star+1", "sword+1 sword+1 star+10", "sword+6 sword star+6")
    meant = [rules().read_action(rich, f"attack c1 with {way}") for way in ways]
    assert meant[0] == meant[1] == meant[2], "nine Wounds for twelve gems"
    assert set(meant) < set(rules().actions(rich))
    assert [rules().write_action(rich, x) for x in meant] == [
        f"attack c1 with {way}" for way in ways
    ]


@rule("GEM-1", "ENM-8")
def test_two_shove_symbols_can_have_their_gems_on_one_of_them() -> None:
    state = position(
        """
map:
    +----+----+----+----+----+
  1 |  1 :  S :    :    :    |
    +====+====+====+====+====+
hero 1: etorn; gems 3
pool: shove shove
"""
    )
    after, _ = play(state, "shove b1 right with shove+3 shove")
    assert (after.hero.gems, after.pending[-1].b) == (0, 2)
    after, _ = play(state, "shove b1 right with shove+1 shove+1")
    assert (after.hero.gems, after.pending[-1].b) == (1, 2)


@rule("GEM-5")
def test_gems_raise_no_setting_and_no_spawn() -> None:
    ended, _ = play(flat("coin", "sweety; gems 3"), "end")
    refused(ended, "set coin with coin+1", "GEM-5", gems=1)


@rule("TRN-8")
def test_the_special_die_is_set_to_an_unused_die_in_its_step_only() -> None:
    state = flat("coin sword", "sweety; special move")
    refused(state, "set coin with coin", "TRN-8", step="actions")
    ended, _ = play(state, "end")
    allowed(ended, "set none", "TRN-8")
    refused(ended, "set star with star", "TRN-8", symbol="star", has=0)
    refused(ended, "set star with coin", "TRN-8")
    after, events = play(ended, "set coin")
    assert after.heroes[0].special == SYMBOLS.index("coin")
    assert of(events, e.SpecialSet) == [e.SpecialSet(1, 2, "TRN-8")]


@rule("TRN-9", "FRG-1")
def test_two_equal_unused_symbols_set_the_special_die_to_any() -> None:
    ended, _ = play(flat("coin coin sword"), "end")
    allowed(ended, "set star with forge coin")
    refused(ended, "set star with forge sword", "TRN-9", has=1)
    refused(ended, "set coin with forge coin", "TRN-9", same=1)
    _, events = play(ended, "set star with forge coin")
    assert of(events, e.SpecialSet) == [e.SpecialSet(1, 4, "TRN-9")]


def test_a_die_is_never_set_to_blank_and_no_other_number_of_dice_sets_it() -> None:
    from platformer_nb.games.platformer.model.actions import SetSpecial
    from platformer_nb.games.platformer.rules.dice.payment import (
        FORGE,
        FORGE_SPECIAL,
        Source,
        payment,
    )

    ended, _ = play(flat("coin coin", "sweety; special coin"), "end")
    for kind in (FORGE, FORGE_SPECIAL):
        assert not rules().judge(ended, SetSpecial(5, payment(Source(kind, 2))))
    refused(ended, "set coin with coin coin", "TRN-8", count=2)


@rule("SET-1", "LNG-1")
@pytest.mark.parametrize("levels", [0, 1, 2, 3, 6, 20])
def test_a_tower_has_three_levels_or_four_and_the_boss_level(levels: int) -> None:
    from platformer_nb.core.errors import BadInput

    with pytest.raises(BadInput, match=r"no tower has .* \(SET-1\)\. Take 4 Levels, or 5"):
        new_game(rules().box, 2, levels=levels)


@rule("SET-1", "SET-2")
@pytest.mark.parametrize("lacks", ["tiles", "enemies"])
def test_a_new_game_cannot_be_built_higher_than_its_cards_allow(lacks: str) -> None:
    from platformer_nb.core.errors import BadInput

    box = rules().box
    tiles = dict(list(box.tiles.items())[:4]) if lacks == "tiles" else box.tiles
    enemies = dict(list(box.enemies.items())[:4]) if lacks == "enemies" else box.enemies
    small = replace(box, content_hash="a small box", tiles=tiles, enemies=enemies)
    with pytest.raises(BadInput, match="a tower of 5 Levels cannot be built from this box"):
        new_game(small, 2, levels=5)
