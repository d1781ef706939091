"""Void Portals: the way through, what it costs, what happens at the other end."""

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.model.box.box import SHOVE
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.view.clicks import click_resolver
from platformer_nb.games.platformer.view.clicks.click_resolver import Arm
from platformer_nb.games.platformer.view.clicks.selection import Chosen, Hand
from tests.cards.deciding import code
from tests.games.drawn import allowed, figures, of, place, play, position, refused, rules, written

rule = pytest.mark.rule

VAULT = """
game: dungeon void
map:
    +----+----+----+----+----+
  4 |    :    :    :    : @  |
    +====+====+====+====+====+
  3 |    :    :{c3}:{d3}:{e3}|
    +====+    +====+====+====+
  2 |    :    :{c2}:    :    |
    +    +    +    +    +    +
  1 |{a1}:{b1}:{c1}:    :    |
    +====+====+====+====+====+
hero 1: {hero}
hero 2: avvy
{more}
pool: {pool}
"""
# d3 is the other portal of Level 1, e4 one of Level 2.


def vault(
    pool: str = "move move", hero: str = "sweety", more: str = "", exit_: str = " @  ", **cells: str
) -> State:
    drawn = {"a1": " @1 ", "b1": "    ", "c1": "    ", "c2": "    ", "c3": "    "}
    drawn |= {"d3": exit_, "e3": "    "} | cells
    return position(VAULT.format(pool=pool, hero=hero, more=more, **drawn))


@rule("PRT-1")
def test_a_hero_on_a_portal_goes_to_another_portal_of_the_level_for_a_move() -> None:
    state = vault()
    allowed(state, "portal d3", "PRT-1")
    after, events = play(state, "portal d3")
    assert place(after, 1) == "d3"
    assert after.pool == (1, 0, 0, 0, 0)
    assert of(events, e.Travelled) == [e.Travelled(1, 0, 13)]
    back, _ = play(after, "portal a1")
    assert place(back, 1) == "a1"


@rule("PRT-1")
def test_who_stands_on_no_portal_goes_through_none() -> None:
    refused(vault(a1=" @  ", b1="  1 "), "portal d3", "PRT-1", frm="b1", on_portal=0)


@rule("PRT-1")
def test_a_portal_leads_to_portals_of_its_own_level_only() -> None:
    refused(vault(), "portal e4", "PRT-1", to="e4", spaces=("d3",))
    refused(vault(), "portal b1", "PRT-1", to="b1")
    refused(vault(), "portal a1", "PRT-1", to="a1", same=1)
    refused(vault(), "portal outside", "PRT-1", spaces=("d3",))


@rule("PRT-3")
def test_one_portal_alone_on_its_level_does_nothing() -> None:
    state = vault(exit_="    ")
    refused(state, "portal e4", "PRT-3", frm="a1")
    assert not any(w.startswith("portal") for w in written(state))


@rule("PRT-1")
def test_with_three_portals_the_hero_chooses() -> None:
    state = vault(c2=" @  ")
    assert [w for w in written(state) if w.startswith("portal")] == [
        "portal c2 with move",
        "portal d3 with move",
    ]


@rule("PRT-2", "ZOC-3")
def test_no_enemy_attacks_a_hero_who_leaves_by_a_portal() -> None:
    state = vault(b1="  W ")
    _, events = play(state, "portal d3")
    assert not of(events, e.EnemyAttacked)
    _, events = play(state, "move up")
    assert of(events, e.EnemyAttacked), "by a plain Move it does"


@rule("PRT-2")
def test_arriving_next_to_an_enemy_stirs_no_attack_either() -> None:
    _, events = play(vault(c3="  W "), "portal d3")
    assert not of(events, e.EnemyAttacked)


@rule("PRT-2", "PSH-1", "PSH-5")
@pytest.mark.parametrize(("who", "glyph"), [("2", "2"), ("W", "W"), ("G", "G")])
def test_an_occupied_portal_is_entered_with_a_push(who: str, glyph: str) -> None:
    state = vault(exit_=f" @{who} ")
    refused(state, "portal d3", "PSH-1", to="d3", free=0)
    allowed(state, "portal d3 push right", "PRT-2", "PSH-1")
    after, _ = play(state, "portal d3 push right")
    assert figures(after) == {"d3": "1", "e3": glyph}
    refused(vault(), "portal d3 push right", "PSH-1", free=1)


@rule("PRT-4", "PSH-3")
def test_the_pushed_figure_cannot_go_to_the_space_the_mover_left() -> None:
    refused(vault(exit_=" @2 "), "portal d3 push a1", "PRT-4", to="d3", frm="a1")
    refused(vault(exit_=" @2 "), "portal d3 push down", "MAP-4", "PSH-3")
    refused(vault(exit_=" @2 ", c3="  W "), "portal d3 push left", "PSH-2", space="c3")


@rule("PSH-2", "PRT-4")
def test_with_no_free_space_beside_the_exit_the_portal_is_shut() -> None:
    """PSH-2: at a portal the Space left is not adjacent, so every one of them can be taken."""
    text = """
game: dungeon void
map:
    +----+----+----+----+
  1 | @1 |  W : @2 :  G |
    +====+====+====+====+
hero 1: sweety
hero 2: avvy
pool: move
"""
    state = position(text)
    refused(state, "portal c1", "PSH-2", to="c1", nowhere=1)
    refused(state, "portal c1 push left", "PSH-2", to="c1", nowhere=1)
    assert not any(w.startswith("portal") for w in written(state))


@rule("PRT-4", "PSH-1")
def test_where_two_portals_lie_side_by_side_the_space_left_is_adjacent_after_all() -> None:
    """PRT-4 only says what follows from PSH-3: here the pushed Hero changes places."""
    state = vault(exit_="    ", b1=" @2 ")
    allowed(state, "portal b1 push a1", "PRT-1", "PSH-1")
    after, _ = play(state, "portal b1 push a1")
    assert figures(after) == {"b1": "1", "a1": "2"}


