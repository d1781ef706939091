"""The ports that kernels listen on, chosen where no connection of another process takes one first.

jupyter_client asks the system for a free port and lets it go; the kernel binds it when it has started. Between the two
the system may give the port to anybody: a connection of a browser to a server is enough, and the kernel ends at once.
The system never gives away a port below its own range unless it is asked for by number.
"""

from __future__ import annotations

import socket
from random import SystemRandom
from typing import Final

from jupyter_client.connect import LocalPortCache

PORTS: Final = range(12000, 30000)
"""Below what Linux (32768), macOS and Windows (49152) give away; above what servers are usually found on."""

TRIES: Final = 1000

_chance = SystemRandom()  # forked processes choose differently


class KernelPorts(LocalPortCache):
    """Chooses ports of `PORTS` at random; those of the system's own range if no such port can be had."""

    def find_available_port(self, ip: str) -> int:
        """Return a port that nobody listens on at this address, and that was not given before."""
        for _ in range(TRIES):
            port = _chance.choice(PORTS)
            if port not in self.currently_used_ports and _is_free(ip, port):
                self.currently_used_ports.add(port)
                return port
        return super().find_available_port(ip)


def use_kernel_ports() -> None:
    """Let every kernel that this process starts have its ports from `KernelPorts`."""
    if not LocalPortCache.initialized():
        KernelPorts.instance()  # becomes the instance of LocalPortCache too


def _is_free(ip: str, port: int) -> bool:
    with socket.socket() as attempt:
        try:
            attempt.bind((ip, port))
        except OSError:
            return False
    return True
