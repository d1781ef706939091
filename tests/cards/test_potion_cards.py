"""Each potion does what it says (CRD-1, ACT-4)."""

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.actions import Draw
from tests.cards.deciding import answers, told_all
from tests.cards.proving import proves
from tests.cards.room import room
from tests.games.drawn import figures, of, place, play, position, refused, rules

rule = pytest.mark.rule

SHOP = "shop: items -; potions stone-skin, blink-powder, bottled-gust\n"
"""With other potions than those that are used."""


@proves("stone-skin")
@rule("CRD-1", "WND-2")
def test_stone_skin_spares_the_next_two_wounds() -> None:
    state = room("avvy; potions stone-skin", pool="move", a1="  1 ", b1="  W ",
                 more="shop: items -; potions forest-honey, gem-cordial, bottled-gust\n")  # fmt: skip
    ready, events = told_all(state, "use stone-skin")
    assert of(events, e.Shielded) == [e.Shielded(1, 2)]
    after, events = told_all(ready, "move right push right")
    assert of(events, e.Warded) == [e.Warded(1, 2)]
    assert (after.hero.hearts, after.hero.ward) == (5, 0), "the third Wound of the Werewolf"
    assert after.bottom == ("stone-skin",)


@proves("forest-honey")
@rule("CRD-1", "WND-4")
def test_forest_honey_gives_two_hearts_back_at_most() -> None:
    for hearts, then in ((1, 3), (3, 4), (4, 4)):
        state = room(f"sweety; hearts {hearts}; potions forest-honey", a1="  1 ", more=SHOP)
        after, _ = told_all(state, "use forest-honey")
        assert after.hero.hearts == then


@proves("gem-cordial")
@rule("CRD-1")
def test_gem_cordial_brings_two_gems() -> None:
    after, _ = told_all(
        room("sweety; potions gem-cordial", a1="  1 ", more=SHOP), "use gem-cordial"
    )
    assert after.hero.gems == 2


@proves("bottled-gust")
@rule("CRD-1", "ENM-5", "ENM-6")
def test_a_bottled_gust_blows_any_enemy_two_spaces_far() -> None:
    state = room("sweety; potions bottled-gust", a1="  1 ", d2="  S ", e1="  G ")
    asked, _ = told_all(state, "use bottled-gust")
    assert set(answers(asked)) == {
        "slide e1 left", "slide e1 right", "slide d2 left", "slide d2 right", "stop",
    }  # fmt: skip
    after, events = told_all(asked, "slide d2 left")
    after, more = told_all(after, "step left")
    assert figures(after)["b2"] == "S", "a heavy one too: it is no shove symbol that moves it"
    assert not of(events + more, e.EnemyAttacked)
    assert not after.pending


@proves("giants-broth")
@rule("CRD-1", "ATK-6")
def test_giant_s_broth_adds_a_wound_for_each_heart_lost() -> None:
    for hearts, more in ((6, 0), (5, 1), (2, 4)):
        state = room(f"avvy; hearts {hearts}; potions giants-broth", pool="sword", a1="  1 ",
                     b1="  E ")  # fmt: skip
        after, events = told_all(state, "use giants-broth")
        assert after.bonus == more
        assert [x.wounds for x in of(events, e.Strengthened)] == [more] * bool(more)
        _, events = play(after, "attack right")
        assert of(events, e.Struck)[0].wounds == 1 + more


@proves("second-wind")
@rule("CRD-1", "ACT-3")
def test_second_wind_makes_exhausted_items_ready_but_not_the_ability() -> None:
    held = "items boots-of-haste (used), greedymmer (used), bark-shield; ability used"
    state = room(f"angelo; {held}; potions second-wind", a1="  1 ")
    refused(state, "use greedymmer", "ACT-3", ready=0)
    after, events = told_all(state, "use second-wind")
    assert of(events, e.Refreshed)
    assert all(ready for _, ready in after.hero.items)
    assert not after.hero.ability


