"""The twelve events: calling one, what it does once, what lasts."""

from __future__ import annotations

import pytest

from platformer_nb.core.rules import NATURE
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.maze import place_name
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.legality import actor, judge
from platformer_nb.games.labyrinth.rules.rolls import difficulty
from tests.games.labyrinth.rules.scenes import scene
from tests.games.labyrinth.walking import allowed, at, play, refused, written

rule = pytest.mark.rule

HIGH, LOW = "roll 6 5", "roll 2 1"


def called(event: str, **given: str) -> State:
    """The position after an event has been called."""
    return play(scene(**given), "call event", f"event {event}")[0]


def lasting(event: str, **given: str) -> State:
    """A position in which an event is in force."""
    return scene(cards=f"called {event}\n    event {event}", **given)


# --- calling ---------------------------------------------------------------------------------------------------


@rule("EVT-1", "EVT-2", "EVT-3", "EVT-9", "ACT-8", "SET-11")
def test_an_event_is_called_once_a_turn_and_lasts_from_its_once_rule_on_to_the_next() -> None:
    state = scene()
    allowed(state, "call event", "EVT-1")
    taking, _ = play(state, "call event")
    assert (actor(taking), taking.left, len(written(taking))) == (NATURE, 1, 11)
    refused(taking, "event annihilation", "SET-11")
    naming, _ = play(taking, "event terror")
    assert naming.event == -1, "it is not in force yet"
    after, _ = play(naming, "name B")
    assert after.box.event_ids[after.event] == "terror"
    refused(after, "call event", "ACT-8", activity="event")
    second, _ = play(lasting("plague"), "call event", "event terror")
    assert second.event == -1, "the old one ended as the new card was taken"
    assert len(second.called) == 2


@rule("EVT-5", "EVT-1", "SET-11")
def test_annihilation_comes_last_and_none_after_it() -> None:
    box = scene().box
    others = " ".join(name for name in box.events if name != "annihilation")
    state = scene(cards=f"called {others}")
    assert written(play(state, "call event")[0]) == ["event annihilation"]
    ended = scene(cards=f"called {others} annihilation\n    event annihilation")
    refused(ended, "call event", "EVT-5", card="annihilation")


@rule("EVT-6", "TRP-6", "LIM-4")
def test_a_once_rule_that_cannot_be_carried_out_is_skipped() -> None:
    state = called("rust")
    assert (state.due, state.box.event_ids[state.event]) == ((), "rust")
    state = called("rust", traps="b2a pit, d5 ?")
    refused(state, "at c3", "TRP-6")
    after, _ = play(state, "at b2a")
    assert (len(after.traps), after.trap_pool, after.due) == (1, 59, ())


@rule("EVT-7", "EVT-2", "ACT-14")
def test_the_active_player_names_any_character_its_own_too() -> None:
    state = called("terror")
    assert (actor(state), written(state)) == (0, ["name A", "name B", "name C"])
    refused(state, "end", "ACT-14", pending="once", who="A")
    assert play(state, "name A")[0].pawns[0].lives == 3
    nobody = judge(state, a.Name(3))
    assert (nobody.legal, nobody.rules) == (False, ("EVT-7",))


# --- once ------------------------------------------------------------------------------------------------------


@rule("DTH-9", "LIF-2", "ACT-15", "DTH-8")
def test_each_character_loses_and_several_deaths_are_settled_clockwise() -> None:
    state = called(
        "plague",
        a="c3 lives 1 crystal off items rope lamp",
        b="d1 lives 1 crystal off items horn belt",
    )
    assert (actor(state), written(state)) == (0, ["drop rope", "drop lamp"])
    state, _ = play(state, "drop rope")
    assert [at(state, seat) for seat in range(2)] == ["S1", "S3"]
    assert [pawn.lives for pawn in state.pawns] == [4, 4, 3]


@rule("LIF-3", "EVT-2")
def test_each_character_heals_but_not_above_4() -> None:
    state = called("truce", a="c3 lives 2", b="d1 lives 4")
    assert [pawn.lives for pawn in state.pawns] == [3, 4, 4]


@rule("GOL-15", "GOL-6", "GOL-9")
def test_an_event_moves_the_golem_by_all_that_holds_for_a_card() -> None:
    state = called("rampage", golem="d5 < e5 by C", a="b2a crystal off", c="g1 crystal off")
    refused(state, "step golem SE", "GOL-9", place="e5")
    state, _ = play(state, "step golem W", "step golem NE", "step golem NE")
    assert (place_name(state.maze, state.golem.at), state.golem.came, state.due) == ("b4", -1, ())
    assert at(called("drowsiness", golem="g4", a="d4 crystal off"), 0) == "d4"


@rule("TIL-20", "TIL-15", "EVT-6", "LIM-1")
def test_tremor_turns_a_tile_and_sprouting_builds_one() -> None:
    state = called("tremor")
    refused(state, "turn d4 1", "TIL-15")
    assert play(state, "turn f5 0")[0].due == ()
    state = called("sprouting")
    assert actor(state) == NATURE
    laid, _ = play(state, "draw b1", "lay e4 0")
    assert (laid.due, laid.left) == ((), 1)
    rest = tuple(enumerate(scene().maze.shuffled))
    empty = replaced(scene(), maze=replaced(scene().maze, below=rest))
    after, _ = play(empty, "call event", "event sprouting")
    assert (after.due, after.box.event_ids[after.event]) == ((), "sprouting")


