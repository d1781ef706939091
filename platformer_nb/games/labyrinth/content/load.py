"""Cached loading of the box and the rulebook of Labyrinth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from platformer_nb import content
from platformer_nb.core.game import RuleEntry
from platformer_nb.games.labyrinth.content.built_files import stored_box, stored_rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from platformer_nb.games.labyrinth.model.box import Box


def game_folder() -> Traversable:
    """Return the folder `content/labyrinth`."""
    return content.game_folder("labyrinth")


def load_box(path: Path | str | None = None) -> Box:
    """Return the box built from `path`, a folder like `content/labyrinth` (the default).

    Each folder is read once per process; later changes of its files have no effect.
    """
    return _box(None if path is None else str(Path(path).resolve()))


def load_rulebook(path: Path | str | None = None) -> Mapping[str, RuleEntry]:
    """Return the rules by id, in the order of the rulebook."""
    return _rulebook(None if path is None else str(Path(path).resolve()))


@lru_cache(maxsize=8)
def _box(path: str | None) -> Box:
    found = stored_box(game_folder()) if path is None else None
    if found is not None:
        return found
    from platformer_nb.games.labyrinth.content.box_builder import build_box

    return build_box(_folder(path))


@lru_cache(maxsize=8)
def _rulebook(path: str | None) -> Mapping[str, RuleEntry]:
    found = stored_rulebook(game_folder()) if path is None else None
    return found or content.load_rulebook(_folder(path))


def _folder(path: str | None) -> Traversable:
    return game_folder() if path is None else Path(path)
