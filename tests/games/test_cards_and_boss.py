"""The Shop, items and potions, abilities; the Boss Turn and its tokens."""

from dataclasses import replace

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.kinds.tables import ACTIONS
from platformer_nb.games.platformer.model.actions import Mirror
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.model.state_builder import Draft
from platformer_nb.games.platformer.rules.figures.on_enter import give_token
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written

rule = pytest.mark.rule

SHOP = """
map:
    +----+----+----+----+
  3 |    :    :  G :    |
    +====+    +====+    +
  2 |    : ${b} :    :    |
    +    +    +    +====+
  1 | ${a} :    :    :  2 |
    +    +    +    +    +
hero 1: {hero}
hero 2: avvy
pool: {pool}
shop: items boots-of-haste, greedymmer, -; potions stone-skin, -, -
{more}
"""


def shop(hero: str = "sweety; coins 4", pool: str = "move", more: str = "", at: str = "b") -> State:
    return position(
        SHOP.format(hero=hero, pool=pool, more=more, a=" 1"[at == "a"], b=" 1"[at == "b"])
    )


@rule("MAP-6", "ACT-7")
def test_a_hero_buys_on_a_shop_space_in_mid_air_too() -> None:
    allowed(shop(at="a"), "buy boots-of-haste", "ACT-2")
    allowed(shop(at="b"), "buy boots-of-haste", "ACT-2")
    away, _ = play(shop(), "move left")
    refused(away, "buy boots-of-haste", "MAP-6", space="a2", spaces=("a1", "b2"))


@rule("ACT-2", "CRD-3", "SET-4")
def test_a_displayed_card_costs_its_price_and_its_gap_is_filled_at_once() -> None:
    state = shop()
    refused(state, "buy grapnel", "ACT-2", card="grapnel", displayed=0)
    refused(shop("sweety; coins 1"), "buy stone-skin", "ACT-2", needs=2, has=1)
    bought, events = play(state, "buy boots-of-haste")
    assert rules().actor(bought) == NATURE
    assert of(events, e.Bought) == [e.Bought(1, "boots-of-haste", 4)]
    after, _ = play(bought, "draw grapnel")
    assert after.shop[:3] == ("grapnel", "greedymmer", "")
    assert after.hero.coins == 0
    allowed(after, "use boots-of-haste")


@rule("CRD-2")
def test_a_gap_stays_open_when_the_deck_has_run_out() -> None:
    after, _ = play(shop(more="decks: items -; potions -; bottom -"), "buy greedymmer")
    assert rules().actor(after) == 0
    assert after.shop[1] == ""


@rule("CRD-2", "ACT-4")
def test_a_potion_that_returns_fills_an_open_gap_at_once() -> None:
    """CRD-2: the one used is the only card below the deck."""
    state = shop("sweety; hearts 2; potions forest-honey", more="decks: potions -; bottom -")
    used, _ = play(state, "use forest-honey")
    assert rules().actor(used) == NATURE
    after, _ = play(used, "draw forest-honey")
    assert after.shop[3:] == ("stone-skin", "forest-honey", "")
    assert after.hero.hearts == 4


@rule("ACT-4", "WND-4")
def test_a_potion_goes_below_its_deck_and_hearts_stay_below_the_card_s_number() -> None:
    state = position(
        """
map:
    +----+----+
  1 |  1 :    |
    +====+====+
hero 1: sweety; hearts 3; potions forest-honey
shop: items -; potions stone-skin, gem-cordial, giants-broth
"""
    )
    after, events = play(state, "use forest-honey")
    assert after.bottom == ("forest-honey",)
    assert after.hero.hearts == 4
    assert of(events, e.Gained) == [e.Gained(1, 0, 0, 1, "CRD-1")]
    refused(after, "use forest-honey", "ACT-4", owned=0)


