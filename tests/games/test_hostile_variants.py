"""A hostile reading of Spawns, artifacts and the solo game: what the rulebook did not foresee."""

from typing import Any

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.rules.course.scoring import score
from tests.games.drawn import allowed, of, place, play, position, refused, rules, written
from tests.games.test_artifacts import cave, not_allowed, taken
from tests.games.test_solo import day, meadow

rule = pytest.mark.rule

LAIR = """
game: levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    : $  :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |    :  M :  1 :    :    :    : *  :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :    :    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
hero 1: etorn{one}
turn: 5; hero 1
solo: {solo}
pool: {pool}
"""


def lair(solo: str, pool: str = "-", one: str = "") -> Any:
    return position(LAIR.format(solo=solo, pool=pool, one=one))


def points(state: Any) -> dict[str, int]:
    return {line.what: line.points for line in score(state)}


def spawns(state: Any) -> set[str]:
    return {w.split()[1] for w in written(state) if w.startswith("spawn")}


# --- Spawning ----------------------------------------------------------------------------------------------------

FOOT = """
map:
    +----+----+----+----+
  3 |    :    :    :    |
    +    +    +    +    +
  2 |    :    :    :    |
    +    +    +    +    +
  1 |{a}:{b}:{c}:{d}|
    +====+====+====+====+
hero 1: sweety{one}
hero 2: etorn
pool: {pool}
"""


def foot(
    a: str = "    ", b: str = "    ", c: str = "    ", pool: str = "coin coin", one: str = ""
) -> Any:
    return position(FOOT.format(a=a, b=b, c=c, d="  2 ", pool=pool, one=one))


@rule("SPN-1", "MAP-5", "FNT-1")
def test_a_hero_that_spawns_into_a_trap_with_one_heart_faints_at_once_and_may_spawn_again() -> None:
    """SPN-3 spares it what a Move triggers; MAP-5 asks only that it enters the Space."""
    state = foot(a=" ^  ", one="; hearts 1")
    after, events = play(state, "spawn a1 with coin")
    assert of(events, e.Fainted)
    assert place(after, 1) == "off"
    assert sum(after.pool) == 1, "the die is gone"
    assert "a1" in spawns(after), "TRN-7: it has to Spawn before anything else"


@rule("SPN-3", "ZOC-1")
def test_a_hero_that_spawns_between_two_enemies_stirs_neither() -> None:
    """SPN-3: a Spawn is no Move, so no zone of control is left."""
    _, events = play(foot(a="  W ", c="  W "), "spawn b1 with coin")
    assert not of(events, e.EnemyAttacked)


@rule("SPN-3", "MAP-8")
def test_a_hero_takes_the_coin_it_spawns_upon() -> None:
    """MAP-8: entering by any means."""
    state = foot(a="   c")
    after, events = play(state, "spawn a1 with coin")
    assert of(events, e.Took)
    assert after.hero.coins == state.hero.coins + 1


@rule("SPN-1", "GEM-5")
def test_a_die_that_is_boosted_buys_no_better_spawn() -> None:
    """SPN-1: one symbol of any kind; more of it brings nothing, so no gems are taken (GEM-5)."""
    refused(foot(one="; gems 3"), "spawn a1 with coin+1", "GEM-5")


@rule("SPN-2", "TRN-12")
def test_a_hero_off_the_map_without_a_die_cannot_even_use_its_cards() -> None:
    """SPN-2: no other action; it may only end."""
    state = foot(pool="-", one="; items greedymmer; potions forest-honey")
    refused(state, "use forest-honey", "SPN-2")
    assert all(w == "end" for w in written(state))


@rule("SPN-5", "SPN-1")
def test_the_way_up_opens_again_when_the_lowest_row_does() -> None:
    """SPN-5: what counts is which Spaces are free when it Spawns."""
    full = foot(a="  G ", b="  G ", c="  G ")
    assert spawns(full) == {"a2", "b2", "c2", "d2"}
    assert spawns(foot(a="  G ", b="  G ")) == {"c1"}


# --- artifacts ---------------------------------------------------------------------------------------------------


