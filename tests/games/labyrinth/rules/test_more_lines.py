"""What further changes of single lines of the rules went unnoticed before: `python -m tests.mutate --game labyrinth`."""

from __future__ import annotations

from textwrap import dedent

import pytest

from platformer_nb.core.errors import BadInput, UnreadableAction
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.model import actions as a
from platformer_nb.games.labyrinth.model.card_frames import ShowItem
from platformer_nb.games.labyrinth.model.frames import FirstPlayer
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import FIRST_START, Field, cell_of
from platformer_nb.games.labyrinth.model.state import HIDDEN, NOBODY, State, with_pawn
from platformer_nb.games.labyrinth.model.state_builder import StateBuilder
from platformer_nb.games.labyrinth.notation.actions import read_action
from platformer_nb.games.labyrinth.notation.maze_writer import write_maze
from platformer_nb.games.labyrinth.notation.names import place_names
from platformer_nb.games.labyrinth.notation.position import read, write
from platformer_nb.games.labyrinth.rules.course.setup import start
from platformer_nb.games.labyrinth.rules.legality import actor, judge
from platformer_nb.games.labyrinth.rules.maze import building
from platformer_nb.games.labyrinth.rules.maze.entering import covered_on
from platformer_nb.games.labyrinth.rules.rolls import guards
from tests.games.labyrinth.drawn import WORKED, grown
from tests.games.labyrinth.rules.scenes import lines, scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import play, position, written

rule = pytest.mark.rule


def faulty(text: str) -> BadInput:
    """Why a position is not read."""
    with pytest.raises(BadInput) as caught:
        position(text)
    return caught.value


def test_more_than_forty_things_are_never_pending() -> None:
    above = WORKED + lines()
    for count, reason in ((40, "error-unknown"), (41, "error-not-due")):
        assert faulty(f"{above}    due {', '.join(['fly'] * count)}\n").what.key == reason


def test_a_seventh_key_is_one_too_many() -> None:
    six = "K1 K2 K3 K4 K5 K6"
    assert len(scene(keys=six).keys) == 6
    assert faulty(WORKED + lines(keys=f"{six} c3")).what.key == "error-too-many"


def test_nothing_carried_stands_alone() -> None:
    assert faulty(WORKED + lines(a="c3 items - lamp")).what.key == "error-unknown"


@rule("VAR-2")
def test_no_item_is_shown_when_all_lie_open() -> None:
    state = PENDING["show-item"]
    assert isinstance(state.due[-1], ShowItem)
    everything = ", ".join(f"b2a {item}" for item in load_box().item_ids)
    with pytest.raises(BadInput) as caught:
        read(load_box(), write(state).replace("\nitems -\n", f"\nitems {everything}\n"))
    assert caught.value.what.key == "error-not-due"


@rule("CHR-9")
def test_one_covered_tile_is_turned_up_while_another_stays() -> None:
    text = write(PENDING["uncover"]).replace("...   ...   ???   x11", "...   ???   ???   x11", 1)
    state = read(load_box(), text.replace("covered e4 ? -", "covered e3 b2 A, e4 ? -"))
    assert read(load_box(), write(state)) == state
    turned = play(state, "draw b1")[0]
    assert covered_on(turned, CELL_OF["e3"]) == covered_on(state, CELL_OF["e3"])


@rule("ACT-15", "TIL-16")
def test_each_player_removes_a_tile_in_its_own_name() -> None:
    state, names = PENDING["demolish"], []
    for _ in range(3):
        state, events = play(state, next(t for t in written(state) if t.startswith("cell")))
        names += [one.seat for one in events if one.kind == "demolished"]
    assert names == [0, 1, 2]


@rule("TIL-19", "GOL-2")
def test_who_looks_at_a_card_later_knows_it_besides_those_who_looked_before() -> None:
    state = scene(who="bell-ringer - -", cards="top card 3 B, tile x3 C")
    known = play(state, "use listen", "card 3")[0].top_card
    assert known is not None
    assert known.seats == (0, 1)


@rule("VAR-2", "ITM-4")
def test_a_swap_for_a_hidden_item_brings_no_action() -> None:
    state = scene(turn="A 1", a="c3 crystal off items lamp rope", items="c3 ?")
    assert play(state, "swap hidden lamp")[0].left == 1


