"""A report as a notebook: tables and charts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.games.labyrinth.simulation.narration import about, lengths, table, tally
from platformer_nb.games.labyrinth.simulation.report import Report
from platformer_nb.games.labyrinth.simulation.targets import CHARACTER
from platformer_nb.simulate.charts import DRAW, Bars

LOAD: Final = """\
from pathlib import Path

from platformer_nb.games.labyrinth.simulation import notebook
from platformer_nb.games.labyrinth.simulation.report import FORM
from platformer_nb.simulate.charts import lengths
from platformer_nb.text import Words

report, words = FORM.read(Path({path}).read_bytes()), Words({language}, "labyrinth")
report.finished"""


def cells(report: Report, words: Words, data: str) -> Iterator[tuple[str, str]]:
    """Yield the cells, as kind and source; `data` is the path of the report's JSON from the notebook's folder."""
    yield "markdown", f"# {words('simulate-title')}\n\n" + "\n\n".join(about(report, words))
    goals = f"{tally(report.targets, words)}\n\n{table(report.targets, words)}"
    yield "markdown", f"## {words('simulate-goals')}\n\n{goals}"
    yield "code", LOAD.format(path=json.dumps(data), language=json.dumps(words.language))
    yield "code", DRAW
    yield "markdown", f"## {words('simulate-length')}\n\n" + "\n\n".join(lengths(report, words))
    yield "code", "curves(lengths(report.groups, words))"
    yield "markdown", f"## {words('simulate-seats')}"
    for place in range(len(report.groups)):
        yield "code", f"bars(notebook.seats(report, words, {place}))"
    yield "markdown", f"## {words('simulate-characters')}"
    yield "code", "bars(notebook.characters(report, words))"
    yield "markdown", f"## {words('simulate-ways')}"
    yield "code", "bars(notebook.ways(report, words))"


def seats(report: Report, words: Words, place: int) -> Bars:
    """Return the wins by place in the order of turns, of one group."""
    group = report.groups[place]
    return Bars(
        f"{words('simulate-seats')} ({words('simulate-players', players=group.players)})",
        tuple(words("simulate-seat", number=n) for n in range(1, group.players + 1)),
        tuple(one.wins.rate for one in group.seats),
        tuple(one.wins.low for one in group.seats),
        tuple(one.wins.high for one in group.seats),
        (1 / group.players,),
        percent=True,
    )


def characters(report: Report, words: Words) -> Bars:
    """Return the wins of the characters relative to a fair share."""
    return Bars(
        words("simulate-characters"),
        tuple(words(f"card-{one.name}") for one in report.characters),
        tuple(one.share.ratio for one in report.characters),
        tuple(one.share.low for one in report.characters),
        tuple(one.share.high for one in report.characters),
        CHARACTER,
    )


def ways(report: Report, words: Words) -> Bars:
    """Return how games are won."""
    return Bars(
        words("simulate-ways"),
        tuple(words(f"simulate-way-{way}") for way, _ in report.ways),
        tuple(found.rate for _, found in report.ways),
        tuple(found.low for _, found in report.ways),
        tuple(found.high for _, found in report.ways),
        percent=True,
    )