@rule("ACT-15", "ITM-5", "DTH-8")
def test_each_player_says_which_item_is_left_and_from_the_start_space_it_lies_on_the_key_tile() -> (
    None
):
    state = called("greed", a="c3 items rope lamp", b="S3 items horn", c="b4")
    assert (actor(state), written(state)) == (0, ["drop rope", "drop lamp"])
    after, _ = play(state, "drop lamp")
    lying = {place_name(after.maze, place): after.box.item_ids[item] for place, item in after.items}
    assert lying == {"c3": "lamp", "g4": "horn"}


@rule("CRY-5")
def test_the_tide_turns_every_crystal_to_its_active_side() -> None:
    assert all(pawn.crystal for pawn in called("tide").pawns)


@rule("TIL-16", "ACT-15", "EVT-5", "EVT-6", "TIL-17")
def test_annihilation_takes_tiles_by_each_player_and_then_makes_traps_easy() -> None:
    others = "called " + " ".join(n for n in scene().box.events if n != "annihilation")
    state, _ = play(scene(cards=others), "call event", "event annihilation")
    assert actor(state) == 0
    refused(state, "cell c3", "TIL-18", cell="c3")
    for seat, cell in enumerate(("d5", "e5", "f5")):
        assert actor(state) == seat
        state, _ = play(state, f"cell {cell}")
    assert (state.due, len(state.maze.tail)) == ((), 3)
    darts = scene().box.trap_ids.index("darts")
    assert difficulty(state, darts) == difficulty(scene(), darts) - 3


# --- changing the character ------------------------------------------------------------------------------------


@rule("CHR-1", "CHR-2", "CHR-3", "CHR-4", "CHR-5", "CHR-7", "CHR-8", "EVT-7", "TWO-1")
def test_a_character_that_is_changed_keeps_all_but_its_abilities() -> None:
    state = called(
        "ill-luck", who="warlock paladin -", a="c3 lives 2 crystal on stun 0 keys 1 items rope",
        cards="tokens b2a warlock",
    )  # fmt: skip
    assert written(state) == ["name A", "name B"]
    refused(state, "name C", "CHR-8")
    drawing, _ = play(state, "name A")
    assert (actor(drawing), len(written(drawing))) == (NATURE, 13)
    refused(drawing, "deal paladin", "CHR-8")
    after, _ = play(drawing, "deal courier")
    before = replaced(state.pawns[0], character=after.pawns[0].character)
    assert (after.pawns[0], after.due) == (before, ())
    assert after.tokens == state.tokens
    refused(after, "use cursing", "SET-12")
    cursed, _ = play(after, "move NW")
    assert cursed.pawns[0].lives == 1, "the token of the old character acts on it now"
    allowed(after, "use waymarking", "CRY-7")
    assert after.token_pool(state.pawns[0].character) == 2


# --- lasting ---------------------------------------------------------------------------------------------------


@rule("EVT-3", "EVT-4")
def test_a_lasting_rule_changes_one_number() -> None:
    fight = lasting("plague", b="c3 crystal off")
    assert play(fight, "attack B", HIGH, LOW)[0].pawns[1].lives == 2
    assert at(play(lasting("drowsiness", golem="d4"), "move SE", "roll 5 4")[0], 0) == "d4"
    low = play(lasting("ill-luck", a="d2b crystal off"), "jump a", "roll 4 4")[0]
    assert low.pawns[0].stun == 1
    dancer = lasting("ill-luck", a="d2b crystal off", who="rope-dancer - -")
    assert play(dancer, "jump a", "roll 4 2")[0].pawns[0].stun == 0, (
        "the number of its own card stays"
    )
    assert play(lasting("sprouting", a="d2b"), "safe jump a")[0].left == 1
    assert play(lasting("tide"), "activate crystal")[0].left == 1
    pit = scene().box.trap_ids.index("pit")
    assert difficulty(lasting("rust"), pit) == difficulty(scene(), pit) - 2
    third = lasting("greed", a="c3 items rope lamp", items="c3 horn")
    allowed(third, "take horn", "KEY-1")
    further, _ = play(lasting("rampage", golem="d5", a="b2a crystal off"), "move golem", "card 1")
    assert play(further, "step golem SE")[0].due


@rule("EVT-3", "BRG-2", "CMB-1")
def test_a_lasting_rule_bars_an_activity() -> None:
    refused(lasting("truce", b="c3"), "attack B", "EVT-3", card="truce")
    refused(lasting("tremor", a="d2b"), "jump a", "EVT-3", card="tremor")
    allowed(lasting("tremor", a="d2b"), "safe jump a", "BRG-10")


@rule("EVT-8")
def test_terror_stops_abilities_and_their_bonuses_but_neither_tokens_nor_items() -> None:
    state = lasting(
        "terror",
        b="c3 crystal off",
        a="c3 crystal off items dagger",
        who="bell-ringer swordmaster -",
    )
    refused(state, "use listen", "EVT-8", card="terror", ability="listen")
    after, _ = play(state, "attack B", "roll 4 3", "roll 4 3")
    assert after.pawns[1].lives == 3, "no +2, but the dagger"
    token = scene(
        cards="called terror\n    event terror\n    tokens b2a warlock", who="- warlock -"
    )
    assert play(token, "move NW")[0].pawns[0].lives == 3
    allowed(lasting("terror", a="c3 items lamp"), "use lamp", "ITM-9")
