"""Games that were kept are played again: every ruling, event and position is as it was."""

from __future__ import annotations

import pytest

from tests.games.labyrinth.retold.make import FOLDER, GAMES, actions_of, kept


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert kept(name, actions_of(text)) == text, f"look: --show {name}, then make them anew"


def test_the_kept_games_hold_every_kind_of_activity() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.txt")]
    verbs = {action.split()[0] for text in texts for action in actions_of(text)}
    assert len(texts) == len(GAMES)
    wanted = {
        "build",
        "lay",
        "move",
        "jump",
        "safe",
        "rest",
        "set",
        "step",
        "fight",
        "stop",
        "answer",
    }
    assert wanted | {"push", "take", "activate", "repeat", "keep", "roll", "turn", "end"} <= verbs
