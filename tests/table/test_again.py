"""What a game was begun with is read off it, so that the next one can be begun alike."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from platformer_nb.bots.seats import make_bot
from platformer_nb.games import load_game
from platformer_nb.table.factories.new_game import begun_with, table_of_new_game
from platformer_nb.table.factories.saves import table_from_record

PLAYERS: list[dict[str, Any]] = [{"name": "Ada", "bot": None}, {"name": "", "bot": "greedy"}]

CHOSEN: list[tuple[str, dict[str, Any]]] = [
    (
        "platformer",
        {
            "heroes": ["sweety", None],
            "dungeon": "void",
            "boss": "ikee",
            "levels": 5,
            "artifacts": True,
            "rulings": {"ZOC-1": "arriving"},
        },
    ),
    (
        "platformer",
        {
            "heroes": [None, None],
            "dungeon": "forest",
            "boss": "medusa",
            "levels": 4,
            "artifacts": False,
            "rulings": {},
        },
    ),
    ("labyrinth", {"characters": ["swordmaster", None], "rulings": {"FRE-3": "peaceful"}}),
]


@pytest.mark.parametrize(("name", "options"), CHOSEN)
def test_a_saved_game_knows_what_it_was_begun_with(name: str, options: dict[str, Any]) -> None:
    game = load_game(name)
    maker = partial(make_bot, game)
    begun = table_of_new_game(game, PLAYERS, "again", "en", make_bot=maker, **options)
    saved = table_from_record(game, begun.record(), "en", make_bot=maker)
    assert begun_with(game, saved.session, 2) == {"players": PLAYERS, "options": options}
    assert game.setup.new(2, **options) == saved.session.start
