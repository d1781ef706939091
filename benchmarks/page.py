"""How long the play page takes: to be there, and to answer a click, alone and among other players.

    python benchmarks/page.py                       # everything
    python benchmarks/page.py clicks --others 0 40  # from a click to the changed page
    python benchmarks/page.py visits                # until the page can be used: first and following visitors
    python benchmarks/page.py arrivals --count 20   # visitors without browsers, all at once

A real Chromium plays a whole game: it presses dice, Spaces and buttons, and lets a bot decide step by step. The other
players are clients of the websocket (`tests/raw_visitor.py`), each with a kernel of its own and one action a second.
Wall times say what a person waits for on this machine as busy as it is; processor seconds say what it costs.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any, Final

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Browser, CDPSession, Page, WebSocket, sync_playwright

from benchmarks.visitors import cpu, served, settled
from tests.raw_visitor import RawVisitor

PACE: Final = "localStorage.setItem('platformer-nb/pace', 'step')"

PRESS: Final = (Path(__file__).parent / "press.js").read_text(encoding="utf-8")
"""A function that presses something, waits for the answer, and returns what it was and the milliseconds."""

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", nargs="*", help="visits, arrivals, clicks; all without any")
    parser.add_argument("--others", type=int, nargs="+", default=[0, 10, 20, 40])
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--count", type=int, default=20)
    chosen = parser.parse_args()
    what = chosen.what or ["visits", "arrivals", "clicks"]
    if "visits" in what:
        visits(chosen.visits)
    if "arrivals" in what:
        arrivals(chosen.count)
    if "clicks" in what:
        for others in chosen.others:
            clicks(others, chosen.clicks)


# --- until the page can be used -----------------------------------------------------------------------


def visits(count: int) -> None:
    """Open the page again and again, each time with an empty browser."""
    print("page to interactive        wall s   server CPU s   browser script s")
    with server() as (process, address), chromium() as browser:
        for number in range(count + 1):
            before = cpu(process)
            context = browser.new_context()
            page = context.new_page()
            begun = time.perf_counter()
            page.goto(address, wait_until="commit")
            page.locator(".pw-newgame").wait_for(timeout=90_000)
            wall = time.perf_counter() - begun
            script = performance(context.new_cdp_session(page))["ScriptDuration"]
            label = "following" if number else "first of a server"
            print(
                f"{label:25} {wall:7.2f} {cpu(process) - before:14.2f} {script:18.2f}", flush=True
            )
            context.close()
            settled(process)


def arrivals(count: int) -> None:
    """Let visitors arrive at once, before and after all is prepared."""
    print("arrivals at once   all answered s   server CPU s")
    for prepared in (False, True):
        with server() as (process, address):
            before = settled(process) if prepared else cpu(process)
            begun = time.perf_counter()
            asyncio.run(arrive(address, count))
            wall = time.perf_counter() - begun
            label = f"{count}, {'prepared' if prepared else 'fresh'}"
            print(f"{label:18} {wall:14.1f} {cpu(process) - before:14.1f}", flush=True)


async def arrive(address: str, count: int) -> None:
    """Open so many pages at once, and wait until each has been answered by its kernel."""
    await asyncio.gather(*(RawVisitor.arrive(address) for _ in range(count)))


# --- from a click to the page -------------------------------------------------------------------------


def clicks(others: int, count: int) -> None:
    """Play in a browser while others play, and print how long each kind of click took."""
    with server() as (process, address), chromium() as browser:
        settled(process)
        with crowd(address, others):
            page = browser.new_context().new_page()
            page.add_init_script(PACE)
            frames = frames_of(page)
            page.goto(address, wait_until="commit")
            begin(page)
            session = page.context.new_cdp_session(page)
            pressed(page, 20)
            before, worked, drawn = cpu(process), performance(session)["ScriptDuration"], drawing()
            frames.clear()
            found = pressed(page, count)
            spent = (cpu(process) - before) / count
            work = (performance(session)["ScriptDuration"] - worked) / count
            drawn = (drawing() - drawn) / count
            size = sum(frames) / count
    print(
        f"{others} others; per click: {1000 * spent:.1f} ms CPU of server and kernels,"
        f" {1000 * drawn:.1f} ms CPU of the browser ({1000 * work:.1f} ms its scripts), {size / 1000:.1f} kB over the websocket"
    )
    for kind in sorted({kind for kind, _ in found}):
        tell(kind, [ms for one, ms in found if one == kind])
    tell("all", [ms for _, ms in found])
    tell("all but dice", [ms for kind, ms in found if kind != "die"])


def tell(kind: str, times: Sequence[float]) -> None:
    """Print the median and the 95th percentile."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    print(
        f"  {kind:14} {len(times):4} p50 {statistics.median(times):6.1f} ms  p95 {late:6.1f} ms",
        flush=True,
    )


