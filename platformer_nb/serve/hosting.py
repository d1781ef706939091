"""What a host decides about a server: its names, and how many may visit at once."""

from __future__ import annotations

from dataclasses import dataclass

MOST_VISITORS = 100
"""Pages at once, unless the host says otherwise: each is a process of about 30 MB while it plays."""


TOKEN = "PLATFORMER_TOKEN"
"""The environment variable that holds a server's token: what stands in a command, other users of the machine can see."""

IDLE_MINUTES = 60
"""After this time without a press or a key a page gives its place back, unless the host says otherwise."""


@dataclass(frozen=True)
class Hosting:
    """`names` are further names by which the server may be called; `most` is how many pages are open at once.

    `base` is the path under which a proxy in front of it shows the server; it begins and ends with a slash.
    `token` has to be shown by who comes for the first time, "" for nobody. `site` is the address of a static site that is named to
    those who wait. `idle` is after how many minutes a page that nobody uses is ended, 0 for never. With `json_log` the log
    is lines of JSON.
    """

    names: tuple[str, ...] = ()
    most: int = MOST_VISITORS
    base: str = "/"
    token: str = ""
    site: str = ""
    idle: float = IDLE_MINUTES
    json_log: bool = False


def as_base(path: str) -> str:
    """Return a path as it is given (`games`, `/games/`), with a slash at both ends."""
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"


ALONE = Hosting()
"""What a server on somebody's own machine needs: nothing of its own."""