@proves("fury-incense")
@rule("CRD-1", "TRN-5", "ENM-4")
def test_fury_incense_makes_every_enemy_attack_whoever_is_next_to_it() -> None:
    state = room("sweety; potions fury-incense", "etorn; special coin", a1="  1 ", b1="  G ",
                 f3="  W ", e3="  2 ", d1="  E ")  # fmt: skip
    after, events = told_all(state, "use fury-incense")
    assert of(events, e.Commanded) == [e.Commanded(1, 0)]
    assert {(x.hero, x.wounds) for x in of(events, e.EnemyAttacked)} == {(1, 1), (2, 3)}
    assert (after.heroes[0].hearts, after.heroes[1].hearts) == (3, 2)
    assert after.heroes[1].special == 5, "what an attack of its kind brings comes too"


@proves("thunder-flask")
@rule("CRD-1", "ATK-2", "ATK-7", "WND-2")
def test_a_thunder_flask_wounds_heroes_and_defeats_the_weak_all_around() -> None:
    state = room("etorn; potions thunder-flask", "avvy; ward 0", b2="  1 ", a1="  G ", c3="  P ",
                 c1="  E ", a3="  2 ", d2="  G ", walls=["b2", "c2"])  # fmt: skip
    after, events = told_all(state, "use thunder-flask")
    assert figures(after) == {"b2": "1", "c1": "E", "a3": "2", "d2": "G"}
    assert {x.rule for x in of(events, e.Struck)} == {"CRD-1"}
    assert after.heroes[1].hearts == 5
    loot = [(x.coins, x.gems) for x in of(events, e.Looted)]
    assert loot == [(1, 1), (1, 2)], "Etorn finds a gem more with each"
    assert after.hero.hearts == 5, "its own Hero is not around itself"


@proves("thunder-flask")
@rule("CRD-1", "ATK-6")
def test_a_thunder_flask_is_no_attack_and_leaves_the_bonus_of_the_next() -> None:
    state = room("sweety; items dragon-tooth; potions thunder-flask", a1="  1 ", b1="  E ",
                 more="bonus: attack 2\nshop: items -; potions stone-skin, forest-honey, gem-cordial\n")  # fmt: skip
    after, events = told_all(state, "use thunder-flask")
    assert of(events, e.Struck)[0].wounds == 1
    assert "b1" in figures(after)
    assert after.bonus == 2


TOP = """
game: players 2; boss medusa
turn: 5; hero 1
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 11 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 10 |  2 :  M :    :    :    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  9 |{a}:  G :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety; potions {potion}{tokens}
hero 2: etorn
pool: -
shop: items -; potions forest-honey, gem-cordial, stone-skin
"""


@rule("CRD-1", "BLV-5")
def test_nothing_reaches_through_the_floor_of_the_boss_level() -> None:
    state = position(TOP.format(a="  1 ", potion="thunder-flask", tokens=""))
    after, events = told_all(state, "use thunder-flask")
    assert [x.at for x in of(events, e.Struck)] == [8 * 8 + 1], "the Gloop beside it"
    assert after.heroes[1].hearts == 5


@rule("CRD-1", "ATK-2", "BOS-3", "SET-9")
def test_the_boss_falls_to_a_blast_only_when_its_whole_health_is_reached() -> None:
    text = TOP.replace("|  2 :  M :", "|  1 :  M :").format(
        a="    ", potion="thunder-flask", tokens=""
    )
    state = position(text)
    after, events = told_all(state, "use thunder-flask")
    assert of(events, e.Struck)[0].needed > 1
    assert after.winner < 0
    assert figures(after)["b10"] == "M"


@proves("purging-salts")
@rule("CRD-1", "BOS-5", "WND-4")
def test_purging_salts_take_harmful_tokens_away_and_heal_a_heart() -> None:
    state = position(
        TOP.format(a="  1 ", potion="purging-salts", tokens="; hearts 2; tokens poison, mirror")
    )
    after, events = told_all(state, "use purging-salts")
    assert after.hero.tokens == ("mirror",)
    assert of(events, e.TokenLost) == [e.TokenLost(1, "poison", "CRD-1")]
    assert after.hero.hearts == 3


