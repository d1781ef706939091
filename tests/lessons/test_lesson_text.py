"""A lesson's sentences on a page: no letters of figures, no words that are typed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.boards.lesson_text import lesson_text
from platformer_nb.lessons.page.lesson_end import lesson_end
from platformer_nb.lessons.page.places import reading_steps
from platformer_nb.lessons.page.rounds import round_offers
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words, languages
from platformer_nb.text.words import PAGE
from tests.lessons.test_lesson_end import learner

KEY = "lesson-first-turn-watch"
LETTER = re.compile(r"\([A-Za-z0-9]\)")
PROSE_TAGS = {
    *("p", "span", "strong", "em", "code", "pre", "ul", "ol", "li", "h3", "blockquote"),
    *("table", "thead", "tbody", "tr", "th", "td", "term"),
}
"""All that a page draws of a lesson's text; never HTML."""


def tags(nodes: list[Any]) -> set[str]:
    """The elements of a tree of prose."""
    inner = [node for node in nodes if isinstance(node, list)]
    return {n[0] for n in inner}.union(*(tags(n[1:]) for n in inner))


def test_a_page_names_a_figure_without_its_letter_and_a_notebook_with_it() -> None:
    assert "Gloop," in lesson_text(Words("en", GAME.name, medium=PAGE), KEY)
    assert "Gloop (G)," in lesson_text(Words("en", GAME.name), KEY)
    polish = lesson_text(Words("pl", GAME.name, medium=PAGE), KEY)
    assert "`move`" not in polish
    assert "ruch, miecz" in polish


@pytest.mark.parametrize("language", languages())
def test_prose_is_a_tree_of_known_elements_and_no_step_says_the_letter_of_a_figure(
    language: str,
) -> None:
    course = Course(GAME, learner(), language)
    for name in lesson_names(GAME):
        for number in range(len(reading_steps(GAME, name))):
            course.open(name, number)
            step = course.step()
            assert step is not None
            assert tags(step["prose"]) <= PROSE_TAGS
            told = json.dumps(step["prose"], ensure_ascii=False)
            assert not LETTER.search(told), f"{name} {number}"


def test_the_end_of_a_lesson_says_what_came_of_it() -> None:
    words, lesson = Words("en", GAME.name, medium=PAGE), "03-jumping"
    kinds = (models.Exercise, models.Predict)
    tasks = [step.id for step in reading_steps(GAME, lesson) if isinstance(step, kinds)]
    whole = Progress()
    for task in tasks:
        whole = whole.has_solved(lesson, task, 0, 5)
    assert lesson_end(GAME, words, lesson, Progress())["stars"].startswith("Nothing here is solved")
    assert lesson_end(GAME, words, lesson, whole)["stars"].startswith("Everything in this lesson")


def test_the_placement_stays_but_smaller_once_something_is_solved() -> None:
    words = Words("en", GAME.name, medium=PAGE)
    fresh = round_offers(GAME, words, Progress(), 0)["placement"]
    later = round_offers(GAME, words, Progress().has_solved("03-jumping", "x", 0, 5), 0)[
        "placement"
    ]
    assert (fresh["small"], later["small"]) == (False, True)
