"""Tiles that are turned, change places or leave the board (TIL-15 to TIL-20)."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.labyrinth.oracle.position import Position


def turn(position: Position, cell: str, turning: str) -> None:
    """A tile is turned; what lies on it stays on its corridors."""
    position.drawn[cell] = f"{position.drawn[cell][:2]}{turning}"


def demolish(position: Position, cell: str) -> None:
    """TIL-16: a tile leaves; items and traps go into their pools, ability tokens to their players."""
    position.drawn[cell] = "..."
    position.traps = {at: kind for at, kind in position.traps.items() if at[:2] != cell}
    position.items = {at: those for at, those in position.items.items() if at[:2] != cell}
    position.tokens = [(at, whose) for at, whose in position.tokens if at[:2] != cell]
    if position.came[:2] == cell:
        position.came = position.by = ""


def exchange(position: Position, one: str, two: str) -> None:
    """Two tiles change places with all that lies on them, each turned as it was."""
    drawn = position.drawn
    drawn[one], drawn[two] = drawn[two], drawn[one]
    moved = _moved(one, two)
    position.traps = {moved(place): kind for place, kind in position.traps.items()}
    position.items = {moved(place): those for place, those in position.items.items()}
    position.tokens = [(moved(place), whose) for place, whose in position.tokens]
    position.came = moved(position.came)


def _moved(one: str, two: str) -> Callable[[str], str]:
    other = {one: two, two: one}
    return lambda place: other.get(place[:2], place[:2]) + place[2:]
