"""Cached loading of the box and the rulebook of Platformer."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Final

from platformer_nb.content.files import names_in
from platformer_nb.content.game_content import GameBox

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from platformer_nb.core.errors import BadInput
    from platformer_nb.games.platformer.model.box.box import Box

FILES: Final = (
    "box.toml",
    "heroes.toml",
    "enemies.toml",
    "items.toml",
    "potions.toml",
    "bosses.toml",
    "events.toml",
    "artifacts.toml",
)
"""The files of cards, in the order in which the content hash takes them."""


class PlatformerBox(GameBox["Box"]):
    """The box of Platformer: cards and tiles."""

    game = "platformer"

    def kind(self) -> type[Box]:
        """Return the class of the box."""
        from platformer_nb.games.platformer.model.box.box import Box

        return Box

    def modules(self) -> Iterable[ModuleType]:
        """Return the modules of cards, tiles, and effects."""
        from platformer_nb.games.platformer.model.box import boss_effects, box, conditions, effects

        return box, effects, boss_effects, conditions

    def files(self, folder: Traversable) -> tuple[str, ...]:
        """Return the files of cards and of the tiles of each dungeon."""
        return (*FILES, *names_in(folder, "tiles", ".toml"))

    def build(self, folder: Traversable) -> Box:
        """Return the box built from a folder; raise BadInput for the first error."""
        from platformer_nb.games.platformer.content.box_builder import build_box

        return build_box(folder)

    def faults(self, folder: Traversable) -> list[BadInput]:
        """Return all errors of the box in a folder."""
        from platformer_nb.games.platformer.content.faults import box_faults

        return box_faults(folder)


BOX: Final = PlatformerBox()

game_folder = BOX.folder
load_box = BOX.load
load_rulebook = BOX.rulebook
