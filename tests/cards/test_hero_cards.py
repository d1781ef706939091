"""Each Hero: what a star means to it, and what it can do that nobody else can."""

import pytest

from platformer_nb.games.platformer import events as e
from tests.cards.deciding import answers, told_all
from tests.cards.proving import proves
from tests.cards.room import room
from tests.games.drawn import figures, judge, of, play, refused, rules, written

rule = pytest.mark.rule


@proves("sweety")
@rule("SYM-5", "GEM-4", "CRD-1")
def test_sweety_strikes_with_a_star_and_shoves_a_space_farther() -> None:
    state = room("sweety", pool="star shove", a1="  1 ", b1="  G ")
    hit, _ = told_all(state, "attack right with star")
    assert "b1" not in figures(hit)
    shoved, _ = told_all(state, "shove b1 right with shove")
    on, _ = told_all(shoved, "step right")
    assert figures(on)["d1"] == "G"
    assert not on.pending
    other, _ = told_all(room("etorn", pool="shove", a1="  1 ", b1="  G "), "shove b1 right")
    assert not other.pending


@proves("etorn")
@rule("SYM-5", "ATK-7", "CRD-1")
def test_etorn_takes_a_star_for_a_coin_and_finds_a_gem_with_each_enemy() -> None:
    state = room("etorn", pool="star sword", a1="  1 ", b1="  G ")
    paid, _ = told_all(state, "coin with star")
    assert paid.hero.coins == 1
    after, events = told_all(paid, "attack right")
    assert of(events, e.Looted) == [e.Looted(1, 1, 1)]
    assert after.hero.gems == 1


@proves("angelo")
@rule("SYM-5", "ACT-5", "CRD-1")
def test_angelo_moves_by_a_star_and_rolls_once_a_turn_again() -> None:
    state = room("angelo", pool="star coin", roll="star coin coin coin coin", a1="  1 ")
    moved, _ = told_all(state, "move right with star")
    assert figures(moved)["b1"] == "1"
    due, events = told_all(state, "ability")
    assert of(events, e.Used) == [e.Used(1, "angelo", "ACT-5")]
    after, _ = told_all(due, "reroll move sword")
    assert after.pool == (1, 1, 0, 0, 0)
    refused(after, "ability", "ACT-5", used=1)


@proves("avvy")
@rule("SYM-5", "MAP-5", "CRD-1")
def test_avvy_turns_a_coin_into_a_gem_with_a_star_and_walks_over_traps() -> None:
    state = room("avvy; coins 1", pool="star star move", a1="  1 ", b1=" ^  ")
    dug, _ = told_all(state, "star with star")
    assert (dug.hero.gems, dug.hero.coins) == (1, 0)
    assert not judge(dug, "star with star").legal, "no coin is left"
    after, events = told_all(state, "move right")
    assert not of(events, e.Trapped)
    assert after.hero.hearts == 6


@proves("zora")
@rule("SYM-5", "FRG-3", "WND-4")
def test_zora_heals_herself_with_a_star() -> None:
    state = room("zora; hearts 1; gems 1", pool="star star", a1="  1 ")
    after, events = told_all(state, "star with star")
    assert of(events, e.Gained) == [e.Gained(1, 0, 0, 1, "CRD-1")]
    assert after.hero.hearts == 2
    raised, _ = told_all(state, "star with star+1")
    assert raised.hero.hearts == 3, "a gem raises it by a heart"
    refused(state, "move right with star", "SYM-5")


@proves("zora")
@rule("CRD-1", "ACT-4")
def test_zora_finds_a_gem_in_each_potion_and_nobody_else_does() -> None:
    state = room("zora; potions bottled-gust, fury-incense; items greedymmer", a1="  1 ")
    after, events = told_all(state, "use fury-incense")
    assert of(events, e.Triggered) == [e.Triggered(1, "zora")]
    assert after.hero.gems == 1
    twice, _ = told_all(after, "use bottled-gust")
    assert twice.hero.gems == 2
    _, events = told_all(state, "use greedymmer")
    assert not of(events, e.Triggered)
    other = room("etorn; potions fury-incense", "zora", a1="  1 ", b1="  2 ")
    after, events = told_all(other, "use fury-incense")
    assert not of(events, e.Triggered), "in another's turn she does not drink"
    assert after.heroes[1].gems == 0


@rule("CRD-1", "ART-2")
def test_what_a_passive_card_brings_may_bring_an_artifact_too_but_sets_no_card_off() -> None:
    """A coin of the Ram's Horn makes six: the Wager Coin comes at once."""
    state = room("sweety; coins 5; items rams-horn", "etorn", pool="move", a1="  1 ", b1="  2 ",
                 more="artifacts: rams-horn, wager-coin\n")  # fmt: skip
    after, events = told_all(state, "move right push right")
    assert of(events, e.Triggered) == [e.Triggered(1, "rams-horn")]
    assert of(events, e.ArtifactTaken) == [e.ArtifactTaken(1, "wager-coin")]
    assert after.hero.coins == 6


@rule("CRD-1")
def test_every_hero_s_choices_are_all_listed_and_no_others() -> None:
    for hero in rules().box.heroes:
        state = room(hero, pool="star sword", b2="  1 ", c2="  G ",
                     b1="  P ", a2="  E ")  # fmt: skip
        assert "end" in answers(state)
        assert len(set(written(state))) == len(written(state))
        play(state, "end", "set none")
