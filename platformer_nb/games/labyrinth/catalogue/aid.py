"""The player aid: what one may do, with its cost, and what happens then, in the sentences of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from platformer_nb.core.game import Words
from platformer_nb.core.parts.catalogue import AidLine, AidPart

PARTS: Final = {
    "aid-win": (("END-1", "cells/key"), ("END-2", "cells/key"), ("END-3", "cells/centre")),
    "aid-activities": (
        ("TIL-1", "tiles/x"), ("MOV-1", "items/boots"), ("BRG-1", "tiles/p"), ("BRG-10", "tiles/p"), ("GOL-2", "golem/2"),
        ("EVT-1", "events/terror"), ("TRP-1", "traps/pit"), ("STN-4", "traps/fumes"), ("CRY-5", "events/tide"),
        ("CMB-1", "items/dagger"), ("KEY-1", "cells/key"), ("ITM-2", "items/lamp"),
    ),
    "aid-enter": (
        ("EXP-2", "golem/stay"), ("EXP-3", "tokens/snare"), ("TRP-8", "traps/pit"), ("FRE-2", "items/dagger"), ("EXP-6", "cells/key"),
    ),
    "aid-tests": (
        ("GOL-16", "golem/stay"), ("BRG-2", "tiles/p"), ("TRP-10", "traps/blades"),
        ("CMB-2 CMB-3 CMB-4", "items/dagger"), ("CRY-1 CRY-2", "events/tide"),
    ),
    "aid-harm": (("CMB-5", "items/flask"), ("PSH-1", "cells/centre"), ("STN-2", "traps/fumes"), ("DTH-1", "items/flask")),
}  # fmt: skip
"""The parts: each line is the sentence of a rule, or of some that go together, beside a thing that is drawn."""

IN_ORDER: Final = frozenset({"aid-enter"})
"""Parts whose lines are done in their order (EXP-1)."""


def aid(words: Words) -> tuple[AidPart, ...]:
    """Return the aid, part by part."""
    return tuple(
        AidPart(
            words(title),
            tuple(_line(rules.split(), drawn, words) for rules, drawn in lines),
            steps=title in IN_ORDER,
        )
        for title, lines in PARTS.items()
    )


def _line(rules: Sequence[str], drawn: str, words: Words) -> AidLine:
    """Return the sentences of some rules as one line."""
    return AidLine(" ".join(words(f"rule-{rule}") for rule in rules), tuple(rules), drawn=drawn)
