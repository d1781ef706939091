"""The model of each kind of file of `content/platformer`, by the name of its schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import TypeAdapter

from platformer_nb.content.example_files import (
    PENDING_FILE,
    PROVEN_FILE,
    SHOWN_FILE,
    UNCITED_FILE,
)
from platformer_nb.content.shapes import RULEBOOK
from platformer_nb.games.platformer.content import models as m
from platformer_nb.games.platformer.content.examples import EXAMPLES
from platformer_nb.games.platformer.model.box.conditions import Trigger
from platformer_nb.games.platformer.model.box.effects import Bonus
from platformer_nb.games.platformer.teaching.goals.goals import Goal

SHAPES: Final[Mapping[str, TypeAdapter[Any]]] = {
    # Not files, but definitions that several files share.
    "effects": TypeAdapter(m.Effect),
    "cards": TypeAdapter(Bonus | Trigger),
    "box": m.BOX,
    "heroes": m.HEROES,
    "enemies": m.ENEMIES,
    "items": m.SHOP,
    "potions": m.SHOP,
    "artifacts": m.ARTIFACTS,
    "bosses": m.BOSSES,
    "events": m.EVENTS,
    "tiles": m.TILES,
    "rulebook": RULEBOOK,
    "examples": EXAMPLES,
    "pending": PENDING_FILE,
    "uncited": UNCITED_FILE,
    "proven": PROVEN_FILE,
    "shown": SHOWN_FILE,
    "goals": TypeAdapter(Goal),
}
"""A definition that several schemas share is written to the first of them."""
