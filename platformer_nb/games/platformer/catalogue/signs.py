"""What the table shows besides the things of the box: hearts, health, dice as such, Levels, what a card grants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import Thing
from platformer_nb.games.platformer.catalogue import cited
from platformer_nb.games.platformer.model.box.effects import BOONS

SIGNS: Final = {
    "signs/heart": ("hearts", ("WND-2", "WND-4", "FNT-1")),
    "signs/health": ("sign-health", ("ATK-2", "BOS-3")),
    "signs/damage": ("sign-damage", ("WND-1", "BOS-13")),
    "signs/special-die": ("special-die", ("DIE-2", "SYM-6", "TRN-8")),
    "signs/enemy-die": ("enemy-die", ("DIE-5", "TRN-4")),
    "levels/revealed": ("sign-level", ("TRN-2", "LVL-4")),
    "levels/hidden": ("sign-level-hidden", ("LVL-1", "LVL-3")),
    "levels/boss": ("level-boss", ("BLV-1", "BLV-2", "BOS-2")),
}
"""Signs by their keys: the key of the name, and the rules; the first is what it tells."""


def signs(words: Words) -> Iterator[Thing]:
    """Yield the signs of the table, each in the sentence of its first rule."""
    for key, (name, rules) in SIGNS.items():
        kind, _, own = key.partition("/")
        yield Thing(kind, own, words(name), (words(f"rule-{rules[0]}"),), rules)
    for boon in BOONS:
        texts = (words(f"boon-{boon}-text"),)
        yield Thing("boons", boon, words(f"boon-{boon}"), texts, cited.BOONS[boon])
