"""The notebooks as a learner finds them: boards as they stood, while there is a kernel to play them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import nbformat
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from nbformat import NotebookNode

from platformer_nb.serve.folders import notebooks

VIEW: Final = "application/vnd.jupyter.widget-view+json"
"""What an output holds of a component: which one in the kernel it shows."""


class LearnersNotebooks(AsyncLargeFileManager):
    """Our own notebooks are trusted; of a component whose kernel has gone, its text is shown.

    JupyterLab shows no component of a notebook that it does not trust, and it trusts one only when
    every cell has been run here: a learner who reloads in the middle would find all boards gone.
    And in place of a component whose kernel has ended it shows nothing but an error.
    """

    def mark_trusted_cells(self, nb: NotebookNode, path: str = "") -> None:
        """Say of each cell whether what it shows may run code: of our own notebooks, always."""
        if is_ours(path, nb):
            self.notary.mark_cells(nb, True)  # type: ignore[no-untyped-call]
        else:
            super().mark_trusted_cells(nb, path)  # type: ignore[no-untyped-call]

    async def get(
        self, path: str, content: bool = True, type: str | None = None, *args: Any, **kwargs: Any
    ) -> dict[str, Any]:
        """A file or folder, as JupyterLab asks for it."""
        asked = super().get(path, content, type, *args, **kwargs)  # type: ignore[no-untyped-call]
        model: dict[str, Any] = await asked
        notebook = content and model["type"] == "notebook"
        if notebook and model["path"].strip("/") not in await self._played():
            drop_views(model["content"])
        return model

    async def _played(self) -> set[str]:
        """The notebooks that have a kernel."""
        sessions = getattr(self.parent, "session_manager", None)
        if sessions is None:
            return set()
        return {session["path"].strip("/") for session in await sessions.list_sessions()}


def is_ours(path: str, notebook: NotebookNode) -> bool:
    """Whether a notebook is one of the tutorial as it was delivered; `path` ends with its language."""
    original = notebooks() / "tutorial" / Path(*Path(path).parts[-2:])
    if not original.is_file():
        return False
    delivered = nbformat.read(original, as_version=4)  # type: ignore[no-untyped-call]
    return bool(delivered == notebook)


def drop_views(notebook: NotebookNode) -> None:
    """Leave of components what else an output says of them, if it does."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if len(data) > 1:
                data.pop(VIEW, None)
