"""Contents manager for the tutorial: show boards as they were saved while no kernel can play them, and none that nobody ran."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nbformat
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from nbformat import NotebookNode

from platformer_nb.games import game_names
from platformer_nb.serve.folders import delivered

VIEW: Final = "application/vnd.jupyter.widget-view+json"
"""MIME type of a live component in an output: the id of its model in the kernel."""


class LearnersNotebooks(AsyncLargeFileManager):
    """Trusts the tutorial's own notebooks; shows the text of components whose kernel has gone.

    JupyterLab shows no component of an untrusted notebook, and trusts a notebook only when every cell
    has been run here: after a reload in the middle all boards would be gone. For a component whose
    kernel has ended it would show nothing but an error.
    """

    def mark_trusted_cells(self, nb: NotebookNode, path: str = "") -> None:
        """Mark cells as trusted: those of our own notebooks always."""
        if is_ours(path, nb):
            self.notary.mark_cells(nb, True)  # type: ignore[no-untyped-call]
        else:
            super().mark_trusted_cells(nb, path)  # type: ignore[no-untyped-call]

    async def get(
        self, path: str, content: bool = True, type: str | None = None, *args: Any, **kwargs: Any
    ) -> dict[str, Any]:
        """Return a file or folder as JupyterLab requests it."""
        asked = super().get(path, content, type, *args, **kwargs)  # type: ignore[no-untyped-call]
        model: dict[str, Any] = await asked
        notebook = content and model["type"] == "notebook"
        if notebook and model["path"].strip("/") not in await self._played():
            if is_untouched(path, model["content"]):
                drop_outputs(model["content"])
            drop_views(model["content"])
        return model

    async def _played(self) -> set[str]:
        """Return the paths of the notebooks that have a kernel."""
        sessions = getattr(self.parent, "session_manager", None)
        if sessions is None:
            return set()
        return {session["path"].strip("/") for session in await sessions.list_sessions()}


def is_ours(path: str, notebook: NotebookNode) -> bool:
    """Return whether a notebook is as a game delivers it; `path` ends with language and name."""
    return any(original == notebook for original in _originals(Path(*Path(path).parts[-2:])))


def is_untouched(path: str, notebook: NotebookNode) -> bool:
    """Return whether no cell of a notebook differs from what a game delivers, whatever is trusted in it."""
    return any(
        _written_cells(original) == _written_cells(notebook)
        for original in _originals(Path(*Path(path).parts[-2:]))
    )


def _written_cells(notebook: NotebookNode) -> list[tuple[object, ...]]:
    return [(c.source, c.get("outputs"), c.get("execution_count")) for c in notebook.cells]


def drop_outputs(notebook: NotebookNode) -> None:
    """Remove the outputs of a notebook that nobody has run here, so that it does not look as if."""
    for cell in notebook.cells:
        if "outputs" in cell:
            cell.outputs, cell.execution_count = [], None


def _originals(name: Path) -> Iterator[NotebookNode]:
    """Yield each game's delivered notebook of this language and name."""
    for game in game_names():
        original = delivered(game) / name
        if original.is_file():
            yield nbformat.read(original, as_version=4)  # type: ignore[no-untyped-call]


def drop_views(notebook: NotebookNode) -> None:
    """Remove component views from outputs that have another representation."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if len(data) > 1:
                data.pop(VIEW, None)
