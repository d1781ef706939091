"""Kernels that are forked from one prepared process, instead of starting a new Python each.

A kernel is there in a tenth of a second, and the memory of what all of them import is shared. Linux only: on macOS
a fork is unsafe in a process with threads, on Windows there is none. `PLATFORMER_FORK=0` switches it off. What
cannot be forked is started as usual.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import EntryPoint
from json import dumps
from pathlib import Path
from typing import Any, Final

from ipykernel.kernelspec import get_kernel_dict
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

VARIABLE: Final = "PLATFORMER_FORK"
"""The environment variable that switches forking off: `0`."""

PROVISIONER: Final = "platformer-fork"
"""The name of `ForkedKernel` in the metadata of a kernel specification."""

LAUNCHER: Final = get_kernel_dict()["argv"][:-2]
"""The command of a kernel without its arguments: `python -m ipykernel_launcher`."""

UNDERSTOOD: Final = {"cwd", "env", "kernel_id", "extra_arguments"}
"""What a launch may ask for. A kernel with other wishes, such as its own stderr, is not forked."""

SECONDS: Final = 60
"""How long an answer may take; the first waits for the imports."""


class ForkedProcess:
    """A forked kernel's process, in the form of `subprocess.Popen`: it is no child of this process."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, handle: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._handle = handle

    def poll(self) -> int | None:
        """Return None while it runs, then 0: only its parent learns its exit status."""
        if self.returncode is None and self._ends_within(0):
            self.returncode = 0
            os.close(self._handle)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended; raises TimeoutExpired."""
        if self.returncode is None and not self._ends_within(timeout):
            raise subprocess.TimeoutExpired("kernel", timeout or 0)
        self.poll()
        return 0

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def _ends_within(self, seconds: float | None) -> bool:
        ended = select.poll()
        ended.register(self._handle, select.POLLIN)
        return bool(ended.poll(None if seconds is None else seconds * 1000))

    def __del__(self) -> None:
        if self.returncode is None:
            os.close(self._handle)


class ForkServer:
    """The prepared process (`fork_server`), seen from the web server."""

    def __init__(self, quiet: bool = False) -> None:
        self._lock = threading.Lock()
        self._connection, theirs = socket.socketpair()
        self._connection.settimeout(SECONDS)
        # Kernels end when nobody holds the writing end, however this process ends.
        reading, self._lifeline = os.pipe()
        variables = {name: os.environ[name] for name in os.environ if name != "JPY_PARENT_PID"}
        self.process = subprocess.Popen(
            [*LAUNCHER[:-1], f"{__package__}.fork_server", str(theirs.fileno()), str(reading)],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL if quiet else None,
            pass_fds=(theirs.fileno(), reading),
            cwd="/",  # a folder without modules
            # debugpy would warn in the terminal, not in a notebook, that the standard library is not traced.
            env=variables | {"PYDEVD_DISABLE_FILE_VALIDATION": "1"},
            start_new_session=True,  # Ctrl-C is for the web server only
        )
        theirs.close()
        os.close(reading)

    def fork(self, arguments: Sequence[str], cwd: str, env: Mapping[str, str]) -> ForkedProcess:
        """Return the process of a new kernel; raises OSError if there can be none."""
        request = dumps({"arguments": arguments, "cwd": cwd, "env": dict(env)}) + "\n"
        with self._lock:
            self._connection.sendall(request.encode())
            answer, handles, _, _ = socket.recv_fds(self._connection, 32, 1)
        if not handles:
            raise OSError("the process that forks kernels gave none")
        return ForkedProcess(int(answer), handles[0])

    def abandon(self) -> None:
        """End the process; kernels that were forked go on."""
        self._connection.close()
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """End the process and every kernel that is left."""
        os.close(self._lifeline)
        self.abandon()


class ForkedKernel(LocalProvisioner):
    """Forks a kernel while `fork_server` is in effect, and starts it as usual if that fails."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Fork a kernel, or start a new Python."""
        count = len(LAUNCHER)
        if not is_running() or cmd[:count] != LAUNCHER or not kwargs.keys() <= UNDERSTOOD:
            return await super().launch_kernel(cmd, **kwargs)
        cwd = str(kwargs.get("cwd") or Path.cwd())
        env = {**kwargs.get("env", os.environ), "JPY_PARENT_PID": str(os.getpid())}
        try:
            process = await asyncio.to_thread(_running[0].fork, cmd[count:], cwd, env)
        except (OSError, ValueError, IndexError) as error:
            self.log.error("Kernels are no longer forked, each starts its own Python: %s", error)
            _give_up()
            return await super().launch_kernel(cmd, **kwargs)
        # The kernel leads a session and thus a group of its own.
        self.pid = self.pgid = process.pid
        self.process, self.cwd = process, cwd  # type: ignore[assignment] # it has Popen's methods
        return self.connection_info


_running: list[ForkServer] = []


def is_running() -> bool:
    """Return whether kernels of this process can be forked."""
    return bool(_running)


def _give_up() -> None:
    while _running:
        _running.pop().abandon()


def is_possible() -> bool:
    """Return whether this system can fork kernels, and may."""
    if not sys.platform.startswith("linux") or os.environ.get(VARIABLE) == "0":
        return False
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):  # an old kernel, or a sandbox
        return False
    return True


@contextmanager
def fork_server(quiet: bool = False) -> Iterator[None]:
    """Prepare a process, and fork the kernels of this process from it until the context ends; `quiet` ones write nothing to stderr."""
    if not is_possible():
        yield
        return
    KernelProvisionerFactory.provisioners[PROVISIONER] = EntryPoint(
        PROVISIONER, f"{__name__}:{ForkedKernel.__name__}", KernelProvisionerFactory.GROUP_NAME
    )
    server = ForkServer(quiet)
    _running.append(server)
    try:
        yield
    finally:
        _running.clear()
        server.end()


def metadata() -> dict[str, Any]:
    """Return the metadata of a kernel specification whose kernels are forked; empty if none can be."""
    return {"kernel_provisioner": {"provisioner_name": PROVISIONER}} if is_running() else {}