@rule("ART-2", "ART-4")
def test_an_artifact_its_holder_has_used_comes_ready_to_the_next_and_ready_back() -> None:
    """ART-2: each time it changes hands it comes refreshed, in the same turn too."""
    held = "items star-prism (used)"
    state = cave("iron-soles, star-prism", pool="coin", a1="  2 ", one="gems 3", two=held)
    after, _ = play(state, "coin with coin+3")
    used, _ = play(after, "use star-prism")
    assert used.heroes[0].items == (("star-prism", False),)
    text = rules().write(used).replace("hero 1; step", "hero 2; step")
    text = text.replace("hero 2: etorn", "hero 2: etorn; gems 3").replace("pool: -", "pool: coin")
    back, events = play(rules().read(text), "coin with coin+3")
    assert taken(events) == [(2, "star-prism")]
    assert back.heroes[1].items == (("star-prism", True),)


@rule("ART-4", "SPN-2", "FNT-2")
def test_a_hero_that_faints_keeps_its_prism_but_cannot_use_it_off_the_map() -> None:
    """ART-4: a faint does not lose it; SPN-2: until it Spawns it can do nothing else."""
    held = "hearts 1; items star-prism"
    state = cave("star-prism", b2=" ^  ", one=held, pool="move move")
    after, events = play(state, "move right")
    assert of(events, e.Fainted)
    not_allowed(after, "use star-prism", "SPN-2")


@rule("ART-2", "ART-3", "MAP-5")
def test_the_soles_come_too_late_for_the_trap_that_brings_them() -> None:
    """ART-2: the condition is that the Trap has caught the Hero."""
    after, events = play(cave("iron-soles", b2=" ^  "), "move right")
    assert taken(events) == [(1, "iron-soles")]
    assert len(of(events, e.Wounded)) == 1
    assert after.hero.hearts == cave("iron-soles").hero.hearts - 1


@rule("ART-2", "PSH-1")
def test_the_one_who_is_pushed_into_a_trap_takes_the_soles_and_the_pusher_the_horn() -> None:
    """ART-2: two artifacts, two conditions, one Push."""
    state = cave("iron-soles, rams-horn", b2="  2 ", c2=" ^  ")
    _, events = play(state, "move right push right")
    assert sorted(taken(events)) == [(1, "rams-horn"), (2, "iron-soles")]


@rule("ART-3", "ATK-6")
def test_the_tooth_does_not_help_the_blow_that_wins_it() -> None:
    """ART-2: it is taken when the Enemy is defeated; it adds to the attacks after (ART-3)."""
    state = cave("dragon-tooth", pool="sword", b2="  G ")
    _, events = play(state, "attack right with sword")
    assert [x.wounds for x in of(events, e.Struck)] == [1]
    assert taken(events) == [(1, "dragon-tooth")]


@rule("ART-4", "FNT-2")
def test_a_hero_off_the_map_keeps_its_artifact_until_another_does_the_deed() -> None:
    """ART-4: a faint does not lose it; ART-2: even from another player, wherever that one is."""
    state = cave("dragon-tooth", pool="sword", b2="  G ", two="items dragon-tooth")
    assert place(state, 2) == "off"
    after, events = play(state, "attack right with sword")
    assert taken(events) == [(1, "dragon-tooth")]
    assert after.heroes[1].items == ()


# --- solo --------------------------------------------------------------------------------------------------------


def without(*left: str) -> str:
    """An event, and these left in the deck; with none, the last of all."""
    return f"event lullaby; deck {', '.join(left) if left else '-'}"


@rule("SOL-4", "SOL-5", "BOS-12")
def test_the_boss_that_dies_in_the_turn_of_the_last_event_dies_in_time() -> None:
    """SOL-4: lost only when an event must be revealed; BOS-12 ends the game before. 0 events left."""
    state = lair(without(), pool="sword sword sword sword sword", one="; gems 10; special sword")
    fight = "attack medusa with sword sword sword sword sword+3"
    after, events = play(state, fight)
    assert of(events, e.Won)
    assert after.winner == 0
    assert points(after)["events"] == 0


