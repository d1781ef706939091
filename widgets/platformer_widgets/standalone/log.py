"""The log of events, each line with the rules it follows."""

from __future__ import annotations

from platformer_widgets.assets import bundle, style
from platformer_widgets.part import Part


class Log(Part):
    """The log of events, each line with the rules it follows."""

    _esm = bundle("standalone/log.js")
    _css = style("lib/base.css", "standalone/log.css")
