"""Games that were kept are played again: every ruling, event and position is as it was."""

from __future__ import annotations

import pytest

from platformer_nb.games.labyrinth.model.house_rules import RULINGS
from tests.games.labyrinth.retold.make import ALL, FOLDER, GAMES, MORE, actions_of, kept, start

SEATS = range(2, 7)


@pytest.mark.parametrize(
    "name", [*GAMES, *(pytest.param(name, marks=pytest.mark.slow) for name in MORE)]
)
def test_a_kept_game_is_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert kept(name, actions_of(text)) == text, f"look: --show {name}, then make them anew"


def test_the_kept_games_hold_every_kind_of_activity() -> None:
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.txt")]
    verbs = {action.split()[0] for text in texts for action in actions_of(text)}
    assert len(texts) == len(ALL) == 60
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


def test_the_kept_games_have_every_number_of_players_and_every_house_rule_alone_and_together() -> (
    None
):
    assert {kept.players for kept in ALL.values() if not kept.rulings} == set(SEATS)
    switches = [dict(start(name).rulings) for name in MORE]
    alone = {rule for one in switches if len(one) == 1 for rule in one}
    assert alone == set(RULINGS)
    assert {kept.players for kept in ALL.values() if len(kept.rulings) == len(RULINGS)} == set(
        SEATS
    )
