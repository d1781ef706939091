"""The setup of a game of Labyrinth: its seats and its initial state."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.errors import BadInput, WrongType, said
from platformer_nb.core.game import Option
from platformer_nb.core.options import chosen_options
from platformer_nb.core.value import replaced
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.frames import FirstPlayer
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.setup import new_state

NEW_GAME = said("place-new-game")


class LabyrinthSetup:
    """Two to six players (SET-1); the dice say who begins (SET-16)."""

    options: tuple[Option, ...] = ()

    def __init__(self, box: Box) -> None:
        self.box = box
        numbers = [layout.players for layout in box.layouts]
        self._seats = range(min(numbers), max(numbers) + 1)

    @property
    def seats(self) -> range:
        """The possible numbers of players (SET-1)."""
        return self._seats

    def new(self, players: int, **chosen: Any) -> State:
        """Return the state before the first roll; raise BadInput for an unsupported number of players."""
        if type(players) is not int:
            raise WrongType("players", players, "type-number")
        chosen_options(self.options, chosen, NEW_GAME)
        if players not in self.seats:
            wrong = said("error-players", players=players, rule="SET-1")
            mend = said("mend-players", least=self.seats[0], most=self.seats[-1])
            raise BadInput(NEW_GAME, wrong, mend)
        return replaced(new_state(self.box, players), due=(FirstPlayer((0,) * players),))
