"""What a game gives to measure where its rules are shown: its examples, its view, its renderers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from platformer_nb.core.game import AnyGame
from platformer_nb.core.rules import NATURE
from platformer_nb.text.examples import FiledExamples


class Showcase(NamedTuple):
    """The parts of a game that `showing` plays examples with."""

    game: AnyGame
    objections: Callable[[Any, Any], Sequence[Any]]
    """Returns the citations that forbid an action. A legal one is not judged: with a rule off, that may raise."""
    kind: Callable[[Any], str]
    """Returns the kind of an event."""
    board: Callable[[Any], Mapping[str, Any]]
    """Returns the board section of a position in which no player decides."""
    names: Callable[[Any], int]
    """Returns the number of seats."""

    @property
    def examples(self) -> FiledExamples:
        """The examples of its rulebook."""
        found = self.game.rulebook.examples
        assert isinstance(found, FiledExamples)
        return found

    @property
    def shown(self) -> Mapping[str, Sequence[str]]:
        """The stored renderers of each rule."""
        return self.examples.shown

    @property
    def unshown(self) -> Mapping[str, str]:
        """The rules that no page shows, with the reason."""
        return self.examples.pending["shown"]

    def decides(self, state: Any) -> bool:
        """Return whether a player decides."""
        return self.game.rules.actor(state) not in (NATURE, None)


def _platformer() -> Showcase:
    from platformer_nb.games.platformer import GAME
    from platformer_nb.games.platformer.narration.events import event_type
    from platformer_nb.games.platformer.rules.legality.legality import legal
    from platformer_nb.games.platformer.view.position_view import board_view
    from platformer_nb.text import Words

    return Showcase(
        GAME,
        lambda state, action: () if legal(state, action) else GAME.rules.judge(state, action).cites,
        event_type,
        lambda state: board_view(state, Words("en", GAME.name)),
        lambda state: len(state.heroes),
    )


def _labyrinth() -> Showcase:
    from platformer_nb.games.labyrinth import GAME
    from platformer_nb.games.labyrinth.rules.legality import objections
    from platformer_nb.games.labyrinth.view.board_view import board_view
    from platformer_nb.text import Words

    return Showcase(
        GAME,
        lambda state, action: tuple(objections(state, action)),
        lambda event: event.kind,
        lambda state: board_view(state, Words("en", GAME.name)),
        lambda state: len(state.pawns),
    )


_SHOWCASES: Final = {"platformer": _platformer, "labyrinth": _labyrinth}

GAMES: Final = tuple(_SHOWCASES)
"""The games whose pages are measured."""


@cache
def showcase(game: str) -> Showcase:
    """Return that of a game."""
    return _SHOWCASES[game]()
