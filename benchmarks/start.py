"""What a start costs: importing the rules, and the first legal position, beside an interpreter that starts bare."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median
from typing import Final

RUNS: Final = 7

PROGRAMS: Final = {
    "import_ms": "import platformer_nb.games.platformer.engine",
    "first_position_ms": (
        "from platformer_nb import new_game; new_game('platformer', players=2, seed=1).legal[0]"
    ),
}
TIMED: Final = "from time import process_time as t; a = t(); {}; print((t() - a) * 1000)"


def started() -> dict[str, float]:
    """Return milliseconds of the processor for each, with warm bytecode; the medians of alternating runs."""
    with tempfile.TemporaryDirectory() as folder:
        warm = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        warm["PYTHONPYCACHEPREFIX"] = folder
        for program in PROGRAMS.values():
            _milliseconds(program, warm)
        runs = [
            {name: _milliseconds(program, warm) for name, program in PROGRAMS.items()}
            for _ in range(RUNS)
        ]
    return {name: median(run[name] for run in runs) for name in PROGRAMS}


def _milliseconds(program: str, environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", TIMED.format(program)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return float(done.stdout)
