"""The tutor as a page of its own: the same lessons, without code."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput
from platformer_nb.core.input.plain_text import writable
from platformer_nb.games import load_game
from platformer_nb.lessons.boards.learner import Learner
from platformer_nb.lessons.boards.prediction_table import table_of
from platformer_nb.lessons.boards.table import LessonTable
from platformer_nb.lessons.exam.table import ExamTable
from platformer_nb.lessons.page.page_words import PAGE_PATTERNS, PAGE_WORDS
from platformer_nb.lessons.page.places import ROOMS, read_whereabouts
from platformer_nb.lessons.page.tutor_state import Course
from platformer_nb.lessons.progress.forgetting import WHATS, Forgettable
from platformer_nb.lessons.progress.memory import Memory
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.progress import Progress, read, written
from platformer_nb.text import PAGE, Words, asked_language, chosen_language, languages
from platformer_nb.text.choosing import language_choices
from platformer_nb.text.errors import error_text
from platformer_widgets import door
from platformer_widgets.assets import bundle, style
from platformer_widgets.base import synced_dict
from platformer_widgets.page.games import asked_game, game_choices
from platformer_widgets.rules.search import PAGE_STYLES
from platformer_widgets.sheets.sheets import STYLES as SHEET_STYLES
from platformer_widgets.sheets.sheets import SheetsPage
from platformer_widgets.standalone.lesson import STYLES as STEP_STYLES
from platformer_widgets.standalone.lesson import WORDS as STEP_WORDS
from platformer_widgets.standalone.referee import STYLES as EXAM_STYLES
from platformer_widgets.standalone.referee import exam_words

MOST_ASIDE: Final = 2_000_000
"""Characters of damaged progress that the browser is told to put aside; it has room for few more."""


class TutorPage(SheetsPage):
    """Lists of lessons, puzzles and rules, then the steps. The kernel decides; the browser stores the progress.

    `page` is what is shown besides the board; its fields are listed in docs/view.md.
    """

    _esm = bundle("tutor/tutor_page.js")
    _css = style(
        *dict.fromkeys((*STEP_STYLES, *EXAM_STYLES)),
        *PAGE_STYLES,
        *SHEET_STYLES,
        "start/start.css",
        "reader/reader.css",
        "tutor/tutor_page.css",
        "tutor/progress/rounds.css",
    )
    page = synced_dict()

    def __init__(self, language: str | None = None, game: str | None = None) -> None:
        spoken = chosen_language(language)
        choices = game_choices(spoken, lessons=True)
        self._memory = Memory(self._kept)
        self._course: Course | None = None
        self._table: LessonTable | ExamTable | None = None
        self._boards = 0
        super().__init__(
            None,
            {"state": 0, "language": spoken},
            game="",
            page={
                "asked": asked_language(language) is not None,
                "choices": choices,
                "unnamed": DEFAULT_GAME,
                "problem": None,
                "missing": False,
            },
        )
        self._begin(asked_game(game, choices), spoken)

    @property
    def course(self) -> Course:
        """The lessons of the chosen game. Raise Refused while none is chosen."""
        if self._course is None:
            raise door.Refused("no game is chosen yet")
        return self._course

    def _begin(self, name: str, language: str) -> None:
        """Show the lessons of a game; "" lists the games."""
        self._course = self._table = None
        if name:
            self._keeper = ProgressOfGame(self._memory, name, DEFAULT_GAME)
            self._course = Course(load_game(name), Learner(self._keeper), language)
        self._boards = 0
        with self.hold_sync():
            self.game = name
            self.words = self._fixed_words(language)
            self.view = {"state": 0, "language": language}
            self._tell()

    def _fixed_words(self, language: str) -> dict[str, str]:
        if not self.game:
            return super()._fixed_words(language)
        say = Words(language, self.game, medium=PAGE)
        own = {f"tutor-{word}": say(f"tutor-word-{word}") for word in PAGE_WORDS}
        for word, gaps in PAGE_PATTERNS.items():
            facts = {gap: f"{{{gap}}}" for gap in gaps}
            own[f"tutor-{word}"] = say.fill(f"tutor-word-{word}", facts)
        step = {f"lesson-{word}": say(f"lesson-word-{word}") for word in STEP_WORDS}
        return {
            **super()._fixed_words(language),
            **own,
            **step,
            **exam_words(language, self.game),
        }

    def receive(self, content: object) -> None:
        """Carry out one message of the page or of a board on it."""
        kind = door.kind_of(content)
        handler = _INTENTS.get(kind)
        if kind == "ping":
            self.send({"type": "pong"})
        elif handler is not None and isinstance(content, dict):
            handler(self, content)
        elif self._table is not None:
            with self.hold_sync():
                self.show(self._table.intent(door.intent(content, self._table.intents)))
                if isinstance(self._table, ExamTable):
                    # The browser keeps each answer; what is said of other things stays.
                    self.page = {**self.page, "where": self.course.where().model_dump()}

    # --- navigation --------------------------------------------------------------------------------------

    def _open(self, content: dict[str, Any]) -> None:
        lesson, step = _field(content, "lesson", str), content.get("step", 0)
        about = content.get("about", "")
        if type(step) is not int or not isinstance(about, str):
            raise door.Refused("open names no step")
        if not self.course.open(lesson, step, about):
            raise door.Refused("there is no such step")
        self._put()

    def _puzzle(self, content: dict[str, Any]) -> None:
        if not self.course.open_puzzle(_field(content, "number", int)):
            raise door.Refused("there is no such puzzle")
        self._put()

    def _exam(self, content: dict[str, Any]) -> None:
        """Open an exam about some rules, or about all."""
        rules = _field(content, "rules", list)
        if not all(isinstance(rule, str) for rule in rules):
            raise door.Refused("rules are no texts")
        try:
            self.course.open_exam(tuple(dict.fromkeys(rules)))
        except BadInput as error:
            raise door.Refused("nobody can be asked about these rules") from error
        self._put()

    def _round(self, content: dict[str, Any]) -> None:
        """Open a review of what is due, a placement, or the checkpoint after a lesson."""
        if not self.course.open_round(_field(content, "kind", str), _field(content, "lesson", str)):
            raise door.Refused("there is no such round")
        self._put()

    def _link(self, content: dict[str, Any]) -> None:
        """Open what the fragment of an address leads to, or tell that it leads nowhere."""
        if self.course.follow_link(_field(content, "to", str)):
            self._put()
        else:
            self._tell(news=self.course.words("tutor-no-place"))

    def _share(self, _content: dict[str, Any]) -> None:
        """Send the learner's result as a text."""
        self.send({"type": "result", "text": self.course.result()})

    def _rule(self, content: dict[str, Any]) -> None:
        rule = content.get("rule")
        found = isinstance(rule, str) and self.course.show_rule(rule)
        if found:
            self._put()
        self._tell(missing=not found)

    def _room(self, content: dict[str, Any]) -> None:
        name = _field(content, "room", str)
        room = next((room for room in ROOMS if room == name), None)
        if room is None:
            raise door.Refused("there is no such room")
        self.course.go(room)
        self._put()

    def _leave(self, _content: dict[str, Any]) -> None:
        self.course.leave()
        self._put()

    def _go_back(self, _content: dict[str, Any]) -> None:
        """Return from the step that was visited for the sake of a rule."""
        if not self.course.go_back():
            raise door.Refused("there is no way back")
        self._put()

    def _look(self, content: dict[str, Any]) -> None:
        self.course.look(_field(content, "rule", str))
        self._tell()

    def _choose(self, content: dict[str, Any]) -> None:
        """Show the lessons of another game, or the list of games."""
        name = door.game(content)
        if name and name not in [one["id"] for one in self.page["choices"]]:
            raise door.Refused("there is no such game")
        self._begin(name, self.language)

    def _return(self, content: dict[str, Any]) -> None:
        """Return to where the browser's last visit ended, unless something is open already."""
        if self._boards == 0:
            self.course.come_back(read_whereabouts(self.course.game, content.get("where")))
            self._put()

    def _language(self, content: dict[str, Any]) -> None:
        language = door.language(content)
        if language not in languages():
            raise door.Refused("there is no such language")
        if self._course is not None:
            self._course.speak(language)
        with self.hold_sync():
            self.words = self._fixed_words(language)
            self.page = {**self.page, "choices": game_choices(language, lessons=True)}
            if self._table is not None:
                self._table.speak(language)
                self.show(self._table.view())
            else:
                self.show({"state": 0, "language": language})
            self._tell()

    # --- progress ----------------------------------------------------------------------------------------

    def _progress(self, content: dict[str, Any]) -> None:
        """Take over progress stored by the browser, or from a file."""
        text = _field(content, "text", str)
        try:
            brought = read(text, self.words.get("tutor-title", "progress"))
        except BadInput as error:
            self.send({"type": "aside", "text": writable(text[:MOST_ASIDE])})
            self._tell(problem=error)
            return
        self._memory.change(lambda mine: mine | brought)
        with self.hold_sync():
            if isinstance(self._table, ExamTable):
                self.show(self._table.view())  # its report tells what is known
            self._tell()

    def _follow(self, content: dict[str, Any]) -> None:
        """Take over progress stored by another tab of the same browser."""
        try:
            self._memory.follow(read(_field(content, "text", str)))
        except BadInput:
            return  # Damaged progress is overwritten by the next change here.
        self._tell()

    def _forget(self, content: dict[str, Any]) -> None:
        what, name = content.get("what", "all"), content.get("name", "")
        part = next((Forgettable(one, name) for one in WHATS if one == what), None)
        if part is None or not isinstance(name, str) or not part.known_in(self.course.game):
            raise door.Refused("there is nothing of that name to forget")
        title = part.title(self.course.game, self.course.words)
        self.course.forget(part)
        self._keeper.change(part.without)
        self._tell(news=self.course.words("tutor-forgotten", what=part.what, title=title))

    def _missed(self) -> tuple[str, ...]:
        """Return the rules whose last answer was wrong."""
        known = self.course.learner.progress.rules.items()
        return tuple(rule for rule, mastery in known if mastery.wrong and not mastery.row)

    # --- what is shown -----------------------------------------------------------------------------------

    def _put(self) -> None:
        """Show what has been opened."""
        board = self.course.board
        self._table = self.course.sitting if board is None else table_of(board)
        self._boards += 1
        with self.hold_sync():
            if self._table is not None:
                self.show(self._table.view())
            else:
                self.show({"state": 0, "language": self.course.words.language})
            self._tell()

    def _tell(self, problem: BadInput | None = None, missing: bool = False, news: str = "") -> None:
        course, words = self._course, Words(self.language, self.game or None)
        self.page = {
            **self.page,
            **({"room": "", "due": ""} if course is None else course.rooms()),
            "step": None if course is None else course.step(),
            "boards": self._boards,
            "languages": language_choices(),
            "problem": None if problem is None else asdict(error_text(words, problem)),
            "missing": missing,
            "news": news,
        }

    def _kept(self, progress: Progress) -> None:
        self.send({"type": "progress", "text": written(progress)})

    def __repr__(self) -> str:
        if self._course is None:
            return "TutorPage(no game yet)"
        step = self._course.step()
        return f"TutorPage({self._course.room if step is None else step['title']})"


def _field(content: dict[str, Any], name: str, kind: type[Any]) -> Any:
    """Return a field of a message. Raise Refused unless it has exactly this type."""
    value = content.get(name)
    if type(value) is not kind:
        raise door.Refused(f"{name} is missing or of a wrong type")
    return value


_INTENTS = {
    "game": TutorPage._choose,
    "open": TutorPage._open,
    "puzzle": TutorPage._puzzle,
    "exam": TutorPage._exam,
    "round": TutorPage._round,
    "link": TutorPage._link,
    "share": TutorPage._share,
    "rule": TutorPage._rule,
    "room": TutorPage._room,
    "leave": TutorPage._leave,
    "go-back": TutorPage._go_back,
    "look": TutorPage._look,
    "return": TutorPage._return,
    "language": TutorPage._language,
    "progress": TutorPage._progress,
    "follow": TutorPage._follow,
    "forget": TutorPage._forget,
}


def tutor_page(language: str | None = None, game: str | None = None) -> TutorPage:
    """Return the page of the Voilà notebook, in `language` or in that of the environment.

    `game` is as in `play_page`.
    """
    return TutorPage(language, game)