@rule("ACT-3", "CRD-1")
def test_an_item_is_used_once_till_refreshed_and_a_passive_one_never() -> None:
    text = SHOP.replace("boots-of-haste, greedymmer, -", "-, -, -")
    owner = position(
        text.format(
            hero="sweety; items greedymmer, bark-shield", pool="move", more="", a=" ", b="1"
        )
    )
    after, events = play(owner, "use greedymmer")
    assert of(events, e.Used) == [e.Used(1, "greedymmer", "ACT-3")]
    refused(after, "use greedymmer", "ACT-3", ready=0)
    refused(owner, "use bark-shield", "CRD-1", card="bark-shield")
    refused(owner, "use boots-of-haste", "ACT-3", owned=0)


@rule("ACT-5")
def test_an_ability_is_used_once_a_turn() -> None:
    state = shop("angelo")
    rolled, _ = play(state, "ability")
    assert rules().actor(rolled) == NATURE
    after, events = play(rolled, "reroll star")
    assert after.pool == (0, 0, 0, 0, 1)
    assert of(events, e.Rerolled)
    refused(after, "ability", "ACT-5", used=1)
    refused(shop("sweety"), "ability", "ACT-5", used=0)
    refused(rolled, "reroll star star", "CRD-1", asks="number", needs=1, has=2)


def holding(card: str, more: str = "") -> State:
    text = SHOP.replace("boots-of-haste, greedymmer, -; potions stone-skin, -, -", "-; potions -")
    return position(
        text.format(hero=f"sweety; {card}; coins 1", pool="move sword", more=more, a=" ", b="1")
    )


@rule("CRD-4", "ZOC-1")
def test_a_card_s_move_is_a_move_and_a_card_s_placing_is_none() -> None:
    boots, _ = play(holding("items boots-of-haste"), "use boots-of-haste")
    allowed(boots, "step up", "MOV-3")
    allowed(boots, "stop")
    refused(boots, "coin", "MOV-5")
    climb = holding("items grapnel")
    refused(climb, "use grapnel", "CRD-4")
    right, _ = play(climb, "move right")
    refused(right, "use grapnel", "CRD-4", here=1)
    state = position(
        """
map:
    +----+----+----+
  4 |    :    :    |
    +====+    +====+
  3 |    :    :  E |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |  1 :  G :  2 |
    +    +    +    +
hero 1: sweety; items grapnel
"""
    )
    after, events = play(state, "use grapnel")
    assert place(after, 1) == "a3"
    assert of(events, e.Placed) == [e.Placed(1, 0, 6)]
    assert not of(events, e.EnemyAttacked)
    taken = position(
        """
map:
    +----+----+
  3 |    :    |
    +====+====+
  2 |  G :    |
    +    +    +
  1 |  1 :  2 |
    +    +    +
hero 1: sweety; items grapnel
"""
    )
    refused(taken, "use grapnel", "CRD-4", space="a2", here=0)


@rule("CRD-1", "ENM-5")
def test_other_effects_of_cards() -> None:
    gust, _ = play(holding("potions bottled-gust"), "use bottled-gust")
    if rules().actor(gust) == NATURE:
        gust, _ = play(gust, written(gust)[0])
    refused(gust, "end", "CRD-1", pending="pick")
    allowed(gust, "slide gloop left", "ENM-5")
    refused(gust, "slide gloop down", "MAP-4", "ENM-5")
    blown, _ = play(gust, "slide gloop left", "step left")
    assert figures(blown)["a3"] == "G"
    die, _ = play(holding("items loaded-die"), "use loaded-die")
    refused(die, "turn coin to star", "CRD-1", has=0)
    refused(die, "turn move to move", "CRD-1", has=1)
    turned, events = play(die, "turn move to star")
    assert turned.pool == (0, 1, 0, 0, 1)
    assert turned.roll == (0, 1), "IKE-6: the roll is remembered"
    assert of(events, e.Turned)


# --- the Boss Turn ---------------------------------------------------------------------------------------------


HALL = """
game: levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    : $  :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |    :  M :  2 :    :    :    : *  :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :  3 :  4 :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |  1 :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: sweety{one}
hero 2: etorn; coins 3{two}
hero 3: angelo{three}
hero 4: avvy{four}
turn: 5; hero {active}
{more}
"""


def hall(active: int = 2, more: str = "", **tokens: str) -> State:
    words = {
        name: f"; {tokens[name]}" if name in tokens else ""
        for name in ("one", "two", "three", "four")
    }
    return position(HALL.format(active=active, more=more, **words))


