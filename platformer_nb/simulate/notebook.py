"""Reports as notebooks: the cells of the game's simulation, written to a file."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.parts.simulation import Simulation

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def notebook(cells: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Return a notebook with these cells, each given as kind and source."""
    made = [_cell(number, *cell) for number, cell in enumerate(cells, 1)]
    return {"cells": made, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def save(
    simulation: Simulation[Any, Any, Any, Any], report: Any, words: Words, path: Path, data: Path
) -> None:
    """Write the notebook to `path`; the report's JSON is in `data`."""
    there = Path(os.path.relpath(data, path.parent)).as_posix()
    made = notebook(simulation.cells(report, words, there))
    path.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _cell(number: int, kind: str, source: str) -> dict[str, Any]:
    cell: dict[str, Any] = {
        "cell_type": kind,
        "id": hashlib.sha256(f"{number}/{source}".encode()).hexdigest()[:8],
        "metadata": {},
        "source": source.splitlines(keepends=True),
    }
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return cell
