"""Kernel managers that leave nothing behind."""

from __future__ import annotations

from typing import ClassVar

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

    _shared: ClassVar[EventLogger | None] = None

    @default("event_logger")
    def _default_event_logger(self) -> EventLogger:
        cls = QuietKernelManager
        if cls._shared is None:
            cls._shared = super()._default_event_logger()
        return cls._shared
