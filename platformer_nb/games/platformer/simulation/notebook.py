"""A report as a notebook: tables and charts."""

from __future__ import annotations

import json
from collections.abc import Iterator

from platformer_nb.core.game import Words
from platformer_nb.games.platformer.simulation.narration import (
    about,
    bounds,
    figure,
    lengths,
    named,
    tally,
)
from platformer_nb.games.platformer.simulation.report import Report
from platformer_nb.simulate.charts import DRAW

LOAD = """\
from pathlib import Path

from platformer_nb.games.platformer.simulation import charts
from platformer_nb.games.platformer.simulation.report import FORM
from platformer_nb.games.platformer.narration.words import Words
from platformer_nb.simulate.charts import lengths

report, words = FORM.read(Path({path}).read_bytes()), Words({language})
report.finished"""


def cells(report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
    """Yield the cells, as kind and source; `data` is the path of the report's JSON from the notebook's folder."""
    yield "markdown", f"# {words('simulate-title')}\n\n" + "\n\n".join(about(report, words))
    yield "markdown", f"## {words('simulate-goals')}\n\n{goals(report, words)}"
    yield "code", LOAD.format(path=json.dumps(data), language=json.dumps(words.language))
    yield "code", DRAW
    yield "markdown", f"## {words('simulate-length')}\n\n" + "\n\n".join(lengths(report, words))
    yield "code", "curves(lengths(report.groups, words))"
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
    """Return the goals as a Markdown table."""
    heads = ("simulate-goals", "simulate-column-figure", "simulate-column-goal")
    rows = [f"| {' | '.join(words(head) for head in heads)} | |", "|---|---:|---:|---|"]
    for target in report.targets:
        low, high = bounds(target, words)
        between = words("simulate-column-from-to", low=low, high=high)
        verdict = words("simulate-met" if target.met else "simulate-missed")
        measured = figure(target, target.figure, words)
        rows.append(f"| {named(target, words)} | {measured} | {between} | {verdict} |")
    return "\n".join([tally(report, words), "", *rows])
