"""The board of a page: everything of a position is in it, and a click does what it says."""

from __future__ import annotations

import json

import pytest

from platformer_nb import load_game
from platformer_nb.core.errors import BadInput
from platformer_nb.core.play.chance import Seeded
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import NATURE
from platformer_nb.games.labyrinth.model.actions import Keep
from platformer_nb.games.labyrinth.model.card_frames import Once
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import place_name, place_of
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.course.turn import is_bound
from platformer_nb.games.labyrinth.rules.legality import actions, actor, judge
from platformer_nb.games.labyrinth.rules.maze.ways import steps
from platformer_nb.lessons.boards.prediction_table import PredictTable
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.table.table import Table
from platformer_nb.text import Words, languages
from tests.games.labyrinth.rules.scenes import first_maze, lines, scene
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import TURN, play, worked

GAME = load_game("labyrinth")


def table(state: State, language: str = "en", names: list[str] | None = None) -> Table:
    return Table(GAME, Session(GAME.rules, state, Seeded(1)), names or ["Ada", "", ""], language)


def acted(on: Table, intent: str, **fields: object) -> dict:
    return on.intent({"intent": intent, "for": on.number, **fields})


def test_the_maze_has_every_cell_with_its_corridors_and_what_lies_there() -> None:
    view = table(worked(TURN + "    keys K1 K3+1\n    traps b2b ?\n    items b2b lamp\n")).view()
    cells = {cell["id"]: cell for cell in view["maze"]["cells"]}
    assert len(cells) == 37
    assert [c["id"] for c in cells.values() if c["kind"] == "key"] == [
        "a1",
        "a4",
        "d1",
        "d7",
        "g1",
        "g4",
    ]
    bridge = cells["b2"]
    assert [way["id"] for way in bridge["corridors"]] == ["b2a", "b2b"]
    assert bridge["bridges"] == [[0, 1]]
    assert bridge["corridors"][1]["trap"] == "?"
    assert [item["id"] for item in bridge["corridors"][1]["items"]] == ["lamp"]
    assert (cells["g4"]["corridors"][0]["keys"], cells["e4"]["kind"]) == (2, "empty")
    assert "a trap lies face down" in bridge["label"]
    # A corridor is open to two edges; over and under another is not beside it.
    assert [way["label"].split("; ")[1] for way in bridge["corridors"]] == [
        "on the bridge",
        "under the bridge",
    ]
    assert "the Golem" in cells["d5"]["label"]
    assert [pawn["at"] for pawn in view["pawns"]] == ["c3", "d4", "d2b"]
    assert view["pawns"][0]["player"] == "Ada (A)"


@pytest.mark.parametrize("name", PENDING)
@pytest.mark.parametrize("language", languages())
def test_every_legal_action_is_offered_once_and_in_words(name: str, language: str) -> None:
    seen = table(PENDING[name], language)  # chance decides at once at a table
    state, view = seen.state, seen.view()
    json.dumps(view)
    assert view["turn"]["decides"]
    done = [one for one in (*view["targets"], *view["buttons"]) if "intent" not in one]
    offered = [one["action"] for one in done if one["legal"]]
    legal = sorted(GAME.rules.write_action(state, one) for one in actions(state))
    assert sorted(set(offered)) == legal
    assert {one for one in offered if offered.count(one) > 1} <= (
        {one["action"] for one in view["buttons"][:1]} if is_bound(state) else set()
    )
    places = {w["id"] for c in view["maze"]["cells"] for w in c["corridors"]}
    places |= {cell["id"] for cell in view["maze"]["cells"]}
    assert {target["at"] for target in view["targets"]} <= places
    for one in (one for one in view["buttons"] if "intent" not in one):
        assert one["legal"] == judge(state, GAME.rules.read_action(state, one["action"])).legal


def test_a_press_where_one_action_is_meant_does_it() -> None:
    at = table(worked())
    view = acted(at, "act", action="move SE")
    assert view["pawns"][0]["at"] == "d4"
    assert view["turn"]["step"] == "explore-4"


def test_a_press_on_a_wall_is_refused_with_the_rule() -> None:
    refusal = acted(table(worked()), "point", at="c4")["refusal"]
    assert [reason["rule"] for reason in refusal["reasons"]] == ["MOV-1"]


