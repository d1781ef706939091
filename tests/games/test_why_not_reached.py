"""Why an attack, a shove or a portal does not reach: the rule that decides is told first."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_ruling
from platformer_nb.games.platformer.narration.words import Words
from tests.games.drawn import action, judge, position
from tests.games.refusing import ROOM, room, says

rule = pytest.mark.rule


# --- attacks ------------------------------------------------------------------------------------------------


@rule("ADJ-4", "ATK-1")
def test_an_attack_over_a_corner_is_refused_by_the_corner() -> None:
    says(
        room(),
        "attack a1",
        "ADJ-4",
        "ATK-1",
        frm="b2",
        to="a1",
        reasons=[
            "b2 and a1 touch only at a corner, so they are not neighbours.",
            "The Gloop on a1 is out of reach from b2: only an Enemy on a neighbouring Space can be"
            " attacked.",
        ],
    )


@rule("ADJ-2", "ADJ-3", "ATK-1")
def test_an_attack_through_a_wall_or_a_platform_is_refused_by_what_parts_the_two() -> None:
    walled = room(("  2 |    |  1", "  2 |  W |  1"))
    reach = "is out of reach from b2: only an Enemy on a neighbouring Space can be attacked."
    says(
        walled,
        "attack left",
        "ADJ-2",
        "ATK-1",
        frm="b2",
        to="a2",
        edge="wall",
        reasons=[
            "A Wall stands between b2 and a2, so they are not neighbours.",
            f"The Werewolf on a2 {reach}",
        ],
    )
    beneath = room((":  2 :", ":  E :"))
    says(
        beneath,
        "attack down",
        "ADJ-2",
        "ATK-1",
        edge="platform",
        reasons=[
            "There is a Platform between b2 and b1, with no Ladder through it, so they are not"
            " neighbours.",
            f"The Ent on b1 {reach}",
        ],
    )


@rule("ATK-1", "ADJ-1")
def test_an_attack_on_somebody_far_away_is_refused_with_the_neighbours() -> None:
    says(
        room(),
        "attack d2",
        "ATK-1",
        "ADJ-1",
        frm="b2",
        to="d2",
        enemy="gloop",
        reasons=[
            "The Gloop on d2 is out of reach from b2: only an Enemy on a neighbouring Space can be"
            " attacked.",
            "The neighbours of b2 are b3 and c2.",
        ],
    )


@rule("ATK-5")
def test_where_no_enemy_is_nothing_is_said_of_reach() -> None:
    nobody = "There is no Enemy on e4."
    says(room(), "attack e4", "ATK-5", to="e4", there="free", reasons=[nobody])
    hero = "Etorn stands on b1, and Heroes never attack each other."
    says(room(), "attack down", "ATK-5", hero="etorn", to="b1", reasons=[hero])
    own = "Your own Hero stands on b2. You can attack only Enemies."
    says(room(), "attack b2", "ATK-5", there="self", reasons=[own])
    above = "There is no Enemy on b5: its Level is hidden or gone."
    says(room(), "attack b5", "ATK-5", there="hidden", reasons=[above])
    edge = room(("  3 |    :  G", "  3 |  1 :  G"), ("|    |  1 :H", "|    |    :H"))
    beyond = "Beyond a3 the map ends: there is nobody to attack."
    says(edge, "attack left", "ATK-5", there="outside", frm="a3", reasons=[beyond])
    says(edge, "attack outside", "ATK-5", there="outside", reasons=[beyond])


# --- shoves -------------------------------------------------------------------------------------------------


@rule("ENM-5", "MAP-3", "MAP-4", "MAP-11", "ADJ-1", "ADJ-4")
def test_what_keeps_an_enemy_from_being_shoved_there_is_told_first() -> None:
    base = "The Gloop on d1 can be moved only to a neighbouring Space."
    wall = "A Wall stands between d1 and c1."
    says(room(), "shove d1 left", "MAP-3", "ENM-5", to="c1", edge="wall", reasons=[wall, base])
    says(
        room(),
        "shove d1 down",
        "MAP-11",
        edge="bottom",
        reasons=["Below d1 there is solid ground."],
    )
    corner = "d1 and e2 touch only at a corner, so they are not neighbours."
    says(room(), "shove d1 e2", "ADJ-4", "ENM-5", to="e2", reasons=[corner, base])
    near = "The neighbours of d1 are d2 and e1."
    says(room(), "shove d1 a4", "ENM-5", "ADJ-1", frm="d1", to="a4", reasons=[base, near])
    beneath = room((":    |  G :   c|", ":    |  G :  E |"))
    says(
        beneath, "shove e1 up", "MAP-4", "ENM-5", frm="e1", to="e2",
        reasons=[
            "There is a Platform between e1 and e2, with no Ladder through it.",
            "The Ent on e1 can be moved only to a neighbouring Space.",
        ],
    )  # fmt: skip


@rule("ENM-5", "MAP-2")
def test_who_stands_where_an_enemy_is_to_be_shoved_is_named() -> None:
    says(
        room(),
        "shove a1 right",
        "ENM-5",
        frm="a1",
        to="b1",
        free=0,
        enemy="gloop",
        figure="etorn",
        reasons=["The Gloop on a1 can be moved only to a free Space, and Etorn stands on b1."],
    )
    says(
        room(),
        "shove d2 d2",
        "ENM-5",
        same=1,
        reasons=["The Gloop already stands on d2. Choose a neighbouring Space."],
    )


@rule("SYM-4")
def test_who_is_no_enemy_is_not_shoved_and_nothing_is_said_of_where_to() -> None:
    nobody = "There is no Enemy to shove on c2."
    says(room(), "shove c2 left", "SYM-4", nobody=1, to="c2", reasons=[nobody])
    hero = "Etorn is a Hero. Only Enemies can be shoved."
    says(room(), "shove b1 up", "SYM-4", hero="etorn", reasons=[hero])


@rule("ENM-5", "SYM-7")
def test_an_enemy_that_is_moved_on_pushes_nobody() -> None:
    state = position(ROOM + "pending: slide d2 2\n")
    alone = "The Gloop cannot push anybody when moved. Choose only where to move this Enemy."
    says(state, "step down push right", "ENM-5", pushes=1, reasons=[alone])
    says(state, "step up push outside", "ENM-5", pushes=1, reasons=[alone])


# --- Void Portals ---------------------------------------------------------------------------------------------


VAULT = """
game: dungeon void
map:
    +----+----+----+----+----+----+
  4 |    :    : @  :    :    :    |
    +====+====+====+====+====+====+
  3 | @2 :    :    :    : @G |    |
    +    +    +    +====+    +    +
  2 |    : @1 :    :    :    :    |
    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    |
    +====+====+====+====+====+====+
