"""Pages that are open and that nobody uses: warned, then ended, so that their places are free again.

An open page asks every few seconds whether its kernel is there, which Jupyter's own culling takes for use. Here only what
a person does counts: every other message, and a question that says that somebody is there (`awake`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from platformer_nb.serve import health

WARNED_SECONDS: Final = 60
"""How long a page is warned before it is ended."""

LOOK_SECONDS: Final = 20
"""How often the pages are looked at."""


class IdlePages:
    """Ends the pages among `kernels` that nobody has used for `seconds`."""

    def __init__(self, kernels: Any, seconds: float) -> None:
        self._kernels = kernels
        self._seconds = seconds
        self._warned_seconds = min(seconds, WARNED_SECONDS)

    @property
    def look_seconds(self) -> float:
        """How often to look."""
        return min(self._warned_seconds / 3, LOOK_SECONDS)

    async def look(self) -> None:
        """Warn those that are due, and end those that were warned."""
        now = time.monotonic()
        for kernel_id, kernel in list(self._open()):
            if now - kernel.used < self._seconds:
                kernel.warned = None
            elif kernel.warned is None or now - kernel.warned < self._warned_seconds:
                kernel.warned = kernel.warned or now
                for connection in list(kernel.connections):
                    connection.warn()
            else:
                health.RESTED.inc()
                connections = list(kernel.connections)
                await self._kernels.shutdown_kernel(kernel_id, now=True)
                for connection in connections:
                    connection.end()

    def _open(self) -> Iterator[tuple[str, Any]]:
        """Yield the kernels whose page is connected; the others are culled by Jupyter."""
        for kernel_id in self._kernels.list_kernel_ids():
            kernel = self._kernels.get_kernel(kernel_id)
            if kernel.connections:
                yield kernel_id, kernel
