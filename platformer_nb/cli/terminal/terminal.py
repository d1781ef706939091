"""A table in a terminal. It does no more than a page does: it sends intents, and prints what is told of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from platformer_nb.cli.commands.judge import judged, rule_line, said_of, unread
from platformer_nb.cli.terminal.choices import Choices
from platformer_nb.cli.terminal.opening import save
from platformer_nb.core.errors import BadInput
from platformer_nb.core.input.reasons import refused_by_system
from platformer_nb.table.table import Table
from platformer_nb.text.errors import tell_error

HIDING: Final = 60
"""Empty lines that move away what the next player may not see."""

PAGE_OF_LOG: Final = 20
"""Number of lines of the log that are printed."""

Print = Callable[[str], object]
Read = Callable[[str], str]


class Terminal:
    """One game. `read(prompt)` returns a line and raises EOFError at the end; `tell(text)` prints.

    `file` is where the game is saved if no other file is named.
    """

    def __init__(self, table: Table[Any, Any, Any], read: Read, tell: Print, file: Path) -> None:
        self.table = table
        self.words = table.words
        self.file = file
        self._read = read
        self._tell = tell
        self._choices: Choices | None = None
        say = self.words
        self._commands: dict[str, tuple[str, str, Callable[[str], bool]]] = {
            "help": (say("terminal-word-help"), say("terminal-help-help"), self._help),
            "list": (say("terminal-word-list"), say("terminal-help-list"), self._list),
            "more": (say("terminal-word-more"), say("terminal-help-more"), self._more),
            "look": (say("terminal-word-look"), say("terminal-help-look"), self._look),
            "why": (say("terminal-word-why"), say("terminal-help-why"), self._why),
            "rule": (say("terminal-word-rule"), say("terminal-help-rule"), self._rule),
            "log": (say("terminal-word-log"), say("terminal-help-log"), self._log),
            "undo": (say("terminal-word-undo"), say("terminal-help-undo"), self._undo),
            "redo": (say("terminal-word-redo"), say("terminal-help-redo"), self._redo),
            "save": (say("terminal-word-save"), say("terminal-help-save"), self._save),
            "quit": (say("terminal-word-quit"), say("terminal-help-quit"), self._quit),
        }
        """By its English word: the word of the language, what it does, the function; True ends the play."""

    def play(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False). Raises EOFError, KeyboardInterrupt."""
        table = self.table
        self._tell(self.words("terminal-welcome", help=self._commands["help"][0]))
        self._tell_problem()
        while not table.over:
            if table.screen.asked is not None:
                self._hand_over()
            elif table.bot is not None:
                self._intent("bot")
            elif self._decide():
                return False
        self._tell(table.game.narrator.outcome(table.state, self.words))
        return True

    # --- one line of a person ----------------------------------------------------------------------

    def _decide(self) -> bool:
        """Read a line and do what it says; return whether to leave."""
        if self._choices is None:
            self._choices = self._legal()
            self._tell("")
            self._tell(self.words("terminal-turn", player=self._player()))
            self._list_page()
        line = " ".join(self._read("> ").split())
        if not line:
            return self._list("")
        first, _, rest = line.partition(" ")
        for english, (word, _, does) in self._commands.items():
            if first.casefold() in (english, word):
                return does(rest)
        self._answer(line.casefold() if line.isascii() else line)
        return False

    def _answer(self, line: str) -> None:
        """Do the action of a number or of a notation."""
        assert self._choices is not None
        try:
            action = self._choices.pick(line)
        except LookupError:
            self._tell(self.words("terminal-no-number", number=line[:20]))
            return
        if action is None:
            self._list_page()
        else:
            self._intent("act", action=action)

    def _legal(self) -> Choices:
        table = self.table
        rules, say = table.game.rules, table.game.narrator.action
        return Choices(
            {
                rules.write_action(table.state, one): say(table.seen, one, self.words)
                for one in rules.actions(table.state)
            }
        )

    def _player(self) -> str:
        seat = self.table.viewer or 0
        return self.table.shown_names[seat] or self.words("form-player", seat=seat + 1)

    def _hand_over(self) -> None:
        """Hide what was printed, and wait until the player who is asked has the terminal."""
        asked = self.table.view()["handover"]
        self._tell("\n" * HIDING + asked["title"])
        self._tell(asked["text"])
        self._read(f"{self.words('terminal-take')} ")
        self._intent("take")

    # --- intents -----------------------------------------------------------------------------------

    def _intent(self, kind: str, **fields: Any) -> None:
        before = len(self.table.session.history)
        view = self.table.intent({"intent": kind, "for": self.table.number, **fields})
        for event in view["events"]:
            if event["text"]:
                self._tell(f"{event['text']} [{', '.join(event['rules'])}]")
        self._tell_problem()
        if kind != "act" or len(self.table.session.history) != before:
            self._choices = None

    def _tell_problem(self) -> None:
        """Print why the last intent was not done: the rule, the facts, what is legal instead."""
        table, verdict = self.table, self.table.verdict
        if table.error:
            self._tell(table.error)
        if verdict is None:
            return
        self._tell(verdict.title)
        for reason in verdict.reasons:
            shown = {"rule": reason.rule, "page": reason.page, "text": reason.text}
            self._tell("  " + rule_line(self.words, {**shown, "ruling": reason.ruling}))
        if verdict.none:
            self._tell("  " + verdict.none)
        else:
            self._tell("  " + self.words("judge-instead"))
            for written, text in verdict.instead:
                self._tell(f"    {written}: {text}")

    # --- commands ----------------------------------------------------------------------------------

    def _help(self, _rest: str) -> bool:
        self._tell(self.words("terminal-help"))
        for word, told, _ in self._commands.values():
            self._tell(f"  {word}: {told}")
        return False

    def _list_page(self) -> None:
        choices = self._choices
        assert choices is not None
        for number, one in choices.page:
            if one.is_group:
                text = self.words("terminal-group", verb=one.written, count=one.count)
            else:
                text = f"{one.text} ({one.written})"
            self._tell(f"{number}. {text}")
        if choices.left:
            more = self._commands["more"][0]
            self._tell(self.words("terminal-left", count=choices.left, more=more))

    def _list(self, _rest: str) -> bool:
        if self._choices is not None:
            self._choices.back()
            self._list_page()
        return False

    def _more(self, _rest: str) -> bool:
        if self._choices is not None:
            self._choices.more()
            self._list_page()
        return False

    def _look(self, _rest: str) -> bool:
        self._tell(self.table.game.narrator.position(self.table.seen, self.words))
        return False

    def _why(self, action: str) -> bool:
        """Print the ruling on an action without doing it."""
        game, seen = self.table.game, self.table.seen
        try:
            answer, _ = judged(game, self.words, seen, action)
        except BadInput as error:
            answer = unread(self.words, action, error)
        self._tell(said_of(answer, self.words))
        return False

    def _rule(self, rule: str) -> bool:
        game, name = self.table.game, rule.upper()
        if name not in game.rulebook.entries:
            self._tell(self.words("terminal-no-rule", rule=rule[:20]))
            return False
        told = game.narrator.rule(name, self.words)
        shown = {"rule": name, "page": told.page, "text": told.text, "ruling": told.ruling}
        self._tell(rule_line(self.words, shown))
        return False

    def _log(self, _rest: str) -> bool:
        for line in self.table.view()["log"][-PAGE_OF_LOG:]:
            self._tell(line["text"])
        return False

    def _undo(self, _rest: str) -> bool:
        return self._travel("undo")

    def _redo(self, _rest: str) -> bool:
        return self._travel("redo")

    def _travel(self, kind: str) -> bool:
        """Undo or redo if that is possible; print what, or why not."""
        found = self.table.travel()[kind]
        self._tell(found["why"])
        if found["can"]:
            self._intent(kind)
        return False

    def _save(self, name: str) -> bool:
        self.keep(Path(name) if name else self.file)
        return False

    def _quit(self, _rest: str) -> bool:
        return True

    def keep(self, file: Path) -> None:
        """Save the game, and print where it is, or why it could not be saved."""
        try:
            save(self.table, file)
        except OSError as error:
            self._tell(tell_error(self.words, refused_by_system(error)))
        else:
            self._tell(self.words("terminal-saved", file=str(file)))
