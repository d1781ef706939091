"""A hostile reading of the Boss and its level: what the rulebook's authors did not foresee."""

from typing import Any

import pytest

from platformer_nb.games.platformer import events as e
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written
from tests.games.test_cards_and_boss import HALL, hall
from tests.games.test_ikee import drawn, settled, summoning, throne
from tests.games.test_moving import ENTRY

rule = pytest.mark.rule


def redrawn(*changes: tuple[str, str], active: int = 2, more: str = "", **parts: str) -> Any:
    """The hall with parts of the drawing changed."""
    text = HALL
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    words = {n: f"; {parts[n]}" if n in parts else "" for n in ("one", "two", "three", "four")}
    return position(text.format(active=active, more=more, **words))


def stare(state: Any, card: str = "turn-to-stone", face: str = "attack") -> tuple[Any, list[Any]]:
    return play(state, "end", f"boss-die {face}", f"boss-card {card}")


def spawns(state: Any) -> set[str]:
    return {w.split()[1] for w in written(state) if w.startswith("spawn")}


# --- the Boss ----------------------------------------------------------------------------------------------------


@rule("BOS-10", "MED-2", "TRN-14")
def test_a_hero_that_poison_kills_is_followed_by_no_boss_turn_for_the_others() -> None:
    """MED-2 comes at the end of the turn, BOS-10 asks when it has ended: nobody stands there then."""
    after, events = play(hall(2, two="hearts 1; tokens poison"), "end")
    assert after.heroes[1].fell_at_boss
    assert not of(events, e.BossRolled)
    assert after.active == 2
    assert [h.hearts for h in after.heroes[2:]] == [h.hearts for h in hall(2).heroes[2:]]


@rule("BOS-9", "BOS-8", "FNT-1")
def test_a_hero_that_the_spray_fells_takes_no_poison_along() -> None:
    """BOS-8: the Wound is settled first; who has fainted is out of reach of the token (BOS-15)."""
    after, events = stare(hall(2, two="hearts 1"), "venom-spray", "right")
    assert of(events, e.Fainted)
    assert after.heroes[1].tokens == ()
    assert not of(events, e.TokenGained)


@rule("BOS-8", "BOS-10")
def test_the_boss_turn_goes_on_for_the_others_when_the_active_hero_faints_in_it() -> None:
    """BOS-8: effects reach all in range; the fainted one alone is skipped."""
    state = throne("shove shove move coin star", two="hearts 1")
    after, events = drawn(state, "tribute", "shockwave")
    assert place(after, 2) == "off"
    assert after.heroes[1].tokens == ()
    assert after.heroes[2].tokens == ("brand",)
    assert of(events, e.TurnBegan)


@rule("BOS-1", "BOS-4")
def test_a_boss_shoved_away_from_its_spawn_space_stares_from_where_it_stands() -> None:
    """BOS-1: it is shoved like an Enemy. BOS-7: the tile is the one it stands on."""
    state = redrawn((":  M :", ":    :"), ("  3 :  4 :    :", "  3 :  4 :  M :"))
    after, _ = stare(state)
    assert [h.tokens for h in after.heroes] == [(), (), (), ("stone",)]


@rule("BOS-11", "BOS-17")
def test_a_summons_may_stand_on_the_boss_s_own_spawn_space_but_not_under_the_boss() -> None:
    """BOS-17: any free spawn space; BOS-11: with every one taken the summons is ignored."""
    state = summoning(b5=" b  ", d5="  I ")
    allowed(state, "place summons b5", "BOS-17")
    refused(summoning(), "place summons b5", "BOS-17")


@rule("BOS-16", "BOS-9", "FNT-1")
def test_a_hero_may_faint_of_a_second_mirror() -> None:
    """BOS-16: entering anew gives the token anew; BOS-9: it is held already, so 1 Wound."""
    state = redrawn(
        (":  2 :    :    :    : *  :", ":    :    :    :  2 : *  :"),
        two="hearts 1; tokens mirror",
        more="pool: move move",
    )
    after, events = play(state, "move right")
    assert [x.rule for x in of(events, e.Wounded)] == ["BOS-9"]
    assert place(after, 2) == "off"
    assert after.heroes[1].tokens == ()
    assert after.heroes[1].fell_at_boss


@rule("BOS-16", "PSH-1")
def test_a_hero_pushed_onto_the_icon_takes_its_token_in_another_s_turn() -> None:
    """BOS-16: by any means; the token is its own, not the pusher's."""
    state = redrawn(
        (":  2 :    :    :    : *  :", ":    :    :  2 :  3 : *  :"),
        ("  3 :  4", "    :  4"),
        more="pool: move move",
    )
    after, _ = play(state, "move right push right")
    assert after.heroes[2].tokens == ("mirror",)
    assert after.heroes[1].tokens == ()


