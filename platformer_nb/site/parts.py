"""The parts of a site that are not Python of this project: Pyodide, and pydantic's compiled half for it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from platformer_nb.core.errors import BadInput

PYODIDE: Final = "314.0.7"
"""The version of Pyodide that the site is built and tested with."""

ENGINE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What a page needs of Pyodide, besides a lock file of its own."""

CHECKOUT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts lie: the folder of the npm package `pyodide`, and the wheel of pydantic_core for it."""

    pyodide: Path
    wheel: Path


def found_parts(pyodide: Path | None = None, wheels: Path | None = None) -> Parts:
    """Return the parts, looked for where `make site` puts them unless told otherwise.

    Raises BadInput if one is missing, or has another version than the site is made for.
    """
    engine = pyodide or CHECKOUT / "node_modules" / "pyodide"
    manifest = engine / "package.json"
    there = manifest.is_file() and all((engine / name).is_file() for name in ENGINE_FILES)
    if not there or json.loads(manifest.read_text(encoding="utf-8")).get("version") != PYODIDE:
        raise BadInput(str(engine), "error-site-engine", "mend-site-engine", version=PYODIDE)
    folder = wheels or CHECKOUT / ".venv" / "site"
    wanted = f"pydantic_core-{version('pydantic_core')}-*emscripten*_wasm32.whl"
    wheel = next(iter(sorted(folder.glob(wanted))), None)
    if wheel is None:
        raise BadInput(str(folder), "error-site-wheel", "mend-site-wheel", name=wanted)
    return Parts(engine, wheel)