def begin(page: Page) -> None:
    """A game of a person and a bot."""
    page.locator(".pw-newgame").wait_for(timeout=90_000)
    page.get_by_label("Player 2 is played by", exact=True).select_option("greedy")
    page.get_by_role("button", name="Start the climb").click()
    page.locator(".pw-tablegrid").wait_for(timeout=90_000)
    page.evaluate(PRESS)


def pressed(page: Page, count: int) -> list[tuple[str, float]]:
    """Press what can be pressed, so many times: what it was, and the milliseconds until the page has changed."""
    return [tuple(page.evaluate("() => pressSomething()")) for _ in range(count)]


def frames_of(page: Page) -> list[int]:
    """The sizes of the messages that the page gets over its websocket, from now on."""
    sizes: list[int] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: sizes.append(len(frame)))

    page.on("websocket", listen)
    return sizes


def drawing() -> float:
    """The CPU seconds of the browser."""
    below = psutil.Process().children(recursive=True)
    times = [one.cpu_times() for one in below if "chrom" in one.name()]
    return float(sum(each.user + each.system for each in times))


def performance(session: CDPSession) -> dict[str, float]:
    """What the browser has spent on the page, in seconds by kind."""
    session.send("Performance.enable")
    found: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in found}


# --- other players ------------------------------------------------------------------------------------


@contextmanager
def crowd(address: str, count: int) -> Iterator[None]:
    """Have others play, in a process of their own."""
    if not count:
        yield
        return
    context = get_context("spawn")
    playing, end = context.Event(), context.Event()
    process = context.Process(target=play_together, args=(address, count, playing, end))
    process.start()
    try:
        assert playing.wait(300), "the others did not arrive"
        yield
    finally:
        end.set()
        process.join()


def play_together(address: str, count: int, playing: Event, end: Event) -> None:
    """Play until the end, one action a second each."""

    async def one(number: int) -> None:
        visitor = await RawVisitor.arrive(address)
        await visitor.start(f"crowd {number}")
        ready.release()
        random = Random(number)
        await asyncio.sleep(random.random())
        while not end.is_set():
            begun = time.perf_counter()
            if visitor.view["over"]:
                await visitor.start(f"again {random.random()}")
            else:
                await visitor.play(random)
            await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))

    ready = asyncio.Semaphore(0)

    async def everybody() -> None:
        tasks = [asyncio.create_task(one(number)) for number in range(count)]
        for _ in range(count):
            await ready.acquire()
        playing.set()
        await asyncio.gather(*tasks)

    asyncio.run(everybody())


@contextmanager
def server() -> Iterator[tuple[psutil.Process, str]]:
    """A server as `make play` starts it."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = served(True, Path(folder))
        try:
            yield process, address
        finally:
            process.terminate()
            process.wait()


@contextmanager
def chromium() -> Iterator[Browser]:
    """This machine's Chromium."""
    names = ("chromium", "google-chrome", "chromium-headless-shell")
    found = next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


if __name__ == "__main__":
    main()
