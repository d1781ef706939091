"""nbval with kernels as the servers fork them: a plugin of pytest, `-p tests.notebooks.warm`.

The kernels share the imports and nothing else: what one notebook does no other sees. Some notebooks get a kernel
that is started and imports everything itself: see `is_cold`.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from pprint import pformat
from typing import Any

import pytest
from jupyter_client.manager import KernelManager
from nbval import kernel
from nbval.kernel import RunningKernel
from nbval.plugin import IPyNbFile

from platformer_nb.serve.kernels.forked_kernels import fork_server
from platformer_nb.serve.kernels.own_python import NAME, OwnPython
from platformer_nb.serve.kernels.ports import use_kernel_ports


def is_cold(notebook: Path) -> bool:
    """Whether a notebook gets a kernel that has imported nothing: the pages, and each language's first lesson."""
    return "tutorial" not in notebook.parts or notebook.name.startswith("00-")


class ForkedKernel(RunningKernel):  # type: ignore[misc] # nbval publishes no types
    """A forked kernel, for nbval."""

    def __init__(self, folder: str, startup_timeout: float) -> None:
        self.km = KernelManager(kernel_name=NAME, kernel_spec_manager=OwnPython())
        self.km.start_kernel(cwd=folder)
        self.kc = self.km.client()
        self.kc.start_channels()
        self.kc.wait_for_ready(timeout=startup_timeout)
        self._ensure_iopub_up()


class Forked:
    """The plugin: nbval sets up a notebook's kernel, unless it is to be a forked one."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.is_prepared = False
        self.cold_setup = IPyNbFile.setup

    def setup(self, file: Any) -> None:
        """Stands for `IPyNbFile.setup`."""
        if is_cold(file.path):
            self.cold_setup(file)
            return
        if not self.is_prepared:
            self.stack.enter_context(fork_server())
            self.is_prepared = True
        seconds = file.config.option.nbval_kernel_startup_timeout
        file.kernel = ForkedKernel(str(file.path.parent), seconds)
        file.setup_sanitize_files()

    def pytest_unconfigure(self) -> None:
        IPyNbFile.setup = self.cold_setup
        self.stack.close()


class Laid:
    """A message for nbval's log: laid out when it is written there, which it is not unless somebody asks for it.

    nbval lays out every message first: half of the time of all notebooks.
    """

    def __init__(self, message: object) -> None:
        self.message = message

    def __str__(self) -> str:
        return pformat(self.message)


def pytest_configure(config: pytest.Config) -> None:
    use_kernel_ports()
    kernel.pformat = Laid
    forked = Forked()
    IPyNbFile.setup = lambda file: forked.setup(file)
    config.pluginmanager.register(forked)
