"""A finger leaves no mark of the mouse behind."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import platformer_widgets

STYLES = sorted(Path(platformer_widgets.__file__).parent.glob("games/*/ma*.css"))
MOUSE = re.compile(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}")
FRAME = re.compile(r":hover[^{}]*\{[^{}]*box-shadow")


@pytest.mark.parametrize("style", STYLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_only_a_mouse_frames_the_space_it_rests_on(style: Path) -> None:
    written = style.read_text(encoding="utf-8")
    assert FRAME.search(written), "the mouse has its frame"
    assert not FRAME.search(MOUSE.sub("", written))