# --- the Boss Level ----------------------------------------------------------------------------------------------


@rule("BLV-6", "SPN-4")
def test_the_second_to_faint_finds_the_one_shop_taken_and_spawns_beside_it() -> None:
    """BLV-6: the Shop spaces are asked for when it Spawns, not when it faints."""
    state = redrawn(
        (":  2 :", ":    :"),
        ("  3 :  4", "    :  4"),
        more="pool: move",
        two="fell on boss level",
        three="fell on boss level",
    )
    assert spawns(state) == {"c6"}
    shop, _ = play(state, "spawn c6 with move")
    text = rules().write(shop).replace("hero 2; step actions", "hero 3; step actions")
    later = rules().read(text.replace("pool: -", "pool: move"))
    assert spawns(later) == {"b6", "d6", "c5"}
    refused(later, "spawn c6 with move", "BLV-6", space="c6")


@rule("BLV-6", "MED-6", "FNT-1")
def test_a_hero_whom_the_boss_level_keeps_comes_back_without_its_tokens() -> None:
    """MED-6: until it faints; the way back is the Shop's (BLV-6), not the lowest Row's."""
    after, _ = play(hall(2, two="hearts 1; tokens mirror, poison"), "end")
    assert after.heroes[1].tokens == ()
    assert after.heroes[1].fell_at_boss


@rule("BLV-7", "BLV-4", "ZOC-2")
def test_the_last_hero_that_faints_pushing_its_way_in_leaves_the_levels_standing() -> None:
    """BLV-7: by ZOC-2 the Move did not happen, so it has not entered; it Spawns at the foot."""
    text = ENTRY.replace("  4 |    :  2 :    :    |", "  4 |    :  W :  2 :    |")
    text = text.replace("  1 |    :  3 :", "  1 |    :    :").replace("  6 |    :", "  6 |  3 :")
    after, events = play(position(text.replace("sweety", "sweety; hearts 1")), "move up push up")
    assert place(after, 1) == "off"
    assert not of(events, e.LevelRemoved)
    assert spawns(after) == {"a1", "b1", "c1", "d1"}


@rule("BLV-4", "GRA-6")
def test_an_enemy_that_floats_below_goes_with_its_level_and_does_not_fall_first() -> None:
    """BLV-4: at once; no Gravity comes between, and nobody gets its loot."""
    text = ENTRY.replace("  1 |    :  3 :", "  1 |    :    :").replace("  6 |    :", "  6 |  3 :")
    text = text.replace("  3 |    :  1 :    :    |", "  3 |    :  1 :    :  G |")
    after, events = play(position(text), "move up push left")
    kinds = [type(x).__name__ for x in events]
    assert "LevelRemoved" in kinds
    assert "Fell" not in kinds
    assert of(events, e.EnemyGone)
    assert "G" not in figures(after).values()


@rule("BLV-4", "SPN-1", "BLV-6")
def test_a_hero_off_the_map_that_has_never_been_there_keeps_the_levels() -> None:
    """BLV-4: off the map counts as entered only after a faint on the Boss Level."""
    text = ENTRY.replace("  1 |    :  3 :", "  1 |    :    :")
    _, events = play(position(text), "move up push left")
    assert not of(events, e.LevelRemoved)


@rule("BLV-3", "ADJ-5")
def test_nobody_enters_where_the_one_in_the_way_has_no_free_space_up_there() -> None:
    """BLV-3: the pushed figure stays on the Boss Level; down past the entry is no way (ADJ-5)."""
    text = ENTRY.replace("  4 |    :  2 :    :    |", "  4 |  G :  2 :  G :    |")
    state = position(text)
    refused(state, "move up push down", "ADJ-5", frm="b4", to="b3")
    refused(state, "move up push left", "PSH-2", space="a4", enemy="gloop")


# --- Medusa ------------------------------------------------------------------------------------------------------


@rule("MED-4", "BOS-4")
def test_two_mirrors_in_one_stare_are_two_choices_and_one_binds_nobody_else() -> None:
    """MED-4: a Hero in range may; each for itself, the active one first, then clockwise."""
    state, _ = stare(hall(3, two="tokens mirror", three="tokens mirror"))
    assert rules().actor(state) == 2
    one, _ = play(state, "endure")
    assert rules().actor(one) == 1
    two, _ = play(one, "mirror")
    assert two.heroes[2].tokens == ("mirror", "stone")
    assert two.heroes[1].tokens == ()
    assert two.heroes[1].gems == hall(3).heroes[1].gems + 1


