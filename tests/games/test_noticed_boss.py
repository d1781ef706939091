"""The Boss Turn: what small changes of the code showed that no test looked at (`make mutate`)."""

from __future__ import annotations

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.box.boss_effects import Lose
from platformer_nb.games.platformer.model.box.box import EnemyCard
from tests.games.drawn import allowed, of, play, position, written

rule = pytest.mark.rule

ALONE = """
game: boss ikee; levels 2
map:
    +----+----+----+----+----+----+----+----+
  6 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  5 |    : bI :  1 :    : x  :    :    :    |
    +====+====+====+====+====+====+====+====+
  4 |    :    :    :    :    :    :    : x  |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  3 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  2 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: etorn
turn: 5; hero 1
roll: move move sword coin star
pool: -
"""


@rule("BOS-8", "BOS-11")
def test_a_summons_comes_once_for_each_of_its_effects_however_few_heroes_there_are() -> None:
    """Effects are settled Hero by Hero; a summons is for none of them, and must not wait for a second one."""
    state, _ = play(position(ALONE), "end")
    state, _ = play(state, "boss-card stampede", "boss-card call-imps")
    appeared = []
    while state.pending and state.pending[-1].kind == "summon":
        state, events = play(state, written(state)[0])
        appeared += of(events, e.EnemyAppeared)
    assert [x.rule for x in appeared] == ["BOS-11", "BOS-11"]


def test_a_card_on_which_nothing_more_is_printed_gives_and_takes_nothing_more() -> None:
    enemy = EnemyCard("moth", "T", 1, 1, 1)
    assert (enemy.loot_coins, enemy.loot_gems) == (0, 0)
    assert (Lose(coins=2), Lose(gems=2)) == (Lose(2, 0), Lose(0, 2))


@rule("ATK-4", "DIE-3", "ACT-4")
def test_all_five_dice_and_the_special_die_can_go_into_one_attack() -> None:
    state = position("""
        map:
            +----+----+----+
          1 |  1 :  G :    |
            +====+====+====+
        hero 1: sweety; special sword
        pool: sword sword sword sword sword
        """)
    attack = "attack b1 with sword sword sword sword sword special"
    allowed(state, attack)
    assert attack in written(state)
