"""Notebooks run in the very Python that serves them."""

from __future__ import annotations

from typing import Any

import zmq
from ipykernel.kernelspec import RESOURCES, get_kernel_dict
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from traitlets.config import Config

NAME = "python3"


class OwnPython(KernelSpecManager):
    """Offers one kernel, whatever kernels the user has installed elsewhere.

    A kernel named `python3` found on the user's search path may belong to another environment,
    where this project is not installed.
    """

    def find_kernel_specs(self) -> dict[str, str]:
        """The one kernel's name and the folder with its icons."""
        return {NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The same answer for every name: a notebook's metadata may ask for anything."""
        return KernelSpec(resource_dir=RESOURCES, **get_kernel_dict())

    def get_all_specs(self) -> dict[str, Any]:
        """As the superclass gives it."""
        spec = self.get_kernel_spec(NAME).to_dict()
        return {NAME: {"resource_dir": RESOURCES, "spec": spec}}


def encrypt(settings: Config) -> None:
    """Let no other user of this machine listen in between the server and its kernels."""
    if zmq.has("curve"):
        settings.KernelManager.transport_encryption = "auto"
