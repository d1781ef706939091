"""Each artifact: who takes it, and what it does for its holder."""

from typing import Any

import pytest

from platformer_nb.games.platformer import events as e
from tests.cards.deciding import told_all
from tests.cards.proving import proves
from tests.games.drawn import allowed, figures, of, place, play, refused, rules
from tests.games.test_artifacts import cave, not_allowed, taken

rule = pytest.mark.rule


def triggered(events: list[Any]) -> list[tuple[int, str]]:
    """Whose cards have worked by themselves."""
    return [(x.hero, x.card) for x in of(events, e.Triggered)]


def gained(events: list[Any]) -> list[tuple[int, int, int]]:
    """Coins, gems and hearts that a card has brought, each time."""
    return [(x.coins, x.gems, x.hearts) for x in of(events, e.Gained) if x.rule == "CRD-1"]


@proves("dragon-tooth")
@rule("ART-2", "ART-3", "ATK-6")
def test_the_dragon_tooth_goes_to_who_defeats_an_enemy_and_makes_attacks_stronger() -> None:
    state = cave("dragon-tooth", pool="sword sword sword move", b2="  G ", c2="  G ")
    missed, events = play(cave("dragon-tooth", pool="sword", b2="  S "), "attack right with sword")
    assert of(events, e.Struck)
    assert not taken(events), "an attack is not enough"
    assert missed.hero.items == ()
    after, events = play(state, "attack right with sword")
    assert taken(events) == [(1, "dragon-tooth")]
    moved, _ = play(after, "move right")
    _, events = play(moved, "attack right with sword")
    assert of(events, e.Struck)[0].wounds == 2


@proves("merchants-crown")
@rule("ART-2", "ART-3", "SYM-3")
def test_the_merchant_s_crown_goes_to_who_buys_and_brings_coins() -> None:
    state = cave("merchants-crown", active=4, pool="coin")
    bought, events = play(state, "buy greedymmer")
    assert taken(events) == [(4, "merchants-crown")]
    filled, _ = play(bought, "draw loaded-die")
    after, _ = play(filled, "coin")
    assert after.hero.coins == bought.hero.coins + 2


@proves("feather-cloak")
@rule("ART-2", "ART-3", "GRA-1")
def test_the_feather_cloak_goes_to_who_falls_two_spaces_and_lets_it_hover() -> None:
    after, events = play(cave("feather-cloak", a2="    ", b3="  1 "), "gravity")
    assert taken(events) == [(1, "feather-cloak")]
    assert place(after, 1) == "b1"
    low = cave("feather-cloak", a2="    ", b2="  1 ")
    _, events = play(low, "gravity")
    assert of(events, e.Fell)
    assert not taken(events), "one Space is not enough"
    high = cave("feather-cloak", a2="    ", b2="  1 ", one="items feather-cloak")
    after, events = told_all(high, "use feather-cloak")
    assert after.hero.items == (("feather-cloak", False),)
    hovers, events = told_all(after, "gravity")
    assert place(hovers, 1) == "b2"
    assert of(events, e.Hovered)


@proves("rams-horn")
@rule("ART-2", "ART-3", "PSH-1")
def test_the_ram_s_horn_goes_to_who_pushes_a_hero_and_pays_for_each_push_from_then_on() -> None:
    state = cave("rams-horn", b2="  2 ", pool="move move")
    after, events = told_all(state, "move right push right")
    assert taken(events) == [(1, "rams-horn")]
    assert not triggered(events), "the push that brought it is over"
    again, events = told_all(after, "move right push right")
    assert triggered(events) == [(1, "rams-horn")]
    assert again.hero.coins == 1
    assert not taken(events), "its holder keeps it"
    _, events = play(cave("rams-horn", b2="  G ", one="items rams-horn"), "move right push right")
    assert of(events, e.Pushed)
    assert not triggered(events), "an Enemy does not count"


@proves("iron-soles")
@rule("ART-2", "ART-3", "MAP-5")
def test_the_iron_soles_go_to_who_a_trap_catches_and_pay_for_the_next_trap() -> None:
    state = cave("iron-soles", b2=" ^  ", c2=" ^  ")
    after, events = told_all(state, "move right")
    assert taken(events) == [(1, "iron-soles")]
    assert not triggered(events)
    again, events = told_all(after, "move right")
    assert triggered(events) == [(1, "iron-soles")]
    assert gained(events) == [(1, 1, 0)]
    assert again.hero.hearts == after.hero.hearts - 1, "the Trap wounds all the same"


