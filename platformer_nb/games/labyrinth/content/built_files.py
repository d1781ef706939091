"""The box and the rulebook as they were built before: read at every start, without pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from platformer_nb.content.built import stored
from platformer_nb.content.files import read_text
from platformer_nb.content.rulebook import FILE as RULEBOOK_FILE
from platformer_nb.core.game import RuleEntry
from platformer_nb.core.plain_values import value_classes
from platformer_nb.games.labyrinth.model import box as model

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILES: Final = ("tiles.toml", "layouts.toml")
"""The files of the box, in the order in which the content hash takes them."""

BOX: Final = "box"
RULEBOOK: Final = "rulebook"


def stored_box(folder: Traversable) -> model.Box | None:
    """Return the box that was built from the files of this folder; None if it has to be built."""
    found = stored(folder, BOX, box_files(folder), value_classes([model]))
    return found if isinstance(found, model.Box) else None


def stored_rulebook(folder: Traversable) -> Mapping[str, RuleEntry] | None:
    """Return the rules that were read from the rulebook of this folder; None if it has to be read."""
    found = stored(folder, RULEBOOK, rulebook_files(folder), {RuleEntry.__name__: RuleEntry})
    return MappingProxyType(found) if isinstance(found, dict) else None


def rulebook_files(folder: Traversable) -> dict[str, str]:
    """Return the text of the rulebook's file, by its name."""
    return {RULEBOOK_FILE: read_text(folder, RULEBOOK_FILE)}


def box_files(folder: Traversable) -> dict[str, str]:
    """Return the texts of the files that the box is made of, by name."""
    return {name: read_text(folder, name) for name in FILES}
