"""A few games of the soak; many more by `python -m tests.games.labyrinth.soak`."""

from __future__ import annotations

import pytest

from tests.games.labyrinth import soak


@pytest.mark.parametrize("number", [0, 3])
def test_what_holds_in_every_position_holds_in_some_games(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "STEPS", 120)
    played = soak.game(2, number, 60)
    assert played.actions > 20
    assert played.refused > 20


def test_a_game_that_fails_is_named_so_that_it_can_be_repeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_state: object) -> None:
        raise AssertionError("a key is lost")

    monkeypatch.setattr(soak, "is_whole", broken)
    found = soak.job((2, 3, 10))
    assert isinstance(found, str)
    assert "game 3 of seed 2" in found
    assert "a key is lost" in found
