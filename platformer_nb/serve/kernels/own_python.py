"""Run notebooks in the same Python that serves them, forked where that is possible."""

from __future__ import annotations

from typing import Any

import zmq
from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from traitlets.config import Config

from platformer_nb.serve.kernels import forked_kernels

NAME = "python3"


class OwnPython(KernelSpecManager):
    """Offers a single kernel, regardless of kernels installed elsewhere.

    A kernel named `python3` on the user's search path may belong to another environment, where this
    project is not installed.
    """

    def find_kernel_specs(self) -> dict[str, str]:
        """Return the one kernel's name and the folder with its icons."""
        return {NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return the same specification for every name: a notebook's metadata may name any kernel."""
        values = get_kernel_dict()
        values["metadata"] |= forked_kernels.metadata()
        return KernelSpec(resource_dir=RESOURCES, **values)

    def get_all_specs(self) -> dict[str, Any]:
        """Return what the superclass returns."""
        spec = self.get_kernel_spec(NAME).to_dict()
        return {NAME: {"resource_dir": RESOURCES, "spec": spec}}


def encrypt(settings: Config) -> None:
    """Encrypt the traffic between server and kernels, so that other users of this machine cannot read it."""
    if zmq.has("curve"):
        settings.KernelManager.transport_encryption = "auto"
