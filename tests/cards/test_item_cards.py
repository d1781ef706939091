"""Each item does what it says (Decks of items: CRD-1, ACT-3)."""

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.actions import Reroll
from tests.cards.deciding import answers, told_all, why
from tests.cards.proving import proves
from tests.cards.room import room
from tests.games.drawn import allowed, figures, of, place, play, refused, rules, written

rule = pytest.mark.rule


def roll(text: str, face: str) -> str:
    """The written position at its roll, with nothing rolled yet."""
    kept = [x for x in text.split("\n") if x[:5] not in ("roll:", "pool:")]
    return "\n".join(kept).replace("step actions", "step roll")


@proves("boots-of-haste")
@rule("CRD-1", "CRD-4", "MOV-3", "ZOC-1")
def test_boots_of_haste_move_one_space_with_all_that_a_move_brings() -> None:
    state = room("sweety; items boots-of-haste", a1="  1 ", a2="  G ", b1="   c", gaps=["a2"])
    going, _ = told_all(state, "use boots-of-haste")
    assert set(answers(going)) == {
        "step up push down", "step up push right", "step right", "stop",
    }  # fmt: skip
    after, events = told_all(going, "step right")
    assert place(after, 1) == "b1"
    assert of(events, e.EnemyAttacked), "it is a Move: the zone of control is left"
    assert of(events, e.Took)
    assert after.hero.items == (("boots-of-haste", False),)


@proves("greedymmer")
@rule("CRD-1", "ATK-6")
def test_greedymmer_makes_the_next_attack_a_wound_stronger() -> None:
    state = room("sweety; items greedymmer", pool="sword sword", a1="  1 ", b1="  E ")
    plain, _ = play(state, "attack right with sword")
    assert figures(plain)["b1"] == "E"
    after, events = told_all(state, "use greedymmer")
    assert of(events, e.Strengthened) == [e.Strengthened(1, 1)]
    hit, _ = told_all(after, "attack right with sword")
    assert "b1" not in figures(hit)
    assert hit.bonus == 0


@proves("grapnel")
@rule("CRD-4")
def test_grapnel_puts_its_owner_under_the_first_platform_above() -> None:
    shaft = room("sweety; items grapnel", a1="  1 ", a2="   g", gaps=["a2"])
    after, events = told_all(shaft, "use grapnel")
    assert of(events, e.Placed) == [e.Placed(1, 0, 6)]
    assert after.hero.gems == 1
    refused(room("sweety; items grapnel", a1="  1 "), "use grapnel", "CRD-4", here=1)
    taken = room("sweety; items grapnel", a1="  1 ", a2="  G ", gaps=["a2"])
    refused(taken, "use grapnel", "CRD-4", here=0)


@proves("loaded-die")
@rule("CRD-1", "DIE-4")
def test_the_loaded_die_turns_one_die_of_the_pool_to_any_symbol() -> None:
    state = room("sweety; items loaded-die", pool="coin coin", roll="coin coin move move star",
                 a1="  1 ")  # fmt: skip
    asked, _ = told_all(state, "use loaded-die")
    assert answers(asked) == [
        "turn coin to move", "turn coin to sword", "turn coin to shove", "turn coin to star", "stop",
    ]  # fmt: skip
    after, _ = told_all(asked, "turn coin to sword")
    assert after.pool == (0, 1, 1, 0, 0)
    assert after.roll == state.roll, "the roll is kept"


@proves("bark-shield")
@rule("CRD-1", "TRN-13")
def test_the_bark_shield_takes_a_wound_off_each_attack_of_an_enemy() -> None:
    near = {"a1": "  1 ", "b1": "  G ", "a2": "  W "}
    for held, suffered in (("", 4), ("; items bark-shield", 2)):
        state = room(f"avvy{held}", pool="move", gaps=["a2"], **near)
        after, events = told_all(state, "move up push right")
        assert sum(x.wounds for x in of(events, e.EnemyAttacked)) == suffered
        assert after.hero.hearts == 6 - suffered


@proves("thorn-blade")
@rule("CRD-1", "ATK-6")
def test_the_thorn_blade_takes_a_heart_for_two_wounds() -> None:
    state = room("sweety; ward 2; items thorn-blade", pool="sword", a1="  1 ", b1="  S ")
    after, events = told_all(state, "use thorn-blade")
    assert of(events, e.Paid) == [e.Paid(1, 0, 1)]
    assert not of(events, e.Wounded), "a heart given is no Wound: nothing wards it off"
    assert (after.hero.hearts, after.hero.ward, after.bonus) == (3, 2, 2)
    hit, _ = told_all(after, "attack right with sword")
    assert "b1" not in figures(hit)


@proves("thorn-blade")
@rule("CRD-1")
def test_the_thorn_blade_never_takes_the_last_heart() -> None:
    state = room("sweety; hearts 1; items thorn-blade", a1="  1 ")
    refused(state, "use thorn-blade", "CRD-1", asks="hearts", needs=1, has=1)
    assert "last heart" in why(state, "use thorn-blade")[0]
    answers(state)


