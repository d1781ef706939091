"""A hostile reading of Shop, cards, Levels, set-up and longer map: what the authors did not foresee."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.figures.combat import health
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules
from tests.games.test_turns_and_levels import tower

rule = pytest.mark.rule

TWO = "tower: 1 f01 f02 gloop\ngame: levels 4\n"


def shop(hero: str, display: str, decks: str, pool: str = "move") -> State:
    """A Hero on a Shop space in mid-air, another one on the ground."""
    return position(
        f"""
map:
    +----+----+----+
  3 |    :    :    |
    +    +    +    +
  2 |    : $1 :    |
    +    +    +    +
  1 |    :    : $  |
    +====+====+====+
hero 1: {hero}
pool: {pool}
shop: {display}
decks: {decks}
"""
    )


# --- Shop and cards ----------------------------------------------------------------------------------------


@rule("ACT-7", "ACT-1", "GRA-9", "MAP-6")
def test_a_hero_buys_in_mid_air_then_falls_and_is_in_the_shop_no_more() -> None:
    """Nothing falls while it shops (GRA-9); after Gravity it stands elsewhere (MAP-6)."""
    state = shop(
        "sweety; coins 9", "items grapnel, greedymmer, -; potions -, -, -", "items -; potions -"
    )
    bought, events = play(state, "buy greedymmer")
    assert not of(events, e.Fell)
    fallen, _ = play(bought, "gravity")
    assert place(fallen, 1) == "b1"
    refused(fallen, "buy grapnel", "MAP-6")


@rule("CRD-2", "ACT-2")
def test_a_deck_that_runs_out_between_two_purchases_fills_the_first_gap_only() -> None:
    """ACT-2 refills at once while it can; CRD-2: then the gap stays, and the rest is still sold."""
    state = shop(
        "sweety; coins 20",
        "items greedymmer, boots-of-haste, thorn-blade; potions -, -, -",
        "items grapnel; potions -",
    )
    first, _ = play(state, "buy greedymmer")
    assert rules().actor(first) == NATURE
    first, _ = play(first, "draw grapnel")
    second, _ = play(first, "buy boots-of-haste")
    assert rules().actor(second) == 0
    assert second.shop[:3] == ("grapnel", "", "thorn-blade")
    allowed(second, "buy grapnel")


@rule("CRD-2", "ACT-4", "ACT-2", "CRD-3")
def test_a_potion_bought_from_an_empty_deck_and_drunk_is_for_sale_again_at_once() -> None:
    """It returns while its own gap is open (CRD-2), so who can pay drinks it again in this turn."""
    state = shop(
        "sweety; coins 6; gems 0",
        "items -, -, -; potions gem-cordial, -, -",
        "items -; potions -; bottom -",
    )
    for gems in (2, 4):
        state, _ = play(state, "buy gem-cordial", "use gem-cordial", "draw gem-cordial")
        assert state.hero.gems == gems
        assert state.shop[3] == "gem-cordial"
    refused(state, "buy gem-cordial", "ACT-2", needs=3, has=0)


@rule("ACT-3", "TRN-3", "ATK-6", "CRD-3")
def test_an_item_used_in_vain_is_ready_again_next_turn_but_its_bonus_is_not_saved_up() -> None:
    """TRN-3 turns the card back; 'this turn' ended with the turn, so there is one bonus, not two."""
    text = """
map:
    +----+----+----+
  1 |  1 :  D :    |
    +====+====+====+
