"""Headers of every answer, of files and errors too: what a browser may do with it, and no name of the server."""

from __future__ import annotations

from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

from platformer_nb.serve.access.content_security import CONTENT_SECURITY

SECURE: Final = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class SecureHeaders(OutputTransform):
    """Adds the headers to the first part of an answer, whichever handler gives it."""

    def __init__(self, request: HTTPServerRequest) -> None:
        """Take the request, which changes nothing."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Return the answer with the headers."""
        headers.pop("Server", None)
        for name, value in SECURE.items():
            headers[name] = value
        return status_code, headers, chunk