@rule("BOS-10", "TRN-14", "MED-1", "SET-11")
def test_the_boss_turn_follows_the_turn_of_a_hero_on_its_level() -> None:
    """MED-1: cards are drawn until one bears the symbol rolled."""
    below, _ = play(hall(1), "end")
    assert below.step == 3
    state, events = play(hall(2), "end")
    assert not of(events, e.TurnBegan)
    assert {type(a).__name__ for a in rules().actions(state)} == {"BossDie"}
    rolled, _ = play(state, "boss-die left")
    assert len(set(rules().actions(rolled))) == 5
    missed, events = play(rolled, "boss-card hiss")
    assert of(events, e.BossDrew) == [e.BossDrew("hiss", False)]
    assert missed.boss_discards == ("hiss",)
    after, events = play(missed, "boss-card gaze")
    assert after.boss_discards == ("gaze", "hiss")
    assert of(events, e.TurnBegan) == [e.TurnBegan(2, 6)]
    ruling = rules().judge(missed, rules().read_action(missed, "boss-card hiss"))
    assert ruling.rules == ("MED-1",)


@rule("MED-1")
def test_the_discards_are_shuffled_anew_when_the_deck_is_empty() -> None:
    more = "boss: deck hiss; discards gaze, tail-lash, turn-to-stone, venom-spray"
    state, _ = play(hall(2, more), "end", "boss-die left", "boss-card hiss")
    assert len(state.boss_deck) == 5
    assert state.boss_discards == ()


@rule("BOS-7", "BOS-13", "BOS-15")
@pytest.mark.parametrize(
    ("card", "face", "hit"),
    [("gaze", "left", {2}), ("tail-lash", "attack", {2})],
)
def test_a_card_reaches_the_heroes_in_its_range(card: str, face: str, hit: set[int]) -> None:
    _, events = play(hall(2), "end", f"boss-die {face}", f"boss-card {card}")
    assert {x.hero for x in of(events, e.Wounded)} == hit
    assert {x.rule for x in of(events, e.EnemyAttacked)} == {"BOS-13"}


@rule("BOS-13", "BOS-1", "BOS-6", "CRD-1")
@pytest.mark.parametrize(
    ("card", "face", "plain"), [("tail-lash", "attack", 3), ("venom-spray", "right", 1)]
)
def test_armour_spares_a_wound_of_an_attack_card_too(card: str, face: str, plain: int) -> None:
    """BOS-1: the Boss is an Enemy; what lessens attacks by Enemies lessens its attack cards."""
    for two, dealt in (("", plain), ("items bark-shield", plain - 1)):
        after, events = play(hall(2, two=two), "end", f"boss-die {face}", f"boss-card {card}")
        assert [x.wounds for x in of(events, e.EnemyAttacked)] == [dealt]
        assert after.heroes[1].hearts == 5 - dealt
        assert ("poison" in after.heroes[1].tokens) == (card == "venom-spray"), "the rest goes on"


@rule("BOS-7", "BOS-8", "BOS-15")
def test_the_tile_and_everywhere_end_at_the_boss_level() -> None:
    """BOS-8: what cannot be settled is skipped: only Etorn has coins to lose."""
    stone, _ = play(hall(2), "end", "boss-die attack", "boss-card turn-to-stone")
    assert [h.tokens for h in stone.heroes] == [(), ("stone",), ("stone",), ()]
    hiss, events = play(hall(2), "end", "boss-die right", "boss-card hiss")
    assert [(x.hero, x.gems, x.rule) for x in of(events, e.Lost)] == [(2, 0, "BOS-8")]
    assert hiss.heroes[1].coins < 3


@rule("BOS-9")
def test_a_second_token_of_a_kind_is_a_wound() -> None:
    state = hall(2, two="tokens poison")
    after, events = play(state, "end", "boss-die right", "boss-card venom-spray")
    assert [x.rule for x in of(events, e.Wounded)] == ["MED-2", "WND-2", "BOS-9"]
    assert after.heroes[1].hearts == 2


