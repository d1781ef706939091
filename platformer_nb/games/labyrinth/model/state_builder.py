"""A position that an action is changing, with the events so far."""

from __future__ import annotations

from typing import Any

from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.maze import Maze
from platformer_nb.games.labyrinth.model.pending import Frame
from platformer_nb.games.labyrinth.model.state import (
    HIDDEN,
    Event,
    Golem,
    Keys,
    Pawn,
    State,
    pawn_with,
    state_with,
    trap_among,
)


class StateBuilder:
    """The position as far as an action has come, and its events.

    A change is noted, and the position is made when it is read: what is changed in a row makes one.
    """

    __slots__ = ("_changed", "_state", "events")

    def __init__(self, state: State) -> None:
        self._state = state
        self._changed: dict[str, Any] = {}
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        """The position with all changes so far."""
        if self._changed:
            self._state = state_with(self._state, self._changed)
            self._changed = {}
        return self._state

    def change(self, **fields: Any) -> None:
        """Change fields of the position."""
        self._changed.update(fields)

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self._now("active"))

    @property
    def left(self) -> int:
        """The actions that are left."""
        return int(self._now("left"))

    @property
    def maze(self) -> Maze:
        """The maze."""
        maze: Maze = self._now("maze")
        return maze

    @property
    def traps(self) -> tuple[tuple[int, int], ...]:
        """Each corridor with a trap, and its kind."""
        traps: tuple[tuple[int, int], ...] = self._now("traps")
        return traps

    @property
    def trap_pool(self) -> int:
        """The number of trap tokens left in the pool."""
        return self.box.trap_tokens - len(self.traps)

    def trap_on(self, place: int) -> int | None:
        """Return the kind of the trap on a corridor, HIDDEN if it is face down; None if there is none."""
        return trap_among(self.traps, place)

    @property
    def tokens(self) -> tuple[tuple[int, int], ...]:
        """Each corridor with an ability token, and whose it is."""
        tokens: tuple[tuple[int, int], ...] = self._now("tokens")
        return tokens

    @property
    def acted(self) -> tuple[tuple[int, int, int], ...]:
        """The ability tokens that have acted within this activity."""
        acted: tuple[tuple[int, int, int], ...] = self._now("acted")
        return acted

    @property
    def golem(self) -> Golem:
        """The Golem."""
        golem: Golem = self._now("golem")
        return golem

    @property
    def box(self) -> Box:
        """What the box holds."""
        return self._state.box

    @property
    def centre(self) -> int:
        """The corridor of the centre tile."""
        return self._state.centre

    def reads(self, rule: str, reading: str) -> bool:
        """Return whether this game has this reading of a rule."""
        return self._state.reads(rule, reading)

    def _now(self, field: str) -> Any:
        return self._changed[field] if field in self._changed else getattr(self._state, field)

    @property
    def due(self) -> tuple[Frame, ...]:
        """What is pending; the last of it is settled first."""
        if "due" in self._changed:
            due: tuple[Frame, ...] = self._changed["due"]
            return due
        return self._state.due

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        """The characters of all seats."""
        if "pawns" in self._changed:
            pawns: tuple[Pawn, ...] = self._changed["pawns"]
            return pawns
        return self._state.pawns

    def pawn(self, seat: int) -> Pawn:
        """Return a seat's character."""
        return self.pawns[seat]

    def change_pawn(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat's character."""
        pawns = self.pawns
        changed = pawn_with(pawns[seat], fields)
        self._changed["pawns"] = (*pawns[:seat], changed, *pawns[seat + 1 :])

    def push(self, *frames: Frame) -> None:
        """Make these pending; the last of them is settled first."""
        self._changed["due"] = (*self.due, *frames)

    def pop(self) -> Frame:
        """Remove and return what is settled next."""
        due = self.due
        self._changed["due"] = due[:-1]
        return due[-1]

    def tell(self, kind: str, rule: str, seat: int = -1, **about: int) -> None:
        """Add an event."""
        self.events.append(Event(kind, rule, seat, **about))

    def put_keys(self, keys: Keys) -> None:
        """Let so many keys lie on a corridor."""
        rest = [one for one in self._now("keys") if one.place != keys.place]
        if keys.count:
            rest.append(keys)
        self.change(keys=tuple(sorted(rest, key=lambda one: one.place)))

    def put_trap(self, place: int, kind: int) -> None:
        """Let a trap of this kind lie on a corridor."""
        self.change(traps=tuple(sorted({**dict(self._now("traps")), place: kind}.items())))

    def put_item(self, place: int, item: int) -> None:
        """Let an item lie on a corridor."""
        self.change(items=tuple(sorted((*self._now("items"), (place, item)))))

    def lift_item(self, item: int) -> None:
        """Take an item that lies face up off the board."""
        self.change(items=tuple(one for one in self._now("items") if one[1] != item))

    def lift_hidden(self, place: int) -> None:
        """Take an item that lies face down off a corridor."""
        lying = list(self._now("items"))
        lying.remove((place, HIDDEN))
        self.change(items=tuple(lying))

    def lift_trap(self, place: int) -> None:
        """Put the trap of a corridor back into the pool."""
        self.change(traps=tuple(one for one in self._now("traps") if one[0] != place))

    def put_token(self, place: int, character: int) -> None:
        """Let an ability token of a character lie on a corridor."""
        self.change(tokens=tuple(sorted((*self._now("tokens"), (place, character)))))

    def lift_token(self, place: int, character: int) -> None:
        """Give an ability token of a corridor back."""
        self.change(tokens=tuple(t for t in self._now("tokens") if t != (place, character)))
