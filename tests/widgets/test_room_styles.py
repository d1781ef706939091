"""What is styled by what it holds is worked out again at every change in it: no room of a page is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import platformer_widgets

ROOT = Path(platformer_widgets.__file__).parent
STYLES = sorted(ROOT.rglob("*.css"))
PRINTED = re.compile(r"@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}")
ROOM = re.compile(r"\.pw(?:-lessongrid|-tablegrid|-exam|-page|-tutor)?(?![\w-])[^\s,{>]*:has\(")


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_room_is_styled_by_what_it_holds(style: Path) -> None:
    written = PRINTED.sub("", style.read_text(encoding="utf-8"))
    assert not ROOM.search(written), "give it a class where what it holds is put there"


def test_a_room_that_asks_is_noticed() -> None:
    assert ROOM.search('.pw[data-size="wide"] .pw-lessongrid:has(.pw-calls) > p { order: 1; }')
    assert ROOM.search(".pw:has(.pw-stepper:not([hidden])) .pw-tip { display: none; }")
    assert not ROOM.search(".pw .pw-choices button:has(> .pw-keeps) { order: 1; }")