@proves("phoenix-plume")
@rule("ART-2", "ART-3", "FNT-2")
def test_the_phoenix_plume_goes_to_who_faints_and_brings_gems_at_the_next_faint() -> None:
    first = cave("phoenix-plume", b2=" ^  ", one="hearts 1")
    after, events = told_all(first, "move right")
    assert taken(events) == [(1, "phoenix-plume")]
    assert not triggered(events)
    held = cave("phoenix-plume", b2=" ^  ", one="hearts 1; gems 1; items phoenix-plume")
    after, events = told_all(held, "move right")
    assert place(after, 1) == "off"
    assert triggered(events) == [(1, "phoenix-plume")]
    assert after.hero.gems == 3


@proves("first-lantern")
@rule("ART-2", "ART-3", "LVL-1")
def test_the_first_lantern_goes_to_who_reveals_a_level_and_pays_for_the_next() -> None:
    for items, brought, gems in (("", [(1, "first-lantern")], 0), ("items first-lantern", [], 1)):
        state = cave("first-lantern", a2="    ", c3="  1 ", one=items or "gems 0")
        due, _ = play(state, "move left")
        assert due.pending[-1].kind == "reveal"
        after, events = rules().apply(due, next(iter(rules().actions(due))))
        assert taken(list(events)) == brought
        assert len(triggered(list(events))) == after.hero.gems == gems


@proves("star-prism")
@rule("ART-2", "ART-3", "DIE-2")
def test_the_star_prism_goes_to_who_spends_three_gems_at_once_and_turns_the_special_die() -> None:
    state = cave("star-prism", pool="coin coin", one="gems 6; special coin")
    _, events = play(state, "coin with coin+1")
    assert not taken(events)
    after, events = play(state, "coin with coin+3")
    assert taken(events) == [(1, "star-prism")]
    used, events = told_all(after, "use star-prism")
    assert of(events, e.SpecialSet) == [e.SpecialSet(1, 4, "CRD-1")]
    assert used.hero.special == 4
    not_allowed(used, "use star-prism", "ACT-3")


@proves("wager-coin")
@rule("ART-2", "ART-3")
def test_the_wager_coin_goes_to_who_gains_a_coin_and_has_six() -> None:
    _, events = play(cave("wager-coin", pool="coin", one="coins 4"), "coin")
    assert not taken(events)
    _, events = play(cave("wager-coin", pool="coin", one="coins 5"), "coin")
    assert taken(events) == [(1, "wager-coin")]
    _, events = play(cave("wager-coin", b2="   c", one="coins 5"), "move right")
    assert taken(events) == [(1, "wager-coin")], "found"
    rich = cave("wager-coin", b2="   g", one="coins 9", two="items wager-coin")
    _, events = play(rich, "move right")
    assert not taken(events), "having them is not enough: a gem is no coin"


@proves("wager-coin")
@rule("CRD-1", "ATK-6")
def test_the_wager_coin_takes_a_coin_for_a_wound_and_is_refused_to_who_has_none() -> None:
    state = cave("wager-coin", b2="  E ", pool="sword", one="coins 1; items wager-coin")
    allowed(state, "use wager-coin", "ACT-3")
    bet, events = told_all(state, "use wager-coin")
    assert of(events, e.Paid) == [e.Paid(1, 1, 0)]
    assert (bet.hero.coins, bet.bonus) == (0, 1)
    assert "b2" not in figures(play(bet, "attack right")[0])
    poor = cave("wager-coin", one="items wager-coin")
    refused(poor, "use wager-coin", "CRD-1", asks="coins", needs=1, has=0)


@proves("scar-medal")
@rule("ART-2", "ART-3")
def test_the_scar_medal_goes_to_who_suffers_two_wounds_at_once() -> None:
    _, events = play(cave("scar-medal", b2="  W ", one="hearts 4"), "move right push down")
    assert of(events, e.Wounded)[0].wounds >= 2
    assert taken(events) == [(1, "scar-medal")]
    _, events = play(cave("scar-medal", b2=" ^  "), "move right")
    assert of(events, e.Wounded)
    assert not taken(events), "one Wound is not enough"


@proves("scar-medal")
@rule("CRD-1", "ZOC-1", "TRN-5")
def test_the_scar_medal_keeps_enemies_of_grade_one_from_attacking_and_no_others() -> None:
    held = "items scar-medal"
    for enemy, hurts in (("G", 0), ("P", 0), ("E", 1), ("W", 1)):
        state = cave("scar-medal", b2=f"  {enemy} ", one=held)
        _, events = play(state, "move right push right")
        assert len(of(events, e.EnemyAttacked)) == hurts, "leaving"
        text = rules().write(state).replace("step actions", "step roll")
        due = rules().read("\n".join(x for x in text.split("\n") if x[:4] not in ("roll", "pool")))
        _, events = play(due, "roll move move move move move enemy attack")
        assert len([x for x in of(events, e.EnemyAttacked) if x.hero == 1]) == hurts, "by the die"
