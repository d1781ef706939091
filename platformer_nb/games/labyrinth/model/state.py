"""A position: the maze and what lies on it, the characters, whose turn it is, and what has to be settled first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from platformer_nb.core.value import value
from platformer_nb.games.labyrinth.model.box import Box
from platformer_nb.games.labyrinth.model.card_frames import TurnCovered
from platformer_nb.games.labyrinth.model.cards.things import GOLEM_CARDS
from platformer_nb.games.labyrinth.model.frames import LayBlank, LayTile, PickTile, TakeTile
from platformer_nb.games.labyrinth.model.hexes import KEY_CELLS
from platformer_nb.games.labyrinth.model.house_rules import Rulings
from platformer_nb.games.labyrinth.model.maze import (
    NOWHERE,
    Maze,
    place_of,
)
from platformer_nb.games.labyrinth.model.pending import Frame

ACTIONS: Final = 2
"""The actions of a turn (ACT-1)."""

LIVES: Final = 4
"""The life tokens of a character (LIF-1)."""

HIDDEN: Final = -1
"""A trap that lies face down: nobody knows its kind; so may an item (VAR-1), and a tile (CHR-9)."""

NO_CHARACTER: Final = -1
NO_EVENT: Final = -1

NOBODY: Final = -1

KEY_PLACES: Final = tuple(place_of(cell) for cell in KEY_CELLS)
"""The corridor of each key tile, by the number of its start space less 1."""


@value(frozen=False)
class Pawn:
    """A seat's character: its start space, from 0, the place where it stands, and what it has."""

    start: Final[int]
    at: Final[int]
    lives: Final[int] = LIVES
    crystal: Final[bool] = True
    stun: Final[int] = 0
    keys: Final[int] = 0
    items: Final[tuple[int, ...]] = ()
    character: Final[int] = NO_CHARACTER


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
class Known:
    """What lies on top of a deck, seen by these seats only; HIDDEN for everybody else's eyes."""

    number: int
    seats: tuple[int, ...]


@value
class Covered:
    """A tile that the Illusionist has laid face down: HIDDEN, or known to these seats because they had seen it."""

    cell: int
    tile: int = HIDDEN
    seats: tuple[int, ...] = ()


