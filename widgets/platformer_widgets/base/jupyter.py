"""The base of components in Jupyter: an anywidget."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import anywidget
import traitlets
from ipywidgets import CallbackDispatcher as Callbacks

__all__ = ["Base", "Callbacks", "synced_bool", "synced_dict", "synced_int", "synced_text"]

log = logging.getLogger(__name__)


class Base(anywidget.AnyWidget):
    """A widget that only Python writes."""

    @property
    def own_synced(self) -> frozenset[str]:
        """The names of what the component itself syncs, without what every widget does."""
        of_all = anywidget.AnyWidget.class_trait_names()
        return frozenset(n for n in self.keys if n not in of_all and not n.startswith("_"))

    def resend(self, names: Iterable[str]) -> None:
        """Send these with the next state, though they have not changed. Call it while the state is held."""
        self._states_to_send.update(names)

    def send_update(self, state: dict[str, Any]) -> None:
        """Send a state that is not made of the synced values alone."""
        self._send({"method": "update", "state": state, "buffer_paths": []})

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Ignore what a browser writes: it sends messages, which are checked."""
        log.warning("a browser wrote %s, which is ignored", sorted(map(str, sync_data))[:10])


def synced_dict() -> traitlets.Dict[Any, Any]:
    """Declare a mapping that the browser gets."""
    return traitlets.Dict().tag(sync=True)


def synced_int(start: int = 0) -> traitlets.Int[int, int]:
    """Declare a whole number that the browser gets."""
    return traitlets.Int(start).tag(sync=True)


def synced_bool(start: bool) -> traitlets.Bool[bool, bool | int]:
    """Declare a truth that the browser gets."""
    return traitlets.Bool(start).tag(sync=True)


def synced_text(start: str = "") -> traitlets.Unicode[str, str | bytes]:
    """Declare a text that the browser gets."""
    return traitlets.Unicode(start).tag(sync=True)
