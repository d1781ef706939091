"""Server of the tutorial in JupyterLab."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable
from pathlib import Path

from jupyterlab.handlers.announcements import NeverCheckForUpdate
from jupyterlab.labapp import LabApp
from traitlets.config import Config

from platformer_nb.core.errors import BadInput
from platformer_nb.lessons.track.start import START
from platformer_nb.own_files import learner_data
from platformer_nb.serve import listening
from platformer_nb.serve.access import policy
from platformer_nb.serve.contents import LearnersNotebooks
from platformer_nb.serve.kernels.forked_kernels import fork_server
from platformer_nb.serve.kernels.own_python import OwnPython, encrypt
from platformer_nb.serve.kernels.ports import use_kernel_ports
from platformer_nb.text import asked_language, chosen_language
from platformer_nb.text.choosing import VARIABLE


def config(folder: Path, host: str, port: int, open_browser: bool) -> Config:
    """Return JupyterLab's settings for the tutorial."""
    settings = Config()
    server = settings.ServerApp
    server.ip = host
    server.port = port
    server.port_retries = 0
    server.root_dir = str(folder)
    server.open_browser = open_browser and listening.can_show_a_browser()
    server.kernel_spec_manager_class = OwnPython
    server.contents_manager_class = LearnersNotebooks
    server.terminals_enabled = False
    # Remains of the classic notebook server: it only warns about its own settings.
    server.jpserver_extensions = {"notebook_shim": False}
    server.allow_root = True  # containers often have no other user
    encrypt(settings)

    # No outgoing requests: no news, no update checks, no list of extensions.
    lab = settings.LabApp
    lab.news_url = None
    lab.check_for_updates_class = NeverCheckForUpdate
    lab.extension_manager = "readonly"
    lab.extra_labextensions_path = [str(policy.OWN_EXTENSIONS)]
    # lab/overrides.json answers JupyterLab's question about news in advance. It also
    # saves often, so that a reload finds the boards.
    lab.app_settings_dir = str(Path(__file__).parent / "lab")
    # The tutorial's open tabs and settings are kept apart from those of the user's own JupyterLab.
    lab.user_settings_dir = str(learner_data() / "lab" / "settings")
    lab.workspaces_dir = str(learner_data() / "lab" / "workspaces")
    return settings


def serve(
    folder: Path,
    host: str = "127.0.0.1",
    port: int | None = None,
    ready: Callable[[str], None] = lambda address: None,
    open_browser: bool = False,
    verbose: bool = False,
    language: str | None = None,
) -> None:
    """Show `folder` in JupyterLab until Ctrl-C; call `ready` with the address.

    It opens the notebook START in the reader's language. With `language`, every notebook that is run uses it.
    """
    if not folder.is_dir():
        raise BadInput(str(folder), "error-no-folder", "mend-notebook-folder")
    asked = asked_language(language)
    number = listening.free_port(host, port, listening.TUTOR_PORT)
    settings = config(folder.resolve(), host, number, open_browser)
    if asked is not None:
        os.environ[VARIABLE] = asked  # the kernels inherit it
    settings.LabApp.default_url = _landing(folder, chosen_language(asked))
    settings.Application.log_level = logging.INFO if verbose else logging.ERROR
    server = LabApp.initialize_server(argv=[], config=settings)
    # `ready` announces the address, once.
    server.log.addFilter(lambda record: "To access the server" not in record.getMessage())

    def started() -> None:
        # Jupyter's own handler prompts for confirmation, and is missing without a terminal.
        signal.signal(signal.SIGINT, lambda *_: server.stop(from_signal=True))
        ready(server.display_url.split("\n")[0].strip())

    server.io_loop.add_callback(started)
    use_kernel_ports()
    with fork_server():
        server.start()


def _landing(folder: Path, language: str) -> str:
    """Return the address of what is opened first: START, or the folder of the language, if they are there."""
    for place in (f"{language}/{START}.ipynb", language):
        if (folder / place).exists():
            return f"/lab/tree/{place}"
    return "/lab"