@proves("soft-slippers")
@rule("CRD-1", "ZOC-1")
def test_soft_slippers_wake_no_enemy_by_moving() -> None:
    for ruling in ("", "game: ruling ZOC-1 arriving\n"):
        for held, attacked in (("", 1), ("; items soft-slippers", 0)):
            state = room(f"sweety{held}", pool="move", more=ruling, b1="  1 ", c1="  G ",
                         d1="    ")  # fmt: skip
            going = "move right push right" if ruling else "move left"
            _, events = told_all(state, going)
            assert len(of(events, e.EnemyAttacked)) == attacked


@proves("soft-slippers")
@rule("CRD-1", "TRN-5")
def test_soft_slippers_do_not_hide_from_the_enemy_die() -> None:
    state = room("sweety; items soft-slippers", a1="  1 ", b1="  G ")
    due = rules().read(roll(rules().write(state), "attack"))
    _, events = play(due, "roll move move move move move enemy attack")
    assert len(of(events, e.EnemyAttacked)) == 1


@proves("soft-slippers")
@rule("CRD-1", "ZOC-1")
def test_a_ruling_on_a_quiet_move_names_the_card_and_no_enemy() -> None:
    quiet = room("sweety; items soft-slippers", pool="move", b1="  1 ", c1="  G ")
    named = allowed(quiet, "move left", "MOV-1", "CRD-1")
    assert "ZOC-1" not in named.rules
    assert "ZOC-1" in allowed(room(pool="move", b1="  1 ", c1="  G "), "move left").rules


@proves("lodestone")
@rule("CRD-1", "MAP-8")
def test_the_lodestone_takes_every_token_on_the_eight_spaces_around() -> None:
    state = room(
        "sweety; items lodestone", b2="  1c", a1="   c", b1="   g", c1=" ^ c", a2="   g", c2="   g",
        a3="   c", b3="  Gc", c3="   c", d2="   c", d3="   g", walls=["c2"],
    )  # fmt: skip
    after, events = told_all(state, "use lodestone")
    assert (after.hero.coins, after.hero.gems) == (5, 3)
    assert len(of(events, e.Took)) == 8
    assert not of(events, e.Trapped), "nobody goes there"
    left = {c for c in ("b2", "d2", "d3") if after.lying["abcdef".index(c[0]) + 6 * int(c[1]) - 6]}
    assert left == {"b2", "d2", "d3"}, "neither its own Space nor one farther away"


@proves("lodestone")
@rule("CRD-1", "MAP-8")
def test_the_lodestone_stops_at_the_sides_of_the_map() -> None:
    state = room("sweety; items lodestone", a1="  1 ", f1="   c", f2="   g", b2="   c")
    after, _ = told_all(state, "use lodestone")
    assert (after.hero.coins, after.hero.gems) == (1, 0), "the Row below is not the Row beside"


@proves("hagglers-scale")
@rule("CRD-1", "ACT-2")
def test_the_haggler_s_scale_makes_cards_a_coin_cheaper_but_never_free() -> None:
    shop = "shop: items grapnel, loaded-die, lodestone; potions fury-incense, stone-skin, -\n"
    state = room("sweety; coins 4; items hagglers-scale", more=shop, a1=" $1 ")
    allowed(state, "buy grapnel", "ACT-2")
    after, events = told_all(state, "buy grapnel")
    assert of(events, e.Bought) == [e.Bought(1, "grapnel", 4)]
    assert after.hero.coins == 0
    _, events = told_all(state, "buy fury-incense")
    assert of(events, e.Bought)[0].price == 1, "what costs 1 coin still does"
    refused(room("sweety; coins 4", more=shop, a1=" $1 "), "buy grapnel", "ACT-2", needs=5, has=4)
    none = room("sweety; items hagglers-scale", more=shop, a1=" $1 ")
    refused(none, "buy fury-incense", "ACT-2", needs=1, has=0)
    answers(state)


@proves("hagglers-scale")
@rule("CRD-1", "SOL-2")
def test_the_haggler_s_scale_and_the_event_of_the_turn_add_up() -> None:
    shop = "shop: items grapnel, -, -; potions fury-incense, stone-skin, -\n"
    market = shop + "solo: event market-day\n"
    state = room("sweety; coins 9; items hagglers-scale", more=market, a1=" $1 ")
    prices = {"grapnel": 3, "stone-skin": 1, "fury-incense": 0}
    for card, price in prices.items():
        _, events = play(state, f"buy {card}")
        assert of(events, e.Bought)[0].price == price, card


