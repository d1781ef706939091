"""What a host decides about a server: its names, and how many may visit at once."""

from __future__ import annotations

from dataclasses import dataclass

MOST_VISITORS = 100
"""Pages at once, unless the host says otherwise: each is a process of about 30 MB while it plays."""


@dataclass(frozen=True)
class Hosting:
    """`names` are further names by which the server may be called; `most` is how many pages are open at once."""

    names: tuple[str, ...] = ()
    most: int = MOST_VISITORS


ALONE = Hosting()
"""What a server on somebody's own machine needs: nothing of its own."""
