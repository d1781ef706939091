"""Compiled modules in place of interpreted ones, in processes that only play.

A wheel can have the rules and bots of a game compiled (`_compiled/`, see docs/speed.md). They are not imported by
themselves: compiled functions register no rules, cannot be switched off or looked into, and explanations need that. A
process that only plays many games, a worker of a simulation, calls `use` before it imports a game.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
FOLDER: Final = PACKAGE / "_compiled"
MANIFEST: Final = "modules.json"

SWITCH: Final = "PLATFORMER_COMPILED"
"""The environment variable that switches compiled modules off when it is 0."""


class Compiled(MetaPathFinder):
    """Finds compiled modules before the path is searched."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """Return the specification of a compiled module, None for any other."""
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(
            fullname, file, loader=ExtensionFileLoader(fullname, str(file))
        )


def available(folder: Path = FOLDER) -> dict[str, Path]:
    """Return the compiled modules of a folder by name; none if they fit another Python or other sources."""
    manifest = folder / MANIFEST
    if os.environ.get(SWITCH) == "0" or not manifest.exists():
        return {}
    sources: dict[str, str] = json.loads(manifest.read_text(encoding="utf-8"))
    found = {
        ".".join((*file.parent.relative_to(folder).parts, file.name.removesuffix(suffix))): file
        for suffix in EXTENSION_SUFFIXES[:1]
        for file in folder.rglob(f"*{suffix}")
    }
    fits = all(name in found and _source(name) == of for name, of in sources.items())
    return found if fits else {}


def use(folder: Path = FOLDER) -> bool:
    """Import compiled modules from now on, and return whether there are any.

    Where one of them has been imported already, nothing changes: a process has one kind of every class.
    """
    if any(isinstance(finder, Compiled) for finder in sys.meta_path):
        return True
    found = available(folder)
    if not found or found.keys() & sys.modules.keys():
        return False
    sys.meta_path.insert(0, Compiled(found))
    return True


def _source(name: str) -> str:
    """Return the hash of a module's source; "" if there is none."""
    file = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else ""
