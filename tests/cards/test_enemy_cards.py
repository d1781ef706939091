"""Each kind of Enemy: what it deals, what it takes, what it does that no other does."""

from typing import Any

import pytest

from platformer_nb.games.platformer import events as e
from platformer_nb.games.platformer.model.state import State
from tests.cards.deciding import code, told_all
from tests.cards.proving import proves
from tests.cards.room import room
from tests.games.drawn import figures, of, place, play, refused, rules

rule = pytest.mark.rule


def by_the_die(state: State, face: str = "attack") -> tuple[State, list[Any]]:
    """The same position at its roll, and then this face of the enemy die."""
    text = rules().write(state).replace("step actions", "step roll")
    due = rules().read("\n".join(x for x in text.split("\n") if x[:5] not in ("roll:", "pool:")))
    return told_all(due, f"roll move move sword coin star enemy {face}")


@proves("gloop")
@rule("ENM-7", "TRN-5")
def test_a_gloop_takes_a_coin_from_whom_it_attacks() -> None:
    after, events = by_the_die(room("sweety; coins 2", a1="  1 ", b1="  G "))
    assert (after.hero.hearts, after.hero.coins) == (3, 1)
    assert of(events, e.Lost) == [e.Lost(1, 1, 0, cause=code("gloop"))]
    poor, events = by_the_die(room("sweety; gems 1", a1="  1 ", b1="  G "))
    assert (poor.hero.coins, poor.hero.gems) == (0, 1), "a gem does not stick"


@proves("puffcap")
@rule("ENM-7", "ATK-4", "ATK-7")
def test_a_puffcap_bursts_and_wounds_every_hero_next_to_it_when_defeated() -> None:
    more = "hero 3: angelo\nhero 4: avvy\n"
    state = room("sweety", "etorn", pool="sword", more=more, a1="  1 ", b1="  P ", c1="  2 ",
                 b2="  3 ", d1="  4 ")  # fmt: skip
    after, events = told_all(state, "attack right")
    assert "b1" not in figures(after)
    assert of(events, e.Looted) == [e.Looted(1, 1, 1)]
    assert [x.hero for x in of(events, e.Wounded)] == [1, 2], "a Platform and a Space are between"
    assert {x.rule for x in of(events, e.Wounded)} == {"ENM-7"}
    assert len(of(events, e.Burst)) == 1


@proves("puffcap")
@rule("ENM-7", "ATK-2", "FNT-1", "SOL-3")
def test_a_puffcap_may_fell_its_slayer_who_has_the_loot_all_the_same() -> None:
    state = room("sweety; hearts 1", pool="sword", a1="  1 ", b1="  P ")
    after, _ = told_all(state, "attack right")
    assert place(after, 1) == "off"
    assert (after.hero.coins, after.hero.gems) == (1, 1)
    alone = room(
        "sweety; hearts 1", pool="sword", a1="  1 ", b1="  P ", more="solo: event lullaby\n"
    )
    assert play(alone, "attack right")[0].winner == 4, "alone the game is lost (SOL-3)"
    _, events = by_the_die(room(a1="  1 ", b1="  P "))
    assert not of(events, e.Burst), "it bursts only when defeated"


@rule("ENM-7", "ATK-2")
def test_puffcaps_side_by_side_burst_one_after_the_other() -> None:
    state = room("avvy; potions thunder-flask", b2="  1 ", a2="  P ", c2="  P ")
    after, events = told_all(state, "use thunder-flask")
    assert len(of(events, e.Burst)) == 2
    assert after.hero.hearts == 4
    weak = room("avvy; hearts 1; potions thunder-flask", b2="  1 ", a2="  P ", c2="  P ")
    after, events = told_all(weak, "use thunder-flask")
    assert place(after, 1) == "off"
    assert after.hero.hearts == 6, "who has fainted suffers no more"
    assert len(of(events, e.Looted)) == 2


@proves("ent")
@rule("ENM-7")
def test_an_ent_takes_a_coin_or_a_gem_from_who_moves_next_to_it() -> None:
    for purse, left in (("coins 1; gems 1", (0, 1)), ("gems 1", (0, 0)), ("hearts 4", (0, 0))):
        state = room(f"sweety; {purse}", pool="move", a1="  1 ", c1="  E ")
        after, _ = told_all(state, "move right")
        assert (after.hero.coins, after.hero.gems) == left


