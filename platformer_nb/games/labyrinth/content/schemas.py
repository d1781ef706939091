"""The model of each kind of file of `content/labyrinth`, by the name of its schema."""

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
from platformer_nb.games.labyrinth.content import models as m
from platformer_nb.games.labyrinth.content.examples import EXAMPLES, MAZE_FILE
from platformer_nb.games.labyrinth.teaching.goals.goals import Goal

SHAPES: Final[Mapping[str, TypeAdapter[Any]]] = {
    "box": m.BOX,
    "traps": m.TRAPS,
    "items": m.ITEMS,
    "events": m.EVENTS,
    "characters": m.CHARACTERS,
    "tiles": m.TILES,
    "layouts": m.LAYOUTS,
    "rulebook": RULEBOOK,
    "goals": TypeAdapter(Goal),
    "examples": EXAMPLES,
    "mazes": MAZE_FILE,
    "pending": PENDING_FILE,
    "uncited": UNCITED_FILE,
    "proven": PROVEN_FILE,
    "shown": SHOWN_FILE,
}
