"""A lesson file that is wrong is refused with place, reason and mend."""

from collections.abc import Callable
from pathlib import Path

import pytest

from platformer_nb.core.errors import BadInput
from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import load_lesson

Write = Callable[..., Path]


def test_a_lesson_is_loaded(write_lesson: Write) -> None:
    lesson = load_lesson(GAME, "09-a-lesson", write_lesson())

    assert lesson.steps[0].id == "one"


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('kind = "exercise"', 'kind = "quiz"', "steps.1.kind", "'quiz' is unknown"),
        ('kind = "exercise"\n', "", "steps.1.kind", "the key is missing"),
        ("starter", "start", "steps.1", "missing"),
        ('starter = ["gravity"]', 'starter = ["gravity"]\nhint = "x"', "steps.1", "no such key"),
        ('id = "one"', 'id = "One!"', "steps.1.id", "spelled wrongly"),
        ('["MOV-1"]', '["MOV-99"]', "steps.1.rules", "there is no rule MOV-99"),
        ('rule = "MAP-11"', 'rule = "MAP-99"', "steps.1.rules", "there is no rule MAP-99"),
        ('want = "at"', 'want = "near"', "steps.1.goals.1.want", "'near' is unknown"),
        ('want = "at", ', "", "steps.1.goals.1.want", "the key is missing"),
        ('space = "b1"', 'space = "B1"', "goals.1", "spelled wrongly"),
        (
            '{ want = "at", space = "b1" }',
            '{ want = "not", of = { want = "near" } }',
            "steps.1.goals.1.of.want",
            "'near' is unknown",
        ),
        (
            '{ want = "at", space = "b1" }',
            '{ want = "at", space = "b1", figure = "dragon" }',
            "steps.1.goals",
            "nobody is called “dragon”",
        ),
        (
            '{ want = "at", space = "b1" }',
            '{ want = "at", space = "b1", figure = "hero 2" }',
            "steps.1.goals",
            "nobody is called “hero 2”",
        ),
        (
            '{ want = "at", space = "b1" }',
            '{ want = "owns", card = "grappnel" }',
            "steps.1.goals",
            "'grappnel' is unknown",
        ),
        ("pool: move", "pool: jump", "steps.1.position", "“jump” is unknown"),
        ("|  1 :", "|  ? :", "steps.1.position", "nobody is drawn"),
        ('[["move right"]]', "[]", "solutions", ""),
        ('    { actions = ["gravity"] },\n', "", "wrong", "3 items are needed"),
        ('["gravity"]\n', '"gravity"\n', "starter", "a list is needed"),
        ('solutions = [["move right"]]', "solutions = [[1]]", "solutions", "text is needed here"),
        ("[[steps]]", "[[steps", "line 3", "not TOML"),
    ],
)
def test_a_fault_is_named(write_lesson: Write, old: str, new: str, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_lesson(GAME, "09-a-lesson", write_lesson(old, new))

    assert caught.value.place.startswith("lessons/09-a-lesson.toml")
    assert place in caught.value.place
    assert reason in caught.value.reason
    assert caught.value.mend


def test_two_steps_cannot_share_a_name(write_lesson: Write) -> None:
    folder = write_lesson()
    file = folder / "lessons" / "09-a-lesson.toml"
    text = file.read_text()
    file.write_text(text + text.partition("choices = []")[2])

    with pytest.raises(BadInput, match=r"steps\.2\.id: another step is called “one”"):
        load_lesson(GAME, "09-a-lesson", folder)


def test_an_unknown_lesson_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match="Choose from 00-first-turn"):
        open_lesson(GAME, "77-flying")


def test_an_unknown_number_names_the_known_ones(dice: Lesson) -> None:
    with pytest.raises(BadInput, match="Name a number from 1 to 6"):
        dice.exercise(7)
    with pytest.raises(BadInput, match=r"there are only 5\."):
        dice.show(0)


def test_the_language_is_that_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    monkeypatch.chdir(folder)
    assert open_lesson(GAME, "01-dice-pool").words.language == "en"

    elsewhere = tmp_path / "notes"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert open_lesson(GAME, "01-dice-pool").words.language == "en"