def far(state: State, at: str) -> dict:
    refusal: dict = acted(table(state), "point", at=at)["refusal"]
    assert refusal["action"] == "", "it is no ruling"
    for one in refusal["instead"]:
        assert judge(state, GAME.rules.read_action(state, one["action"])).legal
    return refusal


def test_a_press_far_off_says_how_far_it_is_what_is_missing_and_what_leads_there() -> None:
    state = worked()
    told = far(state, "e5")
    assert told["reasons"][0]["rule"] == "MOV-1"
    assert "takes at least 3 actions from c3" in told["reasons"][0]["text"]
    assert told["reasons"][0]["spaces"][-1] == "e5"
    assert told["instead"][0]["action"].startswith("move ")
    missing = far(state, "g1")
    assert "No way leads from c3 to g1 yet" in missing["reasons"][0]["text"]
    ways = [one["action"].split()[0] for one in missing["instead"]]
    assert ways == ["build", "move"], "and the step that comes nearest"
    assert "is empty" in far(state, "e2")["reasons"][0]["text"]
    assert [one["rule"] for one in far(state, "x9")["reasons"]] == ["MOV-6"]


def test_a_press_elsewhere_while_something_is_pending_names_what_comes_first() -> None:
    told = far(PENDING["explore-6"], "g1")
    assert [one["rule"] for one in told["reasons"]] == ["ACT-14"]
    assert told["instead"]


def test_a_usual_activity_that_is_illegal_stays_a_button_that_explains_itself() -> None:
    view = table(worked()).view()
    buttons = {one["action"]: one for one in view["buttons"]}
    assert not buttons["rest"]["legal"]
    assert buttons["build"]["legal"]
    refusal = acted(table(worked()), "act", action="rest")["refusal"]
    assert [reason["rule"] for reason in refusal["reasons"]] == ["STN-4"]


def aims(view: dict) -> set[str]:
    return {one["verb"] for one in view["targets"]}


def test_a_press_means_a_trap_only_once_that_has_been_chosen_and_any_action_ends_it() -> None:
    on = table(worked())
    plain = on.view()
    both = [one for one in plain["targets"] if one["at"] == "c4" or one["verb"] == "move"]
    assert {one["verb"] for one in both if one["wide"]} == {"set-trap"}
    assert not any(one["wide"] for one in both if one["verb"] == "move")
    view = acted(on, "aim")
    assert aims(view) == {"set-trap"}
    assert not any(one["wide"] for one in view["targets"])
    assert view["turn"]["prompt"].startswith("Press the corridor")
    refused = acted(on, "point", at="d4")
    assert [one["rule"] for one in refused["refusal"]["reasons"]] == ["TRP-3"]
    assert refused["aiming"], "another corridor can still be chosen"
    assert "move" in aims(acted(on, "aim")), "pressed once more, no trap is set"
    acted(on, "aim")
    view = acted(on, "point", at="b4")
    assert view["turn"]["left"] == 1
    assert not view["aiming"]
    assert on.session.history[-1].action in set(actions(worked()))


def test_to_set_a_trap_is_no_choice_where_none_can_be_set_and_says_why() -> None:
    on = table(first_maze(a="S1", b="S3", c="S5"))
    assert "set trap" not in {one["action"] for one in on.view()["buttons"]}
    view = acted(on, "aim")
    assert not view["aiming"]
    assert "MOV-3" in [one["rule"] for one in view["refusal"]["reasons"]]


def test_who_stands_in_the_way_of_a_win_is_told_on_the_board_beside_it_and_in_the_aim() -> None:
    blocked = table(scene(a="c3 crystal off keys 1", b="d4 crystal off")).view()
    assert [one["centre"] and one["centre"]["does"] for one in blocked["pawns"]] == [
        None,
        "blocks",
        None,
    ]
    assert "B stands on d4, in the way: win a combat there" in blocked["turn"]["aim"]
    centre = next(cell for cell in blocked["maze"]["cells"] if cell["id"] == "d4")
    assert "B (stands in the way: A cannot win yet)" in centre["label"]


