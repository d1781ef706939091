"""Rulings as switches of a game: each is drawn and played by both of its readings."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import platformer_nb
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.content import load_rulebook
from platformer_nb.games.platformer.model.actions import End, Stop
from platformer_nb.games.platformer.model.house_rules import RULINGS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_cite, say_ruling
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.rules.course.setup import new_game
from platformer_nb.games.platformer.rules.figures.combat import health
from platformer_nb.games.platformer.rules.legality import legality
from platformer_nb.games.platformer.view.clicks.selection import Hand
from platformer_nb.games.platformer.view.new_tables import new_table
from platformer_nb.games.platformer.view.position_view import position_view
from tests.games.drawn import (
    action,
    allowed,
    figures,
    judge,
    of,
    place,
    play,
    position,
    refused,
    rules,
)
from tests.games.invariants import check, told

rule = pytest.mark.rule
WORDS = Words(strict=True)


def read_as(text: str, *rulings: str) -> State:
    """The drawn position in a game with these rulings, such as `ZOC-1 arriving`."""
    game = "".join(f"; ruling {r}" for r in rulings)
    players = 2 if "hero 2" in text else 1
    return position(f"game: players {players}{game}\n" + text)


# --- choosing them ---------------------------------------------------------------------------------------


CORRIDOR = """
map:
    +----+----+----+----+
  1 |  W :  1 :    :  W |
    +====+====+====+====+
