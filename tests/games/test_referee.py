"""What a hostile referee asked: the rule cited is the one that decides, and what it says is true."""

from __future__ import annotations

import pytest

from platformer_nb.core.errors import UnreadableAction
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_ruling
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.notation.position_writer import write
from platformer_nb.text import languages
from tests.games.drawn import action, allowed, figures, judge, play, position, refused
from tests.games.refusing import ROOM, away, room, says, told

rule = pytest.mark.rule

BOSS = """
game: levels 2; boss medusa
map:
    +----+----+----+----+
  6 |    : $  :    : *  |
    +    +    +    +    +
  5 |    :    :  M :    |
    +    +====+====+    +
  4 |    :  2 :    :  1 |
    +^^^^+^^^^+^^^^+^^^^+
hero 1: avvy; coins 0
hero 2: sweety; tokens poison, mirror
turn: 5; hero 2
roll: shove sword star move coin
pool: shove sword star move
"""

IKEE = (
    BOSS.replace("medusa", "ikee").replace("M :", "I :").replace("poison, mirror", "brand, torch")
)

STAR_DIE = """
map:
    +----+----+----+----+
  2 |  S |  1 :  W :    |
    +    +====+====+    +
  1 |    :    :  2 :    |
    +====+====+====+====+
hero 1: lumi; special star
hero 2: avvy; coins 1
turn: 5; hero 1
pool: move coin sword sword
"""


def spoken(language: str, state: State, text: str) -> list[str]:
    """The reasons for a refusal in a language."""
    words = Words(language, strict=True)
    return [
        r.text for r in say_ruling(words, state, action(state, text), judge(state, text)).reasons
    ]


# --- a Hero is named where only Enemies will do -------------------------------------------------------


@rule("ATK-5")
def test_heroes_never_attack_each_other_whoever_is_named() -> None:
    """ATK-5: it is a Hero, read by its name and refused by the rule, near or far."""
    near = room()
    reason = ["Etorn stands on b1, and Heroes never attack each other."]
    says(near, "attack etorn with sword", "ATK-5", hero="etorn", to="b1", reasons=reason)
    self = ["Your own Hero stands on b2. You can attack only Enemies."]
    says(near, "attack sweety with sword", "ATK-5", there="self", reasons=self)


@rule("SYM-4")
def test_only_enemies_can_be_shoved_whoever_is_named() -> None:
    """SYM-4: a Hero is no Enemy, by its name as by its Space."""
    reason = ["Etorn is a Hero. Only Enemies can be shoved."]
    says(room(), "shove etorn left with shove", "SYM-4", hero="etorn", reasons=reason)
    assert action(room(), "shove etorn left") == action(room(), "shove b1 left")
    assert action(room(), "shove etorn left") != action(room(), "shove etorn right")


def test_a_hero_off_the_map_is_a_hero_and_nobody_to_aim_at() -> None:
    """It is known, so the error says where it is not, and does not doubt who it is."""
    with pytest.raises(UnreadableAction, match="“sweety” is not on the map"):
        action(away(), "attack sweety with sword")
    assert action(room(), "target etorn") == action(room(), "target b1")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("shove drake left", "drake"),
        ("shove old drake left with shove", "old-drake"),
        ("shove drake b4", "drake"),
        ("shove drake outside", "drake"),
        ("attack drake with sword", "drake"),
    ],
)
def test_an_unknown_name_is_told_without_the_words_after_it(text: str, word: str) -> None:
    """Where it should go is no part of the name of whom nobody knows."""
    with pytest.raises(UnreadableAction, match=f"“{word}” is not an Enemy"):
        action(room(), text)


def test_a_name_of_two_words_is_read_with_a_direction_after_it() -> None:
    """`hoard drake left` means the Hoard Drake, to the left."""
    state = room(("  G :H   :", "  D :H   :"))
    assert action(state, "shove hoard drake left") == action(state, "shove b3 left")


# --- what rids a Hero of a token --------------------------------------------------------------------------


@rule("MED-6")
def test_poison_stays_until_the_hero_faints_or_a_card_takes_it_away() -> None:
    """MED-6: no symbols rid a Hero of it; MED-3 tells of Stone alone."""
    reason = [
        "Symbols do not get rid of the Poison token. It stays until your Hero faints or a card"
        " takes it away."
    ]
    says(position(BOSS), "discard poison with sword move", "MED-6", has=1, reasons=reason)


@rule("FNT-1", "MED-4")
def test_a_faint_discards_boss_tokens_and_symbols_do_not() -> None:
    """FNT-1: each token is lost by a faint; a card takes away what harms, a ward is given up."""
    start = "Symbols do not get rid of the"
    ward = "It stays until your Hero faints or gives it up to ward off an attack."
    card = "It stays until your Hero faints or a card takes it away."
    for drawn, token, name, end in (
        (BOSS, "mirror", "Mirror", ward),
        (IKEE, "torch", "Torch", ward),
        (IKEE, "brand", "Brand", card),
    ):
        text = f"discard {token} with sword move"
        says(
            position(drawn),
            text,
            "FNT-1",
            token=token,
            has=1,
            reasons=[f"{start} {name} token. {end}"],
        )


@rule("MED-3", "FNT-1")
def test_a_token_that_nobody_holds_is_told_by_a_rule_of_the_boss_that_is_there() -> None:
    """MED-3 is Medusa's: where Ikee rules there is no Stone, and FNT-1 says what discards tokens."""
    refused(position(BOSS), "discard stone with sword move", "MED-3", has=0)
    none = position(IKEE.replace("; tokens brand, torch", ""))
    reason = (
        "You have no such token. Symbols do not get rid of any token of this Boss; fainting does."
    )
    says(none, "discard brand with sword move", "FNT-1", has=0, reasons=[reason])


# --- stars -------------------------------------------------------------------------------------------------


@rule("SYM-5")
def test_a_star_is_the_effect_named_on_the_hero_card_and_takes_what_it_turns() -> None:
    """SYM-5: Avvy's star is his, not a card of the Shop; it says what it does and what lacks."""
    poor = position(BOSS.replace("hero 2\n", "hero 1\n"))
    reason = ["Avvy’s star turns 1 coin into 1 gem, and you have no coins."]
    says(poor, "star", "SYM-5", asks="coins", needs=1, has=0, gems=1, reasons=reason)
    allowed(position(BOSS.replace("hero 2\n", "hero 1\n").replace("coins 0", "coins 1")), "star")


@rule("SYM-5")
def test_a_star_on_the_special_die_counts_as_what_the_hero_card_names() -> None:
    """SYM-5: Lumi's star is a shove, on the Special die as in the pool; SYM-6 tells of other symbols."""
    state = position(STAR_DIE)
    sword = ["For Lumi a star does not count as a sword."]
    says(state, "attack werewolf with sword sword special", "SYM-5", hero="lumi", reasons=sword)
    refused(state, "coin with special", "SYM-5", symbol="coin", hero="lumi")
    allowed(state, "shove werewolf right with special", "SYM-6")
    other = position(STAR_DIE.replace("special star", "special move"))
    refused(other, "coin with special", "SYM-6", symbol="move", needed="coin")


# --- cards -------------------------------------------------------------------------------------------------


@rule("CRD-1")
def test_a_card_that_turns_a_die_turns_one_of_the_pool_to_another_symbol() -> None:
    """CRD-1: what the card asks for is told, with the symbol that lacks."""
    loaded = room(("greedymmer (used)", "loaded-die"), ("lodestone, loaded-die", "lodestone, -"))
    asked, _ = play(loaded, "use loaded-die")
    lacks = "The card turns a die in your pool, and there is no coin die there."
    says(asked, "turn coin to sword", "CRD-1", symbol="coin", has=0, reasons=[lacks])
    same = "The card turns a die to a different symbol, and that die already shows move."
    says(asked, "turn move to move", "CRD-1", symbol="move", has=1, reasons=[same])
    allowed(asked, "turn move to coin", "CRD-1")


@rule("ACT-5", "CRD-1", "CRD-4")
def test_an_ability_that_changes_places_needs_no_free_space() -> None:
    """ACT-5: the ability allows it, and CRD-4, which asks for a free Space, is not what it rests on."""
    asked, _ = play(position(STAR_DIE), "ability")
    for text in ("target a2", "target c2"):
        assert allowed(asked, text).rules == ("ACT-5", "CRD-1")
    after, _ = play(asked, "target a2")
    assert (figures(after)["a2"], figures(after)["b2"]) == ("1", "S")
    blink = position(f"{ROOM}pending: blink 2\n")
    allowed(blink, "target b4", "CRD-1", "CRD-4")


# --- what comes first --------------------------------------------------------------------------------------


@rule("MED-1")
def test_the_enemy_die_is_rolled_for_medusa_before_she_draws() -> None:
    """MED-1: what is due is named, first the die, then the card."""
    state = position(BOSS.replace("pool: shove sword star move", "pool: -"))
    begun, _ = play(state, "end")
    assert spoken("en", begun, "boss-card gaze") == [
        "The enemy die has to be rolled for Medusa first."
    ]
    drawn, _ = play(begun, "boss-die attack")
    assert spoken("en", drawn, "boss-die left") == ["Medusa has to draw an attack card first."]