def test_who_is_alone_on_the_centre_tile_with_a_key_is_warned_of_until_somebody_comes_there() -> (
    None
):
    view = table(scene(a="c3 crystal off", b="d4 crystal off keys 1")).view()
    assert view["pawns"][1]["centre"]["does"] == "wins"
    assert "B has a key and is alone on d4: go there" in view["turn"]["aim"]
    held = table(scene(a="d4 crystal off", b="d4 crystal off keys 1")).view()
    assert [one["centre"] and one["centre"]["does"] for one in held["pawns"]] == [
        "blocks",
        None,
        None,
    ]
    alone = table(scene(a="c3 crystal off", b="d4 crystal off")).view()
    assert alone["pawns"][1]["centre"] is None, "nobody has a key"
    assert "d4:" not in alone["turn"]["aim"]


def test_who_is_not_fought_any_more_by_a_house_rule_is_told_so() -> None:
    given = lines(b="c3 crystal off", c="c3 crystal off")
    state = worked(given.replace("items -", "items -\n    rulings EXP-5 one"))
    told = {one["rule"]: one["text"] for one in _refused(state, "fight B")}
    assert list(told) == ["ACT-14", "EXP-5"]
    assert "by the house rule, whoever enters a corridor may fight one character" in told["EXP-5"]
    assert [one["rule"] for one in _refused(worked(given), "fight B")] == ["ACT-14"]
    picking = given.replace("items -", "items c3 rope\n    rulings EXP-5 one")
    pending = picking.replace("golem g4", "due explore A c3 b2a walked 6 B\n    golem g4")
    (only,) = _refused(worked(pending), "fight C")
    assert (only["rule"], "and one has been" in only["text"]) == ("EXP-5", True)


def _refused(state: State, action: str) -> list[dict]:
    found: list[dict] = acted(table(state), "act", action=action)["refusal"]["reasons"]
    return found


def test_what_is_left_as_it_is_is_named() -> None:
    kept = {
        name: GAME.narrator.action(state, Keep(), Words("en", "labyrinth"))
        for name, state in PENDING.items()
        if Keep() in actions(state)
    }
    assert kept["jump-test"] == "Let the jump test stand"
    assert kept["card-shown"] == "Let the Golem card stand at 2"
    assert kept["won"] == "Use nothing against A"
    assert kept["at-trap"] == "Do not pass the trap by: make its test"


def kinds(state: State) -> dict[str, str]:
    return {one["action"]: one["kind"] for one in table(state).view()["buttons"]}


@pytest.mark.parametrize("roll", ["roll 6 5", "roll 2 1"])
def test_a_test_that_succeeds_is_to_stand_and_one_that_fails_is_to_be_repeated(roll: str) -> None:
    state, _ = play(scene(a="c3", traps="b2a ?"), "move NW", "turn up blades", roll)
    while actor(state) == NATURE:
        state, _ = play(state, roll)
    _, events = play(state, "keep")
    fails = any(event.kind == "lost-lives" for event in events)
    assert fails == (roll == "roll 2 1")
    assert (kinds(state)["repeat"], kinds(state)["keep"]) == (
        ("primary", "plain") if fails else ("plain", "primary")
    )
    prompt = table(state).view()["turn"]["prompt"]
    assert ("or more is needed: it succeeds." in prompt) != fails
    assert ("If it stands: A loses" in prompt) == fails


def test_in_a_combat_only_who_does_not_win_is_rather_to_repeat_the_test() -> None:
    losing, _ = play(scene(a="c3", b="c3"), "attack B", "roll 2 1", "roll 6 5")
    winning, _ = play(scene(a="c3", b="c3"), "attack B", "roll 6 5", "roll 2 1")
    assert (kinds(losing)["repeat"], kinds(losing)["keep"]) == ("primary", "plain")
    assert (kinds(winning)["repeat"], kinds(winning)["keep"]) == ("plain", "primary")


