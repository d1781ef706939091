"""The referee's exam: legal or not, and by which rule; each answer explained, then a report to print."""

from __future__ import annotations

from collections.abc import Sequence

from platformer_nb import DEFAULT_GAME
from platformer_nb.games import load_game
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.exam.exam import COUNT, Exam
from platformer_nb.lessons.exam.table import EXAM_WORDS, ExamTable
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.track.lesson import folder_game
from platformer_nb.text import Words
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component

STYLES = ("standalone/referee.css",)
"""The styles an exam needs besides those of a lesson's step."""


def exam_words(language: str, game: str) -> dict[str, str]:
    """Return the component's own fixed words in a language; the browser fills the gap `{date}`."""
    say = Words(language, game)
    return {f"exam-{word}": say(f"exam-word-{word}", date="{date}") for word in EXAM_WORDS}


class RefereeExam(Component):
    """An exam; its text is the current question, or the report."""

    _esm = bundle("standalone/referee.js")
    _css = style(
        "lib/base.css",
        "games/*.css",
        "standalone/play_table.css",
        "standalone/lesson.css",
        *STYLES,
    )

    def __init__(self, exam: Exam) -> None:
        self.table = ExamTable(exam)
        super().__init__(self.table, self.table.view(), game=exam.game.name)
        self.words = self._fixed_words(exam.words.language)

    @property
    def exam(self) -> Exam:
        """The exam in progress."""
        return self.table.exam

    def _fixed_words(self, language: str) -> dict[str, str]:
        return {**super()._fixed_words(language), **exam_words(language, self.game)}

    def __repr__(self) -> str:
        return repr(self.exam)


def referee_exam(
    seed: int | str | None = None,
    rules: Sequence[str] = (),
    count: int = COUNT,
    language: str | None = None,
    *,
    game: str | None = None,
) -> RefereeExam:
    """Return an exam about these rules, or about all that can be broken; answers count as progress.

    The same seed gives the same questions. `game` is as in `open_lesson`. Raise BadInput if there are no
    questions about these rules.
    """
    loaded = load_game(game or folder_game() or DEFAULT_GAME)
    learner = Learner(ProgressOfGame(ProgressFile(), loaded.name, DEFAULT_GAME))
    return RefereeExam(Exam(loaded, seed, rules, count, language=language, learner=learner))
