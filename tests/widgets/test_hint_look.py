"""What a hint advises is framed in a colour that stands out from whatever it lies on, in light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import platformer_widgets

HERE = Path(platformer_widgets.__file__).parent
LEAST = 3.0
"""WCAG 1.4.11: the contrast of what is needed to see a state."""


def rules(sheet: str) -> list[str]:
    """Return what stands between braces in a style sheet, of nested rules the innermost."""
    return re.findall(r"\{([^{}]*)\}", (HERE / sheet).read_text())


def colours(block: str) -> dict[str, str]:
    """Return the plain colours that a rule names, also those that JupyterLab may replace."""
    found = re.findall(r"(--pw-[a-z-]+): (?:var\([^,]*, )?(#[0-9a-f]{6})", block)
    return dict(found)


def light_of(colour: str) -> float:
    """Return the relative luminance of a colour."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours."""
    dark, bright = sorted((light_of(one), light_of(other)))
    return (bright + 0.05) / (dark + 0.05)


THEMES = [
    one
    for sheet in ("lib/base.css", "page/play_page.css")
    for block in rules(sheet)
    if {"--pw-hint", "--pw-panel"} <= (one := colours(block)).keys()
]


def test_light_and_dark_are_looked_at_in_notebooks_and_on_the_page() -> None:
    assert len(THEMES) == 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("under", ["--pw-panel", "--pw-paper"])
def test_the_frame_of_a_hint_stands_out(theme: dict[str, str], under: str) -> None:
    assert contrast(theme["--pw-hint"], theme[under]) >= LEAST


def test_on_the_board_bright_and_dark_lie_side_by_side() -> None:
    dark = next(one["--pw-hintdark"] for one in THEMES if "--pw-hintdark" in one)
    assert contrast(dark, "#ffffff") >= LEAST
