"""The views of Platformer, an implementation of `core.parts.views.Views`."""

from __future__ import annotations

from typing import Any

from platformer_nb.core.game import Words
from platformer_nb.core.parts.views import PlayedTable
from platformer_nb.core.rules import Seat, given_state
from platformer_nb.games.platformer import GAME
from platformer_nb.games.platformer.model.actions import Action
from platformer_nb.games.platformer.model.state import State
from platformer_nb.games.platformer.view.board_section import INTENTS, PlatformerSection
from platformer_nb.games.platformer.view.fixed_words import WORDS
from platformer_nb.games.platformer.view.position_view import board_view, inert_board


class PlatformerViews:
    """The views of Platformer; see `core.parts.views.Views`."""

    intents = INTENTS
    words = WORDS

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.game.players

    def active(self, state: State) -> Seat:
        """Return the seat whose turn it is."""
        return state.active

    def state(self, given: object) -> State:
        """Return the state, or the one that notation describes; raise NotGiven for any other type."""
        return given_state(GAME.rules, State, given)

    def position(
        self, state: State, words: Words, names: tuple[str, ...] = (), *, inert: bool = False
    ) -> dict[str, Any]:
        """Return the board of a position that is not being played; `inert`: its cards are not clickable."""
        board = board_view(state, words, names)
        return inert_board(board, words) if inert else board

    def section(self, table: PlayedTable[State, Action]) -> PlatformerSection:
        """Return a new board section for a table."""
        return PlatformerSection(table)
