"""Puzzles: each is solved by its solution, and no search finds a better one."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import platformer_widgets
from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.content import game_folder, load_rulebook
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.games.platformer.teaching.goals.event_goals import Reaches
from platformer_nb.games.platformer.teaching.puzzles.kinds import KINDS, Puzzle
from platformer_nb.games.platformer.teaching.puzzles.puzzle_builder import MAKER, candidate
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.puzzles import validation
from platformer_nb.lessons.puzzles.models import GRADES, puzzles_of
from platformer_nb.lessons.puzzles.page import puzzle_cells
from platformer_nb.lessons.puzzles.puzzles import (
    FILE,
    PuzzleBoard,
    load_puzzles,
    open_puzzle,
    proven,
)
from platformer_nb.lessons.puzzles.text import written
from platformer_nb.lessons.puzzles.validation import answer_faults, best_faults, puzzle_faults
from platformer_nb.lessons.track.models import Wrong
from platformer_nb.text import languages

PUZZLES: tuple[Any, ...] = load_puzzles(GAME)
numbered = pytest.mark.parametrize(
    ("number", "puzzle"), [pytest.param(n, p, id=p.id) for n, p in enumerate(PUZZLES, 1)]
)
BRIDGE = Puzzle.model_validate(
    {
        "id": "bridge",
        "kind": "fewest-gems",
        "grade": "easy",
        "gems": 0,
        "position": """
map:
    +----+----+----+
  1 |  1 :    :   c|
    +====+====+====+
