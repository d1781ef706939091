"""Who is let in, which requests start a kernel, and to whom a kernel belongs."""

import http.client
import json
import re
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

import pytest

from platformer_nb.serve.access import door
from platformer_nb.serve.page import arrivals
from platformer_nb.text import BASE, Words
from tests import servers
from tests.serve.http import cookies_of, get

WORDS = Words(BASE, None)


@pytest.mark.parametrize(
    ("asked", "local", "let_in"),
    [
        ("localhost:8424", True, True),
        ("127.0.0.1:8424", True, True),
        ("[::1]:8424", True, True),
        ("game.example:8424", True, True),
        ("GAME.example.", True, True),
        ("evil.example:8424", True, False),
        ("192.0.2.7:8424", True, False),
        ("", True, False),
        ("192.0.2.7:8424", False, True),
        ("[2001:db8::7]:8424", False, True),
        ("evil.example:8424", False, False),
    ],
)
def test_a_server_answers_to_its_names_and_to_addresses_that_reach_it(asked, local, let_in):
    allowed = door.names("127.0.0.1" if local else "0.0.0.0", ["Game.example"])
    assert door.admits(asked, allowed, local) is let_in


@pytest.mark.parametrize(
    ("headers", "visit", "sent"),
    [
        ({}, True, False),
        ({"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none"}, True, False),
        ({"Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site"}, False, True),
        ({"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"}, False, True),
        ({"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin"}, True, False),
        ({"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"}, True, True),
        (
            {"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-User": "?1"},
            True,
            False,
        ),
    ],
)
def test_only_somebody_who_looks_at_the_page_is_a_visit(headers, visit, sent):
    assert arrivals.is_visit(headers) is visit
    assert arrivals.is_sent(headers) is sent


@pytest.fixture(scope="module")
def server(tmp_path_factory, notebook):
    with servers.one_notebook(tmp_path_factory.mktemp("door"), notebook("1"), most=2) as server:
        yield server


def kernel_of(html):
    (kernel,) = set(re.findall(r'"kernelId": "([0-9a-f-]{36})"', html))
    return kernel


def posted(server, path, cookies, size=0):
    """The status of a POST."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=60)
    token = SimpleCookie(cookies)["_xsrf"].value
    headers = {"Cookie": cookies, "X-XSRFToken": token, "Content-Length": str(size)}
    try:
        connection.request("POST", path, headers=headers)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.slow
def test_a_foreign_name_gets_nothing(server):
    for path in ("", "tutor", "voila/static/voila.js", "api/kernels/0"):
        status, headers, html = get(server.address + path, Host="evil.example:80")
        assert status == 403
        assert WORDS("page-stranger", name="evil.example:80") in html
        assert not headers.get_all("Set-Cookie")
    _, _, html = get(server.address, Host="<script>alert(1)</script>" + "x" * 500)
    assert "<script>alert" not in html
    assert "x" * 200 not in html


@pytest.mark.slow
def test_a_request_that_is_no_visit_starts_no_kernel(server):
    image = {"Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
    assert get(server.address, **image)[0] == 403
    sent = {"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"}
    status, _, html = get(server.address, **sent)
    assert status == 200
    assert WORDS("page-sent-go") in html
    assert "kernelId" not in html


@pytest.mark.slow
def test_a_kernel_belongs_to_its_browser_and_a_full_server_says_so(server):
    _, given, html = get(server.address)
    own, kernel = cookies_of(given), kernel_of(html)
    _, given, html = get(server.address)
    others, another = cookies_of(given), kernel_of(html)
    path = f"api/kernels/{kernel}"
    assert get(server.address + path, Cookie=own)[0] == 200
    assert get(server.address + path, Cookie=others)[0] == 404
    assert get(server.address + path)[0] == 404
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    assert get(f"{server.address}{path}/channels", Cookie=others, **upgrade, **key)[0] == 404
    assert posted(server, f"/voila/api/shutdown/{kernel}", others) == 404

    assert json.loads(get(server.address + "health")[2]) == {
        "status": "full",
        "pages": 2,
        "most": 2,
    }
    status, headers, html = get(server.address)
    assert status == 503
    assert headers["Retry-After"] == str(arrivals.FULL_AGAIN_SECONDS)
    assert WORDS("page-full") in html
    assert posted(server, f"/voila/api/shutdown/{kernel}", own) == 204
    assert get(server.address)[0] == 200, "there is room again"
    assert posted(server, f"/voila/api/shutdown/{another}", others) == 204

    figures = get(server.address + "metrics")[2]
    assert "\nplatformer_pages_most 2.0\n" in figures
    assert "\nplatformer_pages_full_total 1.0\n" in figures
    started = re.findall(r"^platformer_pages_started_total (\S+)$", figures, re.MULTILINE)
    assert float(*started) >= 3


@pytest.mark.slow
def test_figures_are_for_this_machine_only(server):
    assert get(server.address + "metrics", **{"X-Forwarded-For": "192.0.2.7"})[0] == 404
    status, headers, text = get(server.address + "health", **{"X-Forwarded-For": "192.0.2.7"})
    assert status == 200
    assert json.loads(text)["status"] in ("ok", "full")
    assert "Server" not in headers


@pytest.mark.slow
def test_a_large_body_is_refused_before_it_is_read(server):
    assert posted(server, "/voila/api/shutdown/0", "_xsrf=0", size=90_000_000) == 400
