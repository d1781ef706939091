"""The fifteen questions that a table would argue about, on the worked position."""

from __future__ import annotations

import pytest

from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.frames import LayBlank
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.rules.applying import apply
from platformer_nb.games.labyrinth.rules.legality import actor
from tests.games.labyrinth.drawn import built, stuck
from tests.games.labyrinth.rules.test_worked import p
from tests.games.labyrinth.walking import allowed, at, play, refused, worked, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


@rule("PSH-1", "PSH-2", "END-3")
def test_1_after_the_push_the_winner_is_alone_with_a_key_and_wins() -> None:
    state, _ = play(worked(p()), "move SE", "fight B", "roll 4 4", "roll 5 1", "keep")
    assert {"push NE", "push E", "push W", "push NW"} == set(written(state))
    state, _ = play(state, "push NE")
    assert (state.pawns[1].lives, at(state, 1), state.winner) == (3, "c4", 0)


@rule("GOL-9", "GOL-12", "GOL-15", "GOL-18")
def test_2_the_golem_does_not_go_back_to_where_it_came_from() -> None:
    state, _ = play(worked(p()), "move golem", "card 2")
    refused(state, "step golem SE", "GOL-9", place="e5")
    state, _ = play(state, "step golem W", "roll 6 6")
    assert set(written(state)) == {"step golem NW", "step golem NE", "step golem W"}


@rule("GOL-16", "GOL-20", "GOL-22")
def test_3_who_passes_stays_and_is_not_tested_again_and_who_fails_keeps_all() -> None:
    meeting, _ = play(worked(p()), "move golem", "card 1", "step golem W")
    passed, _ = play(meeting, "roll 6 6")
    assert (at(passed, 1), passed.due) == ("d4", ())
    failed, _ = play(meeting, "roll 6 5")
    assert (at(failed, 1), failed.pawns[1].lives, len(failed.pawns[1].items)) == ("S3", 4, 1)


@rule("KEY-1", "END-3")
def test_4_a_key_picked_up_alone_on_the_centre_wins_at_once() -> None:
    state = worked(
        p(
            "at c3 lives 3 keys 1",
            "at d4",
            "B S3 at d4",
            "B S3 at c3",
            "K1 K2 K3 K4 K5",
            "K1 K2 K3 K4 d4",
        )
    )
    after, events = play(state, "take key")
    assert (after.winner, after.left, events[-1].rule) == (0, 2, "END-1")


@rule("TIL-6")
def test_5_the_only_way_of_a_key_tile_stays_open() -> None:
    state = worked(p("turn A", "turn B", " < e5 by C", ""))
    built_ = replaced(state, maze=built(state.maze, "y20 d6", "b20 c6"))
    holding, _ = play(built_, "build", "draw b1")
    assert [one for one in written(holding) if one.startswith("lay e6")] == ["lay e6 4"]


@rule("TIL-8")
def test_6_what_fits_nowhere_is_laid_face_down() -> None:
    fit_nowhere = stuck()
    state = replaced(play(worked(p()), "build")[0], maze=fit_nowhere)
    for tile in fit_nowhere.shuffled:
        state, _ = apply(state, a.Draw(tile))
    assert isinstance(state.top, LayBlank)
    assert all(one.startswith("blank ") for one in written(state))


@rule("STN-2", "STN-3", "STN-6")
def test_7_a_stunned_character_rests_first_and_loses_unrolled() -> None:
    state = worked(p("turn A", "turn C", "b2b lamp", "d2b lamp"))
    for other in ("take lamp", "build", "activate crystal"):
        refused(state, other, "STN-2")
    rested, _ = play(state, "rest")
    allowed(rested, "take lamp", "KEY-1")
    entering = worked(p("A S1 at c3", "A S1 at d1"))
    state, _ = play(entering, "move E", "fight C")
    assert state.pawns[2].lives == 1


@rule("BRG-5", "BRG-7")
def test_8_after_a_fall_nothing_is_taken_before_the_stun_is_rested_off() -> None:
    state = worked(p("A S1 at c3 lives 3", "A S1 at b2a lives 3 crystal off"))
    state, _ = play(state, "jump b", "roll 4 3")
    assert (at(state, 0), state.pawns[0].lives, state.pawns[0].stun) == ("b2b", 1, 1)
    refused(state, "take lamp", "STN-2")
    allowed(play(state, "rest")[0], "take lamp", "KEY-1")


@rule("BRG-9", "DTH-1", "STN-7")
def test_9_who_dies_below_the_bridge_drops_the_key_there_and_is_stunned() -> None:
    fly = p(
        "turn A",
        "turn C",
        "C S5 at d2b",
        "C S5 at b2a",
        "stun 1",
        "keys 1",
        "K1 K2 K3 K4 K5",
        "K1 K2 K3 K4",
    )
    state, _ = play(worked(fly), "jump b", LOW)
    assert (at(state, 2), state.pawns[2].stun, state.pawns[2].keys) == ("S5", 1, 0)
    dropped = [place_name(state.maze, keys.place) for keys in state.keys]
    assert "b2b" in dropped


