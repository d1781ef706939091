"""The public Python API: `new_game`, `open_position` and `resume_game` return a `Play`."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Generic, TypeVar

from platformer_nb.core.errors import Said, WrongType, said
from platformer_nb.core.game import Game, NoPart
from platformer_nb.core.input.short_text import seed_text
from platformer_nb.core.play.chance import Chance, Seeded
from platformer_nb.core.play.legal import LegalActions
from platformer_nb.core.play.session import Session
from platformer_nb.core.rules import Actor, Outcome
from platformer_nb.core.ruling import Ruling
from platformer_nb.games import load_game

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Play(Generic[S, A, E]):
    """A game being played. Actions are given as objects or in notation; chance resolves automatically.

    `print(play)` draws the position; in a notebook a Play is shown as a board.
    """

    def __init__(
        self, game: Game[S, A, E], session: Session[S, A, E], notice: Said | None = None
    ) -> None:
        self.game = game
        self.session = session
        """The history and state; see `platformer_nb.core.play.session.Session`."""
        self.notice = notice
        """A notice about a resumed game, such as changed content; None if there is none."""
        session.settle()

    @property
    def state(self) -> S:
        """The present position, an immutable value."""
        return self.session.state

    @property
    def actor(self) -> Actor:
        """The seat that decides now, from 0; None when the game is over."""
        return self.session.actor

    @property
    def outcome(self) -> Outcome | None:
        """The result: the winners and the rule that decides so; None while the game goes on."""
        return self.game.rules.outcome(self.state)

    @property
    def legal(self) -> LegalActions[A]:
        """The legal actions, as a lazy collection."""
        return LegalActions(self.game.rules, self.state)

    def judge(self, action: A | str) -> Ruling[A]:
        """Return the ruling on an action: legality, citations, suggestions."""
        return self.session.judge(action)

    def do(self, action: A | str) -> tuple[E, ...]:
        """Do an action, resolve chance until a player decides, and return the events.

        Raises IllegalAction if the rules forbid it; the state is then unchanged.
        """
        return (*self.session.do(action), *self.session.settle())

    def undo(self) -> bool:
        """Undo the last action; return False if there is none, or chance or a reveal came since."""
        return self.session.undo()

    def redo(self) -> bool:
        """Redo the last undone action; return False if there is none."""
        return self.session.redo()

    def record(self) -> str:
        """Return the game as text, for `resume_game`."""
        return self.session.record(self.game)

    def __str__(self) -> str:
        return self.game.rules.write(self.state).rstrip("\n")

    def __repr__(self) -> str:
        done = f"{len(self.session.history)} done"
        if self.session.over:
            return f"<{self.game.name}: over, {done}>"
        return f"<{self.game.name}: seat {self.actor} to decide, {len(self.legal)} legal, {done}>"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """Return a board for a notebook; without the components, and in a terminal, the drawing."""
        board = self._board()
        found = board._repr_mimebundle_(**options) if board is not None else None
        shown = found[0] if isinstance(found, tuple) else found or {}
        return {**shown, "text/plain": str(self)}

    def _board(self) -> Any:
        if "ipykernel" not in sys.modules:
            return None
        try:
            return import_module("platformer_widgets").PlayTable(self)
        except (ImportError, NoPart):  # not installed, or no board for this game
            return None


def new_game(
    game: str | Game[Any, Any, Any],
    players: int = 2,
    seed: int | str | None = None,
    **options: Any,
) -> Play[Any, Any, Any]:
    """Start a game and play it up to the first decision: `new_game("platformer", players=2, seed=1)`.

    The same seed gives the same dice and cards. `options` are those of the game: see
    `load_game(name).setup.options`. Raises BadInput for an invalid number of players or option.
    """
    loaded = _game(game)
    start = loaded.setup.new(players, **options)
    return Play(loaded, Session(loaded.rules, start, _chance(seed)))


def open_position(
    game: str | Game[Any, Any, Any], position: str, seed: int | str | None = None
) -> Play[Any, Any, Any]:
    """Start a game from a position in notation; raises BadInput with the line that cannot be read."""
    loaded = _game(game)
    if not isinstance(position, str):
        raise WrongType("position", position, "type-text")
    return Play(loaded, Session(loaded.rules, loaded.rules.read(position), _chance(seed)))


def resume_game(
    game: str | Game[Any, Any, Any], record: str, seed: int | str | None = None
) -> Play[Any, Any, Any]:
    """Resume a saved game, from `Play.record` or the page, even if cards or rules have changed.

    `notice` then has what changed. Raises BadInput for a damaged record, or one of another game.
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
        import secrets

        return Seeded(str(secrets.randbits(64)))
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise WrongType("seed", seed, "type-seed")
    return Seeded(seed_text(seed, said("place-seed")))
