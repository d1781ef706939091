"""A server that others reach through a proxy: by https, by a name of its own, below a path."""

import http.client
import re
import ssl

import pytest

from tests import servers
from tests.serve import nginx
from tests.serve.http import cookies_of, get

pytestmark = pytest.mark.slow

NAME = "game.example"
BASE = "/games/"


@pytest.fixture(scope="module")
def server(tmp_path_factory, notebook):
    folder = tmp_path_factory.mktemp("proxied")
    with servers.one_notebook(folder, notebook("1"), names=[NAME], base=BASE) as server:
        yield server


@pytest.fixture(scope="module")
def proxied(server, tmp_path_factory):
    """The name and port of nginx, and what to call with a path and headers for its answer to a GET."""
    folder = tmp_path_factory.mktemp("nginx") / "run"
    with nginx.in_front_of(server.address.removesuffix(BASE), folder, NAME, BASE) as (port, own):
        host = f"{NAME}:{port}"

        def ask(path, **headers):
            context = ssl.create_default_context(cafile=str(own))
            context.check_hostname = (
                False  # the certificate is for the name, the address is this machine's
            )
            connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=60, context=context)
            try:
                given = {key.replace("_", "-"): text for key, text in headers.items()}
                connection.request("GET", path, headers={"Host": host} | given)
                answer = connection.getresponse()
                # An open websocket has no end to read to.
                text = "" if answer.status == 101 else answer.read().decode()
                return answer.status, answer.headers, text
            finally:
                connection.close()

        yield host, ask


def test_the_page_comes_below_its_path_with_cookies_for_https_only(proxied):
    _, asked = proxied
    status, headers, html = asked(BASE)
    assert status == 200
    assert '"baseUrl": "/games/"' in html
    (visitor,) = [one for one in headers.get_all("Set-Cookie") if one.startswith("platformer-v")]
    assert "Secure" in visitor
    assert "HttpOnly" in visitor
    assert "Path=/games/" in visitor
    linked = re.findall(r'(?:src|href)="(/[^"]*)"', html)
    assert linked
    assert [path for path in linked if not path.startswith(BASE)] == []
    assert {path: asked(path)[0] for path in set(linked)} == dict.fromkeys(linked, 200)


def test_a_websocket_opens_for_the_sites_own_pages_only(proxied):
    host, asked = proxied
    _, given, html = asked(BASE)
    kernel = re.findall(r'"kernelId": "([0-9a-f-]{36})"', html)[0]
    path = f"{BASE}api/kernels/{kernel}/channels"
    upgrade = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Cookie": cookies_of(given),
    }
    assert asked(path, Origin=f"https://{host}", **upgrade)[0] == 101
    assert asked(path, Origin="https://evil.example", **upgrade)[0] == 403


def test_figures_are_not_for_the_world(proxied):
    _, asked = proxied
    assert asked(f"{BASE}metrics")[0] == 404
    assert asked(f"{BASE}health")[0] == 200


def test_the_root_leads_below_the_path_and_a_wrong_path_is_said(server):
    root = server.address.removesuffix(BASE)
    assert 'kernelId": "' in get(f"{root}/")[2], "redirected"
    status, _, html = get(f"{root}/elsewhere")
    assert status == 404
    assert 'href="/games/"' in html
    assert get(f"{server.address}voila/files/picture.png")[0] == 404
    assert get(f"{server.address}login")[0] == 404
