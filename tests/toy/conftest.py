"""The toy game, installed as a distribution of its own and found by its entry point."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from platformer_nb import games
from platformer_nb.core.discovery import VARIABLE, offered

HERE = Path(__file__).resolve().parent


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line("markers", "rule(*ids): the rules this test proves")


def install(source: Path, target: Path) -> Path:
    """Install a distribution from its folder, without the network, into a folder of its own."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-build-isolation", "--no-compile", "--target", str(target)]
    subprocess.run([*command, str(source)], check=True)
    return target


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the toy game is installed."""
    return install(HERE, tmp_path_factory.mktemp("toy") / "site")


def _forget() -> None:
    importlib.invalidate_caches()
    offered.cache_clear()
    games._load.cache_clear()


@pytest.fixture(scope="module", autouse=True)
def game(installed: Path) -> Iterator[Any]:
    """The toy game, there for the tests of a module and for what they start, and gone afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        paths = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        patch.delenv(VARIABLE, raising=False)  # its pages ask which game it shall be
        _forget()
        yield games.load_game("moths")
    _forget()