@rule("TRP-11")
def test_nobody_is_asked_which_item_goes_if_there_is_one() -> None:
    state = scene(traps="b2a hands", a="c3 crystal off items lamp")
    after = play(state, "move NW", "roll 6 6", "roll 1 1")[0]
    assert "drop lamp" not in written(after)
    assert not after.pawns[0].items


@rule("TIL-8", "TIL-19")
def test_plans_with_one_tile_left_are_of_that_tile() -> None:
    there = "d4 crystal off"
    below = lines(a=there, b=there, c=there, who="architect - -")
    state = position(write_maze(grown(2, 29, "d4")) + dedent(below))
    built = play(state, "build")[0]
    assert all(text.startswith("lay") for text in written(play(built, written(built)[0])[0]))


@rule("KEY-2", "VAR-2")
def test_what_lies_face_down_is_not_taken_by_its_name() -> None:
    state = scene(a="c3 crystal off", items="c3 ?")
    assert judge(state, a.TakeHidden())
    assert not judge(state, a.TakeItem(HIDDEN))


def test_only_what_was_rolled_has_dice() -> None:
    events = play(scene(traps="b2a pit"), "move NW", "roll 6 6")[1]
    assert {one.kind: one.high for one in events if one.high} == {"rolled": 6}


def test_a_line_that_is_missing_is_missed_at_the_end_of_the_position() -> None:
    text = WORKED + "\n".join(row for row in lines().splitlines() if "turn" not in row)
    found = faulty(text)
    assert f"line {len(text.splitlines())}:" in str(found)


@rule("MOV-5", "TRP-14")
def test_who_sets_out_is_told_that_the_trap_is_passed_by() -> None:
    state, events = play(scene(a="S1", traps="a4 ?"), "move SW")
    assert [(one.kind, one.rule) for one in events] == [("moved", "MOV-1"), ("passed-by", "MOV-5")]
    assert "set trap a4" not in written(state)


@rule("BRG-5", "BRG-6", "BRG-9")
@pytest.mark.parametrize(
    ("jump", "own", "cite"),
    [
        ("jump a", "d2b lives 4", "BRG-6"),
        ("jump b", "d2a lives 4", "BRG-5"),
        ("jump b", "d2a lives 1", "BRG-9"),
    ],
)
def test_the_stun_of_a_failed_jump_names_the_rule_of_its_way(
    jump: str, own: str, cite: str
) -> None:
    events = play(scene(a=f"{own} crystal off"), jump, "roll 1 1")[1]
    assert [one.rule for one in events if one.kind == "stunned"] == [cite]


@rule("CMB-9")
def test_what_is_paid_for_in_a_combat_is_allowed_once_by_each_rule() -> None:
    start = scene(who="sister-of-war - -", b="c3 crystal off", a="c3 lives 3 crystal off")
    state = play(start, "attack B", "roll 1 1", "roll 6 6")[0]
    rules = judge(state, read_action(state, "use fury")).rules
    assert sorted(rules) == ["CMB-9", "CRY-7"]


@pytest.mark.parametrize(("text", "words"), [("take lamq", "lamp"), ("move up", "NE, E, SE, SW")])
def test_an_unknown_word_is_answered_by_what_is_like_it_or_by_all_if_they_are_few(
    text: str, words: str
) -> None:
    with pytest.raises(UnreadableAction) as caught:
        read_action(scene(), text)
    assert words in str(caught.value)
    assert "dagger" not in str(caught.value)


def test_empty_lines_round_a_position_are_left_out() -> None:
    assert position("\n\n" + dedent(WORKED + lines()) + "\n\n\n") == scene()


@pytest.mark.parametrize(
    ("given", "word"),
    [({"keys": "K1 K1+1"}, "K1"), ({"traps": "b2a pitt"}, "pitt"), ({"items": "b2a lamq"}, "lamq")],
)
def test_the_word_that_is_wrong_in_a_line_of_things_is_named(
    given: dict[str, str], word: str
) -> None:
    assert faulty(WORKED + lines(**given)).what.facts["word"] == word


@rule("PSH-6")
def test_a_push_over_no_edge_names_none() -> None:
    ruling = judge(PENDING["push-off"], a.Push(-1))
    assert [dict(cite.facts) for cite in ruling.cites if cite.rule == "PSH-6"] == [{}]


@rule("ITM-9")
def test_the_step_of_an_item_goes_over_any_edge() -> None:
    state = play(scene(a="c3 lives 3 crystal off items sandals"), "use sandals")[0]
    assert {"move NW", "move SE", "move SW"} == set(written(state))


