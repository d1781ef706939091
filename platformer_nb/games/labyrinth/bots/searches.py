"""How far every place of a maze is from the win, found from the centre tile outwards.

Of most mazes that a bot looks at, a maze it has looked at before differs in one cell. Then the search is that of the maze
without this cell, which serves for every tile that may lie there, and what the tile makes nearer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from platformer_nb.games.labyrinth.bots.graph import HOLE, Way, Ways, graph, ways_at
from platformer_nb.games.labyrinth.model.maze import (
    MOST_CORRIDORS,
    PLACES,
    Field,
    Laid,
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

    __slots__ = ("back", "bare", "beside", "cell", "centre", "known", "out")

    def __init__(self, field: Field, laid: Laid, bare: Searches | None, cell: int) -> None:
        self.centre = place_of(field.centre)
        self.bare = bare
        self.cell = cell
        self.known: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self.back: Ways = graph(field, laid)[1] if bare is None else bare.back
        self.out: Ways = ()
        self.beside: dict[int, list[Way]] = {}
        if bare is not None:
            self.out, back = ways_at(field, laid, cell)
            self.beside = _beside(cell, self.out, back)

    def far(self, golem: int, stops: tuple[int, ...]) -> bytes:
        """Return how far every place is from the centre tile, by the nearest of some stops; straight on if there is none."""
        key = (golem, stops)
        found = self.known.get(key)
        if found is None:
            far = self._searched(golem, stops) if self.bare is None else self._filled(golem, stops)
            found = self.known[key] = bytes(far)
        return found

    def _searched(self, golem: int, stops: tuple[int, ...]) -> list[int]:
        far = [FAR] * PLACES
        rows: list[list[int]] = [[] for _ in range(FAR)]
        home = self.far(golem, ()) if stops else b""
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

    def _filled(self, golem: int, stops: tuple[int, ...]) -> list[int]:
        """Return how far it is with the tile: what it does not bring nearer stays as far as without it."""
        assert self.bare is not None
        far = list(self.bare.far(golem, stops))
        nearer: list[int] = []
        if stops:
            home = self.far(golem, ())
            for stop in stops:
                if home[stop] < far[stop]:
                    far[stop] = home[stop]
                    nearer.append(stop)
        for corridor, ways in enumerate(self.out):
            here = place_of(self.cell, corridor)
            least = min(
                [far[to] + more + (GOLEM if to == golem else 0) for to, more in ways] or [FAR]
            )
            if least < far[here]:
                far[here] = least
                nearer.append(here)
        back, beside = self.back, self.beside
        for here in nearer:  # which grows meanwhile
            entered = far[here] + GOLEM if here == golem else far[here]
            for other, more in (*back[here], *beside.get(here, ())):
                there = entered + more
                if there < far[other]:
                    far[other] = there
                    nearer.append(other)
        return far


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
