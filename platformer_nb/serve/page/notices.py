"""Short pages of ours that need no kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader

TEMPLATES: Final = Path(__file__).parents[1] / "templates"

NOTICES: Final = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True)
"""Templates of pages that are whole in themselves."""
