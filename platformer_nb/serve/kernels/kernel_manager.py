"""Kernel managers that leave nothing behind."""

from __future__ import annotations

import time
from typing import Any, ClassVar
from weakref import WeakSet

from jupyter_events import EventLogger
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager
from traitlets import default


class QuietKernelManager(ServerKernelManager):
    """A kernel's manager that shares its event logger with all others.

    Nobody listens to the events. By default each manager has a logger of its own, for which Python's logging
    keeps an entry for ever, and reads the events' schemas anew.
    """

    owner: str = ""
    """Who started the kernel (`ownership.visitor`): nobody else is let to it."""

    warned: float | None = None
    """Since when its page is warned that it will be ended (`idle_pages`), None if it is not."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.used = time.monotonic()
        """When somebody did something on its page."""
        self.connections: WeakSet[Any] = WeakSet()
        """The open websockets of its page."""

    _shared: ClassVar[EventLogger | None] = None

    @default("event_logger")
    def _default_event_logger(self) -> EventLogger:
        cls = QuietKernelManager
        if cls._shared is None:
            cls._shared = super()._default_event_logger()
        return cls._shared
