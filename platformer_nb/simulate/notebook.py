"""A report as a notebook: tables to read at once, and charts that bqplot draws when it is run."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from platformer_nb.games.platformer.simulation.narration import (
    about,
    bounds,
    figure,
    lengths,
    named,
    tally,
)
from platformer_nb.games.platformer.simulation.report import Report
from platformer_nb.text import Words

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}

LOAD = """\
from pathlib import Path

from platformer_nb.simulate import charts
from platformer_nb.games.platformer.simulation.report import read
from platformer_nb.text import Words

report, words = read(Path({path}).read_bytes()), Words({language}, {game})
report.finished"""

DRAW = '''\
import bqplot as bq


def bars(chart):
    """Bars from left to right, with what chance leaves open as thin lines, and the goals dashed."""
    spots = list(range(len(chart.names)))
    place, height = bq.LinearScale(), bq.LinearScale(min=0)
    scales = {"x": place, "y": height}
    marks = [bq.Bars(x=spots, y=chart.values, scales=scales, colors=["#4c78a8"], padding=0.3)]
    for spot, low, high in zip(spots, chart.lows, chart.highs):
        marks.append(bq.Lines(x=[spot, spot], y=[low, high], scales=scales, colors=["#222"]))
    for line in chart.lines:
        ends = [-0.5, len(spots) - 0.5]
        marks.append(
            bq.Lines(x=ends, y=[line, line], scales=scales, colors=["#e45756"], line_style="dashed")
        )
    across = bq.Axis(
        scale=place,
        tick_values=spots,
        tick_labels={str(spot): name for spot, name in zip(spots, chart.names)},
        tick_rotate=-40 if len(spots) > 4 else 0,
        tick_style={"text-anchor": "end"} if len(spots) > 4 else {},
        grid_lines="none",
    )
    up = bq.Axis(scale=height, orientation="vertical", tick_format=".0%" if chart.percent else ".1f")
    return bq.Figure(
        marks=marks,
        axes=[across, up],
        title=chart.title,
        fig_margin={"top": 60, "bottom": 140 if len(spots) > 4 else 40, "left": 60, "right": 20},
    )


def curves(chart):
    """One curve a name."""
    across, up = bq.LinearScale(), bq.LinearScale(min=0)
    lines = bq.Lines(
        x=chart.numbers,
        y=chart.values,
        scales={"x": across, "y": up},
        labels=list(chart.names),
        display_legend=True,
    )
    axes = [
        bq.Axis(scale=across, label=chart.across),
        bq.Axis(scale=up, orientation="vertical", tick_format=".0%"),
    ]
    return bq.Figure(marks=[lines], axes=axes, title=chart.title, legend_location="top-right")'''


def notebook(report: Report, words: Words, data: str) -> dict[str, Any]:
    """The notebook of a report whose JSON lies at `data`, seen from the notebook's folder."""
    cells = [_cell(number, *cell) for number, cell in enumerate(_cells(report, words, data), 1)]
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def save(report: Report, words: Words, path: Path, data: Path) -> None:
    """Write the notebook to `path`; the report's JSON is in `data`."""
    there = os.path.relpath(data, path.parent)
    made = notebook(report, words, Path(there).as_posix())
    path.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _cells(report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
    yield "markdown", f"# {words('simulate-title')}\n\n" + "\n\n".join(about(report, words))
    yield "markdown", f"## {words('simulate-goals')}\n\n{goals(report, words)}"
    yield (
        "code",
        LOAD.format(
            path=json.dumps(data), language=json.dumps(words.language), game=json.dumps(words.game)
        ),
    )
    yield "code", DRAW
    yield "markdown", f"## {words('simulate-length')}\n\n" + "\n\n".join(lengths(report, words))
    yield "code", "curves(charts.length(report, words))"
    if several := [group.players for group in report.groups if group.players > 1]:
        yield "markdown", f"## {words('simulate-seats')}"
        for players in several:
            yield "code", f"bars(charts.seats(report, words, {players}))"
        yield from _chart("heroes", words("simulate-heroes"))
    yield from _chart("bought", words("simulate-bought"))
    if several:
        yield from _chart("helps", words("simulate-helps"))
    yield from _chart("causes", words("simulate-causes"))
    if report.solo is not None:
        yield from _chart("solo", words("simulate-solo"))
    yield from _chart("bosses", words("simulate-bosses"))


def _chart(name: str, title: str) -> Iterator[tuple[str, str]]:
    yield "markdown", f"## {title}"
    yield "code", f"bars(charts.{name}(report, words))"


def goals(report: Report, words: Words) -> str:
    """The goals as a table."""
    heads = ("simulate-goals", "simulate-column-figure", "simulate-column-goal")
    rows = [f"| {' | '.join(words(head) for head in heads)} | |", "|---|---:|---:|---|"]
    for target in report.targets:
        low, high = bounds(target, words)
        between = words("simulate-column-from-to", low=low, high=high)
        verdict = words("simulate-met" if target.met else "simulate-missed")
        measured = figure(target, target.figure, words)
        rows.append(f"| {named(target, words)} | {measured} | {between} | {verdict} |")
    return "\n".join([tally(report, words), "", *rows])


def _cell(number: int, kind: str, source: str) -> dict[str, Any]:
    cell: dict[str, Any] = {
        "cell_type": kind,
        "id": hashlib.sha256(f"{number}/{source}".encode()).hexdigest()[:8],
        "metadata": {},
        "source": source.splitlines(keepends=True),
    }
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return cell
