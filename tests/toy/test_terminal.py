"""The toy game in a terminal: a whole game by numbers on a pseudo-terminal, two people, a hidden hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from platformer_nb import load_game
from platformer_nb.cli.terminal.opening import new_table
from platformer_nb.cli.terminal.terminal import Terminal
from tests.cli.pseudo_terminal import Typed

NAME = "moths"


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "none"])
def test_a_whole_game_is_played_by_numbers(tmp_path, bots) -> None:
    people = "1" if bots == "random" else "2"
    game = Typed(tmp_path, "--game", NAME, "--people", people, "--bots", bots, "--seed", "2")
    for _ in range(300):
        if not game.asks():
            break
        game.type(b"1\n")
    assert game.process.wait(30) == 0
    assert "--resume" not in game.all, "it was not left, it ended"
    assert "Traceback" not in game.all


def test_what_a_player_may_not_see_is_moved_away_before_the_next_has_the_terminal(tmp_path) -> None:
    printed: list[str] = []
    table = new_table(load_game(NAME), 2, "none", "2", "en")
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 12:
            raise EOFError
        return "1"

    with pytest.raises(EOFError):
        Terminal(table, read, printed.append, Path(tmp_path)).play()
    take = f"{table.words('terminal-take')} "
    assert take in asked
    assert any(text.startswith("\n" * 50) for text in printed)
