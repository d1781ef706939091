"""Notebooks that start warm are held to their outputs, and none sees what another did."""

from __future__ import annotations

import re
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
    """What nbval says of the notebooks in a folder: a line for each cell."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-v",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
    ]
    command += ["-p", "tests.notebooks.warm", "--nbval", "--nbval-current-env", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is said of notebooks that run one after the other, in one process."""
    folder = tmp_path_factory.mktemp("warm")
    notebooks = folder / "tutorial"
    put(notebooks / "00-cold.ipynb", (PORT, None), (f"port in {PORTS!r}", "True"))
    put(notebooks / "1-spoils.ipynb", (SPOIL, None), ("left", "'here'"))
    put(notebooks / "2-looks.ipynb", (LOOK, "(False, False, False, 'tutorial')"), (OPEN, None))
    put(notebooks / "3-warm.ipynb", (PORT, None), (f"port in {PORTS!r}", "True"))
    put(notebooks / "4-wrong.ipynb", ("1 + 1", "3"), ("1 / 0", None), ("1 + 1", "2"))
    return run(folder)


def ended(said: str, notebook: str) -> list[str]:
    """How the cells of a notebook ended."""
    return re.findall(rf"/{notebook}::ipynb::Cell \d+ (PASSED|FAILED)", said)


def test_one_kernel_does_not_see_what_another_did(said: str) -> None:
    assert ended(said, "1-spoils") == ["PASSED"] * 2, said
    assert ended(said, "2-looks") == ["PASSED"] * 2, said


def test_kernels_listen_where_no_connection_takes_their_port_first(said: str) -> None:
    for notebook in ("00-cold", "3-warm"):
        assert ended(said, notebook) == ["PASSED"] * 2, said


def test_another_output_and_an_error_fail(said: str) -> None:
    assert ended(said, "4-wrong") == ["FAILED", "FAILED", "PASSED"], said
    assert "2 failed, 9 passed" in said
    assert "ZeroDivisionError" in said
