"""Components for Platformer only: the parts of its table, and the curve of gems."""

COMPONENTS = {
    "DicePool": "dice_pool",
    "GemCurve": "gem_curve",
    "HeroPanel": "hero_panel",
    "MapGrid": "map_grid",
    "Shop": "shop",
}
"""The module of each component, imported on first access of `platformer_widgets.<component>`."""
