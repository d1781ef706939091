"""Servers that tests share: each starts once, when the first test asks for it."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from platformer_nb.core.discovery import VARIABLE as GAME
from tests import servers

# Whatever language the machine is set to, the tests and the servers they start begin in English.
os.environ.pop("PLATFORMER_LANGUAGE", None)
os.environ["LC_ALL"] = "C.UTF-8"
# A page of several games asks which one: the tests of the pages that every game has open them with this one.
os.environ[GAME] = "platformer"
# Lessons opened by a test are nobody's progress.
os.environ["PLATFORMER_PROGRESS"] = str(Path(tempfile.mkdtemp()) / "progress.json")

# An example may take any time where the machine is busy; only what it finds counts. A plugin's own profile stays.
if settings.get_current_profile_name() == "default":
    settings.register_profile(
        "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )
    settings.load_profile("patient")

# Ten thousand tests and what they load stay to the end: to look through them again and again for garbage
# takes a tenth of the time. Young objects are collected, but later, and full collections pass over the tests.
gc.set_threshold(50_000, 20, 20)

ROOT = Path(__file__).resolve().parent.parent


# What proofreads every language comes first: one worker has all of it then, and does the work once.
PROOFREAD = ("cli/test_text.py", "l10n/test_languages.py", "l10n/test_uses.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "/".join(item.path.parts[-2:]) not in PROOFREAD)


def pytest_collection_finish() -> None:
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture
def proofread_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is proofread is kept for the other tests that ask for it."""
    from tests.l10n import once  # it reads the texts: not when tests are merely collected

    monkeypatch.setattr("platformer_nb.l10n.report.StyleCheck", once.style_check)


@pytest.fixture(scope="session")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the running play page, as `platformer-nb play` serves it."""
    with servers.play(tmp_path_factory.mktemp("play")) as server:
        yield server.address


@pytest.fixture(scope="session")
def lab_notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of notebooks/ that tests may change."""
    copy = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(ROOT / "notebooks", copy)
    return copy


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory, lab_notebooks: Path) -> Iterator[str]:
    """The address of JupyterLab on a copy of notebooks/, its token included.

    A notebook is opened by putting its path in: see `lab_url`.
    """
    with servers.tutor(tmp_path_factory.mktemp("tutor"), lab_notebooks) as server:
        yield server.address


@pytest.fixture(scope="session")
def lab_url(lab_server: str, lab_notebooks: Path):
    """Call with a notebook's path below notebooks/; gives the address that opens it alone.

    It is laid anew: a test before this one may have taken so long that JupyterLab saved its boards.
    """

    def url(notebook: str) -> str:
        if (whole := ROOT / "notebooks" / notebook).is_file():
            shutil.copyfile(whole, lab_notebooks / notebook)
        return lab_server.replace("/lab?", f"/lab/tree/{notebook}?reset&")

    return url
