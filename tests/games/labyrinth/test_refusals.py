"""Every refusal has a sentence with the facts of the position."""

from __future__ import annotations

import pytest

from platformer_nb import text
from platformer_nb.core.ruling import Cite
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.content import load_box
from platformer_nb.games.labyrinth.narration.reasons import say_cite
from platformer_nb.games.labyrinth.rules.course.setup import new_state
from platformer_nb.games.labyrinth.rules.legality import judge
from platformer_nb.lessons.track.lesson import Lesson
from tests.games.labyrinth.rules.test_pending import PENDING
from tests.games.labyrinth.walking import TURN, play, random_play, refused, universe, worked

WORDS = text.Words(text.BASE, "labyrinth", strict=True)


def told(cite: Cite) -> str:
    """The sentence of a citation."""
    return WORDS.tell(f"why-{cite.rule}", cite.facts)


def test_whatever_is_refused_is_told_in_whole_sentences() -> None:
    seen: dict[str, set[str]] = {}
    for step, state in enumerate(random_play(new_state(load_box(), 4), 3, 300)):
        for action in list(universe(state))[step % 9 :: 9]:
            ruling = judge(state, action)
            for cite in () if ruling.legal else ruling.cites:
                sentence = told(cite)
                assert sentence.endswith("."), cite
                assert "none" not in sentence.replace("none is left", "").replace(
                    "none left", ""
                ).replace("none of them", ""), cite
                seen.setdefault(cite.rule, set()).add(sentence)
    assert {"TIL-1", "TIL-2", "TIL-19", "MOV-1", "MOV-3", "ACT-3", "BRG-1"} <= set(seen)


@pytest.mark.parametrize("language", text.languages())
def test_whatever_is_pending_a_refusal_has_a_sentence_in_every_language(language: str) -> None:
    words = text.Words(language, "labyrinth", strict=True)
    rules = set()
    for state in PENDING.values():
        for action in list(universe(state))[::7]:
            ruling = judge(state, action)
            for cite in () if ruling.legal else ruling.cites:
                rules.add(cite.rule)
                sentence = words.tell(f"why-{cite.rule}", cite.facts)
                assert sentence.endswith("."), cite
    assert len(rules) > 8


@pytest.mark.parametrize(
    ("state", "action", "rules", "sentence"),
    [
        (worked(), "move E", ("MOV-1",), "The corridor on c3 does not open to the east."),
        (
            worked(TURN.replace("A 2", "B 2")),
            "move SE",
            ("MOV-1",),
            "To the south-east of d4 nothing has been built: e4 is empty.",
        ),
        (
            worked(TURN.replace("turn A 2", "turn C 2")),
            "safe jump b",
            ("BRG-1",),
            "From d2b a jump leads to d2a, and nowhere else.",
        ),
        (worked(), "safe jump a", ("BRG-1",), "No bridge on c3 leads there."),
        (
            play(worked(), "build", "draw b1")[0],
            "end",
            ("TIL-19",),
            "A tile has been taken, so it has to be laid before anything else.",
        ),
        (
            play(worked(), "move SW", "move NE")[0],
            "build",
            ("ACT-3",),
            "That costs 1 action, and none is left.",
        ),
    ],
)
def test_a_refusal_is_told_with_its_facts(
    state: object, action: str, rules: tuple[str, ...], sentence: str
) -> None:
    assert told(refused(state, action, *rules)) == sentence  # type: ignore[arg-type]


def test_the_name_of_a_tile_marks_no_cell() -> None:
    """The bend b1 on b5 is no matter of the cell b1."""
    board = Lesson(GAME, "04-last-corridor", WORDS).exercise(1)
    board.do("build")
    state = board.session.state
    ruling = judge(state, GAME.rules.read_action(state, "lay b5 0"))
    assert next(cite.rule for cite in ruling.cites) == "TIL-4"
    assert {cite.facts["tile"] for cite in ruling.cites if "tile" in cite.facts} == {"b1"}
    marked = {at for cite in ruling.cites for at in say_cite(WORDS, cite, False, cite.facts).spaces}
    assert "b5" in marked
    assert "b1" not in marked
