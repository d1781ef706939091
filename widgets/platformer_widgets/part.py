"""A component that shows one part of a table, or of a position that is not being played."""

from __future__ import annotations

from typing import Any, ClassVar

from platformer_nb import DEFAULT_GAME
from platformer_nb.core.game import AnyGame
from platformer_nb.table.table import Table
from platformer_nb.text import chosen_language
from platformer_widgets.component import Component
from platformer_widgets.position import check_game, drawn, game_of, view_of
from platformer_widgets.words import words


class Part(Component):
    """Shows a position: a drawing (text), a state, a Session, a Play, or a Table, which can be played on.

    Its text is the drawn position. Without `language` it uses that of the table, or of the environment;
    setting the language of a table sets it in all its components. `game` names the game of a position
    that is neither a table nor a Play, if the component draws several; raises BadInput for one of a game that
    it does not draw.
    """

    only: ClassVar[str] = ""
    """The game whose positions it draws; "" for any game."""

    def __init__(
        self,
        position: object,
        language: str | None = None,
        *,
        game: str = "",
        **traits: Any,
    ) -> None:
        table = position if isinstance(position, Table) else None
        if table is not None and language is not None:
            table.speak(chosen_language(language))
        spoken = chosen_language(language) if table is None else table.words.language
        self._shows = self._drawn_game(position, game or self.only or DEFAULT_GAME)
        view = view_of(self._shows, position, spoken)
        super().__init__(table, view, **{"game": self._shows.name, **traits})
        self._position = position

    @property
    def position(self) -> object:
        """The position; setting it shows another."""
        return self._position

    @position.setter
    def position(self, position: object) -> None:
        shows = self._drawn_game(position, self._shows.name)
        view = view_of(shows, position, self.language)
        self._position, self._shows, self.game = position, shows, shows.name
        self._game = position if isinstance(position, Table) else None
        self.live = self._game is not None
        spoken = view["language"]
        self.show(view, words(spoken, self.game) if spoken != self.language else None)

    def _drawn_game(self, position: object, name: str) -> AnyGame:
        game = game_of(position, name)
        check_game(type(self).__name__, self.only, game)
        return game

    def _told(self, language: str) -> dict[str, Any]:
        return view_of(self._shows, self._position, language)

    def refresh(self) -> None:
        """Show the position again: the state of a session changes as it is played."""
        self.position = self._position

    def __repr__(self) -> str:
        return drawn(self._shows, self._position)
