"""Setting up, the course of a turn, spawning, revealing and removing Levels."""

import pytest

from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.rules.course.setup import new_game
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written

rule = pytest.mark.rule


def tower(first: int, last: int, people: dict[str, str], rest: str) -> str:
    """An empty tower 8 wide, every Row with a floor but for column a."""
    lines = ["map:", "    " + "+----" * 8 + "+"]
    for row in range(last, first - 1, -1):
        cells = "".join(
            (":" if c != "a" else "|") + "  " + people.get(f"{c}{row}", "  ") for c in "abcdefgh"
        )
        boss = row == 10
        floors = "+^^^^" * 8 if boss else "+    " + "+====" * 7
        lines += [f"{row:>3} {cells}|", f"    {floors}+"]
    return "\n".join(lines) + "\n" + rest


# --- setting up ------------------------------------------------------------------------------------------


@rule("SET-4", "SET-6", "SET-7", "SET-8", "SET-12", "TRN-1", "MAP-10", "SET-5")
def test_a_new_game_deals_begins_reveals_and_fills_the_shop_and_starts_at_the_roll() -> None:
    session = Session(rules(), new_game(rules().box, 4), Seeded(1))
    events: list[object] = []
    while session.state.turn == 0:
        events += session._apply(session.chance.choose(session.rules, session.state))
    state = session.state
    assert rules().actor(state) == NATURE
    assert len({h.card for h in state.heroes}) == 4
    assert all(place(state, seat) == "off" for seat in range(1, 5)), "SET-12"
    assert all(state.shop), "SET-4: three items and three potions"
    first = state.active
    owned = [
        (state.heroes[(first + n) % 4].coins, state.heroes[(first + n) % 4].gems) for n in range(4)
    ]
    assert owned == [(0, 0), (1, 0), (0, 1), (1, 1)], "SET-8"
    assert len(of(events, e.EnemyAppeared)) == len(state.terrain.where(3)), "SET-7"
    assert not of(events, e.LevelRemoved)
    assert events[-1] == e.TurnBegan(first, 1), "TRN-1: neither Remove Level nor Refresh"


@rule("SET-6", "SET-8")
def test_the_set_up_cannot_bring_what_is_not_there() -> None:
    state = new_game(rules().box, 2)
    for text, because in (("deal sweety", None), ("first 1", "SET-6"), ("move up", "SET-6")):
        ruling = rules().judge(state, rules().read_action(state, text))
        assert ruling.rules[0] == (because or "SET-6")
        assert ruling.legal == (because is None)
    dealt, _ = play(state, "deal sweety")
    assert rules().judge(dealt, rules().read_action(dealt, "deal sweety")).rules == ("SET-6",)
    both, _ = play(dealt, "deal etorn")
    assert rules().judge(both, rules().read_action(both, "first 3")).rules == ("SET-8",)
    begun, _ = play(both, "first 2")
    for wrong, why in {
        "reveal 1 f01 f01 gloop": "SET-1",
        "reveal 1 f01 fb1 gloop": "SET-1",
        "reveal 1 f01 f02 ent": "SET-2",
        "reveal 2 f01 f02 gloop": "LVL-1",
    }.items():
        assert why in rules().judge(begun, rules().read_action(begun, wrong)).rules
    refused(begun, "reveal 1 f01 v01 gloop", "SET-1", tile="v01", asks="dungeon")
    refused(begun, "reveal 1 f01 fb1 gloop", "SET-1", tile="fb1", asks="boss")
    shown, _ = play(begun, "reveal 1 f01 f02 gloop")
    assert rules().judge(shown, rules().read_action(shown, "draw stone-skin")).rules == ("SET-4",)
    allowed(shown, "draw grapnel")


# --- the turn ----------------------------------------------------------------------------------------------


@rule("TRN-0", "TRN-7")
def test_each_step_has_its_own_decisions() -> None:
    state = position(tower(1, 3, {"b1": "1 ", "c1": "2 "}, "game: levels 4\npool: move coin"))
    refused(state, "set coin", "TRN-8", step="actions")
    ended, _ = play(state, "end")
    refused(ended, "coin", "TRN-7", step="special")
    after, _ = play(ended, "set none")
    assert rules().actor(after) == NATURE
    ruling = rules().judge(after, rules().read_action(after, "coin"))
    assert ruling.rules == ("TRN-7",)
    assert rules().judge(after, rules().read_action(after, "draw grapnel")).rules == ("ACT-2",)
    refused(state, "roll move move coin coin star enemy left", "TRN-0", step="actions")
    assert (after.active, after.turn) == (1, 3)


@rule("TRN-3")
def test_exhausted_cards_are_ready_again_in_the_owner_s_next_turn() -> None:
    rest = """game: levels 4
hero 1: sweety
hero 2: angelo; items boots-of-haste (used), grapnel (used); ability used
"""
    state = position(tower(1, 3, {"b1": "1 ", "c1": "2 "}, rest))
    after, events = play(state, "end")
    assert after.hero.items == (("boots-of-haste", True), ("grapnel", True))
    assert after.hero.ability
    assert of(events, e.Refreshed) == [e.Refreshed(1)]
    unused = rest.replace(" (used)", "").replace("; ability used", "")
    _, events = play(position(tower(1, 3, {"b1": "1 ", "c1": "2 "}, unused)), "end")
    assert of(events, e.Refreshed) == [], "nothing was exhausted"


