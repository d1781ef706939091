"""Find a port to listen on."""

from __future__ import annotations

import errno
import os
import socket
import sys

from tornado.netutil import bind_sockets

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.input.reasons import of_system

# The same port each time if it is free: browsers store a page's saved games by address and port.
PLAY_PORT = 8424
TUTOR_PORT = 8425


def listen_on(host: str, port: int | None, preferred: int) -> list[socket.socket]:
    """Open sockets on `port`; if it is None, on `preferred` or else any free port."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, preferred)
    except BadInput:
        return _bind(host, 0)


def free_port(host: str, port: int | None, preferred: int) -> int:
    """Return a port that is free now, for a server that opens its own sockets."""
    sockets = listen_on(host, port, preferred)
    number = port_of(sockets)
    for each in sockets:
        each.close()
    return number


def port_of(sockets: list[socket.socket]) -> int:
    """Return the port that these sockets share."""
    number: int = sockets[0].getsockname()[1]
    return number


def address(host: str, port: int) -> str:
    """Return the page's address for a browser on this machine."""
    if host in ("", "0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_local(host: str) -> bool:
    """Return whether a server that listens on `host` is reachable from this machine only."""
    return host in ("localhost", "::1") or host.startswith("127.")


def can_show_a_browser() -> bool:
    """Return whether there is a graphical browser; a text browser would take over the terminal."""
    if sys.platform.startswith(("win", "darwin")):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bind(host: str, port: int) -> list[socket.socket]:
    place = f"--host {host} --port {port}"
    if not 0 <= port <= 65535:
        raise BadInput(place, "error-no-port", "mend-no-port")
    try:
        return bind_sockets(port, host)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(place, "error-port-taken", "mend-port-taken") from error
        reason = of_system(error)
        raise BadInput(place, "error-listen", "mend-listen", reason=reason) from error
    except UnicodeError as error:  # not a possible host name
        raise BadInput(
            place, "error-listen", "mend-listen", reason=said("reason-no-host")
        ) from error
