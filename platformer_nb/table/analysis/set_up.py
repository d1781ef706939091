"""A position being set up by hand, as a table for a component: pieces, values, and what is wrong with a change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final

from platformer_nb.core.errors import BadInput
from platformer_nb.core.game import AnyGame
from platformer_nb.core.parts.intent import Field, Intent, Intents, Refused, read_intent
from platformer_nb.table.view import position_view, sections
from platformer_nb.text import Words, chosen_language
from platformer_nb.text.errors import tell

MOST_BACK: Final = 200
"""The changes that can be taken back."""


class SetUpTable:
    """A position that is changed piece by piece; it is valid after every change.

    A change that the rules do not accept changes nothing, and the view says why. Raises NoPart for a game
    without an editor.
    """

    def __init__(self, game: AnyGame, language: str | None = None, state: Any = None) -> None:
        self.game = game
        self.editor = game.part("editor", game.editor)
        self.state = self.editor.start() if state is None else state
        self.words = Words(chosen_language(language), game.name)
        self.number = 0
        self.piece = self.editor.pieces(self.state, self.words)[0].id
        self._before: list[Any] = []
        self._problem: tuple[str, BadInput] | None = None
        """The place that was to be changed, and why it was not."""
        self._noted: tuple[str, Any] | None = None
        """The place that was changed last, and the position before it."""

    @property
    def intents(self) -> Intents:
        """All intents that a page may send."""
        return SET_UP_INTENTS

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.words = Words(chosen_language(language), self.game.name)

    def intent(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Handle a component's intent and return the view that follows; a stale one changes nothing."""
        try:
            read = read_intent(message, SET_UP_INTENTS)
        except Refused:
            return self.view()
        if read["for"] == self.number:
            self._problem = self._noted = None
            self.number += 1
            SET_UP_INTENTS[read["intent"]].handle(self, read)
        return self.view()

    # --- intents -----------------------------------------------------------------------------------------

    def _pick(self, message: Mapping[str, Any]) -> None:
        if message["piece"] in {one.id for one in self.editor.pieces(self.state, self.words)}:
            self.piece = message["piece"]

    def _point(self, message: Mapping[str, Any]) -> None:
        at = message["at"]
        self._set(at, lambda: self.editor.put(self.state, self.piece, at))

    def _change(self, message: Mapping[str, Any]) -> None:
        field, value = message["field"], message["value"]
        self._set(field, lambda: self.editor.change(self.state, field, value))

    def _undo(self, _message: Mapping[str, Any]) -> None:
        if self._before:
            self.state = self._before.pop()

    def _set(self, place: str, made: Callable[[], Any]) -> None:
        try:
            state = made()
        except BadInput as error:
            self._problem = (place, error)
            return
        if state != self.state:
            self._before = [*self._before[-MOST_BACK:], self.state]
            self._noted = (place, self.state)
            self.state = state

    # --- view ----------------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """Return all that the component shows: the position, and a section `editor`."""
        view = position_view(self.game, self.state, self.words, inert=True, state=self.number)
        return sections(view, {"editor": self._section()})

    def _section(self) -> dict[str, Any]:
        pieces = self.editor.pieces(self.state, self.words)
        if self.piece not in {one.id for one in pieces}:
            self.piece = pieces[0].id
        return {
            "pieces": [{**asdict(one), "chosen": one.id == self.piece} for one in pieces],
            "groups": [asdict(group) for group in self.editor.groups(self.state, self.words)],
            "problem": self._said(),
            "note": self._note(),
            "undo": bool(self._before),
        }

    def _note(self) -> dict[str, str] | None:
        """Return what the last change has done besides what was asked for."""
        if self._noted is None:
            return None
        from platformer_nb.core.parts.editing import NotingEditor  # no page needs it to start

        if not isinstance(self.editor, NotingEditor):
            return None
        place, before = self._noted
        text = self.editor.note(before, self.state, self.words)
        return {"at": place, "text": text} if text else None

    def _said(self) -> dict[str, str] | None:
        """Return what is wrong with the last change. Where it is in the notation is nobody's business here."""
        if self._problem is None:
            return None
        place, error = self._problem
        text = self.words(
            "set-up-problem", reason=tell(self.words, error.what), mend=tell(self.words, error.how)
        )
        return {"at": place, "text": text}


SET_UP_INTENTS: Final[Intents] = MappingProxyType(
    {
        "pick": Intent(
            SetUpTable._pick, "take this piece in hand", {"piece": Field((str,), "its id")}
        ),
        "point": Intent(
            SetUpTable._point,
            "put the piece in hand on this Space",
            {"at": Field((str,), "a Space")},
        ),
        "change": Intent(
            SetUpTable._change,
            "give a field another value",
            {"field": Field((str,), "its id"), "value": Field((str, int), "see `Field`")},
        ),
        "undo": Intent(SetUpTable._undo, "take back the last change"),
    }
)
"""All intents that a page may send to a position that is set up."""
