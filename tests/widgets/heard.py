"""A page of the tutor whose messages a test keeps and sends."""

from __future__ import annotations

from typing import Any

from platformer_widgets.tutor.tutor_page import TutorPage


class Heard(TutorPage):
    """A page whose messages to the browser are kept for the test."""

    def __init__(self, language: str = "en") -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(language)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Keep the message."""
        self.sent.append(content)

    def hear(self, **message: Any) -> None:
        """A message comes from the browser."""
        self._message(self, message, None)

    def do(self, **intent: Any) -> dict[str, Any]:
        """An intent made on the view that is shown; the view that follows."""
        self.hear(**intent, **{"for": self.view["state"]})
        return dict(self.view)
