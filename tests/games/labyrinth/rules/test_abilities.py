"""The fifteen characters: what each can do, when, at what price, and what is refused."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.frames import Test
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import HIDDEN, Known, State
from platformer_nb.games.labyrinth.rules.legality import actor
from platformer_nb.games.labyrinth.rules.using.looking import observe
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


def lives(state: State) -> list[int]:
    """The lives of all characters."""
    return [pawn.lives for pawn in state.pawns]


def tokens(state: State) -> list[str]:
    """Where ability tokens lie."""
    return [place_name(state.maze, place) for place, _ in state.tokens]


# --- combat ----------------------------------------------------------------------------------------------------


@rule("CMB-6", "CMB-4")
def test_the_swordmaster_adds_2_when_attacked_and_in_every_round_again() -> None:
    state = scene(b="c3 crystal off", who="- swordmaster -")
    tied, events = play(state, "attack B", "roll 4 4", "roll 4 2")
    assert (actor(tied), events[-1].kind) == (NATURE, "tied")
    assert lives(play(tied, "roll 4 3", "roll 4 2")[0]) == [3, 4, 4]
    own = scene(turn="B 2", b="c3 crystal off", who="- swordmaster -")
    assert lives(play(own, "attack A", "roll 4 2", "roll 4 3")[0]) == [4, 3, 4], (
        "not when attacking"
    )


@rule("CMB-5", "CRY-4", "CRY-1", "EXP-9", "CRY-7")
def test_the_riposte_costs_the_crystal_and_takes_a_life_more_once_a_combat() -> None:
    state, _ = play(scene(b="c3", who="- swordmaster -"), "attack B", LOW, HIGH)
    assert written(state) == ["repeat", "keep"]
    state, _ = play(state, "keep")
    assert (actor(state), written(state)) == (1, ["use riposte", "keep"])
    after, _ = play(state, "use riposte")
    assert (lives(after), after.pawns[1].crystal) == ([2, 4, 4], False)
    assert lives(play(state, "keep")[0]) == [3, 4, 4]
    refused(state, "use fury", "SET-12", who="B")
    dark = scene(b="c3 crystal off", who="- swordmaster -")
    assert lives(play(dark, "attack B", LOW, HIGH)[0]) == [3, 4, 4]


@rule("CMB-9", "CMB-8", "CRY-7", "ITM-10")
def test_fury_is_paid_with_a_life_once_a_combat_and_never_with_the_last_one() -> None:
    state, _ = play(scene(b="c3 crystal off", who="sister-of-war - -"), "attack B")
    state, _ = play(state, "roll 4 3", "roll 4 4")
    assert (actor(state), written(state)) == (0, ["use fury", "keep"])
    refused(state, "use smite", "SET-12")
    furious, _ = play(state, "use fury")
    assert lives(furious) == [3, 4, 4], "the loser dies and comes back with all lives"
    assert at(furious, 1) == "S3"
    weak = scene(a="c3 lives 1 crystal off", b="c3 crystal off", who="sister-of-war - -")
    assert lives(play(weak, "attack B", "roll 4 3", "roll 4 4")[0])[0] == 4, "it died"
    fight = scene(b="c3 crystal off", who="sister-of-war - -")
    tied, _ = play(fight, "attack B", "roll 4 2", "roll 4 4", "use fury")
    assert actor(tied) == NATURE, "8 against 8"
    state, _ = play(tied, "roll 2 1", "roll 2 2")
    assert lives(state)[1] == 4
    assert at(state, 1) == "S3", "what was paid for counts again, and is not offered twice"


@rule("LIF-3", "CMB-9")
def test_the_paladin_heals_after_a_combat_it_wins_and_smites_for_the_crystal() -> None:
    state, _ = play(scene(a="c3 lives 2", b="c3 crystal off", who="paladin - -"), "attack B")
    state, _ = play(state, "roll 4 2", "roll 4 4")
    assert written(state) == ["repeat", "use smite", "keep"]
    won, _ = play(state, "use smite")
    assert (lives(won), won.pawns[0].crystal) == ([3, 3, 4], False)
    full, _ = play(scene(b="c3 crystal off", who="paladin - -"), "attack B", HIGH, LOW)
    assert lives(full) == [4, 3, 4]


# --- the Golem -------------------------------------------------------------------------------------------------


@rule("GOL-16", "GOL-3")
def test_the_bell_ringer_passes_with_10_and_lets_its_card_go_further() -> None:
    state = scene(golem="d4", who="bell-ringer - -", a="b4 crystal off", c="c1 crystal off")
    shown, _ = play(state, "move golem", "card 1")
    assert written(shown) == ["use toll", "keep"]
    walked, _ = play(shown, "use toll", "step golem E", "step golem SE")
    assert (place_name(walked.maze, walked.golem.at), walked.due) == ("e5", ())
    met, _ = play(scene(golem="d4", who="bell-ringer - -"), "move SE", "roll 6 4")
    assert at(met, 0) == "d4"
    gone, _ = play(scene(golem="d4", who="bell-ringer - -"), "move SE", "roll 5 4")
    assert at(gone, 0) == "S1"


@rule("GOL-2", "TIL-19", "SET-10", "SET-7")
def test_what_is_looked_at_lies_on_top_and_only_the_one_who_looked_sees_it() -> None:
    state, events = play(scene(who="bell-ringer - -"), "use listen", "card 3")
    assert (state.top_card, state.left, events[-1].number) == (Known(2, (0,)), 2, 0)
    assert observe(state, 0).top_card == Known(2, (0,))
    assert observe(state, 1).top_card == Known(-1, (0,))
    refused(state, "use listen", "CRY-7", why="turn")
    moved, _ = play(state, "move golem")
    assert written(moved) == ["card 3"]
    assert len(written(observe(moved, 1))) == 5
    assert play(moved, "card 3", "keep")[0].top_card is None


@rule("CMB-6", "EXP-3", "CRY-2")
def test_the_lady_lays_small_golems_that_send_others_back_and_adds_1_while_one_lies() -> None:
    state, _ = play(
        scene(a="b2a crystal off", b="a1 crystal off", who="lady-of-golems - -"), "use mould"
    )
    assert (tokens(state), state.left) == (["b2a"], 2)
    refused(state, "use mould", "CRY-7", why="turn")
    state, _ = play(state, "move SE", "end")
    back, _ = play(state, "move SE", "roll 4 3")
    assert at(back, 1) == "a1"
    assert at(play(state, "move SE", "roll 4 4")[0], 1) == "b2a"
    fight = scene(b="c3 crystal off", who="lady-of-golems - -", cards="tokens b2a lady-of-golems")
    assert lives(play(fight, "attack B", "roll 4 3", "roll 4 3")[0]) == [4, 3, 4]
    bare = scene(b="c3 crystal off", who="lady-of-golems - -")
    assert actor(play(bare, "attack B", "roll 4 3", "roll 4 3")[0]) == NATURE


@rule("DTH-9", "CRY-4")
def test_the_awakening_strikes_each_other_character_near_the_golem_clockwise() -> None:
    near = scene(
        golem="c3",
        a="d5",
        b="c3 lives 1 crystal off items lamp rope",
        c="b2a lives 1 crystal off",
        who="lady-of-golems - -",
    )
    state, _ = play(near, "use awakening")
    assert (actor(state), written(state)) == (1, ["drop rope", "drop lamp"])
    after, _ = play(state, "drop lamp")
    assert (at(after, 1), at(after, 2), lives(after)) == ("S3", "S5", [4, 4, 4])
    far = scene(
        golem="d4", a="d5", b="d1 crystal off", c="a4 crystal off", who="lady-of-golems - -"
    )
    refused(far, "use awakening", "CRY-7", why="nobody")


# --- terrain ---------------------------------------------------------------------------------------------------


@rule("TIL-1", "TIL-8")
def test_the_architect_takes_two_tiles_and_lays_one() -> None:
    state, _ = play(scene(who="architect - -"), "build", "draw b1", "draw y2")
    assert written(state) == ["pick b1", "pick y2"]
    refused(state, "pick i2", "TIL-1")
    refused(state, "end", "ACT-14", pending="pick-tile")
    laid, _ = play(state, "pick y2", "lay c2 0")
    assert laid.maze.tail == (laid.box.number_of["b1"],)
    assert laid.tile_pool == scene().tile_pool - 1


@rule("TIL-15", "TIL-16", "TIL-17", "TIL-18", "TIL-12", "LIM-4", "LIM-5", "LIM-6", "CRY-7")
def test_rebuild_removes_an_ordinary_tile_with_all_that_lies_on_it() -> None:
    state = scene(
        who="architect - -", a="c3", golem="d5", keys="c4", traps="b2a pit, d3b ?", items="b2b lamp",
        cards="tokens b2a warlock",
    )  # fmt: skip
    state, _ = play(state, "use rebuild")
    assert (state.left, state.pawns[0].crystal) == (2, False)
    for cell, cause in (
        ("d4", "TIL-15"),
        ("a1", "TIL-15"),
        ("c5", "TIL-15"),
        ("c4", "TIL-17"),
        ("d5", "TIL-18"),
        ("c3", "TIL-18"),
        ("f5", "CRY-7"),
    ):
        refused(state, f"cell {cell}", cause)
    after, _ = play(state, "cell b2")
    assert after.maze.tail == (after.box.number_of["p2"],)
    assert (after.items, after.tokens, len(after.traps)) == ((), (), 1)
    assert after.trap_pool == state.trap_pool + 1
    assert after.item_pool == state.item_pool + 1


@rule("TIL-20", "TIL-7", "TIL-18")
def test_a_tile_is_turned_as_long_as_all_keep_their_ways() -> None:
    state, _ = play(scene(who="architect - -", a="b2a crystal off"), "use pivot")
    refused(state, "turn c3 2", "TIL-7", turning=2)
    refused(state, "turn b2 1", "TIL-18", who=("A",))
    turned, events = play(state, "turn c3 3")
    assert (events[-1].rule, turned.left, turned.maze == state.maze) == ("TIL-20", 1, False)
    assert all(one.startswith("turn ") for one in written(state))


@rule("TIL-20", "TIL-17")
def test_the_illusionist_swaps_two_tiles_with_all_that_lies_on_them() -> None:
    state = scene(who="illusionist - -", a="c3", traps="b2a pit, d3b ?", keys="d5")
    state, _ = play(state, "use shift")
    refused(state, "exchange b2 d5", "TIL-17", cell="d5")
    refused(state, "exchange b2 b2", "TIL-2")
    after, _ = play(state, "exchange b2 d3")
    names = {place_name(after.maze, place): kind for place, kind in after.traps}
    assert names == {"d3a": after.box.trap_ids.index("pit"), "b2b": HIDDEN}


# --- movement --------------------------------------------------------------------------------------------------


@rule("BRG-2", "BRG-10", "CRY-7")
def test_the_rope_dancer_needs_6_and_leaps_once_a_turn() -> None:
    state = scene(a="d2b", who="rope-dancer - -")
    allowed(state, "use leap", "CRY-7")
    leapt, _ = play(state, "use leap", "safe jump a")
    assert (at(leapt, 0), leapt.left, leapt.pawns[0].crystal) == ("d2a", 2, True)
    refused(leapt, "use leap", "CRY-7", why="turn")
    assert (
        at(play(scene(a="d2b crystal off", who="rope-dancer - -"), "jump a", "roll 4 2")[0], 0)
        == "d2a"
    )
    assert (
        play(scene(a="d2b crystal off", who="rope-dancer - -"), "jump a", "roll 3 2")[0]
        .pawns[0]
        .stun
    )
    refused(scene(a="c3", who="rope-dancer - -"), "use leap", "CRY-7", why="aim")


@rule("MOV-3", "ACT-2", "EXP-8", "CHR-4")
def test_the_courier_sets_out_for_nothing_and_comes_back_to_a_milestone() -> None:
    state, _ = play(scene(a="S1", who="courier - -"), "move SW")
    assert (at(state, 0), state.left, state.spent) == ("a4", 2, ("head-start",))
    state, _ = play(state, "use waymarking")
    assert (tokens(state), state.left) == (["a4"], 2)
    refused(state, "use waymarking", "CRY-7", why="turn")
    far = scene(a="c3", who="courier - -", traps="a4 cobweb", cards="tokens a4 courier")
    refused(play(far, "use shortcut")[0], "at c3", "CRY-7", why="place")
    put, _ = play(far, "use shortcut", "at a4")
    assert (at(put, 0), tokens(put), put.left) == ("a4", [], 2)
    assert actor(put) == NATURE, "it explores, and makes the trap test"
    refused(scene(who="courier - -", a="c3"), "use shortcut", "CRY-7", why="aim")


@rule("EXP-3", "EXP-8", "EXP-9")
def test_whoever_comes_to_a_gate_may_go_on_to_another_one_and_each_acts_once() -> None:
    state = scene(who="gatekeeper - -", cards="tokens b2a gatekeeper, b4 gatekeeper, e5 gatekeeper")
    state, _ = play(state, "move NW")
    assert written(state) == ["at b4", "at e5", "decline"]
    refused(state, "at c3", "EXP-3")
    assert at(play(state, "decline")[0], 0) == "b2a"
    state, _ = play(state, "at b4")
    assert at(state, 0) == "b4"
    assert written(state) == ["at b2a", "at e5", "decline"]
    back, _ = play(state, "at b2a")
    assert (at(back, 0), back.due) == ("b2a", ()), "that gate has acted on it already"


@rule("PSH-2")
def test_the_gatekeeper_chooses_itself_where_it_is_pushed() -> None:
    state = scene(b="d4 crystal off", who="- gatekeeper -")
    state, _ = play(state, "move SE", "fight B", HIGH, LOW)
    assert actor(state) == 1
    assert at(play(state, "push E")[0], 1) == "d5"


@rule("EXP-8", "EVT-7", "EXP-1")
def test_two_that_change_places_explore_one_after_the_other() -> None:
    state = scene(a="c3", b="b2a crystal off", traps="b2a cobweb, c3 pit", who="gatekeeper - -")
    state, _ = play(state, "use exchange")
    refused(state, "name A", "CRY-7", why="who")
    state, _ = play(state, "name B")
    assert [at(state, 0), at(state, 1)] == ["b2a", "c3"]
    assert isinstance(state.top, Test)
    assert state.top.seat == 0
    state, _ = play(state, HIGH)
    assert isinstance(state.top, Test)
    assert state.top.seat == 1, "then the other one"
    centre = scene(a="d4", b="c3", who="gatekeeper - -")
    refused(centre, "use exchange", "CRY-7", why="aim")


# --- traps -----------------------------------------------------------------------------------------------------


@rule("TRP-10", "TRP-9", "EXP-3", "TRP-7")
def test_the_trapper_rolls_less_often_sets_two_and_lays_snares() -> None:
    state, _ = play(scene(who="trapper - -", traps="b2a blades"), "move NW")
    assert state.top is not None
    assert getattr(state.top, "rolls", 0) == 2
    two, _ = play(scene(who="trapper - -"), "use double-set", "at b2a")
    refused(two, "at b2a", "TRP-4")
    refused(two, "at d4", "TRP-3")
    done, _ = play(two, "at d5")
    assert (len(done.traps), done.left) == (2, 2)
    snare = scene(
        who="trapper - -",
        b="b2a crystal off",
        cards="tokens c3 trapper",
        a="d5 crystal off",
        turn="B 2",
    )
    caught, _ = play(snare, "move SE")
    assert (caught.pawns[1].stun, caught.tokens) == (1, ())


@rule("TRP-8", "TRP-15", "TRP-6", "TRP-12")
def test_the_tracker_passes_pits_turns_traps_up_and_moves_them() -> None:
    state = scene(who="tracker - -", traps="b2a ?, d7 ?, d3a darts")
    safe, _ = play(state, "move NW", "turn up pit")
    assert (safe.due, lives(safe)[0]) == ((), 4)
    looking, _ = play(state, "use scouting")
    refused(looking, "at d7", "CRY-7", why="far")
    refused(looking, "at d3a", "CRY-7", why="trap")
    seen, _ = play(looking, "at b2a", "turn up net")
    assert seen.box.trap_ids.index("net") in dict(seen.traps).values()
    moving, _ = play(state, "use relocation", "at b2a")
    refused(moving, "at d4", "CRY-7", why="far")
    moved, _ = play(moving, "at c3")
    assert moved.trap_on(moved.pawns[0].at) == -1, (
        "it lies face down under its layer's pawn, and does not act"
    )
    assert moved.due == ()


# --- tokens and items ------------------------------------------------------------------------------------------


@rule("EXP-3", "EXP-9", "CHR-4", "LIM-1", "CRY-7")
def test_a_curse_takes_a_life_of_others_and_comes_back() -> None:
    state, _ = play(scene(who="warlock - -", b="c1 crystal off"), "use cursing")
    refused(state, "at d4", "CRY-7", why="place")
    refused(state, "at b4", "TRP-2", who=("C",))
    laid, _ = play(state, "at b1", "move NW", "end")
    cursed, _ = play(laid, "move NE")
    assert (lives(cursed), cursed.tokens, at(cursed, 1)) == ([4, 3, 4], (), "b1")
    own = scene(who="warlock - -", cards="tokens b2a warlock")
    assert lives(play(own, "move NW")[0]) == [4, 4, 4]
    changed = scene(cards="tokens b2a warlock")
    assert lives(play(changed, "move NW")[0]) == [3, 4, 4], "nobody has that character any more"


@rule("CRY-4", "CRY-1", "CMB-9")
def test_the_warlock_may_pay_a_life_in_place_of_the_crystal() -> None:
    state = scene(who="warlock - -")
    refused(state, "use shadow-step", "CRY-1")
    after, _ = play(state, "pact shadow-step", "move NW")
    assert (at(after, 0), lives(after), after.left) == ("b2a", [3, 4, 4], 2)
    refused(after, "pact shadow-step", "CRY-7", why="turn")
    refused(
        scene(who="warlock - -", a="c3 lives 1 crystal off"), "pact shadow-step", "CMB-9", lives=1
    )
    refused(state, "pact cursing", "CRY-4")


@rule("CMB-1", "FRE-1", "LIF-3", "CRY-1")
def test_the_priestess_bars_fights_heals_beside_her_tokens_and_quenches_crystals() -> None:
    state = scene(
        who="high-priestess - -", b="c3", a="c3 lives 2", cards="tokens c3 high-priestess"
    )
    refused(state, "attack B", "FRE-1", token="sanctuary")
    entering = scene(who="high-priestess - -", b="b2a", cards="tokens b2a high-priestess")
    assert play(entering, "move NW")[0].due == ()
    dark, _ = play(state, "use anathema")
    assert [pawn.crystal for pawn in dark.pawns] == [True, False, False]
    assert lives(dark) == [1, 4, 4]
    around, _ = play(state, "end", "end", "end")
    assert lives(around) == [3, 4, 4]
    refused(scene(who="high-priestess - -", a="c3"), "use anathema", "CRY-7", why="nobody")


@rule("ITM-2", "KEY-2", "LIM-1", "LIM-6")
def test_the_pedlar_carries_three_reaches_further_and_barters() -> None:
    state = scene(who="pedlar - -", a="c3 crystal off items lamp rope", items="b2a horn, b1 belt")
    reaching, _ = play(state, "use long-arm")
    refused(reaching, "choose belt", "CRY-7", why="item")
    full, _ = play(reaching, "choose horn")
    assert len(full.pawns[0].items) == 3
    bartered, _ = play(full, "use barter", "choose rope", "item boots")
    assert "rope" not in [bartered.box.item_ids[one] for one in bartered.pawns[0].items]
    assert bartered.left == 2
    assert "boots" in [bartered.box.item_ids[one] for one in bartered.pawns[0].items]
    refused(play(full, "use barter")[0], "choose belt", "CRY-7", why="item")
    offered = play(full, "use barter", "choose rope")[0]
    assert "item rope" not in written(offered)
    refused(full, "use long-arm", "CRY-7", why="turn")


@rule("FRE-2", "FRE-3")
def test_nobody_fights_the_illusionist_for_free_unless_he_fights_first() -> None:
    state = scene(b="b2a crystal off", who="- illusionist -")
    alone, _ = play(state, "move NW")
    assert (actor(alone), written(alone)) == (1, ["answer yes", "answer no"])
    both = scene(b="b2a crystal off", c="b2a crystal off", who="- illusionist -")
    entered, _ = play(both, "move NW")
    refused(entered, "fight B", "FRE-2", who="B")
    comes = scene(turn="B 2", b="b2a crystal off", who="- illusionist -")
    assert written(play(comes, "move SE")[0]) == ["fight A", "stop"]
    assert play(comes, "move SE", "stop")[0].due == ()
    allowed(scene(b="c3", who="- illusionist -"), "attack B", "CMB-1")
