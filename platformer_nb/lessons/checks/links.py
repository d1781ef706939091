"""Check that every link about a rule leads to it: a crawl of what the tutor's page offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.question_generator import Referee
from platformer_nb.lessons.exam.scope import askable, taught_scope
from platformer_nb.lessons.page.places import reading_steps, where_practised
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.knowledge import review
from platformer_nb.lessons.progress.mastery import DAY
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

NOW = 1_000_000_000


def link_faults(game: AnyGame, words: Words) -> Iterator[str]:
    """Yield an error for every rule whose links lead elsewhere: show me, the review, the practice."""
    memory = Memory(lambda _: None)
    course = Course(game, Learner(memory, clock=lambda: NOW), words.language)
    every = tuple(game.rulebook.entries)
    untaught = _untaught(game)
    for rule in every:
        if rule in untaught:
            if course.show_rule(rule):
                yield f"{rule}: show me opens a step, and no lesson teaches it"
            continue
        found = course.step() if course.show_rule(rule) else None
        yield from _step_faults(rule, "show me", found)
    yield from _review_faults(game, words, tuple(r for r in every if r not in untaught), course)


def _untaught(game: AnyGame) -> frozenset[str]:
    taught = {r for name in lesson_names(game) for s in reading_steps(game, name) for r in s.rules}
    return frozenset(game.rulebook.entries) - taught


def _step_faults(rule: str, link: str, step: dict[str, object] | None) -> Iterator[str]:
    if step is None:
        yield f"{rule}: {link} opens nothing"
        return
    about, rules = step["about"], step["rules"]
    assert isinstance(rules, list)
    if rule not in rules:
        yield f"{rule}: {link} opens {step['heading']!r}, which does not teach it"
    if not isinstance(about, dict) or about["rule"] != rule:
        yield f"{rule}: {link} opens a step that does not quote it"


def _review_faults(
    game: AnyGame, words: Words, rules: tuple[str, ...], course: Course
) -> Iterator[str]:
    """Open every link of a review of all rules; one that practises a rule has to test it."""
    progress = Progress().has_met(rules, NOW - 2 * DAY).answered(set(rules), False, NOW - DAY)
    for one in review(game, words, progress, NOW)["rules"]:
        rule = one["rule"]
        for link in ("taught", "practised"):
            if (way := one[link]) is not None:
                opened = course.open(way["lesson"], way["step"], rule)
                yield from _step_faults(rule, link, course.step() if opened else None)
        practised = where_practised(game, rule)
        if practised is not None and course.open(practised.lesson, practised.step, rule):
            step = course.step()
            if step is not None and step["kind"] not in ("exercise", "predict"):
                yield f"{rule}: {step['heading']!r} practises nothing"


def review_faults(game: AnyGame, random: Random, each: int) -> Iterator[str]:
    """Yield an error for every question of a review that leaves what was taught: so many rules after each lesson."""
    met: list[str] = []
    for name in lesson_names(game):
        met += [rule for step in reading_steps(game, name) for rule in step.rules]
        progress = Progress().has_met(met, NOW)
        scope = taught_scope(game, progress)
        rules = [rule for rule in dict.fromkeys(met) if askable(game, rule, scope)] if each else []
        for rule in random.sample(rules, min(each, len(rules))):
            item = Referee(game, random.random().hex(), (rule,), scope).ask(rule)
            if not scope.holds(game, item):
                yield f"{name}: a review of {rule} asks about {', '.join(item.rules)}"


def title_faults(game: AnyGame, words: Words) -> Iterator[str]:
    """Yield an error for every title that two lessons share, or two steps of a lesson."""
    lessons = [Lesson(game, name, words) for name in lesson_names(game)]
    yield from _shared("lessons", [lesson.title for lesson in lessons])
    for lesson in lessons:
        steps = reading_steps(game, lesson.name)
        keys = [f"{lesson.key(step)}-title" for step in steps]
        yield from _shared(lesson.name, [words(key) for key in keys if words.has(key)])


def _shared(place: str, titles: list[str]) -> Iterator[str]:
    for title, count in Counter(titles).items():
        if count > 1:
            yield f"{place}: {count} of them have the title {title!r}"
