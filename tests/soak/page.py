"""`make soak-page`: many visits with play, after which the server's and its kernels' memory is what it was.

Visitors are clients of the websocket (`tests/raw_visitor.py`), ten at a time. Three of four close their page; the others
are lost without a word, and their kernels have to be culled. Memory is USS, what a process shares with nobody.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import psutil  # type: ignore[import-untyped]

from platformer_nb.serve.kernels import forked_kernels
from tests import servers
from tests.raw_visitor import RawVisitor

WARM_UP: Final = 20
AT_ONCE: Final = 10
ACTIONS: Final = 20
MOST: Final = 1.10
"""How much more memory than after the warm-up is borne."""

IDLE_SECONDS: Final = 10
"""After this time a kernel is culled whose page stood and is gone; one whose page is still being made never."""

INFO_SECONDS: Final = 10
"""After this time the server forgets a connection that was closed."""

PROGRAM: Final = """
import gc, json, os, signal, sys
from collections import Counter
from pathlib import Path
from jupyter_server.services.kernels.kernelmanager import MappingKernelManager as Kernels
from platformer_nb.serve import play
from platformer_nb.serve.folders import notebooks

shipped = play.policy.config

def hasty(*given):
    settings = shipped(*given)
    kernels = settings.MappingKernelManager
    kernels.cull_idle_timeout, kernels.cull_interval = float(sys.argv[2]), 1
    kernels.kernel_info_timeout = float(sys.argv[3])
    return settings

def count(*_):
    gc.collect()
    live = Counter(type(each).__name__ for each in gc.get_objects())
    written = Path(sys.argv[1] + ".new")
    written.write_text(json.dumps(live))
    written.rename(sys.argv[1])

stood = set()
connect, cull = Kernels.notify_connect, Kernels.cull_kernel_if_idle

def stands(manager, kernel):
    stood.add(kernel)
    connect(manager, kernel)

async def cull_left(manager, kernel):
    if kernel in stood:
        await cull(manager, kernel)

Kernels.notify_connect, Kernels.cull_kernel_if_idle = stands, cull_left
play.policy.config = hasty
play.GIVE_BACK_SECONDS = float(sys.argv[3]) / 2
signal.signal(signal.SIGUSR1, count)
play.serve(notebooks() / "play.ipynb", port=0, ready=lambda address: print(address, flush=True))
"""
"""The play page as it is shipped, but it culls sooner, and counts its objects when it gets a signal.

Its arguments: the file for the counts, and the seconds until it culls and until it forgets a connection.
"""


@dataclass(frozen=True)
class Level:
    """Megabytes: the server with the process that it forks from, and a kernel that has played (on average)."""

    server: float
    kernel: float


class Soaked:
    """A server that is visited."""

    def __init__(self, address: str, process: psutil.Process, counts: Path, forgets: float) -> None:
        self.address = address
        self.process = process
        self.forgets = forgets
        self._counts = counts
        self._kernels: list[float] = []

    def visit(self, numbers: range, actions: int = ACTIONS) -> Level:
        """Have visitors come and go, and return the level after all of their kernels have ended."""
        self._kernels.clear()
        for first in range(numbers.start, numbers.stop, AT_ONCE):
            asyncio.run(self._wave(range(first, min(first + AT_ONCE, numbers.stop)), actions))
        self.calm()
        own = [self.process, *self.process.children()]
        return Level(sum(map(memory, own)), statistics.mean(self._kernels))

    def calm(self, seconds: float = 120) -> None:
        """Wait until no kernel is left and closed connections are forgotten."""
        end = time.monotonic() + seconds
        while self.kernels():
            assert time.monotonic() < end, "kernels were not ended"
            time.sleep(0.2)
        time.sleep(self.forgets + 1)

    def kernels(self) -> list[psutil.Process]:
        """The kernels: forked ones are the fork server's children."""
        return [kernel for own in self.process.children() for kernel in own.children()]

    def live(self) -> dict[str, int]:
        """How many objects of each type the server has."""
        self._counts.unlink(missing_ok=True)
        os.kill(self.process.pid, signal.SIGUSR1)
        while not self._counts.exists():
            time.sleep(0.05)
        counts: dict[str, int] = json.loads(self._counts.read_text())
        return counts

    async def _wave(self, numbers: range, actions: int) -> None:
        visitors = await asyncio.gather(*(self._play(number, actions) for number in numbers))
        self._kernels += [memory(kernel) for kernel in self.kernels()]
        for number, visitor in zip(numbers, visitors, strict=True):
            await (visitor.leave() if number % 4 else visitor.vanish())

    async def _play(self, number: int, actions: int) -> RawVisitor:
        visitor = await RawVisitor.arrive(self.address)
        await visitor.start(f"soak {number % WARM_UP}", bots=number % 2)
        random = Random(number % WARM_UP)
        for _ in range(actions):
            await visitor.play(random)
        return visitor


@contextmanager
def soaked(idle: float = IDLE_SECONDS, forgets: float = INFO_SECONDS) -> Iterator[Soaked]:
    """Start a server for a soak; a short one may wait less until kernels are culled and connections forgotten."""
    assert forked_kernels.is_possible(), "kernels cannot be forked here"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        counts = folder / "counts.json"
        command = [sys.executable, "-c", PROGRAM, str(counts), str(idle), str(forgets)]
        with servers.running(command, folder / "run") as server:
            yield Soaked(server.address, psutil.Process(server.process.pid), counts, forgets)


def memory(process: psutil.Process) -> float:
    """The megabytes that a process shares with nobody."""
    return float(process.memory_full_info().uss) / 1e6


def main() -> int:
    """Soak a server; 1 if it has grown."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.page", description=__doc__)
    parser.add_argument("--visits", type=int, default=200, help="how many, after the warm-up")
    visits = parser.parse_args().visits
    with soaked() as server:
        first = server.visit(range(WARM_UP))
        print(f"after {WARM_UP} visits: {shown(first)}", flush=True)
        done, last = 0, first
        while done < visits:
            more = min(50, visits - done)
            last = server.visit(range(done, done + more))
            done += more
            print(f"{done} visits later: {shown(last)}", flush=True)
    grown = last.server > MOST * first.server or last.kernel > MOST * first.kernel
    if grown:
        print("memory has grown", file=sys.stderr)
    return int(grown)


def shown(level: Level) -> str:
    """A level in words."""
    return f"server {level.server:.1f} MB, a kernel {level.kernel:.1f} MB"


if __name__ == "__main__":
    sys.exit(main())
