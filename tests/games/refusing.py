"""What is asked of refusals: just these rules, on these facts, in these words."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.narration.rulings import say_ruling
from platformer_nb.games.platformer.narration.words import Words
from tests.games.drawn import action, judge, position, refused

WORDS = Words(strict=True)

ROOM = """
map:
    +----+----+----+----+----+
  4 |    :    :    :    :    |
    +    +    +====+    +    +
  3 |    :  G :H   :    :    |
    +====+    +=HH=+    +    +
  2 |    |  1 :H   :  G : $  |
    +    +====+    +    +====+
  1 |  G :  2 :    |  G :   c|
    +====+====+====+====+====+
hero 1: sweety; coins 3; items boots-of-haste, greedymmer (used), bark-shield
hero 2: etorn; items grapnel; potions stone-skin
shop: items lodestone, loaded-die, -; potions fire-flask, -, -
roll: move sword shove star star
pool: move sword shove
"""
"""A room with four Gloops, and one of everything that stops somebody."""


def room(*changes: tuple[str, str]) -> State:
    """The room, drawn otherwise in places."""
    text = ROOM
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return position(text)


def away(*changes: tuple[str, str]) -> State:
    """The same with the active Hero off the map."""
    return room(("|    |  1 :H", "|    |    :H"), *changes)


def told(state: State, text: str) -> list[str]:
    """The reasons in English, in their order."""
    return [
        r.text for r in say_ruling(WORDS, state, action(state, text), judge(state, text)).reasons
    ]


def says(state: State, text: str, *rules: str, reasons: list[str], **facts: Any) -> None:
    """Refused by just these rules, the first of them on these facts, in these words."""
    refused(state, text, *rules, **facts)
    assert told(state, text) == reasons
