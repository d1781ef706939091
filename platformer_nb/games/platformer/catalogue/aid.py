"""The player aid: a turn, the dice, moving, the Shop, attacks and the end, in sentences that stand elsewhere.

No line has words of its own: it is the sentence of a rule or of a thing, so that it is true when they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import AidLine, AidPart
from platformer_nb.games.platformer.catalogue import cited
from platformer_nb.games.platformer.catalogue.things import boss_health
from platformer_nb.games.platformer.model.box.box import Box

TURN: Final = {
    "step-remove": ("TRN-2", "map/floor-platform"),
    "step-refresh": ("TRN-3", "items/hourglass"),
    "step-roll": ("TRN-4", "symbols/sword"),
    "step-enemy": ("DIE-5", "faces/left"),
    "step-actions": ("TRN-7", "symbols/move"),
    "step-special": ("TRN-8", "symbols/star"),
    "step-gravity": ("TRN-10", "artifacts/iron-soles"),
    "step-end": ("TRN-14", "tokens/poison"),
    "step-boss": ("BOS-10", "bosses/medusa"),
}
"""The steps of a turn in their order (TRN-0), each with the rule that tells it, and a thing as its picture."""

AFTER: Final = "step-boss"
"""The Boss's turn follows the eight steps of a turn and is none of them (TRN-0)."""

MOVING: Final = (
    *("MOV-1", "MOV-2", "PSH-1", "ZOC-1", "PRT-1", "GRA-1", "GRA-4", "ACT-1", "MAP-5"),
)
SHOP: Final = ("SET-4", "ACT-2", "ACT-3", "ACT-4")
FIGHTS: Final = ("ATK-2", "ATK-3", "ATK-4", "WND-2", "FNT-1", "SPN-1")
END: Final = ("LVL-1", "LVL-4", "BLV-2", "BOS-3")
WON: Final = ("SET-9", "SOL-3", "SOL-4")


def aid(box: Box, words: Words) -> tuple[AidPart, ...]:
    """Return the aid, part by part."""
    turn = (
        AidLine(words(f"rule-{rule}"), (rule,), words(step), drawn, apart=step == AFTER)
        for step, (rule, drawn) in TURN.items()
    )
    end = (*_told(words, END), *_bosses(box, words), *_told(words, WON))
    return (
        AidPart(words("aid-turn"), tuple(turn), steps=True),
        AidPart(words("aid-dice"), tuple(_dice(words))),
        AidPart(words("aid-moving"), _told(words, MOVING)),
        AidPart(words("shop"), _told(words, SHOP)),
        AidPart(words("aid-fights"), _told(words, FIGHTS)),
        AidPart(words("aid-end"), end),
    )


def _told(words: Words, rules: tuple[str, ...]) -> tuple[AidLine, ...]:
    return tuple(AidLine(words(f"rule-{rule}"), (rule,)) for rule in rules)


def _dice(words: Words) -> Iterator[AidLine]:
    """Yield the symbols and faces with what they do, then what else can be done with dice."""
    for name in ("move", "sword", "coin", "shove", "star"):
        text, rules = words(f"symbol-{name}-text"), cited.SYMBOLS[name][:1]
        yield AidLine(text, rules, words(f"symbol-{name}"), f"symbols/{name}")
    yield AidLine(words("rule-FRG-1"), ("FRG-1",), words("forge"))
    yield AidLine(words("rule-GEM-1"), ("GEM-1",), words("gems"), "tokens/gem")
    yield AidLine(words("rule-SYM-6"), ("SYM-6",), words("special-die"))
    for name, rules in cited.FACES.items():
        yield AidLine(words(f"face-{name}-text"), rules[:1], words(f"face-{name}"), f"faces/{name}")


def _bosses(box: Box, words: Words) -> Iterator[AidLine]:
    for boss in box.bosses.values():
        yield AidLine(
            boss_health(words, boss), ("BOS-3",), words(f"card-{boss.id}"), f"bosses/{boss.id}"
        )
