"""The views of Labyrinth, an implementation of `core.parts.views.Views`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.core.rules import Seat, given_state
from platformer_nb.games.labyrinth import GAME
from platformer_nb.games.labyrinth.model.actions import Action
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.view.board_section import INTENTS, LabyrinthSection
from platformer_nb.games.labyrinth.view.board_view import board_view
from platformer_nb.games.labyrinth.view.fixed_words import WORDS


class LabyrinthViews:
    """The views of Labyrinth; see `core.parts.views.Views`."""

    intents = INTENTS
    words: Mapping[str, tuple[str, ...]] = WORDS

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return len(state.pawns)

    def active(self, state: State) -> Seat:
        """Return the seat whose turn it is."""
        return state.active

    def state(self, given: object) -> State:
        """Return the state, or the one that notation describes; raise NotGiven for any other type."""
        return given_state(GAME.rules, State, given)

    def position(
        self, state: State, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        """Return the board of a position that is not being played: nothing on it can be clicked."""
        return board_view(state, words, names)

    def section(self, table: PlayedTable[State, Action]) -> LabyrinthSection:
        """Return a new board section for a table."""
        return LabyrinthSection(table)