hero 1: sweety; hearts 4
pool: move move
"""


def test_a_ruling_stands_in_the_notation_and_comes_back() -> None:
    state = read_as(CORRIDOR, "GRA-7 caught", "ZOC-1 arriving", "SPN-1 pool")
    assert state.game.rulings == (("ZOC-1", "arriving"), ("GRA-7", "caught")), "what differs"
    text = rules().write(state)
    assert "; ruling ZOC-1 arriving; ruling GRA-7 caught\n" in text
    assert rules().read(text) == state
    assert rules().read(text.replace("; ruling ZOC-1 arriving", "")) != state
    assert "ruling" not in rules().write(read_as(CORRIDOR))


@pytest.mark.parametrize(
    ("wrong", "mend"),
    [
        ("XYZ-1 pool", "Use one of ZOC-1, SPN-1"),
        ("MAP-3 softly", "Use one of ZOC-1, SPN-1"),
        ("ZOC-1 sideways", "Use one of leaving, arriving"),
        ("ZOC-1", "Use one of leaving, arriving"),
        ("ZOC-1 arriving always", "Give each ruling one reading"),
        ("ZOC-1 arriving; ruling ZOC-1 leaving", "Give each ruling one reading"),
    ],
)
def test_an_unknown_ruling_is_refused_with_the_known_ones(wrong: str, mend: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_as(CORRIDOR, wrong)
    assert "(game)" in caught.value.place
    assert caught.value.mend.startswith(mend)


def test_a_new_game_takes_rulings_and_every_record_tells_them() -> None:
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], 7, rulings={"ZOC-1": "arriving"})
    assert table.state.game.rulings == (("ZOC-1", "arriving"),)
    assert "ruling ZOC-1 arriving" in table.record()
    again = type(table).from_record(table.record())
    assert again.state == table.state
    told = table.view()["rulings"]
    assert told == [
        {"rule": "ZOC-1", "reading": "arriving", "text": WORDS("ruling-ZOC-1-arriving")}
    ]
    plain = new_game(rules().box, 2, rulings={"ZOC-1": "leaving"})
    assert plain.game.rulings == ()
    assert plain.game is new_game(rules().box, 2).game
    assert position_view(plain, WORDS)["rulings"] == []
    for wrong in ({"ZOC-1": "sideways"}, {"MAP-3": "pool"}):
        with pytest.raises(BadInput) as caught:
            new_game(rules().box, 2, rulings=wrong)
        assert caught.value.place == "new game, rulings"


def test_every_switch_is_an_open_rule_and_has_its_words() -> None:
    book = load_rulebook()
    for rule_id, readings in RULINGS.items():
        assert book[rule_id].open
        assert len(readings) == len(set(readings)) >= 2
        for key in ("", *(f"-{r}" for r in readings)):
            assert WORDS.has(f"ruling-{rule_id}{key}")


def test_every_question_in_the_rules_is_about_a_switch_and_is_asked_once() -> None:
    folder = Path(platformer_nb.__file__).parent / "games" / "platformer"
    asked: list[Any] = []
    rooms = ("model", "rules", "teaching", "view")
    for path in (path for room in rooms for path in (folder / room).rglob("*.py")):
        asked += re.findall(r'\("([A-Z]+-\d+)", "([a-z]+)"\) (?:not )?in ', path.read_text("utf-8"))
    asked.remove(("ZOC-1", "arriving"))  # the example in the docstring of Game
    asked.remove(("ZOC-1", "arriving"))  # and in that of house_rules.py
    assert sorted(asked) == sorted((r, readings[1]) for r, readings in RULINGS.items())


def test_a_citation_of_an_open_rule_says_so_and_how_this_game_reads_it() -> None:
    state = read_as(CORRIDOR, "ZOC-1 arriving")
    reasons = say_ruling(
        WORDS, state, action(state, "move right"), judge(state, "move right")
    ).reasons
    zone = next(r for r in reasons if r.rule == "ZOC-1")
    assert zone.ruling
    assert zone.open == f"{WORDS('rule-open')} {WORDS('ruling-ZOC-1-arriving')}"
    wall = refused(read_as(CORRIDOR.replace(":  1 :", ":  1 |")), "move right", "MAP-3")
    assert not say_cite(WORDS, wall, False).ruling
    assert say_cite(WORDS, wall, False).open == ""
    far = refused(state, "attack d1 with sword", "ATK-1", "ADJ-1", "SYM-2")
    assert say_cite(WORDS, far, False).open == WORDS("rule-open")


# --- playing them -----------------------------------------------------------------------------------------


@rule("ZOC-1", "ZOC-4")
def test_enemies_attack_who_leaves_or_by_the_ruling_who_arrives() -> None:
    state = read_as(CORRIDOR)
    allowed(state, "move right", "ZOC-1")
    _, events = play(state, "move right")
    assert [x.frm for x in of(events, e.EnemyAttacked)] == [0], "the one that is left"
    after, events = play(read_as(CORRIDOR, "ZOC-1 arriving"), "move right")
    assert [(x.frm, x.rule) for x in of(events, e.EnemyAttacked)] == [(3, "ZOC-1")]
    kinds = [type(x) for x in events]
    assert kinds.index(e.Moved) < kinds.index(e.EnemyAttacked)
    assert place(after, 1) == "c1"


@rule("ZOC-1", "ZOC-2")
def test_by_the_ruling_a_hero_who_faints_on_arrival_takes_nothing_there() -> None:
    text = CORRIDOR.replace(":    :", ":   c:").replace("hearts 4", "hearts 1")
    after, events = play(read_as(text, "ZOC-1 arriving"), "move right")
    assert of(events, e.Moved)
    assert of(events, e.Fainted)
    assert not of(events, e.Took)
    assert place(after, 1) == "off"


@rule("ZOC-1", "PSH-1")
def test_by_the_ruling_a_pushed_enemy_attacks_once_it_stands_beside_the_mover() -> None:
    text = CORRIDOR.replace("|  W :  1 :", "|    :  1 :").replace(":    :  W |", ":  W :    |")
    _, events = play(read_as(text, "ZOC-1 arriving"), "move right push right")
    assert [x.frm for x in of(events, e.EnemyAttacked)] == [3]


OFF = """
map:
    +----+----+
  2 |    :    |
    +    +    +
  1 |    :    |
    +====+====+
hero 1: sweety; special sword
pool: move
"""


@rule("SPN-1", "SYM-6")
def test_the_special_die_pays_for_a_spawn_only_by_the_ruling() -> None:
    cite = refused(read_as(OFF), "spawn a1 with special", "SPN-1", special=1)
    assert say_cite(WORDS, cite, False).ruling
    state = read_as(OFF, "SPN-1 special")
    allowed(state, "spawn a1 with special", "SPN-1")
    after, events = play(state, "spawn a1 with special")
    assert of(events, e.SpecialReset)
    assert after.pool[0] == 1
    elsewhere = refused(read_as(OFF), "spawn a2 with move", "SPN-1", space="a2")
    assert say_cite(WORDS, elsewhere, False).open == "", "the ruling is about the payment"
    assert say_cite(WORDS, cite, False).open.endswith(WORDS("ruling-SPN-1-pool"))
    blank = read_as(OFF.replace("; special sword", ""), "SPN-1 special")
    refused(blank, "spawn a1 with special", "SPN-1")
    refused(state, "spawn a1 with special special", "SPN-1")


SHOVED = """
map:
    +----+----+----+----+----+----+
  1 |  1 :  W :    :    :    :    |
    +====+====+====+====+====+====+