@rule("TRN-12", "SPN-2", "TRN-7")
def test_a_hero_off_the_map_has_to_spawn_before_anything_else() -> None:
    state = position(tower(1, 3, {"c1": "2 "}, "game: levels 4\nturn: 2; hero 1; step roll\n"))
    state, _ = play(state, "roll move move coin shove star enemy left")
    refused(state, "end", "TRN-12", hero="sweety")
    refused(state, "coin", "SPN-2", hero="sweety")
    refused(state, "move up", "SPN-2", hero="sweety")
    refused(state, "gravity", "SPN-2")
    after, _ = play(state, "spawn a1 with coin")
    allowed(after, "end")


@rule("FNT-3", "TRN-12", "FNT-4")
def test_a_hero_that_faints_in_its_own_turn_may_spawn_again_or_end_it() -> None:
    state = position(
        """
map:
    +----+----+
  1 |  1 : ^  |
    +====+====+
hero 1: sweety; hearts 1
pool: move coin
"""
    )
    fainted, _ = play(state, "move right")
    allowed(fainted, "end")
    allowed(fainted, "spawn a1 with coin", "SPN-1")
    assert fainted.active == 0


# --- spawning ------------------------------------------------------------------------------------------------


@rule("SPN-1", "SPN-3", "GEM-5")
def test_a_spawn_takes_one_pool_die_and_a_free_space_of_the_lowest_row() -> None:
    rest = "game: levels 4\nhero 1: sweety; special coin; gems 1; coins 1\npool: coin star"
    state = position(tower(1, 3, {"c1": "E ", "d1": "2 ", "b1": " g"}, rest))
    for face in ("coin", "star"):
        allowed(state, f"spawn b1 with {face}", "SPN-1")
    refused(state, "spawn b2 with coin", "SPN-1", space="b2")
    refused(state, "spawn c1 with coin", "SPN-1", enemy="ent")
    refused(state, "spawn b1 with special", "SPN-1", special=1)
    refused(state, "spawn b1 with sword", "SPN-1", has=0)
    refused(state, "spawn b1 with coin+1", "GEM-5")
    after, events = play(state, "spawn b1 with coin")
    assert not of(events, e.Lost), "SPN-3: the Ent is not stirred"
    assert after.hero.gems == 2
    refused(after, "spawn a1 with star", "SPN-1", on_map=1)


@rule("SPN-5")
def test_where_the_lowest_row_is_full_the_nearest_free_space_serves() -> None:
    state = position(
        """
map:
    +----+----+
  3 |    :    |
    +    +    +
  2 |  2 :    |
    +    +    +
  1 |  G :  G |
    +    +    +
hero 1: sweety
pool: coin
"""
    )
    assert {w.split()[1] for w in written(state) if w[:5] == "spawn"} == {"b2"}
    refused(state, "spawn a3 with coin", "SPN-5", space="a3")


@rule("SPN-4", "BLV-6", "BLV-2")
def test_a_hero_that_fell_on_the_boss_level_spawns_on_its_shops_or_nearest_to_them() -> None:
    text = """
map:
    +----+----+----+
  4 |    :  {x} : $  |
    +    +    +    +
  3 | ${y} :    :  M |
    +^^^^+^^^^+^^^^+
  2 |    :    :    |
    +    +    +    +
  1 |    :    :  2 |
    +    +    +    +
hero 1: sweety; fell on boss level
pool: coin
"""
    state = position(text.replace("{x}", " ").replace("{y}", " "))
    assert {w.split()[1] for w in written(state) if w[:5] == "spawn"} == {"a3", "c4"}
    refused(state, "spawn a1 with coin", "SPN-4")
    after, events = play(state, "spawn c4 with coin")
    assert of(events, e.Spawned) == [e.Spawned(1, 11, "SPN-4")]
    assert not after.hero.fell_at_boss
    full = position(text.replace("{x}", " ").replace("{y}", "G").replace(" : $  |", " : $G |"))
    assert {w.split()[1] for w in written(full) if w[:5] == "spawn"} == {"a4", "b3", "b4"}


# --- Levels --------------------------------------------------------------------------------------------------