def test_the_own_key_is_offered_as_refused_with_its_rule_and_anothers_is_not() -> None:
    def refused(pawn: str) -> list[dict]:
        view = table(scene(a=pawn, keys="K1 K2 K3 K4 K5 K6")).view()
        return [one for one in view["targets"] if not one["legal"]]

    (key,) = refused("a4")
    assert (key["at"], key["action"], key["verb"]) == ("a4", "take key", "take-key")
    assert key["warning"].startswith("Not possible now: The key on a4 lies beside your own start")
    assert "KEY-4" in key["warning"]
    assert refused("a1") == refused("c3") == []


def test_a_lesson_about_keys_always_has_the_button_that_picks_one_up() -> None:
    board = Lesson(GAME, "01-goal", Words("en", "labyrinth")).exercise(2)
    lesson = LessonTable(board)

    def pick_up() -> list[bool]:
        return [one["legal"] for one in lesson.view()["buttons"] if one["action"] == "take key"]

    assert pick_up() == [False], "no key lies there: a press says so"
    view = lesson.intent({"intent": "act", "action": "take key", "for": lesson.view()["state"]})
    instead = [one["action"] for one in view["refusal"]["instead"]]
    assert instead, "what the lesson has taught, and so no Build"
    assert {one.split()[0] for one in instead} <= {"move", "take", "leave", "end"}
    board.do("move NW")
    assert pick_up() == [False], "the own key"
    board.reset().do("move SE", "move SE")
    assert pick_up() == [True]
    lesson = LessonTable(Lesson(GAME, "01-goal", Words("en", "labyrinth")).exercise(1))
    assert pick_up() == [], "whoever has a key needs none"


def test_abilities_are_unfolded_once_a_lesson_uses_them_or_there_are_items() -> None:
    def unfolded(name: str) -> list[bool]:
        lesson = Lesson(GAME, name, Words("en", "labyrinth"))
        return [pawn["open"] for pawn in LessonTable(lesson.exercise(1)).view()["pawns"]]

    assert unfolded("01-goal") == [False, False, False]
    assert unfolded("11-powers")[0]
    asked = PredictTable(Lesson(GAME, "02-turn", Words("en", "labyrinth")).predict(1)).view()
    assert [pawn["open"] for pawn in asked["pawns"]] == [False, False, False]
    assert [pawn["open"] for pawn in table(worked()).view()["pawns"]].count(True) == 1


def test_to_end_the_turn_with_actions_left_is_warned_of_and_pressed_twice() -> None:
    ends = {one["action"]: one for one in table(worked()).view()["buttons"]}["end"]
    assert ends["sure"]
    assert "2 actions are still left" in ends["warning"]
    spent = worked(TURN.replace("turn A 2", "turn A 0"))
    ends = {one["action"]: one for one in table(spent).view()["buttons"]}["end"]
    assert (ends["warning"], ends.get("sure")) == ("", None)


@pytest.mark.parametrize(
    ("walled", "told"),
    [
        (first_maze(golem="d4", a="a1", b="S3", c="S5"), "no card"),
        (scene(golem="d7"), "only the card"),
    ],
)
def test_to_move_a_golem_that_has_no_way_is_warned_of_and_pressed_twice(
    walled: State, told: str
) -> None:
    moves = {one["action"]: one for one in table(walled).view()["buttons"]}["move golem"]
    assert told in moves["warning"]
    assert moves["sure"]
    free = {one["action"]: one for one in table(worked()).view()["buttons"]}["move golem"]
    assert (free["warning"], free.get("sure")) == ("", None)


def test_one_of_several_tiles_is_chosen_by_its_drawing_and_by_what_it_has() -> None:
    state = PENDING["pick-tile"]
    buttons = table(state).view()["buttons"]
    for one in buttons:
        tile = state.box.tiles[one["tile"]["id"]]
        assert one["action"] == f"pick {tile.id}"
        assert len(one["tile"]["corridors"]) == len(tile.corridors)
        assert tile.id not in one["text"]
    assert buttons[0]["text"] == "Lay the tile: 2 exits and 1 corridor"