hero 1: sweety; gems 3
hero 2: lumi
pool: move
"""


@rule("PRT-1")
def test_off_a_portal_there_is_nothing_to_say_of_where_portals_lead() -> None:
    state = position(VAULT.replace(": @1 :    :", ": @  :  1 :"))
    off = "Your Hero is on c2, not on a Void Portal. Void Portals on this Level: b2, a3 and e3."
    for there in ("a3", "e3", "c2", "f1"):
        says(state, f"portal {there}", "PRT-1", frm="c2", on_portal=0, count=3, reasons=[off])
    none = "Your Hero is on b2, and there is no Void Portal on this Level."
    says(room(), "portal a3", "PRT-1", frm="b2", count=0, reasons=[none])


@rule("PRT-1", "PRT-3")
def test_what_is_wrong_with_the_portal_to_go_to_is_told() -> None:
    state = position(VAULT)
    from_here = "From here you can go to a3 and e3."
    says(
        state, "portal c4", "PRT-1", level=1, spaces=("a3", "e3"),
        reasons=[f"The Void Portal on c4 is on another Level. {from_here}"],
    )  # fmt: skip
    says(state, "portal f1", "PRT-1", level=0, reasons=[f"No Void Portal leads to f1. {from_here}"])
    own = "Your Hero is already on the Void Portal on b2. From here you can go to a3 and e3."
    says(state, "portal b2", "PRT-1", same=1, reasons=[own])
    lone = position(
        VAULT.replace(": @1 :    :", ":    :    :").replace(": @  :    :", ": @1 :    :")
    )
    nowhere = "There is no other Void Portal on this Level, so the one on c4 leads nowhere."
    says(lone, "portal a3", "PRT-3", frm="c4", reasons=[nowhere])


@rule("PRT-4", "PSH-1", "PSH-3")
def test_through_a_portal_too_a_push_obeys_what_parts_spaces() -> None:
    state = position(VAULT)
    says(
        state,
        "portal a3",
        "PSH-1",
        hero="lumi",
        reasons=["Lumi stands on a3. Choose where to push."],
    )
    says(
        state, "portal e3 push b2", "PRT-4", frm="b2", to="e3", enemy="gloop",
        reasons=[
            "The Gloop cannot be pushed from e3 to b2: the Space you leave through a portal is not"
            " next to the one you reach."
        ],
    )  # fmt: skip
    wall = "A Wall stands between e3 and f3."
    base = "The Gloop on e3 can be pushed only to a neighbouring Space."
    says(state, "portal e3 push right", "MAP-3", "PSH-3", to="f3", reasons=[wall, base])
    side = "a3 is at the side of the map, and there is no way out."
    says(state, "portal a3 push left", "MAP-11", reasons=[side])


@rule("PSH-2", "PRT-4")
def test_where_nobody_can_be_pushed_at_all_nobody_is_asked_where_to() -> None:
    state = position(
        """
