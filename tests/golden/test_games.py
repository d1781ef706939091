"""Whole games of every kind are played today as they were told, byte for byte."""

from functools import cache

import pytest

from tests.golden.games import GAMES
from tests.golden.make import STRETCHES, WHOLE, kept, show
from tests.golden.retelling import STRETCH, Retold, actions_of, first_difference, marks_of, retold

NAMES = sorted(GAMES)
SHORT = "2_void_medusa"


def _game(name: str) -> Retold:
    return retold(name, actions_of(kept(name).read_text(encoding="utf-8")))


@cache
def _marks_of_the_whole_ones() -> frozenset[str]:
    return marks_of(path.read_text(encoding="utf-8") for path in WHOLE.glob("*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_it_went(name: str) -> None:
    told, game = kept(name).read_text(encoding="utf-8"), _game(name)
    if kept(name).parent == WHOLE:
        assert game.whole() == told, "see python -m tests.golden.make"
    elif (now := game.stretches()) != told:
        first = first_difference(told, now)
        pytest.fail(
            f"{name} goes otherwise from one of the actions {first} to {first + STRETCH - 1} on: see "
            f"python -m tests.golden.make --show {name} {first}, and what is new there with --since HEAD"
        )
    unseen = sorted(game.marks - _marks_of_the_whole_ones())
    assert not unseen, "no game that is kept whole holds these: run python -m tests.golden.make"


def test_every_game_is_kept_once_and_no_other() -> None:
    files = [path.stem for folder in (WHOLE, STRETCHES) for path in folder.glob("*.txt")]
    assert sorted(files) == NAMES


def test_a_hash_changes_with_any_line_of_its_stretch_and_names_where() -> None:
    game = _game(SHORT)
    kept_text = game.stretches()
    for number, step in (
        (1, game.steps[0]),
        (47, game.steps[46]),
        (len(game.steps), game.steps[-1]),
    ):
        others = [
            step._replace(line=step.line + " "),
            step._replace(events=(*step.events, "Won seat=0 []")),
        ]
        if number == len(game.steps):
            others.append(step._replace(after=game.steps[0].after))
        for other in others:
            steps = [other if s is step else s for s in game.steps]
            now = game._replace(steps=steps).stretches()
            assert first_difference(kept_text, now) == (number - 1) // STRETCH * STRETCH + 1
            assert sum(a != b for a, b in zip(kept_text.split(), now.split(), strict=True)) == 1
    assert game._replace(score=["score: more"]).stretches() != kept_text


def test_a_game_in_stretches_can_be_read() -> None:
    text, around = show(SHORT, None), show(SHORT, 41)
    assert "map:" in around
    for number, action in enumerate(_game(SHORT).actions, 1):
        line = f"\n{number} > {action}  ["
        assert line in text
        assert (line in around) == (41 - 3 <= number <= 41 + STRETCH + 2)
    assert show(SHORT, 100_000).endswith(text[-200:])
