"""The fixed words of Labyrinth's board: keys, each with the gaps that the browser fills."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "choose-there": (),
    "lay-here": (),
    "lay-barred": (),
    "maze": (),
    "mark-here": ("at",),
    "put-here": (),
    "roll-of": (),
    "try-here": (),
    "turn-left": (),
    "turn-right": (),
    "turn-help": (),
    "turned-only": (),
}
