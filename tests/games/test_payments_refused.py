"""Payments that are refused: the rule that matters comes first, each fact is true, the plainest way is offered."""

from __future__ import annotations

from typing import Any

import pytest

from platformer_nb.games.platformer.model.actions import Shove
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.rulings import say_ruling
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.figures import combat
from tests.games.drawn import action, judge, play, position, refused, rules

rule = pytest.mark.rule
WORDS = Words(strict=True)


def flat(pool: str, hero: str = "sweety", foe: str = "G", more: str = "") -> State:
    """A Hero on b1 with an Enemy to its right and air above."""
    return position(
        f"""
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |    :  1 :  {foe} :    |
    +====+====+====+====+
hero 1: {hero}
pool: {pool}
{more}
"""
    )


def instead(state: State, text: str) -> tuple[str, ...]:
    return judge(state, text).written


def reasons(state: State, text: str, language: str = "en") -> list[str]:
    words = Words(language, strict=True)
    return [
        r.text for r in say_ruling(words, state, action(state, text), judge(state, text)).reasons
    ]


# --- stars ---------------------------------------------------------------------------------------------------


@rule("SYM-5")
@pytest.mark.parametrize(
    ("hero", "counts", "use"),
    [
        ("etorn", "coin", "coin with star"),
        ("sweety", "sword", "attack c1 with star"),
        ("lumi", "shove", "shove c1 up with star"),
        ("angelo", "move", "move up with star"),
    ],
)
def test_a_star_that_counts_as_a_symbol_is_used_in_an_action_that_takes_it(
    hero: str, counts: str, use: str
) -> None:
    state = flat("star", hero)
    refused(state, "star", "SYM-5", hero=hero, symbol=counts, same=1)
    assert reasons(state, "star")[0].endswith(
        f"counts as a {counts}. Use it as one, not on its own."
    )
    assert instead(state, "star")[0] == use
    special = flat("-", f"{hero}; special star")
    assert instead(special, "star with special")[0] == use.replace("star", "special")


@rule("SYM-1", "SYM-2")
def test_every_die_that_gives_another_symbol_is_named_once() -> None:
    state = flat("sword sword coin move", "avvy")
    refused(state, "move up with sword coin", "SYM-1", symbol="move", given=("sword", "coin"))
    assert reasons(state, "move up with sword coin") == [
        "A Move takes a move symbol, not these: sword and coin."
    ]
    assert reasons(state, "move up with move sword sword") == [
        "A Move takes a move symbol, not a sword."
    ]
    assert reasons(state, "move up with sword coin", "pl") == [
        "Ruch wymaga symbolu ruchu, a nie takich: miecz i moneta."
    ]
    assert reasons(state, "attack c1 with coin move", "uk") == [
        "Атака потребує мечів, а не таких символів: рух і монета."
    ]


@rule("SYM-5")
def test_a_star_that_is_an_effect_takes_one_star() -> None:
    state = flat("star star coin", "avvy; coins 1")
    refused(state, "star with star star", "SYM-5", needs=1, has=2, count="wrong")
    refused(state, "star with coin", "SYM-5", symbol="star", given="coin")
    assert reasons(state, "star with coin") == ["The effect of a star takes a star, not a coin."]
    assert instead(state, "star with coin") == ("star with star",)


@rule("SYM-1", "SYM-2", "SYM-3", "SYM-4", "DIE-4")
@pytest.mark.parametrize(
    ("text", "because", "needed"),
    [
        ("move left with star+1", "SYM-5", "move"),
        ("move left with coin", "SYM-1", "move"),
        ("attack right with coin", "SYM-2", "sword"),
        ("coin with shove", "SYM-3", "coin"),
        ("shove gloop up with coin", "SYM-4", "shove"),
    ],
)
def test_a_die_that_does_not_give_the_symbol_is_refused_for_that_alone(
    text: str, because: str, needed: str
) -> None:
    """Whether such a die is in the pool makes no difference, and no other rule is brought up."""
    for pool in ("move", "move coin shove star"):
        first = judge(flat(pool, "sweety; gems 1"), text).cites
        if because == "SYM-5" and "star" not in pool:
            first = first[1:]
        assert [(c.rule, c.facts["symbol"]) for c in first] == [(because, needed)]


# --- the Special die, Forging ----------------------------------------------------------------------------------


@rule("SYM-6")
def test_the_special_die_gives_its_symbol_once() -> None:
    state = flat("sword", "sweety; special sword")
    refused(state, "attack right with special special", "SYM-6", needs=2, serves=1)
    assert reasons(state, "attack right with special special") == [
        "The Special die gives its symbol only once."
    ]
    refused(state, "move left with special", "SYM-6", symbol="sword", serves=0)


