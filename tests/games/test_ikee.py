"""Grand Overlord Ikee: the cards that answer the roll, the summons, the tokens."""

from typing import Any

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import BLANK
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.view.clicks import buttons, click_resolver
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.position_view import position_view
from tests.cards.proving import proves
from tests.games.drawn import allowed, figures, of, play, position, refused, rules, written

rule = pytest.mark.rule

THRONE = """
game: boss ikee; levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    : $  :    :    :{f6}:    :    |
    +====+====+====+====+====+====+====+====+
  5 |    :{b5}:  2 :{d5}: x  :    : *  :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :  3 :  4 :    :    : x  |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |  1 :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    : x  :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety{one}
hero 2: etorn; coins 5{two}
hero 3: angelo; coins 5{three}
hero 4: avvy{four}
turn: 5; hero {active}
roll: {roll}
pool: {pool}
{more}
"""
DECK = ("call-imps", "iron-gaze", "royal-blade", "shockwave", "stampede", "tribute")


def throne(
    roll: str = "move move sword coin star",
    active: int = 2,
    more: str = "",
    pool: str = "-",
    f6: str = "    ",
    b5: str = " bI ",
    d5: str = "    ",
    **heroes: str,
) -> State:
    words = {n: f"; {heroes[n]}" if n in heroes else "" for n in ("one", "two", "three", "four")}
    words |= {"b5": b5, "d5": d5, "f6": f6}
    return position(THRONE.format(roll=roll, active=active, more=more, pool=pool, **words))


def drawn(state: State, *cards: str) -> tuple[State, list[Any]]:
    """The Boss Turn with these cards drawn; the end of the turn before it is not told."""
    ended, _ = play(state, "gravity", "end")
    return play(ended, *(f"boss-card {card}" for card in cards))


def settled(events: list[Any]) -> list[str]:
    return [x.card for x in of(events, e.BossDrew) if x.hits]


# --- the two cards ---------------------------------------------------------------------------------------------


@proves("ikee")
@rule("IKE-1", "IKE-3", "BOS-10")
def test_two_cards_are_drawn_and_the_symbol_rolled_more_often_is_settled() -> None:
    state = throne()
    ended, _ = play(state, "end")
    assert rules().actor(ended) == NATURE
    assert {getattr(x, "card", None) for x in rules().actions(ended)} == set(DECK)
    once, events = play(ended, "boss-card tribute")
    assert not events, "nothing happens before the second card"
    assert {getattr(x, "card", None) for x in rules().actions(once)} == set(DECK) - {"tribute"}
    after, events = play(once, "boss-card stampede")
    assert settled(events) == ["stampede"]
    assert [x.hits for x in of(events, e.BossDrew)] == [False, True]
    assert {x.rule for x in of(events, e.BossDrew)} == {"IKE-1"}
    assert after.heroes[1].hearts == state.heroes[1].hearts - 1
    assert after.heroes[1].coins == 5, "no tribute"
    assert after.active == 2


@rule("IKE-1", "IKE-2")
@pytest.mark.parametrize("cards", [("stampede", "tribute"), ("tribute", "stampede")])
def test_the_order_of_drawing_does_not_matter_for_which_is_settled(cards: tuple[str, str]) -> None:
    _, events = drawn(throne(), *cards)
    assert settled(events) == ["stampede"]


@rule("IKE-2")
@pytest.mark.parametrize("cards", [("royal-blade", "tribute"), ("tribute", "royal-blade")])
def test_a_tie_settles_both_in_the_order_in_which_they_came(cards: tuple[str, str]) -> None:
    state = throne()
    after, events = drawn(state, *cards)
    assert settled(events) == list(cards)
    kinds = [type(x).__name__ for x in events if type(x).__name__ in ("EnemyAttacked", "Lost")]
    assert (kinds[0] == "Lost") == (cards[0] == "tribute")
    assert after.heroes[1].coins == 3
    assert after.heroes[1].hearts == state.heroes[1].hearts - 2
    assert after.boss_discards == ("royal-blade", "tribute")


