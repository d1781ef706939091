"""Components for Platformer only: the parts of its table, and the curve of gems."""

COMPONENTS = {
    "DicePool": "standalone.dice_pool",
    "GemCurve": "standalone.gem_curve",
    "HeroPanel": "standalone.hero_panel",
    "MapGrid": "standalone.map_grid",
    "Shop": "standalone.shop",
}
"""The module of each component, imported on first access of `platformer_widgets.<component>`."""
