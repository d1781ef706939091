"""The tutor as a page of its own: the same lessons, without code."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import traitlets

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.course import PAGE_WORDS, Course, Memory
from platformer_nb.lessons.learner import Learner
from platformer_nb.lessons.predict_table import table_of
from platformer_nb.lessons.progress import Progress, read, written
from platformer_nb.lessons.table import LessonTable
from platformer_nb.text import Words, asked_language, chosen_language, languages
from platformer_nb.text.errors import error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.component import Component
from platformer_widgets.lesson import STYLES as STEP_STYLES
from platformer_widgets.lesson import WORDS as STEP_WORDS
from platformer_widgets.lesson import answered


class TutorPage(Component):
    """The list of lessons, then their steps. The kernel decides; the browser keeps the progress.

    `page`: `lessons`, the list; `step`, the step that is open, if any; `boards`, how many boards were
    put up; `languages`; `problem`; `missing`, whether a rule was asked for that no lesson teaches.
    """

    _esm = bundle("tutor_page.js")
    _css = style(*STEP_STYLES, "play_page.css", "tutor_page.css")
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, language: str | None = None) -> None:
        spoken = chosen_language(language)
        self._memory = Memory(self._kept)
        self.course = Course(Learner(self._memory), spoken)
        self._table: LessonTable | None = None
        self._boards = 0
        super().__init__(
            None,
            {"state": 0, "language": spoken},
            page={"asked": asked_language(language) is not None, "problem": None, "missing": False},
        )
        self.words = self._fixed_words(spoken)
        self._tell()

    def _fixed_words(self, language: str) -> dict[str, str]:
        say = Words(language)
        own = {f"tutor-{word}": say(f"tutor-word-{word}") for word in PAGE_WORDS}
        step = {f"lesson-{word}": say(f"lesson-word-{word}") for word in STEP_WORDS}
        return {**super()._fixed_words(language), **own, **step}

    def receive(self, content: object) -> None:
        """Answer one message of the page or of a board on it."""
        kind = door.kind_of(content)
        handler = _INTENTS.get(kind)
        if kind == "ping":
            self.send({"type": "pong"})
        elif handler is not None and isinstance(content, dict):
            handler(self, content)
        elif self._table is not None:
            self.show(answered(self._table, content))

    # --- intents of the page -----------------------------------------------------------------------------

    def _open(self, content: dict[str, Any]) -> None:
        lesson, step = content.get("lesson"), content.get("step", 0)
        if not isinstance(lesson, str) or not isinstance(step, int):
            raise door.Refused("open names no step")
        if not self.course.open(lesson, step):
            raise door.Refused("there is no such step")
        self._put()

    def _rule(self, content: dict[str, Any]) -> None:
        rule = content.get("rule")
        found = isinstance(rule, str) and self.course.show_rule(rule)
        if found:
            self._put()
        self._tell(missing=not found)

    def _leave(self, _content: dict[str, Any]) -> None:
        self.course.leave()
        self._put()

    def _progress(self, content: dict[str, Any]) -> None:
        """The browser brings what it has kept, or somebody a file."""
        text = content.get("text")
        if not isinstance(text, str):
            raise door.Refused("progress is no text")
        try:
            brought = read(text, self.words["tutor-title"])
        except BadInput as error:
            self.send({"type": "aside", "text": text[: door.MAX_RECORD]})
            self._tell(problem=error)
            return
        self._memory.change(lambda mine: mine | brought)
        self._tell()

    def _forget(self, _content: dict[str, Any]) -> None:
        self._memory.change(lambda _: Progress())
        self._tell()

    def _language(self, content: dict[str, Any]) -> None:
        language = door.language(content)
        if language not in languages():
            raise door.Refused("there is no such language")
        self.course.speak(language)
        with self.hold_sync():
            self.words = self._fixed_words(language)
            if self._table is not None:
                self._table.speak(language)
                self.show(self._table.view())
            else:
                self.show({"state": 0, "language": language})
            self._tell()

    # --- what is shown -----------------------------------------------------------------------------------

    def _put(self) -> None:
        """Show the step that has been opened."""
        board = self.course.board
        self._table = None if board is None else table_of(board)
        self._boards += 1
        with self.hold_sync():
            if self._table is not None:
                self.show(self._table.view())
            else:
                self.show({"state": 0, "language": self.course.words.language})
            self._tell()

    def _tell(self, problem: BadInput | None = None, missing: bool = False) -> None:
        words = self.course.words
        self.page = {
            **self.page,
            "lessons": self.course.contents(),
            "step": self.course.step(),
            "boards": self._boards,
            "languages": [
                {"id": code, "name": Words(code)("language-name")} for code in languages()
            ],
            "problem": None if problem is None else asdict(error_text(words, problem)),
            "missing": missing,
        }

    def _kept(self, progress: Progress) -> None:
        self.send({"type": "progress", "text": written(progress)})

    def __repr__(self) -> str:
        place = self.course.at
        return f"TutorPage({'the list of lessons' if place is None else place.lesson})"


_INTENTS = {
    "open": TutorPage._open,
    "rule": TutorPage._rule,
    "leave": TutorPage._leave,
    "progress": TutorPage._progress,
    "forget": TutorPage._forget,
    "language": TutorPage._language,
}


def tutor_page(language: str | None = None) -> TutorPage:
    """The page of the Voilà notebook, in a language; without one it is that of the environment."""
    return TutorPage(language)