@rule("IKE-2")
def test_two_cards_of_one_symbol_are_always_a_tie() -> None:
    state, events = drawn(throne(), "stampede", "call-imps")
    assert settled(events) == ["stampede", "call-imps"]
    assert state.pending[-1].kind == "summon"


@rule("IKE-4", "IKE-2")
def test_when_neither_symbol_was_rolled_both_are_settled() -> None:
    _, events = drawn(throne("coin coin sword sword star"), "stampede", "shockwave")
    assert settled(events) == ["stampede", "shockwave"]
    _, events = drawn(throne("coin coin sword sword star"), "stampede", "iron-gaze")
    assert settled(events) == ["iron-gaze"], "one star is more than none"


@rule("IKE-1", "IKE-3")
def test_every_pair_settles_at_least_one() -> None:
    ended, _ = play(throne("move move move move move"), "end")
    for first in DECK:
        for second in set(DECK) - {first}:
            _, events = play(ended, f"boss-card {first}", f"boss-card {second}")
            assert settled(events), (first, second)


@rule("IKE-1")
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    ended, _ = play(throne(more="boss: discards tribute"), "end")
    ruling = rules().judge(ended, a.BossDraw("tribute"))
    assert not ruling.legal
    once, _ = play(ended, "boss-card stampede")
    assert not rules().judge(once, a.BossDraw("stampede")).legal, "not the same one twice"
    refused_by = rules().judge(ended, a.BossDie(0)).rules
    assert refused_by == ("IKE-1",), "Ikee rolls no die"


@rule("IKE-2", "IKE-5")
def test_both_cards_are_discarded_and_six_last_three_turns() -> None:
    state, _ = drawn(throne(), "tribute", "royal-blade")
    assert state.boss_discards == ("royal-blade", "tribute")
    last = throne(more="boss: discards tribute, royal-blade, shockwave, stampede")
    after, _ = drawn(last, "call-imps", "iron-gaze")
    assert after.boss_deck == DECK
    assert after.boss_discards == ()


@rule("IKE-5", "IKE-2")
def test_the_discards_are_shuffled_between_the_two_cards_if_one_was_left() -> None:
    """IKE-5: never in a game of six cards, but in a drawn position; the first is not drawn again."""
    last = throne(more="boss: deck tribute")
    ended, _ = play(last, "end")
    once, _ = play(ended, "boss-card tribute")
    assert set(once.boss_deck) == set(DECK) - {"tribute"}
    assert once.boss_discards == ()
    after, events = play(once, "boss-card iron-gaze")
    assert settled(events) == ["tribute", "iron-gaze"]
    assert after.boss_discards == ("iron-gaze", "tribute")


@rule("IKE-1")
def test_between_the_two_cards_the_position_can_be_written_and_read() -> None:
    once, _ = play(throne(), "end", "boss-card tribute")
    text = rules().write(once)
    assert "pending: boss-pair 1 0 tribute" in text
    assert rules().read(text) == once
    for wrong in ("boss-pair 1 0 gaze", "boss-pair 1 0", "boss-pair 2 0 tribute", "boss-pair 0 0"):
        with pytest.raises(BadInput):
            rules().read(text.replace("boss-pair 1 0 tribute", wrong))


# --- what counts is the roll -----------------------------------------------------------------------------------


@rule("IKE-6")
def test_dice_that_were_used_count_all_the_same() -> None:
    state, _ = play(throne("coin coin move sword star", pool="coin coin move sword star"), "coin")
    state, _ = play(state, "coin", "end", "set none")
    _, events = play(state, "boss-card tribute", "boss-card stampede")
    assert settled(events) == ["tribute"]


@rule("IKE-6")
def test_the_special_die_does_not_count() -> None:
    state = throne("move sword coin coin star", two="special move")
    _, events = drawn(state, "tribute", "stampede")
    assert settled(events) == ["tribute"]