@value(frozen=False)
class State:
    """A position. Seats are indices of `pawns`; `winner` is the seat that has won."""

    maze: Final[Maze]
    pawns: Final[tuple[Pawn, ...]]
    golem: Final[Golem]
    active: Final[int] = 0
    left: Final[int] = ACTIONS
    due: Final[tuple[Frame, ...]] = ()
    keys: Final[tuple[Keys, ...]] = ()
    traps: Final[tuple[tuple[int, int], ...]] = ()
    """Each corridor with a trap, and its kind."""
    items: Final[tuple[tuple[int, int], ...]] = ()
    """Each item that lies on a corridor: the corridor first."""
    laid_down: Final[tuple[int, ...]] = ()
    """The items that the active player has laid down for others this turn (ITM-6)."""
    turn: Final[int] = 1
    winner: Final[int] = NOBODY
    spent: Final[tuple[str, ...]] = ()
    """The ids of the abilities and items used this turn that are for once in each turn."""
    event: Final[int] = NO_EVENT
    """The event in force."""
    called: Final[tuple[int, ...]] = ()
    """All events that have been called, by number; their order does not matter (EVT-9)."""
    has_called: Final[bool] = False
    """Whether the active player has called an event this turn (ACT-8)."""
    tokens: Final[tuple[tuple[int, int], ...]] = ()
    """Each corridor, or covered tile, with an ability token, and the number of the token's character."""
    acted: Final[tuple[tuple[int, int, int], ...]] = ()
    """The tokens that have acted within this activity: on which seat, where, and whose (EXP-9)."""
    covered: Final[tuple[Covered, ...]] = ()
    top_tile: Final[Known | None] = None
    top_card: Final[Known | None] = None
    rulings: Final[Rulings] = ()
    """The house rules of this game."""

    def __repr__(self) -> str:
        """Return a short form; `rules.write(state)` writes the complete one."""
        seat = f"seat {self.active}, {self.left} actions left"
        return f"<State: {len(self.pawns)} players, turn {self.turn}, {seat}>"

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
    def in_hand(self) -> tuple[int, ...]:
        """The tiles that have been taken and not been laid yet."""
        match self.top:
            case TakeTile(_, tiles) | PickTile(tiles):
                return tiles
            case LayTile(tile) | LayBlank(tile) | TurnCovered(_, _, _, tile):
                return (tile,)
        return ()

    @property
    def shuffled(self) -> tuple[int, ...]:
        """The tiles in unknown order, without those in hand: in the pool, or covered and unseen."""
        pool = self.maze.shuffled
        gone = {*self.in_hand, *[one.tile for one in self.covered]}
        return tuple([tile for tile in pool if tile not in gone]) if gone else pool

    @property
    def tile_pool(self) -> int:
        """The number of tiles in the pool, with those at its bottom that have been seen."""
        unseen = sum(one.tile == HIDDEN for one in self.covered)
        return len(self.shuffled) - unseen + len(self.maze.tail)

    @property
    def trap_pool(self) -> int:
        """The number of trap tokens left in the pool."""
        return self.box.trap_tokens - len(self.traps)

    @property
    def unknown_traps(self) -> tuple[int, ...]:
        """Of each kind of trap how many tokens are in the pool or face down: nobody can tell which."""
        up = [kind for _, kind in self.traps]
        return tuple(trap.tokens - up.count(kind) for kind, trap in enumerate(self.box.table))

    @property
    def unknown_items(self) -> tuple[int, ...]:
        """The items in the pool or face down on the board: nobody can tell which (VAR-1)."""
        gone = {item for _, item in self.items}
        for pawn in self.pawns:
            gone.update(pawn.items)
        return tuple([item for item in range(len(self.box.item_ids)) if item not in gone])

    @property
    def item_pool(self) -> int:
        """The number of items left in the pool."""
        carried = sum([len(pawn.items) for pawn in self.pawns])
        return len(self.box.item_ids) - len(self.items) - carried

    def reads(self, rule: str, reading: str) -> bool:
        """Return whether this game has this reading of a rule, which is not the default."""
        return (rule, reading) in self.rulings

    def token_pool(self, character: int) -> int:
        """Return how many ability tokens of a character are not on the board (CHR-5)."""
        kind = tuple(self.box.characters.values())[character].tokens
        lying = sum(whose == character for _, whose in self.tokens)
        return 0 if kind is None else kind.count - lying

    def tokens_on(self, place: int) -> tuple[int, ...]:
        """Return whose ability tokens lie on a corridor."""
        return tuple([whose for where, whose in self.tokens if where == place])

    def seat_of(self, character: int) -> int:
        """Return the seat that has a character; NOBODY if it is not in play."""
        found = (s for s, pawn in enumerate(self.pawns) if pawn.character == character >= 0)
        return next(found, NOBODY)

    def trap_on(self, place: int) -> int | None:
        """Return the kind of the trap on a corridor, HIDDEN if it is face down; None if there is none."""
        return trap_among(self.traps, place)

    def keys_on(self, place: int) -> Keys:
        """Return the keys on a corridor."""
        for keys in self.keys:
            if keys.place == place:
                return keys
        return Keys(place, 0)

    def items_on(self, place: int) -> tuple[int, ...]:
        """Return the items that lie on a corridor."""
        return tuple([item for where, item in self.items if where == place])

    def owner(self, place: int) -> int:
        """Return the seat whose key tile this corridor is; NOBODY if there is none."""
        for seat, pawn in enumerate(self.pawns):
            if place == KEY_PLACES[pawn.start]:
                return seat
        return NOBODY

    def clockwise(self, first: int) -> Iterator[int]:
        """Iterate over the seats clockwise from one."""
        return iter((*range(first, len(self.pawns)), *range(first)))

    def others_on(self, place: int, seat: int) -> tuple[int, ...]:
        """Return the seats of the other characters on a corridor, clockwise from this one."""
        pawns = self.pawns
        others = (*range(seat + 1, len(pawns)), *range(seat))
        return tuple([other for other in others if pawns[other].at == place])


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
    high: int = 0
    """The higher of two dice whose sum is `number`."""


def with_pawn(state: State, seat: int, pawn: Pawn) -> State:
    """Return the position with another value for a seat's character."""
    return state_with(state, {"pawns": (*state.pawns[:seat], pawn, *state.pawns[seat + 1 :])})


def trap_among(traps: tuple[tuple[int, int], ...], place: int) -> int | None:
    """Return the kind of the one of these traps that lies on a corridor; None if there is none."""
    for where, kind in traps:
        if where == place:
            return kind
    return None


_NEW = object.__new__


def pawn_with(pawn: Pawn, changed: Mapping[str, Any]) -> Pawn:
    """Return a character with other values for some fields, as `replaced` does."""
    made: Any = _NEW(Pawn)  # a call with as many arguments takes twice as long
    made.start = pawn.start
    made.at = pawn.at
    made.lives = pawn.lives
    made.crystal = pawn.crystal
    made.stun = pawn.stun
    made.keys = pawn.keys
    made.items = pawn.items
    made.character = pawn.character
    for name, value_ in changed.items():
        setattr(made, name, value_)
    new: Pawn = made
    return new


def state_with(state: State, changed: Mapping[str, Any]) -> State:
    """Return the position with other values for some fields, as `replaced` does; each action does so some three times."""
    made: Any = _NEW(State)  # as in `pawn_with`
    made.maze = state.maze
    made.pawns = state.pawns
    made.golem = state.golem
    made.active = state.active
    made.left = state.left
    made.due = state.due
    made.keys = state.keys
    made.traps = state.traps
    made.items = state.items
    made.laid_down = state.laid_down
    made.turn = state.turn
    made.winner = state.winner
    made.spent = state.spent
    made.event = state.event
    made.called = state.called
    made.has_called = state.has_called
    made.tokens = state.tokens
    made.acted = state.acted
    made.covered = state.covered
    made.top_tile = state.top_tile
    made.top_card = state.top_card
    made.rulings = state.rulings
    for name, value_ in changed.items():
        setattr(made, name, value_)
    new: State = made
    return new
