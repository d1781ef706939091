"""A hostile reading of Gravity and Ladders: what the rulebook did not foresee."""

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written

rule = pytest.mark.rule

COLUMN = """
map:
    +----+----+
  5 |{a5}:    |
    +    +    +
  4 |{a4}:    |
    +    +    +
  3 |{a3}:    |
    +    +    +
  2 |{a2}:    |
    +    +    +
  1 |{a1}:{b1}|
    +    +    +
hero 1: {one}
hero 2: {two}
hero 3: {three}
turn: 2; hero {turn}
pool: move move coin
shop: items boots-of-haste, -, -; potions -, -, -
"""


def column(
    one: str = "sweety", two: str = "etorn", three: str = "angelo", turn: int = 1, **cells: str
) -> str:
    drawn = dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "b1"), "    ") | cells
    return COLUMN.format(one=one, two=two, three=three, turn=turn, **drawn)


@rule("GRA-6", "MAP-5", "FNT-1")
def test_a_stack_of_three_with_one_heart_each_faints_one_after_the_other_on_one_trap() -> None:
    """GRA-6: who faints holds nobody, so each of them comes down onto the same Trap (MAP-5)."""
    state = position(
        column(
            "sweety; hearts 1",
            "etorn; hearts 1",
            "angelo; hearts 1",
            a1=" ^  ",
            a2="  1 ",
            a3="  2 ",
            a4="  3 ",
        )
    )
    after, events = play(state, "gravity")
    assert figures(after) == {}
    assert [x.hero for x in of(events, e.Fainted)] == [1, 2, 3]


@rule("GRA-6", "GRA-2")
def test_a_stack_whose_lowest_faints_falls_on_and_the_second_stops_the_third() -> None:
    """GRA-6: the survivor on the Trap holds the third, who passes no Trap (GRA-2)."""
    state = position(
        column("sweety; hearts 1", a1=" ^  ", a2="  1 ", a3="  2 ", a4="  3 "),
    )
    after, events = play(state, "gravity")
    assert figures(after) == {"a1": "2", "a2": "3"}
    assert of(events, e.Trapped) == [e.Trapped(1, 0), e.Trapped(2, 0)]


@rule("GRA-2", "MAP-5")
def test_a_fall_through_a_trap_onto_a_trap_costs_two_and_the_one_it_began_on_nothing() -> None:
    """MAP-5: each Trap passed costs 1, the landing 1; staying on the first cost nothing."""
    state = position(column(a4=" ^1 ", a3=" ^  ", a1=" ^  ", b1="  2 "))
    after, events = play(state, "gravity")
    assert of(events, e.Trapped) == [e.Trapped(1, 4), e.Trapped(1, 0)]
    assert after.hero.hearts == 2


@rule("GRA-4", "GRA-6")
def test_of_two_heroes_on_ladders_above_each_other_the_lower_decides_for_both_by_holding() -> None:
    """GRA-6: a Hero held by a Ladder holds those above: nothing is left to ask of the upper."""
    state = position(column(a2="H 1 ", a3="H 2 ", b1="  3 "))
    asked, _ = play(state, "gravity")
    assert rules().actor(asked) == 0
    after, events = play(asked, "hold")
    assert after.pending == ()
    assert of(events, e.Held) == [e.Held(1, 2)]
    assert figures(after) == {"a2": "1", "a3": "2", "b1": "3"}


@rule("GRA-4", "GRA-6")
def test_of_two_heroes_on_ladders_the_upper_is_asked_once_the_lower_has_dropped() -> None:
    """GRA-4: when the falls beneath are settled; it may hold over the gap, or fall onto the other."""
    asked, _ = play(position(column(a2="H 1 ", a3="H 2 ", b1="  3 ")), "gravity", "drop")
    assert rules().actor(asked) == 1
    held, _ = play(asked, "hold")
    assert figures(held) == {"a1": "1", "a3": "2", "b1": "3"}
    fell, _ = play(asked, "drop")
    assert figures(fell) == {"a1": "1", "a2": "2", "b1": "3"}


@rule("GRA-4", "GRA-5")
def test_a_hero_is_asked_when_the_enemy_beneath_falls_off_the_same_ladder() -> None:
    """GRA-5: the Enemy falls; GRA-4: the Hero it held has a Ladder of its own to hold on to."""
    asked, _ = play(position(column(a2="H G ", a3="H 1 ", b1="  2 ")), "gravity")
    assert figures(asked)["a1"] == "G"
    assert rules().actor(asked) == 0
    held, _ = play(asked, "hold")
    assert place(held, 1) == "a3"


