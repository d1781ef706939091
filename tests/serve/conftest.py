"""Small notebooks of their own: these tests are about the server, not about the game."""

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest


@pytest.fixture
def notebook(tmp_path: Path) -> Callable[[str], Path]:
    """Call with the source of one cell; gives the notebook's path."""

    def write(source: str) -> Path:
        content = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source)], metadata={"title": "A page of the tests"}
        )
        path = tmp_path / "notebooks" / "page.ipynb"
        path.parent.mkdir()
        nbformat.write(content, path)
        (path.parent / "secret.ipynb").write_text(path.read_text())
        (path.parent / "picture.png").write_bytes(b"not for everyone")
        return path

    return write
