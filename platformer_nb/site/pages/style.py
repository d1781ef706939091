"""The style sheet of the pages that are read."""

from __future__ import annotations

from typing import Final

STYLE: Final = "read.css"

CSS: Final = """body { max-width: 46rem; margin: 0 auto; padding: 0 1rem 2rem; color: #24202b; background: #fbf6ea;
  font: 1.0625rem/1.6 system-ui, sans-serif; }
nav, footer { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.75rem 0; }
a { color: #1d4e6b; }
nav a, footer a { display: inline-block; min-height: 24px; }
h1 { line-height: 1.25; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid #c9b89a; border-radius: 6px; background: #fff;
  font: 0.875rem/1.35 ui-monospace, monospace; }
.ruling { padding-left: 0.75rem; border-left: 4px solid #b8860b; }
.where { overflow-wrap: anywhere; font-size: 0.875rem; }
dt { font-weight: 600; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid #c9b89a; text-align: left; vertical-align: top; }
img { max-width: 100%; }
button { min-height: 44px; padding: 0 1rem; font: inherit; }
@media print { nav, footer, button { display: none; } }
"""
