"""A position: the maze and what lies on it, the characters, whose turn it is, and what has to be settled first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from platformer_nb.core.value import replaced, value
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.frames import Frame, LayBlank, LayTile
from platformer_nb.games.labyrinth.model.hexes import KEY_CELLS
from platformer_nb.games.labyrinth.model.maze import (
    FIRST_START,
    NOWHERE,
    Field,
    Maze,
    first_maze,
    place_of,
)

ACTIONS: Final = 2
"""The actions of a turn (ACT-1)."""

LIVES: Final = 4
"""The life tokens of a character (LIF-1)."""

HAND: Final = 2
"""The items a character carries at most (ITM-2)."""

HIDDEN: Final = -1
"""A trap that lies face down: nobody knows its kind."""

NOBODY: Final = -1

KEY_PLACES: Final = tuple(place_of(cell) for cell in KEY_CELLS)
"""The corridor of each key tile, by the number of its start space less 1."""


@value
class Pawn:
    """A seat's character: its start space, from 0, the place where it stands, and what it has."""

    start: int
    at: int
    lives: int = LIVES
    crystal: bool = True
    stun: int = 0
    keys: int = 0
    items: tuple[int, ...] = ()


@value
class Keys:
    """The keys on a corridor; `dropped` of them were dropped by others than the owner of the key tile (KEY-6)."""

    place: int
    count: int
    dropped: int = 0


@value
class Golem:
    """Where the Golem is, and what its last steps were.

    `came` is the corridor before its last step, if a card of the player `by` moved it (GOL-15); `used` says whether
    the active player has moved it this turn, `out` how many cards of each kind were used (GOL-23).
    """

    at: int
    came: int = NOWHERE
    by: int = NOBODY
    used: bool = False
    out: tuple[int, ...] = (0,) * len(GOLEM_CARDS)


@value
class State:
    """A position. Seats are indices of `pawns`; `winner` is the seat that has won."""

    maze: Maze
    pawns: tuple[Pawn, ...]
    golem: Golem
    active: int = 0
    left: int = ACTIONS
    due: tuple[Frame, ...] = ()
    keys: tuple[Keys, ...] = ()
    traps: tuple[tuple[int, int], ...] = ()
    """Each corridor with a trap, and its kind."""
    items: tuple[tuple[int, int], ...] = ()
    """Each item that lies on a corridor: the corridor first."""
    laid_down: tuple[int, ...] = ()
    """The items that the active player has laid down for others this turn (ITM-6)."""
    turn: int = 1
    winner: int = NOBODY

    @property
    def box(self) -> Box:
        """What the box holds."""
        return self.maze.field.box

    @property
    def pawn(self) -> Pawn:
        """The active player's character."""
        return self.pawns[self.active]

    @property
    def centre(self) -> int:
        """The corridor of the centre tile (SET-17)."""
        return place_of(self.maze.field.centre)

    @property
    def top(self) -> Frame | None:
        """What is settled next; None: nothing is pending."""
        return self.due[-1] if self.due else None

    @property
    def shuffled(self) -> tuple[int, ...]:
        """The tiles of the pool whose order nobody knows, without the one in hand."""
        top = self.top
        hand = top.tile if isinstance(top, (LayTile, LayBlank)) else -1
        return tuple(tile for tile in self.maze.shuffled if tile != hand)

    @property
    def trap_pool(self) -> int:
        """How many trap tokens are left in the pool."""
        return sum(trap.tokens for trap in self.box.table) - len(self.traps)

    @property
    def unknown_traps(self) -> tuple[int, ...]:
        """Of each kind of trap how many tokens are in the pool or face down: nobody can tell which."""
        up = [kind for _, kind in self.traps]
        return tuple(trap.tokens - up.count(kind) for kind, trap in enumerate(self.box.table))

    @property
    def item_pool(self) -> tuple[int, ...]:
        """The items in the pool: not on the board, and not carried."""
        gone = {item for _, item in self.items}
        gone.update(*(pawn.items for pawn in self.pawns))
        return tuple(item for item in range(len(self.box.item_ids)) if item not in gone)

    def trap_on(self, place: int) -> int | None:
        """Return the kind of the trap on a corridor, HIDDEN if it is face down; None if there is none."""
        return dict(self.traps).get(place)

    def keys_on(self, place: int) -> Keys:
        """Return the keys on a corridor."""
        return next((keys for keys in self.keys if keys.place == place), Keys(place, 0))

    def items_on(self, place: int) -> tuple[int, ...]:
        """Return the items that lie on a corridor."""
        return tuple(item for where, item in self.items if where == place)

    def owner(self, place: int) -> int:
        """Return the seat whose key tile this corridor is; NOBODY if there is none."""
        for seat, pawn in enumerate(self.pawns):
            if place == KEY_PLACES[pawn.start]:
                return seat
        return NOBODY

    def clockwise(self, first: int) -> Iterator[int]:
        """Iterate over the seats clockwise from one."""
        return (seat % len(self.pawns) for seat in range(first, first + len(self.pawns)))

    def others_on(self, place: int, seat: int) -> tuple[int, ...]:
        """Return the seats of the other characters on a corridor, clockwise from this one."""
        return tuple(s for s in self.clockwise(seat) if s != seat and self.pawns[s].at == place)


@value
class Event:
    """What has happened: its kind, the rule that decided it, and whom and what it is about."""

    kind: str
    rule: str
    seat: int = NOBODY
    other: int = NOBODY
    tile: int = -1
    cell: int = -1
    turning: int = 0
    frm: int = NOWHERE
    to: int = NOWHERE
    number: int = 0
    item: int = -1
    trap: int = -1


def new_state(box: Box, players: int) -> State:
    """Return the position before the first turn: every pawn on its start space (SET-14), the Golem in the middle."""
    layout = box.layout(players)
    pawns = tuple(Pawn(start, FIRST_START + start) for start in layout.starts)
    keys = tuple(sorted((Keys(place, 1) for place in KEY_PLACES), key=lambda one: one.place))
    maze = first_maze(Field(box, layout.centre))
    return State(maze, pawns, Golem(place_of(layout.centre)), keys=keys)


def with_pawn(state: State, seat: int, pawn: Pawn) -> State:
    """Return the position with another value for a seat's character."""
    return replaced(state, pawns=(*state.pawns[:seat], pawn, *state.pawns[seat + 1 :]))
