"""The box and the rulebook as they were built before: read at every start, without pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from platformer_nb.content.built import stored
from platformer_nb.content.files import names_in, read_text
from platformer_nb.content.rulebook import FILE as RULEBOOK_FILE
from platformer_nb.core.game import RuleEntry
from platformer_nb.core.plain_values import value_classes

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from platformer_nb.games.platformer.model.box import Box

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

BOX: Final = "box"
RULEBOOK: Final = "rulebook"

_MODEL: Final = "platformer_nb.games.platformer.model"
_PARTS: Final = ("box", "effects", "boss_effects", "conditions")
"""The modules of the model with the classes that a box is made of."""


def stored_box(folder: Traversable) -> Box | None:
    """Return the box that was built from the files of this folder; None if it has to be built."""
    from platformer_nb.games.platformer.model.box import Box

    classes = value_classes(import_module(f"{_MODEL}.{name}") for name in _PARTS)
    found = stored(folder, BOX, box_files(folder), classes)
    return found if isinstance(found, Box) else None


def stored_rulebook(folder: Traversable) -> Mapping[str, RuleEntry] | None:
    """Return the rules that were read from the rulebook of this folder; None if it has to be read."""
    found = stored(folder, RULEBOOK, rulebook_files(folder), {RuleEntry.__name__: RuleEntry})
    return MappingProxyType(found) if isinstance(found, dict) else None


def rulebook_files(folder: Traversable) -> dict[str, str]:
    """Return the text of the rulebook's file, by its name."""
    return {RULEBOOK_FILE: read_text(folder, RULEBOOK_FILE)}


def box_files(folder: Traversable) -> dict[str, str]:
    """Return the texts of the files that a box is made of, by name."""
    names = (*FILES, *names_in(folder, "tiles", ".toml"))
    return {name: read_text(folder, name) for name in names}
