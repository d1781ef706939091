"""What the page may load, and which of Voilà's handlers are closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tornado.web import RequestHandler
from traitlets.config import Config

from platformer_nb.serve.access.content_security import CONTENT_SECURITY
from platformer_nb.serve.kernels import frames
from platformer_nb.serve.kernels.kernel_manager import QuietKernelManager
from platformer_nb.serve.kernels.own_python import OwnPython, encrypt
from platformer_nb.serve.kernels.websocket import PromptConnection

OWN_EXTENSIONS = Path(__file__).parent.parent / "labextensions"
"""The folder of our own extensions of Voilà and JupyterLab."""

OWN_EXTENSION = "platformer-nb"
"""Mends how widgets arrive on a busy page (`arrival.js`)."""

# The only Jupyter extensions that the page needs, regardless of others installed.
EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "bqplot",
    "bqscales",
    OWN_EXTENSION,
]

CLOSED_DOORS = ("voila/files/", "login", "logout")
"""Paths below the server's own."""

# Closing a page ends its kernel; this limit is for pages that were lost without being closed.
# Kernels are culled and not prestarted: Voilà with both gives visitors kernels that have just
# been culled, and a forked kernel starts at once.
IDLE_SECONDS = 15 * 60


def config(log_request: Callable[[RequestHandler], None] = lambda handler: None) -> Config:
    """Return Voilà's settings for the play page; `log_request` is called with each handler that has answered."""
    settings = Config()
    # By its name: JupyterLab's server reads this module too, and Voilà, which it would import, shows its own warnings.
    settings.Voila.identity_provider_class = "platformer_nb.serve.access.ownership.Anybody"
    settings.Voila.kernel_websocket_connection_class = PromptConnection
    # A kernel that dies is noticed after a second instead of three: its page says so and comes back.
    settings.KernelRestarter.time_to_dead = 1.0
    # It is not restarted: a new process knows nothing of the page's components ("model not found"), and whoever
    # waits for an answer would take it for the old one, which goes on working.
    settings.KernelRestarter.restart_limit = 0
    settings.Voila.tornado_settings = {
        # Else Jupyter adds a policy of its own (`headers` sets ours for every answer).
        "headers": {"Content-Security-Policy": CONTENT_SECURITY},
        "websocket_max_message_size": frames.MOST_BYTES,
        "log_function": log_request,
        # Names are looked at by `door`, before anything else.
        "allow_remote_access": True,
    }

    page = settings.VoilaConfiguration
    page.strip_sources = True
    page.show_tracebacks = False
    page.file_allowlist = []
    page.allow_template_override = "NO"
    page.allow_theme_override = "NO"
    page.extension_allowlist = EXTENSIONS
    page.extension_denylist = []
    page.extra_labextensions_path = [str(OWN_EXTENSIONS)]
    page.kernel_spec_manager_class = OwnPython
    page.preheat_kernel = False

    kernels = settings.MappingKernelManager
    kernels.cull_idle_timeout = IDLE_SECONDS
    kernels.cull_interval = 60
    kernels.cull_connected = False
    kernels.kernel_manager_class = f"{QuietKernelManager.__module__}.{QuietKernelManager.__name__}"
    encrypt(settings)
    return settings