hero 1: etorn; items greedymmer
turn: 2; hero 1; step actions
game: players 1
pool: move
"""
    used, _ = play(position(text), "use greedymmer")
    refused(used, "use greedymmer", "ACT-3")
    state, _ = play(used, "end", "set none", "roll move move coin shove star enemy right")
    assert state.turn == 3
    after, _ = play(state, "use greedymmer")
    assert after.bonus == 1


@rule("CRD-4", "LVL-6", "LVL-1")
def test_boots_reveal_a_level_since_their_step_is_a_move() -> None:
    """CRD-4: a card that lets a Hero Move makes Moves; LVL-6: a card's Move reveals."""
    rest = TWO + "hero 1: sweety; items boots-of-haste\nhero 2: etorn\npool: coin\n"
    state = position(tower(1, 3, {"a2": "1 ", "h1": "2 "}, rest))
    after, _ = play(state, "use boots-of-haste", "step up")
    assert rules().actor(after) == NATURE
    after, events = play(after, "reveal 2 f08 f03 ent")
    assert of(events, e.LevelRevealed)
    assert place(after, 1) == "a3"
    allowed(after, "coin")


# --- Levels -------------------------------------------------------------------------------------------------


@rule("MOV-3", "LVL-1", "LVL-2", "LVL-3")
def test_a_boosted_move_reveals_a_level_half_way_and_goes_on_into_it() -> None:
    """LVL-3 keeps the Hero out only until the Level lies there; MOV-3: the rest of the Move is due."""
    rest = TWO + "hero 1: sweety; gems 3\nhero 2: etorn\npool: move coin\n"
    state = position(tower(1, 3, {"a2": "1 ", "h1": "2 "}, rest))
    half, _ = play(state, "move up with move+3")
    assert rules().actor(half) == NATURE
    shown, _ = play(half, "reveal 2 f08 f03 ent")
    refused(shown, "coin", "MOV-5")
    up, _ = play(shown, "step up")
    assert (place(half, 1), place(up, 1)) == ("a3", "a4")
    allowed(play(up, "stop")[0], "coin")


@rule("LVL-4", "FNT-1", "FNT-2", "GRA-4")
def test_a_level_removed_under_a_hero_on_a_ladder_takes_it_along_and_its_special_die() -> None:
    """A Ladder holds against Gravity, not against a removal (LVL-4): faint, all that FNT-1 says."""
    rest = "game: levels 4\nhero 1: sweety\nhero 2: etorn\nhero 3: angelo; hearts 2; coins 2; special sword\n"
    text = tower(1, 9, {"b9": "2 ", "c2": "3 ", "b5": "1 "}, rest)
    after, _ = play(position(text.replace(":  3 ", ":H 3 ")), "end")
    third = after.heroes[2]
    assert place(after, 3) == "off"
    assert (third.hearts, third.special, third.coins) == (5, 5, 2)


@rule("LVL-8", "LVL-4", "GRA-9")
def test_a_level_removed_under_a_stack_leaves_the_upper_ones_where_they_are() -> None:
    """MAP-9: the Row above becomes the lowest and holds; who stood below goes with its Level."""
    rest = "game: levels 4\nhero 1: sweety\nhero 2: etorn\n"
    state = position(
        tower(1, 9, {"b9": "2 ", "a1": "G ", "a2": "G ", "a3": "G ", "a4": "1 "}, rest)
    )
    after, events = play(state, "end")
    assert of(events, e.LevelRemoved) == [e.LevelRemoved(1)]
    assert figures(after) == {"a4": "1", "b9": "2"}


@rule("LVL-5", "TRN-2", "LNG-1")
def test_three_levels_up_on_the_longer_map_one_level_is_removed_and_the_next_waits_a_turn() -> None:
    """LVL-5: one a turn, though the Hero is two Levels above the next as well."""
    rest = "game: levels 5\nhero 1: sweety\nhero 2: etorn\n"
    text = tower(1, 12, {"b11": "2 ", "b8": "1 "}, rest).replace("^^^^", "====")
    after, events = play(position(text), "end")
    assert of(events, e.LevelRemoved) == [e.LevelRemoved(1)]
    assert after.terrain.low == 24


