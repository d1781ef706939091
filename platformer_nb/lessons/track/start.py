"""The notebook START: where the learner is, how a notebook is run, and the lessons in order with their progress."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from platformer_nb.core.game import AnyGame
from platformer_nb.lessons.page.contents import onward, reading
from platformer_nb.lessons.progress.progress import Progress
from platformer_nb.lessons.puzzles.puzzles import LESSON as PUZZLES
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.lesson import Lesson
from platformer_nb.lessons.track.loading import lesson_names
from platformer_nb.text import Words

START: Final = "START"
"""The name of the notebook."""

CALL: Final = "from platformer_widgets import start\n\nstart()"


def start_cells(game: AnyGame, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the kind and text of each cell."""
    yield "markdown", f"# {words('start-title')}\n\n{words('start-text', game=words('page-title'))}"
    yield "code", CALL
    first = lesson_names(game)[0]
    title = Lesson(game, first, words).title
    yield "markdown", words("start-then", link=_link(f"{first[:2]} · {title}", first))


class StartList:
    """The lessons in order, with the learner's progress and where to go on; in JupyterLab each is a link."""

    def __init__(self, game: AnyGame, words: Words, progress: Progress) -> None:
        self.game = game
        self.words = words
        self.progress = progress

    def _lines(self, *, linked: bool) -> Iterator[str]:
        game, words = self.game, self.words
        for name in lesson_names(game):
            read = reading(game, name, self.progress, {})
            title = f"{name[:2]} · {Lesson(game, name, words).title}"
            told = words("start-solved", solved=read.solved, exercises=read.exercises)
            shown = _link(title, name) if linked else title
            yield ("✓ " if read.done else "") + shown + (f". {told}" if read.exercises else "")
        if load_puzzles(game):
            title = words("puzzles-title")
            yield _link(title, PUZZLES) if linked else title

    def _onward(self, *, linked: bool) -> str:
        place = onward(self.game, self.progress, {}, "")
        if place is None:
            return self.words("start-all-done")
        title = f"{place.lesson[:2]} · {Lesson(self.game, place.lesson, self.words).title}"
        shown = _link(title, place.lesson) if linked else title
        key = "start-next" if self.progress.solved else "start-first"
        return self.words(key, link=shown)

    def _repr_markdown_(self) -> str:
        lines = "\n".join(f"- {line}" for line in self._lines(linked=True))
        return f"**{self._onward(linked=True)}**\n\n{lines}"

    def __repr__(self) -> str:
        return "\n".join(
            (self._onward(linked=False), *(f"  {one}" for one in self._lines(linked=False)))
        )


def _link(title: Any, name: str) -> str:
    return f"[{title}]({name}.ipynb)"
