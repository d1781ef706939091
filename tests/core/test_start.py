"""What a start imports: by the modules, as time depends on the machine. docs/speed.md has the times."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

NEVER = frozenset(
    [
        "bqplot",
        "dask",
        "distributed",
        "matplotlib",
        "mistune",
        "numpy",
        "pandas",
        "pydantic",
        "pydantic_core",
        "tqdm",
    ]
)
"""Modules that neither the rules nor a command's help nor a page with a game need."""

TEXTS = frozenset(["attr", "babel", "dataclasses", "email", "fluent", "inspect", "tomllib"])
"""Modules that come with sentences: no decision by the rules needs them."""

PAGE = frozenset(["IPython", "anywidget", "ipywidgets", "jupyter_client", "traitlets"])
"""Modules of a kernel."""

OTHERS = frozenset(["difflib", "importlib.metadata", "importlib.resources", "socket"])
"""Slow modules of the standard library that the rules do without."""

EVERY = NEVER | TEXTS | PAGE | OTHERS


def imported_by(code: str) -> list[str]:
    """Return the modules that a new Python has imported when it has run this code."""
    tail = "\nimport json, sys; print(); print(json.dumps(list(sys.modules)))"
    ran = subprocess.run(
        [sys.executable, "-c", code + tail], capture_output=True, text=True, check=True
    )
    names: list[str] = json.loads(ran.stdout.splitlines()[-1])
    return names


PACKAGE = "import platformer_nb"
RULES = "import platformer_nb.games.platformer.engine"
POSITION = """
from platformer_nb import new_game
play = new_game("platformer", seed=1)
assert play.legal[0] and play.judge(play.legal[0]) and str(play)
"""
HELP = """
from platformer_nb.cli import main
try:
    main(["--help"])
except SystemExit:
    pass
"""
PLAYING = """
from platformer_widgets import play_page
page = play_page("en", "platformer")
page.receive({"intent": "start", "players": [{}, {}], "seed": "7"})
assert page.page["games"] == 1, page.page
"""


@pytest.mark.parametrize(
    ("code", "without", "most"),
    [
        pytest.param(PACKAGE, EVERY, 1, id="package"),
        pytest.param(RULES, EVERY, 127, id="rules"),
        pytest.param(POSITION, EVERY, 155, id="position"),
        pytest.param(HELP, NEVER | PAGE, 61, id="help"),
        pytest.param(PLAYING, NEVER | {"platformer_nb.lessons"}, 252, id="playing"),
    ],
)
def test_a_start_imports_little(code: str, without: frozenset[str], most: int):
    found = imported_by(code)
    assert sorted(without & set(found)) == []
    own = [name for name in found if name.startswith("platformer_")]
    assert len(own) <= most, f"{len(own)} modules of the project, {most} were enough"
