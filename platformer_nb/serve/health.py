"""`/health` and `/metrics`: what a host's tools ask a server. Nothing in them is about a visitor."""

from __future__ import annotations

from typing import Any, Final

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, generate_latest
from tornado.web import HTTPError, RequestHandler

PAGES: Final = Gauge("platformer_pages", "Pages that are open, each with a kernel of its own.")
MOST: Final = Gauge("platformer_pages_most", "How many pages may be open at once.")
STARTED: Final = Counter("platformer_pages_started", "Pages that were started.")
FULL: Final = Counter("platformer_pages_full", "Visits for which there was no room.")
FAILED: Final = Counter("platformer_pages_failed", "Pages whose kernel did not start.")


class _ForTools(RequestHandler):
    """A handler that knows the server's kernels."""

    def initialize(self, kernels: Any, most: int) -> None:
        """Set up the handler; `kernels` are the server's, `most` is how many pages it bears."""
        self._kernels = kernels
        self._most = most

    def set_default_headers(self) -> None:
        """Answer what is true now."""
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.clear_header("Server")


class Health(_ForTools):
    """Tells whether the server answers, and whether it has room: `{"status": "ok", "pages": 3, "most": 100}`."""

    def get(self) -> None:
        """Answer as JSON, with 200 also when there is no room: the server is well."""
        pages = len(self._kernels)
        status = "ok" if pages < self._most else "full"
        self.finish({"status": status, "pages": pages, "most": self._most})


class Metrics(_ForTools):
    """Tells figures in the format of Prometheus, to this machine only: a proxy in front of it is a stranger."""

    def get(self) -> None:
        """Answer with every figure of this process."""
        forwarded = "X-Forwarded-For" in self.request.headers or "Forwarded" in self.request.headers
        if forwarded or self.request.remote_ip not in ("127.0.0.1", "::1"):
            raise HTTPError(404)
        PAGES.set(len(self._kernels))
        MOST.set(self._most)
        self.set_header("Content-Type", CONTENT_TYPE_LATEST)
        self.finish(generate_latest())


def handlers(base: str, kernels: Any, most: int) -> list[Any]:
    """Return the handlers of both, below the path `base`."""
    given = {"kernels": kernels, "most": most}
    return [(f"{base}health", Health, given), (f"{base}metrics", Metrics, given)]
