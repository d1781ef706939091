"""What all components have in common: a view to show, words, and a guarded door for messages."""

from __future__ import annotations

import logging
from typing import Any, Protocol

import anywidget
import traitlets

from platformer_widgets import door
from platformer_widgets.words import words

log = logging.getLogger(__name__)


class Game(Protocol):
    """What a component asks of whoever decides: a `Table`, or anything that answers like one."""

    def view(self) -> dict[str, Any]:
        """All that is to be shown now."""

    def intent(self, message: dict[str, Any]) -> dict[str, Any]:
        """Do what is asked, if the rules allow it; the view that follows."""


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
            view=view, words=words(view.get("language", "en")), live=game is not None, **traits
        )
        self._game = game
        self._shown = 0
        self.on_msg(self._message)

    def show(self, view: dict[str, Any]) -> None:
        """Show another view."""
        self._shown += 1
        with self.hold_sync():
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
            self.show(self._game.intent(door.intent(content)))

    def trouble(self, key: str) -> None:
        """Say that something went wrong, with what was shown before."""
        self.show({**self.view, "error": self.words.get(key, key), "events": []})

    def _repr_mimebundle_(self, **_options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The widget, and for those who show none its text."""
        bundle = super()._repr_mimebundle_()
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle
