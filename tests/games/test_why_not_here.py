"""Why a Hero cannot come in there, buy or use that: who stands there, who has it, what is lacking."""

from __future__ import annotations

import pytest

from tests.games.drawn import judge, position
from tests.games.refusing import ROOM, away, room, says

rule = pytest.mark.rule


# --- off the map, turned to stone ----------------------------------------------------------------------------------


@rule("SPN-2", "TRN-12")
def test_off_the_map_it_is_told_what_can_still_be_done() -> None:
    reason = (
        "Sweety is off the map after fainting in this turn. All you can do now is Spawn, or end the"
        " actions."
    )
    says(away(), "move up", "SPN-2", must=0, able=1, reasons=[reason])
    assert judge(away(), "move up").written[0].startswith("spawn")
    broke = away(("pool: move sword shove", "pool:"))
    none = (
        "Sweety is off the map, and there is no die left to Spawn with. All you can do now is end"
        " the actions."
    )
    says(broke, "move up", "SPN-2", able=0, reasons=[none])
    assert judge(broke, "move up").written == ("end",), "ending is named where nothing else is left"


@rule("MED-3")
def test_of_stone_it_is_told_whether_the_symbols_suffice() -> None:
    stone = room(("hero 1: sweety;", "hero 1: sweety; tokens stone, mirror;"))
    says(
        stone, "move right", "MED-3", hero="sweety", able=1,
        reasons=[
            "Sweety is turned to stone. All you can do is break free with two symbols, or end the"
            " actions."
        ],
    )  # fmt: skip
    lone = room(
        ("hero 1: sweety;", "hero 1: sweety; tokens stone;"),
        ("pool: move sword shove", "pool: move"),
    )
    says(
        lone, "move right", "MED-3", able=0,
        reasons=[
            "Sweety is turned to stone, and you do not have two symbols left to break free with. All"
            " you can do is end the actions."
        ],
    )  # fmt: skip
    assert judge(lone, "move right").written == ("end",)


@rule("SPN-1", "MED-3")
def test_who_is_on_the_map_does_not_come_in_and_is_not_told_where() -> None:
    here = ["Sweety is already on the map, on b2."]
    for space in ("c1", "a1", "d4"):
        says(room(), f"spawn {space}", "SPN-1", on_map=1, hero="sweety", space="b2", reasons=here)
    stone = room(("hero 1: sweety;", "hero 1: sweety; tokens stone;"))
    says(stone, "spawn c1", "SPN-1", on_map=1, reasons=here)


@rule("SPN-1")
def test_where_one_cannot_come_in_it_is_told_who_stands_there_or_that_it_is_the_wrong_row() -> None:
    choose = "Choose from c1 and e1."
    says(
        away(), "spawn a1", "SPN-1", space="a1", enemy="gloop", spaces=("c1", "e1"),
        reasons=[f"The Gloop stands on a1. {choose}"],
    )  # fmt: skip
    says(away(), "spawn b1", "SPN-1", hero="etorn", reasons=[f"Etorn stands on b1. {choose}"])
    wrong = f"d4 is not in the lowest Row. {choose}"
    says(away(), "spawn d4", "SPN-1", place="elsewhere", reasons=[wrong])
    taken_too = f"d2 is not in the lowest Row. {choose}"
    says(away(), "spawn d2", "SPN-1", place="elsewhere", reasons=[taken_too])
    hidden = f"b6 is not on a revealed Level. {choose}"
    says(away(), "spawn b6", "SPN-1", place="hidden", reasons=[hidden])


@rule("SPN-5")
def test_where_the_lowest_row_is_full_it_is_told_where_else() -> None:
    full = away(("1 |  G :  2 :    |  G :   c|", "1 |  G :  2 :  E |  G :  W |"))
    choose = "All of the lowest Row is taken: choose from a2, b2, c2 and e2."
    says(full, "spawn a1", "SPN-5", enemy="gloop", reasons=[f"The Gloop stands on a1. {choose}"])
    wrong = f"b4 is not among the free Spaces nearest to the lowest Row. {choose}"
    says(full, "spawn b4", "SPN-5", place="elsewhere", reasons=[wrong])