game: dungeon void
map:
    +----+----+----+----+
  1 | @1 |  W : @2 :  G |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: move
"""
    )
    shut = ["Avvy on c1 cannot be pushed: no neighbouring Space is free."]
    for push in ("", " push left", " push right", " push up"):
        says(state, f"portal c1{push}", "PSH-2", hero="avvy", to="c1", nowhere=1, reasons=shut)


@rule("PRT-1")
def test_near_a_portal_are_the_other_ways_through_and_the_way_onto_one() -> None:
    assert judge(position(VAULT), "portal f1").written[0].startswith("portal")
    off = position(VAULT.replace(": @1 :    :", ": @  :  1 :"))
    assert judge(off, "portal a3").written[0] == "move left with move", "b2 is a portal"


# --- titles ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "gloop", "shoved", "nobody", "moved_on"),
    [
        (
            "en", "the Gloop", "Shove the Gloop from d2 to d1", "Shove an Enemy from c2 to b2",
            "Move the Gloop on to d1",
        ),
        ("pl", "Gluta", "Przesuń Gluta z d2 na d1", "Przesuń Wroga z c2 na b2", "Przesuń Gluta dalej na d1"),
        ("uk", "Хлюпа", "Зсунути Хлюпа з d2 на d1", "Зсунути Ворога з c2 на b2", "Пересунути Хлюпа далі на d1"),
    ],
)  # fmt: skip
def test_which_of_several_enemies_is_meant_is_said_by_the_space_it_comes_from(
    language: str, gloop: str, shoved: str, nobody: str, moved_on: str
) -> None:
    words = Words(language, strict=True)

    def title(state: State, text: str) -> str:
        return say_ruling(words, state, action(state, text), judge(state, text)).title

    assert shoved in title(room(), "shove d2 down")
    assert nobody in title(room(), "shove c2 left")
    assert gloop in title(room(), "shove d2 d2")
    picking = position(ROOM + "pending: pick 0 2\n")
    assert shoved.split(" ", 1)[1] in title(picking, "slide d2 down")
    sliding = position(ROOM + "pending: slide d2 2\n")
    assert moved_on in title(sliding, "step down")