@rule("LVL-4", "TRN-12", "SPN-1")
def test_a_hero_that_went_with_its_level_spawns_on_the_new_lowest_row() -> None:
    """SPN-1: the lowest Row of the lowest revealed Level is now Row 4."""
    rest = "game: levels 4\nturn: 2; hero 1; step roll\nhero 1: sweety\nhero 2: etorn\n"
    text = tower(4, 9, {"b9": "2 "}, rest)
    state, _ = play(position(text), "roll move move coin shove star enemy left")
    refused(state, "spawn a5 with coin", "SPN-1")
    assert place(play(state, "spawn a4 with coin")[0], 1) == "a4"


# --- set-up and the longer map ------------------------------------------------------------------------------


@rule("SET-8", "SET-6")
def test_the_bonuses_go_round_from_the_first_player_wherever_it_sits() -> None:
    """SET-8 counts from who begins, clockwise: the seat before the first one is the last."""
    state, _ = play(new_game(rules().box, 3), "deal sweety", "deal etorn", "deal angelo", "first 3")
    assert [(h.coins, h.gems) for h in state.heroes] == [(1, 0), (0, 1), (0, 0)]


@rule("SET-5", "CRD-3")
def test_coins_and_gems_are_not_limited_by_the_tokens_in_the_box() -> None:
    """35 coins lie in the box; a Hero who has them all still gains one."""
    state = shop(
        "avvy; coins 35; gems 50",
        "items -, -, -; potions -, -, -",
        "items -; potions -",
        "coin coin star",
    )
    after, _ = play(state, "coin", "coin", "star")
    assert (after.hero.coins, after.hero.gems) == (35 + 2 - 1, 51)


@rule("LNG-1", "BOS-3", "LVL-4")
def test_the_boss_of_the_longer_map_keeps_its_health_when_levels_are_removed() -> None:
    """BOS-3: the Levels the tower was built with count."""
    rest = "game: levels 5\nhero 1: sweety\nhero 2: etorn\n"
    state = position(tower(1, 12, {"b11": "2 ", "b8": "1 "}, rest).replace("^^^^", "===="))
    boss = state.game.boss_code
    after, _ = play(state, "end")
    assert after.terrain.low == 24
    assert health(after, boss) == health(state, boss) == 9


@rule("LNG-1", "SET-1", "SET-3")
def test_on_the_longer_map_the_fourth_level_takes_no_boss_tile_and_no_tile_twice() -> None:
    """SET-1: tiles of a Level come from those left of the tower, Boss tiles from their own."""
    rest = "tower: 1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 werewolf\ngame: levels 5\npool: move\n"
    text = tower(1, 9, {"a8": "1 ", "b1": "2 "}, rest)
    due, _ = play(position(text), "move up")
    for wrong in ("reveal 4 fb1 fb2", "reveal 4 f01 f07 hoard-drake"):
        ruling = rules().judge(due, rules().read_action(due, wrong))
        assert not ruling.legal
        assert "SET-1" in ruling.rules
    _, events = play(due, "reveal 4 f07 f08 hoard-drake")
    assert of(events, e.EnemyAppeared)


@rule("LNG-1", "GRA-10", "BLV-1")
def test_on_the_longer_map_a_fall_goes_from_the_fourth_level_into_the_third() -> None:
    """GRA-10: Row 10 is the Boss Level's only in a tower of four; here its edge is an ordinary one."""
    rest = "game: levels 5\nhero 1: sweety\nhero 2: etorn\npool: move\n"
    text = tower(7, 12, {"a11": "1 ", "b7": "2 "}, rest).replace("+^^^^", "+    ")
    after, _ = play(position(text), "gravity")
    assert place(after, 1) == "a7"


@rule("LVL-7")
def test_a_spawn_space_that_stays_empty_is_not_told_as_a_level_that_goes() -> None:
    """LVL-7: nobody goes with a Level here; the token was never there."""
    text = tower(1, 3, {"a2": "1 ", "b1": "E ", "c1": "E "}, TWO + "pool: move\n")
    due, _ = play(position(text), "move up", "reveal 2 f08 f03 ent")
    after, events = play(due, "leave b4")
    said = [say_event(Words("en", strict=True), after, event) for event in events]
    assert said == ["b4 stays empty after all: there is no Ent left for it."]
