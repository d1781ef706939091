"""The setup of a game of Platformer: its options and its initial state."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import WrongType
from platformer_nb.core.game import Option
from platformer_nb.core.options import chosen_options
from platformer_nb.games.platformer.model.box.box import Box
from platformer_nb.games.platformer.model.house_rules import NO_RULINGS, RULINGS
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.rules.course.setup import (
    LONGER_LEVELS,
    NEW_GAME,
    PLAYERS,
    STANDARD_LEVELS,
    artifacts_drawn,
    new_game,
)


class PlatformerSetup:
    """The options that a box offers, and the initial state."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.options = (
            Option("heroes", tuple(box.heroes), (), "seats", "card-{}"),
            Option(
                "dungeon",
                tuple(sorted({tile.dungeon for tile in box.tiles.values()})),
                "forest",
                names="dungeon-{}",
            ),
            Option("boss", tuple(box.bosses), "medusa", names="card-{}"),
            Option("levels", (STANDARD_LEVELS, LONGER_LEVELS), STANDARD_LEVELS),
            Option("artifacts", (False, True), False),
            Option(
                "rulings",
                tuple((rule, one) for rule, readings in RULINGS.items() for one in readings),
                NO_RULINGS,
                "switches",
                "ruling-{}",
            ),
        )

    @property
    def seats(self) -> range:
        """The possible numbers of players, one to four (SET-10)."""
        return PLAYERS

    def new(self, players: int, **chosen: Any) -> State:
        """Return the state before anything is drawn; raise BadInput if the options cannot be played."""
        if type(players) is not int:
            raise WrongType("players", players, "type-number")
        options = chosen_options(self.options, chosen, NEW_GAME)
        return new_game(self.box, players, **options)

    def chosen(self, start: State) -> dict[str, Any]:
        """Return the options with which a game began; a Hero that was dealt is none."""
        game = start.game
        return {
            "heroes": [hero.card or None for hero in start.heroes],
            "dungeon": game.dungeon,
            "boss": game.boss,
            "levels": game.levels,
            "artifacts": any(frame in start.pending for frame in artifacts_drawn(self.box)),
            "rulings": dict(game.rulings),
        }