@rule("LIM-6")
def test_an_item_is_changed_only_for_another_one() -> None:
    state = PENDING["redraw"]
    known = [item for item in load_box().item_ids if item != "lamp"]
    everything = ", ".join(f"b2a {item}" for item in known)
    with pytest.raises(BadInput) as caught:
        read(load_box(), write(state).replace("\nitems -\n", f"\nitems {everything}\n"))
    assert caught.value.what.key == "error-not-due"


@pytest.mark.parametrize("by", ["C", "D", "E", "F"])
def test_the_golem_was_moved_by_who_plays_now_or_played_before(by: str) -> None:
    def told(seat: str) -> str:
        return WORKED + lines(turn="B 2", golem=f"c4 < b4 by {seat}", c="g1 crystal off")

    assert [position(told(seat)).golem.by for seat in "AB"] == [0, 1]
    assert faulty(told(by)).how.key == "mend-golem"


def test_a_tile_below_one_that_is_not_blank_is_named_with_its_cell() -> None:
    assert faulty(WORKED.replace("down -", "down e2 b1") + lines()).what.facts["word"] == "e2"


def removes_two(state: State) -> State:
    """The position with an event that removes two traps instead of one."""
    rust = state.box.events["rust"]
    events = {**state.box.events, "rust": replaced(rust, once=replaced(rust.once, traps=2))}
    box = replaced(state.box, events=events, content_hash="two traps")
    field = Field(box, state.maze.field.centre)
    return replaced(state, maze=replaced(state.maze, field=field))


@rule("TRP-6", "LIM-4")
def test_an_event_that_removes_two_traps_removes_two_if_there_are_two() -> None:
    one, two = (removes_two(scene(traps=told)) for told in ("d5 pit", "b2a ?, d5 pit, c4 hands"))
    begun = play(two, "call event", "event rust", "at d5")[0]
    assert set(written(begun)) == {"at b2a", "at c4"}
    assert len(play(begun, "at c4")[0].traps) == 1
    assert play(one, "call event", "event rust", "at d5")[0].due == ()


@rule("KEY-2", "ITM-2")
def test_an_item_is_fetched_from_where_it_lies_and_no_other_goes() -> None:
    state = scene(a="c3 crystal off items magnet", items="b2a horn, c3 belt, c4 rope")
    names, place = state.box.item_ids, {one: at for at, one in state.items}
    after, events = play(state, "use magnet", "choose belt")
    assert {names[one] for _, one in after.items} == {"horn", "rope"}
    assert [one.frm for one in events if one.kind == "took-item"] == [place[names.index("belt")]]


@rule("CMB-8")
def test_of_two_who_can_use_nothing_the_results_are_compared_at_once() -> None:
    after, events = play(scene(b="c3 crystal off"), "attack B", "roll 6 6", "roll 1 1")
    assert after.due == ()
    assert [one.kind for one in events if one.kind == "won-combat"] == ["won-combat"]


@rule("TIL-8", "TIL-19")
def test_tiles_to_choose_from_all_fit_somewhere() -> None:
    maze = grown(29, 27)
    ids = {number: name for name, number in load_box().number_of.items()}
    names = [ids[one] for one in maze.shuffled]
    fits = [not building.fits_nowhere(maze, one) for one in maze.shuffled]
    there = "d4 crystal off"
    below = dedent(lines(turn="A 1", a=there, b=there, c=there, who="architect - -"))

    def choice(*hand: int) -> str:
        due = f"due pick-tile {'+'.join(names[one] for one in hand)}"
        return write_maze(maze) + below.replace("golem", f"{due}\ngolem", 1)

    assert fits == [True, True, False]
    assert position(choice(0, 1)).due
    assert faulty(choice(0, 2)).what.key == faulty(choice(1, 2)).what.key == "error-not-due"


def test_an_aim_that_nobody_has_answered_has_no_place_not_even_the_first() -> None:
    due = "turn A 1\n    due aim A relocation"
    told = WORKED + lines(a="c3 crystal off", who="tracker - -", traps="b1 ?", turn="@")
    assert position(told.replace("turn @", f"{due} 0 -")).due
    assert faulty(told.replace("turn @", f"{due} 0 a1")).what.key == "error-not-due"