@rule("FRG-1", "FRG-4")
def test_what_a_forge_lacks_is_counted_over_the_whole_payment() -> None:
    state = flat("coin coin coin move", "sweety")
    refused(state, "attack right with forge coin forge coin", "FRG-1", needs=4, has=3)
    refused(state, "move left with forge move", "FRG-1", same=1)
    refused(state, "move left with forge sword", "FRG-1", needs=2, has=0, same=0)
    twice = "move left with forge coin coin"
    refused(state, twice, "SYM-1", given="coin")
    assert all("Forging" not in text for text in reasons(state, twice))


@rule("FRG-2")
def test_a_blank_special_die_is_half_of_no_pair() -> None:
    refused(flat("move", "sweety"), "move left with forge special", "FRG-2", symbol="blank")
    blank = flat("move", "sweety", more="turn: 3; hero 1; step special")
    for face in ("move", "star"):
        refused(blank, f"set {face} with forge special", "FRG-2", symbol="blank", same=0)
    assert reasons(blank, "set move with forge special") == [
        "Your Special die is blank, so it cannot be half of a pair."
    ]


@rule("TRN-8", "TRN-9")
def sources(shove: object) -> int:
    assert isinstance(shove, Shove)
    return len(shove.payment.sources)


def test_setting_the_special_die_names_the_die_that_does_not_fit() -> None:
    state = flat("coin star", "sweety", more="turn: 3; hero 1; step special")
    refused(state, "set star with coin", "TRN-8", symbol="star", given="coin")
    refused(state, "set sword with sword", "TRN-8", symbol="sword", has=0)
    refused(state, "set star with coin star", "TRN-8", count=2)
    refused(state, "set sword with forge sword", "TRN-9", has=0, same=0)
    refused(state, "set coin with forge coin", "TRN-9", has=1, same=1)


# --- heavy Enemies, a Stone token ---------------------------------------------------------------------------------


@rule("ENM-8")
@pytest.mark.parametrize(
    ("payment", "has"),
    [
        ("", 1),
        (" with shove", 1),
        (" with shove shove", 1),
        (" with shove special", 1),
        (" with shove coin", 1),
        (" with coin coin", 0),
        (" with forge coin shove", 1),
        (" with shove shove shove", 3),
    ],
)
def test_that_an_enemy_takes_two_shove_symbols_is_said_first(payment: str, has: int) -> None:
    state = flat("shove coin", "sweety", "S")
    cite = judge(state, f"shove stone-golem right{payment}").cites[0]
    assert (cite.rule, cite.facts["needs"], cite.facts["has"]) == ("ENM-8", 2, has)


@rule("ENM-8")
def test_two_symbols_from_any_source_shove_a_heavy_enemy() -> None:
    state = flat("shove coin coin star", "lumi; special shove", "S")
    for payment in ("shove special", "shove star", "star special", "forge coin special"):
        assert judge(state, f"shove stone-golem right with {payment}").legal


@rule("GEM-5", "MED-3", "MED-6", "SYM-6", "FRG-1", "FRG-2")
def test_what_is_wrong_with_the_price_of_a_stone_token_is_named() -> None:
    state = flat("move star", "sweety; gems 3; tokens poison, stone")
    refused(state, "discard stone with move+1 star", "GEM-5", gems=1)
    refused(state, "discard stone with move", "MED-3", needs=2, has=1, count="wrong")
    refused(state, "discard stone with move move", "MED-3", symbol="move", needs=2, has=1)
    refused(state, "discard stone with move special", "SYM-6", symbol="blank")
    refused(state, "discard stone with star forge move", "FRG-1", symbol="move", needs=2, has=1)
    refused(state, "discard stone with star forge special", "FRG-2", symbol="blank")
    refused(state, "discard poison with move star", "MED-6", token="poison", has=1)
    refused(state, "discard mirror with move star", "MED-3", token="mirror", has=0)
    assert reasons(state, "discard poison with move star") == [
        "Symbols do not get rid of the Poison token. It stays until your Hero faints or a card takes"
        " it away."
    ]
    charged = flat("move", "sweety; gems 3; tokens stone; special coin")
    refused(charged, "discard stone with special special", "SYM-6", serves=1)
    assert instead(charged, "discard stone with special special") == (
        "discard stone with move special",
    )


@rule("SPN-1")
def test_by_the_ruling_a_blank_special_die_is_not_said_to_be_no_payment() -> None:
    off = """
game: players 1; ruling SPN-1 special
map:
    +----+----+
  1 |    :    |
    +====+====+
hero 1: sweety
pool: coin
"""
    assert "special" not in refused(position(off), "spawn a1 with special", "SPN-1").facts
    assert "special" not in refused(position(off), "spawn a1 with special special", "SPN-1").facts


# --- what could be done instead -------------------------------------------------------------------------------------


