"""What the engine costs, in one table: beside other games' engines, as the game grows, and at the start.

python -m benchmarks                   # `make bench`
python -m benchmarks --json            # numbers for a program
python -m benchmarks --page --memory   # and the page in a browser, and what its visitors' kernels cost
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from time import process_time
from typing import Any, Final

from benchmarks.engines import COUNTED, compared, successor_us
from benchmarks.growth import Cost, grown
from benchmarks.labyrinth import costs
from benchmarks.start import started

HEADS: Final = ("decisions/s", "applied/s", "choices/s", "games/s", "decisions", "outcomes")
NAME: Final = 26
COLUMN: Final = 13


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a round of an engine")
    parser.add_argument("--json", action="store_true", help="numbers for a program")
    parser.add_argument("--page", action="store_true", help="run benchmarks.page too")
    parser.add_argument("--memory", action="store_true", help="run benchmarks.visitors too")
    given = parser.parse_args()
    found: dict[str, Any] = compared(given.rounds, given.seconds)
    found["successor_us"] = successor_us()
    found["labyrinth_us"] = costs(process_time)._asdict()
    found["growth"] = [cost._asdict() for cost in grown(given.rounds)]
    found |= started()
    print(json.dumps(found, indent=1) if given.json else table(found))
    for module, wanted in (("page", given.page), ("visitors", given.memory)):
        if wanted:
            print(flush=True)
            command = [sys.executable, "-m", f"benchmarks.{module}"]
            subprocess.run(command, check=True, stdout=sys.stderr if given.json else None)


def table(found: dict[str, Any]) -> str:
    """Return all of it as text."""
    low, high = found["ratio_to_catanatron_by_round"]
    lines = [
        row("", *HEADS),
        row("", *("",) * 4, "a game", "a game"),
        *(
            row(name, *(f"{value:,.0f}" for value in list(values.values())[: len(HEADS)]))
            for name, values in found["engines"].items()
        ),
        "",
        row("ours to catanatron", *_ratios(found)),
        row("   its rounds, from and to", f"{low:.2f}", f"{high:.2f}"),
        row("Labyrinth to catanatron", *_labyrinth(found)),
        row("ours to chess", f"{found['ratio_to_chess']:.2f}"),
        "",
        row("a successor (apply)", f"{found['successor_us']:.1f} us"),
        row("Labyrinth: list, apply", *(f"{us:.1f} us" for us in found["labyrinth_us"].values())),
        row("import of the rules", f"{found['import_ms']:.0f} ms"),
        row("first legal position", f"{found['first_position_ms']:.0f} ms"),
        "",
        row("growth", "size", "times", "us", "costlier"),
        *(_grown(Cost(**cost)) for cost in found["growth"]),
        "",
        f"medians of {found['rounds']} rounds of {found['seconds']:g} s of processor time, in turn, one thread",
        "",
        COUNTED,
    ]
    return "\n".join(lines)


def row(name: str, *cells: str) -> str:
    """Return a row of the table."""
    return (f"{name:{NAME}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)).rstrip()


def _ratios(found: dict[str, Any]) -> list[str]:
    keys = ("ratio_to_catanatron", "ratio_to_catanatron_applied", "ratio_to_catanatron_choices")
    return [f"{found[key]:.2f}" for key in keys]


def _labyrinth(found: dict[str, Any]) -> list[str]:
    """Return the ratios of decisions and, in their column, of choices."""
    ratios = found["labyrinth_to_catanatron"], found["labyrinth_to_catanatron_choices"]
    return [f"{ratios[0]:.2f}", "", f"{ratios[1]:.2f}"]


def _grown(cost: Cost) -> str:
    name = f"{cost.row} {cost.size}"
    return row(name, "", f"{cost.times:.2f}", f"{cost.us:.1f}", f"{cost.factor:.2f}")


if __name__ == "__main__":
    main()