@proves("hourglass")
@rule("CRD-1")
def test_the_hourglass_rolls_a_used_die_again_into_the_pool() -> None:
    state = room("sweety; items hourglass", pool="coin star", roll="coin star move move sword",
                 a1="  1 ")  # fmt: skip
    due, _ = told_all(state, "use hourglass")
    assert due.pending[-1].kind == "recover"
    assert rules().read(rules().write(due)) == due
    assert set(rules().actions(due)) == {Reroll((s,)) for s in range(5)}
    assert rules().judge(due, Reroll((0, 0))).rules == ("CRD-1",)
    after, events = told_all(due, "reroll sword")
    assert after.pool == (0, 1, 1, 0, 1)
    assert after.roll == state.roll, "what the Boss watches is the roll"
    assert of(events, e.Recovered) == [e.Recovered((1,))]


@proves("hourglass")
@rule("CRD-1")
def test_the_hourglass_is_refused_while_no_die_has_been_used() -> None:
    state = room("sweety; items hourglass", pool="coin star move move sword", a1="  1 ")
    refused(state, "use hourglass", "CRD-1", asks="dice", has=5)
    assert "still in the pool" in why(state, "use hourglass")[0]
    used, _ = play(state, "coin")
    allowed(used, "use hourglass")
    answers(used)


@proves("west-wind-whistle")
@rule("CRD-1", "TRN-6", "ENM-1")
def test_the_west_wind_whistle_moves_every_enemy_to_the_left() -> None:
    state = room("sweety; items west-wind-whistle", a1="  1 ", b1="  G ", d1="  E ", c3="  W ",
                 f2="  S ", gaps=["b3"])  # fmt: skip
    after, events = told_all(state, "use west-wind-whistle")
    assert figures(after) == {"a1": "1", "b1": "G", "c1": "E", "c3": "W", "e2": "S"}
    assert of(events, e.Commanded) == [e.Commanded(1, 1)]
    assert {x.rule for x in of(events, e.EnemyStayed)} == {"ENM-1", "ENM-2"}
    assert not of(events, e.EnemyAttacked)
    assert after.face == state.face, "the enemy die is not touched"


@proves("pickpocket-glove")
@rule("CRD-1")
def test_the_pickpocket_s_glove_takes_a_coin_from_every_other_hero_in_the_row() -> None:
    heroes = "coins 1; items pickpocket-glove"
    more = "hero 3: angelo; coins 3\nhero 4: avvy\n"
    state = room(f"sweety; {heroes}", "etorn; coins 2", more=more, a1="  1 ", f1="  2 ", b2="  3 ",
                 c1="  4 ", walls=["b1"])  # fmt: skip
    after, events = told_all(state, "use pickpocket-glove")
    assert [h.coins for h in after.heroes] == [2, 1, 3, 0], "a Wall does not matter, a Row does"
    assert of(events, e.Stolen) == [e.Stolen(1, 2, 1)]


@proves("padded-cap")
@rule("CRD-1", "GRA-1")
def test_the_padded_cap_pays_for_each_fall_of_two_spaces_in_any_turn() -> None:
    for start, gems in (("b3", 1), ("b2", 0)):
        state = room("sweety", "etorn; items padded-cap", a1="  1 ", gaps=["b3", "b2"],
                     **{start: "  2 "})  # fmt: skip
        after, events = told_all(state, "gravity")
        assert place(after, 2) == "b1"
        assert after.heroes[1].gems == gems
        assert [x.hero for x in of(events, e.Triggered)] == [2] * gems


@proves("hunters-purse")
@rule("CRD-1", "ATK-7")
def test_the_hunter_s_purse_finds_a_coin_more_in_the_loot() -> None:
    for held, coins in (("", 1), ("; items hunters-purse", 2)):
        state = room(f"sweety{held}", pool="sword", a1="  1 ", b1="  G ")
        after, events = told_all(state, "attack right")
        assert of(events, e.Looted) == [e.Looted(1, coins, 0)]
        assert after.hero.coins == coins


@proves("trophy-belt")
@rule("CRD-1", "ATK-4", "WND-4")
def test_the_trophy_belt_heals_for_each_enemy_defeated() -> None:
    state = room("sweety; hearts 2; items trophy-belt", pool="sword sword sword sword", a1="  1 ",
                 b1="  G ", a2="  S ", gaps=["a2"])  # fmt: skip
    after, events = told_all(state, "attack right with sword")
    assert of(events, e.Triggered) == [e.Triggered(1, "trophy-belt")]
    assert after.hero.hearts == 4
    _, events = told_all(after, "attack up with sword")
    assert not of(events, e.Triggered), "struck is not defeated"
    whole = room("sweety; items trophy-belt", pool="sword", a1="  1 ", b1="  G ")
    assert play(whole, "attack right")[0].hero.hearts == 4


@rule("CRD-1", "ACT-3")
def test_passive_items_and_those_that_wait_for_something_are_not_used() -> None:
    held = "bark-shield, soft-slippers, hagglers-scale, padded-cap, hunters-purse, trophy-belt"
    state = room(f"sweety; items {held}", a1="  1 ", more="")
    for card in held.split(", "):
        refused(state, f"use {card}", "CRD-1", card=card)
    assert not [text for text in written(state) if text.startswith("use")]
