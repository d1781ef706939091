"""What visitors who play at the same time wait for, and what they cost: the figures of docs/hosting.md.

    python -m benchmarks.crowd                      # 1, 20 and 50 visitors, each a press a second
    python -m benchmarks.crowd --visitors 100 --seconds 20

Each visitor is a page without a browser (`tests/raw_visitor.py`) in a game against a bot. An answer is there when the page would
show it. Memory is USS: what the processes of the server share with nobody else.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]

from benchmarks.visitors import cpu, kernels, own_memory, served, settled
from tests.raw_visitor import RawVisitor


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 20, 50])
    parser.add_argument("--seconds", type=float, default=15)
    chosen = parser.parse_args()
    print(
        "visitors   answer ms p50   p95   arrival s p50   USS MB each   USS MB in all   processors"
    )
    for count in chosen.visitors:
        print(measured(count, chosen.seconds), flush=True)


def measured(count: int, seconds: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        process, address = served(True, Path(folder))
        try:
            settled(process)
            arrivals, answers, busy = asyncio.run(_crowd(address, count, seconds, process))
            each = [own_memory(child) for child in kernels(process)]
            whole = own_memory(process) + sum(map(own_memory, process.children(recursive=True)))
        finally:
            process.terminate()
            process.wait()
    late = sorted(answers)[int(0.95 * len(answers))]
    return (
        f"{count:8} {1000 * statistics.median(answers):15.0f} {1000 * late:5.0f}"
        f" {statistics.median(arrivals):15.2f} {statistics.mean(each):13.0f} {whole:15.0f} {busy:12.2f}"
    )


async def _crowd(
    address: str, count: int, seconds: float, process: psutil.Process
) -> tuple[list[float], list[float], float]:
    """Let visitors arrive one after another, then play all at once; what they waited, and the processors that took."""
    visitors, arrivals = [], []
    for number in range(count):
        begun = time.perf_counter()
        visitors.append(await RawVisitor.arrive(address))
        arrivals.append(time.perf_counter() - begun)
        await visitors[-1].start(f"crowd-{number}", bots=1)
    spent, begun = cpu(process), time.perf_counter()
    games = [_play(visitor, Random(n), seconds) for n, visitor in enumerate(visitors)]
    answers = [wait for waits in await asyncio.gather(*games) for wait in waits]
    return arrivals, answers, (cpu(process) - spent) / (time.perf_counter() - begun)


async def _play(visitor: RawVisitor, random: Random, seconds: float) -> list[float]:
    """Press something once a second."""
    await asyncio.sleep(random.random())
    waits, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        waits.append(await visitor.play(random))
        await asyncio.sleep(max(0.0, 1 - waits[-1]))
    return waits


if __name__ == "__main__":
    main()
