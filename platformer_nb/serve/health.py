"""`/health` and `/metrics`: what a host's tools ask a server. Nothing in them is about a visitor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, generate_latest
from tornado.web import HTTPError, RequestHandler

if TYPE_CHECKING:
    from platformer_nb.serve.page.room import Room

PAGES: Final = Gauge("platformer_pages", "Pages that are open, each with a kernel of its own.")
MOST: Final = Gauge("platformer_pages_most", "How many pages may be open at once.")
WAITING: Final = Gauge("platformer_visitors_waiting", "Visitors who wait for room.")
STARTED: Final = Counter("platformer_pages_started", "Pages that were started.")
FULL: Final = Counter("platformer_pages_full", "Visits for which there was no room.")
FAILED: Final = Counter("platformer_pages_failed", "Pages whose kernel did not start.")

RESTED: Final = Counter("platformer_pages_idle", "Pages that were ended as nobody used them.")
MALFORMED: Final = Counter("platformer_frames_malformed", "Frames that no page sends.")
REFUSED: Final = Counter("platformer_messages_refused", "Messages of pages that were dropped.")
WITHHELD: Final = Counter("platformer_messages_withheld", "Warnings and errors of kernels.")


class _ForTools(RequestHandler):
    """A handler that knows the server's kernels."""

    def initialize(self, room: Room) -> None:
        """Set up the handler; `room` counts the pages."""
        self._room = room

    def set_default_headers(self) -> None:
        """Answer what is true now."""
        self.set_header("Cache-Control", "no-store")


class Health(_ForTools):
    """Tells whether the server answers, and whether it has room: `{"status": "ok", "pages": 3, "most": 100}`."""

    def get(self) -> None:
        """Answer as JSON, with 200 also when there is no room: the server is well."""
        pages, most = self._room.pages, self._room.most
        self.finish({"status": "ok" if pages < most else "full", "pages": pages, "most": most})


class Metrics(_ForTools):
    """Tells figures in the format of Prometheus, to this machine only: a proxy in front of it is a stranger."""

    def get(self) -> None:
        """Answer with every figure of this process."""
        forwarded = "X-Forwarded-For" in self.request.headers or "Forwarded" in self.request.headers
        if forwarded or self.request.remote_ip not in ("127.0.0.1", "::1"):
            raise HTTPError(404)
        PAGES.set(self._room.pages)
        MOST.set(self._room.most)
        WAITING.set(self._room.waiting)
        self.set_header("Content-Type", CONTENT_TYPE_LATEST)
        self.finish(generate_latest())


def handlers(base: str, room: Room) -> list[Any]:
    """Return the handlers of both, below the path `base`."""
    given = {"room": room}
    return [(f"{base}health", Health, given), (f"{base}metrics", Metrics, given)]
