"""The page of an address that does not exist leads home from any depth."""

from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from platformer_nb.site.build import SHELL
from platformer_nb.site.pages.missing import missing
from tests.browser.conftest import Watch

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class StaticHost(SimpleHTTPRequestHandler):
    """Answers what does not exist with the page for it, as hosts of plain files do."""

    def send_error(self, code: int, *_told: object) -> None:
        body = missing((SHELL / "missing.js").read_text(encoding="utf-8")).encode()
        self.send_response(HTTPStatus(code))
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_what: object) -> None:
        pass


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A host with a site below `some/path`, and what is none above it."""
    site = tmp_path / "some" / "path"
    site.mkdir(parents=True)
    (site / "site.json").write_text('{"pyodide": "1"}')
    (site / "index.html").write_text('<link rel="icon" href="data:,"><h1>Home</h1>')
    (tmp_path / "site.json").write_text("{}")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticHost, directory=str(tmp_path)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/some/path/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("lost", "home"),
    [
        ("nothing", "To the games"),
        ("rules/platformer/en/XYZ-1.html", "Do gier"),
        ("a/b/c/d/", "До ігор"),
    ],
)
def test_a_page_that_is_missing_leads_home(
    page: Page, watch: Watch, address: str, lost: str, home: str
) -> None:
    watch.expect("Failed to load resource: the server responded with a status of 404")
    page.goto(f"{address}{lost}")
    expect(page.locator("body[data-ready]")).to_be_attached()
    page.get_by_role("link", name=home).click()
    expect(page.get_by_role("heading", name="Home")).to_be_visible()
    assert page.url == address
