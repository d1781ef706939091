"""Storing the content of a game as built from its files, beside them; a game's own module runs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from platformer_nb.content.game_content import GameBox, store_rulebook
from platformer_nb.content.schemas import FOLDER, write_schemas


def store_all(
    box: GameBox[Any], folder: Path, shapes: Mapping[str, TypeAdapter[Any]] | None = None
) -> list[Path]:
    """Store the box and the rulebook of a folder, and the schemas of these shapes; return the files written."""
    schemas = write_schemas(folder / FOLDER, shapes) if shapes else []
    return [box.store(folder), store_rulebook(folder), *schemas]
