"""What a host decides about a server: its names, and how many may visit at once."""

from __future__ import annotations

from dataclasses import dataclass

MOST_VISITORS = 100
"""Pages at once, unless the host says otherwise: each is a process of about 30 MB while it plays."""


@dataclass(frozen=True)
class Hosting:
    """`names` are further names by which the server may be called; `most` is how many pages are open at once.

    `base` is the path under which a proxy in front of it shows the server; it begins and ends with a slash.
    """

    names: tuple[str, ...] = ()
    most: int = MOST_VISITORS
    base: str = "/"


def as_base(path: str) -> str:
    """Return a path as it is given (`games`, `/games/`), with a slash at both ends."""
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"


ALONE = Hosting()
"""What a server on somebody's own machine needs: nothing of its own."""
