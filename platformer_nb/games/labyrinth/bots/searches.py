"""How far every place of a maze is from the win, found from the centre tile outwards.

Of most mazes that a bot looks at, a maze it has looked at before differs in one cell. Then the search is that of the maze
without this cell, which serves for every tile that may lie there, and what the tile makes nearer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.core.newest import Latest
from platformer_nb.games.labyrinth.bots.graph import HOLE, Way, Ways, graph, ways_at
from platformer_nb.games.labyrinth.model.maze import (
    MOST_CORRIDORS,
    PLACES,
    Field,
    Laid,
    Maze,
    place_of,
    put,
)

FAR: Final = 60
"""What cannot be reached."""
GOLEM: Final = 2
"""What the Golem in the way costs besides: it has to be moved first."""

MOST_MAZES: Final = 4096
"""The mazes whose searches are kept."""
MOST_NOTED: Final = 4
"""The mazes that others are compared with."""


class Searches:
    """The searches of one maze; a maze without one cell, and a tile there, if `bare` is given."""

    __slots__ = ("back", "bare", "beside", "centre", "known", "out", "ways")

    def __init__(self, field: Field, laid: Laid, bare: Searches | None, cell: int) -> None:
        self.centre = place_of(field.centre)
        self.bare = bare
        self.known: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self.back: Ways = graph(field, laid)[1] if bare is None else bare.back
        self.ways: dict[tuple[int, tuple[int, ...], int], int] = {}
        self.out: list[tuple[int, tuple[Way, ...]]] = []
        self.beside: dict[int, list[Way]] = {}
        if bare is not None:
            out, back = ways_at(field, laid, cell)
            self.out = [
                (place_of(cell, corridor), ways) for corridor, ways in enumerate(out) if ways
            ]
            self.beside = _beside(cell, out, back)

    def way(self, golem: int, stops: tuple[int, ...], place: int) -> int:
        """Return how far a place is from the centre tile, by the nearest of some stops; straight on if there is none."""
        if not stops:
            return self.home(golem)[place]
        if self.bare is None:
            return self._far(golem, stops)[place]
        key = (golem, stops, place)
        found = self.ways.get(key)
        if found is None:
            found = self.ways[key] = self._from(golem, stops, place)
        return found

    def home(self, golem: int) -> bytes:
        """Return how far every place is from the centre tile, straight on."""
        if self.bare is None:
            return self._far(golem, ())
        found = self.known.get((golem, ()))
        if found is None:
            found = self.known[golem, ()] = bytes(self._filled(golem))
        return found

    def _far(self, golem: int, stops: tuple[int, ...]) -> bytes:
        """Return how far every place is, in a maze that is searched as a whole."""
        found = self.known.get((golem, stops))
        if found is None:
            found = self.known[golem, stops] = bytes(self._searched(golem, stops))
        return found

    def _searched(self, golem: int, stops: tuple[int, ...]) -> list[int]:
        far = [FAR] * PLACES
        rows: list[list[int]] = [[] for _ in range(FAR)]
        home = self.home(golem) if stops else b""
        for stop in stops or (self.centre,):
            cost = home[stop] if stops else 0
            if cost < FAR:
                far[stop] = cost
                rows[cost].append(stop)
        back = self.back
        for cost, row in enumerate(rows):
            for here in row:
                if far[here] < cost:
                    continue
                entered = cost + GOLEM if here == golem else cost
                for other, more in back[here]:
                    there = entered + more
                    if there < far[other]:
                        far[other] = there
                        rows[there].append(other)
        return far

    def _filled(self, golem: int) -> list[int]:
        """Return how far it is with the tile: what it does not bring nearer stays as far as without it."""
        assert self.bare is not None
        far = list(self.bare.home(golem))
        nearer = self._entered(far, golem)
        for here in nearer:  # which grows meanwhile
            entered = far[here] + GOLEM if here == golem else far[here]
            for other, more in (*self.back[here], *self.beside.get(here, ())):
                there = entered + more
                if there < far[other]:
                    far[other] = there
                    nearer.append(other)
        return far

    def _from(self, golem: int, stops: tuple[int, ...], place: int) -> int:
        """Return how far one place is, with the tile: nothing that is as far itself brings it nearer."""
        assert self.bare is not None
        far = list(self.bare._far(golem, stops))
        home = self.home(golem)
        nearer = self._entered(far, golem)
        for stop in stops:
            if home[stop] < far[stop]:
                far[stop] = home[stop]
                nearer.append(stop)
        for here in nearer:
            entered = far[here] + GOLEM if here == golem else far[here]
            if entered >= far[place]:
                continue
            for other, more in (*self.back[here], *self.beside.get(here, ())):
                there = entered + more
                if there < far[other]:
                    far[other] = there
                    nearer.append(other)
        return far[place]

    def _entered(self, far: list[int], golem: int) -> list[int]:
        """Enter how far it is from the tile itself, and return its places."""
        found: list[int] = []
        for here, ways in self.out:
            least = far[here]
            for to, more in ways:
                there = far[to] + more + GOLEM if to == golem else far[to] + more
                if there < least:
                    least = there
            if least < far[here]:
                far[here] = least
                found.append(here)
        return found


def _beside(cell: int, out: Ways, back: Ways) -> dict[int, list[Way]]:
    """Return from where one comes to the corridors of a cell, and from there to the places beside it."""
    found: dict[int, list[Way]] = {}
    for corridor in range(MOST_CORRIDORS):
        here = place_of(cell, corridor)
        found[here] = list(back[corridor])
        for other, more in out[corridor]:
            if other // MOST_CORRIDORS != cell:
                found.setdefault(other, []).append((here, more))
    return found


@lru_cache(maxsize=4)
def _kept(_field: Field) -> dict[Laid, Searches]:
    """Return the memory of the searches of mazes."""
    return {}


@lru_cache(maxsize=4)
def _noted(_field: Field) -> list[Laid]:
    """Return the memory of the mazes that others may differ from in one cell."""
    return []


def noted(field: Field, laid: Laid) -> None:
    """Note a maze that others will differ from in one cell, as a bot looks at what may be laid in it."""
    kept = _noted(field)
    if laid not in kept:
        kept.append(laid)
        del kept[:-MOST_NOTED]


@Latest
def searches_of(maze: Maze) -> Searches:
    """Return the searches of a maze: of each position each seat asks."""
    return searches(maze.field, maze.laid)


def searches(field: Field, laid: Laid) -> Searches:
    """Return the searches of a maze."""
    kept = _kept(field)
    found = kept.get(laid)
    if found is None:
        if len(kept) >= MOST_MAZES:
            kept.clear()
        found = kept[laid] = _begun(field, laid)
    return found


def _begun(field: Field, laid: Laid) -> Searches:
    for other in reversed(_noted(field)):
        cells = [cell for cell, code in enumerate(laid) if other[cell] != code]
        if len(cells) == 1 and HOLE not in laid:
            bare = searches(field, put(laid, cells[0], HOLE))
            return Searches(field, laid, bare, cells[0])
    return Searches(field, laid, None, 0)