@rule("PRT-3", "GEM-5")
def test_a_portal_leads_to_any_other_of_its_level_and_gems_add_nothing() -> None:
    """PRT-3: with three others there is no such thing as the other one."""
    state = position(
        """
        game: dungeon void
        map:
            +----+----+----+----+
          3 | @  :    :    : @  |
            +    +    +    +    +
          2 |    : @1 :    :    |
            +    +    +    +    +
          1 |    : @  :    :    |
            +====+====+====+====+
        hero 1: lumi; gems 3
        pool: move move
        """
    )
    reason = "Gems do not help at a Void Portal: it takes you to another portal, and no farther."
    says(state, "portal a3 with move+1", "PRT-3", gems=1, reasons=[reason])


# --- off the map ---------------------------------------------------------------------------------------------


@rule("SPN-2", "TRN-12", "FNT-3")
def test_off_the_map_what_can_be_done_is_just_what_is_said() -> None:
    """SPN-2: to Spawn, or to end the actions after a faint in them; TRN-12: else not to end them."""
    fainted = away()
    text = (
        "Sweety is off the map after fainting in this turn. All you can do now is Spawn,"
        " or end the actions."
    )
    assert spoken("en", fainted, "gravity") == [text]
    allowed(fainted, "end", "TRN-12")
    bound = away(("hero 1: sweety", "turn: 3; hero 1; step actions; must spawn\nhero 1: sweety"))
    assert spoken("en", bound, "gravity") == ["Sweety is off the map. All you can do now is Spawn."]
    refused(bound, "end", "TRN-12", hero="sweety")
    spent = away(("pool: move sword shove", "pool: -"))
    assert spoken("en", spent, "gravity")[0].endswith("All you can do now is end the actions.")
    allowed(spent, "end", "TRN-12")


@rule("TRN-12", "FNT-3")
def test_a_hero_can_faint_in_its_actions_with_every_die_unused() -> None:
    """FNT-3: so five unused dice do not say that a Hero was off the map when the step began."""
    state = position(
        """
        map:
            +----+----+----+
          2 |    :  1 :    |
            +    +    +    +
          1 |    : ^  :    |
            +====+====+====+
        hero 1: etorn; hearts 1
        hero 2: sweety
        turn: 5; hero 1
        pool: move move sword star coin
        """
    )
    after, _ = play(state, "gravity")
    assert after.hero.at < 0
    assert sum(after.pool) == len(after.roll) == 5
    allowed(after, "end", "TRN-12")


@rule("SPN-1", "MAP-5")
def test_a_spawn_that_costs_a_wound_is_named_after_those_that_cost_none() -> None:
    """MAP-5: a Trap wounds who comes in on it, so it is named last, unless it was asked for."""
    state = position(
        """
        map:
            +----+----+----+----+
          2 |    :  2 :    :    |
            +    +    +    +    +
          1 |  G : ^  :    :  E |
            +====+====+====+====+
        hero 1: sweety
        hero 2: etorn
        turn: 4; hero 1; step actions; must spawn
        pool: move
        """
    )
    assert judge(state, "gravity").written == ("spawn c1 with move", "spawn b1 with move")
    assert judge(state, "spawn b1 with special").written[0] == "spawn b1 with move"
    avvy = position(write(state).replace("sweety; hearts 4", "avvy; hearts 6"))
    assert judge(avvy, "gravity").written[0] == "spawn b1 with move", "Traps do not hurt Avvy"


# --- what chance cannot bring --------------------------------------------------------------------------------

TOWER = """
map:
    +----+----+----+----+----+----+----+----+
  3 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  2 |    :    :  1 :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
tower: 1 f01 f02 gloop
hero 1: etorn
hero 2: sweety
pool: move
"""


@rule("SET-1", "SET-2")
@pytest.mark.parametrize(
    ("text", "cited", "reason"),
    [
        ("f08 f03 gloop", "SET-2", "The Gloop is grade I; Level 2 takes grade II."),
        ("f08 f08 ent", "SET-1", "Tile f08 cannot lie there twice."),
        ("f08 f02 ent", "SET-1", "Tile f02 already lies on Level 1."),
        ("f08 v03 ent", "SET-1", "Tile v03 belongs to another dungeon than that of this game."),
    ],
)
def test_what_cannot_be_drawn_for_a_level_is_named_and_why(
    text: str, cited: str, reason: str
) -> None:
    """SET-1, SET-2: the tile or the card that does not fit."""
    begun, _ = play(position(TOWER), "move up")
    says(begun, f"reveal 2 {text}", cited, reasons=[reason])