@proves("ent")
@rule("ENM-7", "MOV-3")
def test_an_ent_takes_a_coin_on_the_way_of_a_longer_move_too() -> None:
    state = room("sweety; coins 3; gems 1", pool="move", a1="  1 ", c1="  E ")
    onward, _ = told_all(state, "move right with move+1")
    after, _ = told_all(onward, "step left")
    assert figures(after)["a1"] == "1"
    assert after.hero.coins == 2


@proves("stone-golem")
@rule("ENM-8", "SYM-7")
def test_a_stone_golem_takes_two_shove_symbols() -> None:
    state = room("etorn", pool="shove shove", a1="  1 ", c1="  S ")
    refused(state, "shove c1 right with shove", "ENM-8", needs=2, has=1)
    after, _ = told_all(state, "shove c1 right with shove shove")
    assert figures(after)["d1"] == "S"


@proves("werewolf")
@rule("ENM-7", "DIE-3")
def test_a_werewolf_deals_three_wounds_and_resets_the_special_die() -> None:
    after, events = by_the_die(room("avvy; special sword", a1="  1 ", b1="  W "))
    assert after.hero.hearts == 3
    assert after.hero.special == 5
    assert of(events, e.SpecialReset)


@proves("hoard-drake")
@rule("ENM-7", "TRN-5")
@pytest.mark.parametrize(
    ("cells", "wounds"),
    [
        ({"b1": "  D "}, [2]),
        ({"c1": "  D "}, [2]),
        ({"d1": "  D "}, []),
        ({"b1": "  G ", "c1": "  D "}, [1]),
        ({"b1": "  2 ", "c1": "  D "}, []),
        ({"b2": "  D "}, []),
    ],
    ids=["next", "two away", "three away", "a figure between", "a Hero between", "another Row"],
)
def test_a_hoard_drake_breathes_two_spaces_along_its_row(
    cells: dict[str, str], wounds: list[int]
) -> None:
    two = "etorn" if "  2 " in cells.values() else ""
    after, events = by_the_die(room("sweety", two, a1="  1 ", **cells))
    assert [x.wounds for x in of(events, e.EnemyAttacked) if x.hero == 1] == wounds
    assert after.hero.hearts == 4 - sum(wounds)


@proves("hoard-drake")
@rule("ENM-7", "MAP-3", "ZOC-1")
def test_a_wall_stops_the_breath_and_its_zone_of_control_is_as_small_as_any_other() -> None:
    for wall in ("b1", "c1"):
        _, events = by_the_die(room(a1="  1 ", c1="  D ", walls=[wall]))
        assert not of(events, e.EnemyAttacked)
    far = room(pool="move", a1="  1 ", c1="  D ", gaps=["a2"])
    _, events = told_all(far, "move up")
    assert not of(events, e.EnemyAttacked), "two Spaces away it does not mind who leaves"
    near = room(pool="move", a1="  1 ", b1="  D ", gaps=["a2"])
    _, events = told_all(near, "move up")
    assert [x.rule for x in of(events, e.EnemyAttacked)] == ["ZOC-1"]


@rule("ENM-7", "TRN-13", "CRD-1")
def test_breath_and_bite_are_one_event_and_cards_keep_both_off() -> None:
    cells = {"c1": "  1 ", "a1": "  D ", "e1": "  D ", "c2": "  D "}
    after, events = by_the_die(room("avvy; items bark-shield", gaps=["c2"], **cells))
    assert [x.rule for x in of(events, e.EnemyAttacked)] == ["TRN-5", "ENM-7", "ENM-7"]
    assert of(events, e.Wounded) == [e.Wounded(1, 3, 3, cause="attacks")]
    assert after.hero.hearts == 3
    text = rules().write(room("avvy; boons unseen", gaps=["c2"], **cells))
    _, events = by_the_die(rules().read(text))
    assert not of(events, e.EnemyAttacked)


@rule("ENM-7", "TRN-13")
def test_who_is_reached_is_settled_before_anybody_faints() -> None:
    """The one in front shields the one behind, even if it faints of the same breath."""
    state = room("avvy", "etorn; hearts 1", c1="  D ", b1="  2 ", a1="  1 ")
    after, events = by_the_die(state)
    assert place(after, 2) == "off"
    assert [x.hero for x in of(events, e.EnemyAttacked)] == [2]
