"""Cached loading of the box and the rulebook of Labyrinth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from platformer_nb import content
from platformer_nb.content.game_content import GameBox, game_rulebook
from platformer_nb.core.game import RuleEntry

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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


BOX: Final = LabyrinthBox()


def game_folder() -> Traversable:
    """Return the folder `content/labyrinth`."""
    return content.game_folder(BOX.game)


def load_box(path: Path | str | None = None) -> Box:
    """Return the box built from `path`, a folder like `content/labyrinth` (the default).

    Each folder is read once per process; later changes of its files have no effect.
    """
    return BOX.load(path)


def load_rulebook(path: Path | str | None = None) -> Mapping[str, RuleEntry]:
    """Return the rules by id, in the order of the rulebook."""
    return game_rulebook(BOX.game, path)