@rule("SOL-4")
def test_the_last_turn_of_all_is_played_to_its_end_before_solo_is_lost() -> None:
    """SOL-4: with the deck empty it is still this turn; it is lost when the next would begin."""
    state = meadow("solo: event lullaby; deck -\npool: coin\n")
    allowed(state, "coin")
    after, _ = play(state, "coin", "end")
    while after.winner < 0:
        after, _ = play(after, written(after)[-1])
    assert after.winner > 3
    assert score(after) == ()


@rule("SOL-3", "BOS-10")
def test_a_faint_in_the_boss_turn_loses_solo_and_nothing_comes_after() -> None:
    """SOL-3: whoever's turn it is; the rest of the card is not settled."""
    state = lair("event numb-fingers; deck toll-keeper", one="; hearts 1")
    after, events = play(state, "end", "boss-die right", "boss-card venom-spray")
    assert of(events, e.Fainted)
    assert rules().actor(after) is None
    assert after.winner > 3
    assert not of(events, e.TurnBegan)
    assert not of(events, e.TokenGained)


@rule("SOL-2", "BOS-13", "BOS-1")
def test_an_event_changes_what_the_boss_s_cards_deal_as_every_attack_by_an_enemy() -> None:
    """SOL-2: it lasts into the Boss Turn; BOS-1: the Boss is an Enemy, its cards are its attacks."""
    for event, dealt in (("lullaby", 0), ("numb-fingers", 1), ("full-moon", 2)):
        state = lair(f"event {event}; deck toll-keeper")
        after, events = play(state, "end", "boss-die right", "boss-card venom-spray")
        assert [x.wounds for x in of(events, e.EnemyAttacked)] == [dealt]
        assert after.hero.hearts == state.hero.hearts - dealt
        assert after.hero.tokens == ("poison",)


@rule("SOL-3", "MED-2")
def test_poison_loses_solo_before_the_boss_turn_begins() -> None:
    """MED-2, SOL-3: the end of the turn comes before BOS-10."""
    after, events = play(lair(without("toll-keeper"), one="; hearts 1; tokens poison"), "end")
    assert rules().actor(after) is None
    assert not of(events, e.BossRolled)


@rule("SOL-6", "BLV-4")
def test_enemies_that_go_with_the_levels_when_the_lone_hero_enters_score_nothing() -> None:
    """SOL-6: discarded is not defeated; BLV-8: alone, it is the last one at once."""
    rows = LAIR.replace("  1 :", "    :").rstrip("\n").split("hero 1", 1)
    low = """  3 |  1 :  G :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1"""
    text = (rows[0] + low + rows[1]).format(solo="event lullaby; defeated 2", pool="move", one="")
    after, events = play(position(text), "move up")
    assert of(events, e.LevelRemoved)
    assert of(events, e.EnemyGone)
    assert after.solo is not None
    assert after.solo.defeated == 2


@rule("SOL-5", "BOS-12", "SOL-6")
def test_the_boss_counts_among_the_enemies_of_the_score_it_ends() -> None:
    """SOL-6: the Boss counts as defeated, though BOS-12 ends the game at once."""
    state = lair(
        without("hailstorm", "toll-keeper") + "; defeated 3",
        pool="sword sword sword sword sword",
        one="; gems 10; special sword",
    )
    after, _ = play(state, "attack medusa with sword sword sword sword sword+3")
    assert points(after)["enemies"] == 2 * 4
    assert points(after)["events"] == 6


@rule("SOL-2", "SOL-3")
def test_a_trap_met_on_a_day_of_spikes_loses_solo_with_two_hearts() -> None:
    """SOL-2: the event lasts its turn; SOL-3 looks at the faint, whatever caused it."""
    state = day("fresh-spikes", "")
    text = rules().write(state).replace(":  1 :    :", ":  1 : ^  :")
    text = text.replace("hero 1: etorn; hearts 5", "hero 1: etorn; hearts 2").replace(
        "pool: -", "pool: move"
    )
    after, events = play(rules().read(text), "move right")
    assert of(events, e.Fainted)
    assert rules().actor(after) is None
