"""A learner's progress as a picture of the rulebook, by bqplot, or as SVG where bqplot cannot be imported."""

from __future__ import annotations

import time
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.errors import BadInput, said
from platformer_nb.core.input.reasons import of_system
from platformer_nb.games import load_game
from platformer_nb.lessons.progress.mastery import LEVELS
from platformer_nb.lessons.progress.of_game import ProgressOfGame
from platformer_nb.lessons.progress.picture import Chapter, chapters, in_text
from platformer_nb.lessons.progress.progress_file import ProgressFile
from platformer_nb.lessons.track.lesson import folder_game
from platformer_nb.text import Words
from platformer_nb.text.choosing import chosen_language

SHAPES = {"unmet": "cross", "met": "circle", "right": "diamond", "known": "square"}
COLOURS = {"unmet": "#b9b2c2", "met": "#7f9fd0", "right": "#4f9d9a", "known": "#2f7d57"}
"""Readable on light and dark ground; the shapes differ as well."""


class Progress:
    """A learner's progress in a game, displayed by a notebook; can be exported, imported, and reset by rule or by lesson.

    The picture has a row for each chapter and a mark for each rule; hovering shows the rule.
    """

    def __init__(
        self,
        language: str | None = None,
        file: ProgressFile | None = None,
        *,
        game: str | None = None,
    ) -> None:
        self.game = load_game(game or folder_game() or DEFAULT_GAME)
        self.words = Words(chosen_language(language), self.game.name)
        self.file = file or ProgressFile()
        self.kept = ProgressOfGame(self.file, self.game.name, DEFAULT_GAME)

    def export(self, path: str | Path) -> Path:
        """Write the progress of all games to a file that can be imported elsewhere."""
        target = Path(path)
        target.write_text(self.file.export(), encoding="utf-8")
        return target

    def take_in(self, path: str | Path) -> Progress:
        """Add the progress of an exported file. Raise BadInput if it is not one."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadInput(
                str(path),
                "error-progress-damaged",
                "error-progress-damaged-mend",
                what=of_system(error),
            ) from error
        except UnicodeDecodeError as error:
            what = said("error-not-utf8", byte=str(error.start))
            raise BadInput(
                str(path), "error-progress-damaged", "error-progress-damaged-mend", what=what
            ) from error
        self.file.take_in(text)
        return self

    def reset_rules(self, *rules: str) -> Progress:
        """Delete the answers about these rules."""
        self.kept.change(lambda progress: progress.without_rules(rules))
        return self

    def reset_lesson(self, lesson: str) -> Progress:
        """Mark the exercises of a lesson as unsolved."""
        self.kept.change(lambda progress: progress.without_lesson(lesson))
        return self

    @property
    def due(self) -> list[str]:
        """Return the rules to be repeated now, those that have waited longest first."""
        return self.kept.load().due(int(time.time()))

    def __repr__(self) -> str:
        progress = self.kept.load()
        lines = [self.words("progress-title"), "", *in_text(self.game, progress, self.words)]
        due = progress.due(int(time.time()))
        lines.append(self.words("progress-due", count=len(due), rules=", ".join(due)))
        if self.file.aside is not None:
            lines.append(self.words("progress-aside", file=str(self.file.aside)))
        return "\n".join(lines)

    def figure(self) -> Any:
        """Return the picture: a bqplot Figure, or an ipywidgets HTML where there is no bqplot."""
        rows = chapters(self.game, self.kept.load(), self.words)
        return _figure(rows, self.words) if find_spec("bqplot") else _drawn(rows, self.words)

    def _repr_mimebundle_(self, **_options: Any) -> Any:
        plain = {"text/plain": repr(self)}
        bundle = self.figure()._repr_mimebundle_()
        if isinstance(bundle, tuple):
            return {**bundle[0], **plain}, bundle[1]
        return {**(bundle or {}), **plain}


def _figure(rows: tuple[Chapter, ...], words: Words) -> Any:
    import bqplot  # it imports numpy and pandas: not before a picture is needed

    across, down = bqplot.LinearScale(), bqplot.OrdinalScale(reverse=True)
    names = [row.name for row in rows]
    down.domain = names
    marks = []
    for level in LEVELS:
        found = [(row.name, s) for row in rows for s in row.squares if s.level == level]
        marks.append(
            bqplot.Scatter(
                x=[square.column + 1 for _, square in found],
                y=[name for name, _ in found],
                names=[square.rule for _, square in found],
                display_names=False,
                scales={"x": across, "y": down},
                marker=SHAPES[level],
                colors=[COLOURS[level]],
                stroke="#2a1f33",
                default_size=120,
                labels=[words(f"level-{level}")],
                display_legend=True,
                tooltip=bqplot.Tooltip(fields=["name"], labels=[words("progress-rule")]),
            )
        )
    widest = max(len(row.squares) for row in rows)
    axes = [
        bqplot.Axis(scale=down, orientation="vertical", grid_lines="none"),
        bqplot.Axis(scale=across, grid_lines="none", tick_values=list(range(1, widest + 1))),
    ]
    return bqplot.Figure(
        marks=marks,
        axes=axes,
        title=words("progress-title"),
        legend_location="bottom-right",
        fig_margin={"top": 50, "bottom": 40, "left": 170, "right": 30},
        layout={"width": "100%", "height": "760px"},
    )


MARKS = {
    "unmet": '<path d="M-5-5 5 5M5-5-5 5" stroke-width="3"/>',
    "met": '<circle r="6"/>',
    "right": '<path d="M0-7 7 0 0 7-7 0Z"/>',
    "known": '<rect x="-6" y="-6" width="12" height="12"/>',
}
"""The same shapes as SVG, around their middle."""

ROW, STEP, BESIDE = 24, 20, 190
"""Pixels: from row to row, from mark to mark, and for the names of the rows."""


def _drawn(rows: tuple[Chapter, ...], words: Words) -> Any:
    import ipywidgets

    parts = [_line(20, escape(words("progress-title")), 4)]
    for number, level in enumerate(LEVELS):
        across = 4 + 150 * number
        parts += [
            _mark(level, across + 8, 44),
            _line(48, escape(words(f"level-{level}")), across + 20),
        ]
    for number, row in enumerate(rows):
        down = 80 + ROW * number
        parts.append(_line(down + 4, escape(row.name), 4))
        parts += [_mark(s.level, BESIDE + STEP * s.column, down, s.rule) for s in row.squares]
    width = max(BESIDE + STEP * max(len(row.squares) for row in rows), 4 + 150 * len(LEVELS))
    height = 80 + ROW * len(rows)
    return ipywidgets.HTML(
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" style="max-width: 100%; '
        f'color: var(--jp-ui-font-color1, #24202b)"><title>{escape(words("progress-title"))}</title>'
        f"{''.join(parts)}</svg>"
    )


def _mark(level: str, x: int, y: int, rule: str = "") -> str:
    named = f"<title>{escape(rule)}</title>" if rule else ""
    return (
        f'<g transform="translate({x} {y})" fill="{COLOURS[level]}" stroke="{COLOURS[level]}">'
        f"{named}{MARKS[level]}</g>"
    )


def _line(y: int, text: str, x: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="13" fill="currentColor">{text}</text>'