@rule("GRA-4", "MAP-5")
def test_a_hero_asked_twice_in_a_turn_may_hold_and_then_drop_and_holding_on_a_trap_is_free() -> (
    None
):
    """GRA-4: each time Gravity applies; MAP-5: staying on the Trap of b3 costs nothing."""
    text = column(a3="H^1 ", b1="  2 ")
    held, events = play(position(text), "gravity", "hold")
    assert not of(events, e.Trapped)
    after, events = play(held, "gravity", "drop")
    assert place(after, 1) == "a1"
    assert not of(events, e.Trapped)


@rule("GRA-8", "MAP-8", "GRA-6")
def test_a_hero_that_drops_onto_a_head_takes_the_gem_in_mid_air_and_pushes_nobody() -> None:
    """GRA-8: no Push; GRA-6: the head stops the fall; MAP-8: a landing enters, what it passed stays."""
    text = column(a1="  2 ", a2="   g", a3="   c", a4="H 1 ", b1="  3 ")
    after, events = play(position(text), "gravity", "drop")
    assert figures(after) == {"a1": "2", "a2": "1", "b1": "3"}
    assert of(events, e.Took) == [e.Took(1, 2, "gem")]
    assert not of(events, e.Pushed)


@rule("GRA-4", "MAP-6", "ACT-6")
def test_a_hero_that_drops_onto_a_shop_buys_in_its_own_turn_only() -> None:
    """MAP-6: it stands there; ACT-6: in another's turn the one who fell may not buy."""
    own = position(column("sweety; coins 9", a1=" $  ", a3="H 1 ", b1="  2 "))
    refused(own, "buy boots-of-haste", "MAP-6")
    after, _ = play(own, "gravity", "drop")
    allowed(after, "buy boots-of-haste", "ACT-2")
    other = position(column("sweety; coins 9", turn=2, a1=" $  ", a3="H 1 ", b1="  2 "))
    after, _ = play(other, "gravity", "drop")
    assert place(after, 1) == "a1"
    assert not any(w.startswith("buy") for w in written(after))


@rule("GRA-4", "FNT-3", "GRA-2")
def test_a_hero_that_drops_to_its_faint_in_its_own_turn_may_spawn_under_those_that_fell() -> None:
    """GRA-2, FNT-3: it may Spawn at once, and not where the next of the stack has landed (MAP-2)."""
    state = position(column("sweety; hearts 1", a2=" ^  ", a3="H 1 ", a4="  2 "))
    after, _ = play(state, "gravity", "drop")
    assert figures(after) == {"a1": "2"}
    assert after.heroes[1].hearts == 4, "it fell through the same Trap"
    assert {w.split()[1] for w in written(after) if w.startswith("spawn")} == {"b1"}


@rule("GRA-1", "GRA-4")
def test_a_hero_on_a_head_on_a_ladder_is_not_asked() -> None:
    """GRA-1, GRA-4: a figure holds it, so it does not fall, and cannot choose to."""
    state = position(column(a1="  2 ", a2="H 1 ", b1="  3 "))
    after, events = play(state, "gravity")
    assert after.pending == ()
    assert not events


@rule("LAD-1", "LAD-2", "GRA-5")
def test_an_enemy_shoved_up_a_ladder_through_its_platform_stands_and_one_step_on_it_falls() -> None:
    """LAD-1, LAD-2: the Platform with the Ladder holds it; GRA-5: the Ladder above does not."""
    text = column(a1="H   ", a2="H G ", a3="H   ", a4="H   ", turn=2, b1="  2 ").replace(
        "  3 |H   :    |\n    +    +", "  3 |H   :    |\n    +=HH=+"
    )
    text = text.replace("pool: move", "pool: shove shove")
    state, _ = play(position(text), "shove gloop up")
    once, events = play(state, "gravity")
    assert figures(once)["a3"] == "G"
    assert not of(events, e.Fell)
    twice, _ = play(state, "shove gloop up", "gravity")
    assert figures(twice)["a3"] == "G", "it falls back onto that Platform, and no further"


@rule("GRA-4", "TRN-10")
def test_the_turn_does_not_pass_on_before_every_hero_on_a_ladder_has_answered() -> None:
    """TRN-10: Gravity is a step of the turn; GRA-4: another's Hero decides within it."""
    state = position(column(turn=3, a3="H 1 ", b1="  3 "))
    asked, events = play(state, "end", "set none")
    assert rules().actor(asked) == 0
    assert not of(events, e.TurnBegan)
    after, events = play(asked, "drop")
    assert of(events, e.TurnBegan)
    assert rules().actor(after) == NATURE
