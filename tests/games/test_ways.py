"""A way towards a refused action where nothing legal is like it: computed from what the rules let happen."""

from __future__ import annotations

import pytest

from platformer_nb.core.play.towards import towards
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.state import State

RULES = GAME.rules

HALL = """
map:
    +----+----+----+----+----+
  2 |    :    :    |    :  W |
    +    +    +    +    +====+
  1 |  1 :    :    |  G :    |
    +====+====+====+====+====+
hero 1: sweety{more}
hero 2: avvy
pool: {pool}
"""


def hall(pool: str, more: str = "") -> State:
    return RULES.read(HALL.format(pool=pool, more=more))


def instead(state: State, wanted: str) -> tuple[str, ...]:
    ruling = RULES.judge(state, RULES.read_action(state, wanted))
    assert not ruling
    for action in ruling.instead:
        assert RULES.judge(state, action)
    return tuple(RULES.write_action(state, action) for action in ruling.instead)


@pytest.mark.rule("SYM-2")
def test_for_an_attack_where_nobody_stands_the_way_there() -> None:
    assert instead(hall("sword move"), "attack c2 with sword")[0] in (
        "move right with move",
        "move up with move",
    )


@pytest.mark.rule("SYM-2", "SYM-4")
def test_to_be_nearer_is_no_way_to_what_cannot_be_paid_there_either() -> None:
    assert instead(hall("coin", "; items boots-of-haste"), "attack d1 with sword") == ()
    assert instead(hall("coin", "; items boots-of-haste"), "shove d1 right with shove") == ()


@pytest.mark.rule("MOV-1", "CRD-1")
def test_a_card_that_takes_the_hero_there_is_a_way() -> None:
    assert instead(hall("sword", "; items boots-of-haste"), "move c1 with move") == (
        "use boots-of-haste",
    )


@pytest.mark.rule("MAP-4")
def test_a_way_leads_around_a_wall_and_not_up_to_it() -> None:
    """From c1 d1 is one step away, but for the Wall: up, and over it."""
    state = RULES.read(
        HALL.format(pool="sword move", more="")
        .replace("|  1 :    :    |  G", "|    :    :  1 |   ")
        .replace(":    |    :  W |", ":    :    :  W |")
    )
    assert instead(state, "attack d1 with sword") == ("move up with move",)


@pytest.mark.rule("TRN-7")
def test_where_no_action_leads_there_none_is_named() -> None:
    assert instead(hall("sword"), "move right with move") == ()
    assert instead(hall("sword"), "attack e2 with sword") == ()


def test_what_comes_nearest_is_first_and_what_leads_away_is_left_out() -> None:
    far = {0: 3, 1: 2, 2: 0, 3: None, 4: 4, 5: 2}.get
    assert towards(0, [5, 3, 1, 4, 2], lambda _, action: action, far) == [2, 5, 1]
    assert towards(3, [1, 2], lambda _, action: action, far) == []
