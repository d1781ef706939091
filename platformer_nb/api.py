"""Games from Python: `new_game`, `open_position` and `resume_game` give a `Play`."""

from __future__ import annotations

import secrets
import sys
from importlib import import_module
from typing import Any, Generic, TypeVar

from platformer_nb.core.chance import Chance, Seeded
from platformer_nb.core.errors import Said, WrongType, said
from platformer_nb.core.game import Game
from platformer_nb.core.legal import LegalActions
from platformer_nb.core.rules import Actor, Outcome
from platformer_nb.core.ruling import Ruling
from platformer_nb.core.session import Session
from platformer_nb.core.short_text import seed_text
from platformer_nb.games import load_game

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Play(Generic[S, A, E]):
    """A game being played. An action is given as it is, or in notation; chance decides by itself.

    `print(play)` draws the position; in a notebook a Play is shown as a board.
    """

    def __init__(
        self, game: Game[S, A, E], session: Session[S, A, E], notice: Said | None = None
    ) -> None:
        self.game = game
        self.session = session
        """What has been done; see `platformer_nb.core.session.Session`."""
        self.notice = notice
        """What should be known of a saved game before it goes on; None if nothing."""
        session.settle()

    @property
    def state(self) -> S:
        """The present position, a value."""
        return self.session.state

    @property
    def actor(self) -> Actor:
        """The seat that decides now, from 0; None when the game is over."""
        return self.session.actor

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended: the winners and the rule that says so; None while it goes on."""
        return self.game.rules.outcome(self.state)

    @property
    def legal(self) -> LegalActions[A]:
        """Everything that is legal now."""
        return LegalActions(self.game.rules, self.state)

    def judge(self, action: A | str) -> Ruling:
        """Whether an action is legal, by which rules, on what facts, and what would be legal instead."""
        return self.session.judge(action)

    def do(self, action: A | str) -> tuple[E, ...]:
        """Do an action, and let chance decide until a player has to; what has happened.

        Raises IllegalAction for what the rules forbid; nothing has changed then.
        """
        return (*self.session.do(action), *self.session.settle())

    def undo(self) -> bool:
        """Take back the last action; False if there is none, or chance has decided since."""
        return self.session.undo()

    def redo(self) -> bool:
        """Do again what was taken back; False if there is nothing."""
        return self.session.redo()

    def record(self) -> str:
        """The game as text, for `resume_game`."""
        return self.session.record(self.game)

    def __str__(self) -> str:
        return self.game.rules.write(self.state).rstrip("\n")

    def __repr__(self) -> str:
        done = f"{len(self.session.history)} done"
        if self.session.over:
            return f"<{self.game.name}: over, {done}>"
        return f"<{self.game.name}: seat {self.actor} to decide, {len(self.legal)} legal, {done}>"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """A board in a notebook; without the components, and in a terminal, the drawing."""
        board = self._board()
        found = board._repr_mimebundle_(**options) if board is not None else None
        shown = found[0] if isinstance(found, tuple) else found or {}
        return {**shown, "text/plain": str(self)}

    def _board(self) -> Any:
        if "ipykernel" not in sys.modules:
            return None
        try:
            return import_module("platformer_widgets").PlayTable(self.session)
        except (ImportError, TypeError):  # not installed, or without a board for this game
            return None


def new_game(
    game: str | Game[Any, Any, Any],
    players: int = 2,
    seed: int | str | None = None,
    **options: Any,
) -> Play[Any, Any, Any]:
    """A new game, up to the first decision of a player: `new_game("platformer", players=2, seed=1)`.

    The same seed brings the same dice and cards. `options` are those of the game: see
    `load_game(name).setup.options`. Raises BadInput for what cannot be played.
    """
    loaded = _game(game)
    start = loaded.setup.new(players, **options)
    return Play(loaded, Session(loaded.rules, start, _chance(seed)))


def open_position(
    game: str | Game[Any, Any, Any], position: str, seed: int | str | None = None
) -> Play[Any, Any, Any]:
    """A game that goes on from a position in notation; raises BadInput with the line that cannot be read."""
    loaded = _game(game)
    if not isinstance(position, str):
        raise WrongType("position", position, "type-text")
    return Play(loaded, Session(loaded.rules, loaded.rules.read(position), _chance(seed)))


def resume_game(
    game: str | Game[Any, Any, Any], record: str, seed: int | str | None = None
) -> Play[Any, Any, Any]:
    """A saved game, from `Play.record` or the page; it goes on even when cards or rules have changed.

    What has changed then says `notice`. Raises BadInput for a damaged record, or one of another game.
    """
    loaded = _game(game)
    if not isinstance(record, str):
        raise WrongType("record", record, "type-text")
    session, notice = Session.resume(loaded, record, _chance(seed), legacy=loaded.name)
    return Play(loaded, session, notice)


def _game(game: object) -> Game[Any, Any, Any]:
    if isinstance(game, Game):
        return game
    if isinstance(game, str):
        return load_game(game)
    raise WrongType("game", game, "type-game")


def _chance(seed: object) -> Chance:
    if seed is None:
        return Seeded(str(secrets.randbits(64)))
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise WrongType("seed", seed, "type-seed")
    return Seeded(seed_text(seed, said("place-seed")))