hero 1: {card}; gems 3
pool: shove coin
"""


@rule("GEM-4", "SYM-7")
def test_a_step_of_gems_adds_one_or_by_the_ruling_the_whole_effect() -> None:
    card = next(c.id for c in rules().box.heroes.values() if c.passive.shove)
    bonus = rules().box.heroes[card].passive.shove
    text = SHOVED.format(card=card)
    for rulings, reach in (((), 2 + bonus), (("GEM-4 multiply",), 2 * (1 + bonus))):
        after, _ = play(read_as(text, *rulings), "shove b1 right with shove+1")
        assert after.pending[-1].b == reach - 1, rulings


@rule("GEM-4", "SYM-3")
def test_an_effect_of_one_is_raised_alike_by_both_readings() -> None:
    card = next(c.id for c in rules().box.heroes.values() if not c.passive.coin)
    for rulings in ((), ("GEM-4 multiply",)):
        after, _ = play(read_as(SHOVED.format(card=card), *rulings), "coin with coin+3")
        assert after.hero.coins == 3


TOWER = """
map:
    +----+----+----+----+----+----+----+----+
  3 |  2 :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  2 |  1 :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
  1 |    :    :    :    :    :    :    :    |
    +====+====+====+====+====+====+====+====+
tower: 1 f01 f02 gloop
hero 1: sweety
hero 2: etorn
pool: move move
"""


@rule("LVL-6", "LVL-1")
def test_a_push_into_the_top_row_reveals_only_by_the_ruling() -> None:
    low = TOWER.replace("|  2 :", "|    :", 1).replace("|  1 :", "|  2 :", 1)
    low = low.replace("  1 |    :", "  1 |  1 :", 1)
    after, _ = play(read_as(low), "move up push up")
    assert not after.pending, "Hero 2 was pushed up and reveals nothing"
    after, _ = play(read_as(low, "LVL-6 enters"), "move up push up")
    assert [f.kind for f in after.pending] == ["reveal"]
    assert place(after, 2) == "a3"


@rule("LVL-6", "LVL-1")
def test_a_move_into_the_top_row_reveals_one_level_by_both_readings() -> None:
    for rulings in ((), ("LVL-6 enters",)):
        after, _ = play(read_as(TOWER, *rulings), "move up push right")
        assert [(f.kind, f.a) for f in after.pending] == [("reveal", 2)], rulings


SHAFT = """
map:
    +----+----+
  4 |  1 :H 2 |
    +    +    +
  3 |    :H   |
    +    +    +
  2 |H  c:H   |
    +    +    +
  1 |    :    |
    +====+====+
hero 1: sweety
hero 2: etorn
pool: move
"""


@rule("GRA-7", "GRA-4")
def test_a_ladder_catches_a_falling_hero_only_by_the_ruling() -> None:
    after, _ = play(read_as(SHAFT), "gravity", "hold")
    assert place(after, 1) == "a1"
    after, events = play(read_as(SHAFT, "GRA-7 caught"), "gravity", "hold")
    assert place(after, 1) == "a2"
    assert of(events, e.Took), "it landed there"
    after, _ = play(read_as(SHAFT, "GRA-7 caught"), "gravity", "drop")
    assert place(after, 2) == "b1", "who lets go by choice falls past them all"


@rule("GRA-7", "GRA-5")
def test_a_ladder_catches_no_enemy_by_either_reading() -> None:
    text = (
        SHAFT.replace("|  1 :", "|  W :").replace("hero 2: etorn\n", "").replace("2 |\n", "1 |\n")
    )
    for rulings in ((), ("GRA-7 caught",)):
        after, _ = play(read_as(text, *rulings), "gravity", "hold")
        assert figures(after)["a1"] == "W"


BOSS = """
map:
    +----+----+----+----+----+----+----+----+
 12 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
 11 |    :    :    :    :    :    :    :    |
    +    +    +    +    +    +    +    +    +
 10 |  1 :  M :    :    :    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+^^^^+
hero 1: sweety; gems 12
pool: sword sword sword
"""


@rule("BOS-3", "ATK-2")
def test_removed_levels_lower_the_boss_s_health_only_by_the_ruling() -> None:
    whole = read_as(BOSS)
    code = whole.game.boss_code
    per_level = whole.game.box.bosses["medusa"].health_per_level
    assert health(whole, code) == 8
    weak = read_as(BOSS, "BOS-3 standing")
    assert health(weak, code) == 8 - 3 * per_level
    shown = [f["health"] for f in position_view(weak, WORDS)["figures"] if f["kind"] == "boss"]
    assert shown == [health(weak, code)]
    blow = "attack b10 with sword+3 sword+1 sword"
    assert play(whole, blow)[0].winner == -1
    assert play(weak, blow)[0].winner == 0


LYING = """
map:
    +----+----+----+----+
  2 |    :    :    :    |
    +    +    +    +    +
  1 |  1 :  2c:   c:   g|
    +====+====+====+====+