hero 1: sweety; gems 2
pool: move move
""",
        "goals": [{"want": "takes", "space": "c1", "token": "coin"}],
        "solution": ["move right", "move right"],
        "rules": ["MOV-1"],
        "wrong": [
            {"actions": ["move up"], "rule": "LVL-3"},
            {"actions": ["move left"], "rule": "MAP-11"},
            {"actions": ["coin"], "rule": "SYM-3"},
        ],
    }
)


# --- what there is -------------------------------------------------------------------------------------------


def test_there_are_forty_puzzles_of_three_kinds_from_easy_to_fiendish() -> None:
    assert len(PUZZLES) >= 40
    assert [p.grade for p in PUZZLES] == sorted((p.grade for p in PUZZLES), key=GRADES.index)
    assert min(Counter(p.grade for p in PUZZLES).values()) >= 10
    assert min(Counter(p.kind for p in PUZZLES).values()) >= 10
    assert {p.kind for p in PUZZLES} == set(KINDS)


def test_an_easy_puzzle_takes_two_or_three_actions_and_a_fiendish_one_more_than_four() -> None:
    lengths = {p.id: len([a for a in p.solution if a not in ("end", "set none")]) for p in PUZZLES}

    assert all(lengths[p.id] <= 4 for p in PUZZLES if p.grade == "easy")
    assert all(lengths[p.id] > 4 for p in PUZZLES if p.grade == "fiendish")


def test_no_two_puzzles_are_the_same() -> None:
    assert len({p.position for p in PUZZLES}) == len(PUZZLES)
    assert len({p.id for p in PUZZLES}) == len(PUZZLES)


def test_puzzles_are_played_with_every_hero_in_both_dungeons() -> None:
    text = " ".join(p.position for p in PUZZLES)

    assert all(f"hero 1: {hero};" in text for hero in GAME.box.heroes)
    assert "dungeon forest" in text
    assert "dungeon void" in text


def test_puzzles_need_forging_gems_shoves_pushes_attacks_portals_cards_and_the_special_die() -> (
    None
):
    text = " | ".join(action for p in PUZZLES for action in p.solution)

    words = ("forge", "+", "shove", "push", "attack", "portal", "use", "special", "ability")
    assert [word for word in words if word not in text] == []


def test_the_file_is_what_the_maker_writes() -> None:
    text = Path(str(game_folder() / FILE)).read_text(encoding="utf-8")

    assert written(PUZZLES, MAKER) == text


# --- the proof -----------------------------------------------------------------------------------------------


@numbered
def test_no_way_is_better_than_the_solution_or_leads_higher(number: int, puzzle: Puzzle) -> None:
    assert list(best_faults(GAME, puzzle)) == []


@numbered
def test_the_solution_solves_it_by_its_rules_and_wrong_answers_are_refused_for_theirs(
    number: int, puzzle: Puzzle
) -> None:
    board = open_puzzle(GAME, number, "en")

    assert list(answer_faults(board)) == []
    assert "proven" in board.answer(*puzzle.solution).note
    assert set(puzzle.rules) <= set(load_rulebook())
    refusals = [board.answer(*wrong.actions) for wrong in puzzle.wrong]
    assert all(refused.instead or refused.reasons for refused in refusals)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"gems": 1}, "the best way takes 2 actions and 0 gems, its solution 2 and 1"),
        ({"solution": ["move right"]}, "move right does not solve it"),
        ({"rules": ["MOV-1", "GRA-1"]}, "GRA-1 is not cited by its solution"),
        ({"rules": []}, "MOV-1 is cited by its solution"),
        (
            {"solution": ["move right with move+1", "step right"]},
            "move right with move+1, step right",
        ),
        ({"position": BRIDGE.position.replace(":   c|", "|   c|")}, "no way leads to its goal"),
        ({"kind": "top", "goals": [Reaches(want="reaches", row=2)]}, "Row 1 can be reached"),
        ({"goals": [Reaches(want="reaches", row=1)]}, "it is solved by ending the turn"),
        (
            {"wrong": [Wrong(actions=["move up"], rule="MAP-3")] * 3},
            "move up is refused by LVL-3, not by MAP-3",
        ),
    ],
)
def test_the_proof_finds_what_does_not_hold(changed: dict[str, Any], fault: str) -> None:
    puzzle = BRIDGE.model_copy(update=changed)

    found = list(puzzle_faults(GAME, [puzzle], Words("en", strict=True)))

    assert any(one.startswith(f"puzzles, bridge: {fault}") for one in found), found


def test_what_holds_has_no_fault() -> None:
    assert list(puzzle_faults(GAME, [BRIDGE], Words("en", strict=True))) == []


# --- at the board --------------------------------------------------------------------------------------------


@numbered
def test_every_rung_of_help_helps(number: int, puzzle: Puzzle) -> None:
    board = open_puzzle(GAME, number, "en")
    nudge, rules, spaces, solution = (board.hint(rung) for rung in (1, 2, 3, 4))

    assert nudge.text
    assert [reason.rule for reason in rules.reasons] == puzzle.rules
    assert spaces.text
    assert board.answer(*solution.actions).solved


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_can_be_told_in_every_language(language: str) -> None:
    words = Words(language, strict=True)

    for number, puzzle in enumerate(PUZZLES, 1):
        board = PuzzleBoard(GAME, puzzle, number, words)
        told = " ".join(repr(board).split())
        assert board.text
        assert all(goal in told for goal, _ in board.goals)
        assert board.player in told
        hero = board.runner.state.heroes[0]
        cards = (*(item for item, _ in hero.items), *hero.potions)
        assert all(words(f"card-{card}-text") in told for card in cards)
        assert all(foe in told for foe in board.around)


def test_an_ability_that_is_used_up_is_told_so() -> None:
    used = BRIDGE.model_copy(
        update={"position": BRIDGE.position.replace("sweety; gems 2", "angelo; ability used")}
    )

    told = PuzzleBoard(GAME, used, 1, Words("en", strict=True)).player

    assert told.startswith("Angelo: A star counts as a move.")
    assert told.endswith("(exhausted)")


def test_what_an_enemy_can_do_is_told_as_its_card_is_not_on_the_table() -> None:
    number, puzzle = next((n, p) for n, p in enumerate(PUZZLES, 1) if "P" in _figures(p))
    board = open_puzzle(GAME, number, "en")

    assert len(board.around) == len(_figures(puzzle))
    assert (
        "Puffcap. Health 1, damage 1, loot: 1 coin and 1 gem. "
        "When it is defeated, it bursts: every Hero next to it suffers 1 Wound."
    ) in board.around


def _figures(puzzle: Puzzle) -> set[str]:
    """The letters of the Enemies on a puzzle's map."""
    return set(re.findall(r"[|: H^$x*@]([A-Z])[ cg][|:]", puzzle.position))


def test_a_way_that_costs_more_than_the_best_is_told_what_it_could_cost() -> None:
    board = PuzzleBoard(GAME, BRIDGE, 1, Words("en", strict=True))

    feedback = board.answer("move right with move+1", "step right")

    assert feedback.status == "not-yet"
    assert feedback.note == "You got there, but you spent 1 gem. It can be done with none at all."


