"""The progress page: levels of all rules, one rule in detail, and the rules due for review."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.exam.drawn import breakable
from platformer_nb.lessons.exam.scope import reviewable, taught_scope
from platformer_nb.lessons.page.places import Place, reading_steps, where_practised, where_taught
from platformer_nb.lessons.progress.forgetting import Forgettable, forgettable, lost, tally
from platformer_nb.lessons.progress.mastery import LEVELS, REST, Mastery
from platformer_nb.lessons.progress.picture import chapters, counted
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.text import Words


def knowledge(
    game: AnyGame, words: Words, progress: Progress, now: int, chosen: str = ""
) -> dict[str, Any]:
    """Return the view of the progress page; `chosen` is the rule shown in detail, if any.

    `now` is in seconds since 1970.
    """
    rows = chapters(game, progress, words)
    numbers = counted(rows)
    due = frozenset(progress.due(now))
    return {
        "title": words("progress-title"),
        "legend": [
            {"level": level, "text": words(f"level-{level}"), "count": numbers[level]}
            for level in reversed(LEVELS)
        ],
        "chapters": [
            {
                "id": row.id,
                "name": row.name,
                "rules": [
                    {
                        "rule": square.rule,
                        "level": square.level,
                        "due": square.rule in due,
                        "label": _label(words, square.rule, square.level, square.rule in due),
                    }
                    for square in row.squares
                ],
            }
            for row in rows
        ],
        "chosen": closer(game, words, progress, chosen)
        if chosen in game.rulebook.entries
        else None,
        "review": review(game, words, progress, now),
        "forget": forgettable(game, words, progress),
    }


def _label(words: Words, rule: str, level: str, due: bool) -> str:
    key = "tutor-mark-due" if due else "tutor-mark"
    return words(key, rule=rule, level=words(f"level-{level}"))


def closer(game: AnyGame, words: Words, progress: Progress, rule: str) -> dict[str, Any]:
    """Return one rule in detail: text, level, answers, and links to where it is taught, practised and examined."""
    right, wrong = tally(progress, rule)
    known = progress.rules.get(rule, Mastery())
    return {
        **_rule(game, words, rule),
        "level": known.level,
        "known": words(
            "tutor-known", level=words(f"level-{known.level}"), right=right, wrong=wrong
        ),
        "forget": lost(game, words, progress, Forgettable("rule", rule)) if right or wrong else "",
    }


def review(game: AnyGame, words: Words, progress: Progress, now: int) -> dict[str, Any]:
    """Return the rules due for review now, and the next one to come due with its time."""
    scope = taught_scope(game, progress)
    due = [rule for rule in progress.due(now) if not _done_since(game, progress, rule, now)]
    met = progress.rules_met
    known = progress.rules.items()
    later = [(m.due, rule) for rule, m in known if m.due is not None and rule in met]
    coming = min((entry for entry in later if entry[0] > now), default=None)
    return {
        "count": len(due),
        "text": words("tutor-due", count=len(due)),
        "rules": [_rule(game, words, rule) for rule in due],
        "ask": [rule for rule in due if reviewable(game, rule, scope)],
        "next": None if coming is None else {"rule": coming[1], "at": coming[0]},
    }


def _done_since(game: AnyGame, progress: Progress, rule: str, now: int) -> bool:
    """Return whether the exercise about a rule was done again since the rule came due, less than a rest ago.

    Help may have left open whether the rule was applied; to be sent to the same exercise at once helps nobody.
    """
    place, due = where_practised(game, rule), progress.rules[rule].due
    if place is None or due is None or rule in breakable(game):
        return False
    exercise = reading_steps(game, place.lesson)[place.step].id
    times = (s.at for s in progress.solved if (s.lesson, s.exercise) == (place.lesson, exercise))
    return any(max(due, now - REST) <= at for at in times)


def _rule(game: AnyGame, words: Words, rule: str) -> dict[str, Any]:
    """Return a rule with links: its lesson, an exercise about it, and whether an exam can cover it."""
    taught, practised = where_taught(game).get(rule), where_practised(game, rule)
    return {
        **asdict(game.narrator.rule(rule, words)),
        "taught": None if taught is None else _way(game, words, taught),
        "practised": None if practised in (None, taught) else _way(game, words, practised),
        "ask": rule in breakable(game),
    }


def _way(game: AnyGame, words: Words, place: Place) -> dict[str, Any]:
    title = Lesson(game, place.lesson, words).title
    count = len(reading_steps(game, place.lesson))
    text = words(
        "tutor-way", number=place.lesson[:2], title=title, step=place.step + 1, count=count
    )
    return {"lesson": place.lesson, "step": place.step, "text": text}
