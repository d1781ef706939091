"""The style sheet of the pages that are read."""

from __future__ import annotations

from typing import Final

STYLE: Final = "read.css"

CSS: Final = """:root { color-scheme: light dark; --ink: #24202b; --paper: #fbf6ea; --panel: #fff; --line: #c9b89a; --link: #1d4e6b;
  --mark: #b8860b; --plate: #f4ecdc; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1edf6; --paper: #1d1a24; --panel: #2a2633; --line: #6a6278; --link: #9cc9ff; --mark: #e0b347; --plate: #cfc3ae; }
}
body { max-width: 46rem; margin: 0 auto; padding: 0 1rem 2rem; color: var(--ink); background: var(--paper);
  font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
body.wide { max-width: 76rem; }
nav, footer { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.75rem 0; }
a { color: var(--link); }
nav a, footer a, .kinds a { display: inline-block; min-height: 24px; }
.kinds { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
h1 { line-height: 1.25; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel);
  font: 0.875rem/1.35 ui-monospace, monospace; }
.ruling { padding-left: 0.75rem; border-left: 4px solid var(--mark); }
.where { font-size: 0.875rem; }
dt { margin-top: 0.5rem; font-weight: 600; }
dd { margin-left: 1rem; }
table { display: block; overflow-x: auto; overflow-wrap: normal; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
img { max-width: 100%; }
button { min-height: 44px; padding: 0 1rem; font: inherit; }
.things { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 0.75rem; }
.thing { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0.25rem 0.75rem; align-content: start; padding: 0.75rem;
  border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.thing:target { outline: 3px solid var(--mark); }
.thing.broad { grid-template-columns: minmax(0, 1fr); }
.thing h3, .thing p { margin: 0 0 0.25rem; line-height: 1.4; }
.thing h3 { font-size: 1.0625rem; }
.thing h3::first-letter, .thing h3 a::first-letter { text-transform: uppercase; }
.thing h3 a { color: inherit; text-decoration-color: var(--line); }
.thing p { font-size: 0.9375rem; }
.drawn { display: grid; gap: 0.25rem; align-content: start; }
.drawn img { display: block; box-sizing: border-box; width: 100%; height: auto; padding: 4px; border-radius: 8px; background: var(--plate); }
.broad .drawn img { padding: 0; }
@media print { nav, footer, button { display: none; } .thing { break-inside: avoid; } }
"""
