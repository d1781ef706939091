"""The tower: Spaces, figures, tokens, and what a click on a Space would do."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class MapGrid(Part):
    """The tower: Spaces, figures, tokens, and what a click on a Space would do."""

    _esm = bundle("games/platformer/map_grid.js")
    _css = style("lib/base.css", "games/platformer/map_grid.css")
