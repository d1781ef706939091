"""The build hook of the wheel: with PLATFORMER_COMPILE=1 it has the compiled rules too, for this Python and machine.

Without it, and in an editable install, a build is pure Python.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH: Final = "PLATFORMER_COMPILE"
NEEDED: Final = ["mypy[mypyc]>=2.4", "setuptools"]
FOLDER: Final = "platformer_nb/_compiled"


class CompiledRules(BuildHookInterface[Any]):
    """Adds a folder of compiled modules to the wheel, beside the sources, which stay."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what compiling needs."""
        return NEEDED if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and make it a wheel of this Python and machine."""
        if version == "editable" or not _wanted():
            return
        sys.path.insert(0, self.root)  # hatchling loads this file alone
        from compiling.building import build

        # The folder is needed until the wheel is written.
        self._work = tempfile.TemporaryDirectory(prefix="platformer-compiled-")
        made = build(Path(self.root), Path(self._work.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in made.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = (
                    f"{FOLDER}/{file.relative_to(made).as_posix()}"
                )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        if (work := getattr(self, "_work", None)) is not None:
            work.cleanup()


def _wanted() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")
