"""What all components have in common: a view to show, words, and answers to messages, each once."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from typing import Any, Final, NamedTuple, Protocol

import anywidget
import traitlets

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.intent import Intents
from platformer_nb.text import BASE, chosen_language
from platformer_widgets import door
from platformer_widgets.words import words

log = logging.getLogger(__name__)

SENDER: Final = re.compile(r"[a-z0-9-]{1,40}")
MAX_NUMBER: Final = 2**53
MAX_SENDERS: Final = 100
"""Of so many pages that show a component it is remembered which messages were answered."""


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


class Post(NamedTuple):
    """What a page puts on a message to hear whether it has arrived: who sends it, its number."""

    sender: str
    number: int

    @property
    def named(self) -> dict[str, Any]:
        """As pages write and read it."""
        return {"from": self.sender, "number": self.number}


class Component(anywidget.AnyWidget):
    """Shows views of a game and passes intents on to it.

    No trait is authoritative: whatever a browser writes into one changes only what that browser shows.
    `serial` grows with each view, so that an answer arrives even when the view is the same. `answered`
    says which message was answered last; a page sends one again until it is named there, and a message
    that comes again is not acted upon again. `game` is the name of the game whose board is mounted.
    """

    view = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    live = traitlets.Bool(True).tag(sync=True)
    game = traitlets.Unicode(DEFAULT_GAME).tag(sync=True)
    answered = traitlets.Dict().tag(sync=True)

    _letters: list[Any] | None = None
    """While a message is being answered: what goes out after the answer."""

    def __init__(self, game: Game | None, view: dict[str, Any], **traits: Any) -> None:
        super().__init__(
            view=view, words=words(view.get("language", BASE)), live=game is not None, **traits
        )
        self._game = game
        self._shown = 0
        self._posts: OrderedDict[str, int] = OrderedDict()
        """The number of the message answered last, by sender."""
        self._last_letters: list[Any] = []
        """What went out after the answer to the message that `answered` names."""
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
        with self.hold_sync():
            if self.view == view:
                # As a trait it would stay here, and it may have been lost before.
                self._states_to_send.add("view")
            if fixed is not None:
                self.words = fixed
            self.view = view
            self.serial = self._shown

    def _message(self, _widget: object, content: object, _buffers: object) -> None:
        """The door: whatever comes in, no exception goes out.

        What the answer changes and `answered` go out as one, so that they are lost or arrive together.
        """
        post, bare = _opened(content)
        letters: list[Any] = []
        with self.hold_sync():
            if post is not None and post.number <= self._posts.get(post.sender, -1):
                letters = self._repeat(post)
            else:
                letters = self._answer(bare)
                if post is not None:
                    self._acknowledge(post)
                    self._last_letters = letters
        for letter in letters:
            self.send(letter)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message besides the traits; what belongs to an answer goes out after it."""
        if self._letters is None:
            super().send(content, buffers)
        else:
            self._letters.append(content)

    def _acknowledge(self, post: Post) -> None:
        """Say which message has been answered."""
        self._posts[post.sender] = post.number
        self._posts.move_to_end(post.sender)
        if len(self._posts) > MAX_SENDERS:
            self._posts.popitem(last=False)
        self.answered = post.named

    def _repeat(self, post: Post) -> list[Any]:
        """Send everything that is shown again: the answer to a message may have been lost."""
        letters = self._last_letters if self.answered == post.named else []
        self.answered = Post(post.sender, self._posts[post.sender]).named
        base = anywidget.AnyWidget.class_trait_names()
        self._states_to_send.update(
            name for name in self.keys if name not in base and not name.startswith("_")
        )
        return letters

    def _answer(self, content: object) -> list[Any]:
        """Do what a message asks; what is to go out after the answer."""
        letters = self._letters = []
        try:
            self.receive(content)
        except door.Refused as refused:
            log.warning("a message was refused: %s", refused)
            self.trouble("error-text")
        except Exception:
            log.exception("a message could not be answered")
            self.trouble("error-text")
        finally:
            self._letters = None
        return letters

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


def _opened(content: object) -> tuple[Post | None, object]:
    """What a page has put on a message, if it has, and the message itself; None for one of nobody's."""
    if not isinstance(content, dict) or "post" not in content:
        return None, content
    given = content["post"]
    sender, number = (given.get("from"), given.get("number")) if isinstance(given, dict) else (0, 0)
    if not isinstance(sender, str) or not SENDER.fullmatch(sender):
        return None, None
    if type(number) is not int or not 0 <= number < MAX_NUMBER:
        return None, None
    return Post(sender, number), {key: content[key] for key in content if key != "post"}
