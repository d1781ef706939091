"""What a start costs, in processor time beside an interpreter that starts bare, and what a kernel holds.

python -m benchmarks.start               # the tree it stands in
python -m benchmarks.start --beside DIR  # and another tree, a run of each in turn

Fresh processes with warm bytecode; medians. Memory is USS: what the kernel shares with no other process.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

import psutil  # type: ignore[import-untyped]
from jupyter_client.manager import KernelManager

RUNS: Final = 7
HERE: Final = Path(__file__).resolve().parents[1]

PROGRAMS: Final = {
    "import_ms": "import platformer_nb.games.platformer.engine",
    "first_position_ms": (
        "from platformer_nb import new_game; new_game('platformer', players=2, seed=1).legal[0]"
    ),
    "judge_ms": (
        "from platformer_nb import new_game; "
        "g = new_game('platformer', players=2, seed=1); g.judge(g.legal[0])"
    ),
    "help_ms": "from platformer_nb.cli import main; main(['--help'])",
    "words_ms": (
        "from platformer_nb.text import Words, languages; "
        "[Words(one, 'platformer')('language-name') for one in languages()]"
    ),
}
NAMES: Final = {
    "import_ms": "import of the rules",
    "first_position_ms": "first legal position",
    "judge_ms": "first judge of an action",
    "help_ms": "platformer-nb --help",
    "words_ms": "texts of all languages, one said",
    "bare_kernel_mb": "a bare kernel",
    "kernel_mb": "a kernel with a game on the page",
}
TIMED: Final = """
import sys
from time import process_time
begun, out, sys.stdout = process_time(), sys.stdout, sys.stderr
try:
    {}
except SystemExit:
    pass
print((process_time() - begun) * 1000, file=out)
"""
PAGE: Final = """
from platformer_widgets import play_page
page = play_page("en")
page.receive({"intent": "start", "players": [{}, {}], "seed": "7"})
assert page.page["games"] == 1
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--beside", type=Path, help="another tree of the project")
    parser.add_argument("--runs", type=int, default=RUNS)
    given = parser.parse_args()
    trees = [HERE, *([given.beside.resolve()] if given.beside else [])]
    found = compared(trees, given.runs)
    kernels = [kernel_memory(tree) for tree in trees]
    for name in NAMES:
        cells = [
            found[tree].get(name, held.get(name, 0))
            for tree, held in zip(trees, kernels, strict=True)
        ]
        unit = name.rpartition("_")[2].replace("mb", "MB")
        print(f"{NAMES[name]:34}" + "".join(f"{cell:8.0f} {unit}" for cell in cells))


def started() -> dict[str, float]:
    """Return the milliseconds of each program, in this tree."""
    return compared([HERE], RUNS)[HERE]


def compared(trees: Sequence[Path], runs: int) -> dict[Path, dict[str, float]]:
    """Return the medians of each program in each tree; the trees take turns."""
    with tempfile.TemporaryDirectory() as folder:
        warm = {tree: _environment(tree) | {"PYTHONPYCACHEPREFIX": folder} for tree in trees}
        taken: dict[tuple[Path, str], list[float]] = {}
        for run in range(runs + 1):
            for name, program in PROGRAMS.items():
                for tree in trees:
                    spent = _milliseconds(program, warm[tree])
                    if run:  # the first one writes the bytecode
                        taken.setdefault((tree, name), []).append(spent)
    return {tree: {name: median(taken[tree, name]) for name in PROGRAMS} for tree in trees}


def kernel_memory(tree: Path) -> dict[str, float]:
    """Return the megabytes of a kernel that is started, not forked: bare, and with a game begun on the page."""
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(env=_environment(tree), stderr=subprocess.DEVNULL)
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=120)
        running: Any = manager.provisioner
        process = psutil.Process(running.pid)
        found = {}
        for name, code in (("bare_kernel_mb", "pass"), ("kernel_mb", PAGE)):
            reply = client.execute(code, reply=True, timeout=300)["content"]
            if reply["status"] != "ok":
                raise RuntimeError(reply["evalue"])
            found[name] = process.memory_full_info().uss / 1e6
        return found
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _environment(tree: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": os.pathsep.join((str(tree), str(tree / "widgets")))}


def _milliseconds(program: str, environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", TIMED.format(program)]
    # In a folder of its own: `-c` looks for modules where it runs first.
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, env=environment, cwd=folder
        )
    return float(done.stdout)


if __name__ == "__main__":
    main()
