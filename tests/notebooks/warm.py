"""nbval with a warm start: a plugin of pytest, `-p tests.notebooks.warm`.

Most of a notebook's time went into a new Python, its imports and the first parsing of the words. Here a process does
that once and forks a kernel for each notebook: the kernels share nothing else, what one notebook does no other sees.
Some start cold as before, as a reader's do: see `is_cold`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import write_connection_file
from nbval.kernel import RunningKernel
from nbval.plugin import IPyNbFile


def is_cold(notebook: Path) -> bool:
    """Whether a notebook gets a kernel that has imported nothing: the pages, and each language's first lesson."""
    return "tutorial" not in notebook.parts or notebook.name.startswith("00-")


# --- the process that forks --------------------------------------------------------------------------------


def main() -> None:
    """Import what the notebooks do; then fork a kernel for every line, and answer with its process."""
    sys.modules["debugpy"] = None  # type: ignore[assignment] # nobody debugs here, and it takes a kernel 0.7 s

    import ipykernel.debugger
    import ipykernel.kernelapp  # noqa: F401 - what a kernel imports, before it is forked
    import psutil  # type: ignore[import-untyped] # noqa: F401

    from platformer_nb.games import game_names, load_game
    from platformer_nb.text import Words, languages
    from platformer_widgets import open_lesson  # noqa: F401 - what a lesson's first cell imports

    for name in game_names():
        for language in languages():
            Words(language, name)
        load_game(name).rules  # noqa: B018 - a game loads its parts when they are first asked for
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no kernel stays behind as a zombie
    for line in sys.stdin:
        if not (process := os.fork()):
            _kernel(*json.loads(line))
        print(process, flush=True)


def _kernel(connection: str, folder: str) -> NoReturn:
    """Be a kernel, as ipykernel_launcher starts one."""
    import ipywidgets
    from ipykernel.kernelapp import IPKernelApp

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.chdir(folder)
    os.environ["JPY_PARENT_PID"] = str(os.getppid())
    sys.path.pop(0)  # that of the forking process; the kernel enters its own
    app = IPKernelApp.instance()
    app.initialize(["-f", connection])
    ipywidgets._handle_ipython()  # it looks for a kernel when it is imported, and there was none
    app.start()
    os._exit(0)


# --- pytest's side -----------------------------------------------------------------------------------------


class Forker:
    """The running process."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, connection: str, folder: str) -> int:
        """The process of a new kernel."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([connection, folder]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        """End it, when no kernel is left."""
        self.process.communicate()


class Client(BlockingKernelClient):
    """Asks the system whether the kernel lives: a heartbeat may come late on a busy machine."""

    pid: int

    def is_alive(self) -> bool:
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    async def _async_is_alive(self) -> bool:
        return self.is_alive()


class WarmKernel(RunningKernel):  # type: ignore[misc] # nbval publishes no types
    """A forked kernel, for nbval."""

    def __init__(self, forker: Forker, folder: str, startup_timeout: float) -> None:
        self.file = tempfile.mkstemp(suffix=".json")[1]
        write_connection_file(self.file)
        self.kc = Client()
        self.kc.load_connection_file(self.file)
        self.kc.pid = forker.fork(self.file, folder)
        self.kc.start_channels()
        self.kc.wait_for_ready(timeout=startup_timeout)
        self._ensure_iopub_up()

    def is_alive(self) -> bool:
        return self.kc.is_alive()

    def interrupt(self) -> None:
        os.kill(self.kc.pid, signal.SIGINT)

    def stop(self) -> None:
        self.kc.stop_channels()
        with suppress(ProcessLookupError):
            os.kill(self.kc.pid, signal.SIGKILL)
        Path(self.file).unlink()


class Warm:
    """The plugin: nbval sets up a notebook's kernel, unless it is to be a forked one."""

    def __init__(self) -> None:
        self.forker: Forker | None = None
        self.cold_setup = IPyNbFile.setup

    def setup(self, file: Any) -> None:
        """Stands for `IPyNbFile.setup`."""
        if is_cold(file.path):
            self.cold_setup(file)
            return
        self.forker = self.forker or Forker()
        seconds = file.config.option.nbval_kernel_startup_timeout
        file.kernel = WarmKernel(self.forker, str(file.path.parent), seconds)
        file.setup_sanitize_files()

    def pytest_unconfigure(self) -> None:
        IPyNbFile.setup = self.cold_setup
        if self.forker is not None:
            self.forker.end()


def pytest_configure(config: pytest.Config) -> None:
    warm = Warm()
    IPyNbFile.setup = lambda file: warm.setup(file)
    config.pluginmanager.register(warm)


if __name__ == "__main__":
    main()