@rule("MED-1")
def test_a_card_that_is_not_in_the_deck_is_named() -> None:
    """MED-1: a card in the discards cannot be drawn."""
    deck = "boss: deck gaze, hiss; discards tail-lash, venom-spray, turn-to-stone\n"
    state = position(BOSS.replace("pool: shove sword star move", f"pool: -\n{deck}"))
    begun, _ = play(state, "end", "boss-die attack")
    says(begun, "boss-card tail-lash", "MED-1", reasons=["Tail Lash is not in the Boss’s deck."])


@pytest.mark.parametrize("language", languages())
def test_every_new_reason_is_told_in_every_language(language: str) -> None:
    """Each tells its own: no two of them read the same, and none leaves a fact out that decides."""
    stars = position(BOSS.replace("hero 2\n", "hero 1\n"))
    told = [
        spoken(language, position(BOSS), "discard poison with sword move"),
        spoken(language, position(BOSS), "discard mirror with sword move"),
        spoken(language, position(IKEE), "discard brand with sword move"),
        spoken(language, position(IKEE), "discard stone with sword move"),
        spoken(language, stars, "star"),
        spoken(language, away(), "gravity"),
    ]
    assert len({text for reasons in told for text in reasons}) == len(told)


# --- what is only lacking comes after what cannot be mended ---------------------------------------------


PAIR = """
map:
    +----+----+----+----+
  1 |    :  1 :  2 :    |
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
turn: 5; hero 1
pool: coin
"""


@rule("PSH-1")
def test_where_nothing_can_be_paid_nobody_is_asked_first_where_to_push() -> None:
    """PSH-1: a Push can be named, a die that is not there cannot: the payment is told first."""
    push = "Etorn stands on c1. Choose where to push."
    coin = "A Move takes a move symbol, not a coin."
    assert told(position(PAIR), "move right with coin") == [coin, push]
    assert told(position(PAIR.replace("pool: coin", "pool: move")), "move right") == [push]


@rule("PSH-1", "PRT-4")
def test_at_a_portal_too_the_payment_is_told_before_the_push_that_is_lacking() -> None:
    """PRT-4: going through a portal is a Move: what cannot be paid comes first there as well."""
    void = PAIR.replace("map:", "game: dungeon void\nmap:").replace("  1 :  2 ", " @1 : @2 ")
    push = "Etorn stands on c1. Choose where to push."
    assert told(position(void), "portal c1 with coin") == [
        "A Move takes a move symbol, not a coin.",
        push,
    ]


@rule("SOL-2")
def test_a_roll_of_too_many_dice_is_refused_by_the_event_that_takes_one_away() -> None:
    """SOL-2: with Numb Fingers four dice are rolled; five are no longer what DIE-1 says."""
    solo = PAIR.replace(":  2 ", ":    ").replace("hero 2: etorn\n", "")
    cold = solo.replace("hero 1\npool: coin", "hero 1; step roll\nsolo: event numb-fingers")
    roll = "roll move move sword star shove enemy left"
    says(
        position(cold),
        roll,
        "SOL-2",
        card="numb-fingers",
        needs=4,
        reasons=["That roll cannot come up: with the event Numb Fingers it takes 4 dice."],
    )


@rule("CRD-2")
def test_a_gap_that_a_used_potion_fills_is_no_gap_of_a_purchase() -> None:
    """CRD-2: where the deck is empty, a potion that comes back fills the gap before anything else."""
    state = position(PAIR + "pending: refill 3 1\n")
    says(
        state,
        "coin",
        "CRD-2",
        reasons=["First the potion that has come back fills the gap in the Shop."],
    )


@rule("CRD-1")
def test_a_card_that_moves_enemies_moves_no_hero_and_no_shove_forbids_it() -> None:
    """CRD-1: no shove is spent, so it is the card that does not work on a Hero, not SYM-4."""
    state = position(ROOM + "pending: pick 0 2\n")
    says(
        state,
        "slide b1 left",
        "CRD-1",
        hero="etorn",
        reasons=["Etorn is a Hero. The card works only on an Enemy."],
    )


def test_what_would_do_nothing_is_not_proposed() -> None:
    """A Loaded Die without a die to turn is legal, and wasted: nobody is sent to it."""
    state = position(
        PAIR.replace(
            "hero 1: sweety", "hero 1: sweety; items loaded-die, thorn-blade (used)"
        ).replace("pool: coin", "pool: -")
    )
    assert allowed(state, "use loaded-die")
    assert judge(state, "use thorn-blade").written == ()
