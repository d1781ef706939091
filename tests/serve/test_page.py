import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from platformer_nb.games.platformer.narration.words import Words
from tests import servers
from tests.serve.http import get, loaded_from_elsewhere

pytestmark = pytest.mark.slow

SHY = "secret_of_the_source = 41 + 1\nprint('made by the kernel', secret_of_the_source)"

CHANGING = f"""{SHY}
from pathlib import Path
exec(Path({{path!r}}).read_text())
"""
"""One server for all: after the source of the page its kernel runs what a test has written into a file."""

OPEN_WIDE = {"VoilaConfiguration": {"strip_sources": False, "file_allowlist": [".*"]}}


@dataclass
class Page:
    """A server whose page runs whatever is laid in a file."""

    server: servers.Server
    source: Path

    @property
    def address(self) -> str:
        return self.server.address

    def running(self, source: str) -> str:
        """What a new visitor gets if the kernel runs this too."""
        self.source.write_text(source)
        try:
            return get(self.address)[2]
        finally:
            self.source.write_text("")


@pytest.fixture(scope="module")
def server(tmp_path_factory, notebook):
    """It starts where a configuration would open everything, and with a wrong kernel of its own kind installed."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "voila.json").write_text(json.dumps(OPEN_WIDE))
    elsewhere = folder / "wrong" / "kernels" / "python3"
    elsewhere.mkdir(parents=True)
    wrong = {"argv": ["/bin/false"], "display_name": "Wrong", "language": "python"}
    (elsewhere / "kernel.json").write_text(json.dumps(wrong))
    source = folder / "source.py"
    source.write_text("")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUPYTER_PATH", str(folder / "wrong"))
        with servers.one_notebook(folder, notebook(CHANGING.format(path=str(source)))) as running:
            yield Page(running, source)


def test_the_page_carries_the_answer_and_not_the_source(server):
    status, _, html = get(server.address)
    assert status == 200
    assert "made by the kernel 42" in html
    assert "secret_of_the_source" not in html


def test_a_file_named_by_its_content_is_kept_and_another_asked_for_again(server):
    _, _, html = get(server.address)
    listed = re.search(r'"federated_extensions": (\[[^]]*\])', html)
    assert listed
    kept = {}
    for one in json.loads(listed[1]):
        name, entry = one["name"], one["load"].removeprefix("./")
        status, headers, _ = get(f"{server.address}voila/labextensions/{name}/{entry}")
        assert status == 200
        kept[name] = headers["Cache-Control"]
    assert kept.pop("platformer-nb") == "no-cache"
    assert set(kept.values()) == {"max-age=31536000, immutable"}


def test_the_page_loads_nothing_from_elsewhere(server):
    _, headers, html = get(server.address)
    assert loaded_from_elsewhere(html) == []
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'self'" in policy
    assert "http" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_the_page_is_fit_for_small_screens_and_readers(server):
    _, _, html = get(server.address)
    assert '<html lang="en">' in html
    assert 'name="viewport" content="width=device-width' in html
    assert "<title>A page of the tests</title>" in html
    assert '<link rel="icon" href="data:image/svg+xml' in html


@pytest.mark.parametrize(
    "path",
    [
        "page.ipynb",
        "secret.ipynb",
        "voila/files/picture.png",
        "voila/files/secret.ipynb",
        "voila/render/secret.ipynb",
        "voila/tree",
        "voila/api/contents",
        "api/contents",
        "api/kernels",
        "login",
        "lab",
    ],
)
def test_other_doors_are_closed(server, path):
    status, _, html = get(server.address + path)
    assert status == 404
    assert "Traceback" not in html
    assert "not for everyone" not in html


def test_a_request_under_another_hosts_name_is_refused(server):
    status, _, _ = get(server.address, Host="elsewhere.example")
    assert status == 403


def test_the_template_cannot_be_chosen_by_the_visitor(server):
    _, _, html = get(server.address + "?template=base&theme=dark")
    assert 'id="loading_words"' in html


def test_a_config_file_in_the_working_directory_is_not_read(server):
    assert (server.source.parent / "voila.json").is_file()
    _, _, html = get(server.address)
    assert "secret_of_the_source" not in html
    assert get(server.address + "voila/files/picture.png")[0] == 404


def test_the_kernel_runs_in_the_servers_python(server):
    html = server.running("import sys; print('prefix', sys.prefix)")
    assert f"prefix {sys.prefix}" in html


@pytest.mark.parametrize(
    ("source", "reason"),
    [("1 / 0", "ZeroDivisionError"), ("import os; os._exit(3)", "Kernel died")],
    ids=["cell fails", "kernel dies"],
)
def test_a_failed_start_is_said_on_the_page_and_explained_in_the_terminal(server, source, reason):
    assert reason not in server.server.log.read_text()
    html = server.running(source)
    assert "<script>window.platformerFailed()</script>" in html
    assert "Traceback" not in html
    assert reason not in html
    log = server.server.log.read_text()
    assert reason in log
    # A kernel that is restarted meanwhile lets the page wait for an answer to the end of its patience.
    assert "TimeoutError" not in log


def test_the_page_speaks_the_visitors_language_from_the_start_and_its_kernel_too(server):
    server.source.write_text("import os; print('kernel', os.environ['PLATFORMER_LANGUAGE'])")
    for language, headers in {
        "en": {"Accept-Language": "tlh"},
        "pl": {"Accept-Language": "pl-PL, en;q=0.5"},
        "uk": {"Accept-Language": "pl", "Cookie": "platformer-language=uk"},
    }.items():
        _, _, html = get(server.address, **headers)
        assert f'<html lang="{language}">' in html
        assert Words(language)("starting") in html
        assert f"kernel {language}" in html
    status, _, html = get(server.address + "nothing", **{"Accept-Language": "pl"})
    assert status == 404
    assert Words("pl")("page-missing") in html


def test_a_language_asked_for_comes_before_the_browsers(tmp_path, notebook, monkeypatch):
    monkeypatch.setenv("PLATFORMER_LANGUAGE", "pl")
    with servers.one_notebook(tmp_path / "run", notebook(SHY)) as server:
        assert '<html lang="pl">' in get(server.address, **{"Accept-Language": "uk"})[2]
        cookie = "platformer-language=uk"
        assert '<html lang="uk">' in get(server.address, Cookie=cookie)[2]


def test_the_command_takes_a_language_and_ctrl_c_ends_it_quietly_with_its_kernels(tmp_path):
    with servers.play(tmp_path / "run", "--language", "uk") as server:
        _, _, html = get(server.address, **{"Accept-Language": "pl"})
        assert '<html lang="uk">' in html
        assert f"<title>{Words('uk')('window-title')}</title>" in html
        started = psutil.Process(server.process.pid).children(recursive=True)
        assert len(started) > 1, "what forks kernels, and a kernel"
        assert server.interrupt() == 0
        assert server.log.read_text() == ""
    assert [one for one in started if one.is_running()] == []