@rule("FRG-1", "SYM-6")
@pytest.mark.parametrize(
    ("pool", "hero", "text", "plainest"),
    [
        ("move coin coin", "sweety", "move left with special", "move left with move"),
        ("move move star star", "sweety", "move left with special", "move left with move"),
        ("star coin coin", "angelo", "move left with special", "move left with star"),
        ("coin coin", "angelo; special move", "move left with star", "move left with special"),
        ("coin coin", "angelo", "move left with star", "move left with forge coin"),
        ("move coin coin", "sweety; gems 9", "move left with star", "move left with move"),
        ("coin coin star", "etorn; special coin", "coin with move", "coin with coin"),
        ("move move sword", "sweety", "attack right with shove", "attack c1 with sword"),
    ],
)
def test_the_same_deed_is_offered_for_the_plainest_payment(
    pool: str, hero: str, text: str, plainest: str
) -> None:
    assert instead(flat(pool, hero), text)[0] == plainest


@rule("GEM-1")
@pytest.mark.parametrize(
    ("pool", "hero", "text", "kept"),
    [
        (
            "shove coin coin",
            "sweety; gems 1",
            "shove gloop up with shove+3",
            "shove c1 up with shove+1",
        ),
        (
            "shove coin coin",
            "sweety; gems 5",
            "shove gloop up with shove+6",
            "shove c1 up with shove+3",
        ),
        ("shove", "sweety", "shove gloop up with shove+3", "shove c1 up with shove"),
        (
            "shove coin coin",
            "sweety; gems 1",
            "shove gloop up with forge coin+3",
            "shove c1 up with forge coin+1",
        ),
        ("coin coin", "etorn; gems 2; special coin", "coin with special+3", "coin with special+1"),
        ("star move", "angelo; gems 2", "move left with star+6", "move left with star+1"),
        (
            "sword sword sword",
            "sweety; gems 5",
            "attack right with sword+6 sword sword",
            "attack c1 with sword+1 sword+1 sword+1",
        ),
        ("sword", "sweety; gems 5", "attack right with sword+6", "attack c1 with sword+3"),
    ],
)
def test_what_gems_were_asked_for_is_kept_as_far_as_they_go_on_the_same_die(
    pool: str, hero: str, text: str, kept: str
) -> None:
    assert instead(flat(pool, hero), text)[0] == kept


@rule("GEM-1")
@pytest.mark.parametrize(
    "text",
    [
        "move left with special",
        "attack left with sword",
        "coin with move",
        "shove gloop up with coin",
    ],
)
def test_gems_are_offered_only_where_gems_were_asked_for(text: str) -> None:
    state = flat("move sword sword coin shove", "etorn; gems 9")
    assert instead(state, text)
    assert not any("+" in other for other in instead(state, text))


@rule("TRN-8", "TRN-9")
def test_for_the_special_die_the_same_symbol_comes_first_and_leaving_it_last() -> None:
    state = flat("coin move move", "sweety; special coin", more="turn: 3; hero 1; step special")
    assert instead(state, "set star with coin")[:2] == (
        "set star with forge special",
        "set coin with coin",
    )
    assert instead(state, "set star")[0] == "set star with forge special"
    few = flat("coin", "sweety; special sword", more="turn: 3; hero 1; step special")
    assert instead(few, "set star with star") == ("set coin with coin", "set none")


# --- words ----------------------------------------------------------------------------------------------------------


@rule("GEM-1", "GEM-2")
def test_two_payments_that_differ_are_told_differently() -> None:
    state = flat("sword sword star", "sweety; gems 9")
    told: dict[str, Any] = {}
    for one in rules().actions(state):
        told.setdefault(say_action(WORDS, state, one), []).append(one)
    assert [same for same in told.values() if len(same) > 1] == []
    assert "Attack the Gloop on c1 (sword + 3 gems, sword)" in told


@rule("SYM-3")
def test_the_coins_that_will_be_gained_are_told() -> None:
    crowned = flat(
        "coin", "sweety; gems 3; items merchants-crown", more="game: players 1; artifacts on"
    )
    for text, coins in (("coin", 2), ("coin with coin+1", 3), ("coin with coin+3", 4)):
        assert play(crowned, text)[0].hero.coins == coins
        assert say_action(WORDS, crowned, action(crowned, text)).startswith(f"Gain {coins} coins")
    assert say_action(WORDS, flat("coin"), action(flat("coin"), "coin")) == "Gain a coin"


@rule("ENM-8")
def test_a_shove_typed_without_payment_pays_what_the_rule_demands_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The reader has no count of its own: a cost that depends on more is changed in the rule alone."""
    state = flat("shove shove")
    assert sources(action(state, "shove gloop right")) == 1
    monkeypatch.setattr(combat, "shoves_needed", lambda _state, _frm: 2)
    assert sources(action(state, "shove gloop right")) == 2


@rule("SYM-1")
def test_of_dice_that_do_not_pay_it_is_not_said_too_that_they_are_too_many() -> None:
    state = flat("sword shove move move", "sweety")
    wrong, many = "move left with sword shove", "move left with move move"
    assert reasons(state, wrong) == ["A Move takes a move symbol, not these: sword and shove."]
    assert reasons(state, many) == [
        "A Move takes one move symbol. That is the wrong number of symbols."
    ]
