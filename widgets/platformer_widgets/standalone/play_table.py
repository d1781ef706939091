"""The whole table in one component: map, dice, choices, Heroes, Shop, Enemies, log."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part

STYLES = (
    "lib/base.css",
    "games/*.css",
    "standalone/log.css",
    "standalone/play_table.css",
    "screen/tray.css",
    "screen/news.css",
    "review/result.css",
    "coach/coach.css",
)


class PlayTable(Part):
    """A playable game: `PlayTable(new_table([{"name": "Ada"}, {"name": "Bo"}]))`."""

    _esm = bundle("standalone/play_table.js")
    _css = style(*STYLES)
