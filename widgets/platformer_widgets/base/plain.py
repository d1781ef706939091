"""The base of components without Jupyter, of the standard library alone.

`connect(post)` says where messages go, each a dict as a Jupyter comm carries it: `{"method": "update", "state": {…}}`
and `{"method": "custom", "content": …}`. What comes back is handed to `deliver`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

log = logging.getLogger(__name__)

Post = Callable[[dict[str, Any]], object]

UPDATE: Final = "update"
CUSTOM: Final = "custom"


class Synced:
    """A value of a component that the other side gets whenever it changes."""

    def __init__(self, kind: type, start: object) -> None:
        self.kind = kind
        self.start = start
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, component: Base | None, owner: type | None = None) -> Any:
        if component is None:
            return self
        values = component.__dict__.setdefault("_values", {})
        if self.name not in values:
            values[self.name] = {} if self.kind is dict else self.start
        return values[self.name]

    def __set__(self, component: Base, value: object) -> None:
        if type(value) is not self.kind:
            raise TypeError(f"{self.name} is {self.kind.__name__}, not {type(value).__name__}")
        before = self.__get__(component)
        component.__dict__["_values"][self.name] = value
        if before != value:
            component._changed(self.name)


def synced_dict() -> Synced:
    """Declare a mapping that the browser gets."""
    return Synced(dict, None)


def synced_int(start: int = 0) -> Synced:
    """Declare a whole number that the browser gets."""
    return Synced(int, start)


def synced_bool(start: bool) -> Synced:
    """Declare a truth that the browser gets."""
    return Synced(bool, start)


def synced_text(start: str = "") -> Synced:
    """Declare a text that the browser gets."""
    return Synced(str, start)


class Callbacks:
    """Functions to call one after the other; one that raises is reported and stops none."""

    def __init__(self) -> None:
        self.callbacks: list[Callable[..., object]] = []

    def register_callback(self, callback: Callable[..., object], remove: bool = False) -> None:
        """Add a function, or remove it; one that is there already is not added again."""
        if remove and callback in self.callbacks:
            self.callbacks.remove(callback)
        elif not remove and callback not in self.callbacks:
            self.callbacks.append(callback)

    def __call__(self, *given: Any) -> None:
        """Call all of them."""
        for callback in tuple(self.callbacks):
            try:
                callback(*given)
            except Exception:
                log.exception("a callback failed: %r", callback)


class Base:
    """A component whose other side is whatever `connect` is given. Raise TypeError for a value of a wrong type."""

    _esm = ""
    _css = ""

    def __init__(self, **values: Any) -> None:
        self._post: Post | None = None
        self._held = 0
        self._states_to_send: set[str] = set()
        self._listeners: list[Callable[..., object]] = []
        for name, value in values.items():
            if name not in self.keys:
                raise TypeError(f"{type(self).__name__} has no {name}")
            setattr(self, name, value)

    @property
    def keys(self) -> list[str]:
        """The names of all that is synced."""
        classes = reversed(type(self).__mro__)
        found = (n for c in classes for n, value in vars(c).items() if isinstance(value, Synced))
        return list(dict.fromkeys(found))

    @property
    def own_synced(self) -> frozenset[str]:
        """The names of what the component itself syncs, which is all."""
        return frozenset(self.keys)

    def connect(self, post: Post | None) -> None:
        """Send everything from now on to `post`, beginning with the whole state; None sends nothing any more."""
        self._post = post
        if post is not None:
            self.send_state()

    def deliver(self, message: object) -> None:
        """Handle a message of the other side. Only a custom one does anything: the state is written here alone."""
        if isinstance(message, dict) and message.get("method") == CUSTOM:
            for listener in tuple(self._listeners):
                listener(self, message.get("content"), [])

    def on_msg(self, listener: Callable[..., object], remove: bool = False) -> None:
        """Call `listener(component, content, buffers)` for each custom message."""
        if remove:
            self._listeners.remove(listener)
        else:
            self._listeners.append(listener)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message besides the state; it has no buffers. Raise ValueError if there are."""
        if buffers:
            raise ValueError("a message without Jupyter has no buffers")
        self._mail({"method": CUSTOM, "content": content})

    def get_state(self, key: str | Iterable[str] | None = None) -> dict[str, Any]:
        """Return synced values by name: one, some, or all."""
        names = self.keys if key is None else [key] if isinstance(key, str) else list(key)
        return {name: getattr(self, name) for name in names}

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send synced values: one, some, or all."""
        if state := self.get_state(key):
            self.send_update(state)

    def send_update(self, state: dict[str, Any]) -> None:
        """Send a state that is not made of the synced values alone."""
        self._mail({"method": UPDATE, "state": state})

    def resend(self, names: Iterable[str]) -> None:
        """Send these with the next state, though they have not changed. Call it while the state is held."""
        self._states_to_send.update(names)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Hold what changes, and send it as one at the end of the outermost of such blocks."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held:
                due, self._states_to_send = self._states_to_send, set()
                if due:
                    self.send_state(due)

    def _changed(self, name: str) -> None:
        if self._held:
            self._states_to_send.add(name)
        elif self._post is not None:
            self.send_state(name)

    def _mail(self, message: dict[str, Any]) -> None:
        if self._post is not None:
            self._post(message)

    def _repr_mimebundle_(self, **_options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return None: a notebook without widgets shows the text."""
        return None