@rule("BOS-9", "MED-3")
def test_a_hero_of_stone_that_is_turned_to_stone_again_is_wounded_and_stays_of_stone() -> None:
    """BOS-9: the Wound is instead of the token; one payment frees it still (MED-3)."""
    state = hall(2, two="tokens stone")
    after, events = stare(state)
    assert after.heroes[1].tokens == ("stone",)
    assert [(x.hero, x.rule) for x in of(events, e.Wounded)] == [(2, "BOS-9")]


@rule("MED-4", "BOS-9")
def test_a_hero_of_stone_may_give_its_mirror_up_to_escape_the_wound() -> None:
    """MED-4: the attack is ignored, and with it the Wound of BOS-9; MED-5: it is no Action."""
    state, _ = stare(hall(2, two="hearts 1; tokens mirror, stone"))
    assert rules().actor(state) == 1
    after, events = play(state, "mirror")
    assert after.heroes[1].tokens == ("stone",)
    assert not of(events, e.Wounded)


@rule("MED-4", "BOS-9", "FNT-1")
def test_a_hero_that_endures_the_second_stone_may_faint_and_loses_the_mirror_all_the_same() -> None:
    """BOS-9, FNT-1: what was saved is lost with the faint."""
    state, _ = stare(hall(2, two="hearts 1; tokens mirror, stone"))
    after, events = play(state, "endure")
    assert of(events, e.Fainted)
    assert after.heroes[1].tokens == ()


@rule("MED-2", "MED-5")
def test_a_hero_of_stone_suffers_from_its_poison_too() -> None:
    """MED-5: in all else an ordinary figure; MED-6: the poison stays."""
    after, events = play(hall(2, two="tokens poison, stone"), "end")
    assert [x.rule for x in of(events, e.Wounded)] == ["MED-2"]
    assert after.heroes[1].tokens == ("poison", "stone")


@rule("MED-1")
def test_the_boss_die_moves_no_enemy_however_it_falls() -> None:
    """MED-1: the roll only picks the card."""
    state = redrawn(("  3 :  4 :    :", "  3 :  4 :  G :"))
    before = figures(play(state, "end")[0])
    after, _ = play(state, "end", "boss-die left")
    assert figures(after) == before


# --- Ikee --------------------------------------------------------------------------------------------------------


@rule("IKE-2", "BOS-8", "BOS-14")
def test_the_second_card_of_a_tie_gives_nothing_to_who_faints_of_the_first() -> None:
    """IKE-2 settles both in order; by BOS-15 the second reaches nobody off the map."""
    state = throne("move shove coin coin sword", two="hearts 1")
    after, events = drawn(state, "stampede", "shockwave")
    assert settled(events) == ["stampede", "shockwave"]
    assert after.heroes[1].tokens == ()
    assert after.heroes[2].tokens == ("brand",)


@rule("IKE-2", "IKE-3")
def test_both_cards_of_a_tie_are_settled_although_the_first_fells_the_active_hero() -> None:
    """IKE-3, BOS-8: the Boss Turn is not the fainted Hero's to end; the others pay tribute."""
    state = throne("move coin sword shove star", two="hearts 1")
    after, events = drawn(state, "stampede", "tribute")
    assert settled(events) == ["stampede", "tribute"]
    assert after.heroes[1].coins == 5, "off the map it pays nothing"
    assert after.heroes[2].coins == 3


@rule("IKE-6", "IKE-4")
def test_a_hero_that_rolls_only_stars_ties_none_to_none() -> None:
    """IKE-4: a star may be read as any symbol, but what was rolled is a star (IKE-6)."""
    _, events = drawn(throne("star star star star star"), "stampede", "shockwave")
    assert settled(events) == ["stampede", "shockwave"]


@rule("IKE-2", "BOS-11")
def test_a_tie_with_imps_waits_for_them_before_the_second_card() -> None:
    """IKE-2, BOS-8: in order; the summons is placed before the next card is settled."""
    state, events = drawn(throne("move coin sword shove star"), "call-imps", "tribute")
    assert not of(events, e.Lost)
    spaces = [w for w in written(state) if w.startswith("place summons")]
    after, _ = play(state, spaces[0])
    while after.pending and after.pending[-1].kind == "summon":
        after, _ = play(after, written(after)[0])
    assert after.heroes[1].coins == 3


@rule("IKE-1", "MED-4", "BOS-9")
def test_a_torch_wards_off_the_wound_of_a_second_brand_as_well() -> None:
    """MED-4 as Ikee's sheet uses it: what is ignored is the whole attack."""
    state, _ = drawn(
        throne("star star move coin sword", two="tokens brand, torch"), "tribute", "iron-gaze"
    )
    assert rules().actor(state) == 1
    after, events = play(state, "mirror")
    assert after.heroes[1].tokens == ("brand",)
    assert not of(events, e.Wounded)
