"""What a host decides: a token, a line before a full server, idle pages, a log for tools."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from urllib.parse import urlsplit

import pytest
from tornado.websocket import WebSocketClosedError

from platformer_nb.serve.access import token
from platformer_nb.serve.folders import notebooks
from platformer_nb.serve.kernels import frames
from platformer_nb.text import BASE, Words
from tests import servers
from tests.raw_visitor import RawVisitor
from tests.serve.http import cookies_of, get

pytestmark = pytest.mark.slow

WORDS = Words(BASE, None)
TOKEN = "a token & more"
SITE = "https://games.example/site/"


@pytest.fixture(scope="module")
def server(tmp_path_factory, notebook):
    folder = tmp_path_factory.mktemp("hosted")
    decided = {"token": TOKEN, "most": 1, "site": SITE, "json_log": True}
    with servers.one_notebook(folder, notebook("1"), **decided) as server:
        yield server


class Stay(urllib.request.HTTPRedirectHandler):
    """Follows no redirect."""

    def redirect_request(self, *_given):
        return None


def home(server):
    return urlsplit(server.address)._replace(query="").geturl()


def test_only_the_token_opens_the_server_and_it_does_not_stay_in_the_address(server):
    status, headers, html = get(home(server))
    assert status == 403
    assert WORDS("page-token-ask") in html
    assert not headers.get_all("Set-Cookie")
    assert 'name="token"' in html
    status, _, html = get(f"{home(server)}?token=wrong")
    assert status == 403
    assert WORDS("page-token-wrong") in html

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), Stay)
    with pytest.raises(urllib.error.HTTPError) as redirect:
        opener.open(f"{server.address}&language=pl")
    assert redirect.value.code == 302
    assert redirect.value.headers["Location"] == "/?language=pl"
    cookie = cookies_of(redirect.value.headers)
    assert token.COOKIE in cookie
    assert "kernelId" in get(home(server), Cookie=cookie)[2]

    # --- there is room for one: whoever comes now waits, and is told of the static site
    status, headers, html = get(home(server), Cookie=cookie)
    assert status == 503
    assert f'href="{SITE}"' in html
    assert re.search(r"<p role=\"status\">.*1|next", html)
    assert "platformer-visitor" in cookies_of(headers)


def test_the_log_is_lines_of_json_without_anybody_in_them(server):
    get(f"{home(server)}nothing?name=Ada")
    get(f"{home(server)}health")  # a line is written after its answer
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    answered = [line for line in lines if line["logger"] == "platformer_nb.requests"]
    assert {(line["handler"], line["status"]) for line in answered} >= {
        ("PageHandler", 403),
        ("PageHandler", 404),
    }
    assert not re.search(r"127\.0\.0\.1|Ada|token|[0-9a-f]{32}", server.log.read_text())


def test_a_page_that_nobody_uses_is_warned_and_ended_and_a_press_keeps_it(tmp_path):
    async def visits(address):
        visitor = await RawVisitor.arrive(address)
        ping = {"method": "custom", "content": {"intent": "ping"}}
        awake = {"method": "custom", "content": {"intent": "ping", "awake": True}}
        warnings, kept, wire = 0, False, visitor._wire
        assert wire is not None
        while True:
            try:
                await visitor._send("comm_msg", comm_id=visitor.model, data=ping)
                frame = await asyncio.wait_for(wire.read_message(), 1)
            except TimeoutError:
                continue
            except WebSocketClosedError:
                return warnings
            if frame is None:
                return warnings
            told = frames.read(frame)
            if told.content.get("data", {}).get("content") == {"type": "idle"}:
                warnings += 1
                if not kept:
                    kept = True
                    await visitor._send("comm_msg", comm_id=visitor.model, data=awake)

    page = notebooks() / "play.ipynb"
    with servers.one_notebook(tmp_path / "run", page, idle=0.03) as server:
        assert asyncio.run(asyncio.wait_for(visits(server.address), 60)) >= 2
        assert json.loads(get(server.address + "health")[2])["pages"] == 0
        assert "\nplatformer_pages_idle_total 1.0\n" in get(server.address + "metrics")[2]
