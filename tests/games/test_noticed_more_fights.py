"""Falls, Walls, dice and whose they are: what a fresh sample of small changes showed that no test looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.engine import Platformer
from platformer_nb.games.platformer.model.actions import SetSpecial
from platformer_nb.games.platformer.model.box.box import SYMBOLS, BossSheet
from platformer_nb.games.platformer.model.box.effects import Gain
from platformer_nb.games.platformer.model.state import Frame, State
from platformer_nb.games.platformer.rules.course.scoring import score
from tests.games.drawn import allowed, of, place, play, position, refused, rules, written
from tests.games.test_noticed_boss import ALONE
from tests.games.test_noticed_levels import TWO
from tests.games.test_turns_and_levels import tower

rule = pytest.mark.rule

WALLS = """
map:
    +----+----+----+----+----+
  2 |    :    :  1 |    :    |
    +====+====+====+====+====+
  1 |    :    |  2 :    |    |
    +====+====+====+====+====+
turn: 5; hero {}
pending: steps 1 1 card
"""


@rule("CRD-1", "MAP-5")
def test_a_card_passes_the_wall_beside_the_hero_and_no_other() -> None:
    """In the upper Row the Wall is on the right, in the lowest on the left; each row has others, too."""
    for seat, through, past in ((1, "d2", "b2"), (2, "b1", "d1")):
        state = position(WALLS.format(seat))
        row = place(state, seat)[1]
        beside = {x for x in written(state) if "up" not in x and "down" not in x and x != "stop"}
        assert beside == {"step left", "step right"}, row
        for space in (through, past):
            after, _ = play(state, "step right" if space[0] == "d" else "step left")
            assert place(after, seat) == space
        plain = position(WALLS.format(seat).replace("steps 1 1 card", "steps 1"))
        assert place(play(plain, f"step {'left' if past[0] == 'b' else 'right'}")[0], seat) == past
        allowed(state, f"step {through}", "CRD-1")


@rule("GRA-2", "FNT-1")
def test_a_hero_who_faints_in_a_trap_fell_as_far_as_the_trap() -> None:
    state = position("""
        map:
            +----+----+
          4 |    :  2 |
            +    +====+
          3 |  1 :    |
            +    +====+
          2 | ^  :    |
            +    +====+
          1 |    :    |
            +====+====+
        hero 1: sweety; hearts 1
        hero 2: etorn
        turn: 5; hero 1
        """)
    after, events = play(state, "gravity")
    assert place(after, 1) == "off"
    assert [(x.figure, x.frm, x.to) for x in of(events, e.Fell)] == [(1, 4, 2)]
    assert [x.hero for x in of(events, e.Fainted)] == [1]


@rule("FRG-1", "SYM-5")
def test_a_star_that_is_read_cannot_be_forged_as_well() -> None:
    state = position("""
        map:
            +----+----+
          1 |  1 :  G |
            +====+====+
        hero 1: sweety
        pool: star star
        """)
    allowed(state, "attack b1 with star star")
    allowed(state, "attack b1 with forge star")
    text = "attack b1 with star forge star"
    first = refused(state, text, "SYM-5", "FRG-1", needs=3, has=2)
    assert first.rule == "SYM-5"


@rule("GEM-1")
def test_of_several_boosted_symbols_the_first_that_the_gems_do_not_reach_is_named() -> None:
    state = position("""
        map:
            +----+----+
          1 |  1 :  G |
            +====+====+
        hero 1: sweety; gems 1
        pool: sword star star
        """)
    refused(state, "attack b1 with sword+3 star+1", "GEM-1", symbol="sword", needs=4, has=1)
    refused(state, "attack b1 with sword+1 star+1", "GEM-1", symbol="star", needs=2, has=1)


@rule("TRN-8", "TRN-9", "FRG-2", "FRG-4")
def test_the_special_die_is_forged_with_its_like_and_only_into_something_else() -> None:
    state = position("""
        map:
            +----+
          1 |  1 |
            +====+
        hero 1: sweety; special sword
        pool: sword move
        turn: 5; hero 1; step special
        """)
    allowed(state, "set coin with forge special")
    first = refused(state, "set sword with forge special", "FRG-2", same=1, has=1)
    assert first.facts["symbol"] == "sword"


DIE = """
map:
    +----+
  1 |  1 |
    +====+
