"""The maze: tiles, corridors, figures and what lies on them, and the legal actions of a click."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class Maze(Part):
    """The maze: tiles, corridors, figures and what lies on them, and the legal actions of a click."""

    only = "labyrinth"
    _esm = bundle("games/labyrinth/standalone/maze.js")
    _css = style("lib/base.css", "games/labyrinth/maze.css")
