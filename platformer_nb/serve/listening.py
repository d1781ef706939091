"""Finding a port to listen on."""

from __future__ import annotations

import errno
import os
import socket
import sys

from tornado.netutil import bind_sockets

from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.reasons import of_system

# The same port each time if it is free: a browser keeps a page's saved games by address and port.
PLAY_PORT = 8424
TUTOR_PORT = 8425


def listen_on(host: str, port: int | None, preferred: int) -> list[socket.socket]:
    """Open sockets on `port`; when none was asked for, on `preferred` or any free one."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, preferred)
    except BadInput:
        return _bind(host, 0)


def free_port(host: str, port: int | None, preferred: int) -> int:
    """A port that is free now, for a server that opens its own sockets."""
    sockets = listen_on(host, port, preferred)
    number = port_of(sockets)
    for each in sockets:
        each.close()
    return number


def port_of(sockets: list[socket.socket]) -> int:
    """The port that these sockets share."""
    number: int = sockets[0].getsockname()[1]
    return number


def address(host: str, port: int) -> str:
    """The page's address as a browser on this machine takes it."""
    if host in ("", "0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_local(host: str) -> bool:
    """Whether only this machine can reach a server that listens on `host`."""
    return host in ("localhost", "::1") or host.startswith("127.")


def can_show_a_browser() -> bool:
    """Whether there is a screen; a text browser would take over the terminal instead."""
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
    except UnicodeError as error:  # no host can have such a name
        raise BadInput(
            place, "error-listen", "mend-listen", reason=said("reason-no-host")
        ) from error
