"""What is noted of a game while it is played."""

from __future__ import annotations

import pytest

from platformer_nb.core.parts.simulation import Order
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.simulation.collector import Notes
from platformer_nb.games.platformer.simulation.played import CUT, FAINTED, LATE, WON, Faint
from platformer_nb.simulate.one_game import play
from platformer_nb.simulate.plan import orders
from tests.games import drawn
from tests.games.drawn import position, rules
from tests.simulate.made import small_plan

MAP = """
{head}
map:
    +----+----+----+----+
  2 |    :  e :    :    |
    +====+====+====+    +
  1 |  1 : ^  :  G :  2 |
    +====+====+====+====+
hero 1: sweety; hearts {hearts}; coins 5
hero 2: avvy
pool: move move sword
"""


def noted(*actions: str, hearts: int = 4, head: str = "") -> Notes:
    state, notes = position(MAP.format(hearts=hearts, head=head).replace(" e ", "   ")), Notes()
    for text in actions:
        state, happened = rules().apply(state, drawn.action(state, text))
        notes(state, happened)
    return notes


def test_a_trap_wounds_and_fells():
    assert dict(noted("move right").wounds) == {"trap": 1}
    assert noted("move right", hearts=1).faints == [Faint(0, "trap", False)]


def test_the_enemy_that_attacks_is_named():
    notes = noted("move right", "move left", hearts=4)
    assert dict(notes.wounds) == {"trap": 1, "gloop": 1}
    assert noted("move right", "move left", hearts=2).faints == [Faint(0, "gloop", False)]


def test_wounds_by_a_rule_of_their_own_are_not_blamed_on_the_enemy_that_attacked_before():
    state = position(MAP.format(hearts=4, head="").replace(" e ", "   "))
    gloop = next(n for n, kind in state.game.kinds.items() if kind.id == "gloop")
    notes = Notes()
    notes(state, (e.EnemyAttacked(gloop, 1, 1, 1), e.Wounded(1, 1, 3), e.Wounded(1, 2, 1, "GRA-3")))
    assert dict(notes.wounds) == {"gloop": 1, "GRA-3": 2}


def test_purchases_are_noted_by_seat():
    state = position(
        MAP.format(hearts=4, head="").replace(" e ", "   ").replace("|  1 :", "| $1 :")
        + "shop: items grapnel, boots-of-haste, -; potions stone-skin, -, -"
    )
    notes = Notes()
    _, happened = rules().apply(state, drawn.action(state, "buy grapnel"))
    notes(state, happened)
    assert notes.bought == [(0, "grapnel")]


def test_a_removed_level_fells_without_a_wound():
    floor = "    +" + "====+" * 8
    rows = [f" {n:2} |" + "    :" * 7 + "    |" for n in range(9, 0, -1)]
    rows[2] = "  7 |" + "    :" * 7 + "  2 |"
    rows[6] = "  3 |  1 " + ":    " * 7 + "|"
    picture = "\n".join(line for row in rows for line in (row, floor))
    text = f"turn: 9\nmap:\n{floor}\n{picture}\nhero 1: etorn\nhero 2: avvy\npool: -\n"
    state, notes = position(text), Notes()
    notes(*rules().apply(state, drawn.action(state, "end")))
    assert notes.faints == [Faint(0, "level", False)]
    assert not notes.wounds


def test_a_card_that_wounds_is_named_though_a_gap_is_filled_in_between():
    state = position("""
        map:
            +----+----+----+----+
          1 |  1 :  2 :    :    |
            +====+====+====+====+
        hero 1: sweety; potions thunder-flask
        hero 2: avvy
        pool: move
        shop: items -, -, -; potions stone-skin, -, -
        """)
    notes = Notes()
    for text in ("use thunder-flask", "draw gem-cordial"):
        state, happened = rules().apply(state, drawn.action(state, text))
        notes(state, happened)
    assert dict(notes.wounds) == {"thunder-flask": 1}


def one(players: int, **more) -> Order:
    (order,) = orders(small_plan(1, players=[players], boss="medusa", dungeon="forest", **more))
    return order


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_is_played_and_kept(players):
    played = play(GAME, one(players))
    assert played.ending in (WON, FAINTED, LATE)
    assert (played.winner is not None) == (played.ending == WON)
    assert len(set(played.heroes)) == players
    assert 0 < played.turns <= 60
    assert played.boss_turns < played.turns
    assert sum(wounds for _, wounds in played.wounds) > 0
    assert all(0 <= seat < players for seat, _ in played.bought)
    assert play(GAME, one(players)) == played, "the same order is the same game"


def test_the_causes_of_whole_games_are_named_with_words():
    from platformer_nb.games.platformer.narration.words import Words
    from platformer_nb.games.platformer.simulation.narration import cause

    words, causes = Words(), set()
    for order in orders(small_plan(3)):
        played = play(GAME, order)
        causes |= {name for name, _ in played.wounds} | {faint.cause for faint in played.faints}
    assert causes
    assert [name for name in causes if cause(name, words) == name] == []


def test_a_game_that_random_bots_cannot_end_is_cut(monkeypatch):
    monkeypatch.setattr("platformer_nb.games.platformer.simulation.plan.LIMIT", 3)
    assert play(GAME, one(2, bots=["random"])).ending == CUT
