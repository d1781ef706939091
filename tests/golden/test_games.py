"""Whole games of every kind are played today as they were told, byte for byte."""

import pytest

from tests.golden.games import GAMES, actions_of, retold
from tests.golden.make import BRIEF


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_went(name: str) -> None:
    told = (BRIEF / f"{name}.txt").read_text(encoding="utf-8")
    assert retold(name, actions_of(told), GAMES[name].ending) == told, (
        "see python -m tests.golden.make"
    )


def test_no_game_is_left_over() -> None:
    assert {p.stem for p in BRIEF.glob("*.txt")} == set(GAMES)


def test_the_games_cover_every_kind() -> None:
    assert len(GAMES) >= 60
    kinds = [told.variant for told in GAMES.values()]
    assert {kind["players"] for kind in kinds} == {1, 2, 3, 4}
    for name, values in {
        "dungeon": {"forest", "void"},
        "boss": {"medusa", "ikee"},
        "levels": {4, 5},
        "artifacts": {False, True},
    }.items():
        assert {kind[name] for kind in kinds if name in kind} == values, name
    alone = {told.ending for told in GAMES.values() if told.variant["players"] == 1}
    assert alone == {"won", "lost"}


def test_they_stay_small() -> None:
    assert sum(p.stat().st_size for p in BRIEF.glob("*.txt")) < 1_500_000