@rule("BOS-14", "SET-5")
def test_where_no_token_is_left_nothing_is_gained_and_nobody_is_hurt() -> None:
    state = hall(2, three="tokens stone")
    box = state.game.box
    sheet = box.bosses["medusa"]
    assert sheet.tokens["stone"].count == 4, "four Heroes, four tokens: it takes a shorter supply"
    tokens = {**sheet.tokens, "stone": replace(sheet.tokens["stone"], count=1)}
    scarce = replace(box, bosses={"medusa": replace(sheet, tokens=tokens)})
    draft = Draft(replace(state, game=replace(state.game, box=scarce)))
    give_token(draft, 1, "stone", "BOS-8")
    assert draft.hero(1).tokens == ()
    assert draft.events == []


@rule("BOS-5", "BOS-16")
def test_an_icon_space_gives_its_token_to_whoever_enters() -> None:
    state = position(
        HALL.format(active=2, more="pool: move move", one="", two="", three="", four="").replace(
            "M :  2 :    :    :    : *  :", "M :    :    :    :  2 : *  :"
        )
    )
    after, events = play(state, "move right")
    assert after.hero.tokens == ("mirror",)
    assert of(events, e.TokenGained)


@rule("MED-2", "MED-6", "TRN-14")
def test_poison_wounds_at_the_end_of_the_turn_and_a_faint_spares_the_boss_turn() -> None:
    after, events = play(hall(2, two="tokens poison"), "end")
    assert of(events, e.Wounded) == [e.Wounded(2, 1, 4, "MED-2", "poison")]
    assert after.heroes[1].tokens == ("poison",)
    after, events = play(hall(2, two="hearts 1; tokens poison"), "end")
    assert of(events, e.Fainted)
    assert of(events, e.TurnBegan), "no Boss Turn"
    assert after.heroes[1].fell_at_boss


@rule("MED-3", "MED-5")
def test_stone_forbids_every_action_but_paying_it_off_and_ending() -> None:
    """MED-5: it is pushed, falls and sets its Special die like anybody."""
    state = hall(2, "pool: move move coin shove", two="special sword; tokens stone")
    for text in ("coin", "move left push up", "gravity", "shove medusa left"):
        refused(state, text, "MED-3", token="stone")
    assert all(w.split()[0] in ("discard", "end") for w in written(state))
    allowed(state, "discard stone with special coin", "MED-3")
    allowed(state, "discard stone with forge move coin", "MED-3")
    refused(state, "discard stone with forge move", "MED-3", needs=2)
    refused(state, "discard stone with move+1 move", "GEM-5", gems=1)
    refused(state, "discard poison with move move", "MED-3", has=0)
    after, events = play(state, "discard stone with move move")
    assert of(events, e.TokenLost) == [e.TokenLost(2, "stone")]
    allowed(after, "coin")
    ended, _ = play(state, "end")
    allowed(ended, "set coin")


@rule("MED-4", "ACT-6")
def test_a_mirror_wards_off_stone_by_its_owner_s_choice_in_any_turn() -> None:
    state, _ = play(
        hall(2, three="tokens mirror"), "end", "boss-die attack", "boss-card turn-to-stone"
    )
    assert rules().actor(state) == 2, "Angelo decides in Etorn's Boss Turn"
    refused(state, "end", "MED-4", pending="mirror")
    assert ACTIONS[Mirror].sentence(state, Mirror())[1] == {"token": "mirror"}
    warded, events = play(state, "mirror")
    assert warded.heroes[2].tokens == ()
    assert warded.heroes[2].gems == 1
    assert of(events, e.TurnBegan)
    endured, _ = play(state, "endure")
    assert endured.heroes[2].tokens == ("mirror", "stone")
    assert rules().read(rules().write(state)) == state


@rule("BOS-4")
def test_the_boss_level_s_heroes_decide_one_after_the_other() -> None:
    state, _ = play(
        hall(3, two="tokens mirror", three="tokens mirror"),
        "end",
        "boss-die attack",
        "boss-card turn-to-stone",
    )
    assert rules().actor(state) == 2, "the active Hero first, then clockwise"
    after, _ = play(state, "mirror")
    assert rules().actor(after) == 1
    last, _ = play(after, "endure")
    assert last.heroes[1].tokens == ("mirror", "stone")
