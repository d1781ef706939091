import json
import os
import sys

import pytest

from platformer_nb.games.platformer.narration.words import Words
from tests import servers
from tests.serve.http import get, loaded_from_elsewhere

pytestmark = pytest.mark.slow

SHY = "secret_of_the_source = 41 + 1\nprint('made by the kernel', secret_of_the_source)"


@pytest.fixture(scope="module")
def server(tmp_path_factory, notebook):
    with servers.one_notebook(tmp_path_factory.mktemp("page"), notebook(SHY)) as server:
        yield server


def test_the_page_carries_the_answer_and_not_the_source(server):
    status, _, html = get(server.address)
    assert status == 200
    assert "made by the kernel 42" in html
    assert "secret_of_the_source" not in html


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


def test_a_config_file_in_the_working_directory_is_not_read(tmp_path, notebook):
    run = tmp_path / "run"
    run.mkdir()
    open_wide = {"VoilaConfiguration": {"strip_sources": False, "file_allowlist": [".*"]}}
    (run / "voila.json").write_text(json.dumps(open_wide))
    with servers.one_notebook(run, notebook(SHY)) as server:
        _, _, html = get(server.address)
        assert "secret_of_the_source" not in html
        assert get(server.address + "voila/files/picture.png")[0] == 404


def test_the_kernel_runs_in_the_servers_python(tmp_path, notebook, monkeypatch):
    elsewhere = tmp_path / "jupyter" / "kernels" / "python3"
    elsewhere.mkdir(parents=True)
    wrong = {"argv": ["/bin/false"], "display_name": "Wrong", "language": "python"}
    (elsewhere / "kernel.json").write_text(json.dumps(wrong))
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path / "jupyter"))
    source = "import sys; print('prefix', sys.prefix)"
    with servers.one_notebook(tmp_path / "run", notebook(source)) as server:
        assert f"prefix {sys.prefix}" in get(server.address)[2]


@pytest.mark.parametrize(
    ("source", "reason"),
    [("1 / 0", "ZeroDivisionError"), ("import os; os._exit(3)", "Kernel died")],
    ids=["cell fails", "kernel dies"],
)
def test_a_failed_start_is_said_on_the_page_and_explained_in_the_terminal(
    tmp_path, notebook, source, reason
):
    with servers.one_notebook(tmp_path / "run", notebook(source)) as server:
        _, _, html = get(server.address)
        assert "<script>window.platformerFailed()</script>" in html
        assert "Traceback" not in html
        assert reason not in html
        log = server.log.read_text()
        assert reason in log
        # A kernel that is restarted meanwhile lets the page wait for an answer to the end of its patience.
        assert "TimeoutError" not in log


def test_ctrl_c_ends_it_quietly_and_takes_the_kernels_along(tmp_path, notebook):
    source = "import os; print('pid', os.getpid())"
    with servers.one_notebook(tmp_path / "run", notebook(source)) as server:
        _, _, html = get(server.address)
        pid = int(html.split("pid ")[1].split("\\n")[0].split()[0].strip("<"))
        assert server.interrupt() == 0
        assert server.log.read_text() == ""
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_page_speaks_the_visitors_language_from_the_start_and_its_kernel_too(
    tmp_path, notebook
):
    source = "import os; print('kernel', os.environ['PLATFORMER_LANGUAGE'])"
    with servers.one_notebook(tmp_path / "run", notebook(source)) as server:
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


def test_the_command_takes_a_language(tmp_path):
    with servers.play(tmp_path / "run", "--language", "uk") as server:
        _, _, html = get(server.address, **{"Accept-Language": "pl"})
        assert '<html lang="uk">' in html
        assert f"<title>{Words('uk')('window-title')}</title>" in html
