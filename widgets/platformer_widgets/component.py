"""What all components have in common: a view to show, words, and a guarded door for messages."""

from __future__ import annotations

import logging
from typing import Any, Final, Protocol

import anywidget
import traitlets

from platformer_nb.core.intent import Intents
from platformer_nb.text import BASE, chosen_language
from platformer_widgets import door
from platformer_widgets.words import words

log = logging.getLogger(__name__)

DEFAULT_GAME: Final = "platformer"
"""The game of a component that names none."""


class Game(Protocol):
    """What a component asks of whoever decides: a `Table`, or anything that answers like one."""

    @property
    def intents(self) -> Intents:
        """All that may be asked for."""

    def view(self) -> dict[str, Any]:
        """All that is to be shown now."""

    def intent(self, message: dict[str, Any]) -> dict[str, Any]:
        """Do what is asked, if the rules allow it; the view that follows."""

    def speak(self, language: str) -> None:
        """From now on the views are in this language."""


class Component(anywidget.AnyWidget):
    """Shows views of a game and passes intents on to it.

    No trait is authoritative: whatever a browser writes into one changes only what that browser shows.
    `serial` grows with each view, so that an answer arrives even when the view is the same.
    """

    view = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    live = traitlets.Bool(True).tag(sync=True)

    def __init__(self, game: Game | None, view: dict[str, Any], **traits: Any) -> None:
        super().__init__(
            view=view, words=words(view.get("language", BASE)), live=game is not None, **traits
        )
        self._game = game
        self._shown = 0
        self.on_msg(self._message)

    @property
    def language(self) -> str:
        """The language of all that is shown; setting it tells everything anew in another."""
        return str(self.view.get("language", BASE))

    @language.setter
    def language(self, language: str) -> None:
        self._speak(chosen_language(language))

    def _speak(self, language: str) -> None:
        """Tell everything in a language there is."""
        if self._game is not None:
            self._game.speak(language)
        self.show(self._told(language), self._fixed_words(language))

    def _told(self, language: str) -> dict[str, Any]:
        """The view in a language."""
        return {**self.view, "language": language} if self._game is None else self._game.view()

    def _fixed_words(self, language: str) -> dict[str, str]:
        """The words that no view carries."""
        return words(language)

    def show(self, view: dict[str, Any], fixed: dict[str, str] | None = None) -> None:
        """Show another view, with other fixed words if it is in another language."""
        self._shown += 1
        if self.view == view:
            self.send_state(
                "view"
            )  # as a trait it would stay here, and it may have been lost before
        with self.hold_sync():
            if fixed is not None:
                self.words = fixed
            self.view = view
            self.serial = self._shown

    def _message(self, _widget: object, content: object, _buffers: object) -> None:
        """The door: whatever comes in, no exception goes out."""
        try:
            self.receive(content)
        except door.Refused as refused:
            log.warning("a message was refused: %s", refused)
            self.trouble("error-text")
        except Exception:
            log.exception("a message could not be answered")
            self.trouble("error-text")

    def receive(self, content: object) -> None:
        """Answer one message."""
        if self._game is not None:
            self.show(self._game.intent(door.intent(content, self._game.intents)))

    def trouble(self, key: str) -> None:
        """Say that something went wrong, with what was shown before."""
        self.show({**self.view, "error": self.words.get(key, key), "events": []})

    def _repr_mimebundle_(self, **_options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The widget, and for those who show none its text."""
        bundle = super()._repr_mimebundle_()
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle
