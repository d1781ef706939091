"""The server ends without a word and is started again: the open page comes back by itself, with its game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from platformer_nb.games.platformer.model import actions as a
from tests import servers
from tests.browser.test_saving import SEED, await_kept, goes_on, one_action
from tests.browser.visitor import START, Visitor

SOON = 3.0
"""Seconds in which the game is back once the server is there, where a page opens at once."""
OPENINGS = 2.0
"""On a busy machine, so many times as long as a page takes to open besides: it is loaded, and the game replayed."""


@contextmanager
def mortal(folder: Path, port: str = "0") -> Iterator[servers.Server]:
    """A server that may be killed; whatever it leaves behind is ended with it."""
    with servers.play(folder, "--port", port) as server:
        try:
            yield server
        finally:
            kill(server)


def kill(server: servers.Server) -> None:
    """As a machine that loses its power: no process says good-bye."""
    try:
        own = psutil.Process(server.process.pid)
        processes = [own, *own.children(recursive=True)]
    except psutil.NoSuchProcess:
        return
    for process in processes:
        process.kill()
    psutil.wait_procs(processes, timeout=10)


def test_a_server_that_is_killed_and_started_again_brings_the_game_back(
    page: Page, tmp_path: Path, watch: Any
) -> None:
    watch.expect(r"[Ww]eb[Ss]ocket|status of [45]0\d|[Kk]ernel|ERR_|[Cc]omm|Failed to fetch")
    visitor = Visitor(page)
    with mortal(tmp_path / "first") as server:
        port = str(urlsplit(server.address).port)
        begun = time.monotonic()
        visitor.arrive(server.address)
        opening = time.monotonic() - begun
        table = visitor.start(SEED)
        one_action(visitor)
        await_kept(page, table.record())
        page.evaluate("window.old = true")
        kill(server)
    banner = page.locator(".pw-lost")
    expect(banner).to_contain_text("No connection to the game", timeout=5_000)
    with mortal(tmp_path / "second", port) as server:
        there = time.monotonic()
        page.wait_for_function("!window.old", timeout=START)
        goes_on(visitor, table.record())
        took = time.monotonic() - there
        visitor.wish({"intent": "undo"})
        visitor.wish({"intent": "redo"})
        visitor.do(a.End())
        assert took < SOON + OPENINGS * opening, f"{took:.1f} s; a page opens in {opening:.1f} s"