@rule("LVL-1", "LVL-2", "LVL-6", "MAP-10", "MAP-7", "MAP-1")
def test_a_move_into_the_top_row_reveals_the_next_level_at_once() -> None:
    """LVL-6: along the Row as well; being pushed there does not."""
    rest = "tower: 1 f01 f02 gloop\ngame: levels 4\npool: move move coin shove\n"
    state = position(tower(1, 3, {"a2": "1 ", "h1": "2 "}, rest))
    pending, _ = play(state, "move up")
    assert rules().actor(pending) == NATURE
    after, events = play(pending, "reveal 2 f08 f03 ent")
    assert rules().actor(after) == 0
    assert of(events, e.LevelRevealed) == [e.LevelRevealed(2, "ent")]
    assert list(figures(after).values()).count("E") == 4
    assert after.terrain.size == 48
    assert len([t for t in after.lying[24:] if t]) == 7
    _, events = play(after, "move right")
    pushed = position(tower(1, 3, {"b2": "1 ", "a2": "2 "}, rest))
    up, _ = play(pushed, "move left push up")
    assert rules().actor(up) == 0, "Etorn was pushed into the top Row"
    along = position(tower(1, 3, {"b3": "1 "}, rest))
    assert rules().actor(play(along, "move left")[0]) == NATURE


@rule("LVL-7", "SET-5")
def test_where_tokens_run_short_the_active_player_says_which_spaces_stay_empty() -> None:
    rest = "tower: 1 f01 f02 gloop\ngame: levels 4\npool: move coin\n"
    state = position(tower(1, 3, {"a2": "1 ", "b1": "E ", "c1": "E "}, rest))
    short, _ = play(state, "move up", "reveal 2 f08 f03 ent")
    assert rules().actor(short) == 0
    assert len(written(short)) == 4
    refused(short, "leave a1", "LVL-7")
    refused(short, "coin", "LVL-7", pending="leave-empty")
    assert rules().read(rules().write(short)) == short
    after, events = play(short, written(short)[0], written(short)[1])
    assert list(figures(after).values()).count("E") == 4
    assert [x.rule for x in of(events, e.EnemyGone)] == ["LVL-7", "LVL-7"]


@rule("TRN-2", "LVL-4", "LVL-5", "LVL-8")
def test_a_hero_two_levels_up_removes_the_lowest_level_with_all_on_it() -> None:
    rest = "game: levels 4\nhero 1: sweety\nhero 2: etorn\nhero 3: angelo; coins 2\n"
    people = {"b9": "2 ", "c1": "3 ", "d1": "G ", "e1": " c", "f4": "G ", "h3": "W "}
    state = position(tower(1, 9, people | {"b5": "1 "}, rest))
    after, events = play(state, "end")
    assert of(events, e.LevelRemoved) == [e.LevelRemoved(1)], "LVL-5: one a turn"
    assert place(after, 3) == "off"
    assert after.heroes[2].coins == 2
    assert figures(after) == {"b9": "2", "b5": "1", "f4": "G"}
    assert not of(events, e.Looted)
    assert after.terrain.low == 24
    assert after.terrain.floor[24], "MAP-9: the lowest Row holds"
    assert rules().read(rules().write(after)) == after


@rule("TRN-2", "TRN-11")
def test_one_level_up_or_off_the_map_removes_nothing() -> None:
    for people in ({"b5": "2 "}, {}):
        rest = "game: levels 4\nhero 1: sweety\nhero 2: etorn\n"
        state = position(tower(1, 9, {"c1": "1 ", **people}, rest))
        _, events = play(state, "end")
        assert not of(events, e.LevelRemoved)


@rule("BOS-2", "BOS-4", "BOS-17")
def test_the_boss_appears_on_a_spawn_space_of_the_active_player_s_choice() -> None:
    rest = "tower: 1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 werewolf\ngame: levels 4\npool: move coin\n"
    state = position(tower(1, 9, {"a8": "1 ", "b1": "2 "}, rest))
    shown, _ = play(state, "move up", "reveal 4 fb1 fb3")
    assert rules().actor(shown) == 0
    assert set(written(shown)) == {"place boss c12", "place boss g10"}
    refused(shown, "place boss a12", "BOS-4")
    refused(shown, "coin", "BOS-4")
    after, events = play(shown, "place boss g10")
    assert figures(after)["g10"] == "M"
    assert of(events, e.BossAppeared)
    assert not of(events, e.EnemyAppeared)
    allowed(after, "coin")


@rule("MOV-3", "ZOC-2", "LVL-1", "BOS-4")
def test_a_hero_that_faints_on_a_trap_in_the_top_row_has_revealed_the_level() -> None:
    rest = "tower: 1 f01 f02 gloop; 2 f03 f04 ent; 3 f05 f06 werewolf\ngame: levels 4\nhero 1: sweety; hearts 1; gems 3\nhero 2: etorn\npool: move coin\n"
    text = tower(1, 9, {"a8": "1 ", "b1": "2 "}, rest).replace("  9 |  ", "  9 | ^")
    state = position(text)
    after, _ = play(state, "move up with move+3", "reveal 4 fb1 fb3", "place boss g10")
    assert place(after, 1) == "off"
    assert after.pending == ()
    allowed(after, "spawn a1 with coin")


@rule("SET-6", "SET-12")
def test_a_chosen_hero_begins_whole_blank_and_off_the_map() -> None:
    hero = new_game(rules().box, 2, ["avvy", None]).heroes[0]
    assert (hero.card, hero.at, hero.hearts, hero.special) == ("avvy", -1, 6, 5)
