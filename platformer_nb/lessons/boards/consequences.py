"""What comes of a wrong way that is let happen: played, told, and the rules by which it does."""

from __future__ import annotations

from dataclasses import dataclass, replace

from platformer_nb.core.rules import NATURE
from platformer_nb.core.session import Entry
from platformer_nb.games.platformer.events import Event
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.actions import say_action
from platformer_nb.games.platformer.narration.events import say_event
from platformer_nb.games.platformer.narration.rules import say_rule
from platformer_nb.lessons.boards.feedback import Consequence, Played
from platformer_nb.lessons.boards.runner import LessonRunner
from platformer_nb.lessons.track import models
from platformer_nb.lessons.track.expected_mistakes import Way
from platformer_nb.text import Words

Done = Entry[State, Action, Event]


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
    reasons = tuple(say_rule(words, rule) for rule in wrong.by)
    return Consequence(words("lesson-consequence"), played(runner, words, since), reasons)


def played(runner: LessonRunner, words: Words, since: int) -> tuple[Played, ...]:
    """Each action since then, with all it brought until the next one; chance belongs to the action before."""
    found: list[Played] = []
    for entry in runner.session.history[since:]:
        lines = tuple(filter(None, (say_event(words, runner.state, e) for e in entry.events)))
        if entry.actor != NATURE:
            written = runner.rules.write_action(entry.before, entry.action)
            said = say_action(words, entry.before, entry.action)
            found.append(Played(written, said, lines))
        elif found:
            found[-1] = replace(found[-1], told=found[-1].told + lines)
        else:
            found.append(Played("", "", lines))
    return tuple(
        one if one.told else replace(one, told=(words("lesson-nothing"),)) for one in found
    )