@rule("TRP-9")
def test_a_kind_of_trap_lies_five_times_at_most() -> None:
    places = ["c3", "b4", "a1", "g1", "d1", "a4"]
    five, six = (", ".join(f"{place} pit" for place in places[:many]) for many in (5, 6))
    assert len(scene(traps=five).traps) == 5
    assert faulty(WORKED + lines(traps=six)).what.key == "error-too-many"


@rule("STN-2", "STN-7", "MOV-3")
def test_who_is_stunned_on_its_start_space_rests_and_nothing_else() -> None:
    stunned = scene(a="S1 crystal off stun 1")
    assert written(stunned) == ["rest", "end"]
    assert judge(stunned, a.Build()).rules == ("STN-2",)
    assert judge(scene(a="S1 crystal off"), a.Rest()).rules == ("MOV-3",)


@rule("CMB-8", "CMB-9")
def test_after_an_ability_both_pass_once_more_and_no_longer() -> None:
    fury = scene(a="c3", b="c3", who="sister-of-war - -")
    state = play(fury, "attack B", "roll 3 3", "roll 4 4", "use fury")[0]
    assert play(state, "keep", "keep", "roll 6 6", "roll 1 1")[0].due
    won = play(fury, "attack B", "roll 3 4", "roll 4 4", "use fury", "keep", "keep")[0]
    assert won.due == ()


@rule("EXP-3")
def test_what_sends_back_names_its_sum_and_other_tokens_none() -> None:
    state = scene(cards="tokens b2a lady-of-golems, b4 warlock")
    sums = {one: guards(state, place) for one, place in place_names(state.maze).items()}
    assert {one: total for one, total in sums.items() if total} == {"b2a": 8}
    assert set(sums.values()) == {0, 8}


def test_what_nobody_does_is_told_of_nobody() -> None:
    builder = StateBuilder(scene())
    builder.tell("card", "GOL-2")
    assert builder.events[0].seat == NOBODY


@rule("EXP-8")
def test_the_gatekeeper_changes_places_with_the_first_player_too() -> None:
    state = scene(turn="B 2", a="c3 crystal off", b="b4", who="- gatekeeper -")
    assert "name A" in written(play(state, "use exchange")[0])


@rule("STN-2", "MOV-3")
def test_that_the_active_player_is_on_its_start_space_bars_no_item_of_another() -> None:
    state = scene(a="S1", b="b4 crystal off items splinter", c="d1 crystal off", golem="a4")
    moved = play(state, "move golem", "card 1", "step golem SW", "roll 1 1")[0]
    assert (actor(moved), set(written(moved))) == (1, {"use splinter", "keep"})


@rule("CMB-9", "ITM-9")
def test_a_price_in_lives_is_told_only_where_it_is_paid() -> None:
    state = scene(a="c3 crystal off items sandals lamp")
    assert "CMB-9" in judge(state, read_action(state, "use sandals")).rules
    assert "CMB-9" not in judge(state, read_action(state, "use lamp")).rules


@rule("FRE-3", "FRE-4")
def test_an_answer_is_of_the_one_who_is_asked_first() -> None:
    asked = play(scene(b="b2a crystal off", c="b2a crystal off"), "move NW", "stop")[0]
    (cite,) = judge(asked, read_action(asked, "answer yes")).cites
    assert cite.facts["who"] == "B"


@rule("SET-16")
def test_before_the_first_turn_nobody_has_rolled() -> None:
    first = start(load_box(), (0, 1, 2))
    assert first.due == (FirstPlayer((0, 0, 0)),)


def test_a_character_is_changed_and_the_others_stay() -> None:
    state = scene()
    for seat, pawn in enumerate(state.pawns):
        changed = with_pawn(state, seat, replaced(pawn, lives=1)).pawns
        assert [one.lives for one in changed] == [1 if n == seat else 4 for n in range(3)]


def test_the_first_corridor_has_a_cell_and_a_start_space_has_none() -> None:
    assert [cell_of(place) for place in (0, 2, 3)] == [0, 0, 1]
    for place in (-1, FIRST_START):
        with pytest.raises(ValueError, match="is no corridor"):
            cell_of(place)


def test_an_action_has_a_hundred_characters_at_most() -> None:
    for count, reason in ((100, "error-no-action"), (101, "error-too-long")):
        with pytest.raises(UnreadableAction) as caught:
            read_action(scene(), "x" * count)
        assert caught.value.what.key == reason
