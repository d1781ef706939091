"""Notebooks that start warm are held to their outputs, and none sees what another did."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from platformer_nb.serve.kernels.ports import PORTS

pytestmark = pytest.mark.slow

SPOIL = (
    "import platformer_widgets, os\nleft = platformer_widgets.left = os.environ['LEFT'] = 'here'"
)
LOOK = (
    "import platformer_widgets, os\n"
    "'left' in globals(), hasattr(platformer_widgets, 'left'), 'LEFT' in os.environ, os.path.basename(os.getcwd())"
)
PORT = (
    "import ipykernel, json, pathlib\n"
    "port = json.loads(pathlib.Path(ipykernel.get_connection_file()).read_text())['shell_port']"
)
OPEN = "from platformer_widgets import open_lesson\nlesson = open_lesson('00-first-turn', 'en')"


def put(file: Path, *cells: tuple[str, str | None]) -> None:
    """A notebook of cells, each with the text it shows."""
    notebook = nbformat.v4.new_notebook()
    for number, (source, shown) in enumerate(cells, 1):
        outputs = []
        if shown is not None:
            data = {"text/plain": shown}
            outputs = [nbformat.v4.new_output("execute_result", data, execution_count=number)]
        notebook.cells.append(
            nbformat.v4.new_code_cell(source, execution_count=number, outputs=outputs)
        )
    file.parent.mkdir(exist_ok=True)
    nbformat.write(notebook, file)


def run(folder: Path) -> str:
    """What nbval says of the notebooks in a folder."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
    ]
    command += ["-p", "tests.notebooks.warm", "--nbval", "--nbval-current-env", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_one_kernel_does_not_see_what_another_did(tmp_path: Path) -> None:
    folder = tmp_path / "tutorial"
    put(folder / "1.ipynb", (SPOIL, None), ("left", "'here'"))
    put(folder / "2.ipynb", (LOOK, "(False, False, False, 'tutorial')"), (OPEN, None))
    assert "4 passed" in run(tmp_path)


def test_kernels_listen_where_no_connection_takes_their_port_first(tmp_path: Path) -> None:
    for name in ("00-cold.ipynb", "1.ipynb"):
        put(tmp_path / "tutorial" / name, (PORT, None), (f"port in {PORTS!r}", "True"))
    assert "4 passed" in run(tmp_path)


def test_another_output_and_an_error_fail(tmp_path: Path) -> None:
    put(tmp_path / "tutorial" / "1.ipynb", ("1 + 1", "3"), ("1 / 0", None), ("1 + 1", "2"))
    said = run(tmp_path)
    assert "2 failed, 1 passed" in said
    assert "ZeroDivisionError" in said
