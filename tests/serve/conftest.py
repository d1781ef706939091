"""Small notebooks of their own: these tests are about the server, not about the game."""

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest


@pytest.fixture(scope="session")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Call with the source of one cell; gives the path of a notebook in a folder of its own."""

    def write(source: str) -> Path:
        content = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source)], metadata={"title": "A page of the tests"}
        )
        path = tmp_path_factory.mktemp("notebooks") / "page.ipynb"
        nbformat.write(content, path)
        (path.parent / "secret.ipynb").write_text(path.read_text())
        (path.parent / "picture.png").write_bytes(b"not for everyone")
        return path

    return write
