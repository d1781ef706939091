"""Goals about the maze, about what lies in it, and about what has happened."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Any, Literal

from pydantic import Field

from platformer_nb.core.input.data_shape import Some
from platformer_nb.games.labyrinth.model.box import TURNINGS
from platformer_nb.games.labyrinth.model.hexes import CELL_OF
from platformer_nb.games.labyrinth.model.maze import EMPTY, is_ordinary, is_start
from platformer_nb.games.labyrinth.model.state import State
from platformer_nb.games.labyrinth.rules.maze.building import plainest
from platformer_nb.games.labyrinth.rules.maze.ways import steps
from platformer_nb.games.labyrinth.teaching.goals.names import CellName, Id, PlaceName, place_of
from platformer_nb.lessons.goals.base import Attempt, Want


class Laid(Want):
    """A tile lies on a cell; a certain tile, turned in a certain way, if these are given."""

    want: Literal["laid"]
    cell: CellName
    tile: Id | None = None
    turning: Annotated[int, Field(ge=0, le=5)] | None = None

    def met(self, attempt: Attempt) -> bool:
        """Return whether it does; turnings in which a tile looks the same are one."""
        state: State = attempt.state
        code = state.maze.laid[CELL_OF[self.cell]]
        if code == EMPTY or (self.tile is None and self.turning is None):
            return code != EMPTY
        if not is_ordinary(code):
            return False
        number, turning = divmod(code, TURNINGS)
        if self.tile is not None and state.box.numbers[number].id != self.tile:
            return False
        wanted = turning if self.turning is None else self.turning
        return plainest(state.box, number, turning) == plainest(state.box, number, wanted)

    def key(self) -> str:
        """Return a key of its own for a certain tile."""
        return "goal-laid" if self.tile is None else "goal-laid-tile"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the cell and the tile."""
        return {"cell": self.cell} | ({"tile": self.tile} if self.tile else {})


class Route(Want):
    """One can walk from one place to another, in so many Moves at most; jumps are no Moves."""

    want: Literal["route"]
    start: PlaceName
    end: PlaceName
    moves: Annotated[int, Field(ge=1, le=40)] | None = None

    def met(self, attempt: Attempt) -> bool:
        """Return whether there is a way that is short enough."""
        now = self._now(attempt.state)
        return now is not None and (self.moves is None or now <= self.moves)

    def key(self) -> str:
        """Return a key of its own for a way of any length."""
        return "goal-route" if self.moves is None else "goal-route-within"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return both ends, and the Moves allowed."""
        return {"start": self.start, "end": self.end, "n": self.moves or 0}

    def _now(self, state: State) -> int | None:
        """Return the length of the shortest way; None if there is none."""
        first, last = place_of(state, self.start), place_of(state, self.end)
        if first is None or last is None:
            return None
        far = {first: 0}
        waiting = [first]
        for here in waiting:
            if is_start(here) and here != first:
                continue  # nobody passes through a start space (MOV-6)
            for _, beyond in steps(state.maze, here):
                if beyond not in far:
                    far[beyond] = far[here] + 1
                    waiting.append(beyond)
        return far.get(last)


class Lies(Want):
    """Something lies in a corridor: a key, a trap, an item or an ability token."""

    want: Literal["lies"]
    what: Literal["key", "trap", "item", "token"]
    place: PlaceName

    def met(self, attempt: Attempt) -> bool:
        """Return whether at least one does."""
        state: State = attempt.state
        place = place_of(state, self.place)
        if place is None:
            return False
        match self.what:
            case "key":
                return state.keys_on(place).count > 0
            case "trap":
                return state.trap_on(place) is not None
            case "item":
                return bool(state.items_on(place))
        return bool(state.tokens_on(place))

    def key(self) -> str:
        """Return a key of its own for each kind of thing."""
        return f"goal-lies-{self.what}"

    def facts(self, attempt: Attempt) -> dict[str, Any]:
        """Return the place."""
        return {"place": self.place}


class Happened(Want):
    """Something has happened at least so often; events as `jumped`, `won-combat`, `rested`."""

    want: Literal["happened"]
    event: Id
    least: Some = 1

    def met(self, attempt: Attempt) -> bool:
        """Return whether there were enough such events."""
        return self._count(attempt) >= self.least

    def memory(self, attempt: Attempt) -> Hashable:
        """Return their number, as far as it matters."""
        return min(self._count(attempt), self.least)

    def key(self) -> str:
        """Return a key of its own for each kind of event."""
        return f"goal-happened-{self.event}"

    def _count(self, attempt: Attempt) -> int:
        return sum(event.kind == self.event for event in attempt.events)
