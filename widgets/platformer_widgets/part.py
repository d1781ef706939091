"""A component that shows one part of a table, or of a position that nobody plays."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer.table import Table
from platformer_nb.text import BASE
from platformer_widgets.component import Component
from platformer_widgets.position import Position, drawn, view_of


class Part(Component):
    """Shows a position: a drawing (text), a State, a Session, or a Table, which can be played on.

    Its text is the drawn position.
    """

    def __init__(self, position: Position, language: str = BASE, **traits: Any) -> None:
        super().__init__(
            position if isinstance(position, Table) else None, view_of(position, language), **traits
        )
        self._position = position
        self._language = language

    @property
    def position(self) -> Position:
        """What is shown; setting it shows another."""
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        view = view_of(position, self._language)
        self._position = position
        self._game = position if isinstance(position, Table) else None
        self.live = self._game is not None
        self.show(view)

    def refresh(self) -> None:
        """Show the position again, as a session that was played on has another state now."""
        self.position = self._position

    def __repr__(self) -> str:
        return drawn(self._position)
