"""Cached loading of the box and the rulebook of Labyrinth."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Final

from platformer_nb.content.game_content import GameBox

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from platformer_nb.core.errors import BadInput
    from platformer_nb.games.labyrinth.model.box import Box

FILES: Final = (
    "tiles.toml",
    "layouts.toml",
    "box.toml",
    "characters.toml",
    "items.toml",
    "events.toml",
    "traps.toml",
)
"""The files of the box, in the order in which the content hash takes them."""


class LabyrinthBox(GameBox["Box"]):
    """The box of Labyrinth: tiles, layouts and cards."""

    game = "labyrinth"

    def kind(self) -> type[Box]:
        """Return the class of the box."""
        from platformer_nb.games.labyrinth.model.box import Box

        return Box

    def modules(self) -> Iterable[ModuleType]:
        """Return the modules of tiles and layouts, of cards and of what they do."""
        from platformer_nb.games.labyrinth.model import box
        from platformer_nb.games.labyrinth.model.cards import (
            costs,
            effects,
            events,
            passives,
            things,
            tokens,
            traps,
        )

        return (box, costs, passives, effects, tokens, traps, events, things)

    def files(self, folder: Traversable) -> tuple[str, ...]:
        """Return the files that the box is made of."""
        return FILES

    def build(self, folder: Traversable) -> Box:
        """Return the box built from a folder; raise BadInput for the first error."""
        from platformer_nb.games.labyrinth.content.box_builder import build_box

        return build_box(folder)

    def faults(self, folder: Traversable) -> list[BadInput]:
        """Return all errors of the box in a folder."""
        from platformer_nb.games.labyrinth.content.faults import box_faults

        return box_faults(folder)


BOX: Final = LabyrinthBox()

game_folder = BOX.folder
load_box = BOX.load
load_rulebook = BOX.rulebook
