"""What a start imports: by the modules, as time depends on the machine. docs/speed.md has the times."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = frozenset(
    [
        "attr",
        "babel",
        "bqplot",
        "dask",
        "dataclasses",
        "difflib",
        "distributed",
        "email",
        "fluent",
        "importlib.metadata",
        "importlib.resources",
        "inspect",
        "IPython",
        "ipywidgets",
        "jupyter_client",
        "mistune",
        "numpy",
        "pandas",
        "pydantic",
        "pydantic_core",
        "socket",
        "tqdm",
        "traitlets",
    ]
)
"""Modules that the rules, and a decision by them, can do without."""


def imported_by(code: str) -> list[str]:
    """Return the modules that a new Python has imported when it has run this code."""
    tail = "\nimport json, sys; print(); print(json.dumps(list(sys.modules)))"
    ran = subprocess.run(
        [sys.executable, "-c", code + tail], capture_output=True, text=True, check=True
    )
    names: list[str] = json.loads(ran.stdout.splitlines()[-1])
    return names


RULES = "import platformer_nb.games.platformer.engine"
POSITION = """
from platformer_nb import new_game
play = new_game("platformer", seed=1)
assert play.legal[0] and play.judge(play.legal[0]) and str(play)
"""


@pytest.mark.parametrize(
    ("code", "most"), [("import platformer_nb", 1), (RULES, 125), (POSITION, 155)]
)
def test_a_start_imports_little(code, most):
    found = imported_by(code)
    assert sorted(HEAVY & set(found)) == []
    own = [name for name in found if name.partition(".")[0] == "platformer_nb"]
    assert len(own) <= most, f"{len(own)} modules of the project, {most} were enough"
