"""One built site for all tests of it, behind a plain file server on the loopback."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from filelock import FileLock
from playwright.sync_api import Page

from platformer_nb.site.build import build
from platformer_nb.site.lab import found_lab
from platformer_nb.site.parts import found_parts
from tests.browser.conftest import (
    browser_context_args,
    browser_type_launch_args,
    context,
    profiles,
    watch,
)
from tests.browser.profiles import HOME

__all__ = ["browser_context_args", "browser_type_launch_args", "context", "profiles", "watch"]

LITTLE = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 })"
"""Such a device keeps the memory of no page: to make it takes as long as another start."""
ENGINE = "pyodide.asm.wasm"
COMPILED = f"""async () => {{
  window.engine ??= await WebAssembly.compileStreaming(fetch("{ENGINE}"));
}}"""


@pytest.fixture
def page(page: Page, request: pytest.FixtureRequest) -> Page:
    """A page of a profile that other tests had before: the host of each test has a port of its own, which none has visited.

    It keeps no memory but in a test that is marked as `keeps_memory`.
    """
    keeper = page.context.pages[0]
    if keeper.url == HOME:
        # A third of a start is to compile the engine: the process of a profile has it as long as a page of it does.
        keeper.route(
            f"**/{ENGINE}", lambda route: route.fulfill(path=found_parts().pyodide / ENGINE)
        )
        keeper.evaluate(COMPILED)
    if not request.node.get_closest_marker("keeps_memory"):
        page.add_init_script(LITTLE)
    return page


BELOW = "some/path"
"""The site lies below a path, as on most hosts of static files."""


class Quiet(SimpleHTTPRequestHandler):
    """A host that knows nothing of the site but the types of its files, and notes what it was asked for."""

    def guess_type(self, path: object) -> str:
        return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(str(path))

    def log_message(self, *_what: object) -> None:
        self.server.asked.append(self.path)  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the host, with the site in it; its own, as a test may change what lies there."""
    folder = tmp_path_factory.mktemp("host")
    shutil.copytree(built(tmp_path_factory), folder / BELOW)
    return folder


def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with its notebooks, built by the worker of the run that comes first: it takes long."""
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run = run.parent
    site, whole = run / "site", run / "site-is-whole"
    with FileLock(run / "site.lock"):
        if not whole.exists():
            shutil.rmtree(site, ignore_errors=True)
            build(site, found_parts(), found_lab())
            whole.touch()
    return site


class Host:
    """A plain file server that can be stopped, and started again under the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.asked: list[str] = []
        self.server.asked = self.asked  # type: ignore[attr-defined]
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{BELOW}/"


@pytest.fixture
def served(host: Path) -> Iterator[Host]:
    """The site, served."""
    server = Host(host)
    yield server
    server.stop()
