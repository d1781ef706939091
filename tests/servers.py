"""Starts the project's own servers as a user would, in processes of their own."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WITHOUT_GAME = """
import os
from unittest import mock
from platformer_nb.core.discovery import VARIABLE
from platformer_nb.serve.kernels import forked_kernels

class WithoutGame(forked_kernels.ForkServer):
    # Texts and lessons are not read for kernels of a notebook that has no game: there is none of this name.
    def __init__(self, quiet=False):
        with mock.patch.dict(os.environ, {VARIABLE: "none"}):
            super().__init__(quiet)
"""

SERVE_ONE = f"""
import json, sys
from pathlib import Path
from platformer_nb.serve import play
from platformer_nb.serve.folders import notebooks
from platformer_nb.serve.hosting import Hosting
{WITHOUT_GAME}
if not Path(sys.argv[1]).is_relative_to(notebooks()):
    forked_kernels.ForkServer = WithoutGame
hosting = Hosting(**json.loads(sys.argv[2]))
play.serve(Path(sys.argv[1]), port=0, ready=lambda address: print(address, flush=True), hosting=hosting)
"""


@dataclass
class Server:
    """A running server: its address, and what it has written to stderr."""

    address: str
    process: subprocess.Popen[str]
    log: Path

    def interrupt(self) -> int:
        """Press Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(30)


def environment(folder: Path) -> dict[str, str]:
    """An environment in which a server reads and writes none of the user's own settings."""
    return os.environ | {
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_CONFIG_DIR": str(folder / "jupyter"),
        "JUPYTER_RUNTIME_DIR": str(folder / "run"),
        "XDG_DATA_HOME": str(folder / "share"),
    }


@contextlib.contextmanager
def running(
    command: list[str], folder: Path, cwd: Path | None = None, seconds: float = 60
) -> Iterator[Server]:
    """Start `command`, which prints its address first, and end it afterwards.

    The address is a line of its own or the `address` of a line of JSON.
    """
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "stderr.txt"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=stderr,
            stdin=subprocess.DEVNULL,
            text=True,
            cwd=cwd or folder,
            env=environment(folder),
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, f"{command} ended without an address:\n{log.read_text()}"
        address = json.loads(line)["address"] if line.startswith("{") else line.strip()
        yield Server(address, process, log)
    finally:
        end = time.monotonic() + seconds
        if process.poll() is None:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(1, end - time.monotonic()))
        if process.poll() is None:
            process.kill()
        process.wait()
        process.communicate()


def play(folder: Path, *options: str) -> contextlib.AbstractContextManager[Server]:
    """The play page, on any free port."""
    command = [sys.executable, "-m", "platformer_nb", "play", "--json", "--port", "0", *options]
    return running(command, folder)


def tutor(folder: Path, notebooks: Path) -> contextlib.AbstractContextManager[Server]:
    """JupyterLab on the folder `notebooks`, on any free port."""
    command = [sys.executable, "-m", "platformer_nb", "tutor", "--json", "--port", "0"]
    return running([*command, "--folder", str(notebooks)], folder)


def one_notebook(
    folder: Path, notebook: Path, **hosting: Any
) -> contextlib.AbstractContextManager[Server]:
    """Any notebook, served in the way of the play page, with what a host decides (`Hosting`)."""
    return running([sys.executable, "-c", SERVE_ONE, str(notebook), json.dumps(hosting)], folder)