hero 1: sweety
hero 2: etorn
pool: move move
"""


@rule("MAP-8", "PSH-4")
def test_a_pushed_hero_takes_what_lies_there_unless_the_ruling_says_moves() -> None:
    after, _ = play(read_as(LYING), "move right push right")
    assert [h.coins for h in after.heroes] == [1, 1]
    after, _ = play(read_as(LYING, "MAP-8 moves"), "move right push right")
    assert [h.coins for h in after.heroes] == [1, 0], "the mover takes, the pushed does not"
    assert after.lying[2]


@rule("MAP-8", "SPN-3")
def test_by_the_ruling_a_spawn_and_a_landing_take_nothing() -> None:
    text = LYING.replace("|  1 :", "|    :")
    for rulings, coins in (((), 1), (("MAP-8 moves",), 0)):
        after, _ = play(read_as(text, *rulings), "spawn c1")
        assert after.hero.coins == coins
    text = LYING.replace("|  1 :", "|    :").replace("  2 |    :    :    :", "  2 |    :    :  1 :")
    for rulings, coins in (((), 1), (("MAP-8 moves",), 0)):
        after, _ = play(read_as(text, *rulings), "gravity")
        assert (place(after, 1), after.hero.coins) == ("c1", coins)


UNDER_THE_BOSS = """
map:
    +----+----+----+----+
  6 |    :    :    :    |
    +    +    +    +    +
  5 |    :    :  M :    |
    +    +    +    +    +
  4 |    :    :    :    |
    +^^^^+^^^^+^^^^+^^^^+
  3 |  1 :    :    :    |
    +====+====+====+====+
  2 |    :    :    :    |
    +====+====+====+====+
  1 |  2 :    :    :    |
    +====+====+====+====+
hero 1: sweety; potions blink-powder
hero 2: etorn
shop: items -; potions forest-honey, gem-cordial, stone-skin
pool: move
"""


@rule("ADJ-5", "CRD-4", "BLV-4")
def test_a_card_puts_its_hero_on_the_boss_level_only_by_the_ruling() -> None:
    asked, _ = play(read_as(UNDER_THE_BOSS, "ADJ-5 moves"), "use blink-powder")
    refused(asked, "target a4", "ADJ-5", frm="a3", to="a4")
    asked, _ = play(read_as(UNDER_THE_BOSS, "ADJ-5 placed"), "use blink-powder")
    allowed(asked, "target a4", "CRD-4", "ADJ-5")
    after, events = play(asked, "target a4")
    assert place(after, 1) == "a4"
    assert not of(events, e.LevelRemoved), "Hero 2 has not entered"
    alone = UNDER_THE_BOSS.replace("|  2 :", "|    :").replace(
        "hero 2: etorn", "hero 2: etorn; fell on boss level"
    )
    asked, _ = play(read_as(alone, "ADJ-5 placed"), "use blink-powder")
    _, events = play(asked, "target a4")
    assert [x.level for x in of(events, e.LevelRemoved)] == [1], "the last Hero has entered"


def test_an_empty_hand_still_reads_the_view_of_a_game_with_all_rulings() -> None:
    every = {r: readings[1] for r, readings in RULINGS.items()}
    table = new_table([{"name": "Ada"}, {"name": "Bo"}], 3, rulings=every)
    assert table.section.hand == Hand()
    assert [r["rule"] for r in table.view()["rulings"]] == list(RULINGS)


def test_games_with_all_rulings_keep_every_promise() -> None:
    """Whatever is listed is legal, positions survive their notation, the events tell what happened."""
    every = {r: readings[1] for r, readings in RULINGS.items()}
    for seed in range(3):
        random = Random(seed)
        session = Session(rules(), new_game(rules().box, 2 + seed, rulings=every), Seeded(seed))
        for number in range(300):
            before = session.state
            if session.over:
                break
            if session.actor == NATURE:
                events = session.settle()
            else:
                found = list(rules().actions(before))
                assert all(legality.legal(before, x) for x in found)
                chosen = random.choice(found)
                session.do(random.choice(found) if isinstance(chosen, (End, Stop)) else chosen)
                events = session.history[-1].events
                told(before, session.state, events)
            check(session.state)
            if number % 10 == 0:
                assert rules().read(rules().write(session.state)) == session.state
