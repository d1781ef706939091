"""Writes the table of docs/speed.md and docs/images/speed.svg from docs/speed.json, a run of the bench.

On a quiet machine, which the text beside the table names:

    make bench ARGS=--json > docs/speed.json
    .venv/bin/python docs/write_speed.py
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.__main__ import table  # noqa: E402

RUN = ROOT / "docs" / "speed.json"
PAGE = ROOT / "docs" / "speed.md"
CHART = ROOT / "docs" / "images" / "speed.svg"

BEGIN, END = "<!-- the last run: docs/write_speed.py -->\n", "<!-- end of the last run -->\n"

LEFT, WIDTH, BAR = 130, 640, 16
"""Pixels of the chart: where bars begin, its width, and the height of a bar."""

SHOWN = (("decisions_per_s", "decisions", "#3f6fb5"), ("choices_per_s", "choices", "#e0a030"))


def written(page: str, found: dict[str, Any]) -> str:
    """The page with the table of a run in the place of the one before."""
    head, rest = page.split(BEGIN)
    tail = rest.split(END)[1]
    return f"{head}{BEGIN}\n![Decisions and choices in a second](images/speed.svg)\n\n```\n{table(found)}\n```\n\n{END}{tail}"


def chart(engines: dict[str, dict[str, float]]) -> str:
    """The chart of a run: for each engine its decisions and its choices in a second."""
    height = 40 + len(engines) * (2 * BAR + 14)
    says = "; ".join(f"{name}: {round(of['decisions_per_s']):,}" for name, of in engines.items())
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12"'
            f' role="img" aria-label="Decisions in a second. {says}">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fffdf6"/>',
            *_legend(),
            *_bars(engines),
            "</svg>\n",
        ]
    )


def _legend() -> Iterator[str]:
    for place, (_, name, colour) in enumerate(SHOWN):
        x = LEFT + 110 * place
        yield f'<rect x="{x}" y="10" width="12" height="12" fill="{colour}"/>'
        yield f'<text x="{x + 18}" y="20">{name}/s</text>'


def _bars(engines: dict[str, dict[str, float]]) -> Iterator[str]:
    most = max(of[key] for of in engines.values() for key, _, _ in SHOWN)
    for row, (name, of) in enumerate(engines.items()):
        top = 36 + row * (2 * BAR + 14)
        yield f'<text x="{LEFT - 8}" y="{top + BAR + 4}" text-anchor="end">{name}</text>'
        for place, (key, _, colour) in enumerate(SHOWN):
            wide = (WIDTH - LEFT - 80) * of[key] / most
            y = top + place * BAR
            yield f'<rect x="{LEFT}" y="{y}" width="{wide:.1f}" height="{BAR - 2}" fill="{colour}"/>'
            yield f'<text x="{LEFT + wide + 6:.1f}" y="{y + 11}">{of[key]:,.0f}</text>'


if __name__ == "__main__":
    run = json.loads(RUN.read_text(encoding="utf-8"))
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), run), encoding="utf-8")
    CHART.write_text(chart(run["engines"]), encoding="utf-8")
