"""The Heroes: hearts, coins, gems, cards."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class HeroPanel(Part):
    """The Heroes: hearts, coins, gems, cards."""

    only = "platformer"
    _esm = bundle("games/platformer/standalone/hero_panel.js")
    _css = style("lib/base.css", "games/platformer/hero_panel.css")
