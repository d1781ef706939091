"""The Shop: what is displayed and what it costs."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class Shop(Part):
    """The Shop: what is displayed and what it costs."""

    _esm = bundle("games/platformer/shop.js")
    _css = style("lib/base.css", "games/platformer/hero_panel.css", "games/platformer/shop.css")