@rule("IKE-6")
def test_a_die_turned_by_a_card_counts_as_it_was_rolled() -> None:
    state = throne("move move coin sword star", pool="move move coin", two="items loaded-die")
    turned, _ = play(state, "use loaded-die", "turn move to coin")
    assert turned.pool == (1, 0, 2, 0, 0)
    after, _ = play(turned, "end", "set none")
    _, events = play(after, "boss-card tribute", "boss-card stampede")
    assert settled(events) == ["stampede"]


@rule("IKE-6")
def test_dice_rolled_again_count_as_they_were_rolled_first() -> None:
    state = throne("move move coin sword star", active=3, pool="move move")
    again, _ = play(state, "ability", "reroll coin coin")
    after, _ = play(again, "end", "set none")
    _, events = play(after, "boss-card tribute", "boss-card stampede")
    assert settled(events) == ["stampede"]


# --- its attacks -------------------------------------------------------------------------------------------------


@proves("royal-blade")
@rule("BOS-13", "BOS-7", "BOS-8", "TRN-13")
def test_the_royal_blade_strikes_with_ikee_s_own_damage_and_resets_special_dice() -> None:
    """BOS-13: a card that only says attack deals the Boss's damage."""
    state = throne(two="special sword", three="special coin")
    after, events = drawn(state, "royal-blade", "shockwave")
    assert of(events, e.EnemyAttacked) == [
        e.EnemyAttacked(state.game.boss_code, 33, 2, 2, "BOS-13")
    ]
    assert after.heroes[1].special == BLANK
    assert after.heroes[2].special != BLANK, "Angelo is not around it"


@rule("BOS-8", "BOS-13")
def test_who_faints_at_the_strike_resets_nothing_more() -> None:
    """BOS-8: what cannot be settled is skipped."""
    after, events = drawn(throne(two="hearts 1; special sword"), "royal-blade", "shockwave")
    assert len(of(events, e.Fainted)) == 1
    assert len(of(events, e.SpecialReset)) == 1
    assert after.heroes[1].fell_at_boss


@proves("tribute")
@rule("BOS-7", "BOS-8", "BOS-15")
def test_tribute_takes_up_to_two_coins_from_everyone_on_the_level() -> None:
    state = throne("coin coin move sword star", one="coins 4", three="gems 2")
    after, events = drawn(state, "tribute", "stampede")
    assert [h.coins for h in after.heroes] == [4, 3, 3, 0]
    assert {x.rule for x in of(events, e.Lost)} == {"BOS-8"}


@proves("shockwave")
@rule("BOS-7")
def test_the_shockwave_wounds_and_brands_the_whole_tile() -> None:
    state = throne("shove shove move coin star")
    after, _ = drawn(state, "tribute", "shockwave")
    assert [h.tokens for h in after.heroes] == [(), ("brand",), ("brand",), ()]
    assert after.heroes[2].hearts == state.heroes[2].hearts - 1
    assert after.heroes[3].hearts == state.heroes[3].hearts, "another tile"


# --- tokens ------------------------------------------------------------------------------------------------------


@rule("BOS-9", "BOS-14")
def test_a_second_brand_is_a_wound_instead() -> None:
    state = throne("star star move coin sword", three="tokens brand")
    after, events = drawn(state, "tribute", "iron-gaze")
    assert [h.tokens for h in after.heroes] == [(), ("brand",), ("brand",), ("brand",)]
    assert [(x.hero, x.rule) for x in of(events, e.Wounded)] == [(3, "BOS-9")]


@proves("brand")
@rule("BOS-5", "BOS-14", "TRN-14")
def test_a_brand_costs_a_gem_at_the_end_of_its_owner_s_turn() -> None:
    after, events = play(throne(two="gems 2; tokens brand"), "end")
    assert of(events, e.Lost) == [e.Lost(2, 0, 1, "TRN-14", "brand")]
    assert after.heroes[1].gems == 1
    assert after.heroes[1].tokens == ("brand",)
    _, events = play(throne(two="tokens brand"), "end")
    assert not of(events, e.Lost), "no gem, nothing to lose"
    _, events = play(throne(three="gems 2; tokens brand"), "end")
    assert not of(events, e.Lost), "not in another's turn"


