"""The wire between a page and its kernel stays open as long as the page does.

Jupyter pings a browser every 30 seconds. So as not to wait for minutes, the servers here ping every
second, and wait for an answer as many pings long as the servers that we ship do.
"""

import json
import re
import sys
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from jupyter_server.base.websocket import WebSocketMixin

from platformer_nb.serve import tutor
from platformer_nb.serve.access import policy
from tests import servers
from tests.serve.http import cookies_of, get
from tests.serve.wire import opened

QUICK = 1000
"""Milliseconds between two pings in these tests."""


def pinging(settings):
    """Milliseconds between two pings, and until the server gives up, by a server's settings."""
    mixin: Any = WebSocketMixin()
    mixin.settings = settings
    return mixin.ping_interval, mixin.ping_timeout


def play_settings(tmp_path):
    return policy.config().Voila.tornado_settings


def tutor_settings(tmp_path):
    settings = tutor.config(tmp_path, "127.0.0.1", 8888, False)
    return settings.ServerApp.get("tornado_settings", {})


@pytest.mark.parametrize("shipped", [play_settings, tutor_settings])
def test_a_lost_answer_to_one_ping_closes_no_connection(shipped, tmp_path):
    interval, timeout = pinging(shipped(tmp_path))
    assert interval > 0, "a browser that is gone is never noticed"
    assert timeout >= 2 * interval, "the first look comes before the first answer can be missing"


# --- as it is shipped, but faster ------------------------------------------------------------------

HASTY = """
import sys
from pathlib import Path
from platformer_nb.serve import {module}
config = {configured}.config
def hasty(*given):
    settings = config(*given)
    settings.{app}.setdefault("tornado_settings", {{}}).update({pings})
    return settings
{configured}.config = hasty
{module}.serve(Path(sys.argv[1]), port=0, ready=lambda address: print(address, flush=True))
"""


def hasty(module, configured, app, shipped):
    """A program that starts a server whose pings have become quick, in the shipped proportion."""
    interval, timeout = pinging(shipped)
    pings = {"ws_ping_interval": QUICK, "ws_ping_timeout": QUICK * timeout // interval}
    return HASTY.format(module=module, configured=configured, app=app, pings=pings)


@pytest.fixture(scope="module")
def page_server(tmp_path_factory, notebook):
    folder = tmp_path_factory.mktemp("hasty")
    program = hasty("play", "play.policy", "Voila", play_settings(folder))
    command = [sys.executable, "-c", program, str(notebook("1 + 1"))]
    with servers.running(command, folder) as server:
        yield server


def page_channels(server):
    """The address of the websocket of a page that has just been opened, and what opens it."""
    _, given, html = get(server.address)
    found = re.search(r'"kernelId": "([0-9a-f-]{36})"', html)
    assert found
    address = f"{server.address}api/kernels/{found[1]}/channels?session_id=test"
    return address, {"Cookie": cookies_of(given)}


@pytest.mark.slow
def test_an_idle_page_keeps_its_connection(page_server):
    with opened(*page_channels(page_server)) as wire:
        assert wire.stays_open(5.5 * QUICK / 1000)
        assert wire.pings >= 4
    assert page_server.log.read_text() == ""


@pytest.mark.slow
def test_a_browser_that_is_gone_without_a_word_is_noticed(page_server):
    address, headers = page_channels(page_server)
    with opened(address, headers, mute=True) as wire:
        assert not wire.stays_open(10 * QUICK / 1000)
        assert wire.pings >= 2


@pytest.mark.slow
def test_an_idle_notebook_keeps_its_connection(tmp_path, notebook):
    program = hasty("tutor", "tutor", "ServerApp", tutor_settings(tmp_path))
    command = [sys.executable, "-c", program, str(notebook("1 + 1").parent)]
    with servers.running(command, tmp_path / "run") as server:
        address = urlsplit(server.address)
        token = parse_qs(address.query)["token"][0]
        home = f"http://{address.netloc}/api/kernels"
        entry = {"Authorization": f"token {token}"}
        started = urllib.request.Request(home, b"{}", entry)
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(started) as answer:
            kernel = json.load(answer)["id"]
        with opened(f"{home}/{kernel}/channels?session_id=test", headers=entry) as wire:
            assert wire.stays_open(5.5 * QUICK / 1000)
            assert wire.pings >= 4
