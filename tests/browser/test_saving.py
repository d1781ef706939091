"""The game outlives a reload and a kernel; a damaged record is refused and harms nothing."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import FilePayload, Page, expect

from platformer_nb.core.play.chance import Seeded
from platformer_nb.games.platformer.model import actions as a
from platformer_nb.games.platformer.view.table import Table
from platformer_nb.serve.kernels.ports import PORTS
from tests.browser.hands import PATIENCE
from tests.browser.visitor import START, Visitor

SEED = "tower"

SAID = 5
"""Seconds in which a page says that its kernel is gone."""

NOTE_WHEN_SAID = """() => {
  window.old = true;
  sessionStorage.said = "Infinity";
  const banner = document.querySelector(".pw-lost");
  new MutationObserver(() => { if (!banner.hidden) sessionStorage.said = Math.min(sessionStorage.said, Date.now()); })
    .observe(banner, { attributes: true });
}"""


def one_action(visitor: Visitor) -> None:
    table = visitor.table
    assert table is not None
    visitor.do(next(x for x in table.session.rules.actions(table.state) if isinstance(x, a.Spawn)))


def kept(page: Page) -> str:
    """The record that the browser keeps."""
    return str(page.evaluate("localStorage.getItem('platformer-nb/platformer/record')"))


def await_kept(page: Page, record: str) -> None:
    """Wait until the browser keeps this record."""
    page.wait_for_function(
        "record => localStorage.getItem('platformer-nb/platformer/record') === record",
        arg=record,
        timeout=PATIENCE,
    )


def goes_on(visitor: Visitor, record: str) -> None:
    """The game that is kept comes back without a click, and it is told."""
    expect(visitor.page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    visitor.sit_down(Table.from_record(record, chance=Seeded(0)))
    expect(visitor.page.get_by_text("Your last game is back on the table.")).to_be_visible()
    expect(visitor.page.locator(".pw-newgame")).to_be_hidden()


def test_a_reload_brings_the_game_back(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, table.record())
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename.endswith(".json")
    assert download.value.path().read_text(encoding="utf-8") == table.record()

    state = table.state
    page.reload(wait_until="commit")
    goes_on(visitor, kept(page))
    assert visitor.table is not None
    assert visitor.table.state == state
    expect(page.locator(".pw-figure.pw-hero")).to_have_count(1)
    expect(page.locator("ol.pw-log li")).to_have_count(len(visitor.view()["log"]))
    visitor.do(a.End())


def test_a_damaged_record_is_refused_and_the_game_goes_on_but_a_kept_one_leads_to_the_form_and_stays(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, table.record())
    good = table.record()
    forged = json.loads(good)
    forged["actions"][-1] = "attack a1 with sword"
    del forged["position"]  # else the game goes on from it, with a notice

    for damaged, words in (
        ('{"colour": "red"}', ("it is no saved game", "Give a saved game")),
        (
            '{"start": ""}',
            ("record, key schema", "the key is missing", "Give the file as it was saved"),
        ),
        (good[: len(good) // 2], ("record, line ", "Give")),
        (json.dumps(forged), (f"action {len(forged['actions'])}", "the rules forbid it", "Remove")),
    ):
        page.get_by_role("button", name="New game").click()
        if not page.locator(".pw-load[open]").count():
            page.locator(".pw-load summary").click()
        page.get_by_label("Or paste a saved game here").fill(damaged)
        page.get_by_role("button", name="Load", exact=True).click()
        problem = page.locator(".pw-page > .pw-problem")
        expect(problem).to_be_visible(timeout=PATIENCE)
        for word in words:
            expect(problem).to_contain_text(word)
        page.get_by_role("button", name="Back to the game").click()
        visitor.await_table()
        assert kept(page) == good
    visitor.do(a.End())

    page.get_by_role("button", name="New game").click()
    file = FilePayload(name="game.json", mimeType="application/json", buffer=good.encode())
    page.get_by_label("Load from a file").set_input_files(file)
    visitor.sit_down(Table.from_record(good, chance=Seeded(0)))

    page.evaluate("localStorage.setItem('platformer-nb/platformer/record', '{}')")
    page.reload(wait_until="commit")
    visitor.await_form()
    expect(problem).to_contain_text("it is no saved game")
    assert kept(page) == "{}"


def test_a_new_game_puts_the_one_before_aside(
    page: Page, page_server: str, serious_findings: Any
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    first = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, first.record())
    page.get_by_role("button", name="New game").click()
    expect(page.locator(".pw-savedgames")).to_be_hidden()
    second = visitor.start("again", (("Cy", "sweety"), ("Di", "etorn")))
    await_kept(page, second.record())

    page.get_by_role("button", name="New game").click()
    lines = page.locator(".pw-savedgames li")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Ada, Bo · Turn 1 · ")
    assert serious_findings(page) == []
    lines.get_by_role("button", name="Go on").click()
    visitor.sit_down(Table.from_record(first.record(), chance=Seeded(0)))
    await_kept(page, first.record())
    visitor.do(a.End())

    page.reload(wait_until="commit")
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    page.get_by_role("button", name="New game").click()
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Cy, Di")
    lines.get_by_role("button", name="Delete").click()
    lines.get_by_role("button", name="Delete for good").click(delay=300)
    expect(page.locator(".pw-savedgames")).to_be_hidden()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".pw-tablegrid")).to_be_visible()


def kernel_of(address: str) -> int:
    """The process of the kernel that a websocket talks to: the one that listens on its port.

    A forked kernel has the command line of the process it was forked from.
    """
    name = address.split("/api/kernels/")[1].split("/")[0]
    (file,) = Path(tempfile.gettempdir()).glob(f"voila_*/kernel-{name}.json")
    port = json.loads(file.read_text())["shell_port"]
    assert port in PORTS
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            if any(opened.laddr.port == port for opened in listening(process)):
                return int(process.pid)
    raise AssertionError("the page's kernel does not run")


def listening(process: Any) -> list[Any]:
    """The TCP sockets on which a process accepts connections."""
    sockets = process.net_connections(kind="tcp")
    return [opened for opened in sockets if opened.status == psutil.CONN_LISTEN]


def test_a_kernel_that_is_gone_is_said_and_the_game_comes_back_by_itself(
    page: Page, page_server: str, watch: Any
) -> None:
    watch.expect(r"[Ww]eb[Ss]ocket|status of [45]0\d|[Kk]ernel|ERR_|[Cc]omm")
    addresses: list[str] = []
    page.on("websocket", lambda socket: addresses.append(socket.url))
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    one_action(visitor)
    record = table.record()
    await_kept(page, record)
    for _ in range(3):
        page.evaluate(NOTE_WHEN_SAID)
        kernel = kernel_of(addresses[-1])
        killed = time.time()
        os.kill(kernel, signal.SIGKILL)
        page.wait_for_function("!window.old", timeout=START)
        goes_on(visitor, record)
        assert page.evaluate("Number(sessionStorage.said)") / 1000 - killed < SAID
    visitor.wish({"intent": "undo"})
    visitor.wish({"intent": "redo"})

    # What has not helped three times is not tried for ever.
    os.kill(kernel_of(addresses[-1]), signal.SIGKILL)
    banner = page.locator(".pw-lost")
    expect(banner).to_contain_text("Your game is kept in this browser", timeout=START)
    banner.get_by_role("button", name="Reload the page").click()
    goes_on(visitor, table.record())
    visitor.do(a.End())


def test_offline_is_said_clicks_are_refused_and_it_goes_on_online(
    page: Page, page_server: str, watch: Any
) -> None:
    watch.expect(r"[Ww]eb[Ss]ocket|ERR_|[Kk]ernel")
    visitor = Visitor(page)
    visitor.arrive(page_server)
    visitor.start(SEED)
    banner = page.locator(".pw-lost")
    expect(banner).to_be_hidden()
    page.context.set_offline(True)
    expect(banner).to_contain_text("No connection to the game", timeout=5_000)
    refused = banner.get_by_text("That was not done")
    expect(refused).to_be_hidden()
    state = page.locator(".pw-tablegrid").get_attribute("data-state")
    page.locator("button.pw-die").first.click()
    expect(refused).to_be_visible()
    page.context.set_offline(False)
    expect(banner).to_be_hidden()
    assert page.locator(".pw-tablegrid").get_attribute("data-state") == state
    one_action(visitor)


def test_a_second_tab_says_so_and_takes_the_game_over_when_asked(
    page: Page, page_server: str
) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    table = visitor.start(SEED)
    one_action(visitor)
    await_kept(page, table.record())

    second = Visitor(page.context.new_page())
    second.arrive(page_server)
    expect(second.page.get_by_text("Your last game is open in another tab.")).to_be_visible()
    second.page.get_by_role("button", name="Resume the last game").click()
    expect(second.page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    expect(page.get_by_text("This game goes on in another tab.")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pw-tablegrid")).to_be_hidden()

    page.get_by_role("button", name="Go on here").click()
    expect(page.locator(".pw-tablegrid")).to_be_visible(timeout=START)
    expect(second.page.get_by_text("This game goes on in another tab.")).to_be_visible(
        timeout=PATIENCE
    )
    second.page.close()


def test_two_tabs_with_two_games_each_go_on_with_their_own(page: Page, page_server: str) -> None:
    visitor = Visitor(page)
    visitor.arrive(page_server)
    visitor.start(SEED)
    one_action(visitor)
    other = Visitor(page.context.new_page())
    other.arrive(page_server)
    other.start("again", (("Cy", "sweety"), ("Di", "etorn")))
    one_action(other)
    visitor.do(a.End())
    for one in (visitor, other):
        assert one.table is not None
        record = one.table.record()
        one.page.reload(wait_until="commit")
        goes_on(one, record)
    other.wish({"intent": "undo"})
    other.page.close()
    visitor.wish({"intent": "undo"})
