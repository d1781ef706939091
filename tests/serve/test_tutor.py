from pathlib import Path

import pytest

from platformer_nb.serve import tutor
from tests import servers
from tests.serve.http import get

pytestmark = pytest.mark.slow


def test_the_tutorial_opens_and_ctrl_c_ends_it_quietly(tmp_path, notebook):
    folder = notebook("1 + 1").parent
    with servers.tutor(tmp_path / "run", folder) as server:
        status, _, html = get(server.address)
        assert status == 200
        assert '"news": {"disabled": true}' in html
        assert get(server.address.split("?")[0].replace("/lab", "/api/contents"))[0] == 403
        assert server.interrupt() == 0
        assert server.log.read_text().splitlines() == [f"Notebooks: {folder}"]


def test_in_a_language_its_notebooks_lie_open(tmp_path, notebook, monkeypatch):
    folder = notebook("1 + 1").parent
    (folder / "pl").mkdir()
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "pl-PL")
    with servers.tutor(tmp_path / "run", folder) as server:
        assert "/lab/tree/pl?" in server.address
        assert get(server.address)[0] == 200


@pytest.mark.parametrize(("asked", "opened"), [("uk", "uk/START.ipynb"), ("en", "en"), ("pl", "")])
def test_it_opens_where_one_starts(tmp_path: Path, asked: str, opened: str) -> None:
    for language in ("en", "uk"):
        (tmp_path / language).mkdir()
    (tmp_path / "uk" / "START.ipynb").write_text("{}")

    assert tutor._landing(tmp_path, asked) == f"/lab/tree/{opened}".removesuffix("/tree/")