SUMMIT = """
game: levels 2
turn: 9; hero 1; step actions
map:
    +----+----+----+
  5 |    : $  :    |
    +    +    +    +
  4 | {left}:    : {right}|
    +^^^^+^^^^+^^^^+
  3 |  2 :    :    |
    +    +    +    +
  2 |    :    :    |
    +    +    +    +
  1 |    :    :    |
    +====+====+====+
hero 1: sweety; fell on boss level
hero 2: etorn
pool: move
"""


@rule("SPN-4", "BLV-6")
def test_a_hero_who_fainted_at_the_boss_is_told_which_shop_spaces_are_free() -> None:
    state = position(SUMMIT.format(left="$M ", right="$  "))
    choose = (
        "Your Hero fainted on the Boss Level and comes back on a Shop space there: choose from c4"
        " and b5."
    )
    taken = f"Medusa stands on a4. {choose}"
    says(state, "spawn a4", "SPN-4", enemy="medusa", spaces=("c4", "b5"), reasons=[taken])
    wrong = f"You cannot Spawn on b4. {choose}"
    says(state, "spawn b4", "SPN-4", place="elsewhere", reasons=[wrong])
    below = f"You cannot Spawn on a3. {choose}"
    says(state, "spawn a3", "SPN-4", place="elsewhere", reasons=[below])


@rule("BLV-6")
def test_where_every_shop_up_there_is_taken_it_is_told_where_else() -> None:
    text = SUMMIT.format(left="$M ", right="   ").replace("5 |    : $  :", "5 |    : $G :")
    state = position(text)
    choose = (
        "No Shop space of the Boss Level is free, so your Hero returns as near to one as possible:"
        " choose from b4, a5 and c5."
    )
    says(state, "spawn a4", "BLV-6", enemy="medusa", reasons=[f"Medusa stands on a4. {choose}"])
    far = f"You cannot Spawn on c4. {choose}"
    says(state, "spawn c4", "BLV-6", place="elsewhere", reasons=[far])


# --- the Shop and cards -----------------------------------------------------------------------------------------


@rule("ACT-2", "MAP-6")
def test_a_card_that_is_not_for_sale_is_bought_nowhere_and_who_has_it_is_named() -> None:
    says(
        room(), "buy grapnel", "ACT-2", displayed=0, owner="etorn",
        reasons=["Grapnel is not on display in the Shop. Etorn has that card."],
    )  # fmt: skip
    says(
        room(), "buy hourglass", "ACT-2", displayed=0,
        reasons=["Hourglass is not on display in the Shop."],
    )  # fmt: skip


@rule("MAP-6", "ACT-2")
def test_where_to_buy_and_for_how_much_are_told_apart() -> None:
    shop = "You can buy only on a Shop space, and b2 is not one. The only one on the map is e2."
    says(room(), "buy lodestone", "MAP-6", space="b2", spaces=("e2",), reasons=[shop])
    dear = "Loaded Die costs 4 coins, and you have 3."
    says(room(), "buy loaded-die", "MAP-6", "ACT-2", reasons=[shop, dear])
    nowhere = room((" $  |", "    |"))
    none = "You can buy only on a Shop space, and b2 is not one. There is none on the map."
    says(nowhere, "buy lodestone", "MAP-6", count=0, reasons=[none])


@rule("ACT-3", "ACT-4", "CRD-1")
def test_only_the_first_thing_wrong_with_using_a_card_is_told() -> None:
    says(
        room(), "use grapnel", "ACT-3", owned=0, owner="etorn",
        reasons=["You do not own Grapnel. Etorn has that card."],
    )  # fmt: skip
    says(
        room(), "use fire-flask", "ACT-4", owned=0, shop=1,
        reasons=["You do not have Fire Flask. It is for sale in the Shop."],
    )  # fmt: skip
    says(
        room(), "use greedymmer", "ACT-3", ready=0,
        reasons=[
            "You have already exhausted Greedymmer. The card will be ready again in your next turn."
        ],
    )  # fmt: skip
    says(
        room(), "use bark-shield", "CRD-1", card="bark-shield",
        reasons=["Bark Shield works by itself. There is nothing to use."],
    )  # fmt: skip


