"""Refusals and what is named instead: what small changes of the code showed that no test looked at (`make mutate`)."""

from __future__ import annotations

import pytest

from tests.games.drawn import judge, position, refused

rule = pytest.mark.rule


@rule("ADJ-4", "MOV-1")
def test_two_columns_and_one_row_away_is_too_far_but_not_diagonal() -> None:
    state = position("""
        map:
            +----+----+----+----+
          3 |    :    :    :    |
            +====+====+====+====+
          2 |    :    :    :    |
            +    +    +    +====+
          1 |  1 :    :    :    |
            +====+====+====+====+
        pool: move
        """)
    assert refused(state, "move b2", "ADJ-4", "MOV-1").rule == "ADJ-4"
    for space in ("c2", "b3", "c1", "a3"):
        ruling = judge(state, f"move {space}")
        assert not ruling.legal
        assert "MOV-1" in ruling.rules
        assert "ADJ-4" not in ruling.rules, space


@rule("LVL-3")
def test_the_very_first_space_is_gone_with_its_level_like_the_others() -> None:
    state = position("""
        map:
            +----+----+
          6 |    :    |
            +    +    +
          5 |    :    |
            +    +    +
          4 |  1 :    |
            +====+====+
        pool: move
        """)
    for space in ("a1", "b1", "a3"):
        assert refused(state, f"move {space}", "LVL-3").facts["to"] == space


@rule("ACT-7")
def test_of_two_shops_to_go_to_the_one_without_a_push_is_named_first() -> None:
    """What is wanted is a card, which lies nowhere: no Shop is nearer to it than another."""
    state = position("""
        map:
            +----+----+----+----+
          1 |    : $2 :  1 : $  |
            +====+====+====+====+
        hero 1: sweety; coins 9
        pool: move
        shop: items grapnel, -, -; potions -, -, -
        """)
    ruling = judge(state, "buy grapnel")
    assert not ruling.legal
    assert ruling.written[:2] == ("move right with move", "move left push left with move")


@rule("SYM-7", "ENM-8")
def test_the_special_die_is_there_once_however_often_it_is_named() -> None:
    state = position("""
        map:
            +----+----+----+
          1 |  1 :  S :    |
            +====+====+====+
        hero 1: sweety; special shove
        pool: move
        """)
    ruling = judge(state, "shove b1 right with special special")
    assert not ruling.legal
    assert ruling.cites[0].rule == "ENM-8"
    assert ruling.cites[0].facts["has"] == 1


@rule("ACT-2")
def test_of_the_cards_that_can_be_paid_the_nearest_in_price_is_named_first() -> None:
    state = position("""
        map:
            +----+----+
          1 | $1 :    |
            +====+====+
        hero 1: sweety; coins 4
        pool: move
        shop: items bark-shield, lodestone, thorn-blade; potions peddlers-punch, -, -
        """)
    ruling = judge(state, "buy bark-shield")
    assert ruling.rules == ("ACT-2",)
    assert ruling.written[:2] == ("buy thorn-blade", "buy lodestone")


@rule("MOV-5")
def test_who_means_to_go_on_is_told_how_before_being_told_to_stop() -> None:
    state = position("""
        map:
            +----+----+----+
          1 |  1 :    :    |
            +====+====+====+
        pool: sword move
        pending: steps 1
        """)
    for text in ("turn sword to move", "step left"):
        ruling = judge(state, text)
        assert not ruling.legal
        assert ruling.written == ("step right", "stop"), text
