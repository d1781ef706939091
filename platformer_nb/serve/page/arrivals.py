"""Which requests for a page start a kernel: somebody who looks at it, on a server that has room."""

from __future__ import annotations

from collections.abc import Mapping

FULL_AGAIN_SECONDS = 15
"""How long a page that says "full" waits before it asks again."""


def is_visit(headers: Mapping[str, str]) -> bool:
    """Return whether a browser asks for a page to show it: no image, no script, no frame of a stranger.

    Browsers that do not say what for are let in.
    """
    asked_for = headers.get("Sec-Fetch-Dest", "document")
    if asked_for in ("iframe", "frame"):
        return headers.get("Sec-Fetch-Site") == "same-origin"
    return asked_for == "document"


def is_sent(headers: Mapping[str, str]) -> bool:
    """Return whether another site sends the visitor here without a click of theirs."""
    return headers.get("Sec-Fetch-Site") == "cross-site" and headers.get("Sec-Fetch-User") != "?1"
