"""The Shop: displayed cards and their prices."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class Shop(Part):
    """The Shop: displayed cards and their prices."""

    only = "platformer"
    _esm = bundle("games/platformer/standalone/shop.js")
    _css = style("lib/base.css", "games/platformer/hero_panel.css", "games/platformer/shop.css")