@proves("torch")
@rule("BOS-5", "ATK-6")
def test_a_torch_adds_a_wound_to_each_attack() -> None:
    fight = throne("sword sword", pool="sword sword", d5="  i ", two="tokens torch")
    plain = throne("sword sword", pool="sword sword", d5="  i ")
    _, events = play(plain, "attack right with sword")
    assert of(events, e.Struck)[0].wounds == 1
    _, events = play(fight, "attack right with sword")
    assert of(events, e.Struck)[0].wounds == 2
    assert (
        max(x.wounds for x in of(play(fight, "attack left with sword sword")[1], e.Struck)) == 3
    ), "Ikee too"


@rule("BOS-5", "BOS-16")
def test_ikee_s_icon_spaces_give_torches() -> None:
    state = throne("move", pool="move", active=1, more="").heroes
    assert state[0].tokens == ()
    text = THRONE.replace(":    : *  :", ":  1 : *  :").replace("|  1 :    :", "|    :    :")
    drawing = text.format(
        roll="move", pool="move", active=1, more="", b5=" bI ", d5="    ", f6="    ",
        one="", two="", three="", four="",
    )  # fmt: skip
    after, events = play(position(drawing), "move right")
    assert after.heroes[0].tokens == ("torch",)
    assert of(events, e.TokenGained) == [e.TokenGained(1, "torch")]


@proves("torch", "iron-gaze")
@rule("MED-4")
def test_a_torch_wards_off_the_iron_gaze_and_brings_no_gem() -> None:
    state, _ = drawn(
        throne("star star move coin sword", three="tokens torch"), "tribute", "iron-gaze"
    )
    assert rules().actor(state) == 2
    warded, events = play(state, "mirror")
    assert warded.heroes[2].tokens == ()
    assert warded.heroes[2].gems == 0
    assert of(events, e.TokenLost) == [e.TokenLost(3, "torch", "MED-4")]
    endured, _ = play(state, "endure")
    assert endured.heroes[2].tokens == ("brand", "torch")


@rule("FNT-1")
def test_a_faint_takes_the_tokens() -> None:
    after, _ = drawn(throne(two="hearts 1; tokens torch"), "stampede", "tribute")
    assert after.heroes[1].tokens == ()


# --- summons -------------------------------------------------------------------------------------------------------


def summoning(**more: Any) -> State:
    state, _ = drawn(throne(**more), "call-imps", "tribute")
    return state


@proves("call-imps")
@rule("BOS-11", "BOS-17")
def test_a_summons_appears_where_the_active_player_chooses() -> None:
    state = summoning(f6=" b  ", four="tokens torch")
    assert rules().actor(state) == 1
    assert written(state) == ["place summons h4", "place summons e5", "place summons f6"]
    for space in ("a4", "c1", "b5", "c6"):
        refused(state, f"place summons {space}", "BOS-17", spaces=("h4", "e5", "f6"))
    refused(state, "end", "BOS-17", pending="summon")
    allowed(state, "place summons e5", "BOS-17")
    first, events = play(state, "place summons e5")
    assert of(events, e.EnemyAppeared)[0].rule == "BOS-11"
    assert figures(first)["e5"] == "i"
    assert written(first) == ["place summons h4", "place summons f6"]
    second, events = play(first, "place summons h4")
    assert figures(second)["h4"] == "i"
    assert of(events, e.TurnBegan) == [e.TurnBegan(2, 6)]


@rule("BOS-17", "BOS-11")
def test_the_boss_s_own_spawn_space_serves_when_it_has_left_it() -> None:
    state = summoning(b5=" b  ", d5="  I ")
    allowed(state, "place summons b5", "BOS-17")
    after, _ = play(state, "place summons b5")
    assert figures(after)["b5"] == "i"


@rule("BOS-11")
def test_the_summons_is_ignored_when_all_its_tokens_are_out() -> None:
    state = throne(more="", d5="  i ", f6="  i ")
    busy = rules().write(state).replace("|    :    : $  :", "|  i :  i : $  :")
    after, events = drawn(rules().read(busy), "call-imps", "tribute")
    assert settled(events) == ["call-imps"]
    assert not of(events, e.EnemyAppeared)
    assert after.active == 2, "the game goes on"


