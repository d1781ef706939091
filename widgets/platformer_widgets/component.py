"""Base of all components: a view to show, words, and acknowledged messages, each handled once."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, Protocol

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.parts.intent import Intents
from platformer_nb.core.play.session import Entry
from platformer_nb.games import load_game
from platformer_nb.table.coach import coach
from platformer_nb.table.foresight import foresee
from platformer_nb.table.table import Table
from platformer_nb.text import BASE, chosen_language
from platformer_widgets import door
from platformer_widgets.base import (
    Base,
    Callbacks,
    synced_bool,
    synced_dict,
    synced_int,
    synced_text,
)
from platformer_widgets.view_changes import changes
from platformer_widgets.words import words

log = logging.getLogger(__name__)

SENDER: Final = re.compile(r"[a-z0-9-]{1,40}")
MAX_NUMBER: Final = 2**53
WHOLE: Final = "whole"
"""The intent of a page that has missed a view."""
MAX_SENDERS: Final = 100
"""Number of senders (pages) whose last answered message is remembered, for each component."""


class Played(Protocol):
    """What a component needs of a game: implemented by `Table`."""

    @property
    def intents(self) -> Intents:
        """The intents that a page may send."""

    def view(self) -> dict[str, Any]:
        """Return the current view."""

    def intent(self, message: dict[str, Any]) -> dict[str, Any]:
        """Carry out an intent, if the rules allow it; return the view that follows."""

    def speak(self, language: str) -> None:
        """Set the language of all further views."""


class Post(NamedTuple):
    """The envelope of a message that needs an acknowledgement: sender and number."""

    sender: str
    number: int

    @property
    def named(self) -> dict[str, Any]:
        """The envelope as JSON, as pages write and read it."""
        return {"from": self.sender, "number": self.number}


class Component(Base):
    """Shows views of a game and passes intents on to it.

    What a browser writes into a synced value is ignored.
    `serial` grows with each view, so that an answer arrives even when the view is the same. `answered`
    is the envelope of the last answered message; a page resends a message until it is named there, and a
    repeated message is not carried out again. `letters` counts the messages that follow that answer: without
    all of them a page takes it for lost. `game` is the name of the game whose board is mounted.

    A view is sent as what has changed since the one before (`patch`). A page counts: `whole` is the number of
    the view it has, and if a patch is not of that view it requests the whole one (intent `whole`).
    """

    view = synced_dict()
    words = synced_dict()
    serial = synced_int()
    whole = synced_int()
    live = synced_bool(True)
    game = synced_text(DEFAULT_GAME)
    answered = synced_dict()
    letters = synced_int()

    _letters: list[Any] | None = None
    """Messages to send after the answer; None while no message is being answered."""

    _base: tuple[int, dict[str, Any]] | None = None
    """Number and view that were sent last; None: send the next view whole."""

    def __init__(self, table: Played | None, view: dict[str, Any], **traits: Any) -> None:
        named = {"game": view["game"]} if view.get("game") else {}
        super().__init__(view=view, live=table is not None, **{**named, **traits})
        self.words = words(view.get("language", BASE), self.game)
        self._played: Played | None = None
        self._actions = Callbacks()
        self._game = table
        self._shown = 0
        self._posts: OrderedDict[str, int] = OrderedDict()
        """Sender -> number of the message answered last."""
        self._last_letters: list[Any] = []
        """Messages sent after the answer to the message named in `answered`."""
        self.on_msg(self._message)

    @property
    def _game(self) -> Played | None:
        """What is shown and played on; its actions go to the callbacks of `on_action`."""
        return self._played

    @_game.setter
    def _game(self, game: Played | None) -> None:
        if isinstance(self._played, Table):
            self._played.on_action(self._actions, remove=True)
        if isinstance(game, Table):
            game.on_action(self._actions)
        self._played = game

    def on_action(
        self, callback: Callable[[Entry[Any, Any, Any]], object], remove: bool = False
    ) -> None:
        """Call `callback(entry)` after each action at the table, whether clicked, done in Python or by a bot.

        `entry` has the `actor` (a seat, or NATURE), the `action`, the states `before` and `after`, and the
        `events`. A callback that raises is reported and stops nothing. `remove` stops calling it.
        """
        self._actions.register_callback(callback, remove=remove)

    @property
    def language(self) -> str:
        """The language of all that is shown; setting it shows everything in another."""
        return str(self.view.get("language", BASE))

    @language.setter
    def language(self, language: str) -> None:
        self._speak(chosen_language(language))

    def _speak(self, language: str) -> None:
        """Show everything in an available language."""
        if self._game is not None:
            self._game.speak(language)
        self.show(self._told(language), self._fixed_words(language))

    def _told(self, language: str) -> dict[str, Any]:
        """Return the view in a language."""
        return {**self.view, "language": language} if self._game is None else self._game.view()

    def _fixed_words(self, language: str) -> dict[str, str]:
        """Return the words that no view contains."""
        return words(language, self.game)

    def show(self, view: dict[str, Any], fixed: dict[str, str] | None = None) -> None:
        """Show another view, with other fixed words if its language is another."""
        self._shown += 1
        with self.hold_sync():
            if self.view == view:
                # An equal trait would not be sent, and the earlier message may have been lost.
                self.resend(["view"])
                self._base = None
            if fixed is not None:
                self.words = fixed
            self.view = view
            self.serial = self.whole = self._shown

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits; of a view what has changed, unless it has to be sent whole."""
        keys = {key} if isinstance(key, str) else set(self.keys if key is None else key)
        base, partly = self._base, key is not None
        if "view" in keys:
            # A view without a number, as before a page is set up, is no base for changes.
            self._base = (self.serial, self.view) if "serial" in keys else None
        if base is None or not partly or not {"view", "serial"} <= keys:
            super().send_state(keys)
            return
        since, before = base
        patch = {"since": since, "serial": self.serial, "change": changes(before, self.view)}
        state = {**self.get_state(keys - {"view", "whole"}), "patch": patch}
        self.send_update(state)

    def _message(self, _widget: object, content: object, _buffers: object) -> None:
        """Handle a message from a browser; never raise.

        The changes of the answer and `answered` are sent as one, so that they are lost or arrive together.
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
                    letters = [_stamped(post, *each) for each in enumerate(letters)]
                    self._last_letters = letters
            if post is not None:
                self.letters = len(letters)
        for letter in letters:
            self.send(letter)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message besides the traits; while a message is being answered, after the answer."""
        if self._letters is None:
            super().send(content, buffers)
        else:
            self._letters.append(content)

    def _acknowledge(self, post: Post) -> None:
        """Record a message as answered."""
        self._posts[post.sender] = post.number
        self._posts.move_to_end(post.sender)
        if len(self._posts) > MAX_SENDERS:
            self._posts.popitem(last=False)
        self.answered = post.named

    def _repeat(self, post: Post) -> list[Any]:
        """Resend everything that is shown, as an answer may have been lost; return the messages to follow."""
        letters = self._last_letters if self.answered == post.named else []
        self.answered = Post(post.sender, self._posts[post.sender]).named
        self._base = None
        self.resend(self.own_synced)
        return letters

    def _answer(self, content: object) -> list[Any]:
        """Carry out a message; return the messages to send after the answer."""
        letters = self._letters = []
        try:
            if door.kind_of(content) == WHOLE:
                self.show(self.view)
            elif not self._heard(content):
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

    def _heard(self, content: object) -> bool:
        """Carry out a message that components of several kinds answer alike; return whether it was one."""
        if door.kind_of(content) != door.THINGS or not self.game:
            return False
        # Nobody looks at things while a page starts.
        from platformer_nb.table.reference.things import told_things

        self.send({"type": "things", "things": told_things(load_game(self.game), self.language)})
        return True

    def receive(self, content: object) -> None:
        """Carry out one message. Raise Refused if it is malformed."""
        kind = door.kind_of(content)
        if kind in (door.FORESEE, door.COACH):
            self._tell_more(kind, content)
        elif self._game is not None:
            self.show(self._game.intent(door.intent(content, self._game.intents)))

    def _tell_more(self, kind: str, content: object) -> None:
        """Send what would happen or what the coach says, as a message: the view stays. Raise Refused if malformed."""
        table = self._game if isinstance(self._game, Table) else None
        if kind == door.COACH:
            question = door.coaching(content)
            if table is not None:
                self.send({"type": "coached", **coach(table, question)})
            return
        asked = door.foresight(content)
        if table is not None:
            self.send({"type": "foreseen", **foresee(table, asked)})

    def trouble(self, key: str) -> None:
        """Show an error with the previous view."""
        self.show({**self.view, "error": self.words.get(key, key), "events": []})

    def _repr_mimebundle_(self, **_options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, with its text for frontends without widgets."""
        bundle = super()._repr_mimebundle_()
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle


def _stamped(post: Post, index: int, letter: dict[str, Any]) -> dict[str, Any]:
    """Return a message that belongs to an answer, with its place there."""
    return {**letter, "letter": {**post.named, "index": index}}


def _opened(content: object) -> tuple[Post | None, object]:
    """Split a message into envelope (None without one) and content (None if the envelope is invalid)."""
    if not isinstance(content, dict) or "post" not in content:
        return None, content
    given = content["post"]
    sender, number = (given.get("from"), given.get("number")) if isinstance(given, dict) else (0, 0)
    if not isinstance(sender, str) or not SENDER.fullmatch(sender):
        return None, None
    if type(number) is not int or not 0 <= number < MAX_NUMBER:
        return None, None
    return Post(sender, number), {key: content[key] for key in content if key != "post"}