@rule("CRD-4", "CRD-1", "SYM-5")
def test_what_a_card_asks_for_is_told_with_its_name_and_who_is_in_the_way() -> None:
    state = room(
        ("items boots-of-haste, greedymmer (used), bark-shield", "items grapnel, hourglass"),
        ("etorn; items grapnel", "etorn"),
        ("2 |    |  1 :H", "2 |    |    :H"),
        ("1 |  G :  2 :    |", "1 |  G :  1 :    |"),
        ("    +    +    +====+    +    +", "    +    +====+====+    +    +"),
        ("    +    +====+    +    +====+\n", "    +    +    +    +    +====+\n"),
    )
    says(
        state, "use grapnel", "CRD-4", enemy="gloop", space="b3",
        reasons=["The Gloop stands on b3, directly under the first Platform above you."],
    )  # fmt: skip
    open_air = position(
        "map:\n    +----+----+\n  1 |  1 :    |\n    +====+====+\n"
        "hero 1: avvy; hearts 1; items grapnel, hourglass, thorn-blade\nroll: move star\npool: move star\n"
    )
    says(
        open_air, "use grapnel", "CRD-4", here=0, reasons=["There is no Platform above your Hero."]
    )
    says(
        open_air, "use thorn-blade", "CRD-1", asks="hearts", card="thorn-blade",
        reasons=["Using Thorn Blade costs 1 heart, and you cannot give your last heart. You have 1."],
    )  # fmt: skip
    says(
        open_air, "star", "SYM-5", asks="coins", hero="avvy",
        reasons=["Avvy’s star turns 1 coin into 1 gem, and you have no coins."],
    )  # fmt: skip
    says(
        open_air, "use hourglass", "CRD-1", asks="dice",
        reasons=[
            "All your dice are still in the pool. Hourglass rerolls only dice that you have used this"
            " turn."
        ],
    )  # fmt: skip


@rule("SYM-5")
def test_a_star_that_is_a_symbol_is_told_to_be_used_as_one() -> None:
    says(
        room(), "star", "SYM-5", hero="sweety", symbol="sword", same=1,
        reasons=["For Sweety a star counts as a sword. Use it as one, not on its own."],
    )  # fmt: skip


@rule("ACT-5")
def test_whose_ability_is_used_up_is_named() -> None:
    state = room(("hero 1: sweety;", "hero 1: angelo; ability used;"))
    says(
        state, "ability", "ACT-5", hero="angelo", used=1,
        reasons=["Angelo has already used the ability this turn."],
    )  # fmt: skip


@rule("CRD-1")
def test_what_is_wrong_with_the_die_to_turn_is_told() -> None:
    state = position(f"{ROOM}pending: turn\n")
    says(
        state, "turn coin to sword", "CRD-1", has=0, symbol="coin",
        reasons=["The card turns a die in your pool, and there is no coin die there."],
    )  # fmt: skip
    says(
        state, "turn move to move", "CRD-1", asks="other-face",
        reasons=["The card turns a die to a different symbol, and that die already shows move."],
    )  # fmt: skip


@rule("CRD-1", "CRD-4", "ATK-5")
def test_of_a_space_that_a_card_asks_for_only_the_first_thing_wrong_is_told() -> None:
    blink = position(f"{ROOM}pending: blink 2\n")
    far = "The distance from b2 to d1 is 3, and the card reaches only 2 Spaces."
    says(blink, "target d1", "CRD-1", asks="far", reasons=[far])
    taken = "The card can put your Hero only on a free Space, and the Gloop stands on b3."
    says(blink, "target b3", "CRD-4", enemy="gloop", reasons=[taken])
    throw = position(f"{ROOM}pending: throw 2 3\n")
    says(throw, "target e4", "CRD-1", asks="enemy", to="e4", reasons=["There is no Enemy on e4."])
    row = "b3 is not in the same Row as b2, and the card reaches no other Row."
    says(throw, "target b3", "CRD-1", asks="row", reasons=[row])
    swap = position(f"{ROOM}pending: swap\n")
    nobody = "There is nobody else on e4 to change places with."
    says(swap, "target e4", "CRD-1", asks="nobody", reasons=[nobody])
    says(
        swap,
        "target b6",
        "LVL-3",
        reasons=["b6 is on a Level that is not revealed. Nobody can go there."],
    )