def test_on_the_start_space_the_move_that_has_to_come_first_is_asked_for_and_offered_first() -> (
    None
):
    start = scene(a="S1")
    view = table(start).view()
    assert "First a Move leaves the start space" in view["turn"]["prompt"]
    first, *others = view["buttons"]
    assert (first["action"].split()[0], first["kind"], first["legal"]) == ("move", "primary", True)
    assert [one["action"] for one in others if one["legal"]] == ["end"]
    moved = acted(table(start), "act", action=first["action"])
    assert "choose what to do" in moved["turn"]["prompt"]
    stunned = table(scene(a="S1 stun 1")).view()
    assert "it can only Rest" in stunned["turn"]["prompt"]
    assert "The Golem bars the way" in table(scene(a="S1", golem="a4")).view()["turn"]["prompt"]


def test_the_tile_that_was_taken_is_shown_and_its_placements_name_their_turning() -> None:
    view = table(PENDING["lay-tile"]).view()
    assert (view["hand"]["id"], view["hand"]["text"]) == ("x3", "Tile to lay")
    for target in view["targets"]:
        assert [target["tile"][one] for one in ("traps", "items", "bridges")] == [
            view["hand"][one] for one in ("traps", "items", "bridges")
        ]
    assert {target["verb"] for target in view["targets"]} == {"lay"}
    assert {target["turning"] for target in view["targets"]} <= set(range(6))


def test_a_placement_names_the_cells_to_which_one_can_go_from_the_tile_once_it_lies() -> None:
    state = PENDING["lay-tile"]
    told = {one["action"]: one["joins"] for one in table(state).view()["targets"] if one["legal"]}
    for action, joins in told.items():
        laid, _ = GAME.rules.apply(state, action)
        cell = CELL_OF[action.split()[1]]
        ways = range(len(laid.maze.corridors(cell)))
        open_to = [{to for _, to in steps(laid.maze, place_of(cell, way))} for way in ways]
        names = [sorted({place_name(laid.maze, to)[:2] for to in one}) for one in open_to if one]
        each = "; ".join(" and ".join(one) for one in names)
        first = "Each corridor joins other tiles:" if len(names) > 1 else "It joins"
        assert joins == f"{first} {each or 'no other tile'}."
    assert len(set(told.values())) > 5


def test_what_costs_more_than_one_action_says_so_where_it_is_chosen() -> None:
    view = table(worked()).view()
    shown = {one["action"]: one.get("short", one["text"]) for one in view["buttons"]}
    assert shown["activate crystal"] == "Fate Crystal (2 actions)"
    assert shown["build"] == "Build"


def test_an_item_to_pick_up_is_named_for_its_card() -> None:
    found = table(PENDING["explore-6"]).view()["buttons"]
    things = [one.get("thing") for one in found if one["action"].startswith("take ")]
    assert any(thing and thing.startswith("items/") for thing in things)


def test_who_lets_a_golem_card_be_is_not_told_of_a_test() -> None:
    texts = {one["action"]: one["text"] for one in table(PENDING["card-shown"]).view()["buttons"]}
    assert texts["keep"] == "Let the Golem card stand at 2"


def test_an_event_that_asks_for_a_choice_says_what_it_does() -> None:
    state = PENDING["once"]
    assert isinstance(state.top, Once)
    card = state.box.event_ids[state.top.event]
    assert Words("en", "labyrinth")(f"card-{card}-once") in table(state).view()["turn"]["prompt"]


def test_a_position_that_is_won_is_read_as_it_was_written() -> None:
    lines = TURN.replace("A S1 at c3", "A S1 at c3 keys 1").replace("B S3 at d4", "B S3 at S3")
    won, _ = play(worked(lines), "move SE")
    text = GAME.rules.write(won)
    assert "\nwon A\n" in text
    assert GAME.rules.read(text) == won
    for wrong in (text.replace("won A", "won B"), text.replace("keys 1", "keys 0")):
        with pytest.raises(BadInput) as caught:
            GAME.rules.read(wrong)
        assert caught.value.what.key == "error-not-won"


def test_an_event_says_who_moves_where_and_whom_it_harms() -> None:
    view = acted(table(PENDING["push-off"]), "act", action="push E")
    pushed = next(event for event in view["events"] if event["type"] == "pushed")
    assert (pushed["figure"], pushed["from"], pushed["to"]) == ("pawn-2", "d4", "d5")
    assert any(event["type"] == "lost-lives" for event in view["events"]) or view["log"]