def test_an_answer_that_falls_short_is_told_how_short_the_best_way_is() -> None:
    board = PuzzleBoard(GAME, BRIDGE, 1, Words("en", strict=True))

    feedback = board.answer("move right")

    assert feedback.status == "not-yet"
    assert feedback.note.startswith("So far you have spent no gems.")
    assert "2 actions" in feedback.note


def test_a_hero_who_does_nothing_faints_and_is_told_so() -> None:
    number, _ = next((n, p) for n, p in enumerate(PUZZLES, 1) if p.kind == "survive")
    board = open_puzzle(GAME, number, "en")

    feedback = board.answer("end", "set none")

    assert feedback.status == "not-yet"
    assert "has fainted" in feedback.note


def test_a_solved_puzzle_is_noted_with_the_learner(tmp_path: Path) -> None:
    learner = Learner(ProgressFile(tmp_path / "progress.json"))

    open_puzzle(GAME, 1, "en", learner=learner).answer(*PUZZLES[0].solution)

    assert learner.stars("puzzles", PUZZLES[0].id) == 4


def test_in_a_notebook_a_puzzle_is_played_on_a_component(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PLATFORMER_PROGRESS", str(tmp_path / "progress.json"))
    board = platformer_widgets.open_puzzle(1, "en")

    bundle = board._repr_mimebundle_()
    shown = bundle[0] if isinstance(bundle, tuple) else bundle
    component = platformer_widgets.ExerciseBoard(board)

    assert shown["text/plain"] == repr(board)
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert component.table.view()["lesson"]["heading"] == "Puzzle 1 (easy)"


@pytest.mark.parametrize("number", [0, 1000])
def test_a_number_that_no_puzzle_has_is_explained(number: int) -> None:
    with pytest.raises(BadInput, match="puzzle"):
        open_puzzle(GAME, number, "en")


# --- the page and the maker ----------------------------------------------------------------------------------


def test_the_page_shows_every_puzzle_with_the_same_code_in_all_languages() -> None:
    pages = {x: list(puzzle_cells(GAME, Words(x, strict=True))) for x in languages()}
    code = {x: [text for kind, text in page if kind == "code"] for x, page in pages.items()}

    assert all(cells == code["en"] for cells in code.values())
    assert code["en"][1:] == [f"open_puzzle({n})" for n in range(1, len(PUZZLES) + 1)]
    assert len({repr(page) for page in pages.values()}) == len(pages)


def test_the_same_draft_gives_the_same_puzzle_and_it_is_proven() -> None:
    one, other = candidate("top", 39), candidate("top", 39)

    assert one == other
    assert one is not None
    rules = GAME.rules
    way = proven(GAME, rules.read(one.puzzle.position), one.puzzle.goals, [])
    assert way is not None
    assert way.cost == one.puzzle.gems


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_has_a_title_of_its_own(language: str):
    words = Words(language, strict=True)
    titles = [words(puzzle.title_key) for puzzle in load_puzzles(GAME)]
    assert len(set(titles)) == len(titles) == 48


def test_a_title_that_two_puzzles_share_is_a_fault(monkeypatch: pytest.MonkeyPatch):
    first = load_puzzles(GAME)[:1]
    monkeypatch.setattr(validation, "answer_faults", lambda board: ())
    monkeypatch.setattr(validation, "best_faults", lambda game, puzzle: ())
    assert list(validation.puzzle_faults(GAME, first, Words("en"))) == []
    found = list(validation.puzzle_faults(GAME, first * 2, Words("en")))
    assert found == ["puzzles: 2 of them have the title 'A door in the corner'"]


def test_gravity_counts_where_anybody_falls_and_is_idle_where_nobody_does() -> None:
    rules, kinds = GAME.rules, puzzles_of(GAME)
    before = rules.read(next(one for one in load_puzzles(GAME) if one.id == "p38").position)
    idle = []
    for text in ("gravity", "shove b1 up with forge coin", "gravity"):
        action = rules.read_action(before, text)
        after, _ = rules.apply(before, action)
        idle.append(kinds.is_idle(before, action, after))
        before = after
    assert idle == [True, False, False], "the Ent falls, and no Hero"
