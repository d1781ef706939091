"""Cached loading of the box and the rulebook of Platformer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from platformer_nb import content
from platformer_nb.content.files import names_in
from platformer_nb.content.game_content import GameBox, game_rulebook
from platformer_nb.core.game import RuleEntry

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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


BOX: Final = PlatformerBox()


def game_folder() -> Traversable:
    """Return the folder `content/platformer`."""
    return content.game_folder(BOX.game)


def load_box(path: Path | str | None = None) -> Box:
    """Return the box built from `path`, a folder like `content/platformer` (the default).

    Each folder is read once per process; later changes of its files have no effect.
    """
    return BOX.load(path)


def load_rulebook(path: Path | str | None = None) -> Mapping[str, RuleEntry]:
    """Return the rules by id, in the order of the rulebook."""
    return game_rulebook(BOX.game, path)
