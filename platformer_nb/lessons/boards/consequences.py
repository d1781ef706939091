"""Consequences of an expected mistake, played out on the board and explained by rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from platformer_nb.core.play.session import Entry
from platformer_nb.core.rules import NATURE
from platformer_nb.lessons.boards.feedback import Consequence, Played
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import MadeMistake
from platformer_nb.text import Words

Done = Entry[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """An expected mistake whose consequences have been played and are still on the board.

    `mistake` is the first action after which no solution can be reached, `end` the last entry of the history.
    """

    wrong: models.Wrong
    mistake: Done
    end: Done


def let_happen(runner: LessonRunner, way: MadeMistake) -> Consequence:
    """Play out the consequences of a mistake as far as the rules allow, and describe them."""
    before = len(runner.session.history)
    runner.bring(way.wrong.script)
    runner.settle()
    for action in way.left:
        if not runner.do(action):
            break
    return told(runner, runner.words, way.wrong, before)


def told(runner: LessonRunner, words: Words, wrong: models.Wrong, since: int) -> Consequence:
    """Describe the history from index `since` on, with the rules that explain it."""
    reasons = tuple(runner.game.narrator.rule(rule, words) for rule in wrong.by)
    return Consequence(words("lesson-consequence"), played(runner, words, since), reasons)


def played(runner: LessonRunner, words: Words, since: int) -> tuple[Played, ...]:
    """Return each action from index `since` on with its events in words.

    The events of chance belong to the player's action before.
    """
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
