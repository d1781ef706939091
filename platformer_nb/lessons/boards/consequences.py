"""What comes of a wrong way that is let happen: played, told, and the rules by which it does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from platformer_nb.core.rules import NATURE
from platformer_nb.core.session import Entry
from platformer_nb.lessons.boards.feedback import Consequence, Played
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import Way
from platformer_nb.text import Words

Done = Entry[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """A wrong way that has been let happen, and still stands on the board.

    `mistake` is the action after which no solution was open any more, `end` the last thing that happened.
    """

    wrong: models.Wrong
    mistake: Done
    end: Done


def let_happen(runner: LessonRunner, way: Way) -> Consequence:
    """Play on after a wrong way, as far as the rules let it, and tell what came of it."""
    before = len(runner.session.history)
    runner.bring(way.wrong.script)
    runner.settle()
    for action in way.left:
        if not runner.do(action):
            break
    return told(runner, runner.words, way.wrong, before)


def told(runner: LessonRunner, words: Words, wrong: models.Wrong, since: int) -> Consequence:
    """What has happened since so many actions had been done, and why."""
    reasons = tuple(runner.game.narrator.rule(rule, words) for rule in wrong.by)
    return Consequence(words("lesson-consequence"), played(runner, words, since), reasons)


def played(runner: LessonRunner, words: Words, since: int) -> tuple[Played, ...]:
    """Each action since then, with all it brought until the next one; chance belongs to the action before."""
    narrator = runner.game.narrator
    found: list[Played] = []
    for entry in runner.session.history[since:]:
        lines = runner.told_of(entry, words)
        if entry.actor != NATURE:
            written = runner.rules.write_action(entry.before, entry.action)
            said = narrator.action(entry.before, entry.action, words)
            found.append(Played(written, said, lines))
        elif found:
            found[-1] = replace(found[-1], told=found[-1].told + lines)
        else:
            found.append(Played("", "", lines))
    return tuple(
        one if one.told else replace(one, told=(words("lesson-nothing"),)) for one in found
    )