@rule("PRT-3", "GEM-5")
def test_gems_add_nothing_to_a_portal() -> None:
    state = vault(hero="sweety; gems 6")
    refused(state, "portal d3 with move+1", "PRT-3", gems=1)
    assert not any("portal" in w and "+" in w for w in written(state))


@rule("PRT-3", "MOV-5")
def test_a_step_of_a_longer_move_opens_no_portal() -> None:
    state, _ = play(vault(hero="sweety; gems 1", a1=" @  ", b1="  1 "), "move left with move+1")
    assert place(state, 1) == "a1"
    refused(state, "portal d3", "MOV-5", pending="steps")
    assert "step d3" not in written(state)
    refused(state, "step d3", "MOV-1", "ADJ-1")


@rule("PRT-3")
def test_a_card_s_move_opens_no_portal() -> None:
    state, _ = play(vault(hero="sweety; items boots-of-haste"), "use boots-of-haste")
    refused(state, "portal d3", "MOV-5", pending="steps")
    refused(state, "step d3", "MOV-1", "ADJ-1")


@rule("PRT-3")
@pytest.mark.parametrize(
    ("hero", "pool", "paid"),
    [
        ("sweety; special move", "sword", "special"),
        ("sweety", "coin coin", "forge coin"),
        ("angelo", "star", "star"),
    ],
)
def test_the_special_die_a_forge_or_a_star_opens_it(hero: str, pool: str, paid: str) -> None:
    state = vault(pool=pool, hero=hero)
    allowed(state, f"portal d3 with {paid}", "PRT-1")
    after, _ = play(state, f"portal d3 with {paid}")
    assert place(after, 1) == "d3"
    assert after.pool == (0, 1, 0, 0, 0) if paid == "special" else not any(after.pool)


@rule("PRT-3", "SYM-1")
def test_no_other_symbol_opens_it() -> None:
    refused(vault(pool="sword"), "portal d3 with sword", "SYM-1", given="sword")
    refused(vault(pool="sword"), "portal d3", "SYM-1")
    refused(vault(pool="star"), "portal d3 with star", "SYM-5")
    refused(vault(pool="move move"), "portal d3 with move move", "SYM-1", has=2)


@rule("PRT-4", "ENM-7")
def test_an_ent_is_stirred_by_who_arrives_next_to_it() -> None:
    after, events = play(vault(hero="sweety; coins 2", c3="  E "), "portal d3")
    assert after.hero.coins == 1
    assert of(events, e.Lost) == [e.Lost(1, 1, 0, cause=code("ent"))]


@rule("PRT-4", "MAP-8")
@pytest.mark.parametrize(("lies", "wealth"), [("c", (1, 0)), ("g", (0, 1))])
def test_the_hero_takes_what_lies_on_the_portal(lies: str, wealth: tuple[int, int]) -> None:
    after, events = play(vault(exit_=f" @ {lies}"), "portal d3")
    assert (after.hero.coins, after.hero.gems) == wealth
    assert of(events, e.Took)


@rule("PRT-4", "PSH-4", "MAP-5")
def test_the_pushed_hero_enters_a_trap() -> None:
    state = vault(hero="angelo", d3=" @3 ", c3=" ^  ", more="hero 3: etorn")
    after, events = play(state, "portal d3 push left")
    assert of(events, e.Trapped) == [e.Trapped(3, 12)]
    assert after.heroes[2].hearts == state.heroes[2].hearts - 1
    assert place(after, 3) == "c3"


@rule("PRT-4", "LVL-6", "LVL-1")
def test_a_portal_in_the_top_row_reveals_the_next_level() -> None:
    rows = []
    for row in (3, 2, 1):
        here = {3: "    : @  :    :    ", 1: " @1 :    :    :    "}.get(row, "    :    :    :    ")
        rows += [f"  {row} |{here}:    :    :    :    |", "    " + "+====" * 8 + "+"]
    text = "game: players 2; dungeon void\nmap:\n    " + "+----" * 8 + "+\n" + "\n".join(rows)
    state = position(text + "\nhero 1: sweety\npool: move\n")
    after, _ = play(state, "portal b3")
    assert after.pending[-1].kind == "reveal"
    assert after.pending[-1].a == 2


@rule("PRT-1", "SPN-2", "MED-3")
def test_off_the_map_there_is_no_portal() -> None:
    refused(vault(a1=" @  "), "portal d3", "SPN-2")


@rule("PRT-1")
def test_a_portal_survives_being_written_and_read() -> None:
    state = vault(exit_=" @2 ")
    for action in rules().actions(state):
        text = rules().write_action(state, action)
        assert rules().read_action(state, text) == action
    assert rules().write_action(state, rules().read_action(state, "portal d3 push right")) == (
        "portal d3 push right with move"
    )


def test_a_click_on_the_other_portal_goes_through() -> None:
    state = vault()
    found = click_resolver.meant(state, Hand(), 13)
    assert isinstance(found, a.Portal)
    assert found.to == 13
    taken = vault(exit_=" @2 ")
    assert click_resolver.meant(taken, Hand(), 13) == Arm(13, "push")
    pushed = click_resolver.meant(taken, Hand(armed=13, verb="push"), 14)
    assert isinstance(pushed, a.Portal)
    assert (pushed.to, pushed.push) == (13, 14)
    assert {at for at, _ in click_resolver.targets(state, Hand())} >= {13, 1, 5}
    assert isinstance(click_resolver.meant(state, Hand([Chosen(SHOVE)]), 13), a.Shove)
