"""Parts of the progress that a learner can reset (all, a lesson, a rule), and what each reset deletes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

What = Literal["all", "lesson", "rule"]
WHATS: Final[tuple[What, ...]] = ("all", "lesson", "rule")


class Forgettable(NamedTuple):
    """A part of the progress: all of it, a lesson (or the puzzles), or a rule; `name` is "" for all."""

    what: What
    name: str = ""

    def known_in(self, game: AnyGame) -> bool:
        """Return whether the game has this part."""
        names = {
            "all": ("",),
            "lesson": (*lesson_names(game), PUZZLES),
            "rule": tuple(game.rulebook.entries),
        }
        return self.name in names[self.what]

    def without(self, progress: Progress) -> Progress:
        """Return the progress without this part."""
        if self.what == "lesson":
            return progress.without_lesson(self.name)
        return progress.without_rules([self.name]) if self.what == "rule" else Progress()

    def title(self, game: AnyGame, words: Words) -> str:
        """Return the title of this part."""
        if self.what == "all":
            return words("tutor-everything")
        if self.what == "rule":
            return self.name
        if self.name == PUZZLES:
            return words("puzzles-title")
        return f"{self.name[:2]} · {Lesson(game, self.name, words).title}"


def forgettable(game: AnyGame, words: Words, progress: Progress) -> list[dict[str, Any]]:
    """Return an entry for every part with recorded progress, with a sentence on what a reset deletes."""
    return [_entry(game, words, progress, part) for part in _parts(game, progress)]


def _parts(game: AnyGame, progress: Progress) -> Iterator[Forgettable]:
    begun = {s.lesson for s in progress.solved} | {m.lesson for m in progress.missed}
    yield from (
        Forgettable("lesson", name) for name in (*lesson_names(game), PUZZLES) if name in begun
    )
    answered = {answer.rule for answer in progress.answers}
    yield from (Forgettable("rule", rule) for rule in game.rulebook.entries if rule in answered)
    if progress != Progress():
        yield Forgettable("all")


def _entry(game: AnyGame, words: Words, progress: Progress, part: Forgettable) -> dict[str, Any]:
    return {
        "what": part.what,
        "name": part.name,
        "title": part.title(game, words),
        "text": lost(game, words, progress, part),
    }


def lost(game: AnyGame, words: Words, progress: Progress, part: Forgettable) -> str:
    """Return a sentence on what is deleted with a part."""
    left = part.without(progress)
    answers = len(progress.answers) - len(left.answers)
    solved = len({s[:2] for s in progress.solved}) - len({s[:2] for s in left.solved})
    if part.what == "rule":
        return words("tutor-lost-rule", rule=part.name, answers=answers)
    if part.what == "lesson":
        return words("tutor-lost-lesson", title=part.title(game, words), solved=solved)
    return words("tutor-lost-all", answers=answers, solved=solved)


def tally(progress: Progress, rule: str) -> tuple[int, int]:
    """Return how often a rule was answered right, and how often wrong."""
    found = Counter(answer.right for answer in progress.answers if answer.rule == rule)
    return found[True], found[False]
