"""The data of charts in a report. A notebook draws them with bqplot (`DRAW`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from platformer_nb.core.game import Words
    from platformer_nb.simulate.statistics import Spread


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar chart: a title, and a name and a value for each bar.

    `lows` and `highs`, if given, are the ends of the bars' intervals; `lines` are values to be marked.
    """

    title: str
    names: tuple[str, ...]
    values: tuple[float, ...]
    lows: tuple[float, ...] = ()
    highs: tuple[float, ...] = ()
    lines: tuple[float, ...] = ()
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Curves:
    """A line chart of several curves over the same integers."""

    title: str
    across: str
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]


class Group(Protocol):
    """The games of one number of players, as far as their length is concerned."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def turns(self) -> Spread:
        """The lengths, in turns."""


def lengths(groups: Sequence[Group], words: Words) -> Curves:
    """Return the share of games by length in turns, one curve for each number of players."""
    numbers = tuple(range(max((group.turns.most for group in groups), default=0) + 1))
    return Curves(
        words("simulate-length"),
        words("simulate-turns"),
        numbers,
        tuple(words("simulate-players", players=group.players) for group in groups),
        tuple(
            tuple(group.turns.histogram.get(n, 0) / max(1, group.turns.count) for n in numbers)
            for group in groups
        ),
    )


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
"""Source of the notebook cell that defines the drawing functions."""
