"""The committed page of puzzles is what the puzzles say, and shows each of them."""

import json
from typing import Any

import pytest

from platformer_nb.games.platformer import GAME
from platformer_nb.lessons.puzzles.puzzles import load_puzzles
from platformer_nb.lessons.track.notebook_builder import TUTORIAL, build
from platformer_nb.text import languages

in_languages = pytest.mark.parametrize("language", languages())


def committed(language: str) -> dict[str, Any]:
    text = (TUTORIAL / GAME.name / language / "puzzles.ipynb").read_text(encoding="utf-8")
    notebook: dict[str, Any] = json.loads(text)
    return notebook


@in_languages
def test_the_page_is_what_the_puzzles_say(language: str) -> None:
    notebook = committed(language)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}

    assert notebook == build(GAME, "puzzles", language), (
        "run python -m platformer_nb.lessons.track.notebook_builder"
    )


@in_languages
def test_every_puzzle_is_drawn_for_those_who_do_not_run_it(language: str) -> None:
    cells = [cell for cell in committed(language)["cells"] if cell["cell_type"] == "code"][1:]

    assert len(cells) == len(load_puzzles(GAME))
    for cell in cells:
        assert "+====+====+" in "".join(cell["outputs"][0]["data"]["text/plain"])
