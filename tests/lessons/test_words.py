"""Every text of a lesson is there, by key, and none is there in vain."""

from itertools import pairwise

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.lessons.boards.boards import Exercise
from platformer_nb.lessons.goals.base import Attempt
from platformer_nb.lessons.track.lesson import Lesson, open_lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import languages
from platformer_widgets.standalone.lesson import WORDS

COMMON = {"lesson-" + key for key in (
    "board", "cards", "cards-of", "coins", "consequence", "contents", "event", "exam", "exercise", "foresee-how", "gems", "going", "hearts", "hint", "hint-anew", "hint-left", "hint-next",
    "hold-or-drop", "how", "ideas", "instead", "look-here", "look-nowhere", "lost", "lost-back", "lost-by", "lost-turn", "lost-turn-by", "middle", "not-yet", "nothing", "page", "pool",
    "prediction", "rewind", "rolled", "set-now", "shop", "solution", "solution-anew", "solution-back", "solution-on", "solved", "special", "stars", "taken-back", "tokens",
    "turn", "unreadable", "wait",
)}  # fmt: skip


def test_every_text_of_a_lesson_is_there(lesson: Lesson) -> None:
    words = Words("en")

    assert [key for key in lesson.text_keys() if not words.has(key)] == []


def test_every_goal_can_be_said(lesson: Lesson) -> None:
    words = Words("en", strict=True)
    for number in range(1, len(lesson.exercises) + 1):
        exercise: Exercise = lesson.exercise(number)
        for goal in exercise.step.goals:
            assert goal.say(words, Attempt(exercise.runner.state))


def test_no_text_is_there_in_vain() -> None:
    used = {key for name in lesson_names(GAME) for key in open_lesson(GAME, name, "en").text_keys()}
    used |= COMMON | {f"lesson-word-{word}" for word in WORDS}

    assert {key for key in Words("en").own_keys() if key.startswith("lesson-")} == used


@pytest.mark.parametrize("language", languages())
def test_a_lesson_ends_by_naming_the_next(language: str) -> None:
    for name, following in pairwise(lesson_names(GAME)):
        lesson = open_lesson(GAME, name, language)
        last = lesson.words(lesson.key(lesson.steps[-1]))

        said = (
            f"the last step of {name} has to name the next lesson: **{following[:2]}: <its title>**"
        )
        assert f"**{following[:2]}: " in last, said