@rule("BOS-11")
def test_one_token_left_serves_the_first_summons_only() -> None:
    state = throne(d5="  i ", f6="  i ")
    busy = rules().write(state).replace("|    :    : $  :", "|  i :    : $  :")
    first, _ = drawn(rules().read(busy), "call-imps", "tribute")
    after, events = play(first, "place summons e5")
    assert of(events, e.TurnBegan)
    assert list(figures(after).values()).count("i") == 4


@rule("BOS-11")
def test_the_summons_is_ignored_when_every_spawn_space_is_taken() -> None:
    text = rules().write(throne())
    text = text.replace(": x  :    : *", ": x4 :    : *").replace(
        ":  4 :    :    : x  |", ":    :    :    : xi |"
    )
    after, events = drawn(rules().read(text), "call-imps", "tribute")
    assert settled(events) == ["call-imps"]
    assert not of(events, e.EnemyAppeared)
    assert not after.pending


@rule("BOS-17", "ACT-6")
def test_the_active_player_chooses_although_its_hero_has_fainted() -> None:
    state, events = drawn(throne(two="hearts 1"), "stampede", "call-imps")
    assert of(events, e.Fainted)
    assert rules().actor(state) == 1
    after, _ = play(state, "place summons e5", "place summons h4")
    assert after.active == 2


@proves("imp")
@rule("BOS-11", "ATK-4")
def test_a_summons_is_an_enemy_like_any_other() -> None:
    """BOS-11: it moves and attacks by the enemy die, is defeated, and gives loot."""
    state = throne("sword", pool="sword", d5="  i ")
    after, events = play(state, "attack right with sword")
    assert of(events, e.Defeated)
    assert after.heroes[1].gems == 2 + 1, "Etorn finds one gem more"
    rolling = position(
        rules().write(throne(d5="  i ")).replace("step actions", "step roll").replace("roll: ", "#")
    )
    _, events = play(rolling, "roll move move move move move enemy attack")
    assert any(
        rolling.game.kinds[x.figure].id == "imp" and x.hero == 2
        for x in of(events, e.EnemyAttacked)
    )


@rule("BOS-17")
def test_a_summons_to_be_placed_can_be_written_and_read() -> None:
    state = summoning()
    text = rules().write(state)
    assert rules().read(text) == state
    for action in rules().actions(state):
        assert rules().read_action(state, rules().write_action(state, action)) == action
    code = state.game.codes["imp"]
    for wrong in (f"summon {state.game.boss_code} 0", "summon 99 0", "summon 1 0"):
        with pytest.raises(BadInput):
            rules().read(text.replace(f"summon {code} 0", wrong))
    full = text.replace(": x  :    : *", ": xi :    : *").replace(": x  |", ": xi |")
    with pytest.raises(BadInput):
        rules().read(full)


def test_a_click_on_a_spawn_space_puts_the_summons_there() -> None:
    state = summoning()
    assert dict(click_resolver.targets(state, Hand())) == {
        31: a.PlaceSummons(31),
        36: a.PlaceSummons(36),
    }
    assert buttons.choices(state, Hand()) == []


@rule("BOS-5", "BOS-16")
@pytest.mark.parametrize(("boss", "token"), [("medusa", "mirror"), ("ikee", "torch")])
def test_an_icon_space_shows_the_token_that_its_boss_gives(boss: str, token: str) -> None:
    state = position(
        f"""
game: boss {boss}; levels 2
map:
    +----+----+
  4 |  1 : *  |
    +^^^^+^^^^+
hero 1: sweety
pool: move
"""
    )
    cells = {c["id"]: c for c in position_view(state, Words("en"))["map"]["cells"]}
    assert cells["b4"]["icon"] == token
    assert cells["a4"]["icon"] is None
    assert play(state, "move right")[0].hero.tokens == (token,)
