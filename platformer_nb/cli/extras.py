"""What a command needs that `pip install platformer-nb` alone does not bring."""

from __future__ import annotations

from typing import Final

from platformer_nb.core.errors import BadInput

EXTRAS: Final = {
    "notebook": frozenset(
        [
            "anywidget",
            "bqplot",
            "IPython",
            "ipykernel",
            "ipywidgets",
            "jinja2",
            "jupyter_client",
            "jupyter_core",
            "jupyter_events",
            "jupyter_server",
            "jupyterlab",
            "nbclient",
            "nbformat",
            "prometheus_client",
            "tornado",
            "traitlets",
            "voila",
            "zmq",
        ]
    ),
    "dask": frozenset(("dask", "distributed")),
}
"""By the name of the extra in pyproject.toml: the modules that come with it."""


def missing_extra(command: str, error: ModuleNotFoundError) -> BadInput:
    """Return which extra has the module that a command has not found; raises the error if none has it."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return BadInput(command, "error-no-extra", "mend-no-extra", module=module, extra=extra)
    raise error
