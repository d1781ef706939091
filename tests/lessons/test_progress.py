"""Progress is kept, joined, taken elsewhere, and never lost to a damaged file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.progress.mastery import Answer
from platformer_nb.lessons.progress.progress import Progress, Solved, read, written
from platformer_nb.lessons.progress.progress_file import VARIABLE, WITHOUT_LOCKS, ProgressFile

TIMES = st.integers(0, 10**10)
PROGRESS = st.builds(
    lambda answers, solved: Progress() | Progress(tuple(answers), tuple(solved)),
    st.lists(
        st.builds(
            Answer,
            st.sampled_from(["MOV-2", "GRA-1"]),
            st.booleans(),
            TIMES,
            st.sampled_from([0.0, 0.5]),
        )
    ),
    st.lists(
        st.builds(Solved, st.just("03-jumping"), st.sampled_from("abc"), st.integers(0, 4), TIMES)
    ),
)


@pytest.fixture
def kept(tmp_path: Path) -> ProgressFile:
    return ProgressFile(tmp_path / "own" / "progress.json")


@given(PROGRESS)
def test_what_is_written_can_be_read(progress: Progress):
    assert read(written(progress)) == progress


@given(PROGRESS, PROGRESS)
def test_joining_loses_nothing_and_adds_nothing_twice(one: Progress, other: Progress):
    both = one | other
    assert both == other | one
    assert both | one == both
    assert set(both.answers) == {*one.answers, *other.answers}


def test_a_new_learner_has_no_progress(kept: ProgressFile):
    assert kept.load() == Progress()
    assert not kept.path.exists()


def test_an_answer_is_there_when_the_notebook_is_opened_again(kept: ProgressFile):
    kept.change(lambda progress: progress.answered(["MOV-2", "GRA-1"], True, 5))
    again = ProgressFile(kept.path).load()
    assert {rule: found.right for rule, found in again.rules.items()} == {"MOV-2": 1, "GRA-1": 1}


def test_two_notebooks_write_to_one_file(kept: ProgressFile):
    other = ProgressFile(kept.path)
    kept.change(lambda progress: progress.answered(["MOV-2"], True, 1))
    other.change(lambda progress: progress.answered(["MOV-2"], True, 2))
    assert len(kept.load().answers) == 2


@pytest.mark.parametrize("number", WITHOUT_LOCKS)
@pytest.mark.filterwarnings("error")
def test_on_a_network_home_without_locks_a_file_keeps_others_out(
    kept: ProgressFile, monkeypatch: pytest.MonkeyPatch, number: int
):
    def no_locks(*_given: object) -> None:
        raise OSError(number, "no locks here")

    monkeypatch.setattr("fcntl.flock", no_locks)
    held = kept.path.with_suffix(".held")
    there: list[bool] = []

    def answered(progress: Progress) -> Progress:
        there.append(held.is_file())
        return progress.answered(["MOV-2"], True, 1)

    kept.change(answered)
    assert there == [True]
    assert not held.exists(), "and lets the next one in"
    assert len(ProgressFile(kept.path).change(lambda progress: progress).answers) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "[]",
        '{"progress": 6, "answers": [], "solved": []}',
        '{"progress": 4, "answers": [["MOV-2", true, 1, 1]], "solved": []}',
        '{"progress": 1, "answers": [["MOV-2", true, -1]], "solved": []}',
        '{"progress": 1, "answers": [["sly", true, 1]], "solved": []}',
        '{"progress": 1, "answers": [], "solved": [], "more": 1}',
        "[" * 5000,
    ],
)
def test_a_damaged_file_is_set_aside_and_never_wiped(kept: ProgressFile, text: str):
    kept.path.parent.mkdir()
    kept.path.write_text(text)
    kept.change(lambda progress: progress.answered(["MOV-2"], True, 1))
    assert len(kept.load().answers) == 1
    assert kept.aside is not None
    assert kept.aside.read_text() == text
    assert kept.trouble is not None
    assert kept.trouble.mend


def test_a_file_that_is_no_text_is_set_aside(kept: ProgressFile):
    kept.path.parent.mkdir()
    kept.path.write_bytes(b"\xff\xfe\x00")
    assert kept.load() == Progress()
    assert kept.aside is not None
    assert kept.aside.read_bytes() == b"\xff\xfe\x00"


def test_the_second_damaged_file_does_not_replace_the_first(kept: ProgressFile):
    kept.path.parent.mkdir()
    for text in ("first", "second"):
        kept.path.write_text(text)
        kept.load()
    found = {path.read_text() for path in kept.path.parent.glob("*damaged*")}
    assert found == {"first", "second"}


def test_progress_is_taken_elsewhere_and_back(kept: ProgressFile, tmp_path: Path):
    kept.change(lambda progress: progress.has_solved("03-jumping", "ledge", 1, 7))
    elsewhere = ProgressFile(tmp_path / "elsewhere.json")
    elsewhere.change(lambda progress: progress.answered(["MOV-2"], False, 9).has_met(["MOV-2"], 9))
    both = elsewhere.take_in(kept.export())
    assert both.best("03-jumping", "ledge") == 1
    assert both.due(10**9) == ["MOV-2"]


def test_a_bad_export_is_refused_and_changes_nothing(kept: ProgressFile):
    kept.change(lambda progress: progress.answered(["MOV-2"], True, 1))
    with pytest.raises(BadInput, match="cannot be read"):
        kept.take_in("{}")
    assert len(kept.load().answers) == 1


def test_answers_that_stand_twice_are_not_lost_but_named():
    text = '{"progress": 1, "answers": [["MOV-2", true, 1]],\n "solved": [],\n "answers": []}'
    with pytest.raises(BadInput) as caught:
        read(text)
    assert caught.value.place == "progress, line 3, column 2, key answers"
    assert caught.value.reason == "it is already on line 1"


def test_one_rule_or_one_lesson_is_begun_anew():
    progress = Progress().answered(["MOV-2", "GRA-1"], True, 1)
    progress = progress.has_solved("03-jumping", "ledge", 0, 2).has_solved("01-dice", "a", 0, 3)
    assert list(progress.without_rules(["MOV-2"]).rules) == ["GRA-1"]
    assert [s.lesson for s in progress.without_lesson("03-jumping").solved] == ["01-dice"]


def test_the_least_help_counts():
    progress = Progress().has_solved("a", "b", 3, 1).has_solved("a", "b", 1, 2)
    assert progress.best("a", "b") == 1
    assert progress.best("a", "c") is None


def test_the_environment_may_name_another_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine.json"))
    assert ProgressFile().path == tmp_path / "mine.json"
