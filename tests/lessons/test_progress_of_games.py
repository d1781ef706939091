"""Two games keep their progress in one store: nobody's MOV-1 is another's, and older progress is not lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress, read, written

OLD = '{"progress":1,"answers":[["MOV-1",true,5]],"solved":[["00-start","a",0,6]]}\n'

PROGRESS = st.builds(
    lambda rules, lessons, at: (
        Progress().answered(rules, True, at)
        | Progress(solved=()).has_solved(lessons, "a", 1, at + 1)
    ),
    st.lists(st.sampled_from(["MOV-1", "TY-2"]), min_size=1),
    st.sampled_from(["00-start", "puzzles"]),
    st.integers(0, 10**6),
)


def both(stored: Progress) -> tuple[Memory, ProgressOfGame, ProgressOfGame]:
    memory = Memory(lambda _progress: None)
    memory.follow(stored)
    return (
        memory,
        ProgressOfGame(memory, "first", "first"),
        ProgressOfGame(memory, "other", "first"),
    )


@given(PROGRESS, PROGRESS)
def test_games_do_not_meet(one: Progress, two: Progress) -> None:
    memory, first, other = both(Progress())
    assert first.change(lambda mine: mine | one) == one
    assert other.load() == Progress()
    assert other.change(lambda mine: mine | two) == two
    assert (first.load(), other.load()) == (one, two)
    stored = read(written(memory.load()))
    assert stored == memory.load()
    assert {str(entry[0]).partition(":")[0] for entry in (*stored.answers, *stored.solved)} == {
        "first",
        "other",
    }
    first.change(lambda _mine: Progress())
    assert (first.load(), other.load()) == (Progress(), two)


def test_older_progress_is_that_of_the_first_game() -> None:
    memory, first, other = both(read(OLD))
    assert other.load() == Progress()
    assert list(first.load().rules) == ["MOV-1"]
    assert first.load().best("00-start", "a") == 0
    other.change(lambda mine: mine.answered(["MOV-1"], False, 7))
    assert [answer.right for answer in first.load().answers] == [True]
    first.change(lambda mine: mine.answered(["MOV-1"], True, 8))
    assert [answer.at for answer in first.load().answers] == [5, 8]
    assert {answer.rule for answer in memory.load().answers} == {"first:MOV-1", "other:MOV-1"}


def test_an_older_copy_that_is_brought_again_adds_nothing_twice() -> None:
    memory, first, _ = both(read(OLD))
    before = first.change(lambda mine: mine.answered(["MOV-1"], True, 8))
    memory.change(lambda stored: stored | read(OLD))
    assert first.load() == before
