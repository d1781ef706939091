"""A component that shows one part of a table, or of a position that nobody plays."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.platformer.view.table import Table
from platformer_nb.text import chosen_language
from platformer_widgets.component import Component
from platformer_widgets.position import Position, drawn, view_of
from platformer_widgets.words import words


class Part(Component):
    """Shows a position: a drawing (text), a State, a Session, or a Table, which can be played on.

    Its text is the drawn position. Without a language it speaks that of the table, or of the
    environment; a table that is shown in a language speaks it everywhere.
    """

    def __init__(self, position: Position, language: str | None = None, **traits: Any) -> None:
        game = position if isinstance(position, Table) else None
        if game is not None and language is not None:
            game.speak(chosen_language(language))
        spoken = chosen_language(language) if game is None else game.words.language
        super().__init__(game, view_of(position, spoken), **traits)
        self._position = position

    @property
    def position(self) -> Position:
        """What is shown; setting it shows another."""
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        view = view_of(position, self.language)
        self._position = position
        self._game = position if isinstance(position, Table) else None
        self.live = self._game is not None
        spoken = view["language"]
        self.show(view, words(spoken) if spoken != self.language else None)

    def _told(self, language: str) -> dict[str, Any]:
        return view_of(self._position, language)

    def refresh(self) -> None:
        """Show the position again, as a session that was played on has another state now."""
        self.position = self._position

    def __repr__(self) -> str:
        return drawn(self._position)