hero 1: sweety; items loaded-die
"""


def counted(state: State) -> str:
    """The dice of the pool, by name."""
    return " ".join(name for name, n in zip(SYMBOLS, state.pool, strict=True) for _ in range(n))


@rule("CRD-1", "DIE-1")
def test_dice_that_are_rolled_or_turned_are_counted_each_by_its_own_symbol() -> None:
    text = DIE + "pool: sword shove shove star coin\n"
    state = position(text)
    for dice in (
        "sword sword coin star star",
        "move shove shove shove star",
        "coin coin coin coin shove",
        "star star star move coin",
    ):
        rerolled, _ = play(position(text + "pending: reroll\n"), f"reroll {dice}")
        rolled, _ = play(position(DIE + "turn: 5; hero 1; step roll\n"), f"roll {dice} enemy left")
        assert sorted(counted(rolled).split()) == sorted(dice.split())
        assert sorted(counted(rerolled).split()) == sorted(dice.split())
    for turn, then in (
        ("shove to coin", "sword shove coin coin star"),
        ("coin to star", "sword shove shove star star"),
        ("star to sword", "sword sword shove shove coin"),
        ("sword to move", "move shove shove coin star"),
    ):
        turned, _ = play(state, "use loaded-die", f"turn {turn}")
        assert sorted(counted(turned).split()) == sorted(then.split())


@rule("LVL-7")
def test_the_very_first_space_of_a_level_can_stay_empty_too() -> None:
    state = position("""
        game: levels 2
        map:
            +----+----+----+
          6 |    :    :    |
            +====+====+====+
          5 |    :    :    |
            +====+====+====+
          4 | xE : xE : xE |
            +====+====+====+
          3 |  1 : xE :    |
            +====+====+====+
          2 |    :    :    |
            +====+====+====+
          1 |    :    :    |
            +====+====+====+
        pending: leave-empty 7 1 9
        """)
    assert {x for x in written(state) if x.startswith("leave")} == {
        "leave a4",
        "leave b4",
        "leave c4",
    }


def test_a_boss_on_whose_sheet_nothing_more_is_printed_leaves_nothing() -> None:
    boss = BossSheet("moth", "M", 1, 1, 1, "stone")
    assert (boss.loot_coins, boss.loot_gems) == (0, 0)


@rule("SOL-5")
def test_only_a_solo_game_that_was_won_has_a_score() -> None:
    drawn = "map:\n    +----+\n  1 |  1 |\n    +====+\nhero 1: etorn; gems 2; coins 7\n"
    alone = "solo: event hailstorm; deck lullaby, toll-keeper; defeated 3; surplus 1\n"
    won = "turn: 9; hero 1; won 1\n"
    assert score(position(drawn + alone)) == ()
    assert score(position(drawn + won)) == ()
    assert {
        line.what: (line.amount, line.points) for line in score(position(drawn + alone + won))
    } == {
        "events": (2, 6),
        "enemies": (3, 6),
        "surplus": (1, 2),
        "gems": (2, 2),
        "worth": (7, 2),
    }


@rule("LVL-1", "MOV-5")
def test_the_last_step_of_a_longer_move_leaves_none_to_make() -> None:
    """The Level that it reveals is due, and nothing else with it."""
    state = position(tower(1, 3, {"a2": "1 "}, f"{TWO}pending: steps 2\n"))
    first, _ = play(state, "step right")
    assert first.pending == (Frame("steps", 1),)
    last, _ = play(position(tower(1, 3, {"a2": "1 "}, f"{TWO}pending: steps 1\n")), "step up")
    assert [frame.kind for frame in last.pending] == ["reveal"]


@rule("ACT-5", "GEM-5")
def test_an_ability_is_as_strong_as_its_card_says() -> None:
    state = position("""
        map:
            +----+----+
          1 |  1 :  2 |
            +====+====+
        hero 1: lumi; gems 3
        hero 2: etorn
        """)
    due, _ = play(state, "ability")
    assert due.pending == (Frame("effects", 1, 0, "ability"), Frame("swap"))
    after, events = play(due, "target b1")
    assert [(x.hero, x.coins) for x in of(events, e.Gained)] == [(1, 1)]
    assert after.hero.coins == 1


@rule("ACT-5", "CRD-1")
def test_the_very_first_thing_that_an_ability_gives_is_as_much_as_its_card_says() -> None:
    """Angelo with an ability that nobody in the box has: two coins at once."""
    box = rules().box
    angelo = replace(box.heroes["angelo"], ability=(Gain(coins=2),))
    other = Platformer(
        replace(box, heroes={**box.heroes, "angelo": angelo}, content_hash="two coins")
    )
    state = other.read("map:\n    +----+\n  1 |  1 |\n    +====+\nhero 1: angelo\n")
    after, _ = other.apply(state, other.read_action(state, "ability"))
    assert after.hero.coins == 2


@rule("TRN-8")
def test_the_special_die_is_turned_with_a_die_and_not_for_nothing() -> None:
    state = position(DIE + "pool: sword move\nturn: 5; hero 1; step special\n")
    ruling = rules().judge(state, SetSpecial(SYMBOLS.index("sword"), None))
    assert not ruling.legal
    assert (ruling.cites[0].rule, ruling.cites[0].facts["has"]) == ("TRN-8", 0)


@rule("CRD-1", "ZOC-1", "BOS-6")
def test_the_boss_fears_nobody_whom_weak_enemies_fear() -> None:
    """A Gloop lets the Hero go; the Boss in the same place attacks."""
    drawn = ALONE.replace("  5 |    : bI :  1 :", "  5 |    : b{} :  1 :")
    drawn = drawn.replace(
        "hero 1: etorn\n", "game: artifacts on\nhero 1: etorn; items scar-medal\n"
    )
    drawn = drawn.replace("game: boss ikee; levels 2\n", "").replace(
        "game: artifacts on", "game: boss ikee; levels 2; artifacts on"
    )
    drawn = drawn.replace("pool: -", "pool: move")
    for figure, wounded in (("G", False), ("I", True)):
        _, events = play(position(drawn.format(figure)), "move right")
        assert bool(of(events, e.Wounded)) == wounded


@rule("BOS-1", "SET-2")
def test_a_boss_is_of_no_grade() -> None:
    game = position(ALONE).game
    assert (game.kinds[game.boss_code].id, game.kinds[game.boss_code].grade) == ("ikee", 0)
