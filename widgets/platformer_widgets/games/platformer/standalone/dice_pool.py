"""The five dice, the Special die, the enemy die, and the selected dice."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class DicePool(Part):
    """The five dice, the Special die, the enemy die, and the selected dice."""

    only = "platformer"
    _esm = bundle("games/platformer/standalone/dice_pool.js")
    _css = style("lib/base.css", "games/platformer/dice_pool.css")