@rule("KEY-5", "KEY-6")
def test_10_of_two_keys_on_the_own_tile_one_may_be_taken() -> None:
    state = worked(p("A S1 at c3", "A S1 at a4", "K1 K2 K3 K4 K5", "K1+1 K2 K3 K4"))
    taken, _ = play(state, "take key")
    refused(taken, "take key", "KEY-4")
    other = worked(
        p(
            "turn A",
            "turn B",
            " < e5 by C",
            "",
            "B S3 at d4",
            "B S3 at a4",
            "A S1 at c3",
            "A S1 at a4",
            "K1 K2 K3 K4 K5",
            "K1+1 K2 K3 K4",
        )
    )
    first, _ = play(other, "take key", "end", "end")
    allowed(first, "take key", "KEY-5")


@rule("MOV-4", "ACT-8", "ACT-11")
def test_11_a_barred_start_space_allows_a_golem_card_again_and_the_end_of_the_turn() -> None:
    state = worked(
        p(
            "turn A",
            "turn C",
            "golem d5 < e5 by C",
            "golem d1",
            "at d2b",
            "at S5",
            "stun 1",
            "stun 0",
        )
    )
    again, _ = play(state, "move golem", "card stay")
    allowed(again, "move golem", "MOV-4")
    refused(again, "build", "MOV-3")
    allowed(again, "end", "ACT-11")


@rule("EXP-1", "EXP-7", "FRE-2", "FRE-3")
def test_12_golem_then_trap_then_fights_then_answers_then_tokens() -> None:
    start = p(
        "golem d5 < e5 by C", "golem b4", "b4 ?", "b4 cobweb", "A S1 at c3 lives 3 keys 1", "A S1 at a4 crystal off",
        "B S3 at d4", "B S3 at b4", "C S5 at d2b lives 2 crystal off stun 1", "C S5 at b4 crystal off",
        "b2b lamp", "b4 lamp", "K1 K2 K3 K4 K5", "K2 K3",
    )  # fmt: skip
    met, _ = play(worked(start), "move SW")
    home, _ = play(met, HIGH)
    assert (at(home, 0), home.due) == ("S1", ())
    stays, _ = play(met, "roll 6 6", HIGH)
    assert written(stays) == ["fight C", "fight B", "stop"] or written(stays) == [
        "fight B",
        "fight C",
        "stop",
    ]
    asked, _ = play(stays, "stop")
    assert actor(asked) == 1
    tokens, _ = play(asked, "answer no", "answer no")
    assert written(tokens) == ["take lamp", "leave"]


@rule("CMB-4", "CMB-8")
def test_13_on_a_tie_the_crystal_repeats_the_own_roll_before_or_after_the_new_round() -> None:
    start = p("B S3 at d4 crystal off", "B S3 at c3 crystal off")
    tied, _ = play(worked(start), "attack B", "roll 4 4", "roll 5 3")
    assert (actor(tied), written(tied)) == (0, ["repeat", "keep"])
    again, _ = play(tied, "keep", "roll 4 4", "roll 5 3")
    assert written(again) == ["repeat", "keep"]
    won, _ = play(again, "repeat", "roll 6 6")
    assert won.pawns[1].lives == 3


@rule("EVT-8")
def test_14_terror_stops_the_two_of_the_swordmaster_not_a_curse_nor_an_item() -> None:
    terror = "called terror\n    event terror\n    tokens b2a warlock\n"
    text = p(
        "C S5",
        "C warlock S5",
        "A S1 at c3 lives 3",
        "A S1 at c3 lives 3 crystal off",
        "B S3 at d4 crystal off items rope",
        "B swordmaster S3 at c3 crystal off items dagger",
    )
    state = worked("    " + terror + text)
    tied, _ = play(state, "attack B", "roll 4 3", "roll 4 2")
    assert tied.due, "7 against 6 and 1 of the dagger: a tie without the 2"
    cursed, _ = play(state, "move NW")
    assert cursed.pawns[0].lives == 2


@rule("PSH-4", "PSH-7", "KEY-1")
def test_15_who_is_pushed_off_takes_nothing_while_exploring_but_afterwards_it_may() -> None:
    start = p(
        "A S1 at c3 lives 3 keys 1",
        "A S1 at c3 lives 3 crystal off keys 1",
        "K1 K2 K3 K4 K5",
        "K1 K2 K3 d5",
    )
    state, _ = play(worked(start), "move SE", "fight B", LOW, HIGH)
    assert actor(state) == 1
    pushed, _ = play(
        worked(
            p(
                "golem d5 < e5 by C",
                "golem g4",
                "A S1 at c3 lives 3 keys 1",
                "A S1 at c3 lives 3 crystal off keys 1",
                "K1 K2 K3 K4 K5",
                "K1 K2 K3 d5",
            )
        ),
        "move SE",
        "fight B",
        LOW,
        HIGH,
        "push E",
    )
    assert (at(pushed, 0), pushed.due, pushed.left) == ("d5", (), 1)
    allowed(pushed, "take key", "KEY-1")