@rule("CRD-1", "MED-3")
def test_a_hero_of_stone_cannot_even_drink() -> None:
    state = position(TOP.format(a="  1 ", potion="purging-salts", tokens="; tokens stone"))
    ruling = rules().judge(state, rules().read_action(state, "use purging-salts"))
    assert ruling.rules == ("MED-3",)


@rule("CRD-1", "BOS-5")
def test_what_harms_is_known_by_what_a_token_does() -> None:
    harms = {t for s in rules().box.bosses.values() for t, card in s.tokens.items() if card.harms}
    assert harms == {"poison", "stone", "brand"}


@proves("peddlers-punch")
@rule("CRD-1", "SET-4", "CRD-2")
def test_peddler_s_punch_deals_a_new_shop_and_brings_a_coin() -> None:
    shop = "shop: items grapnel, -, lodestone; potions stone-skin, gem-cordial, fire-flask\n"
    decks = "decks: items greedymmer, loaded-die; potions -; bottom forest-honey, smoke-bomb\n"
    state = room("sweety; potions peddlers-punch", a1="  1 ", more=shop + decks)
    due, events = told_all(state, "use peddlers-punch")
    assert of(events, e.Restocked)
    assert due.shop == ("",) * 6
    offered = {x.card for x in rules().actions(due) if isinstance(x, Draw)}
    assert offered == {"grapnel", "lodestone", "greedymmer", "loaded-die"}, "the old ones too"
    assert rules().read(rules().write(due)) == due
    for card in ("grapnel", "greedymmer", "loaded-die", "smoke-bomb", "stone-skin"):
        due, _ = told_all(due, f"draw {card}")
    offered = {x.card for x in rules().actions(due) if isinstance(x, Draw)}
    assert offered == {"gem-cordial", "fire-flask", "forest-honey", "peddlers-punch"}, (
        "the whole deck is shuffled"
    )
    after, events = told_all(due, "draw gem-cordial")
    assert after.shop == (
        "grapnel",
        "greedymmer",
        "loaded-die",
        "smoke-bomb",
        "stone-skin",
        "gem-cordial",
    )
    assert (after.items, after.bottom, after.hero.coins) == (("lodestone",), (), 1)
    assert of(events, e.Gained) == [e.Gained(1, 1, 0, 0, "CRD-1")]


@rule("CRD-1", "CRD-2")
def test_peddler_s_punch_leaves_gaps_where_the_decks_are_too_small() -> None:
    shop = "shop: items grapnel, -, -; potions -, -, -\ndecks: items -; potions -; bottom -\n"
    state = room("sweety; potions peddlers-punch", a1="  1 ", more=shop)
    back, _ = told_all(state, "use peddlers-punch")
    due, _ = told_all(back, "draw peddlers-punch")
    after, _ = told_all(due, "draw grapnel")
    after, _ = told_all(after, "draw peddlers-punch")
    assert after.shop == ("grapnel", "", "", "peddlers-punch", "", "")
    assert rules().actor(after) == 0


@rule("ACT-4", "CRD-1")
def test_a_potion_that_is_used_goes_below_its_deck_whatever_it_does() -> None:
    for potion in rules().box.potions:
        state = room(f"sweety; hearts 2; potions {potion}", pool="move", a1="  1 ", b2="  G ",
                     c1="  G ", more="shop: items -; potions -\ndecks: items -; potions -\n")  # fmt: skip
        if rules().judge(state, rules().read_action(state, f"use {potion}")).legal:
            after, events = play(state, f"use {potion}")
            assert of(events, e.Used) == [e.Used(1, potion, "ACT-4")]
            assert potion not in after.hero.potions
            assert place(after, 1) == "a1"
