"""A notebook that is opened again: what it shows is trusted, and none of it is an error."""

import asyncio
import shutil
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
from traitlets.config import LoggingConfigurable

from platformer_nb.serve.contents import VIEW, LearnersNotebooks
from platformer_nb.serve.folders import delivered

NAME = "pl/03-jumping.ipynb"


class Server(LoggingConfigurable):
    """A server on which the notebooks of `playing` have a kernel."""

    playing: tuple[str, ...] = ()

    @property
    def session_manager(self):
        async def list_sessions():
            return [{"path": path} for path in self.playing]

        return SimpleNamespace(list_sessions=list_sessions)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A learner's copy of a lesson, and a place for signatures that is nobody's."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    target = tmp_path / "tutorial"
    (target / NAME).parent.mkdir(parents=True)
    shutil.copy(delivered("platformer") / NAME, target / NAME)
    return target


def opened(folder: Path, *playing: str):
    server = Server()
    server.playing = playing
    manager = LearnersNotebooks(parent=server, root_dir=str(folder))
    return manager, asyncio.run(manager.get(NAME))["content"]


def trusted(notebook) -> set[bool]:
    return {c.metadata.get("trusted") for c in notebook.cells if c.cell_type == "code"}


def shown(notebook) -> list[set[str]]:
    return [
        set(output.data)
        for cell in notebook.cells
        for output in cell.get("outputs", ())
        if "data" in output
    ]


def with_a_board(notebook):
    """The notebook after its first board was run."""
    output = next(o for c in notebook.cells for o in c.get("outputs", ()) if "data" in o)
    output.data[VIEW] = {"model_id": "0" * 32, "version_major": 2, "version_minor": 1}
    return notebook


def test_a_notebook_as_it_was_delivered_is_trusted_and_stays_so_when_it_was_played(folder):
    manager, notebook = opened(folder)
    assert trusted(notebook) == {True}
    played = nbformat.read(folder / NAME, as_version=4)
    for cell in played.cells:
        if cell.cell_type == "code":
            cell.metadata.trusted = True
    model = {"type": "notebook", "format": "json", "content": with_a_board(played)}
    asyncio.run(manager.save(model, NAME))

    _, again = opened(folder, NAME)
    assert trusted(again) == {True}
    assert {VIEW, "text/plain"} in shown(again), "its kernel has the board still"


def test_a_notebook_that_nobody_has_run_does_not_look_as_if(folder):
    _, notebook = opened(folder)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.outputs for cell in code] == [[]] * len(code)
    assert {cell.execution_count for cell in code} == {None}
    assert shown(nbformat.read(folder / NAME, as_version=4)), "the file keeps its drawings"


def test_what_a_learner_has_run_is_shown_again(folder):
    notebook = nbformat.read(folder / NAME, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for cell in code[2:]:
        cell.outputs = []
    nbformat.write(notebook, folder / NAME)

    assert shown(opened(folder)[1])


def test_a_notebook_that_somebody_else_changed_is_not_trusted(folder):
    notebook = nbformat.read(folder / NAME, as_version=4)
    notebook.cells[0].source = "# Something else"
    nbformat.write(notebook, folder / NAME)

    assert trusted(opened(folder)[1]) == {False}


def test_without_its_kernel_a_board_is_shown_as_its_drawing(folder):
    nbformat.write(with_a_board(nbformat.read(folder / NAME, as_version=4)), folder / NAME)

    _, notebook = opened(folder, "en/03-jumping.ipynb")
    assert all(VIEW not in kinds for kinds in shown(notebook))
    assert {"text/plain"} in shown(notebook)


def test_what_has_nothing_else_to_show_is_left_as_it_is(folder):
    notebook = with_a_board(nbformat.read(folder / NAME, as_version=4))
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if VIEW in output.get("data", {}):
                del output.data["text/plain"]
    nbformat.write(notebook, folder / NAME)

    assert {VIEW} in shown(opened(folder)[1])
