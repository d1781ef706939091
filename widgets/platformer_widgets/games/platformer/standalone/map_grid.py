"""The tower: Spaces, figures, tokens, and the legal action of a click on a Space."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class MapGrid(Part):
    """The tower: Spaces, figures, tokens, and the legal action of a click on a Space."""

    only = "platformer"
    _esm = bundle("games/platformer/standalone/map_grid.js")
    _css = style("lib/base.css", "games/platformer/map_grid.css")
