"""The attack cards of the Bosses and their tokens, each on Heroes it reaches and Heroes it does not.

Those of Ikee that ask for more are in `tests/games/test_ikee.py`.
"""

from typing import Any

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.cards.deciding import told_all
from tests.cards.proving import proves
from tests.games.drawn import figures, of, play, position, refused, rules, written

rule = pytest.mark.rule

LAIR = """
game: players 4; boss {boss}
turn: 9; hero 1
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
 11 |    :  {boss_glyph} :  1 :    :    :    :    :  3 |
    +====+====+====+====+====+====+====+====+
 10 |    :    :  2 :    :    :    : *  :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
  9 |    :  4 :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
hero 1: avvy; coins 3{one}
hero 2: etorn; coins 1{two}
hero 3: angelo{three}
hero 4: sweety; coins 5
roll: {roll}
pool: {pool}
"""


def lair(
    boss: str = "medusa", roll: str = "move move sword coin star", pool: str = "-", **heroes: str
) -> State:
    """Next to the Boss in its Row, around the corner, far off in its Row, and below the Level."""
    words = {n: f"; {heroes[n]}" if n in heroes else "" for n in ("one", "two", "three")}
    return position(
        LAIR.format(boss=boss, boss_glyph=boss[0].upper(), roll=roll, pool=pool, **words)
    )


def strikes(face: str, card: str, **heroes: str) -> tuple[State, list[Any]]:
    """Medusa's Boss Turn after the turn of the first Hero."""
    before, _ = play(lair(**heroes), "end", f"boss-die {face}")
    return told_all(before, f"boss-card {card}")


def lost(state: State) -> list[int]:
    """How many hearts each Hero is short of."""
    return [rules().box.heroes[h.card].hearts - h.hearts for h in state.heroes]


@proves("medusa")
@rule("MED-1", "BOS-10", "BOS-13")
def test_medusa_strikes_after_each_turn_on_her_level_with_the_card_the_die_finds() -> None:
    ended, _ = play(lair(), "end")
    rolled, _ = play(ended, "boss-die left")
    missed, events = told_all(rolled, "boss-card hiss")
    assert of(events, e.BossDrew) == [e.BossDrew("hiss", False)]
    _, events = told_all(missed, "boss-card gaze")
    assert of(events, e.BossDrew) == [e.BossDrew("gaze", True)]


@proves("gaze")
@rule("BOS-7", "BOS-15")
def test_the_gaze_wounds_everyone_in_her_row() -> None:
    after, _ = strikes("left", "gaze")
    assert lost(after) == [2, 0, 2, 0]


@proves("tail-lash")
@rule("BOS-6", "BOS-7")
def test_the_tail_lash_wounds_whoever_is_right_next_to_her() -> None:
    after, _ = strikes("attack", "tail-lash")
    assert lost(after) == [3, 0, 0, 0]


@proves("venom-spray", "poison")
@rule("BOS-7", "MED-2")
def test_the_venom_spray_wounds_and_poisons_all_around() -> None:
    after, events = strikes("right", "venom-spray")
    assert lost(after) == [1, 1, 0, 0]
    assert [h.tokens for h in after.heroes] == [("poison",), ("poison",), (), ()]
    assert {x.token for x in of(events, e.TokenGained)} == {"poison"}
    _, events = play(lair(one="tokens poison"), "end")
    assert [(x.hero, x.rule) for x in of(events, e.Wounded)] == [(1, "MED-2")]


@proves("hiss")
@rule("BOS-7", "BOS-8", "BOS-15")
def test_the_hiss_makes_everyone_on_the_level_drop_two_coins() -> None:
    after, _ = strikes("right", "hiss")
    assert [h.coins for h in after.heroes] == [1, 0, 0, 5]


@proves("turn-to-stone", "stone", "mirror")
@rule("MED-3", "MED-4", "BOS-7")
def test_turn_to_stone_petrifies_her_tile_but_for_who_gives_a_mirror_up() -> None:
    asked, _ = strikes("attack", "turn-to-stone", two="tokens mirror")
    assert asked.heroes[0].tokens == ("stone",)
    assert rules().actor(asked) == 1
    assert written(asked) == ["mirror", "endure"]
    warded, _ = told_all(asked, "mirror")
    assert (warded.heroes[1].tokens, warded.heroes[1].gems) == ((), 1)
    assert warded.heroes[2].tokens == (), "the other tile"
    endured, _ = told_all(asked, "endure")
    assert endured.heroes[1].tokens == ("mirror", "stone")
    stiff = lair(one="tokens stone", pool="move coin", roll="move coin sword star star")
    refused(stiff, "coin", "MED-3", token="stone")
    free, _ = told_all(stiff, "discard stone with move coin")
    assert free.hero.tokens == ()


@proves("stampede")
@rule("IKE-1", "BOS-7")
def test_the_stampede_wounds_everyone_in_ikee_s_row() -> None:
    ended, _ = play(lair("ikee", "move move sword coin star"), "end")
    drawn, _ = play(ended, "boss-card stampede")
    after, _ = told_all(drawn, "boss-card tribute")
    assert lost(after) == [1, 0, 1, 0]
    assert figures(after)["b11"] == "I"
