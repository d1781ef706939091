"""What a visitor of the play page waits for, and what the kernels of many cost.

    python benchmarks/visitors.py              # kernels forked from one prepared process, and started anew
    python benchmarks/visitors.py --visitors 1 10 20 --path tutor

A page is asked for over HTTP, one visitor after another; it is complete when its kernel has run it. Seconds are
CPU seconds of the server and its processes besides the visitor's wait, so that a busy machine changes little. Memory
is USS: what the kernels do not share with anyone.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from platformer_nb.serve.kernels import forked_kernels


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 10, 20])
    parser.add_argument("--path", default="")
    chosen = parser.parse_args()
    print(
        "kernels   visitors   wait s (median)   CPU s per visitor   USS MB per kernel   USS MB in all"
    )
    for forked in (True, False):
        for count in chosen.visitors:
            print(measured(forked, count, chosen.path), flush=True)


def measured(forked: bool, count: int, path: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        process, address = served(forked, Path(folder))
        try:
            before = settled(process)
            waits = [waited(address + path) for _ in range(count)]
            spent = (cpu(process) - before) / count
            each = [own_memory(child) for child in kernels(process)]
            assert len(each) == count
            whole = own_memory(process) + sum(map(own_memory, process.children(recursive=True)))
        finally:
            process.terminate()
            process.wait()
    return (
        f"{'forked' if forked else 'started':9} {count:8} {statistics.median(waits):17.2f}"
        f" {spent:19.2f} {statistics.mean(each):19.1f} {whole:15.0f}"
    )


def served(forked: bool, folder: Path) -> tuple[psutil.Process, str]:
    variables = os.environ | {
        forked_kernels.VARIABLE: "1" if forked else "0",
        "JUPYTER_RUNTIME_DIR": str(folder),
        "IPYTHONDIR": str(folder),
        "PLATFORMER_LANGUAGE": "en",
        "PLATFORMER_GAME": "platformer",
    }
    started = psutil.Popen(
        [sys.executable, "-m", "platformer_nb", "play", "--json", "--port", "0"],
        stdout=subprocess.PIPE,
        env=variables,
    )
    return started, json.loads(started.stdout.readline())["address"]


def waited(address: str) -> float:
    begun = time.perf_counter()
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address) as page:
        assert b"platformerFailed()</script>" not in page.read()
    return time.perf_counter() - begun


def kernels(process: psutil.Process) -> list[psutil.Process]:
    """The kernels of a server: each leads a session, and was given a connection file or was forked."""
    below = process.children(recursive=True)
    return [
        child
        for child in below
        if "ipykernel_launcher" in child.cmdline()
        or (
            f"{forked_kernels.__package__}.fork_server" in child.cmdline()
            and child.ppid() != process.pid
        )
    ]


def settled(process: psutil.Process) -> float:
    """Wait until nothing is prepared any more; the CPU seconds until then."""
    before, now = -1.0, cpu(process)
    while now - before > 0.02:
        time.sleep(1)
        before, now = now, cpu(process)
    return now


def cpu(process: psutil.Process) -> float:
    times = [one.cpu_times() for one in [process, *process.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


def own_memory(process: psutil.Process) -> float:
    return float(process.memory_full_info().uss) / 1e6


if __name__ == "__main__":
    main()
